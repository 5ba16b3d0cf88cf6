// The levels of bots: which is offered first, and what is said of each in a game.

import type { BotLevel } from '../wire'

/** The level that is offered first: the one above the middle. */
export const usualBot = (bots: readonly BotLevel[]): string => bots[Math.floor(bots.length / 2)]?.name ?? ''

/** What a bot is called: the title of its level; what only tables of before have is called nothing. */
export const botTitle = (bots: readonly BotLevel[], name: string): string => bots.find((bot) => bot.name === name)?.title ?? ''

/** "a bot (Mate)". */
export function aBot(bots: readonly BotLevel[], name: string): string {
  const title = botTitle(bots, name)
  return title ? `a bot (${title})` : 'a bot'
}
/** How many levels are offered; nothing before one knows. */
export const levelsInAll = (bots: readonly BotLevel[]): string =>
  bots.length < 2 ? '' : `There are ${bots.length} levels, from ${bots[0]!.title} to ${bots.at(-1)!.title}: the stronger ones slip less and look further.`

/** A level in a list, with its rating in this game. */
export const levelName = (bot: BotLevel, game: string): string => {
  const rating = bot.ratings[game]
  return rating ? `${bot.title} (${rating.elo})` : bot.title
}

/** What a level is like in this game, and how strong. */
export const levelWords = (bot: BotLevel, game: string): string => [bot.words, bot.ratings[game]?.words].filter(Boolean).join(' ')

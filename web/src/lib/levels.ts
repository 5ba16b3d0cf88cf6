// The levels of bots: which is offered first, and what is said of each in a game.

import type { BotLevel } from '../wire'

/** The level that is offered first: the one above the middle. */
export const usualBot = (bots: readonly BotLevel[]): string => bots[Math.floor(bots.length / 2)]?.name ?? ''

/** A level in a list, with its rating in this game. */
export const levelName = (bot: BotLevel, game: string): string => {
  const rating = bot.ratings[game]
  return rating ? `${bot.title} (${rating.elo})` : bot.title
}

/** What a level is like in this game, and how strong. */
export const levelWords = (bot: BotLevel, game: string): string => [bot.words, bot.ratings[game]?.words].filter(Boolean).join(' ')

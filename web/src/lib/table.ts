// Making a table, from one click or from the page where it is set up.

import type { BotLevel, GameInfo, NewTable, OptionValue } from '../wire'
import { makeTable } from './api'
import { usualBot } from './levels'
import { prefs } from './prefs.svelte'
import { router } from './router.svelte'
import { freshLine, keepSeat } from './seatbook'

/** What one is called who gives no name. */
export const SAILOR = 'Sailor'

/** That, or with a number what nobody at the table is called yet. */
export function freeName(taken: readonly (string | undefined)[]): string {
  const names = new Set(taken.map((name) => name?.toLowerCase()))
  let called = SAILOR
  for (let k = 2; names.has(called.toLowerCase()); k++) called = `${SAILOR} ${k}`
  return called
}

/** Tables to be started as soon as the host is there: everybody else is a bot. */
const eager = new Set<string>()
export const startAtOnce = (table: string): void => void eager.add(table)
export const isEager = (table: string): boolean => eager.delete(table)

/** How many sit down when nobody says: three make a game of any. */
export const usualSeats = (game: GameInfo): number => (game.seats.includes(3) ? 3 : (game.seats[0] ?? 2))

export async function open(game: GameInfo, wish: NewTable, start = false): Promise<void> {
  const { line, digest } = await freshLine()
  const made = await makeTable(wish.player ? { ...wish, digest } : wish)
  keepSeat(made.table, { token: made.token, line, game: game.name, title: game.title, name: wish.name ?? '' })
  if (start) startAtOnce(made.table)
  router.go(`/t/${made.table}`)
}

/** The rules for one who chooses none: the game's first preset. */
export const usualOptions = (game: GameInfo): Record<string, OptionValue> => ({ ...game.presets[0]?.options })

/** One click: a table against bots, started at once. */
export function playNow(game: GameInfo, bots: readonly BotLevel[]): Promise<void> {
  const seats = usualSeats(game)
  const others = Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), usualBot(bots)])
  return open(
    game,
    { game: game.name, seats, options: usualOptions(game), player: prefs.name || SAILOR, seat: 0, bots: Object.fromEntries(others), listed: false },
    true,
  )
}

// Which of one's own tables come first, and which are looked at.

import type { Lobby } from '../wire'
import type { Seat } from './seatbook'

export type Mine = Seat & { table: string }

const FIRST = 8 // so many are shown at first, and all where it is one's turn
const PAST = 3 // of these so many finished ones
const AT_A_TIME = 24 // are looked at

export const isTurn = (table: Lobby, seat: Seat | undefined): boolean =>
  table.status === 'playing' && !!table.seats[seat?.seat ?? -1]?.asked

/** Whose turn it is comes first, the one with the least time before the others; then what goes on; then what is over. */
export function inOrder(found: readonly Lobby[], mine: ReadonlyMap<string, Mine>): Lobby[] {
  const rank = (table: Lobby): number => (isTurn(table, mine.get(table.table)) ? 0 : table.status === 'over' ? 2 : 1)
  const due = (table: Lobby): number => table.seats[mine.get(table.table)?.seat ?? -1]?.due || Infinity
  const when = (table: Lobby): number => mine.get(table.table)?.when ?? 0
  return [...found].sort((a, b) => {
    const [ranked, soon] = [rank(a) - rank(b), due(a) - due(b)]
    return ranked || (rank(a) === 0 && soon ? soon || 0 : 0) || when(b) - when(a)
  })
}

/** Those that are shown before anybody asks for all. */
export function shownFirst(sorted: readonly Lobby[], mine: ReadonlyMap<string, Mine>): Lobby[] {
  let past = 0
  const some = sorted.filter((table) => table.status !== 'over' || past++ < PAST)
  const turns = some.filter((table) => isTurn(table, mine.get(table.table))).length
  return some.slice(0, Math.max(FIRST, turns))
}

/** Those to look at: all that are not over and a few that are; where there are many, now these and now those. */
export function toLookAt(mine: readonly Mine[], shown: ReadonlySet<string>, round: number): string[] {
  let past = 0
  const some = mine.filter((one) => !one.ended || past++ < PAST).map((one) => one.table)
  if (round === 0 || some.length <= AT_A_TIME) return some
  const [seen, rest] = [some.filter((table) => shown.has(table)), some.filter((table) => !shown.has(table))]
  const room = Math.max(AT_A_TIME - seen.length, FIRST)
  const from = ((round - 1) * room) % Math.max(1, rest.length)
  return [...seen, ...rest.slice(from, from + room)]
}

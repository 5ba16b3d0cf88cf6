// What happened since one's own last turn: first what was done to me, then a line a player.

import type { LogLine, SeatInfo } from '../wire'
import { once, standing, whose } from './fold'
import { BEGINS, retracted, spoken } from './lines'

/** `n`: the decision it followed from, which can be looked at again. */
export interface Deed { seat: number | null; words: string; n: number }
/** `table`: what was nobody's doing, such as prices and weather. */
export interface Happened { toMe: Deed[]; others: Deed[]; table: Deed | null }

const DEEDS = 3 // so much of what a player did is told, and how much more there was

/** Whether a line names this player, elsewhere than at its beginning. */
export function names(words: string, name: string): boolean {
  const at = name ? words.indexOf(name, 1) : -1
  if (at < 0) return false
  return !/[\p{L}\p{N}]/u.test(words[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(words[at + name.length] ?? '')
}

/** Whether a line goes through the players one by one: "The bids are open: Ann, Ben and Cleo play." was done to nobody. */
const lists = (words: string, called: readonly string[]): boolean => called.filter((name) => names(words, name)).length > 2

/** What happened after decision `from`, told to `you`; up to `until` nothing was one's own doing. */
export function since(log: readonly LogLine[], from: number, you: number, called: readonly string[], until = -1): Happened {
  const gone = retracted(log)
  const lines = log.filter((line) => line.n > from && !line.aside && !gone.has(line.at) && !BEGINS.test(line.words))
  const me = called[you] ?? ''
  const found: Happened = { toMe: [], others: [], table: null }
  const deeds = new Map<number, LogLine[]>()
  const nobodys: LogLine[] = []
  for (const line of lines) {
    const seat = whose(line, called)
    if (seat !== you && names(line.words, me)) {
      if (!lists(line.words, called)) found.toMe.push({ seat, words: line.words, n: line.n })
    }
    else if (spoken(line.words, called) === you) {
      if (line.n <= until) found.toMe.push({ seat: you, words: capital(deed(line.words, me)), n: line.n })
    }
    else if (seat === null) nobodys.push(line)
    else if (seat !== you && spoken(line.words, called) === seat) deeds.set(seat, [...(deeds.get(seat) ?? []), line])
  }
  for (const [seat, done] of deeds) {
    found.others.push(together(seat, done, called))
  }
  if (nobodys.length) found.table = together(null, nobodys, called)
  return found
}

/** What a player did, in one line. */
function together(seat: number | null, done: readonly LogLine[], called: readonly string[]): Deed {
  const said = once(standing(done)).map((one) => deed(one.words, seat === null ? '' : (called[seat] ?? '')) + (one.times > 1 ? ` (${one.times} times)` : ''))
  const rest = said.length - DEEDS
  return { seat, words: said.slice(0, DEEDS).join('; ') + (rest > 0 ? `; and ${rest} more` : ''), n: done[0]!.n }
}

/** Whether a bot made this decision of a seat that has a player. */
export const byBot = (me: SeatInfo, n: number): boolean => !!me.bot || (n > (me.stand_in_from ?? 0) && n <= (me.stand_in_to ?? 0))

/** What a bot did that stood in for this seat's player, while it plays and until the player has decided something again, after `from`. */
export function stoodIn(log: readonly LogLine[], from: number, me: SeatInfo, called: readonly string[]): Deed | null {
  const [begins = 0, ends = 0] = [me.stand_in_from, me.stand_in_to]
  if (!(me.bot && me.owner) && ends <= Math.max(0, from)) return null
  const gone = retracted(log)
  const done = log.filter((line) => line.n > begins && (me.bot || line.n <= ends) && !line.aside && !gone.has(line.at) && spoken(line.words, called) === me.seat && !BEGINS.test(line.words))
  return done.length ? together(me.seat, done, called) : null
}

/** "Blue (USSR) sails to Kola." under Blue's mark: "sails to Kola"; of "Blue's household brings 50.": "household brings 50". */
function deed(words: string, name: string): string {
  const plain = name && words.startsWith(name) ? words.slice(name.length).replace(/^ \([^)]*\)/, '') : words
  return plain.replace(/^['’]s /, '').replace(/^\s+/, '').replace(/\.$/, '')
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

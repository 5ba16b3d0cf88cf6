// The seats this browser holds: a token for each table, and the line of entropy it committed to when it sat down.

import { sha256 } from './sha256'
import { read, write } from './storage'

export interface Seat {
  token: string
  /** The token before, while the table has not yet said that it takes the new one. */
  former?: string
  line?: string
  game?: string
  title?: string
  name?: string
  /** Its number; null for a host who only watches. */
  seat?: number | null
  /** The game there is over, or the table closed: nobody waits. */
  ended?: 'over' | 'closed'
  when: number
}

const KEY = 'roadstead.seats'
const MOST = 200
const OFTEN = 60_000 // a table is noted as visited at most so often, in milliseconds
const TOKEN = /^[0-9A-Za-z_-]{16,64}$/

const book = (): Record<string, Seat> => read<Record<string, Seat>>(KEY, {})

export const seatOf = (table: string): Seat | null => book()[table] ?? null

export function keepSeat(table: string, seat: Partial<Seat> & { token: string }): void {
  const all = { ...book(), [table]: { ...book()[table], ...seat, when: Date.now() } }
  const newest = Object.entries(all).sort((a, b) => b[1].when - a[1].when).slice(0, MOST)
  write(KEY, Object.fromEntries(newest))
}

/** Whether anything still happens at this table. */
export function noteStatus(table: string, status: string): void {
  const seat = seatOf(table)
  const ended = status === 'over' || status === 'closed' ? status : undefined
  if (seat && seat.ended !== ended) write(KEY, { ...book(), [table]: { ...seat, ended } })
}

/** What is known of the table now, and that one is there; nothing is kept for a table where this browser has no seat. */
export function noteTable(table: string, told: Pick<Seat, 'game' | 'title' | 'name' | 'seat'>): void {
  const seat = seatOf(table)
  const now = Date.now()
  if (!seat || (seat.game === told.game && seat.name === told.name && seat.seat === told.seat && now - seat.when < OFTEN)) return
  write(KEY, { ...book(), [table]: { ...seat, ...told, when: now } })
}

export function forgetSeat(table: string): void {
  const { [table]: _, ...rest } = book()
  write(KEY, rest)
}

/** All of them, the latest first. */
export const seats = (): (Seat & { table: string })[] =>
  Object.entries(book())
    .map(([table, seat]) => ({ table, ...seat }))
    .sort((a, b) => b.when - a.when)

/** A fresh line of entropy and what is published of it. */
export async function freshLine(): Promise<{ line: string; digest: string }> {
  const line = freshToken()
  return { line, digest: await sha256(line) }
}

/** What nobody can guess. */
export const freshToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** "My seat elsewhere": opens this seat on another device. The fragment never reaches a server. */
export function seatLink(table: string, seat: Seat, origin = location.origin): string {
  const line = seat.line ? `&line=${seat.line}` : ''
  return `${origin}/t/${table}#seat=${seat.token}${line}`
}

export interface LinkedSeat { token: string; line?: string }

/** The seat in a fragment such as "#seat=TOKEN", if there is one. */
export function seatIn(hash: string): LinkedSeat | null {
  const found = new URLSearchParams(hash.replace(/^#/, ''))
  const token = found.get('seat')
  if (!token || !TOKEN.test(token)) return null
  const line = found.get('line')
  return line && line.length <= 100 ? { token, line } : { token }
}

/** The seat that the address names, which is out of sight at once.  It is kept only when the table has taken its token. */
export function seatFromAddress(): LinkedSeat | null {
  if (!location.hash.startsWith('#seat=')) return null
  const found = seatIn(location.hash)
  history.replaceState(history.state, '', location.pathname + location.search)
  return found
}

/** Whether a token opens something at a table: a seat, one that is kept since the last game, or hosting. */
export const opens = (told: { you?: number | null; host?: boolean; kept?: number | null }): boolean =>
  (told.you ?? null) !== null || !!told.host || (told.kept ?? null) !== null

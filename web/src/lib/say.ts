// Small ways of saying things.

import type { GameInfo, OptionValue, SeatInfo, TableRow } from '../wire'

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export function valueWords(value: OptionValue): string {
  if (value === true) return 'Yes'
  if (value === false) return 'No'
  return typeof value === 'number' ? value.toLocaleString('en') : capital(value)
}

export function players(game: GameInfo): string {
  const least = Math.min(...game.seats)
  const most = Math.max(...game.seats)
  return least === most ? `${least} players` : `${least} to ${most} players`
}

const WEIGHTS = ['easy', 'fairly easy', 'medium', 'demanding', 'heavy']

/** "2 to 6 players · 30 minutes · easy", which breaks only after a dot. */
export function facts(game: GameInfo): string {
  const time = game.minutes < 90 ? `${game.minutes} minutes` : count(Math.round(game.minutes / 60), 'hour')
  return [players(game), time, WEIGHTS[game.weight - 1] ?? ''].filter(Boolean).map((fact) => fact.replaceAll(' ', '\u00a0')).join('\u00a0· ')
}

/** "5 minutes ago"; `when` in seconds since 1970. */
export function ago(when: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - when)
  if (past < 60) return 'just now'
  if (past < 3600) return count(Math.floor(past / 60), 'minute') + ' ago'
  if (past < 86_400) return count(Math.floor(past / 3600), 'hour') + ' ago'
  if (past < 14 * 86_400) return count(Math.floor(past / 86_400), 'day') + ' ago'
  return new Date(when * 1000).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' })
}

/** How long something lasts or has lasted: "7 days", "6 days 23 h", "2 h 5 min", "12 minutes", "40 seconds". */
export function lasting(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 120) return count(whole, 'second')
  const minutes = Math.round(whole / 60)
  if (minutes < 60) return count(minutes, 'minute')
  if (minutes < 2 * 1440) return `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`
  const hours = Math.round(whole / 3600)
  return `${count(Math.floor(hours / 24), 'day')}${hours % 24 ? ` ${hours % 24} h` : ''}`
}

/** "14:05", of another day "3 Oct 14:05", by the reader's own clock; `when` in seconds since 1970. */
export function clock(when: number, now = Date.now() / 1000): string {
  const [then, today] = [new Date(when * 1000), new Date(now * 1000)]
  const time = `${String(then.getHours()).padStart(2, '0')}:${String(then.getMinutes()).padStart(2, '0')}`
  return then.toDateString() === today.toDateString() ? time : `${then.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })} ${time}`
}

export const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

export function all(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** How many seconds a decision may take where a table is set up; 0: no deadline. */
export const DEADLINES: readonly number[] = [0, 120, 600, 3600, 86_400, 3 * 86_400, 7 * 86_400]

/** Seconds a decision may take, as an adjective would have it. */
export function deadlineWords(seconds: number): string {
  if (!seconds) return 'No deadline'
  if (seconds < 3600) return `${count(Math.round(seconds / 60), 'minute')} a decision`
  if (seconds < 86_400) return `${count(Math.round(seconds / 3600), 'hour')} a decision`
  return `${count(Math.round(seconds / 86_400), 'day')} a decision`
}

/** "10175" as "10,175"; whatever else stands there stays as it is. */
export const thousands = (words: string): string => (/^-?\d{4,}$/.test(words) ? Number(words).toLocaleString('en') : words)

export const isFree = (seat: SeatInfo): boolean => !seat.owner && !seat.bot

/** A person's name, or the seat's own. */
export const seatName = (seat: SeatInfo): string => seat.name || capital(seat.colour)

/** How the rules of a table differ from what is usual: the preset they make up, or each option; `game` knows what is usual. */
export function special(options: Readonly<Record<string, OptionValue>>, game: GameInfo | undefined): string[] {
  if (!game) return []
  const other = game.options.filter((option) => option.name in options && options[option.name] !== option.default)
  const is = (wanted: Readonly<Record<string, OptionValue>>) => game.options.every((option) => (options[option.name] ?? option.default) === (wanted[option.name] ?? option.default))
  const preset = other.length ? game.presets.find((one) => is(one.options)) : undefined
  return preset ? [preset.title] : other.map((option) => `${option.title}: ${valueWords(options[option.name]!).toLowerCase()}`)
}

/** The game that a row is of, a variant's own game for a variant. */
export const baseOf = (game: string): string => game.split('~')[0]!

/** The people at a table, also those for whom a bot plays, and how many bots beside them. */
export function company(seats: readonly SeatInfo[], except: number | null = null): { people: SeatInfo[]; bots: number } {
  const others = seats.filter((seat) => seat.seat !== except && !isFree(seat))
  const people = others.filter((seat) => seat.name)
  return { people, bots: others.length - people.length }
}

/** "Tom won with 57", "Ann and Cleo share it with 22", "Nobody won". */
export function outcome(table: TableRow): string {
  const names = (table.winners ?? []).map((seat) => seatName(table.seats[seat] ?? { seat, colour: `seat ${seat + 1}` }))
  if (!names.length) return 'Nobody won'
  const best = table.scores?.[table.winners![0]!]
  const points = best === undefined ? '' : ` with ${best.toLocaleString('en')}`
  return names.length === 1 ? `${names[0]} won${points}` : `${all(names)} share it${points}`
}

/** A game's title without what comes after a colon or "with", where there is little room. */
export const short = (title: string): string => title.split(/:| with /)[0] ?? title

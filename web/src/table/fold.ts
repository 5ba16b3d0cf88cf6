// The log folded: by round, by player, and what is said again said once.

import type { LogLine } from '../wire'
import { BEGINS, spoken, type Block } from './lines'

/** What one player did in a row, `from` the first decision to `n`, the last. */
export interface Entry extends Block { from: number }
export interface Round { title: string; key: number; entries: Entry[] }
/** One line, or several alike: `times` where the words are the same, all of them in `lines`. */
export interface Said { at: number; words: string; rule: string | undefined; times: number; lines: LogLine[] }

const ALIKE = 3 // so many lines that differ in one place only are told as one
const NAMED = 4 // and so many of the different things are named
const LONGEST = 5 // words of each: a Right Whale for $1
const NOW = /^(.+?) (?:is|are) (?:now|still) / // what something is now, which is so until it is said again

/** Whose line it is: by the name it begins with, or else as it was told. */
export const whose = (line: LogLine, names: readonly string[]): number | null => spoken(line.words, names) ?? line.seat ?? null

/** The lines in their order, put together by player; `seen` is the last line that was read, -1 for none. */
export function entries(lines: readonly LogLine[], seen: number, names: readonly string[]): Entry[] {
  const made: Entry[] = []
  let marked = seen < 0
  for (const line of lines) {
    const last = made.at(-1)
    const seat = whose(line, names)
    const isNew = !marked && line.at > seen
    const apart = !last || isNew || BEGINS.test(line.words) || !!line.aside || !!last.lines[0]!.aside || (seat !== null && seat !== last.seat)
    if (apart) made.push({ n: line.n, from: line.n, seat, lines: [line], after: isNew && made.length > 0 })
    else {
      last.lines.push(line)
      last.n = Math.max(last.n, line.n)
    }
    if (isNew) marked = true
  }
  return made
}

/** The entries by round or turn; what comes before the first has no title. */
export function rounds(made: readonly Entry[]): Round[] {
  const found: Round[] = []
  for (const entry of made) {
    const first = entry.lines[0]!
    const title = BEGINS.exec(first.words)?.[0].replace(/[:\s]+$/, '') ?? ''
    const last = found.at(-1)
    if (!last || (title && title !== last.title)) found.push({ title, key: first.at, entries: [entry] })
    else last.entries.push(entry)
  }
  return found
}

/** Only what one player did. */
export const ofPlayer = (made: readonly Entry[], seat: number | null): Entry[] => (seat === null ? [...made] : made.filter((entry) => entry.seat === seat))

/** The lines, what is said again said once: the same words counted, words that differ in one place put together. */
export function once(lines: readonly LogLine[]): Said[] {
  const counted: Said[] = []
  for (const line of lines) {
    const last = counted.at(-1)
    if (last && last.words === line.words) {
      last.times += 1
      last.lines.push(line)
    } else counted.push({ at: line.at, words: line.words, rule: line.rule, times: 1, lines: [line] })
  }
  const found: Said[] = []
  for (let at = 0; at < counted.length; ) {
    let end = at + 1
    while (end < counted.length && counted[end]!.rule === counted[at]!.rule && together(counted.slice(at, end + 1))) end += 1
    const run = counted.slice(at, end)
    const words = run.length >= ALIKE ? together(run) : ''
    if (words) found.push({ at: run[0]!.at, words, rule: run[0]!.rule, times: 1, lines: run.flatMap((one) => one.lines) })
    else found.push(...run)
    at = end
  }
  return found
}

/** The lines without what is no longer so: of several that say what the same thing is now, the last one. */
export function standing(lines: readonly LogLine[]): LogLine[] {
  const last = new Map<string, number>()
  for (const line of lines) {
    const what = NOW.exec(line.words)?.[1]
    if (what) last.set(what, line.at)
  }
  return lines.filter((line) => (last.get(NOW.exec(line.words)?.[1] ?? '') ?? line.at) === line.at)
}

/**
 * Sentences that differ in one place as one sentence; nothing where they do not, or where it would not read well.
 * What is told of somebody's ship, or of a list of things, is told of each by itself.
 */
function together(run: readonly Said[]): string {
  if (run.some((one) => one.times > 1 || NOW.test(one.words))) return ''
  const words = run.map((one) => one.words.split(' '))
  const shortest = Math.min(...words.map((one) => one.length))
  const first = words[0]!
  let front = 0
  while (front < shortest && words.every((one) => one[front] === first[front])) front += 1
  let back = 0
  while (back < shortest - front && words.every((one) => bare(one.at(-1 - back)!) === bare(first.at(-1 - back)!))) back += 1
  while (front > 0 && HOW_MANY.test(first[front - 1]!)) front -= 1
  const said = first.slice(0, front)
  const tail = first.slice(first.length - back)
  if (front < 2 || said.at(-1) === 'and' || said.some((word) => OWN.test(word)) || tail.some((word) => ONE_ONLY.test(word))) return ''
  const whole = words.map((one) => one.slice(front, one.length - back).join(' ').replace(/\.$/, ''))
  const stop = whole.every((middle) => middle.endsWith(',')) ? ',' : ''
  const middles = stop ? whole.map((middle) => middle.slice(0, -1)) : whole
  if (middles.some((middle) => !middle || LIST.test(middle) || middle.split(' ').length > LONGEST)) return ''
  const each = SO_MUCH.test(said.join(' '))
  if (each && !PLACE.test(said.at(-1)!)) return ''
  const named = middles.length > NAMED ? [...middles.slice(0, NAMED - 1), `${middles.length - NAMED + 1} more`] : middles
  const listed = `${named.slice(0, -1).join(', ')} and ${named.at(-1)}${stop}`
  const rest = tail.length ? ` ${tail.join(' ').replace(/\.?$/, SO_MUCH.test(tail.join(' ')) ? ' each.' : '.')}` : '.'
  return `${said.join(' ')}${each ? ' each of' : ''} ${listed}${rest}`
}

const HOW_MANY = /^(?:an?|one|\$?\d[\d,]*M?)$/ // belongs to what follows: 1 brick, a Right Whale
const OWN = /['’]s$/ // Blue's ship: another line is about another ship
const ONE_ONLY = /^(?:and|it|is|which)\b/ // goes on about the one thing that was named
const LIST = /[,;:]|\band\b/
const SO_MUCH = /(?:^| )(?:an?|one|\$?\d[\d,]*M?) \p{L}/u // so much at each place, not in all
const PLACE = /^(?:at|for|from|in|into|of|on|to|with)$/
const bare = (word: string): string => word.replace(/[.,;]$/, '')

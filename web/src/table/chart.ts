// How a game stood over time, as lines to draw: one for each seat, with what is written beside them.

import type { Story } from '../wire'

export interface Point { x: number; y: number }
export interface Line { seat: number; path: string; marks: Point[]; end: Point; label: number }
export interface Tick { at: number; words: string }
export interface Flag { x: number; top: number; number: number }
export interface Chart { left: number; right: number; top: number; bottom: number; zero: number | null; lines: Line[]; rows: Tick[]; columns: Tick[]; flags: Flag[] }

/** How the line of each hue is drawn, so that lines differ not by colour alone. */
export const STROKES = ['', '9 4', '2.5 3.5', '12 4 2.5 4', '16 5', '5 3'] as const

const TOP = 26 // above the lines, for the numbers of the moments
const BELOW = 34
const LETTER = 6.6
const APART = 16 // between two names at the end of their lines
const MARKS = 6 // signs on a line

/** A score as the game writes it. */
export const written = (points: string, score: number): string => (score < 0 ? '-' : '') + points.replace('{}', Math.abs(score).toLocaleString('en'))

/** Round numbers from `least` to `most`, few enough to be read. */
export function rounded(least: number, most: number, count: number): number[] {
  const rough = Math.max(1, (most - least) / Math.max(1, count))
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((by) => by * power).find((one) => one >= rough)!
  const found: number[] = []
  for (let at = Math.floor(least / step) * step; at < most + step; at += step) found.push(at)
  return found
}

/** So far from each other that all can be read, and as near as possible to where they belong; `most` is the lowest place. */
export function spread(wanted: readonly number[], apart: number, most: number): number[] {
  const order = wanted.map((at, k) => [at, k] as const).sort((a, b) => a[0] - b[0])
  const placed = new Array<number>(wanted.length)
  let last = -Infinity
  for (const [at, k] of order) placed[k] = last = Math.max(at, last + apart)
  let next = most
  for (const [, k] of [...order].reverse()) {
    placed[k] = Math.min(placed[k]!, next)
    next = placed[k]! - apart
  }
  return placed
}

export function chartOf(story: Story, names: readonly string[], width: number, height: number): Chart {
  const scores = story.stands.flatMap((stand) => stand.scores)
  const values = rounded(Math.min(...scores), Math.max(...scores), 4)
  const [least, most] = [values[0]!, values.at(-1)!]
  const rows = values.map((value) => ({ value, words: written(story.points, value) }))
  const named = Math.max(...names.map((name) => Math.min(name.length, longest(width))))
  const left = 10 + LETTER * Math.max(...rows.map(({ words }) => words.length))
  const right = width - 30 - LETTER * named
  const bottom = height - BELOW
  const last = story.stands.at(-1)!.at || 1
  const x = (at: number): number => left + ((right - left) * at) / last
  const y = (score: number): number => bottom - ((bottom - TOP) * (score - least)) / (most - least || 1)

  const ends = names.map((_, seat) => y(story.stands.at(-1)!.scores[seat] ?? 0))
  const labels = spread(ends, APART, bottom + 4)
  const lines = names.map((_, seat): Line => {
    const points = story.stands.map((stand) => ({ x: x(stand.at), y: y(stand.scores[seat] ?? 0) }))
    return { seat, path: points.map((point, k) => `${k ? 'L' : 'M'}${one(point.x)} ${one(point.y)}`).join(''), marks: marked(points, seat, names.length), end: points.at(-1)!, label: labels[seat]! }
  })
  const wanted = story.moments.map((moment) => x(moment.at))
  const flags = spread(wanted, 20, right).map((top, k) => ({ x: wanted[k]!, top, number: k + 1 }))
  return { left, right, top: TOP, bottom, zero: least < 0 && most > 0 ? y(0) : null, lines, rows: rows.map(({ value, words }) => ({ at: y(value), words })), columns: columns(story, x, right - left), flags }
}

/** How many letters of a name there is room for. */
export const longest = (width: number): number => (width < 460 ? 8 : 14)

/** The ends of the rounds that are named below, or round numbers of decisions. */
function columns(story: Story, x: (at: number) => number, wide: number): Tick[] {
  const most = Math.max(2, Math.floor(wide / 44))
  if (!story.rounds.length) {
    const last = story.stands.at(-1)!.at
    return rounded(0, last, most).filter((at) => at > 0 && at <= last).map((at) => ({ at: x(at), words: `${at}` }))
  }
  const every = Math.ceil(story.rounds.length / most)
  return story.rounds.flatMap((number, k) => ((k + 1) % every ? [] : [{ at: x(k + 1), words: `${number}` }]))
}

/** Where the sign of a seat stands on its line: evenly, and not where another's does. */
function marked(points: readonly Point[], seat: number, seats: number): Point[] {
  const [first, last] = [points[0]!.x, points.at(-1)!.x]
  const found: Point[] = []
  for (let k = 0; k < MARKS; k++) {
    const wanted = first + ((last - first) * (k + (seat + 0.5) / seats)) / MARKS
    const after = points.findIndex((point) => point.x >= wanted)
    if (after < 1) continue
    const [a, b] = [points[after - 1]!, points[after]!]
    const part = (wanted - a.x) / (b.x - a.x || 1)
    found.push({ x: wanted, y: a.y + (b.y - a.y) * part })
  }
  return found
}

const one = (value: number): string => value.toFixed(1)

/** The stand nearest to a place on the chart. */
export function nearestStand(story: Story, chart: Chart, x: number): number {
  const last = story.stands.at(-1)!.at || 1
  const at = ((x - chart.left) / (chart.right - chart.left)) * last
  let best = 0
  story.stands.forEach((stand, k) => { if (Math.abs(stand.at - at) < Math.abs(story.stands[best]!.at - at)) best = k })
  return best
}

/** "At the beginning", "After round 3", "In round 4", "After decision 12". */
export function whenOf(story: Story, at: number): string {
  if (at <= 0) return 'At the beginning'
  if (!story.rounds.length) return `After ${story.unit} ${at}`
  const whole = Math.round(at)
  if (Math.abs(at - whole) < 0.001) return `After ${story.unit} ${story.rounds[whole - 1] ?? whole}`
  return `In ${story.unit} ${story.rounds[Math.floor(at)] ?? Math.ceil(at)}`
}

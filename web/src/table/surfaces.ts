// Where the surfaces of a table lie on the screen: the board, and round it what there is room for.

import type { Surface } from '../wire'
import type { Size } from './zoom'

export interface Box { x: number; y: number; width: number; height: number }
/** `boxes`: what is shown, and where; `away`: what is a tap away. */
export interface Layout { boxes: Map<string, Box>; away: string[] }

const GAP = 6
const SAFE = 1.02 // a hair more than the least, so that what is found is not just below it
/** How much it counts that a surface is larger than it needs to be, up to how many times, and that it is smaller. */
const WORTH = { board: [1.5, 2.4, 3], own: [0.35, 1.7, 8], other: [0.15, 1.35, 8] } as const

/** What a surface is called for those who hear the table: a mat by whose it is, the board by the game. */
export function labelOf(surface: Surface, game: string, named?: (surface: Surface) => string): string {
  if (surface.title) return surface.title
  if (surface.kind === 'board') return `Board of ${game}`
  return (surface.kind === 'mat' && named?.(surface)) || surface.name
}

/** How high a surface is for its width. */
const ratio = (surface: Surface): number => surface.height / surface.width

/** How many times as large as it needs to be a surface is in this room. */
const fit = (surface: Surface, { width, height }: Size): number => Math.min(width, height / ratio(surface)) / surface.least

const FINGER = 40 / 24 // how much broader than a mouse a finger is

/** What a finger needs: at its least width a market has targets for a mouse; other surfaces say themselves what they need. */
export function forFingers(surfaces: readonly Surface[], room: Size): Surface[] {
  const broad = (surface: Surface, wanted: number): number => Math.max(surface.least, Math.min(wanted, room.width, room.height / ratio(surface)))
  return surfaces.map((surface) => {
    const wanted = surface.fingers || (surface.kind === 'market' ? surface.least * FINGER : 0)
    return wanted ? { ...surface, least: broad(surface, wanted) } : surface
  })
}

/**
 * The surfaces in the room there is, for the one who sits at `you`; `opened` is the one that is wanted among those for
 * which there may be no room.  What cannot be read is not shown, but for the board, which can be zoomed.
 */
export function layout(surfaces: readonly Surface[], room: Size, you: number | null, opened = ''): Layout {
  const board = surfaces.find((surface) => surface.kind === 'board')!
  if (room.width < 40 || room.height < 40) return { boxes: new Map(), away: [] }
  for (const shown of selections(surfaces, you, opened)) {
    const found = best(board, shown, room, you)
    if (found.least < 1 || found.board < Math.min(0.9, 0.72 * fit(board, room))) continue
    return { boxes: found.boxes, away: awayFrom(surfaces, found.boxes) }
  }
  // The last selection is the board alone, or what is wanted in its place.
  const alone = surfaces.find((surface) => surface.name === opened) ?? board
  const boxes = new Map([[alone.name, { x: 0, y: 0, ...room }]])
  return { boxes, away: awayFrom(surfaces, boxes) }
}

function awayFrom(surfaces: readonly Surface[], boxes: ReadonlyMap<string, Box>): string[] {
  return surfaces.filter((surface) => !boxes.has(surface.name)).map((surface) => surface.name)
}

/** What to show besides the board, the fullest first. */
function selections(surfaces: readonly Surface[], you: number | null, opened: string): Surface[][] {
  const rest = surfaces.filter((surface) => surface.kind !== 'board')
  const wanted = rest.find((surface) => surface.name === opened)
  const mats = rest.filter((surface) => surface.kind === 'mat')
  const slot = wanted?.kind === 'mat' ? wanted : mats.find((mat) => mat.seat === you)
  const list = [rest]
  let last = rest
  const fewer = (drop: (surface: Surface) => boolean): Surface[] => last.filter((surface) => surface === wanted || !drop(surface))
  const without = (drop: (surface: Surface) => boolean): void => {
    const left = fewer(drop)
    if (left.length < last.length) list.push((last = left))
  }
  if (!slot && mats.length) list.push(fewer((surface) => surface.kind === 'market')) // who looks on sees the players first
  without((surface) => surface.kind === 'mat' && surface !== slot)
  without((surface) => surface.kind === 'market')
  without((surface) => surface.kind === 'mat')
  without(() => true)
  if (wanted) list.push([wanted])
  return list
}

type Edges = Record<Side, readonly Surface[]>
type Side = 'left' | 'bottom' | 'top'
/** Which part of the room an edge takes; `full`: what is at the left goes all the way down. */
interface Division { left: number; bottom: number; top: number; full: boolean }
interface Tried { edges: Edges; division: Division; least: number; score: number }

const SPAN = { left: [0.12, 0.62], bottom: [0.12, 0.6], top: [0.08, 0.4] } as const
const PROMISING = 6 // so many of them are looked at more closely
const COARSE = [1, 12, 8, 5] // how many steps at first, by how many sides are divided

/** The best of all ways to put these round the board: some at its left, the others below or above. */
function best(board: Surface, shown: readonly Surface[], room: Size, you: number | null): { boxes: Map<string, Box>; least: number; board: number } {
  const others = shown.filter((surface) => surface.kind === 'mat' && surface.seat !== you)
  const markets = shown.filter((surface) => surface.kind === 'market')
  const own = shown.filter((surface) => surface.kind === 'hand' || (surface.kind === 'mat' && surface.seat === you))
  const ways: [readonly Surface[], readonly Surface[], readonly Surface[]][] = [
    [others, [...own, ...markets], []],
    [[...others, ...own, ...markets], [], []],
    [[], [...own, ...others, ...markets], []],
    [[...own, ...others], markets, []],
    [own, others, markets],
    [others, own, markets],
    [[...others, ...markets], own, []],
    [[...others, ...own], [], markets],
    [markets, [...own, ...others], []],
  ]
  for (const [left, bottom, top] of [...ways]) if (left.some((surface) => surface.flow)) ways.push([left.map(upright), bottom, top])
  const seen = new Set<string>()
  const tried: Tried[] = []
  for (const [left, bottom, top] of ways) {
    const key = [left, bottom, top].map((list) => list.map((surface) => surface.name + surface.least).join()).join(';')
    if (seen.has(key)) continue
    seen.add(key)
    const edges = { left, bottom, top }
    for (const full of left.length && (bottom.length || top.length) ? [true, false] : [true]) {
      tried.push(...roughly(board, edges, room, full, you))
    }
  }
  tried.sort((a, b) => b.score - a.score)
  const [found] = tried.slice(0, PROMISING).map((one) => finely(one, board, room, you)).sort((a, b) => b.score - a.score)
  if (!found) return { boxes: new Map([[board.name, { x: 0, y: 0, ...room }]]), least: shown.length ? 0 : 1, board: fit(board, room) }
  const [middle, ...places] = parted(found.edges, room, found.division)
  const boxes = new Map([[board.name, middle!.box]])
  for (const { surfaces, box } of places) for (const [name, at] of spread(packed(surfaces, box), box)) boxes.set(name, at)
  return { boxes, least: found.least, board: fit(board, middle!.box) }
}

/** What flows can stand as well as lie. */
function upright(surface: Surface): Surface {
  if (!surface.flow) return surface
  return { ...surface, width: surface.height, height: surface.width, least: surface.least * ratio(surface) }
}

const dividing = (edges: Edges): Side[] => (['left', 'bottom', 'top'] as const).filter((side) => edges[side].length)

/** The best few of some divisions of the room. */
function roughly(board: Surface, edges: Edges, room: Size, full: boolean, you: number | null): Tried[] {
  const sides = dividing(edges)
  const coarse = COARSE[sides.length]!
  const tried: Tried[] = []
  const grid = (rest: readonly Side[], division: Division): void => {
    const [side, ...more] = rest
    if (!side) {
      const found = weighed(board, edges, room, division, you)
      if (found) tried.push(found)
      return
    }
    const [from, to] = SPAN[side]
    for (let k = 0; k <= coarse; k++) grid(more, { ...division, [side]: from + ((to - from) * k) / coarse })
  }
  grid(sides, { left: 0, bottom: 0, top: 0, full })
  return tried.sort((a, b) => b.score - a.score).slice(0, 2)
}

/** A division moved to where it is best, in smaller and smaller steps. */
function finely(found: Tried, board: Surface, room: Size, you: number | null): Tried {
  const { edges } = found
  const sides = dividing(edges)
  const [one, two] = sides
  for (let step = 0.03; step > 0.001; step /= 1.6) {
    const { division } = found
    const moves: Partial<Division>[] = sides.flatMap((side) => [{ [side]: division[side] - step }, { [side]: division[side] + step }])
    if (one && two) for (const by of [-step, step]) moves.push({ [one]: division[one] + by, [two]: division[two] - by }, { [one]: division[one] + by, [two]: division[two] + by })
    for (const move of moves) {
      const next = weighed(board, edges, room, { ...division, ...move }, you)
      if (next && next.score > found.score) found = next
    }
  }
  return found
}

/** The parts of the room: the board's first. */
function parted(edges: Edges, room: Size, { left, bottom, top, full }: Division): { surfaces: readonly Surface[]; box: Box }[] {
  const [across, below, above] = [Math.round(room.width * left), Math.round(room.height * bottom), Math.round(room.height * top)]
  const x = across ? across + GAP : 0
  const y = above ? above + GAP : 0
  const middle = { x, y, width: room.width - x, height: room.height - y - (below ? below + GAP : 0) }
  const row = full ? { x, width: middle.width } : { x: 0, width: room.width }
  const parts = [
    { surfaces: edges.left, box: full ? { x: 0, y: 0, width: across, height: room.height } : { x: 0, y, width: across, height: middle.height } },
    { surfaces: edges.bottom, box: { ...row, y: room.height - below, height: below } },
    { surfaces: edges.top, box: { ...row, y: 0, height: above } },
  ]
  return [{ surfaces: [], box: middle }, ...parts.filter((part) => part.surfaces.length)]
}

function weighed(board: Surface, edges: Edges, room: Size, division: Division, you: number | null): Tried | null {
  const [middle, ...places] = parted(edges, room, division)
  if (middle!.box.width < 60 || middle!.box.height < 60) return null
  let score = worth(fit(board, middle!.box), 'board')
  let least = Infinity
  for (const { surfaces, box } of places) {
    const { size } = packed(surfaces, box)
    least = Math.min(least, size)
    for (const surface of surfaces) score += worth(size, surface.kind === 'hand' || (surface.kind === 'mat' && surface.seat === you) ? 'own' : 'other')
  }
  return { edges, division, least, score }
}

function worth(size: number, as: keyof typeof WORTH): number {
  const [weight, most, need] = WORTH[as]
  return weight * Math.log(Math.min(size, most)) + need * Math.min(0, Math.log(size / SAFE))
}

interface Pack { rows: Surface[][]; size: number }
/** One way to share surfaces among rows: how high all rows are together, and how broad each is, at the least size. */
interface Sharing { rows: Surface[][]; high: number; broad: { least: number; gaps: number }[] }

const sharings = new WeakMap<readonly Surface[], Sharing[]>()

function sharingsOf(surfaces: readonly Surface[]): Sharing[] {
  let found = sharings.get(surfaces)
  if (!found) {
    found = surfaces.map((_, k) => {
      const rows = shared(surfaces, k + 1)
      const broad = rows.map((row) => ({ least: row.reduce((sum, surface) => sum + surface.least, 0), gaps: GAP * (row.length - 1) }))
      return { rows, high: rows.reduce((sum, row) => sum + tall(row), 0), broad }
    })
    sharings.set(surfaces, found)
  }
  return found
}

/** The surfaces in rows, all of them so many times as large as they need to be at least. */
function packed(surfaces: readonly Surface[], box: Box): Pack {
  let found: Pack = { rows: [], size: 0 }
  for (const { rows, high, broad } of sharingsOf(surfaces)) {
    let size = (box.height - GAP * (rows.length - 1)) / high
    for (const { least, gaps } of broad) size = Math.min(size, (box.width - gaps) / least)
    if (size > found.size) found = { rows, size }
  }
  return found.size ? found : { rows: sharingsOf(surfaces)[0]!.rows, size: 0.001 }
}

const tall = (row: readonly Surface[]): number => Math.max(...row.map((surface) => surface.least * ratio(surface)))

/** In order, into so many rows of about the same breadth. */
function shared(surfaces: readonly Surface[], count: number): Surface[][] {
  const rows: Surface[][] = Array.from({ length: count }, () => [])
  const whole = surfaces.reduce((sum, surface) => sum + surface.least, 0)
  let before = 0
  for (const surface of surfaces) {
    rows[Math.min(count - 1, Math.floor(((before + surface.least / 2) / whole) * count))]!.push(surface)
    before += surface.least
  }
  return rows.filter((row) => row.length)
}

/** Where each of them lies; what is left of a row goes to the one in it that can make use of any room. */
function spread({ rows, size }: Pack, box: Box): [string, Box][] {
  const found: [string, Box][] = []
  const spare = (box.height - GAP * (rows.length - 1)) / rows.reduce((sum, row) => sum + tall(row), 0)
  let y = box.y
  for (const row of rows) {
    const height = tall(row) * Math.max(size, spare)
    const fixed = row.filter((surface) => !surface.flow)
    const flows = row.length - fixed.length
    const free = box.width - GAP * (row.length - 1)
    // Rows that need not be so high leave their surfaces as broad as the row allows.
    const by = flows ? size : Math.min(free / row.reduce((sum, one) => sum + one.least, 0), spare)
    const taken = fixed.reduce((sum, one) => sum + one.least * by, 0)
    let x = box.x + (flows ? 0 : (free - taken) / 2)
    for (const surface of row) {
      const width = surface.flow ? (free - taken) / flows : surface.least * by
      found.push([surface.name, { x, y, width, height }])
      x += width + GAP
    }
    y += height + GAP
  }
  return found
}

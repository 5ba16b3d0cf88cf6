// The viewer's own hand, laid out in a row of its own beside the board.

import type { Piece } from '../wire'
import type { Pieces } from './motion'

type Sizes = ReadonlyMap<string, readonly [number, number]>
export interface Row { pieces: Map<string, Piece>; width: number }

const GAP = 9 // between two cards, in pixels of the screen
const TALLEST = 96
const EDGE = 8 // round the row, so that the glow of a card is seen
const BROAD = 1.5 // a card is not made broader than so many times its row's height

/** The cards in hand, in the order they lie there; what lies on one of them belongs to it. */
export function handOf(pieces: Pieces): Piece[] {
  return [...pieces.values()].filter((piece) => piece.hand && !upward(piece, pieces).some((below) => below.hand))
}

/** The cards side by side in a row `room` high, with all that lies on them; in pixels from its top left corner. */
export function row(pieces: Pieces, sizes: Sizes, room: number): Row {
  const height = Math.max(20, Math.min(TALLEST, room - 2 * EDGE))
  const laid = new Map<string, Piece>()
  let x = EDGE
  for (const card of handOf(pieces)) {
    const size = sizes.get(card.shape)
    if (!size) continue
    const scale = Math.min(height / size[1], (height * BROAD) / size[0])
    const width = size[0] * scale
    const { parent: _parent, turn: _turn, ...rest } = card
    laid.set(card.id, { ...rest, x: x + width / 2, y: room / 2, scale, classes: hued(card, pieces) })
    x += width + GAP
  }
  // Pieces come in the order of drawing, so that what something lies on comes before it.
  for (const piece of pieces.values()) if (piece.parent && laid.has(piece.parent) && !laid.has(piece.id)) laid.set(piece.id, piece)
  return { pieces: laid, width: laid.size ? x - GAP + EDGE : 0 }
}

/** Away from its mat a card keeps the colour that it has there. */
function hued(card: Piece, pieces: Pieces): string {
  const hue = /\bseat-\d\b/
  const own = card.classes ?? ''
  if (hue.test(own)) return own
  const found = upward(card, pieces).map((below) => hue.exec(below.classes ?? '')?.[0]).find(Boolean)
  return found ? `${own} ${found}`.trim() : own
}

/** What a piece lies on, from the nearest down. */
function upward(piece: Piece, pieces: Pieces): Piece[] {
  const found: Piece[] = []
  for (let below = piece.parent ? pieces.get(piece.parent) : undefined; below; below = below.parent ? pieces.get(below.parent) : undefined) found.push(below)
  return found
}

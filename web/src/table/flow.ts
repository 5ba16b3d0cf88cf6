// Pieces that lie side by side, in as many rows as make them largest: a hand of cards, a row of what is for sale.

import type { Piece, Surface } from '../wire'
import type { Pieces } from './motion'
import type { Box } from './surfaces'

type Sizes = ReadonlyMap<string, readonly [number, number]>

const GAP = 8 // between two pieces, in pixels of the screen
const EDGE = 7 // round them, so that the light of a card is seen
const LARGEST = 2.2 // times as large as need be, and no larger
const HAND: Surface = { name: 'hand', kind: 'hand', width: 420, height: 150, least: 270, title: 'Your hand', flow: true }

/** A table whose hand lies on a mat of the board has it on a surface of its own, once there is anything in it. */
export function withHand(surfaces: readonly Surface[], pieces: Pieces, held: boolean): { surfaces: readonly Surface[]; pieces: Pieces } {
  if (!held || surfaces.some((surface) => surface.kind === 'hand')) return { surfaces, pieces }
  const now = new Map<string, Piece>()
  for (const piece of pieces.values()) {
    const top = piece.hand && !upward(piece, pieces).some((below) => below.hand)
    now.set(piece.id, top ? away(piece, pieces) : piece)
  }
  return { surfaces: [...surfaces, HAND], pieces: now }
}

function away(card: Piece, pieces: Pieces): Piece {
  const { parent: _parent, turn: _turn, scale: _scale, ...rest } = card
  return { ...rest, on: 'hand', classes: hued(card, pieces) }
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

/** The same pieces, those that lie on a surface that flows put in its box, in pixels from its corner; `apart`: so far are their middles where that can be. */
export function flowed(pieces: Pieces, sizes: Sizes, surfaces: readonly Surface[], boxes: ReadonlyMap<string, Box>, apart = 0): Pieces {
  const flowing = surfaces.filter((surface) => surface.flow && boxes.has(surface.name))
  if (!flowing.length) return pieces
  const now = new Map(pieces)
  for (const surface of flowing) {
    const lying = [...pieces.values()].filter((piece) => !piece.parent && piece.on === surface.name && sizes.has(piece.shape))
    const most = (LARGEST * surface.least) / surface.width
    for (const piece of rows(lying, sizes, boxes.get(surface.name)!, most, apart)) now.set(piece.id, piece)
  }
  return now
}

function rows(lying: readonly Piece[], sizes: Sizes, box: Box, most: number, apart: number): Piece[] {
  if (!lying.length) return []
  const size = (piece: Piece): readonly [number, number] => sizes.get(piece.shape)!
  const room = box.width - 2 * EDGE + GAP // of a row, with a gap after the last
  let found = { scale: 0, each: 1, free: false }
  for (let count = 1; count <= lying.length; count++) {
    const each = Math.ceil(lying.length / count)
    const scale = Math.min(most, ...inRows(lying, each).map((row) => (box.width - 2 * EDGE - GAP * (row.length - 1)) / row.reduce((sum, piece) => sum + size(piece)[0], 0)),
      (box.height - 2 * EDGE - GAP * (count - 1)) / inRows(lying, each).reduce((sum, row) => sum + Math.max(...row.map((piece) => size(piece)[1])), 0))
    const free = room / each >= apart && (box.height - 2 * EDGE + GAP) / count >= (count > 1 ? apart : 0)
    if (free === found.free ? scale > found.scale : free) found = { scale, each, free }
  }
  const scale = Math.max(0.05, found.scale)
  const lines = inRows(lying, found.each)
  const heights = lines.map((row) => Math.max(...row.map((piece) => size(piece)[1])) * scale)
  let y = (box.height - heights.reduce((sum, height) => sum + height, 0) - GAP * (lines.length - 1)) / 2
  return lines.flatMap((row, k) => {
    const cards = row.reduce((sum, piece) => sum + size(piece)[0] * scale, 0)
    const spare = (box.width - 2 * EDGE - cards) / Math.max(1, row.length - 1)
    const gap = Math.max(GAP, Math.min(spare, apart - Math.min(...row.map((piece) => size(piece)[0])) * scale))
    let x = (box.width - cards - gap * (row.length - 1)) / 2
    const middle = y + heights[k]! / 2
    y += heights[k]! + GAP
    return row.map((piece) => {
      const across = size(piece)[0] * scale
      x += across + gap
      return { ...piece, x: x - gap - across / 2, y: middle, scale }
    })
  })
}

function inRows(lying: readonly Piece[], each: number): Piece[][] {
  return Array.from({ length: Math.ceil(lying.length / each) }, (_, k) => lying.slice(k * each, (k + 1) * each) as Piece[])
}

// What moves when one view follows another, worked out from the pieces alone: nothing is measured on the page.

import type { Piece } from '../wire'
import { alike, inverse, placed, SAME, times, type Matrix } from './matrix'

export type Pieces = ReadonlyMap<string, Piece>

/** Where a surface lies on the screen: what takes its units to pixels. */
export type Ground = (surface: string) => Matrix
const FLAT: Ground = () => SAME

/** `across`: from one surface to another. */
export interface Move { id: string; from: Matrix; to: Matrix; across?: boolean }
export interface Plan {
  moved: Move[]
  fresh: string[] // appear where nothing was; children of what appears come with it
  gone: string[] // disappear; children of what disappears go with it
  tumbled: string[] // dice that are thrown: new ones, and those that show something else
  turned: string[] // everything else that shows another face
  counted: string[] // texts that say something else
}

/** Where a piece lies on the screen, whatever it lies on. */
export function whereabouts(pieces: Pieces, id: string, ground: Ground = FLAT): Matrix {
  let at = SAME
  let piece = pieces.get(id)
  for (let depth = 0; piece && depth < 12; depth++) {
    at = times(placed(piece), at)
    if (!piece.parent) return times(ground(piece.on ?? ''), at)
    piece = pieces.get(piece.parent)
  }
  return at
}

/** The surface on which a piece lies in the end. */
export function surfaceOf(pieces: Pieces, id: string): string {
  let piece = pieces.get(id)
  for (let depth = 0; piece?.parent && depth < 12; depth++) piece = pieces.get(piece.parent)
  return piece?.on || 'board'
}

function depthOf(pieces: Pieces, id: string): Piece | undefined {
  const parent = pieces.get(id)?.parent
  return parent ? pieces.get(parent) : undefined
}

/** What is to be seen of the change; `lay` and `lies` are the grounds before and after it. */
export function planned(before: Pieces, now: Pieces, lay: Ground = FLAT, lies: Ground = lay): Plan {
  const plan: Plan = { moved: [], fresh: [], gone: [], tumbled: [], turned: [], counted: [] }
  for (const piece of now.values()) {
    const was = before.get(piece.id)
    const under = piece.parent ?? ''
    if (!was) {
      if (!under || before.has(under) || !now.has(under)) plan.fresh.push(piece.id)
      if (isDie(piece.shape)) plan.tumbled.push(piece.id)
      continue
    }
    if (was === piece) continue
    const to = placed(piece)
    const from = startOf(before, now, was, piece, lay, lies)
    const across = surfaceOf(before, piece.id) !== surfaceOf(now, piece.id)
    if (!alike(from, to)) plan.moved.push(across ? { id: piece.id, from, to, across } : { id: piece.id, from, to })
    if (was.shape !== piece.shape && piece.shape !== 'group') {
      if (isDie(piece.shape)) plan.tumbled.push(piece.id)
      else plan.turned.push(piece.id)
    } else if (piece.shape === 'text' && was.text !== piece.text) plan.counted.push(piece.id)
  }
  for (const piece of before.values()) {
    if (now.has(piece.id)) continue
    const parent = depthOf(before, piece.id)
    if (!parent || now.has(parent.id)) plan.gone.push(piece.id)
  }
  return plan
}

/** Where a piece starts, seen from what it lies on now (which may be on its own way from somewhere else). */
function startOf(before: Pieces, now: Pieces, was: Piece, is: Piece, lay: Ground, lies: Ground): Matrix {
  const under = is.parent ?? ''
  if ((was.parent ?? '') === under && (was.on ?? '') === (is.on ?? '')) return placed(was)
  const base = !under ? lies(is.on ?? '') : before.has(under) ? whereabouts(before, under, lay) : whereabouts(now, under, lies)
  return times(inverse(base), whereabouts(before, was.id, lay))
}

export function isDie(shape: string): boolean {
  return /(^|[-_])(die|dice)([-_]|$)/.test(shape)
}

export interface Pace { duration: number; stagger: number }

/** How long each of so many moves takes and how far apart they start; a crowd does not take for ever. */
export function pace(count: number, speed: number): Pace {
  if (speed <= 0) return { duration: 0, stagger: 0 }
  const duration = 420 / speed
  const stagger = count < 2 ? 0 : Math.min(70, 420 / count) / speed
  return { duration, stagger }
}

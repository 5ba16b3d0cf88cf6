// The table at each moment between two views, put together from what each moment tells of its own.

import type { Beat, Piece } from '../wire'

type Pieces = ReadonlyMap<string, Piece>

/** A moment: the pieces as they lay then, and which of them lay otherwise than a moment before. */
export interface Still { readonly beat: Beat; readonly pieces: Pieces; readonly changed: readonly string[] }

export function stillsOf(before: Pieces, beats: readonly Beat[], end: Pieces): Still[] {
  const ranks = ranked(before, end)
  let last = before
  return beats.map((beat) => {
    const now = new Map(last)
    const changed: string[] = []
    for (const id of beat.gone ?? []) now.delete(id)
    for (const piece of beat.pieces ?? []) {
      now.set(piece.id, piece)
      changed.push(piece.id)
    }
    for (const id of beat.now ?? []) {
      const piece = end.get(id)
      if (!piece) continue
      now.set(id, piece)
      changed.push(id)
    }
    last = ordered(now, ranks)
    return { beat, pieces: last, changed }
  })
}

/** Where in the order of drawing each piece belongs that was there before or is there in the end. */
function ranked(before: Pieces, end: Pieces): Map<string, number> {
  const ranks = new Map<string, number>()
  let at = 0
  for (const id of end.keys()) ranks.set(id, at++)
  let after = -1
  for (const id of before.keys()) {
    const rank = ranks.get(id)
    if (rank === undefined) ranks.set(id, after + 0.5)
    else if (end.has(id)) after = rank
  }
  return ranks
}

/** In the order of drawing: what is there for a moment only lies on top, and nothing comes before what it lies on. */
function ordered(pieces: Map<string, Piece>, ranks: ReadonlyMap<string, number>): Pieces {
  const rank = (piece: Piece): number => ranks.get(piece.id) ?? Infinity
  const inOrder = [...pieces.values()].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
  const made = new Map<string, Piece>()
  const add = (piece: Piece, depth: number): void => {
    if (made.has(piece.id)) return
    const under = piece.parent ? pieces.get(piece.parent) : undefined
    if (under && depth < 12) add(under, depth + 1)
    made.set(piece.id, piece)
  }
  for (const piece of inOrder) add(piece, 0)
  return made
}

// What a click or a key on a piece does, on the board and in the hand.

import type { Choice, Piece } from '../wire'
import type { Stage } from './stage'

/** Do what the piece stands for, where that is a choice now; else ask why it is none. */
export function act(piece: Piece | null, choices: ReadonlyMap<string, Choice>, onplay?: (action: string) => void, onwhy?: (action: string) => void): void {
  if (!piece?.do) return
  if (choices.has(piece.do)) onplay?.(piece.do)
  else onwhy?.(piece.do)
}

/** The piece that Enter or the space bar was pressed on, if it stands for anything. */
export function entered(event: KeyboardEvent, stage: Stage | null): Piece | null {
  if (event.key !== 'Enter' && event.key !== ' ') return null
  const piece = stage?.pieceAt(event.target, (one) => !!one.do) ?? null
  if (piece) event.preventDefault()
  return piece
}

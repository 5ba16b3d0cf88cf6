// What a choice would change on the table, worked out from the pieces alone: the ghosts of what would lie there, and what fades.

import type { Choice, Foreseen, Piece } from '../wire'
import { alike, placed, times, type Matrix } from './matrix'
import { surfaceOf, whereabouts, type Pieces } from './motion'

/** One face of a ghost, where it would be on its surface. */
export interface Face { piece: Piece; at: Matrix }
/** `from`: where it lies now, where that is on the same surface. */
export interface Ghost { id: string; kind: 'new' | 'moved' | 'other'; surface: string; faces: Face[]; from?: Matrix }
/** How what lies on the table now is shown meanwhile: it would leave, look another way, or be gone. */
export type Fading = 'moved' | 'other' | 'gone'
export interface Haunting { ghosts: Ghost[]; fading: Map<string, Fading> }

const DEEPEST = 12

/** What is seen of `told` on a table with these pieces.  What stands for one of `choices` does not fade, and says what it says: it can be pressed now. */
export function haunting(before: Pieces, told: Foreseen, choices: readonly Choice[] = []): Haunting {
  const offered = new Set(choices.map((choice) => choice.do))
  const offers = (piece: Piece | undefined): boolean => !!piece?.do && offered.has(piece.do)
  const lying = [...(told.aims ?? []), ...(told.pieces ?? [])]
  const after = merged(before, told.gone ?? [], lying)
  const children = carried(after)
  const found: Haunting = { ghosts: [], fading: new Map() }
  for (const id of told.gone ?? []) {
    const parent = before.get(id)?.parent
    if (!offers(before.get(id)) && (!parent || after.has(parent))) found.fading.set(id, 'gone')
  }
  const leaving = new Set((told.gone ?? []).map((id) => before.get(id)?.parent))
  const kinds = new Map(lying.map((piece) => [piece.id, kindOf(before.get(piece.id), piece)]))
  for (const piece of lying) {
    const kind = kinds.get(piece.id)
    if (!kind || inHand(after, piece) || borne(after, kinds, piece)) continue
    // Words in the place of something that lies there now cannot be read over it; they are told beside the choices.
    if (kind === 'new' && piece.shape === 'text' && piece.parent && leaving.has(piece.parent)) continue
    const was = before.get(piece.id)
    if (was && kind === 'other' && captions(was) && [was, ...upward(before, was)].some(offers)) continue
    if (was && kind !== 'new' && !(kind === 'moved' && offers(was))) found.fading.set(piece.id, kind)
    const surface = surfaceOf(after, piece.id)
    const at = whereabouts(after, piece.id)
    const faces = kind === 'other' ? [{ piece, at }] : subtree(piece, at, children, 0)
    const ghost: Ghost = { id: piece.id, kind, surface, faces: faces.filter((face) => face.piece.shape !== 'group') }
    if (kind === 'moved' && surfaceOf(before, piece.id) === surface) ghost.from = whereabouts(before, piece.id)
    if (ghost.faces.length) found.ghosts.push(ghost)
  }
  return found
}

function merged(before: Pieces, gone: readonly string[], lying: readonly Piece[]): Pieces {
  const after = new Map(before)
  for (const id of gone) after.delete(id)
  for (const piece of lying) after.set(piece.id, piece)
  return after
}

function kindOf(was: Piece | undefined, piece: Piece): Ghost['kind'] | null {
  if (!was) return 'new'
  if ((was.parent ?? '') !== (piece.parent ?? '') || (was.on ?? '') !== (piece.on ?? '') || !alike(placed(was), placed(piece))) return 'moved'
  return was.shape !== piece.shape || was.text !== piece.text ? 'other' : null
}

/** Whether it says in words what a piece is for: a number is what a choice changes. */
const captions = (piece: Piece): boolean => piece.shape === 'text' && /\p{L}/u.test(piece.text ?? '') && !/\d/.test(piece.text ?? '')

/** Cards in a hand lie where there is room for them: they have no other place to be shown at. */
function inHand(after: Pieces, piece: Piece): boolean {
  return !!piece.hand || upward(after, piece).some((below) => below.hand)
}

/** Whether it comes along with something that is a ghost itself. */
function borne(after: Pieces, kinds: ReadonlyMap<string, Ghost['kind'] | null>, piece: Piece): boolean {
  return upward(after, piece).some((below) => ['new', 'moved'].includes(kinds.get(below.id) ?? ''))
}

function upward(pieces: Pieces, piece: Piece): Piece[] {
  const found: Piece[] = []
  for (let below = pieces.get(piece.parent ?? ''); below && found.length < DEEPEST; below = pieces.get(below.parent ?? '')) found.push(below)
  return found
}

function carried(pieces: Pieces): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>()
  for (const piece of pieces.values()) {
    if (!piece.parent) continue
    const others = found.get(piece.parent)
    if (others) others.push(piece)
    else found.set(piece.parent, [piece])
  }
  return found
}

function subtree(piece: Piece, at: Matrix, children: ReadonlyMap<string, Piece[]>, depth: number): Face[] {
  const found: Face[] = [{ piece, at }]
  if (depth < DEEPEST) for (const child of children.get(piece.id) ?? []) found.push(...subtree(child, times(at, placed(child)), children, depth + 1))
  return found
}

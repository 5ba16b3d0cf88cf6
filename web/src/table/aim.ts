// What a tap means that comes down beside the small things on a board.

export interface Box { left: number; top: number; right: number; bottom: number }
export interface Target { does: string; box: Box }
/** The action meant; or that two are about equally near, so that one has to look closer; or nothing. */
export type Aim = { kind: 'at'; does: string } | { kind: 'between' } | { kind: 'nothing' }

/** How far beside a piece one may tap, in pixels of the screen: a finger is broad, a mouse is not. */
export const REACH = { finger: 28, mouse: 10 } as const
/** Within this a piece that can be played takes the tap from one that cannot. */
const TAKES = 12
const EQUALLY = 5
/** What is this large in both directions can be hit by anybody, and its outline may be nothing like its box. */
const LARGE = 60

function distance(x: number, y: number, box: Box): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
}

function offCentre(x: number, y: number, box: Box): number {
  return Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2)
}

/**
 * What is meant by a tap at (x, y) that hit none of the `targets`, which can be played.  `struck` is the piece that was
 * hit and cannot be played: it is only passed over for a target close by whose middle is nearer than its own.
 */
export function aimed(x: number, y: number, targets: readonly Target[], reach: number, struck?: Box): Aim {
  const within = struck ? Math.min(reach, TAKES) : reach
  const nearest = new Map<string, number>()
  for (const { does, box } of targets) {
    if (box.right - box.left >= LARGE && box.bottom - box.top >= LARGE) continue
    const off = distance(x, y, box)
    if (off > within || (struck && offCentre(x, y, box) >= offCentre(x, y, struck))) continue
    nearest.set(does, Math.min(off, nearest.get(does) ?? Infinity))
  }
  const [first, second] = [...nearest].sort((a, b) => a[1] - b[1])
  if (!first) return { kind: 'nothing' }
  if (second && second[1] - first[1] < EQUALLY) return { kind: 'between' }
  return { kind: 'at', does: first[0] }
}

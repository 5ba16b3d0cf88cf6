// What is meant by a click or a tap among small things.

export interface Box { left: number; top: number; right: number; bottom: number }
export interface Target { id: string; does: string; box: Box }
/** The target meant; or that two are about equally near, so that one has to look closer; or nothing. */
export type Aim = { kind: 'at'; target: Target } | { kind: 'between' } | { kind: 'nothing' }

/** So large is what can be hit at least, and so far beside it one may tap, in pixels of the screen. */
export const LEAST = { finger: 40, mouse: 24 } as const
export const REACH = { finger: 28, mouse: 10 } as const
const EQUALLY = 5
/** What is this large in both directions can be hit by anybody, and its outline may be nothing like its box. */
export const LARGE = 60

const isLarge = ({ box }: Target): boolean => box.right - box.left >= LARGE && box.bottom - box.top >= LARGE

function distance(x: number, y: number, box: Box): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
}

function offCentre(x: number, y: number, box: Box): number {
  return Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2)
}

/** The box, made as large as it has to be to be hit. */
export function grown(box: Box, least: number): Box {
  const across = Math.max(0, least - (box.right - box.left)) / 2
  const down = Math.max(0, least - (box.bottom - box.top)) / 2
  return { left: box.left - across, right: box.right + across, top: box.top - down, bottom: box.bottom + down }
}

/** Of the targets smaller than `below` whose box, made large enough, is hit at (x, y), the one whose middle is nearest. */
export function nearest(x: number, y: number, targets: readonly Target[], least: number, below = least): Target | null {
  let found: Target | null = null
  for (const target of targets) {
    const { box } = target
    if (box.right - box.left >= below && box.bottom - box.top >= below) continue
    if (distance(x, y, grown(box, least)) > 0) continue
    if (!found || offCentre(x, y, box) < offCentre(x, y, found.box)) found = target
  }
  return found
}

/** What is meant by a tap at (x, y) that hit none of the `targets`, which can be chosen. */
export function beside(x: number, y: number, targets: readonly Target[], reach: number): Aim {
  const near = new Map<string, [number, Target]>()
  for (const target of targets) {
    if (isLarge(target)) continue
    const off = distance(x, y, target.box)
    if (off <= reach && off < (near.get(target.does)?.[0] ?? Infinity)) near.set(target.does, [off, target])
  }
  const [first, second] = [...near.values()].sort((a, b) => a[0] - b[0])
  if (!first) return { kind: 'nothing' }
  if (second && second[0] - first[0] < EQUALLY) return { kind: 'between' }
  return { kind: 'at', target: first[1] }
}

/** Whether some two that do different things are too near each other to be hit apart. */
export function crowded(targets: readonly Target[], least: number): boolean {
  const small = targets.filter((target) => !isLarge(target))
  return small.some((one, k) => small.slice(k + 1).some((other) => one.does !== other.does && apart(one.box, other.box) < least))
}

function apart(a: Box, b: Box): number {
  return Math.max(Math.abs(a.left + a.right - b.left - b.right), Math.abs(a.top + a.bottom - b.top - b.bottom)) / 2
}

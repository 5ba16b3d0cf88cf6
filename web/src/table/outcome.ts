// What a choice would bring, put in the order in which one wants to know it: what I pay and gain, then the others.

import type { Chance, Change, Foreseen } from '../wire'

export interface Cell { what: string; before: string; after: string; way: 'gain' | 'loss' | 'other' }
export interface Gains { whose: string; seat: number | null; cells: Cell[] }

const WAYS = { '-1': 'loss', '0': 'other', '1': 'gain' } as const
const SHORT = 26 // what is said with more letters is said in the lines

/** Whether a cell is worth a glance: every number, and words of one's own that are short. */
function telling(change: Change, you: number | null): boolean {
  if (change.way) return true
  return change.seat != null && change.seat === you && Math.max(change.before.length, change.after.length) <= SHORT
}

/** The changes row by row, `you` first, then those of other seats, then those of nobody: a price that falls is no loss. */
export function gains(changes: readonly Change[], you: number | null): Gains[] {
  const rows = new Map<string, Gains>()
  for (const change of changes) {
    if (!telling(change, you)) continue
    const seat = change.seat ?? null
    const key = `${seat} ${seat === null ? change.whose : ''}`
    const row = rows.get(key) ?? { whose: change.whose, seat, cells: [] }
    rows.set(key, row)
    if (!row.cells.some((cell) => cell.what === change.what && cell.before === change.before && cell.after === change.after))
      row.cells.push({ what: change.what, before: change.before || '–', after: change.after || '–', way: seat === null ? 'other' : WAYS[`${change.way ?? 0}` as keyof typeof WAYS] })
  }
  const rank = ({ seat }: Gains): number => (seat === null ? 2 : seat === you ? 0 : 1)
  return [...rows.values()].sort((a, b) => rank(a) - rank(b))
}

/** Whether it brings nothing that could be told. */
export function quiet({ lines = [], changes = [], pieces = [], gone = [], open = false }: Foreseen): boolean {
  return !open && !lines.length && !changes.length && !pieces.length && !gone.length
}

/** A chance as it is read: "1 in 6", about how much of a hundred, with which throws, and what happens then. */
export function likely({ times, of, lines = [], thrown = '', open = false }: Chance): { share: string; percent: string; thrown: string; words: string } {
  const then = open ? (lines.length ? ' Then something hidden decides.' : 'Something hidden decides.') : ''
  return {
    share: times === of ? 'always' : `${times} in ${of}`,
    percent: times === of ? '' : `${Math.round((100 * times) / of)} %`,
    thrown: thrown && `with ${thrown}`,
    words: `${lines.join(' ')}${then}` || 'Nothing of this.',
  }
}

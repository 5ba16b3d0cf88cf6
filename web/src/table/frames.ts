// The frames of a replay: fetched once each, a few ahead of where one looks.

import type { Beat, View } from '../wire'
import { merge, type Sight } from '../lib/view'

export const AHEAD = 6

/** Which frames to fetch now, the nearest first, when one looks at `n` and goes in direction `by`. */
export function wanted(n: number, by: number, last: number, have: (n: number) => boolean): number[] {
  const list: number[] = []
  const add = (k: number): void => { if (k >= 0 && k <= last && !have(k) && !list.includes(k)) list.push(k) }
  add(n)
  for (let step = 1; step <= AHEAD; step++) add(n + by * step)
  add(n - by)
  return list
}

/** The decision named in "#n=12", within what there is. */
export function nIn(hash: string, last: number): number | null {
  const found = /^#n=(\d{1,7})$/.exec(hash)
  return found ? Math.min(+found[1]!, last) : null
}

/** The table after a decision, and what happened from the decision before to this one. */
export interface Frame { sight: Sight; beats: readonly Beat[] }

export class Frames {
  #kept = new Map<number, Promise<Frame>>()

  constructor(
    private readonly fetch: (n: number) => Promise<View>,
    private readonly last: () => number,
  ) {}

  /** The frame, and in the background those that will be wanted next. */
  at(n: number, by: number): Promise<Frame> {
    const found = this.#one(n)
    for (const next of wanted(n, by, this.last(), (k) => this.#kept.has(k))) this.#one(next).catch(() => {})
    return found
  }

  #one(n: number): Promise<Frame> {
    let found = this.#kept.get(n)
    if (!found) {
      found = this.fetch(n).then((view) => ({ sight: merge(null, view), beats: view.beats ?? [] }))
      this.#kept.set(n, found)
      found.catch(() => this.#kept.delete(n))
      if (this.#kept.size > 300) this.#kept.delete(this.#kept.keys().next().value!)
    }
    return found
  }
}

/** The pieces of a whole frame, the same object as before where nothing changed: so that only what moved is drawn anew. */
export function kept<T>(before: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>): Map<string, T> {
  const made = new Map<string, T>()
  for (const [id, piece] of now) {
    const was = before.get(id)
    made.set(id, was && JSON.stringify(was) === JSON.stringify(piece) ? was : piece)
  }
  return made
}

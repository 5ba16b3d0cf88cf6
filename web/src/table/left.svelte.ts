// The decision with which one's own last turn ended, and the one before this turn: kept across a reload of the page.

import { untrack } from 'svelte'
import { read, write } from '../lib/storage'
import type { Desk } from './desk.svelte'

const KEY = 'roadstead.left'

export class Left {
  /** The number of that decision; -1 before there was one. */
  n = $state(-1)
  /** The last decision before one was asked again; while one is not, there is none. */
  until = $state(Infinity)
  #asked = -1 // the last decision before the one that this seat is asked for; -1 while it is not

  constructor(desk: Desk) {
    const kept = read<{ table: string; n: number; until?: number } | null>(KEY, null)
    if (kept?.table === desk.live.table) this.n = kept.n
    const begun = kept?.table === desk.live.table ? (kept.until ?? Infinity) : Infinity
    $effect(() => {
      const { mine, view } = desk
      const latest = desk.live.view?.n ?? -1 // what is shown of it may be behind
      untrack(() => {
        if (!view) return
        if (this.n > latest) this.n = latest // the table went back
        if (this.#asked >= 0 && (!mine || view.n > this.#asked + 1)) {
          const { after, count } = desk.did // several decisions at once may have been sent
          this.n = Math.min(latest, this.#asked + (after === this.#asked ? count : 1)) // others may have decided since
          this.until = Infinity
        }
        if (mine && this.until === Infinity) this.until = this.#asked < 0 && begun > this.n ? Math.min(begun, view.n) : view.n
        this.#asked = mine ? view.n : -1
        write(KEY, { table: desk.live.table, n: this.n, ...(mine ? { until: this.until } : {}) })
      })
    })
  }
}

// The decision with which one's own last turn ended, kept across a reload of the page.

import { untrack } from 'svelte'
import { read, write } from '../lib/storage'
import type { Desk } from './desk.svelte'

const KEY = 'roadstead.left'

export class Left {
  /** The number of that decision; -1 before there was one. */
  n = $state(-1)
  #asked = -1 // the last decision before the one that this seat is asked for; -1 while it is not

  constructor(desk: Desk) {
    const kept = read<{ table: string; n: number } | null>(KEY, null)
    if (kept?.table === desk.live.table) this.n = kept.n
    $effect(() => {
      const { mine, view } = desk
      untrack(() => {
        if (!view) return
        if (this.n > view.n) this.n = view.n // the table went back
        if (this.#asked >= 0 && (!mine || view.n > this.#asked + 1)) {
          this.n = Math.min(view.n, this.#asked + 1) // others may have decided since
          write(KEY, { table: desk.live.table, n: this.n })
        }
        this.#asked = mine ? view.n : -1
      })
    })
  }
}

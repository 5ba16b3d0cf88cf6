// The decision with which one's own last turn ended, and the one before this turn: kept across a reload of the page.

import { untrack } from 'svelte'
import { read, write } from '../lib/storage'
import { lastOf } from '../lib/view'
import type { Desk } from './desk.svelte'
import { byBot } from './since'

const KEY = 'roadstead.left'

export class Left {
  /** The number of that decision; -1 before there was one. */
  n = $state(-1)
  /** The last decision before one was asked again; while one is not, there is none. */
  until = $state(Infinity)

  constructor(desk: Desk) {
    const kept = read<{ table: string; n: number; until?: number } | null>(KEY, null)
    if (kept?.table === desk.live.table) this.n = kept.n
    const begun = kept?.table === desk.live.table ? (kept.until ?? Infinity) : Infinity
    $effect(() => {
      const { mine, view, you, me } = desk
      const latest = desk.live.view // what is shown of it may be behind
      untrack(() => {
        if (!view || !latest) return
        if (this.n > latest.n) this.n = latest.n // the table went back
        const own = lastOf(you, latest)
        if (own > this.n && me && !byBot(me, own)) {
          this.n = own
          this.until = Infinity
        }
        if (mine && this.until === Infinity) this.until = begun > this.n ? Math.min(begun, view.n) : view.n
        write(KEY, { table: desk.live.table, n: this.n, ...(mine ? { until: this.until } : {}) })
      })
    })
  }
}

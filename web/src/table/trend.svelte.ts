// What everybody had when one's own last turn ended, kept across a reload of the page.

import { untrack } from 'svelte'
import { read, write } from '../lib/storage'
import type { Desk } from './desk.svelte'

const KEY = 'roadstead.trend'

export class Trend {
  /** The scores at the end of one's own last turn; null before there was one. */
  before = $state.raw<readonly number[] | null>(null)
  #was = false

  constructor(desk: Desk) {
    const kept = read<{ table: string; scores: number[] } | null>(KEY, null)
    if (kept?.table === desk.live.table) this.before = kept.scores
    $effect(() => {
      const scores = desk.view?.standing?.scores
      const { mine } = desk
      untrack(() => {
        if (this.#was && !mine && scores) {
          this.before = scores
          write(KEY, { table: desk.live.table, scores })
        }
        this.#was = mine
      })
    })
  }
}

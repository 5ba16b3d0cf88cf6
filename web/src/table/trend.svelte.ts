// What everybody had when one's own last turn ended, kept across a reload of the page.

import { untrack } from 'svelte'
import { read, write } from '../lib/storage'
import type { Desk } from './desk.svelte'

const KEY = 'roadstead.trend'

export class Trend {
  /** The scores at the end of one's own last turn; null before there was one. */
  before = $state.raw<readonly number[] | null>(null)
  #asked: { n: number; scores: readonly number[] } | null = null // what it was while this seat was asked

  constructor(desk: Desk) {
    const kept = read<{ table: string; scores: number[] } | null>(KEY, null)
    if (kept?.table === desk.live.table) this.before = kept.scores
    $effect(() => {
      const { mine, view } = desk
      untrack(() => {
        const scores = view?.standing?.scores
        if (!scores) return
        if (this.#asked && !mine) {
          this.before = view.n > this.#asked.n + 1 ? this.#asked.scores : scores // others may have decided since
          write(KEY, { table: desk.live.table, scores: this.before })
        }
        this.#asked = mine ? { n: view.n, scores } : null
      })
    })
  }
}

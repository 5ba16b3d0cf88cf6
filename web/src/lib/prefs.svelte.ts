// What this browser remembers of its user's tastes.

import type { OptionValue } from '../wire'
import { read, write } from './storage'

export type Theme = 'auto' | 'light' | 'dark'

/** The last table set up of a game: next time it begins there. */
export interface LastTable {
  seats: number
  options: Record<string, OptionValue>
  bot: string
  places: string[]
  deadline: number
}

export interface Prefs {
  name: string
  theme: Theme
  sound: boolean
  /** Whether what happens is heard; null: not chosen yet. */
  sounds: boolean | null
  notify: boolean
  animate: boolean
  /** Whether the last table set up was shown to everybody. */
  listed: boolean
  last: Record<string, LastTable>
  /** The games whose guide was read, or waved away. */
  knows: string[]
}

const KEY = 'roadstead.prefs'
const FIRST: Prefs = { name: '', theme: 'auto', sound: true, sounds: null, notify: false, animate: true, listed: false, last: {}, knows: [] }

export const prefs: Prefs = $state({ ...FIRST, ...read<Partial<Prefs>>(KEY, {}) })

export function prefer<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs[key] = value
  write(KEY, $state.snapshot(prefs))
}

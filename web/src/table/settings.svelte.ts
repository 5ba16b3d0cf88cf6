// How this browser likes its table: how fast things move, and whether single keys act, single answers are given and fingers tap twice.

import { prefs } from '../lib/prefs.svelte'
import { read, write } from '../lib/storage'

const KEY = 'roadstead.table'
export const SPEEDS = [
  { speed: 0.5, words: 'Slow' },
  { speed: 1, words: 'Normal' },
  { speed: 2, words: 'Fast' },
  { speed: 0, words: 'At once' },
] as const

/** `twice`: a finger taps a choice once to see what it would bring, and again to do it. */
interface Settings { speed: number; keys: boolean; only: boolean; twice: boolean }

export const settings: Settings = $state({ speed: 1, keys: true, only: true, twice: true, ...read<Partial<Settings>>(KEY, {}) })

export function settle<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value
  write(KEY, $state.snapshot(settings))
}

const GLIDE = 520 // milliseconds that pieces need for their way at normal speed
const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** How fast pieces move now, where a moment stays so many milliseconds; 0: they are simply there. */
export function pieceSpeed(stays = 0): number {
  if (calm.matches || !prefs.animate) return 0
  return stays ? Math.max(settings.speed, GLIDE / stays) : settings.speed
}

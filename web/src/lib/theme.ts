// Light, dark, or as the system has it.

import { prefer, prefs, type Theme } from './prefs.svelte'

export const THEMES: readonly { theme: Theme; words: string }[] = [
  { theme: 'auto', words: 'As the system' },
  { theme: 'light', words: 'Light' },
  { theme: 'dark', words: 'Dark' },
]

export function showTheme(theme: Theme = prefs.theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function setTheme(theme: Theme): void {
  prefer('theme', theme)
  showTheme(theme)
}

// How a seat is told from the others: a colour and a sign, the same as on the board where the board has one.

import { getContext, setContext } from 'svelte'

/** `emblem` is a symbol of the board that is shown; `plain`: drawn in the ink of what it stands on. */
export interface Mark { hue: number; emblem?: { id: string; width: number; height: number; plain: boolean } | undefined }

const HUES: Record<string, number> = { red: 0, blue: 1, green: 2, yellow: 3, gold: 3, violet: 4, purple: 4, black: 5 }

/** Before there is a board, the colour's name says it. */
export const hueOf = (seat: number, colour = ''): number => HUES[colour.toLowerCase()] ?? seat % 6

/** The same signs as on the boards: cross, ring, triangle, diamond, star, square. */
export const SIGNS = [
  'M7 2h6v5h5v6h-5v5H7v-5H2V7h5z',
  'M10 2a8 8 0 1 0 .01 0zm0 4.6a3.4 3.4 0 1 1-.01 0z',
  'M10 2l9 16H1z',
  'M10 1l8 9-8 9-8-9z',
  'M10 1l2.7 6 6.3.6-4.8 4.3 1.4 6.4L10 15l-5.6 3.3 1.4-6.4L1 7.6 7.3 7z',
  'M3 3h14v14H3z',
] as const

const KEY = Symbol('marks')
type Marks = (seat: number) => Mark
/** Around a board the signs are the board's. */
export const shareMarks = (marks: Marks): Marks => setContext(KEY, marks)
export const useMarks = (): Marks | undefined => getContext<Marks | undefined>(KEY)

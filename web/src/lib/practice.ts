// Positions to practise on: fetched one at a time; which of them are solved is kept in this browser.

import type { Foreseen, PracticeExercise, PracticeList } from '../wire'
import { ask } from './api'
import { read, write } from './storage'

const under = (game: string): string => `/api/games/${encodeURIComponent(game)}/practice`

export const exercises = (game: string): Promise<PracticeList> => ask(under(game))
export const exercise = (game: string, name: string): Promise<PracticeExercise> => ask(`${under(game)}/${encodeURIComponent(name)}`)
/** What a choice would bring; one that may not be made is refused with the reason. */
export const outcome = (game: string, name: string, action: string): Promise<Foreseen> =>
  ask(`${under(game)}/${encodeURIComponent(name)}/preview?do=${encodeURIComponent(action)}`)

/** How an exercise went: found at the first try, found later, or missed so far. */
export type Went = 'first' | 'later' | 'missed'
export type Progress = Readonly<Record<string, Went>>

const keyOf = (game: string): string => `roadstead.practice.${game}`
export const progressOf = (game: string): Progress => read<Progress>(keyOf(game), {})

/** The progress after one more answer; what was found once stays found. */
export function answered(before: Progress, name: string, found: boolean): Progress {
  const was = before[name]
  if (was === 'first' || was === 'later') return before
  return { ...before, [name]: found ? (was === 'missed' ? 'later' : 'first') : 'missed' }
}

export const keepProgress = (game: string, progress: Progress): void => write(keyOf(game), progress)

export const solved = (names: readonly string[], progress: Progress): number =>
  names.filter((name) => progress[name] === 'first' || progress[name] === 'later').length

/** The one to go on with: the next that is not solved, from here round to here; without any the next one. */
export function following(names: readonly string[], progress: Progress, now: string): string {
  const at = names.indexOf(now)
  const round = [...names.slice(at + 1), ...names.slice(0, at + 1)]
  return round.find((name) => name !== now && !['first', 'later'].includes(progress[name] ?? '')) ?? round[0] ?? ''
}

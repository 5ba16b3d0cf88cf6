import type { Analysis, JudgedStep } from '../wire'

/** A chance of 1 in words: `31 %`; never quite nothing or everything while the game goes on. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance)
  if (whole <= 0 && chance > 0) return '< 1 %'
  if (whole >= 100 && chance < 1) return '> 99 %'
  return `${Math.min(100, Math.max(0, whole))} %`
}

/** How far off a chance may be: `± 2`, at least `± 1`; nothing where it is certain. */
export const margin = (error: number): string => (error < 0.0005 ? '' : `± ${Math.max(1, Math.round(100 * error))}`)

/** The place of a choice in a short list, as the coach's sentences call it: `1st` for the first choice. */
export const ordinal = (at: number): string => `${at + 1}${['st', 'nd', 'rd'][at] ?? 'th'}`

/** A change of chance in points of a hundred: `+3.1`, `−0.4`. */
export function signed(change: number): string {
  const points = Math.round(1000 * change) / 10
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(1)}`
}

/** The decision at a place of the curve, of which the first is the deal. */
export function stepAt(told: Analysis, at: number): JudgedStep | null {
  return told.steps[at - 1] ?? null
}

/** The place of the curve that is nearest to a point so far from the left. */
export function nearestStep(told: Analysis, width: number, x: number): number {
  const count = told.steps.length
  return Math.max(0, Math.min(count, Math.round((x / Math.max(1, width)) * count)))
}

/** A seat's chance after every decision, as a path. */
export function curve(told: Analysis, seat: number, width: number, height: number): string {
  const count = Math.max(1, told.steps.length)
  const rows = [told.deal, ...told.steps.map((step) => step.chances)]
  return rows.map((chances, k) => `${k ? 'L' : 'M'}${((width * k) / count).toFixed(1)} ${(height * (1 - Math.min(1, Math.max(0, chances[seat] ?? 0)))).toFixed(1)}`).join('')
}

/** What chance gave or took, for whom, and how sure that is. */
export interface Throw { step: JudgedStep; seat: number; luck: number; error: number }

/** The throws and draws that gave and took most, of those that are clear; the largest first. */
export function throwsOf(told: Analysis, most = 10): Throw[] {
  const all = told.steps.filter((step) => step.drawn).flatMap((step) => step.luck.map((luck, seat) => ({ step, seat, luck, error: step.luck_errors[seat] ?? 0 })))
  return all.filter((one) => Math.abs(one.luck) > 2 * one.error).sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck)).slice(0, most)
}

// How it stands: the place of every seat, and whether it went up or down since one's own last turn.

import type { Standing } from '../wire'

export interface Stand { score: number; written: string; rank: number; shared: boolean; trend: number }

/** For every seat its score, its place (equals share one) and its trend since `before`: 1 up, -1 down. */
export function stands({ scores, written }: Standing, before: readonly number[] | null = null): Stand[] {
  return scores.map((score, seat) => ({
    score,
    written: written[seat] ?? `${score}`,
    rank: 1 + scores.filter((other) => other > score).length,
    shared: scores.some((other, k) => k !== seat && other === score),
    trend: before?.length === scores.length ? Math.sign(score - before[seat]!) : 0,
  }))
}

const ENDINGS = ['th', 'st', 'nd', 'rd']

/** "1st", "2nd", "3rd", "4th". */
export function place(rank: number): string {
  return `${rank}${ENDINGS[rank % 100 > 10 && rank % 100 < 14 ? 0 : rank % 10] ?? 'th'}`
}

/** The trend in words, for who does not see the arrow. */
export const risen = ({ trend }: Stand): string => (trend ? `, ${trend > 0 ? 'up' : 'down'} since your last turn` : '')

/** All of it in a sentence. */
export function spelled(stand: Stand, seats: number): string {
  return `${stand.written}, ${stand.shared ? 'shares' : 'in'} ${place(stand.rank)} place of ${seats}${risen(stand)}`
}

/** The clauses that a breakdown names in its heading: "gold (JAM-11.6)". */
export function clauses({ breakdown }: Standing): string[] {
  const found = [breakdown.title, ...breakdown.columns].flatMap((words) => words.match(/[A-Z]{2,4}-\d+(?:\.\d+)?[a-z]?/g) ?? [])
  return [...new Set(found)]
}

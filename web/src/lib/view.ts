// What one seat sees, put together from messages that tell only what changed.

import type { Asked, BoardInfo, ChatLine, Ended, LessonCard, Log, LogLine, Piece, Sheet, Standing, View } from '../wire'
import { stillsOf, type Still } from './stills'

export interface Sight {
  /** The number of the last decision. */
  readonly n: number
  /** Who has decided since the sight before, one seat for each decision up to `n`. */
  readonly by: readonly number[]
  readonly asked: Asked | null
  readonly board: BoardInfo | null
  /** In the order they are drawn. A piece that did not change is the same object as before. */
  readonly pieces: ReadonlyMap<string, Piece>
  readonly sheets: readonly Sheet[]
  readonly ended: Ended | null
  /** How it came to this since the sight before, moment by moment. */
  readonly stills: readonly Still[]
  /** The first on a connection: it follows from nothing. */
  readonly whole: boolean
  /** How it stands, as this seat could count it. */
  readonly standing: Standing | null
  /** What the coach of a lesson says to the one who learns. */
  readonly lesson?: LessonCard | null
}

/** The sight after `told`, given what was seen before; `null` when `told` is the first and therefore whole. */
export function merge(before: Sight | null, told: View): Sight {
  const now = pieces(before?.pieces ?? new Map(), told)
  return {
    n: told.n,
    by: before ? (told.by ?? []) : [],
    asked: told.asked ?? before?.asked ?? null,
    board: told.board ?? before?.board ?? null,
    pieces: now,
    sheets: told.sheets ?? before?.sheets ?? [],
    ended: told.ended ?? before?.ended ?? null,
    stills: before && told.beats ? stillsOf(before.pieces, told.beats, now) : [],
    whole: !before,
    standing: told.standing ?? before?.standing ?? null,
    lesson: told.lesson === undefined ? (before?.lesson ?? null) : told.lesson,
  }
}

/** The number of the last decision that this seat has made since the sight before; 0 where it has made none. */
export function lastOf(seat: number | null, { n, by }: Pick<Sight, 'n' | 'by'>): number {
  const at = seat === null ? -1 : by.lastIndexOf(seat)
  return at < 0 ? 0 : n - by.length + 1 + at
}

function pieces(before: ReadonlyMap<string, Piece>, told: View): ReadonlyMap<string, Piece> {
  if (!told.pieces && !told.order) return before
  const now = new Map(before)
  for (const piece of told.pieces ?? []) now.set(piece.id, piece)
  if (!told.order) return now
  const ordered = new Map<string, Piece>()
  for (const id of told.order) {
    const piece = now.get(id)
    if (piece) ordered.set(id, piece)
  }
  return ordered
}

/** The log with what was just told; a `whole` one replaces it, and nothing is in it twice. */
export function longerLog(before: readonly LogLine[], told: Log): LogLine[] {
  return told.whole ? [...told.lines] : longer(before, told.lines)
}

export const longerChat = (before: readonly ChatLine[], told: readonly ChatLine[]): ChatLine[] => longer(before, told)

function longer<T extends { at: number }>(before: readonly T[], told: readonly T[]): T[] {
  const last = before.at(-1)?.at ?? -1
  return [...before, ...told.filter((line) => line.at > last)]
}

// Seats in words: who sits there, and how long they have.

import type { Lobby, Piece, SeatInfo } from '../wire'
import { hueOf } from '../lib/marks'
import { capital } from '../lib/say'

/** The mats of the board show which colour and emblem (a symbol of the board) is whose; without one, the colour's name does. */
export function markOf(seat: number, colour: string | undefined, pieces: ReadonlyMap<string, Piece> | undefined): { hue: number; emblem: string } {
  const hue = /(?:^| )seat-([0-5])(?: |$)/.exec(pieces?.get(`mat-${seat}`)?.classes ?? '')?.[1]
  const emblem = pieces?.get(`mat-${seat}-emblem`)?.shape ?? ''
  return { hue: hue !== undefined ? +hue : hueOf(seat, colour), emblem }
}

export function nameOf(lobby: Lobby | null | undefined, seat: number): string {
  const info = lobby?.seats.find((one) => one.seat === seat)
  return info?.name || (info ? capital(info.colour) : `Seat ${seat + 1}`)
}

/** Whether everybody but `you` is a bot, and nothing but a bot. */
export function amongBots(seats: readonly SeatInfo[], you: number | null): boolean {
  return seats.every((info) => info.seat === you || (!!info.bot && !info.owner))
}

/** Who sits there, in a word or two. */
/** `over`: nobody plays any more. */
export function stateOf(info: SeatInfo, over = false): string {
  if (info.resigned) return 'resigned'
  if (info.bot && over) return info.owner ? 'a bot stood in' : 'bot'
  if (info.bot) return info.owner ? (info.late ? 'late, bot plays' : info.here ? 'bot plays for now' : 'away, bot plays') : 'bot'
  if (!info.owner) return 'free'
  return info.here ? '' : 'away'
}

/** A deadline as it is counted down. */
export function countdown(due: number, now: number): string {
  const left = Math.round(due - now)
  if (left <= 0) return 'due now'
  if (left < 60) return `${left} s`
  if (left < 3600) return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  if (left < 172800) return `${Math.floor(left / 3600)} h ${Math.floor((left % 3600) / 60)} min`
  return `${Math.floor(left / 86400)} days`
}

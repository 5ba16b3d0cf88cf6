// How a seat is told from the others: a colour and a sign, the same as on the board where the board has one.

import type { Lobby, Piece, SeatInfo } from '../wire'

export interface Mark { hue: number; emblem: string } // emblem: a symbol of the board, or empty

const HUES: Record<string, number> = { red: 0, blue: 1, green: 2, yellow: 3, gold: 3, violet: 4, purple: 4, black: 5 }
export const SIGNS = ['✚', '◎', '▲', '◆', '★', '■'] as const

/** The mats of the board show which colour and emblem is whose; before there is a board, the colour's name does. */
export function markOf(seat: number, colour: string | undefined, pieces: ReadonlyMap<string, Piece> | undefined): Mark {
  const hue = /(?:^| )seat-([0-5])(?: |$)/.exec(pieces?.get(`mat-${seat}`)?.classes ?? '')?.[1]
  const emblem = pieces?.get(`mat-${seat}-emblem`)?.shape ?? ''
  return { hue: hue !== undefined ? +hue : (HUES[colour ?? ''] ?? seat % 6), emblem }
}

export function nameOf(lobby: Lobby | null | undefined, seat: number): string {
  const info = lobby?.seats.find((one) => one.seat === seat)
  return info?.name || (info ? capital(info.colour) : `Seat ${seat + 1}`)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Who sits there, in a word or two. */
export function stateOf(info: SeatInfo): string {
  if (info.resigned) return 'resigned'
  if (info.bot) return info.owner ? (info.here ? 'bot plays for now' : 'away, bot plays') : 'bot'
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

export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

// Seats in words: who sits there, and how long they have.

import type { Handed, Lobby, Piece, SeatInfo } from '../wire'
import { hueOf } from '../lib/marks'
import { all, capital, clock, lasting } from '../lib/say'

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

/** Who sits there, in a word or two; `over`: nobody plays any more. */
export function stateOf(info: SeatInfo, over = false): string {
  if (info.resigned) return 'resigned'
  if (info.bot && over) return info.owner ? 'a bot stood in' : 'bot'
  if (info.bot) return info.owner ? (info.handed?.why === 'late' ? 'late, bot plays' : info.here ? 'bot plays for now' : 'away, bot plays') : 'bot'
  if (!info.owner) return 'free'
  return info.here ? '' : 'away'
}

/** A deadline as it is counted down. */
export function countdown(due: number, now: number): string {
  const left = Math.round(due - now)
  if (left <= 0) return 'due now'
  if (left < 60) return `${left} s`
  if (left < 3600) return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return lasting(left)
}

/** Why a bot plays for the one who is told, since when, and who wanted it. */
export function whyHanded(handed: Handed, bot: string, name: (seat: number) => string, now: number): string {
  const by = capital(bot)
  const at = clock(handed.when, now)
  if (handed.why === 'late') return `Your time was up at ${at}: ${bot} plays for you.`
  if (handed.why === 'own' || handed.by == null) return `${by} plays for you since ${at}, as you asked.`
  const agreed = handed.agreed ?? []
  const reasons = [`${name(handed.by)} asked for it`, ...(agreed.length ? [`${all(agreed.map(name))} agreed`] : [])]
  return `${by} plays for you since ${at}: ${all([...reasons, `you had been away for ${lasting(handed.when - (handed.away ?? handed.when))}`])}.`
}

/** A line about seats that have the same to say: how long there is to answer, who is away, for whom a bot plays. */
export interface Tiding { seats: number[]; words: string; due: boolean; soon: boolean }

/** What is to be told of the seats where there is no room for it beside their names. */
export function tidings(seats: readonly SeatInfo[], actors: ReadonlySet<number>, you: number | null, over: boolean, now: number): Tiding[] {
  const found = new Map<string, Tiding>()
  for (const info of over ? [] : seats) {
    const due = actors.has(info.seat) && info.due ? info.due : 0
    const state = info.seat === you || (info.bot && !info.owner && !info.resigned) ? '' : stateOf(info)
    const add = (words: string, soon = false): void => {
      const known = found.get(words)
      if (known) known.seats.push(info.seat)
      else found.set(words, { seats: [info.seat], words, due: words !== state, soon })
    }
    if (due) add(due > now ? `${countdown(due, now)} left` : 'due now', due - now < 30)
    if (state && state !== 'free') add(state)
  }
  return [...found.values()].sort((a, b) => +b.due - +a.due)
}

// The chat as it is read, by days, and what is to be kept out of it.

import type { ChatLine } from '../wire'

export interface Day { title: string; lines: ChatLine[] }

/** The lines by the day on which they were said, as the reader's own clock has it. */
export function days(lines: readonly ChatLine[], now = new Date()): Day[] {
  const found: Day[] = []
  for (const line of lines) {
    const title = dayOf(new Date(line.when * 1000), now)
    if (found.at(-1)?.title === title) found.at(-1)!.lines.push(line)
    else found.push({ title, lines: [line] })
  }
  return found
}

const dayOf = (when: Date, now: Date): string =>
  when.toLocaleDateString('en', { weekday: 'long', day: 'numeric', month: 'long', ...(when.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }) })

/** The hour and minute. */
export const clock = (when: number): string => new Date(when * 1000).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })

export const moment = (when: number): string => new Date(when * 1000).toISOString()

const SEAT = /[#?&]?seat(?:=|%3D)[0-9A-Z_-]{16,}\S*/gi

/** Whether there is a link to a seat in it, or this browser's own token: whoever reads that plays for its owner. */
export const opensSeat = (text: string, token = ''): boolean => cut(text, token) !== text

/** The text without it. */
export const withoutSeat = (text: string, token = ''): string => cut(text, token).trim()

function cut(text: string, token: string): string {
  const left = text.replace(SEAT, '')
  return token ? left.replaceAll(token, '') : left
}

import { describe, expect, it } from 'vitest'
import type { ChatLine } from '../wire'
import { days, opensSeat, withoutSeat } from './chat'

const at = (...when: [number, number, number, number, number]): number => new Date(...when).getTime() / 1000
const line = (n: number, when: number): ChatLine => ({ at: n, name: 'Ann', text: `line ${n}`, when })
const TOKEN = 'AbcdefghijklmnopqrstuvwxyzABCD-_'

describe('the chat', () => {
  it('stands under the days on which it was said, with the year where it is another one', () => {
    const said = [line(0, at(2025, 11, 31, 23, 59)), line(1, at(2026, 0, 1, 0, 1)), line(2, at(2026, 0, 1, 18, 0)), line(3, at(2026, 0, 8, 9, 0))]
    expect(days(said, new Date(2026, 4, 1)).map((day) => [day.title, day.lines.length])).toEqual([
      ['Wednesday, December 31, 2025', 1],
      ['Thursday, January 1', 2],
      ['Thursday, January 8', 1],
    ])
  })
})

describe('what opens a seat', () => {
  const address = 'https://example.org/t/abcdefghijkl'

  it('is seen in a link, escaped or not, and in the bare token of this browser', () => {
    for (const text of [`${address}#seat=${TOKEN}&line=12`, `join: ${address}#SEAT%3D${TOKEN}`, `#seat=${'b'.repeat(32)}`]) expect(opensSeat(text)).toBe(true)
    expect(opensSeat(`my key: ${TOKEN}`, TOKEN)).toBe(true)
    expect(opensSeat(`my key: ${TOKEN}`)).toBe(false)
  })

  it('is nothing else', () => {
    for (const text of [address, `${address}?seat=2`, 'the seat=free', 'two  blanks ', '']) expect(opensSeat(text, TOKEN)).toBe(false)
  })

  it('is taken out, and the address of the table stays', () => {
    expect(withoutSeat(`come to ${address}#seat=${TOKEN}&line=12 now`)).toBe(`come to ${address} now`)
    expect(withoutSeat(`key ${TOKEN}.`, TOKEN)).toBe('key .')
    expect(withoutSeat(`#seat=${TOKEN}`, TOKEN)).toBe('')
  })
})

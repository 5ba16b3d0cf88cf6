import { describe, expect, it } from 'vitest'
import type { Lobby } from '../wire'
import { inOrder, shownFirst, toLookAt, type Mine } from './my_tables'

const lobby = (table: string, status: Lobby['status'], asked = false, due = 0): Lobby => ({
  t: 'lobby', table, game: 'jamaica', title: 'Jamaica', name: '', options: {}, status, commitment: '',
  seats: [{ seat: 0, colour: 'red', owner: true, asked, due }],
})
const seat = (table: string, when: number, ended?: 'over'): Mine => ({ table, token: 'x'.repeat(20), seat: 0, when, ...(ended ? { ended } : {}) })

describe('your tables', () => {
  it('begin with those that wait for you, the one with the least time before the others', () => {
    const found = [
      lobby('new', 'playing'), lobby('over', 'over'), lobby('open', 'gathering'), lobby('old turn', 'playing', true),
      lobby('soon', 'playing', true, 500), lobby('sooner', 'playing', true, 400),
    ]
    const mine = new Map(['new', 'over', 'open', 'old turn', 'soon', 'sooner'].map((table, k) => [table, seat(table, 100 - k)]))
    expect(inOrder(found, mine).map((one) => one.table)).toEqual(['sooner', 'soon', 'old turn', 'new', 'open', 'over'])
  })

  it('hide none that waits, however many there are', () => {
    const found = Array.from({ length: 30 }, (_, k) => lobby(`t${k}`, k < 20 ? 'playing' : 'over', k % 2 === 0))
    const mine = new Map(found.map((one, k) => [one.table, seat(one.table, k)]))
    const first = shownFirst(inOrder(found, mine), mine)
    expect(first).toHaveLength(10)
    expect(first.every((one) => one.seats[0]!.asked)).toBe(true)
    const calm = found.map((one) => ({ ...one, seats: one.seats.map((each) => ({ ...each, asked: false })) }))
    expect(shownFirst(inOrder(calm, mine), mine)).toHaveLength(8)
    const past = found.slice(20)
    expect(shownFirst(inOrder(past, mine), mine)).toHaveLength(3)
  })

  it('are all looked at once, and then a part of very many at a time', () => {
    const mine = Array.from({ length: 60 }, (_, k) => seat(`t${k}`, -k, k >= 50 ? 'over' : undefined))
    expect(toLookAt(mine, new Set(), 0)).toHaveLength(53)
    const shown = new Set(['t0', 't1', 't2', 't3'])
    const seen = new Set<string>()
    for (let round = 1; round <= 3; round++) {
      const now = toLookAt(mine, shown, round)
      expect(now.length).toBeLessThanOrEqual(24)
      expect([...shown].every((table) => now.includes(table))).toBe(true)
      for (const table of now) seen.add(table)
    }
    expect(seen.size).toBe(53)
    expect(toLookAt(mine.slice(0, 20), new Set(), 5)).toHaveLength(20)
  })
})

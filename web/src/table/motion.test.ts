import { describe, expect, it } from 'vitest'
import type { Piece } from '../wire'
import { inverse, placed, times } from './matrix'
import { isDie, pace, planned, whereabouts, type Pieces } from './motion'

const piece = (id: string, x: number, y: number, more: Partial<Piece> = {}): Piece => ({ id, shape: 'ship', x, y, ...more })
const board = (...pieces: Piece[]): Pieces => new Map(pieces.map((one) => [one.id, one]))

describe('what moves', () => {
  it('is nothing when nothing changed', () => {
    const same = board(piece('a', 1, 2), piece('b', 3, 4, { parent: 'a' }))
    const plan = planned(same, new Map(same))
    expect(Object.values(plan).flat()).toEqual([])
  })

  it('is the piece alone, not what lies on it', () => {
    const lamp = piece('lamp', 5, 5, { parent: 'a' })
    const plan = planned(board(piece('a', 0, 0), lamp), board(piece('a', 10, 0), lamp))
    expect(plan.moved).toEqual([{ id: 'a', from: placed({ x: 0, y: 0 }), to: placed({ x: 10, y: 0 }) }])
  })

  it('starts where it was seen when it changes from one surface to another', () => {
    const ground = (surface: string) => placed(surface === 'mat' ? { x: 600, y: 100, scale: 0.5 } : { x: 10, y: 20, scale: 2 })
    const before = board(piece('coin', 40, 60, { on: 'mat' }))
    const now = board(piece('coin', 100, 100))
    const [move] = planned(before, now, ground).moved
    expect(move).toMatchObject({ id: 'coin', across: true, to: placed({ x: 100, y: 100 }) })
    expect(times(ground(''), move!.from)).toEqual(whereabouts(before, 'coin', ground))
    expect(planned(now, board(piece('coin', 100, 120)), ground).moved[0]).not.toHaveProperty('across')
  })

  it('starts where it was seen when it changes from one mat to another', () => {
    const mats = [piece('left', 100, 0, { scale: 2 }), piece('right', 500, 50)]
    const before = board(...mats, piece('coin', 10, 10, { parent: 'left' }))
    const now = board(...mats, piece('coin', 0, 0, { parent: 'right' }))
    const [move] = planned(before, now).moved
    const seen = times(whereabouts(now, 'right'), move!.from)
    expect(seen.map((value) => Math.round(value))).toEqual([2, 0, 0, 2, 120, 20])
  })

  it('tells dice, cards, counts, what is new and what is gone apart', () => {
    const before = board(
      piece('die', 0, 0, { shape: 'jam-die-1' }), piece('card', 0, 0, { shape: 'jam-card-back' }),
      piece('gold', 0, 0, { shape: 'text', text: '3' }), piece('old', 0, 0), piece('old-flag', 0, 0, { parent: 'old' }),
    )
    const now = board(
      piece('die', 0, 0, { shape: 'jam-die-6' }), piece('card', 0, 0, { shape: 'jam-card' }),
      piece('gold', 0, 0, { shape: 'text', text: '5' }), piece('new', 0, 0), piece('new-flag', 0, 0, { parent: 'new' }),
    )
    expect(planned(before, now)).toEqual({ moved: [], fresh: ['new'], gone: ['old'], tumbled: ['die'], turned: ['card'], counted: ['gold'] })
  })

  it('does not take soldiers for dice', () => {
    expect(isDie('hof-die-5')).toBe(true)
    expect(isDie('sup-soldier')).toBe(false)
    expect(isDie('audience')).toBe(false)
  })
})

describe('places', () => {
  it('can be gone back from', () => {
    const at = placed({ x: 30, y: -4, turn: 40, scale: 1.5 })
    expect(times(at, inverse(at)).map((value) => Math.round(value * 1e6) / 1e6 + 0)).toEqual([1, 0, 0, 1, 0, 0])
  })
})

describe('pace', () => {
  it('is staggered, but a crowd is done in a second', () => {
    for (const count of [1, 5, 80]) {
      const { duration, stagger } = pace(count, 1)
      expect(duration).toBeGreaterThanOrEqual(300)
      expect(duration).toBeLessThanOrEqual(500)
      expect(duration + stagger * (count - 1)).toBeLessThan(1000)
    }
    expect(pace(5, 0)).toEqual({ duration: 0, stagger: 0 })
  })
})

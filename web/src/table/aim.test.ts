import { describe, expect, it } from 'vitest'
import { beside, crowded, grown, LEAST, nearest, REACH, type Box, type Target } from './aim'

const box = (left: number, top: number, size = 10): Box => ({ left, top, right: left + size, bottom: top + size })
const target = (does: string, at: Box): Target => ({ id: does, does, box: at })
const CARD = target('play card', box(100, 100))
const SHIP = target('sail', box(150, 100))

describe('a tap beside the pieces', () => {
  it('means the nearest that can be played', () => {
    expect(beside(95, 120, [CARD, SHIP], REACH.finger)).toEqual({ kind: 'at', target: CARD })
    expect(beside(145, 95, [CARD, SHIP], REACH.finger)).toEqual({ kind: 'at', target: SHIP })
  })

  it('means nothing far from all of them, and a mouse is held to be exact', () => {
    expect(beside(60, 105, [CARD, SHIP], REACH.finger)).toEqual({ kind: 'nothing' })
    expect(beside(80, 105, [CARD], REACH.finger).kind).toBe('at')
    expect(beside(80, 105, [CARD], REACH.mouse).kind).toBe('nothing')
  })

  it('is not guessed at between two, unless both do the same', () => {
    expect(beside(130, 105, [CARD, SHIP], REACH.finger)).toEqual({ kind: 'between' })
    expect(beside(130, 105, [CARD, { ...SHIP, does: CARD.does }], REACH.finger).kind).toBe('at')
  })

  it('needs no help with what is large', () => {
    expect(beside(-10, 50, [target('land', box(0, 0, 200))], REACH.finger)).toEqual({ kind: 'nothing' })
  })
})

describe('a click on what is small', () => {
  it('has a target as large as it must be, and leaves a large one as it is', () => {
    expect(grown(box(100, 100), LEAST.mouse)).toEqual({ left: 93, right: 117, top: 93, bottom: 117 })
    expect(grown(box(0, 0, 90), LEAST.finger)).toEqual(box(0, 0, 90))
  })

  it('may go to what is larger, if that is asked for', () => {
    const ship = target('sail', box(0, 0, 44))
    expect(nearest(2, 2, [ship], LEAST.finger)).toBe(null)
    expect(nearest(2, 2, [ship], LEAST.finger, 60)).toBe(ship)
    expect(nearest(46, 2, [ship], LEAST.finger, 60)).toBe(null)
  })

  it('goes to the one whose middle is nearest', () => {
    const close = target('other', box(116, 100))
    expect(nearest(112, 105, [CARD, close], LEAST.mouse)).toBe(CARD)
    expect(nearest(114, 105, [CARD, close], LEAST.mouse)).toBe(close)
    expect(nearest(94, 116, [CARD, close], LEAST.mouse)).toBe(CARD)
    expect(nearest(90, 105, [CARD, close], LEAST.mouse)).toBeNull()
    expect(nearest(88, 105, [CARD], LEAST.finger)).toBe(CARD)
  })

  it('leaves what is large to its outline', () => {
    expect(nearest(20, 20, [target('land', box(0, 0, 90))], LEAST.finger)).toBeNull()
  })

  it('knows where things are too near each other', () => {
    expect(crowded([CARD, SHIP], 40)).toBe(false)
    expect(crowded([CARD, target('other', box(130, 110))], 40)).toBe(true)
    expect(crowded([CARD, { ...CARD, id: 'again' }], 40)).toBe(false)
  })
})

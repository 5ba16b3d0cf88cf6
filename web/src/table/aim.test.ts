import { describe, expect, it } from 'vitest'
import { aimed, REACH, type Box } from './aim'

const box = (left: number, top: number, size = 10): Box => ({ left, top, right: left + size, bottom: top + size })
const CARD = { does: 'play card', box: box(100, 100) }
const SHIP = { does: 'sail', box: box(150, 100) }

describe('a tap beside the pieces', () => {
  it('means the nearest that can be played', () => {
    expect(aimed(95, 120, [CARD, SHIP], REACH.finger)).toEqual({ kind: 'at', does: 'play card' })
    expect(aimed(145, 95, [CARD, SHIP], REACH.finger)).toEqual({ kind: 'at', does: 'sail' })
  })

  it('means nothing far from all of them, and a mouse is held to be exact', () => {
    expect(aimed(60, 105, [CARD, SHIP], REACH.finger)).toEqual({ kind: 'nothing' })
    expect(aimed(80, 105, [CARD], REACH.finger).kind).toBe('at')
    expect(aimed(80, 105, [CARD], REACH.mouse).kind).toBe('nothing')
  })

  it('is not guessed at between two, unless both do the same', () => {
    expect(aimed(130, 105, [CARD, SHIP], REACH.finger)).toEqual({ kind: 'between' })
    expect(aimed(130, 105, [CARD, { ...SHIP, does: CARD.does }], REACH.finger)).toEqual({ kind: 'at', does: 'play card' })
  })

  it('on a piece that cannot be played asks why, unless a small one that can is right there', () => {
    expect(aimed(125, 105, [CARD], REACH.finger, box(0, 0, 400))).toEqual({ kind: 'nothing' })
    expect(aimed(118, 105, [CARD], REACH.finger, box(0, 0, 400))).toEqual({ kind: 'at', does: 'play card' })
    const neighbour = box(111, 100)
    expect(aimed(116, 105, [CARD], REACH.finger, neighbour)).toEqual({ kind: 'nothing' })
  })

  it('needs no help with what is large', () => {
    expect(aimed(-10, 50, [{ does: 'land', box: box(0, 0, 200) }], REACH.finger)).toEqual({ kind: 'nothing' })
  })
})

import { describe, expect, it } from 'vitest'
import type { Beat, Piece } from '../wire'
import { stillsOf } from './stills'
import { merge } from './view'

const piece = (id: string, x = 0, more: Partial<Piece> = {}): Piece => ({ id, shape: 'ship', x, y: 0, ...more })
const table = (...pieces: Piece[]): Map<string, Piece> => new Map(pieces.map((one) => [one.id, one]))
const beat = (more: Partial<Beat>): Beat => ({ kind: 'move', at: 0, by: 0, ...more })

describe('the moments between two views', () => {
  const before = table(piece('sea'), piece('red', 1), piece('blue', 1), piece('gold', 5))
  const end = table(piece('sea'), piece('red', 3), piece('blue', 2))

  it('go from one view to the other, each from the one before', () => {
    const [first, second] = stillsOf(before, [beat({ pieces: [piece('red', 2)] }), beat({ now: ['red', 'blue'], gone: ['gold'] })], end)
    expect([...first!.pieces.values()].map((one) => [one.id, one.x])).toEqual([['sea', 0], ['red', 2], ['blue', 1], ['gold', 5]])
    expect([...second!.pieces.values()].map((one) => [one.id, one.x])).toEqual([['sea', 0], ['red', 3], ['blue', 2]])
    expect([first!.changed, second!.changed]).toEqual([['red'], ['red', 'blue']])
  })

  it('leave what does not change the same object, so that it is not drawn anew', () => {
    const [first] = stillsOf(before, [beat({ now: ['red'] })], end)
    expect(first!.pieces.get('blue')).toBe(before.get('blue'))
    expect(first!.pieces.get('red')).toBe(end.get('red'))
  })

  it('draw what is there for a moment on top, but nothing before what it lies on', () => {
    const told = [beat({ pieces: [piece('die', 0, { parent: 'tray' }), piece('tray')], now: [] })]
    expect([...stillsOf(before, told, end)[0]!.pieces.keys()]).toEqual(['sea', 'red', 'blue', 'gold', 'tray', 'die'])
  })

  it('come with the view that they lead to, and the first view has none', () => {
    const first = merge(null, { t: 'view', n: 1, pieces: [...before.values()], order: [...before.keys()], beats: [beat({ now: ['red'] })] })
    expect(first.stills).toEqual([])
    expect(first.whole).toBe(true)
    const next = merge(first, { t: 'view', n: 2, pieces: [piece('red', 3)], beats: [beat({ now: ['red'] })] })
    expect(next.stills[0]!.pieces.get('red')!.x).toBe(3)
    expect(next.whole).toBe(false)
    expect(merge(next, { t: 'view', n: 3 }).stills).toEqual([])
  })
})

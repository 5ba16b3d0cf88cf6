import { describe, expect, it } from 'vitest'
import type { Piece } from '../wire'
import { handOf, row } from './hand'
import { CLOSEST, fitting, framing, grouping } from './zoom'

const PIECES: Piece[] = [
  { id: 'mat-0', shape: 'mat', x: 100, y: 100, classes: 'seat-3' },
  { id: 'mat-1', shape: 'mat', x: 900, y: 100, classes: 'seat-1' },
  { id: 'ace', shape: 'card', x: -20, y: 5, parent: 'mat-0', scale: 0.5, turn: 9, do: 'play ace', label: 'Ace', hand: true },
  { id: 'ace-mark', shape: 'mark', x: 3, y: 4, parent: 'ace', do: 'play ace high', hand: true },
  { id: 'ace-mark-text', shape: 'text', x: 0, y: 0, parent: 'ace-mark', text: 'A' },
  { id: 'theirs', shape: 'card', x: 0, y: 0, parent: 'mat-1', label: 'A card' },
  { id: 'coin', shape: 'broad', x: 20, y: 5, parent: 'mat-0', classes: 'bold seat-2', hand: true },
]
const pieces = new Map(PIECES.map((piece) => [piece.id, piece]))
const sizes = new Map<string, [number, number]>([['card', [50, 80]], ['broad', [400, 40]], ['mark', [10, 10]], ['mat', [300, 200]]])

describe('the hand', () => {
  it('is the cards marked so, with what lies on them', () => {
    expect(handOf(pieces).map((card) => card.id)).toEqual(['ace', 'coin'])
    expect([...row(pieces, sizes, 100).pieces.keys()]).toEqual(['ace', 'coin', 'ace-mark', 'ace-mark-text'])
  })

  it('lies side by side, as high as there is room, in the colours of the mat', () => {
    const laid = row(pieces, sizes, 96)
    const [ace, coin] = ['ace', 'coin'].map((id) => laid.pieces.get(id)!)
    expect(ace).toMatchObject({ scale: 1, x: 8 + 25, y: 48, classes: 'seat-3', do: 'play ace', label: 'Ace' })
    expect(ace!.parent).toBeUndefined()
    expect(ace!.turn).toBeUndefined()
    expect(coin).toMatchObject({ scale: 0.3, x: 67 + 60, classes: 'bold seat-2' })
    expect(laid.pieces.get('ace-mark')).toBe(pieces.get('ace-mark'))
    expect(laid.width).toBe(67 + 120 + 8)
    expect(row(pieces, sizes, 500).pieces.get('ace')!.scale).toBe(96 / 80)
  })

  it('can be empty', () => {
    expect(row(new Map(), sizes, 96)).toEqual({ pieces: new Map(), width: 0 })
  })
})

describe('looking at what can be chosen', () => {
  const BOARD = { width: 2000, height: 1000 }
  const ROOM = { width: 400, height: 400 }
  const at = (x: number, y: number, size = 40) => ({ x, y, width: size, height: size })

  it('fills the window with it', () => {
    const sight = framing([at(1500, 300), at(1700, 500)], BOARD, ROOM)
    const scale = fitting(BOARD, ROOM) * sight.zoom
    for (const [x, y] of [[1500, 300], [1740, 540]]) {
      expect(x! * scale + sight.x).toBeGreaterThan(0)
      expect(x! * scale + sight.x).toBeLessThan(ROOM.width)
      expect(y! * scale + sight.y).toBeGreaterThan(0)
      expect(y! * scale + sight.y).toBeLessThan(ROOM.height)
    }
    expect(framing([at(10, 10, 4)], BOARD, ROOM).zoom).toBe(CLOSEST)
  })

  it('shows what is far apart one after the other', () => {
    const near = [at(100, 100), at(180, 120)]
    const far = [at(1800, 900)]
    expect(grouping([...far, ...near], 40, BOARD, ROOM)).toEqual([near, far])
    expect(grouping(near, 40, BOARD, ROOM)).toEqual([near])
  })
})

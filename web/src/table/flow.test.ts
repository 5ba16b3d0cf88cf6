import { describe, expect, it } from 'vitest'
import type { Piece, Surface } from '../wire'
import { flowed, withHand } from './flow'
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

const BOARD: Surface = { name: 'board', kind: 'board', width: 1000, height: 600, least: 600 }
const room = (width: number, height: number) => new Map([['hand', { x: 30, y: 40, width, height }]])

describe('the hand', () => {
  it('is the cards marked so, away from their mat and in its colour, with what lies on them', () => {
    const { surfaces, pieces: now } = withHand([BOARD], pieces, true)
    expect(surfaces.map((surface) => surface.name)).toEqual(['board', 'hand'])
    expect([...now.values()].filter((piece) => piece.on === 'hand').map((piece) => piece.id)).toEqual(['ace', 'coin'])
    expect(now.get('ace')).toMatchObject({ classes: 'seat-3', do: 'play ace', label: 'Ace' })
    for (const gone of ['parent', 'turn', 'scale'] as const) expect(now.get('ace')![gone]).toBeUndefined()
    expect(now.get('coin')!.classes).toBe('bold seat-2')
    expect(now.get('ace-mark')).toBe(pieces.get('ace-mark'))
    expect([...now.keys()]).toEqual([...pieces.keys()])
  })

  it('is left where a game has put it', () => {
    const own: Surface = { name: 'cards', kind: 'hand', width: 400, height: 100, least: 200, flow: true }
    expect(withHand([BOARD, own], pieces, true)).toEqual({ surfaces: [BOARD, own], pieces })
    expect(withHand([BOARD], pieces, false).pieces).toBe(pieces)
  })

  it('lies side by side in the middle of its room', () => {
    const { surfaces, pieces: now } = withHand([BOARD], new Map([['a', { ...PIECES[2]!, id: 'a' }], ['b', { ...PIECES[2]!, id: 'b' }]]), true)
    const laid = flowed(now, sizes, surfaces, room(300, 94))
    const [a, b] = ['a', 'b'].map((id) => laid.get(id)!)
    expect(a!.scale).toBe(1)
    expect([a!.y, b!.y]).toEqual([47, 47])
    expect(b!.x - a!.x).toBe(58)
    expect((a!.x + b!.x) / 2).toBe(150)
  })

  it('takes a second row where that makes it larger, and stays within its room', () => {
    const cards = Array.from({ length: 8 }, (_, k): [string, Piece] => [`c${k}`, { ...PIECES[2]!, id: `c${k}` }])
    const { surfaces, pieces: now } = withHand([BOARD], new Map(cards), true)
    const laid = [...flowed(now, sizes, surfaces, room(260, 200)).values()]
    expect(new Set(laid.map((piece) => Math.round(piece.y))).size).toBe(2)
    for (const { x, y, scale } of laid) {
      expect(x - 25 * scale!).toBeGreaterThanOrEqual(0)
      expect(x + 25 * scale!).toBeLessThanOrEqual(260)
      expect(y - 40 * scale!).toBeGreaterThanOrEqual(0)
      expect(y + 40 * scale!).toBeLessThanOrEqual(200)
    }
  })

  it('takes a second row where a finger needs it', () => {
    const cards = Array.from({ length: 10 }, (_, k): [string, Piece] => [`c${k}`, { ...PIECES[2]!, id: `c${k}` }])
    const { surfaces, pieces: now } = withHand([BOARD], new Map(cards), true)
    const least = (apart: number): number => {
      const laid = [...flowed(now, sizes, surfaces, room(382, 98), apart).values()]
      return Math.min(...laid.flatMap((one, k) => laid.slice(k + 1).map((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)))))
    }
    expect(least(24)).toBeCloseTo(37.6)
    expect(least(40)).toBeGreaterThanOrEqual(40)
  })
})

describe('looking at what can be chosen', () => {
  const BOARD = { width: 2000, height: 1000 }
  const ROOM = { width: 400, height: 400 }
  const at = (x: number, y: number, size = 40) => ({ does: `go to ${x} ${y}`, x, y, width: size, height: size })

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

  it('comes so close that a finger can tell them apart', () => {
    const houses = [at(1000, 300), at(1030, 300), at(1380, 420)]
    const apart = (least: number): number => 30 * fitting(BOARD, ROOM) * framing(houses, BOARD, ROOM, least).zoom
    expect(apart(0)).toBeLessThan(20)
    expect(apart(25)).toBeCloseTo(25)
    // What does the same need not be told apart, and nothing leaves the window for it.
    const alike = houses.map((house) => ({ ...house, does: 'build' }))
    expect(framing(alike, BOARD, ROOM, 25)).toEqual(framing(alike, BOARD, ROOM))
    expect((1420 - 1000) * fitting(BOARD, ROOM) * framing(houses, BOARD, ROOM, 400).zoom).toBeCloseTo(ROOM.width - 40)
  })

  it('shows what is far apart one after the other', () => {
    const near = [at(100, 100), at(180, 120)]
    const far = [at(1800, 900)]
    expect(grouping([...far, ...near], 40, BOARD, ROOM)).toEqual([near, far])
    expect(grouping(near, 40, BOARD, ROOM)).toEqual([near])
  })
})

import { describe, expect, it } from 'vitest'
import type { Surface } from '../wire'
import { forFingers, labelOf, layout, type Box } from './surfaces'

const BOARD: Surface = { name: 'board', kind: 'board', width: 1400, height: 950, least: 680 }
const HAND: Surface = { name: 'hand', kind: 'hand', width: 420, height: 150, least: 280, flow: true }
const MARKET: Surface = { name: 'market', kind: 'market', width: 1200, height: 260, least: 440 }
const mats = (count: number): Surface[] => Array.from({ length: count }, (_, seat) => ({ name: `mat-${seat}`, kind: 'mat', width: 520, height: 260, least: 255, seat }))
const table = (seats: number, ...more: Surface[]): Surface[] => [BOARD, ...mats(seats), HAND, ...more]

const ROOMS = { hd: [1500, 1030], laptop: [1040, 722], small: [960, 674], lying: [706, 716], upright: [820, 700], phone: [382, 500], sideways: [574, 348] } as const
const room = (name: keyof typeof ROOMS) => ({ width: ROOMS[name][0], height: ROOMS[name][1] })

function within(box: Box, { width, height }: { width: number; height: number }): boolean {
  return box.x >= -0.5 && box.y >= -0.5 && box.x + box.width <= width + 0.5 && box.y + box.height <= height + 0.5
}

function overlap(a: Box, b: Box): boolean {
  return a.x + a.width > b.x + 0.5 && b.x + b.width > a.x + 0.5 && a.y + a.height > b.y + 0.5 && b.y + b.height > a.y + 0.5
}

const large = (surface: Surface, box: Box): number => Math.min(box.width / surface.width, box.height / surface.height)

describe('the surfaces of a table', () => {
  for (const name of Object.keys(ROOMS) as (keyof typeof ROOMS)[]) {
    for (const seats of [2, 3, 6]) {
      it(`lie beside each other in the room of ${name} with ${seats} seats, and can be read`, () => {
        const surfaces = table(seats, MARKET)
        const { boxes, away } = layout(surfaces, room(name), 0)
        expect([...boxes.keys(), ...away].sort()).toEqual(surfaces.map((surface) => surface.name).sort())
        const all = [...boxes.values()]
        for (const box of all) expect(within(box, room(name))).toBe(true)
        for (const [k, box] of all.entries()) for (const other of all.slice(k + 1)) expect(overlap(box, other)).toBe(false)
        for (const surface of surfaces) {
          const box = boxes.get(surface.name)
          if (box && surface.kind === 'mat') expect(large(surface, box) * surface.width).toBeGreaterThanOrEqual(surface.least - 1)
        }
      })
    }
  }

  it('are all there on a laptop with the most seats, and fill it', () => {
    for (const name of ['laptop', 'small'] as const) {
      const surfaces = table(6)
      const { boxes, away } = layout(surfaces, room(name), 0)
      expect(away).toEqual([])
      expect(large(BOARD, boxes.get('board')!) * BOARD.width).toBeGreaterThanOrEqual(BOARD.least)
      const drawn = surfaces.map((surface) => {
        const box = boxes.get(surface.name)!
        const scale = large(surface, box)
        return surface.flow ? box.width * box.height : scale * scale * surface.width * surface.height
      })
      expect(drawn.reduce((sum, area) => sum + area, 0)).toBeGreaterThan(0.9 * room(name).width * room(name).height)
    }
  })

  it('leave the mats of others a tap away on a phone, one at a time in the place of the own', () => {
    const usual = layout(table(4), room('phone'), 1)
    expect(usual.away).toEqual(['mat-0', 'mat-2', 'mat-3'])
    expect([...usual.boxes.keys()].sort()).toEqual(['board', 'hand', 'mat-1'])
    const opened = layout(table(4), room('phone'), 1, 'mat-3')
    expect(opened.away).toEqual(['mat-0', 'mat-1', 'mat-2'])
    expect(opened.boxes.has('board')).toBe(true)
  })

  it('give a market the width that fingers need, as far as there is room', () => {
    const narrow: Surface = { ...MARKET, name: 'narrow', width: 340, height: 200, least: 198 }
    const [board, broad, small] = forFingers([BOARD, MARKET, narrow], room('phone'))
    expect(board).toBe(BOARD)
    expect(broad!.least).toBe(MARKET.least)
    expect(small!.least).toBeCloseTo(330)
    expect(layout([BOARD, small!], room('phone'), 0, 'narrow').boxes.get('narrow')!.width).toBeGreaterThanOrEqual(329)
  })

  it('give a mat the width that it says fingers need', () => {
    const own: Surface = { ...mats(1)[0]!, fingers: 372 }
    const broad = forFingers([BOARD, own, HAND], room('phone'))
    expect(broad.map((surface) => surface.least)).toEqual([BOARD.least, 372, HAND.least])
    expect(large(own, layout(broad, room('phone'), 0).boxes.get('mat-0')!) * own.width).toBeGreaterThanOrEqual(372)
    expect(forFingers([own], { width: 300, height: 400 })[0]!.least).toBe(300)
  })

  it('are the mats rather than the markets for one who looks on, where there is not room for all', () => {
    const close = { width: 900, height: 560 }
    expect(layout(table(4, MARKET), close, null).away).toEqual(['market'])
    expect(layout(table(4, MARKET), close, null, 'market').boxes.has('market')).toBe(true)
  })

  it('show what is wanted even where there is room for nothing else', () => {
    expect(layout(table(6), { width: 300, height: 150 }, 0).boxes.has('board')).toBe(true)
    expect(layout(table(6), { width: 300, height: 150 }, 0, 'mat-2').boxes.has('mat-2')).toBe(true)
  })

  it('are the board alone where there is no more', () => {
    expect(layout([BOARD], room('laptop'), null).boxes).toEqual(new Map([['board', { x: 0, y: 0, ...room('laptop') }]]))
  })
})

it('calls the board by the game, and only a mat by a player', () => {
  const named = (surface: Surface): string => `${['Ann', 'Ben'][surface.seat ?? 0]}’s mat`
  expect(table(2, { ...MARKET, title: 'Products' }).map((surface) => labelOf(surface, 'Jamaica', named))).toEqual(['Board of Jamaica', 'Ann’s mat', 'Ben’s mat', 'hand', 'Products'])
})

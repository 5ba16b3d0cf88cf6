import { describe, expect, it } from 'vitest'
import type { Sight } from '../lib/view'
import type { Beat } from '../wire'
import { fought, kindOf, NATURAL, Reel, stepsOf, TURN, WAIT } from './beats'

const sight = (actor: number, kinds: string[] = [], more: Partial<Sight> = {}): Sight => ({
  n: 0, asked: { question: 'q', actors: [actor], prompt: { words: '' } }, board: null, pieces: new Map(), sheets: [], ended: null, standing: null, whole: false,
  by: [1], stills: kinds.map((kind, at) => ({ beat: { kind, at, by: 1 }, pieces: new Map(), changed: [] })), ...more,
})
const asked = (actor: number): Sight => sight(actor, [], { asked: { question: 'q', actors: [actor], prompt: { words: '' }, choices: [{ do: 'x', words: 'x' }] } })

/** Everything is shown; returns how long each stayed. */
function shown(reel: Reel, speed = 1, waited = 0): number[] {
  const times: number[] = []
  for (let next = reel.next(waited, speed); next; next = reel.next(waited, speed)) {
    times.push(next.stays)
    waited += next.stays
  }
  return times
}
const sum = (times: readonly number[]): number => times.reduce((all, one) => all + one, 0)

describe('the pace of a turn', () => {
  it('a few moments have their own time', () => {
    const reel = new Reel()
    reel.push(stepsOf(sight(1), sight(2, ['card', 'move']), 0))
    expect(shown(reel)).toEqual([NATURAL.card, NATURAL.move])
  })

  it('a turn of somebody else takes no longer than a turn may, however much is done in it', () => {
    for (const decisions of [4, 12, 30]) {
      const reel = new Reel()
      for (let k = 0; k < decisions; k++) reel.push(stepsOf(sight(1), sight(1, ['move', 'coin']), 0))
      const took = sum(shown(reel))
      expect(took).toBeLessThanOrEqual(4000)
      expect(took).toBeGreaterThan(2000)
    }
  })

  it('one decision may let several play their turns, each with the time of a turn', () => {
    const reel = new Reel()
    const turns = [1, 2, 3].flatMap((seat) => ['card', 'move', 'coin', 'fight', 'won'].map((kind) => ({ beat: { kind, at: 0, by: 1, seat: kind === 'won' ? 0 : seat }, pieces: new Map(), changed: [] })))
    reel.push(stepsOf(sight(1), { ...sight(0), stills: turns }, null))
    const times = shown(reel)
    for (const k of [0, 5, 10]) expect(sum(times.slice(k, k + 5))).toBeGreaterThan(1800)
    expect(sum(times)).toBeLessThan(10_000)
  })

  it('decisions that come in one by one share the time of their turn too', () => {
    const reel = new Reel()
    let took = 0
    for (let k = 0; k < 30; k++) {
      reel.push(stepsOf(sight(1), sight(1, ['move']), 0))
      took += sum(shown(reel, 1, took))
    }
    expect(took).toBeLessThanOrEqual(TURN)
    expect(took).toBeGreaterThan(TURN / 2)
  })

  it('whoever has waited long enough sees at once what trickles in, but for what is done to them', () => {
    const reel = new Reel()
    let took = 0
    for (let k = 0; k < 60; k++) {
      reel.push(stepsOf(sight(1 + (k % 3)), sight(1, ['move']), 0))
      took += sum(shown(reel, 1, took))
    }
    expect(took).toBeLessThanOrEqual(WAIT + NATURAL.move!)
    const mine = sight(1)
    reel.push(stepsOf(mine, { ...sight(1), stills: [{ beat: { kind: 'move', at: 0, by: 1, seat: 0 }, pieces: new Map(), changed: [] }] }, 0))
    expect(sum(shown(reel, 1, took))).toBeGreaterThanOrEqual(300)
  })

  it('the time in which a bot thinks in its turn counts, where nobody else plays', () => {
    const reel = new Reel()
    const stays = [0, 1500, 3000, 4500].map((now) => {
      reel.push(stepsOf(sight(1), sight(1, ['move']), 0))
      return reel.next(now, 1, now)!.stays
    })
    expect(stays[0]).toBe(NATURAL.move)
    expect(stays[2]).toBeLessThan(stays[1]!)
    expect(stays[3]).toBe(0)
  })

  it('what is done to oneself is seen even when the time of a turn is used up', () => {
    const reel = new Reel()
    const done: Beat = { kind: 'prize', at: 0, by: 1, seat: 1, foe: 0 }
    reel.push(stepsOf(sight(1), sight(1, ['news', 'news', 'news']), 0))
    shown(reel)
    for (let k = 0; k < 5; k++) {
      reel.push(stepsOf(sight(1), sight(1, ['prize']), 0))
      if (k < 4) shown(reel)
    }
    expect(shown(reel)).toEqual([0])
    reel.push(stepsOf(sight(1), { ...sight(1), stills: [{ beat: done, pieces: new Map(), changed: [] }] }, 0))
    expect(sum(shown(reel))).toBeGreaterThanOrEqual(90)
  })

  it('six bots in a row are over when one is asked again', () => {
    const reel = new Reel()
    for (let bot = 1; bot <= 6; bot++) for (let k = 0; k < 12; k++) reel.push(stepsOf(sight(bot), sight(bot, ['move', 'coin', 'card']), 0))
    expect(sum(shown(reel))).toBeLessThanOrEqual(10_000)
  })

  it('of far too much the least is left out first, and nothing that was done to oneself', () => {
    const reel = new Reel()
    const done: Beat = { kind: 'coin', at: 0, by: 1, seat: 1, foe: 0 }
    for (let k = 0; k < 60; k++) reel.push(stepsOf(sight(1), sight(1, ['coin', 'fight']), 0))
    reel.push(stepsOf(sight(1), { ...sight(1), stills: [{ beat: done, pieces: new Map(), changed: [] }] }, 0))
    const kinds: string[] = []
    for (let next = reel.next(0, 1); next; next = reel.next(0, 1)) kinds.push(kindOf(next.step))
    expect(kinds.filter((kind) => kind === 'coin')).toEqual(['coin'])
    expect(kinds.filter((kind) => kind === 'fight').length).toBeGreaterThan(10)
  })

  it('slow takes twice as long and fast half', () => {
    const made = (): Reel => {
      const reel = new Reel()
      reel.push(stepsOf(sight(1), sight(2, ['dice', 'move', 'fight', 'won', 'prize']), 0))
      return reel
    }
    const normal = sum(shown(made()))
    expect(sum(shown(made(), 0.5))).toBeCloseTo(2 * normal)
    expect(sum(shown(made(), 2))).toBeCloseTo(normal / 2)
  })

  it('where a decision of one’s own has led to is there at once', () => {
    const reel = new Reel()
    reel.push(stepsOf(asked(0), sight(1, [], { by: [0], pieces: new Map([['a', { id: 'a', shape: '', x: 0, y: 0 }]]) }), 0))
    expect(shown(reel)).toEqual([0])
  })
})

describe('whose a step is', () => {
  const both: Sight = { ...asked(0), asked: { question: 'q', actors: [0, 1, 2], prompt: { words: '' }, choices: [{ do: 'x', words: 'x' }] } }
  const told = (by: number, more: Partial<Beat> = {}): Sight['stills'][number] => ({ beat: { kind: 'coin', at: 0, by, ...more }, pieces: new Map(), changed: [] })

  it('follows from who has decided, also where one is asked along with them', () => {
    expect(stepsOf(both, { ...both, by: [1] }, 0).map((step) => step.own)).toEqual([false])
    expect(stepsOf(both, { ...both, by: [1, 0] }, 0).map((step) => step.own)).toEqual([true])
    expect(stepsOf(both, { ...both, by: [1, 0], stills: [told(1), told(0)] }, 0).map((step) => step.own)).toEqual([false, true])
    expect(stepsOf(both, { ...both, by: [1, 0] }, null).map((step) => step.own)).toEqual([false])
  })

  it('and what another one has decided after one has the time of that one’s turn', () => {
    const steps = stepsOf(asked(0), { ...sight(1), by: [0, 2, 2], stills: [told(0), told(2), told(2, { seat: 2 })] }, 0)
    expect(steps.map((step) => step.turn)).toEqual(['0', '2', '2'])
    const reel = new Reel()
    reel.push(stepsOf(asked(0), { ...sight(1), by: [0, 2], stills: [...Array.from({ length: 6 }, () => told(0)), told(2)] }, 0))
    expect(shown(reel).at(-1)).toBe(NATURAL.coin)
  })
})

describe('a fight', () => {
  const told = (kind: string, more: Partial<Beat>): Beat => ({ kind, at: 0, by: 0, ...more })

  it('is put together from its moments', () => {
    let fight = fought(null, told('fight', { seat: 0, foe: 2 }))
    fight = fought(fight, told('fight', { seat: 0, stake: 3 }))
    fight = fought(fight, told('fight', { seat: 0, dice: ['6'], strength: 9 }))
    fight = fought(fight, told('fight', { seat: 2, dice: ['the star'], strength: 99 }))
    expect(fight).toEqual({ sides: [{ seat: 0, name: '', dice: ['6'], stake: 3, strength: 9 }, { seat: 2, name: '', dice: ['the star'], strength: 99 }], outcome: null })
    expect(fought(fight, told('won', { seat: 2, foe: 0, strength: 99, against: 9 }))!.outcome).toBe(1)
  })

  it('may be drawn, may be against one who has no seat, and ends with its outcome', () => {
    const ghost = fought(null, told('fight', { seat: 1, whom: 'the Ghost Ship' }))
    const drawn = fought(ghost, told('won', { seat: 1, whom: 'the Ghost Ship', strength: 7 }))!
    expect(drawn.outcome).toBe('drawn')
    expect(drawn.sides.map((side) => side.strength)).toEqual([7, 7])
    expect(fought(drawn, told('fight', { seat: 1, foe: 0 }))!.sides[1].seat).toBe(0)
  })

  it('of which only one side is known is none', () => {
    expect(fought(null, told('fight', { seat: 1, stake: 2 }))).toBeNull()
    expect(fought(null, told('move', { seat: 1, foe: 2 }))).toBeNull()
  })
})

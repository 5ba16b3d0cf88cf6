import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sight } from '../lib/view'
import { NATURAL } from './beats'
import { Staging } from './staging.svelte'

const choices = [{ do: 'x', words: 'x' }]
let n = 0
let speed: number
let you: number
let staging: Staging

interface Told { question?: string; actors?: number[]; mine?: boolean; by?: number[]; kinds?: string[]; whole?: boolean }
let asked: number[] // who was asked last, and answers unless something else is told
/** A decision has been made: who is asked after it, and what is shown of it. */
const told = ({ question = '', actors = [1], mine = false, by = asked, kinds = [], whole = false }: Told): Sight => {
  n += by.length
  asked = actors
  return {
    n, by: whole ? [] : by, asked: { question: question || `q${n}`, actors, prompt: { words: `ask ${actors}` }, choices: mine ? choices : [] }, board: null,
    pieces: new Map([['ship', { id: 'ship', shape: 'ship', x: n, y: 0 }]]), sheets: [], ended: null, standing: null, whole,
    stills: kinds.map((kind, k) => ({ beat: { kind, at: 10 * n + k, by: by.at(-1)! }, pieces: new Map(), changed: [] })),
  }
}
const sight = (actor: number, kinds: string[] = [], mine = false): Sight => told({ actors: [actor], kinds, mine, by: asked.length ? asked : [0], whole: !n })
const seen = (): unknown[] => [staging.playing, staging.still?.beat.kind ?? null, staging.sight?.asked?.choices?.length ?? 0]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })
  n = 0
  asked = []
  speed = 1
  you = 0
  staging = new Staging({ view: () => null, you: () => you, speed: () => speed, counts: () => 'shown', said: (actors) => `${actors} plays` })
  staging.take(sight(1))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('staging', () => {
  it('asks only when everything was shown', () => {
    staging.take(sight(0, ['card', 'move'], true))
    expect(seen()).toEqual([true, 'card', 0])
    expect(staging.sight?.asked?.prompt.words).toBe('1 plays')
    vi.advanceTimersByTime(NATURAL.card! + 1)
    expect(seen()).toEqual([true, 'move', 0])
    vi.advanceTimersByTime(NATURAL.move! + 1)
    expect(seen()).toEqual([false, null, 1])
  })

  it('keeps back the lines of what is still to come', () => {
    staging.take(sight(0, ['card', 'move'], true))
    expect(staging.until).toBe(21)
    vi.advanceTimersByTime(NATURAL.card! + 1)
    expect(staging.until).toBe(Infinity)
  })

  it('goes on with what comes meanwhile', () => {
    staging.take(sight(2, ['card']))
    staging.take(sight(0, ['news'], true))
    vi.advanceTimersByTime(NATURAL.card! + 1)
    expect(seen()).toEqual([true, 'news', 0])
    vi.advanceTimersByTime(NATURAL.news! + 1)
    expect(seen()).toEqual([false, null, 1])
  })

  it('is skipped: everything is as it is', () => {
    staging.take(sight(2, ['card', 'move', 'coin']))
    const last = sight(0, ['news'], true)
    staging.take(last)
    staging.skip()
    expect(seen()).toEqual([false, null, 1])
    expect(staging.sight).toBe(last)
    vi.advanceTimersByTime(20_000)
    expect(staging.sight).toBe(last)
  })

  it('pauses, and goes on where it was', () => {
    staging.take(sight(0, ['card'], true))
    vi.advanceTimersByTime(NATURAL.card! / 2)
    staging.pause()
    vi.advanceTimersByTime(60_000)
    expect(seen()).toEqual([true, 'card', 0])
    staging.pause()
    vi.advanceTimersByTime(NATURAL.card! / 2 - 20)
    expect(seen()).toEqual([true, 'card', 0])
    vi.advanceTimersByTime(40)
    expect(seen()).toEqual([false, null, 1])
  })

  it('shows at once where that is wanted, where nobody looks, and after coming back', () => {
    speed = 0
    staging.take(sight(0, ['card'], true))
    expect(seen()).toEqual([false, null, 1])
    speed = 1
    vi.stubGlobal('document', { ...document, hidden: true })
    staging.take(sight(1, ['card']))
    expect(seen()).toEqual([false, null, 0])
    vi.stubGlobal('document', { ...document, hidden: false })
    staging.take(sight(2, ['card', 'move']))
    staging.take({ ...sight(0, ['card'], true), whole: true })
    expect(seen()).toEqual([false, null, 1])
    expect(staging.until).toBe(Infinity)
  })

  it('shows once more what happened since one’s own last decision', () => {
    staging.take(sight(0, ['dice'], true))
    staging.skip()
    staging.take(sight(1, ['card']))
    staging.take(sight(0, ['move'], true))
    staging.skip()
    expect(staging.rerun).toBe(true)
    staging.again()
    expect(seen()).toEqual([true, 'card', 0])
    vi.advanceTimersByTime(NATURAL.card! + 1)
    expect(seen()).toEqual([true, 'move', 0])
    vi.advanceTimersByTime(NATURAL.move! + 1)
    expect(seen()).toEqual([false, null, 1])
  })

  it('does not come between one and a question that is asked already', () => {
    staging.take(told({ question: 'cards', actors: [0, 1, 2], mine: true }))
    vi.advanceTimersByTime(1000)
    expect(seen()).toEqual([false, null, 1])
    const last = told({ question: 'cards', actors: [0, 2], mine: true, by: [1], kinds: ['card'] })
    staging.take(last)
    expect(seen()).toEqual([false, null, 1])
    expect(staging.sight).toBe(last)
    staging.again()
    expect(seen()).toEqual([true, 'card', 0])
  })

  it('gives a turn that comes decision by decision no more than the time of a turn, and the next one its own', () => {
    const taken = (actor: number): number => {
      let ms = 0
      for (let k = 0; k < 20; k++) {
        staging.take(sight(actor, ['move']))
        for (; staging.playing; ms += 10) vi.advanceTimersByTime(10)
        vi.advanceTimersByTime(200)
      }
      return ms
    }
    const first = taken(1)
    expect(first).toBeGreaterThan(2000)
    expect(first).toBeLessThanOrEqual(4000)
    expect(taken(2)).toBeGreaterThan(2000)
  })
})

/** The kinds that are shown until one is asked, in their order. */
function shown(most = 60_000): string[] {
  const kinds: string[] = []
  for (let ms = 0, last: unknown = null; staging.playing && ms < most; ms += 10) {
    if (staging.still && staging.still !== last) kinds.push(staging.still.beat.kind)
    last = staging.still
    vi.advanceTimersByTime(10)
  }
  return kinds
}

describe('a question that others are asked too', () => {
  const ROUND = ['round', 'dice', 'card', 'move', 'fight', 'won', 'prize']
  const CARDS = 'cards of round 2'
  const all = [0, 1, 2]
  /** The last one lays a card, the round is run, and all are asked for the next card. */
  const run = (): Sight => told({ question: CARDS, actors: all, mine: true, by: [2], kinds: ROUND })
  const laid = (...by: number[]): Sight => told({ question: CARDS, actors: asked.filter((seat) => !by.includes(seat)), mine: true, by })

  beforeEach(() => {
    staging.take(told({ question: 'cards of round 1', actors: all, mine: true, by: [1], kinds: ['round'] }))
    staging.skip()
    staging.take(told({ question: 'cards of round 1', actors: [1, 2], by: [0] }))
    staging.take(told({ question: 'cards of round 1', actors: [2], by: [1] }))
    vi.advanceTimersByTime(1000)
  })

  for (const [words, others] of [['one after the other', [[1], [2]]], ['the other way round', [[2], [1]]], ['in one view', [[1, 2]]]] as const) {
    for (const after of [0, 700, 3000]) {
      it(`shows the whole film while the others answer it, ${words}, ${after} ms after its beginning`, () => {
        staging.take(run())
        const before = shown(after)
        for (const by of others) staging.take(laid(...by))
        expect(staging.playing).toBe(true)
        expect(staging.sight?.asked?.choices).toEqual([])
        const kinds = [...before, ...shown()]
        expect(kinds.filter((kind, k) => kind !== kinds[k - 1])).toEqual(ROUND)
        expect(seen()).toEqual([false, null, 1])
        expect(staging.sight?.asked?.actors).toEqual([0])
      })
    }
  }

  it('is asked as soon as the film has ended: that others have answered takes no time', () => {
    staging.take(run())
    const alone = performance.now()
    shown()
    const took = performance.now() - alone
    staging.take(told({ question: 'x', actors: [2], by: [0] }))
    staging.take(told({ question: CARDS + ' again', actors: all, mine: true, by: [2], kinds: ROUND }))
    const along = performance.now()
    for (const by of [1, 2]) staging.take(told({ question: CARDS + ' again', actors: [0], mine: true, by: [by] }))
    shown()
    expect(performance.now() - along).toBeLessThanOrEqual(took + 20)
  })

  it('lets the film be shown once more, in the middle of it, while others answer, and after one’s own answer that shows nothing', () => {
    expect(staging.rerun).toBe(true) // of the round before
    staging.take(run())
    shown(2000)
    expect(staging.rerun).toBe(true)
    staging.again()
    staging.take(laid(1))
    expect(shown()).toEqual(ROUND)
    expect(seen()).toEqual([false, null, 1])
    staging.again()
    shown(500)
    staging.take(laid(2))
    expect(staging.playing).toBe(true)
    shown()
    staging.take(told({ question: CARDS, actors: [], by: [0] }))
    expect(staging.rerun).toBe(true)
    staging.again()
    expect(shown()).toEqual(ROUND)
    staging.take(told({ actors: [0], mine: true, by: [1], kinds: ['coin'] }))
    staging.skip()
    staging.again()
    expect(shown()).toEqual(['coin'])
  })

  it('shows what one’s own answer has led to even where others have answered in the same view', () => {
    staging.take(run())
    shown()
    staging.take(told({ question: 'cards of round 3', actors: all, mine: true, by: [1, 2, 0], kinds: ROUND }))
    expect(shown()).toEqual(ROUND)
    staging.again()
    expect(shown()).toEqual(ROUND)
  })

  it('shows the film at the speed that was chosen', () => {
    const taken = [1, 2, 0.5].map((chosen) => {
      speed = chosen
      staging.take(told({ question: `cards at ${chosen}`, actors: all, mine: true, by: [2], kinds: ['card', 'move'] }))
      const began = performance.now()
      staging.take(told({ question: `cards at ${chosen}`, actors: [0, 2], mine: true, by: [1] }))
      expect(shown()).toEqual(['card', 'move'])
      const took = performance.now() - began
      staging.take(told({ actors: [2], by: [0] }))
      return took
    })
    expect(taken[1]! / taken[0]!).toBeCloseTo(0.5, 1)
    expect(taken[2]! / taken[0]!).toBeCloseTo(2, 1)
  })

  it('while nobody looks shows nothing, and everything once more when that is wanted', () => {
    staging.take(run())
    shown(700)
    vi.stubGlobal('document', { ...document, hidden: true })
    staging.take(laid(1))
    expect(seen()).toEqual([false, null, 1])
    vi.stubGlobal('document', { ...document, hidden: false })
    expect(staging.rerun).toBe(true)
    staging.again()
    expect(shown()).toEqual(ROUND)
    expect(seen()).toEqual([false, null, 1])
  })

  it('keeps what can be shown once more over a lost connection, and not when another seat looks', () => {
    staging.take(run())
    shown()
    staging.take({ ...laid(1), whole: true, by: [] })
    expect(staging.rerun).toBe(true)
    you = 2
    staging.take({ ...laid(), whole: true })
    expect(staging.rerun).toBe(false)
  })

  it('keeps back the lines of a film that is begun anew in its middle, and no line of what was seen', () => {
    staging.take(run())
    shown(1200)
    const until = staging.until
    expect(until).toBeLessThan(Infinity)
    staging.again()
    expect(staging.until).toBe(until)
    shown()
    staging.again()
    expect(staging.until).toBe(Infinity)
  })

  it('waits for the board, but not for ever', () => {
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16))
    staging = new Staging({ view: () => null, you: () => you, speed: () => speed, counts: () => 'shown', said: () => 'waits', drawn: () => false })
    n = 0
    staging.take(told({ question: 'cards', actors: [2], by: [], whole: true }))
    staging.take(run())
    staging.take(laid(1))
    vi.advanceTimersByTime(2500)
    expect(seen()).toEqual([true, null, 0])
    expect(staging.until).toBe(10)
    vi.advanceTimersByTime(600)
    expect(seen()).toEqual([true, 'round', 0])
    expect(shown()).toEqual(ROUND)
    expect(seen()).toEqual([false, null, 1])
    staging.take(told({ by: [0] }))
    staging.take(told({ actors: [0], mine: true, by: [1], kinds: ['coin'] }))
    expect(seen()).toEqual([true, 'coin', 0])
  })

  it('is over at once where nothing is staged', () => {
    speed = 0
    staging.take(run())
    expect(seen()).toEqual([false, null, 1])
    staging.take(laid(1))
    expect(seen()).toEqual([false, null, 1])
    staging.again()
    expect(shown()).toEqual(ROUND)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sight } from '../lib/view'
import { NATURAL } from './beats'
import { Staging } from './staging.svelte'

const choices = [{ do: 'x', words: 'x' }]
let n = 0
let speed: number
let staging: Staging

const sight = (actor: number, kinds: string[] = [], mine = false): Sight => ({
  n: ++n, asked: { question: `q${n}`, actors: [actor], prompt: { words: `ask ${actor}` }, choices: mine ? choices : [] }, board: null,
  pieces: new Map([['ship', { id: 'ship', shape: 'ship', x: n, y: 0 }]]), sheets: [], ended: null, standing: null, whole: n === 1,
  stills: kinds.map((kind, k) => ({ beat: { kind, at: 10 * n + k }, pieces: new Map(), changed: [] })),
})
const seen = (): unknown[] => [staging.playing, staging.still?.beat.kind ?? null, staging.sight?.asked?.choices?.length ?? 0]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })
  n = 0
  speed = 1
  staging = new Staging({ view: () => null, you: () => 0, speed: () => speed, counts: () => 'shown', said: (actors) => `${actors} plays` })
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
    expect(staging.rerun).toBe(false)
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
    const asked = sight(0, [], true)
    staging.take(asked)
    staging.take({ ...sight(0, ['card'], true), asked: asked.asked })
    expect(seen()).toEqual([false, null, 1])
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

import { describe, expect, it } from 'vitest'
import type { Choice, SeatInfo } from '../wire'
import { Only, pause } from './only'
import { amongBots } from './seats'

const go: Choice = { do: 'go on', words: 'Go on' }
const stay: Choice = { do: 'stay', words: 'Stay' }

describe('a question with one answer', () => {
  it('is answered, and one with a choice is not', () => {
    expect(new Only().answer({ question: '4.1', n: 4, choices: [go] })).toBe(go)
    expect(new Only().answer({ question: '4.1', n: 4, choices: [go, stay] })).toBeNull()
    expect(new Only().answer({ question: '4.1', n: 4, choices: [] })).toBeNull()
    expect(new Only().answer({ question: '', n: 4, choices: [go] })).toBeNull()
  })

  it('is the same answer until it is given, and is never answered twice', () => {
    const only = new Only()
    const now = { question: '4.1', n: 4, choices: [go] }
    expect([only.answer(now), only.answer(now)]).toEqual([go, go])
    only.settle('4.1')
    expect(only.answer(now)).toBeNull()
    expect(only.answer({ question: '5.1', n: 5, choices: [go] })).toBe(go)
  })

  it('is left to the player who took the answer back, and to everybody who went back', () => {
    const only = new Only()
    only.answer({ question: '4.1', n: 4, choices: [go] })
    only.settle('4.1')
    only.answer({ question: '5.1', n: 5, choices: [go, stay] })
    expect(only.answer({ question: '4.1', n: 4, choices: [go] })).toBeNull()
    expect(only.answer({ question: '3.1.1', n: 3, choices: [go] })).toBeNull()
    expect(only.answer({ question: '3.1.1', n: 3, choices: [go] })).toBeNull()
    expect(only.answer({ question: '4.1.1', n: 4, choices: [go] })).toBe(go)
  })

  it('is left to the player who answered it before anybody could', () => {
    const only = new Only()
    only.answer({ question: '4.1', n: 4, choices: [go] })
    only.answer({ question: '4.1', n: 5, choices: [] }) // others are still thinking
    expect(only.answer({ question: '4.1', n: 5, choices: [go] })).toBeNull()
  })

  it('is remembered when the page is opened again', () => {
    const first = new Only()
    first.settle('4.1')
    expect(new Only(first.past).answer({ question: '4.1', n: 4, choices: [go] })).toBeNull()
    const only = new Only()
    for (let k = 0; k < 99; k++) only.settle(`${k}`)
    expect(only.past).toHaveLength(40)
  })
})

describe('the time it takes', () => {
  const bot: SeatInfo = { seat: 1, colour: 'blue', bot: 'greedy' }
  const ben: SeatInfo = { seat: 2, colour: 'green', owner: true, here: true }

  it('is short among bots and tells people nothing', () => {
    expect(pause(true, false)).toBe(500)
    expect(pause(true, true)).toBe(2500)
    expect([0, 0.5, 1].map((chance) => pause(false, true, chance))).toEqual([2000, 3000, 4000])
  })

  it('counts a seat that a bot only keeps as a person', () => {
    const ann: SeatInfo = { seat: 0, colour: 'red', owner: true }
    expect(amongBots([ann, bot], 0)).toBe(true)
    expect(amongBots([ann, bot, ben], 0)).toBe(false)
    expect(amongBots([ann, bot, { ...ben, bot: 'greedy' }], 0)).toBe(false)
  })
})

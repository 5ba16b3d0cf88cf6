import { describe, expect, it } from 'vitest'
import type { LogLine } from '../wire'
import { byBot, since, stoodIn } from './since'

const line = (at: number, words: string, seat: number): LogLine => ({ at, n: at, words, seat }) as LogLine

describe('since your last turn', () => {
  it('tells what the others did without their names, also of what is theirs', () => {
    const log = [line(1, 'Red sails to Kola.', 1), line(2, "Red's household of 8 brings 50.", 1)]
    const { others } = since(log, 0, 0, ['Ann', 'Red'])
    expect(others.map((one) => one.words)).toEqual(['sails to Kola; household of 8 brings 50'])
  })

  it('counts as done to me what somebody did, and not a list of everybody', () => {
    const log = [line(1, 'Red attacks Ann at sea.', 1), { at: 2, n: 2, words: 'The bids are open: Ann, Red and Blue play.' }]
    const { toMe } = since(log, 0, 0, ['Ann', 'Red', 'Blue'])
    expect(toMe.map((one) => one.words)).toEqual(['Red attacks Ann at sea.'])
  })
})

describe('what befell me', () => {
  const nobody = (at: number, words: string): LogLine => ({ at, n: at, words })
  const log = [line(1, 'Red sails to Kola.', 1), nobody(2, 'Ann loses 3 grain.'), nobody(3, 'Oil falls to $300M.'), nobody(5, 'Ann sells 2 oil.')]
  const called = ['Ann', 'Red']

  it('is told before what others did, up to my own decisions', () => {
    const { toMe, others } = since(log, 0, 0, called, 4)
    expect(toMe.map((one) => one.words)).toEqual(['Loses 3 grain'])
    expect(others.map((one) => one.words)).toEqual(['sails to Kola'])
  })

  it('and what was nobody\'s doing comes last', () => {
    expect(since(log, 0, 0, called, 4).table).toEqual({ seat: null, words: 'Oil falls to $300M', n: 3 })
    expect(since(log, 3, 0, called, 4)).toEqual({ toMe: [], others: [], table: null })
  })
})

describe('a bot that stood in', () => {
  const told = (at: number, n: number, words: string): LogLine => ({ at, n, words })
  const log = [told(0, 4, 'Ann sails to Kola.'), told(1, 6, 'Ann pays 3 gold.'), told(2, 7, 'Ben sails home.'), told(3, 9, 'Ann draws 2 cards.'), told(4, 12, 'Ann sails home.')]
  const ann = { seat: 0, colour: 'red', owner: true, stand_in_from: 4 }

  it('has not decided in one’s place for good', () => {
    expect([4, 5, 12].map((n) => byBot({ ...ann, bot: 'greedy' }, n))).toEqual([true, true, true])
    expect([4, 5, 9, 10].map((n) => byBot({ ...ann, stand_in_to: 9 }, n))).toEqual([false, true, true, false])
    expect(byBot({ seat: 0, colour: 'red', owner: true }, 1)).toBe(false)
  })

  it('is told of while it plays', () => {
    expect(stoodIn(log, 4, { ...ann, bot: 'greedy' }, ['Ann', 'Ben'])).toEqual({ seat: 0, words: 'pays 3 gold; draws 2 cards; sails home', n: 6 })
  })

  it('and afterwards, until one has decided again', () => {
    const back = { ...ann, stand_in_to: 9 }
    expect(stoodIn(log, 4, back, ['Ann', 'Ben'])?.words).toBe('pays 3 gold; draws 2 cards')
    expect(stoodIn(log, -1, back, ['Ann', 'Ben'])?.words).toBe('pays 3 gold; draws 2 cards')
    expect(stoodIn(log, 12, back, ['Ann', 'Ben'])).toBeNull()
    expect(stoodIn(log, 4, { seat: 0, colour: 'red', owner: true }, ['Ann', 'Ben'])).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import type { ChatLine, Deal, LogLine } from '../wire'
import { countering, haggled, lastTerms } from './haggling'

const DEAL: Deal = { partner: 2, give: [], get: [], open: 'answer', called: ['Ann (China)', 'Ben (USSR)'], rules: ['T-1', 'T-2'] }
const NAMES = ['Ann', 'Ben'] as const
const log = (...told: [string, string?][]): LogLine[] => told.map(([words, rule = 'T-1'], at) => ({ at, n: at, words, rule }))
const say = (at: number, seat: number, text: string): ChatLine => ({ at, seat, name: '', text, when: 0 })

const OFFER = 'Ben (USSR) offers Ann (China) 2 grain for $300M.'
const DECLINED = 'Ann (China) declines what Ben (USSR) offers.'
const AGAIN = 'Ben (USSR) offers Ann (China) 2 grain for $250M.'

describe('what two have offered each other', () => {
  it('is told in its order, without the others, and without what was offered in earlier rounds', () => {
    const told = haggled(DEAL, log(['Ben (USSR) offers Ann (China) 1 oil for $1M.'], ['Turn 2 begins.', 'T-0'], [OFFER], ['Cem (Africa) offers Ann (China) 1 oil for $5M.'], ['Ben (USSR) pays Ann (China) $5M.', 'T-9'], [DECLINED, 'T-2'], [AGAIN]), [], 0, NAMES)
    expect(told.map(({ mine, words }) => [mine, words])).toEqual([
      [false, 'offers Ann 2 grain for $300M.'],
      [true, 'declines what Ben offers.'],
      [false, 'offers Ann 2 grain for $250M.'],
    ])
  })

  it('has what was asked for instead in the place of the answer', () => {
    const text = countering('2 grain for $300M', '3 grain', '$300M')
    const told = haggled(DEAL, log([OFFER], [DECLINED, 'T-2'], [AGAIN]), [say(0, 0, 'Hello!'), say(1, 1, text), say(2, 0, text)], 0, NAMES)
    expect(told.map(({ mine, words, counter }) => [mine, words, counter])).toEqual([
      [false, 'offers Ann 2 grain for $300M.', false],
      [true, 'I would take 3 grain for $300M.', true],
      [false, 'offers Ann 2 grain for $250M.', false],
    ])
    expect(new Set(told.map((one) => one.key)).size).toBe(3)
  })

  it('says what a counter-offer answers', () => {
    expect(lastTerms(DEAL, log([OFFER], [DECLINED, 'T-2'], [AGAIN]))).toBe('2 grain for $250M')
    expect(countering('', 'nothing', '2 grain')).toBe('I would take nothing for 2 grain.')
  })
})

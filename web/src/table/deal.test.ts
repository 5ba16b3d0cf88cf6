import { describe, expect, it } from 'vitest'
import type { Deal } from '../wire'
import { groups, hindrance, lines, lost, lying, possible, saying, spoken, worth } from './deal'

const CASH = { words: 'cash', has: 2700, steps: [1000, 500, 100].map((amount) => ({ do: `add cash ${amount}`, amount })), worth: 1, counted: true, money: true }
const GRAIN = { words: 'grain', has: 5, steps: [{ do: 'add grain', amount: 1 }], worth: 50, counted: true }
const MINE = { words: 'Broken Ridge', has: 1, steps: [{ do: 'company x', amount: 1 }], worth: 100, group: 'Companies' }
const NOTE = { words: 'note due next turn', has: 2000, steps: [{ do: 'add note 1000 in 1', amount: 1000 }, { do: 'add note 500 in 1', amount: 500 }], worth: 1, group: 'Promises', money: true }
const DEAL: Deal = { partner: 1, give: [CASH, GRAIN, MINE, NOTE], get: [CASH, GRAIN], open: 'give', turn: 'in return', close: 'propose', leave: 'withdraw', count: 'count', most: 6, money: '${}M' }

describe('a trade in two columns', () => {
  it('is said with the choices there are: 2 grain for $300M', () => {
    expect(saying(DEAL, { give: { grain: 2 }, get: { cash: 300 } })).toEqual(['add grain', 'count 2', 'in return', 'add cash 100', 'count 3', 'propose'])
  })

  it('takes the largest steps first, and does again what cannot be counted', () => {
    expect(saying(DEAL, { give: { cash: 2600 }, get: {} })).toEqual(['add cash 1000', 'count 2', 'add cash 500', 'add cash 100', 'in return', 'propose'])
    expect(saying(DEAL, { give: { [NOTE.words]: 2000, [MINE.words]: 1 }, get: {} })).toEqual(['company x', 'add note 1000 in 1', 'add note 1000 in 1', 'in return', 'propose'])
  })

  it('goes on from what lies on the table', () => {
    const begun: Deal = { ...DEAL, give: [{ ...GRAIN, now: 2 }], open: 'get' }
    expect(lying(begun)).toEqual({ give: { grain: 2 }, get: {} })
    expect(saying(begun, { give: { grain: 2 }, get: { cash: 100 } })).toEqual(['add cash 100', 'propose'])
    expect(saying({ ...begun, open: 'give' }, { give: { grain: 3 }, get: {} })).toEqual(['add grain', 'in return', 'propose'])
  })

  it('has amounts that can be said', () => {
    expect([possible(CASH, 340), possible(CASH, 9999), possible(CASH, -5), possible(GRAIN, 7), possible({ ...GRAIN, now: 2 }, 0)]).toEqual([300, 2700, 0, 5, 2])
  })

  it('is not offered empty, nor with too much on a side', () => {
    expect(hindrance(DEAL, { give: {}, get: {} })).not.toBe('')
    expect(hindrance(DEAL, { give: { grain: 1 }, get: {} })).toBe('')
    expect(hindrance({ ...DEAL, most: 2 }, { give: { cash: 1600 }, get: {} })).toContain('At most 2')
  })

  it('tells what there is no room for, where what is given makes room', () => {
    const full: Deal = { ...DEAL, give: [CASH, { ...GRAIN, room: 1 }], get: [CASH, { ...GRAIN, room: 2 }] }
    expect(lost(full, 'get', { give: {}, get: { grain: 5, cash: 900 } })).toEqual({ grain: 3 })
    expect(lost(full, 'get', { give: { grain: 2 }, get: { grain: 5 } })).toEqual({ grain: 1 })
    expect(lost(full, 'give', { give: { grain: 1 }, get: {} })).toEqual({})
    expect(lost(full, 'give', { give: { grain: 3 }, get: { cash: 100 } })).toEqual({ grain: 2 })
  })

  it('knows what it counts for and how it is said', () => {
    expect(worth(DEAL.give, { grain: 2, cash: 300 })).toBe(400)
    expect(spoken(DEAL, 'give', { grain: 2, cash: 300, [MINE.words]: 1 })).toBe('$300M, 2 grain and Broken Ridge')
    expect(spoken(DEAL, 'get', {})).toBe('nothing')
  })

  it('shows what both have in one row, and groups apart', () => {
    expect(lines(DEAL).map((line) => [line.words, !!line.give, !!line.get])).toEqual([['cash', true, true], ['grain', true, true]])
    expect(groups(DEAL.give).map(([name]) => name)).toEqual(['Companies', 'Promises'])
  })
})

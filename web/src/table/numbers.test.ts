import { describe, expect, it } from 'vitest'
import type { Choice } from '../wire'
import { besides, named, nearest, ranges, titled, whole, type Counted } from './numbers'

const count = (number: number, words = `${number}`): Choice => ({ do: `count ${number}`, words, number, unit: 'units' })
const all: Choice = { do: 'count all', words: 'All', number: 6, unit: 'units' }

describe('numbers of one thing', () => {
  it('are one range from the least to the most, each number once', () => {
    const [range, ...others] = ranges([count(6), count(2), count(4), all, count(5), { do: 'done', words: 'Done' }])
    expect(others).toEqual([])
    expect(range!.choices.map((choice) => choice.do)).toEqual(['count 2', 'count 4', 'count 5', 'count 6'])
  })

  it('are listed where there are few', () => {
    const few = [count(1), count(2), count(3)]
    expect(ranges(few)).toEqual([])
    expect(besides(few, [])).toEqual(few)
  })

  it('leave everything else in the list, also numbers of something of which there are few', () => {
    const choices: Choice[] = [count(0), count(1), count(2), count(3), { do: 'pass', words: 'Pass' }, { do: 'take 1', words: '1', number: 1, unit: 'from hold 1' }]
    expect(besides(choices, ranges(choices)).map((choice) => choice.do)).toEqual(['pass', 'take 1'])
  })

  it('find the nearest to what was typed', () => {
    const range = ranges([100, 125, 150, 175].map((number) => count(number)))[0]!
    expect([90, 130, 1000].map((typed) => range.choices[nearest(range, typed)]!.number)).toEqual([100, 125, 175])
  })

  it('are all of them up to what there is room for', () => {
    const bought = (room: number) => ranges([1, 2, 3, 4, 5].map((number) => ({ ...count(number), lost: Math.max(0, number - room) })))[0]!
    expect([5, 3, 0].map((room) => whole(bought(room)))).toEqual([4, 2, -1])
  })

  it('are called by their words, or by what they count', () => {
    expect(titled(count(3) as Counted)).toBe('3 units')
    expect(titled(count(1) as Counted)).toBe('1 unit')
    expect(titled({ ...count(1), unit: 'armies' } as Counted)).toBe('1 army')
    expect(named(count(1))).toBe('1 unit')
    expect(named({ do: 'pass', words: 'Pass' })).toBe('Pass')
    expect(titled(count(3, 'Fire 3 gunpowder') as Counted)).toBe('Fire 3 gunpowder')
  })
})

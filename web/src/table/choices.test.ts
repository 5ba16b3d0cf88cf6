import { describe, expect, it } from 'vitest'
import type { Choice } from '../wire'
import { called, closing, filtered, grouped, most, numbered, sending, stepped } from './choices'

const made = (...actions: string[]): Choice[] => actions.map((action) => ({ do: action, words: `To ${action}` }))

describe('the panel', () => {
  it('has one plain list when everything is of one kind', () => {
    const groups = grouped(made('card a', 'card b'))
    expect(groups).toHaveLength(1)
    expect(groups[0]).toMatchObject({ heading: '', choices: [{ do: 'card a' }, { do: 'card b' }] })
  })

  it('groups by the first word, puts single ones together and the end last', () => {
    const groups = grouped(made('end turn', 'build house', 'marry x', 'strike a', 'strike b', 'marry y', 'hire captain'))
    expect(groups.map((group) => [group.heading, group.choices.map((choice) => choice.do)])).toEqual([
      ['Marry', ['marry x', 'marry y']],
      ['Strike', ['strike a', 'strike b']],
      ['Also', ['build house', 'hire captain']],
      ['', ['end turn']],
    ])
  })

  it('leaves a few choices together, as they come, with only the end apart', () => {
    const groups = grouped(made('red 7', 'accept', 'red joker', 'pass'))
    expect(groups.map((group) => [group.heading, group.choices.map((choice) => choice.do)])).toEqual([
      ['', ['red 7', 'accept', 'red joker']],
      ['', ['pass']],
    ])
  })

  it('loses and repeats nothing', () => {
    const all = made('done', 'zone a', 'zone b', 'pass', 'no card', 'take 0 brick', 'leave empty', 'borrow')
    const shown = grouped(all).flatMap((group) => group.choices.map((choice) => choice.do))
    expect([...shown].sort()).toEqual(all.map((choice) => choice.do).sort())
  })

  it('knows what ends or declines', () => {
    for (const action of ['done', 'pass', 'go on', 'no ship', 'leave tax', 'take nothing']) expect(closing(made(action)[0]!)).toBe(true)
    for (const action of ['take 0 brick', 'accept', 'sail outer', 'play fog']) expect(closing(made(action)[0]!)).toBe(false)
  })

  it('keeps going through with a deal in sight, before giving it up', () => {
    const wares = ['withdraw', 'add cash 100', 'add grain', 'company a', 'company b', 'company c']
    const ends = (...more: string[]) => grouped(made(...wares, ...more)).at(-1)?.choices.map((choice) => choice.do)
    expect(ends('in return')).toEqual(['in return', 'withdraw'])
    expect(ends('propose')).toEqual(['propose', 'withdraw'])
    expect(ends()).toEqual(['withdraw'])
  })

  it('keeps accepting in sight where there is much else', () => {
    expect(grouped(made('accept', ...Array.from({ length: 9 }, (_, k) => `raise ${k}`), 'decline')).at(-1)?.choices.map((choice) => choice.do)).toEqual(['accept', 'decline'])
  })

  it('keeps both answers in sight where there is nothing else, however long the question is', () => {
    expect(grouped(made('accept', 'decline')).map((group) => [group.key, group.choices.map((choice) => choice.do)])).toEqual([['closing', ['accept', 'decline']]])
    expect(grouped(made('yes', 'pass')).map((group) => group.key)).toEqual(['closing'])
  })

  it('divides a long list by the place that comes next', () => {
    const ships = ['kent', 'york', 'bath'].flatMap((place) => ['army', 'navy', 'scout'].map((force) => `build ${place} ${force}`))
    expect(grouped(made(...ships)).map((group) => [group.heading, group.choices.length])).toEqual([['Kent', 3], ['York', 3], ['Bath', 3]])
    expect(grouped(made(...ships, 'trade a', 'trade b')).map((group) => group.heading)).toEqual(['Build: kent', 'Build: york', 'Build: bath', 'Trade'])
    expect(grouped(made(...Array.from({ length: 12 }, (_, k) => `give ${k}`)))).toHaveLength(1)
  })

  it('has what lies on the table after what does not, where there is much', () => {
    const zones = Array.from({ length: 14 }, (_, k) => `zone ${k}`)
    expect(grouped(made(...zones, 'talk', 'sing'), new Set(zones)).flatMap((group) => group.choices.map((choice) => choice.do)).slice(-2)).toEqual(['talk', 'sing'])
    expect(grouped(made('zone 1', 'talk'), new Set(['zone 1']))[0]?.choices.map((choice) => choice.do)).toEqual(['zone 1', 'talk'])
  })

  const zones = (count: number): string[] => Array.from({ length: count }, (_, k) => `zone ${k}`)
  const numbers = (...actions: string[]): Record<string, number> => Object.fromEntries(numbered(grouped(made(...actions))))

  it('numbers the first as they stand, and what ends or declines from nine down', () => {
    const keys = numbers('done', ...zones(12))
    expect(Object.keys(keys)).toHaveLength(9)
    expect([keys['zone 0'], keys['zone 7'], keys['zone 8'], keys.done]).toEqual([1, 8, undefined, 9])
    expect(numbers('propose', 'withdraw', 'add grain')).toEqual({ 'add grain': 1, propose: 8, withdraw: 9 })
  })

  it('has one number for what ends a turn, whatever else there is, and never 1', () => {
    for (let count = 0; count < 30; count++) {
      const keys = numbers('end turn', ...zones(count))
      expect(keys['end turn']).toBe(9)
      expect(new Set(Object.values(keys)).size).toBe(Math.min(9, count + 1))
    }
    for (let count = 1; count < 14; count++) {
      const keys = numbers(...Array.from({ length: count }, (_, k) => `leave ${k}`))
      expect(Object.values(keys)).not.toContain(1)
      expect(Object.keys(keys)).toHaveLength(Math.min(8, count))
    }
    expect(numbers('accept', 'decline')).toEqual({ accept: 1, decline: 9 })
    expect(numbers(...zones(9), 'leave a', 'leave b', 'leave c', 'leave d')).toMatchObject({ 'zone 5': 6, 'leave b': 7, 'leave c': 8, 'leave d': 9 })
  })

  it('numbers after the steppers', () => {
    expect(Object.fromEntries(numbered(grouped(made('a', 'b', 'pass')), 2))).toEqual({ a: 3, b: 4, pass: 9 })
    expect(numbered(grouped(made('a', 'pass')), 9).size).toBe(0)
  })

  it('keeps the number of a choice while the question stands, whatever comes, goes or lies elsewhere', () => {
    const before = numbered(grouped(made(...zones(6), 'end turn')))
    const fewer = numbered(grouped(made('zone 5', 'zone 3', 'end turn')), 0, before)
    expect(Object.fromEntries(fewer)).toEqual({ 'zone 5': 6, 'zone 3': 4, 'end turn': 9 })
    const more = numbered(grouped(made('talk', 'zone 5', 'zone 3', 'pass', 'end turn')), 0, before)
    expect(Object.fromEntries(more)).toEqual({ talk: 7, 'zone 5': 6, 'zone 3': 4, pass: 8, 'end turn': 9 })
    const onTable = new Set(zones(14))
    const all = made(...zones(14), 'talk', 'end turn')
    const first = numbered(grouped(all))
    expect(numbered(grouped(all, onTable), 0, first)).toEqual(first)
  })

  it('finds by every word typed, in any order', () => {
    const all = made('zone arabian_sea', 'zone north_sea', 'build army')
    expect(filtered(all, 'SEA nor').map((choice) => choice.do)).toEqual(['zone north_sea'])
    expect(filtered(all, '  ')).toHaveLength(3)
  })
})

describe('taking something several times', () => {
  it('says what each time costs where that changes', () => {
    const oil: Choice = { do: 'buy oil', words: 'Buy oil for 3 million', times: 3, steps: ['Buy oil for 3 million', 'Buy oil for 4 million', 'Buy oil for 5 million'] }
    expect(called(oil, 1)).toEqual({ words: 'Buy oil for 3 million', times: 1 })
    expect(called(oil, 3)).toEqual({ words: 'Buy oil for 3 + 4 + 5 million', times: 1 })
    expect(called({ do: 'x', words: 'A', times: 2, steps: ['A', 'B c'] }, 2).words).toBe('A, then B c')
    expect(called({ do: 'sell wood', words: 'Sell wood', times: 3 }, 2)).toEqual({ words: 'Sell wood', times: 2 })
  })

  const wood: Choice = { do: 'sell wood', words: 'Sell wood', times: 3 }

  it('stays between one and what is allowed', () => {
    expect(stepped(1, -1, wood)).toBe(1)
    expect(stepped(2, 1, wood)).toBe(3)
    expect(stepped(3, 1, wood)).toBe(3)
    expect(stepped(1, 1, { do: 'done', words: '' })).toBe(1)
  })

  it('is sent as one list', () => {
    expect(sending(wood, 3)).toEqual(['sell wood', 'sell wood', 'sell wood'])
    expect(sending(wood, 9)).toHaveLength(3)
    expect(most({ do: 'x', words: '', times: 500 })).toBe(60)
  })
})

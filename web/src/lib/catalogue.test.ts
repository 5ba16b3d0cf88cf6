import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Catalogue } from './catalogue'

const FILE = `
greeting = { CAP($who) } loads { $n ->
    [one] 1 crate
   *[other] { $n } crates
  } of { $goods }.
goods-rum = rum
goods-tea = tea
ghost = the ghost
ends = to { $either }
row = { $some }
`
const english = new Catalogue('en', FILE)
const rum = { id: 'goods-rum' }
const tea = { id: 'goods-tea' }

describe('messages are worded', () => {
  it('with facts, plurals, numbers and the names of seats', () => {
    const seat = { id: 'seat', facts: { n: 1 } }
    expect(english.text({ id: 'greeting', facts: { who: seat, n: 1200, goods: rum } }, ['Ann', 'Bo'])).toBe('Bo loads 1,200 crates of rum.')
    expect(english.text({ id: 'greeting', facts: { who: { id: 'ghost' }, n: 1, goods: tea } })).toBe('The ghost loads 1 crate of tea.')
  })

  it('with lists told with "and", with "or" and with commas', () => {
    const both = [rum, tea, 'salt']
    expect(english.text(both)).toBe('rum, tea and salt')
    expect(english.text({ id: 'ends', facts: { either: both } })).toBe('to rum, tea or salt')
    expect(english.text({ id: 'row', facts: { some: both } })).toBe('rum, tea, salt')
  })

  it('and what people write is never read as an entry', () => {
    const name = '{ $who } { "x" } [one] *<b>'
    expect(english.text({ id: 'greeting', facts: { who: { id: 'seat', facts: { n: 0 } }, n: 1, goods: '{ goods-rum }' } }, [name])).toBe(`${name} loads 1 crate of { goods-rum }.`)
  })

  it('and one that is missing is seen, and breaks nothing', () => {
    expect(english.text({ id: 'no-such-entry', facts: { n: 1 } })).toBe('no-such-entry')
  })
})

it('reads the file of a game as the server does', () => {
  const jamaica = new Catalogue('en', readFileSync('../src/roadstead/games/jamaica/words/en.ftl', 'utf8'))
  const space = { id: 'lair-past', facts: { steps: 4, port: { id: 'port-port-royal' } } }
  expect(jamaica.text({ id: 'event-attacked', facts: { ship: { id: 'ghost-ship' }, foe: { id: 'seat', facts: { n: 0 } }, space } }, ['Ann'])).toBe(
    'The Ghost Ship attacks Ann at the lair 4 past Port Royal.',
  )
})

import { describe, expect, it } from 'vitest'
import type { GameInfo, TableRow } from '../wire'
import { ago, baseOf, company, deadlineWords, facts, lasting, outcome, short, special, thousands, valueWords } from './say'

describe('small ways of saying things', () => {
  it('names the values of options', () => {
    expect([true, false, 1000, 'per ship'].map(valueWords)).toEqual(['Yes', 'No', '1,000', 'Per ship'])
  })

  it('calls a game by its first words where there is little room', () => {
    expect(['Rotterdam: Masters of Trade', 'Supremacy with Fortuna', 'Jamaica'].map(short)).toEqual(['Rotterdam', 'Supremacy', 'Jamaica'])
  })

  it('tells at a glance what a game asks of its players', () => {
    const game = { seats: [2, 3, 4], minutes: 45, weight: 2 } as unknown as GameInfo
    const told = (one: GameInfo): string => facts(one).replaceAll('\u00a0', ' ')
    expect(told(game)).toBe('2 to 4 players · 45 minutes · fairly easy')
    expect(facts(game).split(' ')).toHaveLength(3)
    expect(told({ ...game, seats: [2], minutes: 180, weight: 5 })).toBe('2 players · 3 hours · heavy')
  })

  it('parts the thousands of a number that stands alone', () => {
    expect(['10175', '-1500', '975', '$57504M', 'round 1000'].map(thousands)).toEqual(['10,175', '-1,500', '975', '$57504M', 'round 1000'])
  })

  it('tells how long ago', () => {
    expect(ago(1000, 1010)).toBe('just now')
    expect(ago(0, 61)).toBe('1 minute ago')
    expect(ago(0, 7300)).toBe('2 hours ago')
    expect(ago(0, 3 * 86_400)).toBe('3 days ago')
  })

  it('tells how long a decision may take', () => {
    expect([0, 120, 3600, 2 * 86_400].map(deadlineWords)).toEqual([
      'No deadline', '2 minutes a decision', '1 hour a decision', '2 days a decision',
    ])
  })

  it('tells how long something lasts', () => {
    expect([1, 40, 90, 720, 3600, 7500, 86_399, 604_799, 3 * 86_400 + 3600].map(lasting)).toEqual([
      '1 second', '40 seconds', '90 seconds', '12 minutes', '1 h', '2 h 5 min', '24 h', '7 days', '3 days 1 h',
    ])
  })

  it('tells what is special about a table: the preset, or the options that are not the usual ones', () => {
    const option = (name: string, choices: GameInfo['options'][0]['choices']) => ({ name, title: `The ${name}`, words: '', choices, default: choices[0]! })
    const game = {
      options: [option('turns', [12, 6]), option('pricing', ['lot', 'per unit']), option('raids', [false, true])],
      presets: [{ name: 'e', title: 'An evening', words: '', options: { turns: 6, pricing: 'per unit' } }, { name: 'r', title: 'Rulebook', words: '', options: {} }],
    } as unknown as GameInfo
    const usual = { turns: 12, pricing: 'lot', raids: false }
    expect(special(usual, game)).toEqual([])
    expect(special({ ...usual, turns: 6, pricing: 'per unit' }, game)).toEqual(['An evening'])
    expect(special({ ...usual, turns: 6, raids: true }, game)).toEqual(['The turns: 6', 'The raids: yes'])
    expect(special({ turns: 6 }, undefined)).toEqual([])
    expect([baseOf('jamaica~rich-lairs-1a2b'), baseOf('jamaica')]).toEqual(['jamaica', 'jamaica'])
  })

  it('keeps the names of people for whom a bot plays', () => {
    const seats = [
      { seat: 0, colour: 'red', name: 'Ann', owner: true },
      { seat: 1, colour: 'blue', name: 'Ben', owner: true, bot: 'mate' },
      { seat: 2, colour: 'green', name: 'Cleo', bot: 'mate', resigned: true },
      { seat: 3, colour: 'gold', bot: 'mate' },
      { seat: 4, colour: 'black', name: 'Dora', kept: true },
    ]
    expect(company(seats).people.map((seat) => seat.name)).toEqual(['Ann', 'Ben', 'Cleo'])
    expect(company(seats, 0)).toMatchObject({ people: [seats[1], seats[2]], bots: 1 })
  })

  it('tells how a game ended', () => {
    const seats = ['Ann', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name, colour: 'red' }))
    const row: TableRow = { table: 'x', game: 'g', title: 'G', name: '', status: 'over', when: 0, seats }
    expect(outcome({ ...row, winners: [1], scores: [1, 9, 3] })).toBe('Ben won with 9')
    expect(outcome({ ...row, winners: [1], scores: [1, 10_175, 3] })).toBe('Ben won with 10,175')
    expect(outcome({ ...row, winners: [0, 2], scores: [5, 1, 5] })).toBe('Ann and Cleo share it with 5')
    expect(outcome(row)).toBe('Nobody won')
  })
})

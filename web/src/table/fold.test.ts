import { describe, expect, it } from 'vitest'
import type { LogLine } from '../wire'
import { entries, ofPlayer, once, rounds } from './fold'
import { names, since } from './since'

const NAMES = ['Ann', 'Blue', 'Cleo']
const log = (...said: (string | [number, string])[]): LogLine[] => said.map((one, at) => (typeof one === 'string' ? { at, n: at + 1, words: one } : { at, n: one[0], words: one[1] }))

describe('the log, folded', () => {
  it('puts together what one player did in a row, also over several decisions', () => {
    const made = entries(log('Blue sails.', 'Blue loads 3 food.', 'The price of food is now 2.', 'Cleo passes.', 'Blue waits.'), -1, NAMES)
    expect(made.map((entry) => [entry.seat, entry.from, entry.n, entry.lines.length])).toEqual([[1, 1, 3, 3], [2, 4, 4, 1], [1, 5, 5, 1]])
    expect(ofPlayer(made, 1).length).toBe(2)
    expect(ofPlayer(made, null).length).toBe(3)
  })

  it('has a fold for every round', () => {
    const made = rounds(entries(log('Ann sits down.', 'Round 1: Ann is Captain.', 'Blue sails.', 'Round 2: Blue is Captain.', 'Cleo sails.'), -1, NAMES))
    expect(made.map((round) => [round.title, round.entries.length])).toEqual([['', 1], ['Round 1', 2], ['Round 2', 2]])
  })

  it('begins anew where one was away', () => {
    expect(entries(log('Blue sails.', 'Blue waits.'), 0, NAMES).map((entry) => entry.after)).toEqual([false, true])
  })

  it('counts the same words', () => {
    expect(once(log('Blue builds a house.', 'Blue builds a house.')).map((said) => [said.words, said.times])).toEqual([['Blue builds a house.', 2]])
  })

  it('says in one line what differs in one place only', () => {
    const paid = (...companies: string[]): LogLine[] => log(...companies.map((name) => `Blue pays for ${name}.`))
    expect(once(paid('Kola Oil', 'Red Grain', 'Deep Mines')).map((said) => said.words)).toEqual(['Blue pays for Kola Oil, Red Grain and Deep Mines.'])
    expect(once(paid('A', 'B', 'C', 'D', 'E', 'F'))[0]!.words).toBe('Blue pays for A, B, C and 3 more.')
    expect(once(paid('Kola Oil', 'Red Grain'))).toHaveLength(2)
    expect(once(log('Blue sails to A.', 'Blue loads 3 food.', 'Blue throws 2 gold overboard.'))).toHaveLength(3)
  })

  it('puts a list together with what follows it', () => {
    const bought = (...said: string[]): string[] => once(log(...said.map((what) => `Blue buys ${what}, into stock.`))).map((line) => line.words)
    expect(bought('oil for 2', 'oil for 3', 'oil for 4')).toEqual(['Blue buys oil for 2, 3 and 4, into stock.'])
    expect(bought('oil for 4', 'oil for 5', 'a container for 4')).toEqual(['Blue buys oil for 4, oil for 5 and a container for 4, into stock.'])
  })

  it('leaves a number with what it counts', () => {
    const sold = (...said: string[]): string[] => once(log(...said.map((what) => `Blue sells ${what}.`))).map((line) => line.words)
    expect(sold('1 brick for $2', '1 food for $1', '1 wood for $1')).toEqual(['Blue sells 1 brick for $2, 1 food for $1 and 1 wood for $1.'])
    expect(sold('a Right Whale for $1', 'a Bowhead for $2', 'a Right Whale for $2')).toEqual(['Blue sells a Right Whale for $1, a Bowhead for $2 and a Right Whale for $2.'])
  })

  it('says that it was so much each time', () => {
    expect(once(log(...['Kola', 'Peru', 'Iberia'].map((zone) => `Blue fires 1 nuke at ${zone}.`)))[0]!.words).toBe('Blue fires 1 nuke at each of Kola, Peru and Iberia.')
    expect(once(log(...['Jam', 'Bread', 'Shoes'].map((what) => `Blue gets ${what} for 5 million.`)))[0]!.words).toBe('Blue gets Jam, Bread and Shoes for 5 million each.')
  })

  it('has a line for every ship, for every list, and for what goes on about one thing', () => {
    const ways = ['Maassluis to Vlaardingen', 'Pernis to Heijplaat', 'Het Scheur to Nieuwe Maas']
    expect(once(log(...ways.map((way) => `Blue's ship sails from ${way}.`)))).toHaveLength(3)
    expect(once(log('A new assignment: jam and shoes.', 'A new assignment: gasoline, bread and jam.', 'A new assignment: jam and bread.'))).toHaveLength(3)
    expect(once(log('A new assignment: jam and shoes.', 'A new assignment: jam and oil.', 'A new assignment: jam and bread.'))).toHaveLength(3)
    expect(once(log(...['Kola', 'Peru', 'Iberia'].map((zone) => `Blue cannot pay a unit in ${zone}, which is removed.`)))).toHaveLength(3)
    expect(once(log(...['Botlek', 'Eem', 'Merwe'].map((port) => `Blue unloads in ${port} and gets a card.`)))).toHaveLength(3)
  })
})

describe('what something is now', () => {
  const prices = log('The price of oil is now $200M.', 'The price of grain is now $200M.', 'The price of minerals is now $200M.', 'The price of grain is now $10M.')

  it('is said of each thing by itself', () => {
    expect(once(prices).map((said) => said.words)).toEqual(prices.map((line) => line.words))
  })

  it('was said for the last time', () => {
    expect(since(prices, 0, 0, NAMES).table?.words).toBe('The price of oil is now $200M; The price of minerals is now $200M; The price of grain is now $10M')
    const kept = log('The price of oil is now $200M.', 'The price of oil is still $200M.')
    expect(since(kept, 0, 0, NAMES).table?.words).toBe('The price of oil is still $200M')
  })
})

describe('since my last turn', () => {
  it('tells first what was done to me, then what each of the others did', () => {
    const told = since(log([4, 'Ann sails.'], [5, 'Blue sails to Kola.'], [5, 'Blue attacks Ann at Kola.'], [6, 'Cleo loads 3 food.'], [6, 'Round 3: Cleo is Captain.']), 4, 0, NAMES)
    expect(told.toMe).toEqual([{ seat: 1, words: 'Blue attacks Ann at Kola.', n: 5 }])
    expect(told.others).toEqual([{ seat: 1, words: 'sails to Kola', n: 5 }, { seat: 2, words: 'loads 3 food', n: 6 }])
  })

  it('knows a name from the beginning of another', () => {
    expect([names('Blue meets Annabel.', 'Ann'), names("Blue takes Ann's gold.", 'Ann'), names('Ann waits.', 'Ann')]).toEqual([false, true, false])
  })

  it('is short', () => {
    const many = since(log('Blue a b.', 'Blue c d e.', 'Blue f g h i.', 'Blue j.', 'Blue k l m n o.'), 0, 0, NAMES)
    expect(many.others[0]!.words.endsWith('; and 2 more')).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import type { Handed, LogLine, Piece, SeatInfo } from '../wire'
import { kept, nIn, wanted } from './frames'
import { blocks, closing, decisions, matching, retracted, spoken } from './lines'
import { countdown, markOf, stateOf, tidings, whyHanded } from './seats'
import { bounded, CLOSEST, fitting, panned, zoomed } from './zoom'

const BOARD = { width: 2000, height: 1000 }
const ROOM = { width: 1000, height: 600 }
const WHOLE = bounded({ zoom: 1, x: 0, y: 0 }, BOARD, ROOM)

describe('zoom and pan', () => {
  it('shows the whole board in the middle', () => {
    expect(fitting(BOARD, ROOM)).toBe(0.5)
    expect(WHOLE).toEqual({ zoom: 1, x: 0, y: 50 })
  })

  it('keeps the point under the finger', () => {
    const close = zoomed(WHOLE, 3, 400, 300, BOARD, ROOM)
    const under = (sight: typeof WHOLE): number => (400 - sight.x) / (0.5 * sight.zoom)
    expect(under(close)).toBeCloseTo(under(WHOLE))
  })

  it('is bounded on every side', () => {
    const far = zoomed(WHOLE, 100, 0, 0, BOARD, ROOM)
    expect(far.zoom).toBe(CLOSEST)
    expect(panned(far, 1e6, 1e6, BOARD, ROOM)).toMatchObject({ x: 0, y: 0 })
    const end = panned(far, -1e6, -1e6, BOARD, ROOM)
    expect(end.x).toBe(ROOM.width - BOARD.width * 0.5 * CLOSEST)
    expect(zoomed(far, 0.001, 500, 300, BOARD, ROOM)).toEqual(WHOLE)
  })
})

describe('the log', () => {
  const lines: LogLine[] = [
    { at: 0, n: 0, words: 'The game begins' },
    { at: 1, n: 1, words: 'Ann sails', seat: 0, rule: 'JAM-5.1' },
    { at: 2, n: 1, words: 'It rains' },
    { at: 3, n: 2, words: 'Ben waits', seat: 1 },
  ]

  it('knows what was taken back', () => {
    const back: LogLine = { at: 4, n: 2, words: 'Ben takes decision 2 back.', aside: true, back: 2 }
    const again: LogLine = { at: 5, n: 3, words: 'Ben sails', seat: 1 }
    const all: LogLine = { at: 6, n: 3, words: 'All go back to before decision 1; the dice go on.', aside: true, back: 1 }
    const anew: LogLine = { at: 7, n: 4, words: 'Ann waits', seat: 0 }
    expect([...retracted([...lines, back, again])]).toEqual([3])
    expect([...retracted([...lines, back, again, all, anew])].sort()).toEqual([1, 2, 3, 5])
    expect(retracted(lines).size).toBe(0)
  })

  it('says why a game ended by what one section of the rules said', () => {
    const ending: LogLine[] = [
      ...lines,
      { at: 4, n: 3, words: 'Round 50 is the last.', rule: 'JAM-11.1' },
      { at: 5, n: 4, words: 'Ann loads 6 food.', rule: 'JAM-4.1' },
      { at: 6, n: 5, words: 'The game ends after 50 rounds.', rule: 'JAM-11.8' },
    ]
    expect(closing(ending)).toEqual(['Round 50 is the last.', 'The game ends after 50 rounds.'])
    expect(closing(lines)).toEqual(['Ben waits'])
    expect(closing([])).toEqual([])
  })

  it('has a block a decision, and a line where one was away', () => {
    expect(blocks(lines, -1).map((block) => [block.n, block.lines.length, block.after])).toEqual([[0, 1, false], [1, 2, false], [2, 1, false]])
    expect(blocks(lines, 2).map((block) => block.after)).toEqual([false, false, true])
    expect(blocks(lines, 3).some((block) => block.after)).toBe(false)
    expect(blocks(lines, 1).map((block) => [block.n, block.after])).toEqual([[0, false], [1, false], [1, true], [2, false]])
  })

  it('is not taken for the block of one who only came back', () => {
    const made = blocks([{ at: 0, n: 7, words: 'Ben loads food' }, { at: 1, n: 7, words: 'Ann is back.', seat: 0, aside: true }], -1)
    expect(made.map((block) => [block.lines.length, block.seat])).toEqual([[2, null]])
  })

  it('begins anew with a round, under the mark of the one whose turn it is', () => {
    const turning: LogLine[] = [
      { at: 0, n: 4, words: 'Red builds a house', seat: 0 },
      { at: 1, n: 4, words: "Round 3: Purple's turn.", seat: 1 },
      { at: 2, n: 4, words: 'Purple draws a card.', seat: 1 },
      { at: 3, n: 5, words: 'Purple sails', seat: 1 },
      { at: 4, n: 5, words: 'Round 4: Red is Captain.' },
      { at: 5, n: 5, words: 'Purple is cold.', seat: 1 },
    ]
    expect(blocks(turning, -1).map((block) => [block.n, block.seat, block.lines.length])).toEqual([[4, 0, 1], [4, 1, 2], [5, 1, 1], [5, null, 2]])
    expect(spoken('Round 4: Red is Captain.', ['Red', 'Purple'])).toBe(0)
    expect(decisions(turning, 5).map((block) => block.lines[0]!.words)).toEqual(['Purple sails', 'Red builds a house'])
  })

  it('can be searched, also for a rule', () => {
    expect(matching(blocks(lines, -1), 'jam-5').map((block) => block.n)).toEqual([1])
  })

  it('knows whose line it is by the name it begins with', () => {
    expect(spoken('Annabel sails', ['Ann', 'Annabel', ''])).toBe(1)
    expect(spoken("Ann's ship sails", ['Ann', 'Annabel'])).toBe(0)
    expect(spoken('The rain stops', ['Ann', 'The'])).toBe(1)
    expect(spoken('Round 2', ['Ann'])).toBeNull()
  })

  it('offers decisions to go back to, the latest first', () => {
    expect(decisions(lines, 5).map((block) => block.n)).toEqual([2, 1])
    const again: LogLine[] = [...lines, { at: 4, n: 2, words: 'All go back to before decision 1.', aside: true, back: 1 }, { at: 5, n: 3, words: 'Ann stays', seat: 0 }]
    expect(decisions(again, 5).map((block) => block.lines[0]!.words)).toEqual(['Ann stays'])
  })

  it('offers nothing to go back to that nobody decided', () => {
    const said: LogLine[] = [...lines, { at: 4, n: 3, words: 'A bot plays for Ben', aside: true }, { at: 5, n: 3, words: 'Cem sails', seat: 2 }]
    expect(decisions(said, 5).map((block) => block.lines[0]!.words)).toEqual(['Cem sails', 'Ben waits', 'Ann sails'])
  })
})

describe('a seat', () => {
  const mats = new Map<string, Piece>([
    ['mat-0', { id: 'mat-0', shape: 'hof-mat', x: 0, y: 0, classes: 'seat-1 bold' }],
    ['mat-0-emblem', { id: 'mat-0-emblem', shape: 'hof-emblem-0', x: 0, y: 0 }],
  ])

  it('has the colour and the emblem of its mat, or of its name', () => {
    expect(markOf(0, 'blue', mats)).toEqual({ hue: 1, emblem: 'hof-emblem-0' })
    expect(markOf(3, 'gold', mats)).toEqual({ hue: 3, emblem: '' })
    expect(markOf(2, 'ussr', undefined)).toEqual({ hue: 2, emblem: '' })
  })

  it('says who sits there', () => {
    expect(stateOf({ seat: 0, colour: 'red', owner: true, here: true })).toBe('')
    expect(stateOf({ seat: 0, colour: 'red', owner: true })).toBe('away')
    expect(stateOf({ seat: 0, colour: 'red', bot: 'greedy' })).toBe('bot')
    expect(stateOf({ seat: 0, colour: 'red', bot: 'greedy', resigned: true })).toBe('resigned')
  })

  it('counts down', () => {
    expect([5, 95, 7260, 400000, -3].map((left) => countdown(left, 0))).toEqual(['5 s', '1:35', '2 h 1 min', '4 days 15 h', 'due now'])
  })

  it('has as much time at once as it was given', () => {
    const given = [120, 600, 3600, 86_400, 3 * 86_400, 7 * 86_400]
    expect(given.map((left) => countdown(left - 0.4, 0))).toEqual(['2:00', '10:00', '1 h', '24 h', '3 days', '7 days'])
    expect(countdown(7 * 86_400 - 3600, 0)).toBe('6 days 23 h')
  })

  it('is told of where a row of players has no room: those with the same to say together, clocks first', () => {
    const seats: SeatInfo[] = [
      { seat: 0, colour: 'red', name: 'Ann', owner: true, here: true, due: 1300 },
      { seat: 1, colour: 'blue', name: 'Ben', owner: true, due: 1300 },
      { seat: 2, colour: 'green', name: 'Cleo', owner: true, bot: 'mate', handed: { why: 'late', when: 900 } },
      { seat: 3, colour: 'gold', bot: 'mate' },
      { seat: 4, colour: 'black' },
      { seat: 5, colour: 'white', name: 'Dora', owner: true },
    ]
    expect(tidings(seats, new Set([0, 1]), 0, false, 1000)).toEqual([
      { seats: [0, 1], words: '5:00 left', due: true, soon: false },
      { seats: [1, 5], words: 'away', due: false, soon: false },
      { seats: [2], words: 'late, bot plays', due: false, soon: false },
    ])
    expect(tidings(seats, new Set([0]), 0, false, 1290)[0]).toMatchObject({ seats: [0], words: '10 s left', soon: true })
    expect(tidings(seats, new Set([0]), 0, false, 1300)[0]).toMatchObject({ words: 'due now', soon: true })
    expect(tidings(seats, new Set(), 2, false, 1000).map((told) => told.words), 'what becomes of oneself is told at length').toEqual(['away'])
    expect(tidings(seats, new Set([0]), 0, true, 1000)).toEqual([])
  })

  it('tells its owner why a bot plays, since when, and who wanted it', () => {
    const name = (seat: number): string => ['Ann', 'Ben', 'Cleo'][seat]!
    const when = new Date(2026, 0, 31, 14, 5).getTime() / 1000
    const told = (handed: Handed): string => whyHanded(handed, 'a bot (Mate)', name, when + 60)
    expect(told({ why: 'late', when })).toBe('Your time was up at 14:05: a bot (Mate) plays for you.')
    expect(told({ why: 'agreed', when, by: 0, agreed: [2], away: when - 720 })).toBe(
      'A bot (Mate) plays for you since 14:05: Ann asked for it, Cleo agreed and you had been away for 12 minutes.',
    )
    expect(told({ why: 'day', when, by: 1, away: when - 90_000 })).toBe('A bot (Mate) plays for you since 14:05: Ben asked for it and you had been away for 25 h.')
    expect(told({ why: 'own', when, by: 1 })).toBe('A bot (Mate) plays for you since 14:05, as you asked.')
    expect(whyHanded({ why: 'late', when }, 'a bot', name, when + 86_400)).toBe('Your time was up at 31 Jan 14:05: a bot plays for you.')
  })
})

describe('a replay', () => {
  it('fetches what is looked at first, then what comes next', () => {
    expect(wanted(4, 1, 6, () => false)).toEqual([4, 5, 6, 3])
    expect(wanted(4, -1, 6, (n) => n > 2)).toEqual([2, 1, 0])
  })

  it('can be linked to', () => {
    expect(nIn('#n=12', 60)).toBe(12)
    expect(nIn('#n=999', 60)).toBe(60)
    expect(nIn('#seat=x', 60)).toBeNull()
  })

  it('keeps the pieces that did not change', () => {
    const before = new Map([['a', { x: 1 }], ['b', { x: 2 }]])
    const now = kept(before, new Map([['a', { x: 1 }], ['b', { x: 3 }]]))
    expect(now.get('a')).toBe(before.get('a'))
    expect(now.get('b')).toEqual({ x: 3 })
  })
})

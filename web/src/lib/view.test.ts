import { describe, expect, it } from 'vitest'
import type { Piece, View } from '../wire'
import { lastOf, longerChat, longerLog, merge } from './view'

const piece = (id: string, x = 0): Piece => ({ id, shape: 'ship', x, y: 0 })
const whole: View = {
  t: 'view', n: 3,
  asked: { question: '3.1', actors: [0], prompt: { words: 'Place the dice.' } },
  board: { url: '/board/x.svg', surfaces: [{ name: 'board', kind: 'board', width: 10, height: 10, least: 10 }] },
  pieces: [piece('a'), piece('b'), piece('c')], order: ['a', 'b', 'c'],
  sheets: [{ title: 'Holds', columns: [], rows: [] }],
}

describe('merging views', () => {
  const first = merge(null, whole)

  it('shows all of the first view', () => {
    expect([...first.pieces.keys()]).toEqual(['a', 'b', 'c'])
    expect(first.asked?.question).toBe('3.1')
    expect(first.ended).toBeNull()
  })

  it('keeps what is not told, as the same objects', () => {
    const next = merge(first, { t: 'view', n: 4 })
    expect(next.n).toBe(4)
    expect(next.pieces).toBe(first.pieces)
    expect(next.asked).toBe(first.asked)
    expect(next.sheets).toBe(first.sheets)
  })

  it('says who has decided since the view before, which of the first one nobody knows', () => {
    const next = merge(first, { t: 'view', n: 6, by: [1, 0, 2] })
    expect(next.by).toEqual([1, 0, 2])
    expect([0, 1, 2, 3, null].map((seat) => lastOf(seat, next))).toEqual([5, 4, 6, 0, 0])
    expect(merge(next, { t: 'view', n: 6 }).by).toEqual([])
    expect(merge(null, { ...whole, by: [1] }).by).toEqual([])
  })

  it('keeps what the coach says until it is told otherwise', () => {
    const card = { title: 'Your first voyage', step: 1, steps: 15, heading: 'Two dice' }
    const taught = merge(first, { t: 'view', n: 4, lesson: card })
    expect(first.lesson).toBeNull()
    expect(merge(taught, { t: 'view', n: 5 }).lesson).toBe(card)
    expect(merge(taught, { t: 'view', n: 5, lesson: null }).lesson).toBeNull()
  })

  it('moves a piece without touching the others or their order', () => {
    const next = merge(first, { t: 'view', n: 4, pieces: [piece('b', 9)] })
    expect([...next.pieces.keys()]).toEqual(['a', 'b', 'c'])
    expect(next.pieces.get('b')?.x).toBe(9)
    expect(next.pieces.get('a')).toBe(first.pieces.get('a'))
    expect(first.pieces.get('b')?.x).toBe(0)
  })

  it('drops what the order does not name, and draws new ones where it says', () => {
    const next = merge(first, { t: 'view', n: 4, pieces: [piece('d')], order: ['c', 'd', 'a'] })
    expect([...next.pieces.keys()]).toEqual(['c', 'd', 'a'])
  })

  it('empties the board when the order is empty', () => {
    expect(merge(first, { t: 'view', n: 4, order: [] }).pieces.size).toBe(0)
  })

  it('forgets everything when a new connection tells it whole', () => {
    const over = merge(first, { t: 'view', n: 9, ended: { scores: [1], winners: [0], breakdown: whole.sheets![0]! } })
    expect(over.ended?.scores).toEqual([1])
    expect(merge(null, whole).ended).toBeNull()
  })
})

describe('the log and the chat', () => {
  const line = (at: number) => ({ at, n: at, words: `line ${at}` })

  it('grow at the end and have nothing twice', () => {
    const log = longerLog([line(1), line(2)], { t: 'log', whole: false, lines: [line(2), line(3)] })
    expect(log.map((l) => l.at)).toEqual([1, 2, 3])
    const said = (at: number) => ({ at, name: 'Ann', text: 'Ahoy', when: 0 })
    expect(longerChat([said(0)], [said(0), said(1)]).map((l) => l.at)).toEqual([0, 1])
  })

  it('are replaced when told whole, as after an undo', () => {
    expect(longerLog([line(1), line(2)], { t: 'log', whole: true, lines: [line(1)] }).length).toBe(1)
  })
})

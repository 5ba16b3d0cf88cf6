import { describe, expect, it } from 'vitest'
import type { Choice, Piece } from '../wire'
import { haunting } from './ghosts'

const table = (...pieces: Piece[]): ReadonlyMap<string, Piece> => new Map(pieces.map((piece) => [piece.id, piece]))
const ship: Piece = { id: 'ship', shape: 'ship', x: 10, y: 10 }
const flag: Piece = { id: 'flag', shape: 'flag', x: 1, y: 2, parent: 'ship' }
const count: Piece = { id: 'count', shape: 'text', x: 50, y: 50, text: '3' }

describe('what a choice would change on the table', () => {
  it('is a ghost where a piece would be, with all that it carries, and the piece itself fades', () => {
    const { ghosts, fading } = haunting(table(ship, flag), { pieces: [{ ...ship, x: 40 }] })
    expect(ghosts).toHaveLength(1)
    expect(ghosts[0]).toMatchObject({ id: 'ship', kind: 'moved', surface: 'board' })
    expect(ghosts[0]!.from?.slice(4)).toEqual([10, 10])
    expect(ghosts[0]!.faces.map(({ piece, at }) => [piece.id, at[4], at[5]])).toEqual([['ship', 40, 10], ['flag', 41, 12]])
    expect([...fading]).toEqual([['ship', 'moved']])
  })

  it('is drawn once, also where a carrier and what it carries are both told', () => {
    const { ghosts } = haunting(table(ship, flag), { pieces: [{ ...ship, x: 40 }, { ...flag, x: 3 }] })
    expect(ghosts.map((ghost) => ghost.id)).toEqual(['ship'])
  })

  it('is the new number in the place of the old one', () => {
    const { ghosts, fading } = haunting(table(count), { pieces: [{ ...count, text: '1' }] })
    expect(ghosts[0]).toMatchObject({ kind: 'other', faces: [{ piece: { text: '1' } }] })
    expect(fading.get('count')).toBe('other')
  })

  it('fades what would be gone, and what it carries only with it', () => {
    const { ghosts, fading } = haunting(table(ship, flag), { gone: ['ship', 'flag'] })
    expect(ghosts).toEqual([])
    expect([...fading]).toEqual([['ship', 'gone']])
  })

  it('leaves alone what looks the same, and cards in the hand, which lie where there is room', () => {
    const card: Piece = { id: 'card', shape: 'card', x: 0, y: 0, hand: true, on: 'hand' }
    const { ghosts, fading } = haunting(table(ship, card), { pieces: [{ ...ship, label: 'another' }, { ...card, x: 5 }] })
    expect(ghosts).toEqual([])
    expect(fading.size).toBe(0)
  })

  it('leaves what can be pressed now as it is, with its words, and not with its numbers', () => {
    const bell: Piece = { id: 'bell', shape: 'bell', x: 5, y: 5, do: 'accept' }
    const word: Piece = { id: 'word', shape: 'text', x: 0, y: 20, parent: 'bell', text: 'Accept' }
    const worth: Piece = { id: 'worth', shape: 'text', x: 0, y: 0, parent: 'bell', text: '3' }
    const now = table(bell, word, worth, count)
    const accept = { do: 'accept', words: 'Let it happen' } as Choice
    const later = { pieces: [{ ...word, text: 'End turn' }, { ...worth, text: '2' }] }
    expect(haunting(now, later, [accept]).ghosts.map((ghost) => ghost.id)).toEqual(['worth'])
    expect(haunting(now, later).ghosts.map((ghost) => ghost.id)).toEqual(['word', 'worth'])
    expect([...haunting(now, { gone: ['bell', 'word', 'worth', 'count'] }, [accept]).fading]).toEqual([['count', 'gone']])
    expect(haunting(now, { pieces: [{ ...bell, x: 50 }] }, [accept])).toMatchObject({ ghosts: [{ id: 'bell', kind: 'moved' }], fading: new Map() })
  })

  it('leaves out words that would stand where something else lies now', () => {
    const income: Piece = { id: 'income', shape: 'text', x: 5, y: 5, parent: 'ship', text: '+50' }
    expect(haunting(table(ship, flag), { pieces: [income], gone: ['flag'] }).ghosts).toEqual([])
    expect(haunting(table(ship, flag), { pieces: [income] }).ghosts).toMatchObject([{ id: 'income', kind: 'new' }])
  })

  it('knows no way from one surface to another', () => {
    const { ghosts } = haunting(table(ship), { pieces: [{ ...ship, on: 'mat-0' }] })
    expect(ghosts[0]).toMatchObject({ surface: 'mat-0', kind: 'moved' })
    expect(ghosts[0]!.from).toBeUndefined()
  })
})

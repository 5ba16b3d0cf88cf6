import { describe, expect, it, vi } from 'vitest'
import { isServers, routeOf } from './routes'
import { freshLine, keepSeat, noteTable, seatIn, seatLink, seatOf, seats, forgetSeat } from './seatbook'
import { sha256, sha256OfHex, sha256Plain } from './sha256'
import { blocks, hits, inline, isRule } from './text'

describe('sha256', () => {
  it('is the same with and without the help of the browser', async () => {
    for (const text of ['', 'abc', 'Port Royale ⚓', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(1000)]) {
      expect(sha256Plain(new TextEncoder().encode(text))).toBe(await sha256(text))
    }
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(await sha256OfHex('616263')).toBe(await sha256('abc'))
  })
})

describe('the seat book, where localStorage is blocked', () => {
  const token = 'abcdefghijklmnop1234'

  it('keeps a seat as long as the page lasts, and forgets it', () => {
    expect(seatOf('t1')).toBeNull()
    keepSeat('t1', { token, line: 'salt' })
    keepSeat('t1', { token })
    noteTable('t1', { game: 'jamaica', title: 'Jamaica', name: '', seat: 2 })
    noteTable('t2', { game: 'jamaica', title: 'Jamaica', name: '' })
    expect(seatOf('t1')).toMatchObject({ token, line: 'salt', game: 'jamaica', seat: 2 })
    expect(seats().map((seat) => seat.table)).toEqual(['t1'])
    forgetSeat('t1')
    expect(seats()).toEqual([])
  })

  it('knows when one was at a table last', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const told = { game: 'jamaica', title: 'Jamaica', name: '', seat: 2 }
    keepSeat('t1', { token, ...told })
    vi.setSystemTime(5_000_000)
    noteTable('t1', told)
    expect(seatOf('t1')?.when).toBe(5_000_000)
    forgetSeat('t1')
    vi.useRealTimers()
  })

  it('moves a seat by a link, and takes no nonsense from an address', () => {
    const link = seatLink('t1', { token, line: 'ab12', when: 0 }, 'https://play.example')
    expect(link).toBe(`https://play.example/t/t1#seat=${token}&line=ab12`)
    expect(seatIn(new URL(link).hash)).toEqual({ token, line: 'ab12' })
    expect(seatIn(`#seat=${token}`)).toEqual({ token })
    expect(seatIn('#seat=short')).toBeNull()
    expect(seatIn('#JAM-4.2')).toBeNull()
  })

  it('publishes the digest of the line it keeps', async () => {
    const { line, digest } = await freshLine()
    expect(await sha256(line)).toBe(digest)
    expect((await freshLine()).line).not.toBe(line)
  })
})

describe('addresses', () => {
  it('lead to their pages', () => {
    expect(routeOf('/')).toEqual({ page: 'first' })
    expect(routeOf('/new')).toEqual({ page: 'new', game: null })
    expect(routeOf('/new/jamaica')).toEqual({ page: 'new', game: 'jamaica' })
    expect(routeOf('/practice/jamaica')).toEqual({ page: 'practice', game: 'jamaica' })
    expect(routeOf('/practice')).toEqual({ page: 'lost' })
    expect(routeOf('/rules/jamaica~rich-lairs-1a2b3c4d')).toEqual({ page: 'rules', game: 'jamaica~rich-lairs-1a2b3c4d' })
    expect(routeOf('/t/a1B-_')).toEqual({ page: 'table', table: 'a1B-_' })
    expect(routeOf('/t/x/replay')).toEqual({ page: 'replay', table: 'x' })
    expect(routeOf('/t/x/verify/')).toEqual({ page: 'verify', table: 'x' })
    expect(routeOf('/finished')).toEqual({ page: 'finished' })
    expect(routeOf('/rules/supremacy')).toEqual({ page: 'rules', game: 'supremacy' })
  })

  it('that mean nothing are lost', () => {
    for (const path of ['/t', '/t/x/y', '/t/x/replay/1', '/nowhere', '/about/me', '/new/a/b', '/t/%3Cscript%3E'])
      expect(routeOf(path), path).toEqual({ page: 'lost' })
  })

  it('of the server are left to it', () => {
    expect(isServers('/api/tables/x/record')).toBe(true)
    expect(isServers('/apiary')).toBe(false)
  })
})

describe('light markdown', () => {
  it('marks words and finds rule numbers', () => {
    expect(inline('**JAM-1.1** see *SUP-4.9* or `take H N`.')).toEqual([
      { kind: 'strong', inside: [{ kind: 'rule', text: 'JAM-1.1' }] },
      { kind: 'text', text: ' see ' },
      { kind: 'em', inside: [{ kind: 'rule', text: 'SUP-4.9' }] },
      { kind: 'text', text: ' or ' },
      { kind: 'code', text: 'take H N' },
      { kind: 'text', text: '.' },
    ])
  })

  it('leaves ruling numbers and multiplication alone', () => {
    expect(inline('2 * 3 * 4, ruling R-05')).toEqual([{ kind: 'text', text: '2 * 3 * 4, ruling R-05' }])
    expect(isRule('NB-6.21')).toBe(true)
    expect(isRule('R-05')).toBe(false)
  })

  it('shows a picture of the game, and nothing from elsewhere', () => {
    expect(blocks('![The *board*.](pictures/table.png)')).toEqual([{ kind: 'picture', words: 'The *board*.', file: 'table.png' }])
    expect(blocks('![x](https://example.org/a.png)')[0]!.kind).toBe('paragraph')
    expect(blocks('![x](pictures/../card.svg)')[0]!.kind).toBe('paragraph')
  })

  it('knows paragraphs, headings, lists and tables', () => {
    const found = blocks('One\nline.\n\n### The board\n\n| a | b |\n|---|---|\n| 1 | |\n\n- x\n- y\n  z')
    expect(found.map((block) => block.kind)).toEqual(['paragraph', 'heading', 'table', 'list'])
    expect(found[2]).toMatchObject({ head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], []]] })
    expect(found[3]).toMatchObject({ ordered: false, items: [[{ text: 'x' }], [{ text: 'y z' }]] })
  })

  it('marks what is sought, whatever its case', () => {
    expect(hits('The Ghost Ship (1)', ['ghost', '(1'])).toEqual([
      { text: 'The ', hit: false }, { text: 'Ghost', hit: true }, { text: ' Ship ', hit: false },
      { text: '(1', hit: true }, { text: ')', hit: false },
    ])
  })
})

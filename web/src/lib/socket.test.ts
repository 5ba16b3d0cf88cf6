import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Lobby, Told } from '../wire'
import { forgetSeat, keepSeat, seatOf } from './seatbook'
import { Live, pause } from './socket.svelte'

/** A server's end of a socket, as far as a client notices. */
class Wire {
  static readonly OPEN = 1
  static all: Wire[] = []
  static get last(): Wire {
    return Wire.all.at(-1)!
  }
  readyState = 0
  said: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor(readonly url: string) {
    Wire.all.push(this)
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  tell(told: Told): void {
    this.onmessage?.({ data: JSON.stringify(told) })
  }
  break(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

const lobby: Lobby = {
  t: 'lobby', table: 'x', game: 'jamaica', title: 'Jamaica', name: '', options: {}, status: 'gathering', seats: [],
  commitment: '',
}
let live: Live
let answer: () => Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  Wire.all = []
  answer = () => Promise.resolve(Response.json(lobby))
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: 'visible' })
  vi.stubGlobal('fetch', () => answer())
  live = new Live('x')
})
afterEach(() => {
  live.close()
  forgetSeat('x')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a live table', () => {
  it('says who it is, and is live when the table answers', () => {
    expect(live.status).toBe('connecting')
    Wire.last.open()
    expect(Wire.last.said).toEqual([{ t: 'hello', token: null, log: 0, chat: 0 }])
    Wire.last.tell(lobby)
    expect(live.status).toBe('live')
  })

  it('comes back, catches up, and asks again with the same id what was not answered', async () => {
    Wire.last.open()
    Wire.last.tell(lobby)
    Wire.last.tell({ t: 'log', whole: true, lines: [{ at: 1, n: 1, words: 'Set sail.' }] })
    const asked = live.request({ t: 'say', text: 'Ahoy' })
    const before = Wire.last.said.at(-1)
    Wire.last.break()
    expect(live.status).toBe('waiting')
    await vi.advanceTimersByTimeAsync(2000)
    expect(Wire.all.length).toBe(2)
    Wire.last.open()
    expect(Wire.last.said).toEqual([{ t: 'hello', token: null, log: 1, chat: 0 }, before])
    Wire.last.tell(lobby)
    Wire.last.tell({ t: 'reply', id: String(before?.id) })
    expect((await asked).refused).toBeUndefined()
    Wire.last.break()
    await vi.advanceTimersByTimeAsync(2000)
    Wire.last.open()
    expect(Wire.last.said.length).toBe(1)
  })

  it('takes lines of the log together with the view that follows, or alone after a moment', () => {
    Wire.last.open()
    Wire.last.tell({ t: 'view', n: 1 })
    Wire.last.tell({ t: 'log', whole: false, lines: [{ at: 0, n: 2, words: 'Set sail.' }] })
    expect(live.log).toEqual([])
    Wire.last.tell({ t: 'view', n: 2 })
    expect(live.log.map((line) => line.words)).toEqual(['Set sail.'])
    Wire.last.tell({ t: 'log', whole: false, lines: [{ at: 1, n: 2, words: 'Ben is back.', aside: true }] })
    expect(live.log.length).toBe(1)
    vi.advanceTimersByTime(100)
    expect(live.log.length).toBe(2)
  })

  it('keeps what is seen until it is shown, and nothing from before the connection was lost', async () => {
    Wire.last.open()
    Wire.last.tell({ t: 'view', n: 1 })
    Wire.last.tell({ t: 'view', n: 2, by: [1], beats: [{ kind: 'move', at: 4, by: 1 }] })
    Wire.last.tell({ t: 'view', n: 4, by: [1, 2] })
    const came = live.came()
    expect(came.map((sight) => [sight.n, sight.whole, sight.by, sight.stills.length])).toEqual([[1, true, [], 0], [2, false, [1], 1], [4, false, [1, 2], 0]])
    expect(came.at(-1)).toBe(live.view)
    expect(live.came()).toEqual([])
    Wire.last.tell({ t: 'view', n: 5, by: [0] })
    Wire.last.break()
    await vi.advanceTimersByTimeAsync(2000)
    Wire.last.open()
    Wire.last.tell({ t: 'view', n: 6 })
    expect(live.came().map((sight) => sight.n)).toEqual([6])
  })

  it('says nothing before hello', () => {
    void live.request({ t: 'say', text: 'Ahoy' })
    Wire.last.readyState = 1
    void live.request({ t: 'undo' })
    expect(Wire.last.said).toEqual([])
    Wire.last.open()
    expect(Wire.last.said.map((said) => said.t)).toEqual(['hello', 'say', 'undo'])
  })

  it('locks its seat with a token of its own, and keeps the one before until the table has taken it', async () => {
    keepSeat('x', { token: 'a'.repeat(20) })
    Wire.last.open()
    Wire.last.tell({ ...lobby, you: 0 })
    const asked = live.lock()
    const said = Wire.last.said.at(-1) as { id: string; token: string }
    expect(said.token).toMatch(/^[0-9a-f]{48}$/)
    expect(seatOf('x')?.former).toBe('a'.repeat(20))
    Wire.last.tell({ t: 'reply', id: said.id, token: said.token })
    await asked
    expect(seatOf('x')).toMatchObject({ token: said.token })
    expect(seatOf('x')?.former).toBeUndefined()
  })

  it('goes back to the token before when the table never heard of the new one', () => {
    keepSeat('x', { token: 'b'.repeat(48), former: 'a'.repeat(20) })
    Wire.last.open()
    Wire.last.tell({ ...lobby, you: null })
    expect(seatOf('x')?.token).toBe('a'.repeat(20))
    Wire.last.open()
    expect(Wire.last.said[0]).toMatchObject({ t: 'hello', token: 'a'.repeat(20) })
  })

  it('keeps its seat until the table has taken the one of a link', () => {
    const [own, other] = ['a'.repeat(20), 'c'.repeat(20)]
    keepSeat('x', { token: own, line: 'own salt' })
    Wire.last.open()
    Wire.last.tell({ ...lobby, you: 0 })
    live.open({ token: other })
    Wire.last.open()
    expect(Wire.last.said).toEqual([{ t: 'hello', token: other, log: 0, chat: 0 }])
    expect(seatOf('x')).toMatchObject({ token: own, line: 'own salt' })
    Wire.last.tell({ ...lobby, you: 2 })
    expect(seatOf('x')).toMatchObject({ token: other, seat: 2 })
    expect(seatOf('x')?.line).toBeUndefined()
    expect(live.lobby?.you).toBe(2)
    expect(live.strayed).toBe(false)
  })

  it('goes back to its own seat when a link opens none, and shows nothing of a stranger\'s table', () => {
    const own = 'a'.repeat(20)
    keepSeat('x', { token: own, line: 'own salt' })
    Wire.last.open()
    Wire.last.tell({ ...lobby, you: 0 })
    live.open({ token: 'c'.repeat(20), line: 'their salt' })
    Wire.last.open()
    Wire.last.tell({ ...lobby, you: null })
    expect(live.lobby?.you, 'one still looks at the table as oneself').toBe(0)
    expect(seatOf('x')).toMatchObject({ token: own, line: 'own salt' })
    Wire.last.open()
    expect(Wire.last.said[0]).toMatchObject({ t: 'hello', token: own })
    Wire.last.tell({ ...lobby, you: 0 })
    expect(live.strayed).toBe(true)
  })

  it('keeps no token that opens nothing where it had none', () => {
    live.close()
    live = new Live('x', { token: 'c'.repeat(20) })
    Wire.last.open()
    Wire.last.tell(lobby)
    expect(live.lobby).not.toBeNull()
    expect(live.token).toBeNull()
    expect(seatOf('x')).toBeNull()
  })

  it('takes a silent line for dead', async () => {
    Wire.last.open()
    Wire.last.tell(lobby)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(Wire.last.said.at(-1)).toEqual({ t: 'ping' })
    Wire.last.tell({ t: 'pong' })
    await vi.advanceTimersByTimeAsync(19_000)
    expect(live.status).toBe('live')
    await vi.advanceTimersByTimeAsync(1000 + 8000)
    expect(live.status).toBe('waiting')
  })

  it('takes the first view of each connection for the whole', async () => {
    Wire.last.open()
    Wire.last.tell(lobby)
    Wire.last.tell({ t: 'view', n: 1, pieces: [{ id: 'a', shape: 's', x: 0, y: 0 }], order: ['a'] })
    Wire.last.tell({ t: 'view', n: 2 })
    expect(live.view?.pieces.size).toBe(1)
    Wire.last.break()
    await vi.advanceTimersByTimeAsync(2000)
    Wire.last.open()
    Wire.last.tell(lobby)
    Wire.last.tell({ t: 'view', n: 3, pieces: [], order: [] })
    expect(live.view?.pieces.size).toBe(0)
  })

  it('keeps the seat it is given and reveals its line when the game starts', async () => {
    Wire.last.open()
    Wire.last.tell(lobby)
    const sat = live.sit(1, 'Ann')
    await vi.waitFor(() => expect(Wire.last.said.at(-1)?.t).toBe('sit'))
    const said = Wire.last.said.at(-1)!
    Wire.last.tell({ t: 'reply', id: String(said.id), token: 'a-token-of-sixteen' })
    await sat
    expect(seatOf('x')?.token).toBe('a-token-of-sixteen')
    Wire.last.tell({ ...lobby, status: 'starting', reveal: true })
    Wire.last.tell({ ...lobby, status: 'starting', reveal: true })
    const revealed = Wire.last.said.filter((s) => s.t === 'reveal')
    expect(revealed.map((s) => s.line)).toEqual([seatOf('x')?.line])
  })

  it('takes its token along to a rematch, whoever asked for it', async () => {
    keepSeat('x', { token: 'a-token-of-sixteen' })
    live.again()
    Wire.last.open()
    Wire.last.tell({ ...lobby, status: 'over' })
    const asked = live.request({ t: 'rematch' })
    Wire.last.tell({ t: 'reply', id: String(Wire.last.said.at(-1)?.id), token: 'a-token-of-sixteen', table: 'y' })
    expect((await asked).table).toBe('y')
    expect(seatOf('y')?.token).toBe('a-token-of-sixteen')
    Wire.last.tell({ ...lobby, status: 'over', rematch: 'z' })
    expect(seatOf('z')?.token).toBe('a-token-of-sixteen')
    expect(seatOf('x')?.token).toBe('a-token-of-sixteen')
  })

  it('is gone when there is no such table, and refuses instead of waiting for ever', async () => {
    answer = () => Promise.resolve(Response.json({ refused: { words: 'No such table.' } }, { status: 404 }))
    Wire.last.break()
    await vi.waitFor(() => expect(live.status).toBe('gone'))
    expect(live.farewell).toBe('No such table.')
    expect((await live.request({ t: 'start' })).refused?.words).toBe('No such table.')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Wire.all.length).toBe(1)
  })

  it('stays away for as long as the server asks, and not for longer the next time', async () => {
    Wire.last.open()
    Wire.last.tell(lobby)
    Wire.last.tell({ t: 'bye', words: 'Nothing can be written.', again: true, wait: 10 })
    Wire.last.break()
    await vi.advanceTimersByTimeAsync(9_900)
    expect(Wire.all.length).toBe(1)
    await vi.advanceTimersByTimeAsync(5_200)
    expect(Wire.all.length).toBe(2)
    Wire.last.open()
    Wire.last.tell(lobby)
    Wire.last.break()
    await vi.advanceTimersByTimeAsync(2000)
    expect(Wire.all.length).toBe(3)
  })

  it('comes back after a goodbye for a moment, and not after one for good', async () => {
    keepSeat('x', { token: 'a-token-of-sixteen' })
    Wire.last.open()
    Wire.last.tell(lobby)
    Wire.last.tell({ t: 'bye', words: 'Restarting.', again: true, wait: 0 })
    Wire.last.break()
    await vi.advanceTimersByTimeAsync(2000)
    Wire.last.open()
    expect(Wire.last.said[0]?.token).toBe('a-token-of-sixteen')
    Wire.last.tell({ t: 'bye', words: 'The table is closed.', again: false, wait: 0 })
    expect(live.status).toBe('gone')
  })
})

describe('waiting before the next try', () => {
  it('doubles, stops doubling, and differs from browser to browser', () => {
    expect(pause(0, 0.5)).toBe(500)
    expect(pause(2, 0.5)).toBe(2000)
    expect(pause(50, 0.5)).toBe(20_000)
    expect(pause(0, 0)).toBe(250)
  })
})

// The live connection to one table. It comes back by itself, catches up, and asks again what was not answered.

import type { ChatLine, Lobby, Log, LogLine, Reply, Request, Told } from '../wire'
import { ApiError, lobby as fetchLobby } from './api'
import { freshLine, freshToken, keepSeat, noteTable, opens, seatOf, type LinkedSeat } from './seatbook'
import { longerChat, longerLog, merge, type Sight } from './view'

/** gone: the table does not exist or the server said goodbye for good; `farewell` says why. */
export type Connection = 'connecting' | 'live' | 'waiting' | 'gone'

interface Open { said: Request & { id: string }; answer: (reply: Reply) => void }

const QUIET = 20_000 // after so long without a word we ask whether the server is there
const PATIENCE = 8_000 // and wait so long for its answer
const SLOWEST = 20_000
const KEPT = 40 // sights wait for the page that shows them
const TOGETHER = 60 // lines of the log wait so long for the view that goes with them

/** How long to wait before trying again: doubling, and never everybody at once. */
export const pause = (tries: number, chance = Math.random()): number =>
  Math.min(SLOWEST, 500 * 2 ** Math.min(tries, 10)) * (0.5 + chance)

export class Live {
  readonly table: string
  status = $state<Connection>('connecting')
  lobby = $state.raw<Lobby | null>(null)
  /** What this seat sees of the game; null before the start. */
  view = $state.raw<Sight | null>(null)
  log = $state.raw<readonly LogLine[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  /** Why the connection is gone. */
  farewell = $state('')
  /** How often it has been tried in vain; the first moments of a lost connection need no banner. */
  tries = $state(0)
  /** The token of this browser's seat here, if it has one. */
  token = $state<string | null>(null)
  /** A link to a seat was tried, and it opens none here. */
  strayed = $state(false)

  #socket: WebSocket | null = null
  #greeted = false
  #whole = true // the next view is the first on this connection
  #came: Sight[] = [] // and nobody has shown yet
  #lines: Log[] = [] // of the log, until the view is there that goes with them
  #late: ReturnType<typeof setTimeout> | undefined
  #open = new Map<string, Open>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  #wait = 0 // milliseconds that the server asks us to stay away
  #revealing = false
  #linked: LinkedSeat | null // the seat of a link, until the table has said whether it opens one
  #ended = false
  #told = false
  #leave: () => void

  constructor(table: string, linked: LinkedSeat | null = null) {
    this.table = table
    this.#linked = linked
    const wake = (): void => {
      if (document.visibilityState === 'hidden' || this.#ended) return
      if (this.#socket?.readyState === WebSocket.OPEN) this.#ping()
      else this.retry()
    }
    const offline = (): void => this.#lost()
    addEventListener('online', wake)
    addEventListener('offline', offline)
    document.addEventListener('visibilitychange', wake)
    this.#leave = () => {
      removeEventListener('online', wake)
      removeEventListener('offline', offline)
      document.removeEventListener('visibilitychange', wake)
    }
    this.#connect()
  }

  /** Ask something of the table. Answered once, even when the connection breaks meanwhile; never rejected. */
  request(request: Request): Promise<Reply> {
    const id = name()
    const said = { ...request, id }
    return new Promise((answer) => {
      if (this.#ended) return answer({ t: 'reply', id, refused: { words: this.farewell || 'The table is gone.' } })
      this.#open.set(id, { said, answer })
      if (this.#greeted) this.#send(said)
    })
  }

  /** Sit down with a fresh line of entropy, which is kept before anything is published of it. */
  async sit(seat: number, player: string): Promise<Reply> {
    const { line, digest } = await freshLine()
    const held = seatOf(this.table)
    if (held) keepSeat(this.table, { ...held, line })
    const reply = await this.request({ t: 'sit', seat, name: player, digest })
    const token = reply.token || held?.token
    if (!reply.refused && token) keepSeat(this.table, { token, line })
    else if (held) keepSeat(this.table, held) // still on the old seat, with the old line
    return reply
  }

  /** Make the seat this device's alone: the link to it, and every other device that has it, open it no longer. */
  async lock(): Promise<Reply> {
    const held = seatOf(this.table)
    const token = freshToken()
    if (held) keepSeat(this.table, { token, former: held.token })
    const reply = await this.request({ t: 'lock', token })
    if (held && reply.refused) this.#unlock(held.token)
    return reply
  }

  #unlock(token: string): void {
    keepSeat(this.table, { token, former: undefined })
    this.again()
  }

  /** What was seen one after the other since this was called last: nothing is missed that came before the table was there. */
  came(): Sight[] {
    const all = this.#came
    this.#came = []
    return all
  }

  /** Try again now instead of later. */
  retry(): void {
    if (this.#ended || this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#timer)
    this.#drop()
    this.#connect()
  }

  /** Hang up for good; call it when the page is left. */
  close(): void {
    this.#ended = true
    this.#leave()
    this.#drop()
    clearTimeout(this.#timer)
    for (const { said, answer } of this.#open.values())
      answer({ t: 'reply', id: said.id, refused: { words: 'The page was left.' } })
    this.#open.clear()
  }

  /** Take the seat of a link. The one that is held stays, until the table has taken the other. */
  open(linked: LinkedSeat): void {
    this.#linked = linked
    this.again()
  }

  /** Begin anew, for instance as another seat. */
  again(): void {
    if (this.#ended) return
    this.#drop()
    this.log = []
    this.chat = []
    this.#connect()
  }

  #connect(): void {
    if (this.status !== 'waiting') this.status = 'connecting'
    this.#told = false
    this.#whole = true
    this.#revealing = false
    this.token = this.#linked?.token ?? seatOf(this.table)?.token ?? null
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(this.table)}`)
    this.#socket = socket
    this.#guard(PATIENCE)
    socket.onopen = () => {
      this.#greeted = true
      this.#send({ t: 'hello', token: this.token, log: this.log.length, chat: this.chat.length })
      for (const { said } of this.#open.values()) this.#send(said)
    }
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      this.#told = true
      this.#hear(JSON.parse(String(event.data)) as Told)
      if (!this.#ended) this.#guard(QUIET)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  #hear(told: Told): void {
    switch (told.t) {
      case 'lobby':
        this.status = 'live'
        this.tries = 0
        this.farewell = ''
        if (this.#linked && !this.#opened(this.#linked, told)) break
        this.lobby = told
        this.#sure(told)
        noteTable(this.table, { game: told.game, title: told.title, name: told.name, seat: told.you ?? null })
        if (told.rematch && this.token && !seatOf(told.rematch)) keepSeat(told.rematch, { token: this.token })
        if (told.reveal) void this.#reveal()
        break
      case 'view':
        this.view = merge(this.#whole ? null : this.view, told)
        this.#came = [...(this.#whole ? [] : this.#came), this.view].slice(-KEPT)
        this.#whole = false
        this.#hearLines()
        break
      case 'log':
        // The view that follows at once tells which of these lines are shown moment by moment.
        this.#lines.push(told)
        if (told.whole || this.#whole) this.#hearLines()
        else this.#late ??= setTimeout(() => this.#hearLines(), TOGETHER)
        break
      case 'chat':
        this.chat = longerChat(this.chat, told.lines)
        break
      case 'reply': {
        const open = this.#open.get(told.id)
        this.#open.delete(told.id)
        // A rematch is another table, which our token opens too.
        if (told.token) {
          keepSeat(told.table || this.table, { token: told.token, former: undefined })
          if (!told.table || told.table === this.table) this.token = told.token
        }
        open?.answer(told)
        break
      }
      case 'bye':
        this.farewell = told.words
        this.#wait = (told.wait ?? 0) * 1000
        if (told.again) break
        if (!this.#linked || !seatOf(this.table)) this.#gone(told.words)
        else {
          this.#linked = null // one's own seat is let in all the same
          this.strayed = true
          this.again()
        }
        break
    }
  }

  #hearLines(): void {
    clearTimeout(this.#late)
    this.#late = undefined
    for (const told of this.#lines) this.log = longerLog(this.log, told)
    this.#lines = []
  }

  /** What the table says to the seat of a link: only now it is kept, or else forgotten. */
  #opened(linked: LinkedSeat, told: Lobby): boolean {
    this.#linked = null
    this.strayed = !opens(told)
    if (!this.strayed) keepSeat(this.table, { line: undefined, former: undefined, ...linked })
    else if (seatOf(this.table)) this.again()
    else this.token = null
    return !this.strayed || !seatOf(this.table)
  }

  /** A new token was kept before the table had it: when the table does not know it, the one before still holds. */
  #sure(told: Lobby): void {
    const former = seatOf(this.table)?.former
    if (!former || [...this.#open.values()].some(({ said }) => said.t === 'lock')) return
    if (!opens(told)) this.#unlock(former)
    else if (this.token) keepSeat(this.table, { token: this.token, former: undefined })
  }

  async #reveal(): Promise<void> {
    const line = seatOf(this.table)?.line
    if (!line || this.#revealing) return
    this.#revealing = true
    await this.request({ t: 'reveal', line })
  }

  #send(said: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said))
  }

  #ping(): void {
    this.#send({ t: 'ping' })
    this.#guard(PATIENCE, true)
  }

  /** Watch the line: after `wait` without a word ask for one, and when that was in vain take it for dead. */
  #guard(wait: number, asked = false): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => {
      if (!asked && this.#socket?.readyState === WebSocket.OPEN) this.#ping()
      else this.#lost()
    }, wait)
  }

  #drop(): void {
    clearTimeout(this.#watch)
    this.#hearLines()
    this.#greeted = false
    const socket = this.#socket
    this.#socket = null
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    }
  }

  #lost(): void {
    if (this.#ended) return
    const stranger = !this.#told && this.lobby === null
    this.#drop()
    this.status = 'waiting'
    const tries = this.tries++
    const wait = Math.max(pause(tries), this.#wait * (1 + Math.random() / 2))
    this.#wait = 0
    clearTimeout(this.#timer)
    if (stranger) void this.#exists()
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  /** A refused upgrade tells a browser nothing, so a table never seen is asked for over plain HTTP. */
  async #exists(): Promise<void> {
    try {
      await fetchLobby(this.table)
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 410)) this.#gone(error.message)
    }
  }

  #gone(words: string): void {
    this.farewell = words
    this.status = 'gone'
    this.close()
  }
}

const name = (): string => Array.from(crypto.getRandomValues(new Uint8Array(9)), (b) => b.toString(36)).join('')

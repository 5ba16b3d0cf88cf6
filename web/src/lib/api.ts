// Everything the server gives over plain HTTP, typed; what goes wrong is said in a sentence.

import type {
  Analysed, BroughtVariant, GameInfo, Games, Lobby, MadeTable, NewTable, PlayOn, Refused, ReplayInfo, Rules, Story, Tables, Variants, View,
} from '../wire'

export class ApiError extends Error {
  constructor(readonly status: number, words: string, readonly rule = '') {
    super(words)
  }
}

/** What a finished table's dice were made of, and whether they check out. */
export interface Verified {
  sound: boolean
  words: string
  commitment: string
  secret: string
  lines: string[]
  decisions: number
  /** How the dice were checked. */
  dice: string
}

export async function ask<T>(path: string, init: RequestInit = {}, token?: string | null): Promise<T> {
  const headers = new Headers(init.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  let answer: Response
  try {
    answer = await fetch(path, { ...init, headers })
  } catch {
    throw new ApiError(0, navigator.onLine === false ? 'You are offline.' : 'The server cannot be reached just now.')
  }
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok && body !== null) return body as T
  const refused = (body as Partial<Refused> | null)?.refused
  throw new ApiError(answer.status, refused?.words ?? sentence(answer.status), refused?.rule)
}

function sentence(status: number): string {
  if (status === 404) return 'There is nothing at this address.'
  if (status === 429) return 'That was a little too often; try again in a moment.'
  if (status >= 500) return 'The server is in trouble; try again in a moment.'
  return `The server refused (${status}).`
}

/** Fetched once a visit: the games and the rules do not change while the page is open. */
const kept = new Map<string, Promise<unknown>>()

function once<T>(path: string): Promise<T> {
  const known = kept.get(path)
  if (known) return known as Promise<T>
  const asked = ask<T>(path)
  kept.set(path, asked)
  asked.catch(() => kept.delete(path))
  return asked
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const games = (): Promise<Games> => once('/api/games')
export const variants = (): Promise<Variants> => once('/api/variants')
export const rules = (game: string): Promise<Rules> => once(`/api/games/${encodeURIComponent(game)}/rules`)
/** Tables that are shown to everybody, the newest first: those that gather, those that are played, or those that are over. */
export const listed = (status: 'gathering' | 'playing' | 'over', page = 0): Promise<Tables> => ask(`/api/tables?status=${status}&page=${page}`)

const MOST_PAGES = 10
/** The first page of them, or all there are. */
export async function listedTo(status: 'gathering' | 'playing', whole: boolean): Promise<Tables> {
  const found = await listed(status)
  const known = new Set(found.tables.map((row) => row.table))
  for (let page = 1; whole && found.more && page < MOST_PAGES; page++) {
    const next = await listed(status, page)
    for (const row of next.tables) if (!known.has(row.table)) found.tables.push(row)
    for (const row of next.tables) known.add(row.table)
    found.more = next.more ?? false
  }
  return found
}
/** As a spectator sees it. */
export const lobby = (id: string): Promise<Lobby> => ask(table(id))
export const verify = (id: string): Promise<Verified> => ask(`${table(id)}/verify`)
/** A running game as the token's seat saw it; a finished one with all cards face up, or as a seat of one's choice saw it. */
const through = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`)
export const replay = (id: string, token: string | null, seat: number | null): Promise<ReplayInfo> =>
  ask(`${table(id)}/replay${through(seat)}`, {}, token)
export const frame = (id: string, n: number, token: string | null, seat: number | null): Promise<View> =>
  ask(`${table(id)}/replay/${n}${through(seat)}`, {}, token)
export const recordUrl = (id: string): string => `${table(id)}/record`
export const pictureUrl = (id: string): string => `${table(id)}/picture.svg`
export const cardUrl = (id: string): string => `${table(id)}/card.svg`
/** Only of a finished game. */
export const story = (id: string): Promise<Story> => ask(`${table(id)}/story`)
/** How far the analysis of a finished game is; `analyse` begins it. */
export const analysis = (id: string): Promise<Analysed> => ask(`${table(id)}/analysis`)
export const analyse = (id: string, faceUp = false): Promise<Analysed> =>
  ask(`${table(id)}/analysis${faceUp ? '?face_up=1' : ''}`, { method: 'POST' })
/** A new table that goes on from a moment of a finished game. */
export const playOn = (id: string, wish: PlayOn, token: string | null): Promise<MadeTable> =>
  ask(`${table(id)}/play_on`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish) }, token)

/** The game that a variant's file describes; if it cannot be used, the line that is wrong. */
export const checkVariant = (text: string): Promise<GameInfo> =>
  ask('/api/variants', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ variant: text } satisfies BroughtVariant) })

export const makeTable = (wish: NewTable): Promise<MadeTable> =>
  ask('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish) })

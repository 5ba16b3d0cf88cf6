// What passes between the browser and the table, as src/roadstead/server/wire.py defines it.

export type OptionValue = boolean | number | string

export interface Words { words: string; rule?: string }

// What we say. Everything but hello and ping carries an id of ours and is answered with a reply.
export type Said =
  | { t: 'hello'; token?: string | null; log?: number; chat?: number }
  | { t: 'ping' }
  | { t: 'sit'; id: string; seat: number; name: string; digest: string }
  | { t: 'stand'; id: string }
  | { t: 'rename'; id: string; name: string }
  | { t: 'reveal'; id: string; line: string }
  | { t: 'start'; id: string }
  | { t: 'fill'; id: string; bot: string; seat?: number | null }
  | { t: 'remove'; id: string; seat: number }
  | { t: 'close'; id: string }
  | { t: 'play'; id: string; question: string; do: string[] }
  | { t: 'why'; id: string; do: string }
  // What would a bot do in our place? Answered with reply.hint while we are asked; refused otherwise.
  | { t: 'hint'; id: string }
  | { t: 'undo'; id: string }
  | { t: 'ask_back'; id: string; n: number }
  | { t: 'vote'; id: string; yes: boolean }
  | { t: 'say'; id: string; text: string }
  | { t: 'hand_over'; id: string; seat: number; bot: string }
  | { t: 'take_back'; id: string }
  | { t: 'resign'; id: string }
  // From now on only this token opens our seat; we make it ourselves, and keep it before we ask.
  | { t: 'lock'; id: string; token: string }
  | { t: 'hook'; id: string; url: string }
  // The first to ask sits at the new table at once, in the seat they had, given the digest of a new line of entropy.
  | { t: 'rematch'; id: string; digest?: string | null }

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never
export type Request = WithoutId<Said>

// What we are told.
export interface Reply {
  t: 'reply'
  id: string
  refused?: Words
  token?: string
  table?: string
  stale?: boolean
  hint?: string // an action, as Choice.do has it
}

export interface SeatInfo {
  seat: number
  colour: string
  name?: string
  bot?: string
  owner?: boolean
  here?: boolean
  host?: boolean
  resigned?: boolean
  due?: number
  asked?: boolean
  kept?: boolean // nobody sits here yet, and it is kept for the one called `name`: others are refused
  grace?: number // its owner is away, and until then, in seconds since 1970, nobody else may hand it to a bot
}

export interface Ballot { n: number; by: number; yes: number[]; waiting: number[] }

export type Status = 'gathering' | 'starting' | 'playing' | 'over' | 'closed' | 'frozen'

export interface Lobby {
  t: 'lobby'
  table: string
  game: string
  title: string
  name: string
  options: Record<string, OptionValue>
  status: Status
  seats: SeatInfo[]
  commitment: string
  lines?: string[]
  deadline?: number
  spectators?: number
  you?: number | null
  host?: boolean
  reveal?: boolean
  notice?: string
  ballot?: Ballot | null
  rematch?: string
  kept?: number | null // the seat that is kept for us: we need only sit down in it
}

export interface Choice { do: string; words: string; rule?: string; times?: number; steps?: string[] }
export interface Row { cells: string[]; seat?: number | null }
export interface Sheet { title: string; columns: string[]; rows: Row[] }
export interface BoardInfo { url: string; width: number; height: number }

export interface Asked {
  question: string
  actors: number[]
  prompt: Words
  choices?: Choice[]
  undo?: boolean
}

export interface Piece {
  id: string
  shape: string
  x: number
  y: number
  parent?: string
  classes?: string
  label?: string
  text?: string
  do?: string
  turn?: number
  scale?: number
  hand?: boolean // in our own hand
}

export interface Ended { scores: number[]; winners: number[]; breakdown: Sheet; secret?: string }

export interface View {
  t: 'view'
  n: number
  asked?: Asked
  board?: BoardInfo
  pieces?: Piece[]
  order?: string[]
  sheets?: Sheet[]
  ended?: Ended
}

// An aside follows from no decision (a bot takes over, somebody asks to go back): it was said after decision n.
export interface LogLine { at: number; n: number; words: string; rule?: string; seat?: number | null; aside?: boolean }
export interface Log { t: 'log'; lines: LogLine[]; whole: boolean }
export interface ChatLine { at: number; name: string; text: string; when: number; seat?: number | null }
export interface Chat { t: 'chat'; lines: ChatLine[] }
export interface Pong { t: 'pong' }
export interface Bye { t: 'bye'; words: string; again: boolean }

export type Told = Reply | Lobby | View | Log | Chat | Pong | Bye

// Over plain HTTP.
export interface GameOption { name: string; title: string; words: string; choices: OptionValue[]; default: OptionValue }
export interface GamePreset { name: string; title: string; words: string; options: Record<string, OptionValue> }
export interface BotLevel { name: string; title: string; words: string }
export interface GameInfo {
  name: string
  title: string
  about: string
  minutes: number // about how long four people take
  weight: number // how much there is to learn, from 1 (little) to 5
  seats: number[]
  seat_names: string[]
  options: GameOption[]
  presets: GamePreset[] // the first is what people play who do not choose
  board: BoardInfo
}
export interface Games { games: GameInfo[]; bots: BotLevel[] }

export interface NewTable {
  game: string
  seats: number
  options?: Record<string, OptionValue>
  name?: string
  player?: string
  seat?: number | null
  digest?: string | null
  bots?: Record<string, string>
  deadline?: number
  listed?: boolean
}
export interface MadeTable { table: string; token: string }
export interface TableRow {
  table: string
  game: string
  title: string
  name: string
  status: Status
  seats: SeatInfo[]
  when: number
  decisions?: number
  winners?: number[]
  scores?: number[]
}
export interface Tables { tables: TableRow[]; more?: boolean }
export interface Clause { number: string; text: string }
export interface Section { number: string; title: string; intro: string; clauses: Clause[] }
// `guide` says how to play, for somebody new to the game, in light markdown.
export interface Rules { game: string; title: string; guide: string; sections: Section[] }
// `words` follow from the decision; where there are none, `label` says in words what `do` does. `asides` were said after
// it, each with a seat of its own (or none), which need not be the seat that decided.
export interface ReplayLine { n: number; seat: number; do: string; words?: LogLine[]; label?: string; asides?: LogLine[] }
export interface ReplayInfo { lobby: Lobby; lines: ReplayLine[]; all_seeing: boolean; notice?: string }
export interface Refused { refused: Words }

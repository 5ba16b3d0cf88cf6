// What passes between the browser and the table. Written by tools/generate.py from src/roadstead/server/wire/:
// change that, not this.

export type OptionValue = boolean | number | string

export type Status = 'gathering' | 'starting' | 'playing' | 'over' | 'closed' | 'frozen'

// The first message: who this is (no token: a spectator) and how much of the log and the chat it has already.
export interface Hello { t: 'hello'; token?: string | null; log?: number; chat?: number }

// Are you there?  Answered with `Pong`.
export interface Ping { t: 'ping' }

// Take a free seat.  `digest` is the SHA-256 of a line of entropy that is revealed when the game starts.
export interface Sit { t: 'sit'; seat: number; name: string; digest: string; id: string }

// Leave the seat before the game has started.  Hosting passes on to the next person at the table.
export interface Stand { t: 'stand'; id: string }

export interface Rename { t: 'rename'; name: string; id: string }

// The line of entropy that was committed to.
export interface Reveal { t: 'reveal'; line: string; id: string }

// The host starts; every seat is taken by then.
export interface Start { t: 'start'; id: string }

// The host seats bots: in one seat, or in all that are free.
export interface Fill { t: 'fill'; bot: string; seat?: number | null; id: string }

// The host empties a seat before the start; a person removed from a running game is replaced by a bot.
export interface Remove { t: 'remove'; seat: number; id: string }

// The host closes the table.
export interface Close { t: 'close'; id: string }

// Answer a question, named as `View.question` has it.  Several small choices are taken all together or not at all.
export interface Play { t: 'play'; question: string; do: string[]; id: string }

// Why may I not do this?
export interface Why { t: 'why'; do: string; id: string }

// What would be best in my place?  Answered with `Reply.hint` and `Reply.advice`, while this seat is asked; nothing
// changes by it.
export interface Hint { t: 'hint'; id: string }

// What would these choices bring?  Answered with `Reply.preview`; nothing changes by it.
export interface Preview { t: 'preview'; question: string; do: string[]; id: string }

// Take back my last decision.
export interface Undo { t: 'undo'; id: string }

// Ask everybody to go back to before decision `n`.
export interface AskBack { t: 'ask_back'; n: number; id: string }

// Let a decision take so many seconds at most, or as long as one likes (0).
//
// Before the start the host says so; in a running game all who play are asked.
export interface SetTime { t: 'set_time'; seconds: number; id: string }

// Agree to what all are asked, or not.  `ballot` is its number, as `Ballot.number` has it.
export interface Vote { t: 'vote'; ballot: number; yes: boolean; id: string }

// Chat: text, never markup.
export interface Say { t: 'say'; text: string; id: string }

// A bot plays for me until I come back, or for one who is away: all others are asked whether they agree.
//
// It is the bot that the seat's owner has chosen with `ChooseStandIn`.
export interface HandOver { t: 'hand_over'; seat: number; id: string }

// This bot plays my seat whenever one plays for me.
export interface ChooseStandIn { t: 'stand_in'; bot: string; id: string }

// I am back: my seat is mine again.
export interface TakeBack { t: 'take_back'; id: string }

// A bot plays my seat to the end; I do not come back.  Hosting passes on to the next person at the table.
export interface Resign { t: 'resign'; id: string }

// My seat is mine on this device alone: from now on `token` opens it, and what opened it before opens nothing.
//
// The device makes the new token itself and keeps it before it asks, so a reply that is lost costs nobody a seat.
export interface Lock { t: 'lock'; token: string; id: string }

// Call this address when it is my turn and I am away; empty: no more.
export interface Hook { t: 'hook'; url: string; id: string }

// The same game again at a new table; the reply tells where.
//
// The first to ask sits there at once, in the seat they had, when they commit to a new line of entropy with `digest`.
export interface Rematch { t: 'rematch'; digest?: string | null; id: string }

// The coach may be silent from now on: I have learned enough, or skip the lesson.  The game goes on.
export interface EndLesson { t: 'end_lesson'; id: string }

// A sentence, and the rule it rests on.
export interface Words { words: string; rule?: string }

// A choice: the chance to win with it, its error and spread, all of 1; why, the weightiest first; and what it wastes.
export interface Advice {
  do: string
  words: string
  chance: number
  error: number
  spread: number
  points: string
  because?: string[]
  waste?: string[]
}

// A cell of a sheet that would be another: the column `what` in the row `whose`; `way`: 1 a gain, -1 a loss.
export interface Change {
  whose: string
  what: string
  before: string
  after: string
  seat?: number | null
  way?: number
}

// One thing on the table.
//
// `shape` names a `<symbol>` of the board, or is `"text"` (draws `text`) or `"group"` (draws nothing,
// carries children).  A symbol with a viewBox `0 0 w h` is drawn `w` by `h`, its middle at (x, y).  `x` and
// `y` count from the parent's middle, or where there is no parent from the top left corner of the surface that `on`
// names (none: the board).  `classes` are style classes: `seat-0` to `seat-5` set the colour that a symbol uses as
// `currentColor`; `number`, `name` and `ornament` say how a text is shown where it would be small.  `do` is the
// text of the action that a click on the piece stands for, legal or not.  `hand`: it is in the hand of the one who looks;
// a game without a surface for the hand has it shown once more beside the board.
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
  hand?: boolean
  on?: string
}

// What happens in `times` of `of` equally likely throws; `thrown`: with which, where that is said in a few words.
//
// Without `lines` nothing happens that would not happen otherwise.  `open`: what follows is not known.
export interface Chance { times: number; of: number; lines?: string[]; thrown?: string; open?: boolean }

// What a choice would bring: lines of the log, cells of the sheets, pieces that would lie elsewhere or be gone.
//
// `open`: what follows is decided by chance, or by something that this seat cannot know; `chances`: what dice decide
// of it, where that is simple.  `then`: what is asked next, where nothing else can be told.  `aims`: pieces that
// would come to lie elsewhere if nothing came in between.
export interface Foreseen {
  lines?: string[]
  changes?: Change[]
  pieces?: Piece[]
  gone?: string[]
  open?: boolean
  chances?: Chance[]
  then?: string
  aims?: Piece[]
}

// The answer to one request.  `refused` says what was wrong; nothing has changed then.
export interface Reply {
  t: 'reply'
  id: string
  refused?: Words | null
  token?: string
  table?: string
  stale?: boolean // the question has been answered meanwhile: look at the new view
  hint?: string // an action, as `Choice.do` has it
  advice?: Advice[] // the best choices and why, the hint first; none where a bot was asked instead
  preview?: Foreseen | null
}

// Why a bot plays for the owner of a seat, since when, and who wanted it.
//
// `why`: its owner asked for it (own), its time was up (late), all others agreed (agreed), or a whole day had passed (day).
export interface Handed {
  why: 'agreed' | 'day' | 'late' | 'own'
  when: number // in seconds since 1970
  by?: number | null // the seat that asked
  agreed?: number[] // the others that agreed
  away?: number // since when its owner had been away
}

// A seat as everybody sees it.
export interface SeatInfo {
  seat: number
  colour: string // what the game calls the seat: "red", "Soviet Union"
  name?: string
  bot?: string // who plays, when it is not a person
  owner?: boolean // a person holds this seat, even while a bot plays it
  here?: boolean // that person is connected
  host?: boolean // that person is host now
  resigned?: boolean
  due?: number // when its answer is due, in seconds since 1970; 0: no deadline
  asked?: boolean // it is this seat's turn to answer; in lists and lobbies fetched over HTTP
  kept?: boolean // nobody sits here yet, and it is kept for the one called `name`: others are refused
  grace?: number // its owner is away, and until then, in seconds since 1970, nobody may ask for a bot
  consent?: boolean // and then all others are asked whether they agree
  stand_in?: string // the bot that plays when one plays for its owner
  handed?: Handed | null // one does
  stand_in_from?: number // a bot has played for its player after this decision
  stand_in_to?: number // and up to this one; 0 while it still does
}

// What one asks all others.
//
// `back`: to go back to before decision `n`.  `hand_over`: to have a bot play for the owner of `seat`, who is away since
// then.  `time`: to let a decision take so many `seconds` from now on (0: as long as one likes).
export interface Ballot {
  number: number
  kind: 'back' | 'hand_over' | 'time'
  by: number
  yes: number[]
  waiting: number[]
  n?: number
  seat?: number
  away?: number // in seconds since 1970
  seconds?: number
}

// A variant: the game that it is of, and a line for each thing that differs from it.
export interface VariantInfo { game: string; title: string; reason: string; differs: string[] }

// The table as everybody sees it, apart from the game on it.  Sent whole whenever something of it changes.
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
  lines?: string[] // the seats' entropy, once revealed
  deadline?: number // seconds a decision may take; 0: no deadline
  spectators?: number
  you?: number | null // the seat of the one this is sent to
  host?: boolean // whether that one is host now
  acting?: boolean // the host is away, and who is host now is so meanwhile
  reveal?: boolean // the game is starting: send your line of entropy
  notice?: string
  ballot?: Ballot | null
  rematch?: string // the table where the same game goes on
  kept?: number | null // the seat that is kept for the one this is sent to: they need only sit down
  lesson?: string // the name of the lesson that is given here: its deal is prepared and its dice are open
  variant?: VariantInfo | null
  origin?: string // the table of the game that this one goes on from
  origin_n?: number // and the decision there after which it does
}

// Something this seat may do now.  `times`: how often in a row, where nothing is revealed in between.
//
// `steps`: what it is called each of these times, where that changes (the price goes up).  `number`: it is so many of
// `unit`, and the other choices with that unit are other numbers of the same; `lost` of them would be lost for nothing.
export interface Choice {
  do: string
  words: string
  rule?: string
  times?: number
  steps?: string[]
  number?: number | null
  unit?: string
  lost?: number
}

// A choice that adds so much of an item.
export interface Step { do: string; amount: number }

// One kind of thing that may change hands, in whole steps.
//
// `has`: how much its giver could give; `now`: how much of it lies on the table; `worth`: what one of it counts for
// at the market.  `steps` add it, the largest first; `counted`: after a step `Deal.count` says how many times it is
// meant, otherwise the step is done again.  `money`: an amount of it is an amount of money.  `room`: how much more of it
// whoever gets it can store; what they give of it makes room.
export interface Item {
  words: string
  has: number
  steps: Step[]
  now?: number
  worth?: number
  group?: string
  counted?: boolean
  money?: boolean
  room?: number | null
}

// A deal with `partner`, seen by one of the two: what this seat would give, and what it would get.
//
// `open`: the column that is being put together, or that the offer is made and waits for this seat's answer.  The other
// names are those of choices: `turn` goes on from what is given to what is wanted, `close` makes the offer or
// accepts it, `leave` gives it up or declines it; `count` stands before a number.  `most`: so many steps may be in one column.  `money`: how an amount
// is written.  `called`: how the log calls this seat and the partner, and `rules`: the rules of its lines that tell of
// offers and answers.  By these the offers made so far are found.
export interface Deal {
  partner: number
  give: Item[]
  get: Item[]
  open: 'answer' | 'get' | 'give'
  turn?: string
  close?: string
  leave?: string
  count?: string
  most?: number
  money?: string
  called?: string[]
  rules?: string[]
}

// Who decides what.  `choices` are the receiving seat's own; empty when it is not asked.
export interface Asked {
  question: string
  actors: number[]
  prompt: Words // what this seat is asked, or what is going on
  choices?: Choice[]
  undo?: boolean // this seat can take its last decision back
  deal?: Deal | null // what a trade is about that this seat puts together or has been offered
}

// One of the sheets that lie on the table, with a picture of its own and the pieces on it.
//
// `kind` tells the browser where it belongs: there is one `board`, a `mat` belongs to a seat, a `market` to
// everybody, a `hand` to the one who looks.  `width` and `height` are its size in its own units.  `least` is the
// least width, in pixels of the screen, at which everything on it can be read, and `fingers` the one at which a finger
// hits everything on it, where that is more (a market is made broader for fingers anyhow).  `picture` names one of the
// `Board.pictures` (the board's own picture is its `markup`); several surfaces may share one.  On a surface
// that is to `flow` the browser lays the pieces side by side in their order, in as many rows as make them largest.
export interface Surface {
  name: string
  kind: 'board' | 'hand' | 'market' | 'mat'
  width: number
  height: number
  least: number
  picture?: string
  title?: string
  seat?: number | null
  flow?: boolean
  fingers?: number
}

// Where the pictures are fetched, all in one file; its address changes with its content, so it is kept for ever.
//
// `surfaces` are those that lie on the table for the one who looks; there is always a board.
export interface BoardInfo { url: string; surfaces: Surface[] }

// A row of a sheet; `seat` is whose row it is, if anybody's.
export interface Row { cells: string[]; seat?: number | null }

// A small table of text: the terminal prints it, the browser shows it, a screen reader reads it out.
export interface Sheet { title: string; columns: string[]; rows: Row[] }

// How it ended: the winners (none: nobody), and every score broken down by rule.
export interface Ended { scores: number[]; winners: number[]; breakdown: Sheet; secret?: string }

// How it stands, as the receiving seat could count it: a score for each seat, how it is written, and its parts.
export interface Standing { scores: number[]; written: string[]; breakdown: Sheet }

// A moment between the view before and this one: something happened that is worth watching.
//
// `kind` is one of the kernel's `BEATS`; `at` is its line of the log.  The pieces are as at the beat before (or in
// the view before), but for these: `pieces` lie as is told here, those named in `now` already as in this view, and
// those in `gone` are away.  `seat` is whom it is about and `foe` the other one; `who` and `whom` are what they
// are called where they are no seat.  `by` is the seat that decided what led to it.
export interface Beat {
  kind: string
  at: number
  by: number
  seat?: number | null
  foe?: number | null
  who?: string
  whom?: string
  dice?: string[] // what was thrown
  stake?: number | null // what was put into a fight
  strength?: number | null
  against?: number | null
  pieces?: Piece[]
  now?: string[]
  gone?: string[]
}

// A guided game for one who plays it for the first time, and how many steps it has.
export interface LessonInfo { name: string; title: string; about: string; steps: number }

// What the coach says now.  `words` are empty where nothing new is asked, or others are asked.
//
// In the position that was prepared `here` says what is suggested and why, `do` is that choice, and `look` names the
// pieces that matter.  `otherwise` answers a choice that was not the suggested one.  At the end `words` sum up, and
// `following` is the lesson after this one.
export interface LessonCard {
  title: string
  step: number
  steps: number
  heading?: string
  words?: string
  rule?: string
  here?: string
  do?: string
  look?: string[]
  otherwise?: string
  over?: boolean
  following?: LessonInfo[]
}

// The table as the receiving seat sees it.  Only what changed since the last one is in it; the first has all.
//
// `pieces` are the new and the changed ones; `order`, when it is there, lists all pieces now on the board in the
// order they are drawn, and what is not in it is gone.  `beats` are the moments in between, in their order: whoever
// does not want to watch them needs nothing of them.  `by` are the seats that have decided since the last view, one for
// each decision up to `n`; those who were asked and have not answered are not among them.
export interface View {
  t: 'view'
  n: number // the number of the last decision
  asked?: Asked
  board?: BoardInfo
  pieces?: Piece[]
  order?: string[]
  sheets?: Sheet[]
  ended?: Ended
  standing?: Standing
  beats?: Beat[]
  by?: number[]
  lesson?: LessonCard | null
}

// A line of the log.  `at` counts the lines this seat has heard; `n` is the decision that led to it.
//
// An `aside` follows from no decision (a bot takes over, somebody asks to go back): it was said after decision `n`.
// One with `back` says that the decisions from that one on were taken back.
export interface LogLine {
  at: number
  n: number
  words: string
  rule?: string
  seat?: number | null
  aside?: boolean
  back?: number
}

// What happened since; `whole` when it begins at the beginning and replaces what the client has.
export interface Log { t: 'log'; lines: LogLine[]; whole: boolean }

export interface ChatLine { at: number; name: string; text: string; when: number; seat?: number | null }

export interface Chat { t: 'chat'; lines: ChatLine[] }

export interface Pong { t: 'pong' }

// The connection ends, and why; `again`: come back in a moment, though not before `wait` seconds are over.
export interface Bye { t: 'bye'; words: string; again: boolean; wait: number }

// Make a table.  `bots` maps seats to bots; the one who makes it is its host and, given a name, takes a free seat.
export interface NewTable {
  game: string
  seats: number
  options?: Record<string, OptionValue>
  name?: string // of the table
  player?: string // empty: the host only watches
  seat?: number | null
  digest?: string | null
  bots?: Record<string, string>
  deadline?: number
  listed?: boolean // shown on the first page
  variant?: string // the whole file of a variant that one brings
}

// A variant that one brings, to be checked.
export interface BroughtVariant {
  variant: string // the whole file
}

// Begin a lesson: a table of one's own, with a prepared deal and beginners in the other seats.
export interface NewLesson { game: string; lesson: string; player: string }

// Play on from a moment of a finished game, after decision `n`, at a table of one's own.
//
// `seat`: one's own seat of that game, unless another is wanted.  `bot` plays all other seats; where none is named, bots
// stay who they were and `mate` plays for people.
export interface PlayOn { n: number; player: string; seat?: number | null; bot?: string }

export interface MadeTable { table: string; token: string }

// A table in a list.
export interface TableRow {
  table: string
  game: string
  title: string
  name: string
  status: string
  seats: SeatInfo[]
  when: number
  decisions?: number
  winners?: number[]
  scores?: number[]
  deadline?: number // seconds a decision may take; 0: no deadline
  options?: Record<string, OptionValue>
}

export interface Tables { tables: TableRow[]; more?: boolean }

// A decision, and what followed from it in words; `label` says in words what `do` does where nothing was told.
export interface ReplayLine {
  n: number
  seat: number
  do: string
  words?: LogLine[]
  label?: string
  asides?: LogLine[] // said after it, each with a seat of its own
}

// All the decisions that may be looked at; each frame is fetched on its own as a whole `View`.
export interface ReplayInfo { lobby: Lobby; lines: ReplayLine[]; all_seeing: boolean; notice?: string }

// How a game stood after decision `n`; `at` counts rounds, or decisions where the game has no rounds.
export interface StoryStand { n: number; at: number; scores: number[] }

// A decision that changed how it stood: its lines of the log, and what it brought each seat.
export interface StoryMoment {
  n: number
  at: number
  words: string[]
  changes: number[]
  written: string[] // the changes as they are written; empty for none
  title: string // what the game calls such a moment
}

// Who has most of something that the game names.
export interface Awarded { name: string; words: string; seats: number[] }

// A bot played for this seat's player: why, and for how long.
export interface StoodIn { seat: number; words: string }

// How a finished game went.  `points` is how a score is written, `{}` standing for the number.
export interface Story {
  unit: string // what is counted: "round", "turn", or "decision" where the game has no rounds
  rounds: number[] // their numbers
  points: string
  stands: StoryStand[]
  moments: StoryMoment[]
  awards: Awarded[]
  stand_ins: StoodIn[]
}

// How much is tried: imagined futures for a chance, and for a decision.
export interface Sampling { chance: number; decision: number; seed: number }

// A decision as it is told.  For each seat: its chance afterwards as it could know it, and its luck.
export interface JudgedStep {
  n: number
  seat: number
  do: string
  words: string
  played: number[]
  played_errors: number[]
  drawn?: boolean
  choices?: number
  cost?: number
  cost_error?: number
  better?: string
  better_words?: string
  why?: string[]
  kept?: number
  lines?: string[]
  chances: number[]
  errors: number[]
  luck: number[]
  luck_errors: number[]
}

// A seat's whole game: `luck` + `own` + `others` is what the result is above the fair share.
//
// `adjusted` is the result without the luck; `accuracy` says how much of the best choices' chance was kept, of 100.
// Luck and play are measured apart from each other: `gap` is by how much they missed the result together before they
// were made to fit, and `gap_error` what was to be expected of it.
export interface SeatSum {
  seat: number
  name: string
  result: number
  score: number
  luck: number
  own: number
  others: number
  error: number
  gap: number
  gap_error: number
  cost: number
  cost_error: number
  decisions: number
  mistakes: number
  accuracy: number
  adjusted: number
}

// A moment that decided much: for which seat, by how much, and whether `by` luck, play, or the play of others.
export interface TurningPoint { n: number; seat: number; change: number; by: string }

// All that is told of a finished game, as each seat could know it then.
//
// `face_up` is the same game judged with all cards face up, where that was asked for.
export interface Analysis {
  game: string
  title: string
  names: string[]
  sampling: Sampling
  fair: number
  deal: number[]
  steps: JudgedStep[]
  seats: SeatSum[]
  turns: TurningPoint[]
  face_up?: Analysis | null
}

// The analysis of a finished game, where it is there; while it is under way, how many decisions are done of how many.
export interface Analysed { under_way: boolean; done?: number; total?: number; told?: Analysis | null }

export interface GameOption {
  name: string
  title: string
  words: string
  choices: OptionValue[]
  default: OptionValue
}

export interface GamePreset { name: string; title: string; words: string; options: Record<string, OptionValue> }

export interface GameInfo {
  name: string
  title: string
  about: string
  minutes: number
  weight: number
  seats: number[]
  seat_names: string[]
  options: GameOption[]
  presets: GamePreset[] // the first is what people play who do not choose
  board: BoardInfo
  lessons: LessonInfo[] // in the order in which they are best taken; not every game has any
  variant?: VariantInfo | null
  practice?: number // so many positions to practise on
}

// How strong a level was measured to be in a game: its Elo points, and a sentence about them.
export interface BotRating { elo: number; words: string }

// A bot that can be seated, with its rating in each game where it was measured.
export interface BotLevel { name: string; title: string; words: string; ratings: Record<string, BotRating> }

export interface Games { games: GameInfo[]; bots: BotLevel[] }

// The variants that are offered; fetched only where somebody may choose one.
export interface Variants { variants: GameInfo[] }

export interface Clause { number: string; text: string }

export interface Section { number: string; title: string; intro: string; clauses: Clause[] }

export interface Rules {
  game: string
  title: string
  guide: string // how to play, without its heading
  sections: Section[]
  variant?: VariantInfo | null // what differs, told before everything else
}

// The exercises of a game by their names, which stay the same, in the order in which they are offered.
export interface PracticeList { game: string; title: string; exercises: string[] }

// What a choice is worth: how far its chance to win is behind the best one, and the standard error of that.
export interface Worth {
  do: string
  words: string
  chance: number
  error: number
  behind: number
  behind_error: number
}

// A position as its seat sees it, and the answer: every choice with its worth, and the best ones with the reasons.
//
// `usual` is what a greedy player would do, any of it; `about` says where the position comes from.
export interface PracticeExercise {
  name: string
  lobby: Lobby
  view: View
  best: Advice[]
  worth: Worth[]
  usual: string[]
  about: string
}

export interface Refused { refused: Words }

export type Said =
  | Hello
  | Ping
  | Sit
  | Stand
  | Rename
  | Reveal
  | Start
  | Fill
  | Remove
  | Close
  | Play
  | Why
  | Hint
  | Preview
  | Undo
  | AskBack
  | SetTime
  | Vote
  | Say
  | HandOver
  | ChooseStandIn
  | TakeBack
  | Resign
  | Lock
  | Hook
  | Rematch
  | EndLesson

export type Told =
  | Reply
  | Lobby
  | View
  | Log
  | Chat
  | Pong
  | Bye

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never
export type Request = WithoutId<Said>

// What the parts of the table share: the connection, what is under way, and what is pointed at.

import { getContext, setContext } from 'svelte'
import type { Live } from '../lib/socket.svelte'
import type { Advice, Choice, Request, SeatInfo, Words } from '../wire'
import type { Drawing } from './board'
import type { Looks } from './Scene.svelte'
import { shareMarks, type Mark } from '../lib/marks'
import { sound } from '../lib/sounds'
import { amongBots, markOf, nameOf } from './seats'
import { settings } from './settings.svelte'
import { Staging } from './staging.svelte'

export type Tab = 'board' | 'actions' | 'log' | 'sheets' | 'chat'
export interface Note extends Words { kind: 'refused' | 'news'; key: number }
type Wish = Request

const NONE: readonly Choice[] = []
const LATEST = 1500

/** The part of a live table that is looked at here; a replay has one of its own making. */
export type Tabled = Pick<Live, 'lobby' | 'view' | 'log' | 'chat' | 'status' | 'table' | 'request'> & Partial<Pick<Live, 'lock' | 'came'>>

export class Desk {
  hot = $state('')
  hint = $state('')
  advice = $state.raw<readonly Advice[]>([]) // the best choices and why, while the question is the same
  musing = $state(false)
  trouble = $state.raw<(Words & { stays?: boolean }) | null>(null)
  note = $state.raw<Note | null>(null)
  clause = $state('')
  tab = $state<Tab>('board')
  drawing = $state.raw<Drawing | null>(null)
  looks = $state.raw<Looks>({ zoom: 1, offered: false, away: [], calling: new Set(), opened: '' })
  opened = $state('') // the surface that somebody wants to see where there is not room for all
  readonly staging: Staging
  #sent = $state.raw<{ action: string; view: unknown; answered: boolean } | null>(null)
  #live: () => Tabled

  /** `speed`: of a replay, where nobody waits to be asked. */
  constructor(live: () => Tabled, speed?: () => number) {
    this.#live = live
    this.staging = new Staging({
      view: () => this.live.view,
      drawn: () => !!this.drawing,
      came: () => this.live.came?.() ?? [],
      you: () => this.you,
      speed: speed ?? (() => settings.speed),
      counts: () => (speed ? 'nothing' : this.alone ? 'all' : 'shown'),
      said: (actors, own) => (own && !this.me?.bot ? 'Your move is carried out.' : actors.length === 1 ? `${nameOf(this.lobby, actors[0]!)} plays.` : 'This is what happened.'),
      onbeat: ({ beat }) => sound(beat.kind),
    })
  }

  get live(): Tabled {
    return this.#live()
  }

  readonly lobby = $derived.by(() => this.live.lobby)
  /** The table as it is shown: what has just happened moment by moment, and then how it is. */
  readonly view = $derived.by(() => this.staging.sight ?? this.live.view)
  /** The log as far as it has been shown. */
  readonly log = $derived.by(() => (this.staging.until === Infinity ? this.live.log : this.live.log.filter((line) => line.at < this.staging.until)))
  /** What is said of the moment that is shown. */
  readonly caption = $derived.by(() => {
    const at = this.staging.still?.beat.at
    return at === undefined ? null : (this.live.log.find((line) => line.at === at) ?? null)
  })
  readonly asked = $derived.by(() => this.view?.asked ?? null)
  readonly you = $derived.by(() => this.lobby?.you ?? null)
  readonly seats = $derived.by<readonly SeatInfo[]>(() => this.lobby?.seats ?? [])
  readonly me = $derived.by(() => this.seats.find((info) => info.seat === this.you) ?? null)
  readonly alone = $derived.by(() => amongBots(this.seats, this.you))
  /** What can be chosen; nothing while a bot plays for the one who looks. */
  readonly choices = $derived.by(() => (this.me?.bot ? NONE : (this.asked?.choices ?? NONE)))
  readonly mine = $derived.by(() => this.choices.length > 0)
  /** The answer that is under way. The view follows the reply: until it is here the old choices are not to be taken again. */
  readonly busy = $derived.by(() => (this.#sent && !(this.#sent.answered && this.view !== this.#sent.view) ? this.#sent.action : ''))
  /** What can be done by choosing a piece. */
  readonly onTable = $derived.by(() => {
    const found = new Set<string>()
    for (const piece of this.view?.pieces.values() ?? []) if (piece.do) found.add(piece.do)
    return found
  })
  readonly over = $derived.by(() => this.lobby?.status === 'over' || !!this.view?.ended)

  name(seat: number): string {
    return seat === this.you ? `${nameOf(this.lobby, seat)} (you)` : nameOf(this.lobby, seat)
  }

  mark(seat: number): Mark {
    const { hue, emblem: id } = markOf(seat, this.seats.find((info) => info.seat === seat)?.colour, this.view?.pieces)
    const size = id ? this.drawing?.sizes.get(id) : undefined
    return { hue, emblem: size && { id, width: size[0], height: size[1], plain: !!this.drawing?.plain.has(id) } }
  }

  openRule(clause: string): void {
    this.clause = clause
  }

  tell(kind: Note['kind'], words: Words): void {
    this.note = { ...words, kind, key: (this.note?.key ?? 0) + 1 }
  }

  /** Answer the question that is shown. */
  async play(actions: string[]): Promise<void> {
    const question = this.asked?.question
    const before = this.view
    if (this.busy || question === undefined || !actions.length) return
    const sent = { action: actions[0]!, view: before, answered: false }
    this.#sent = sent
    this.trouble = null
    const reply = await this.live.request({ t: 'play', question, do: actions })
    if (reply.refused) this.#sent = null
    else {
      this.#sent = { ...sent, answered: true }
      const mine = this.#sent
      setTimeout(() => { if (this.#sent === mine) this.#sent = null }, LATEST) // nothing of it is seen from here
    }
    if (reply.stale) {
      this.trouble = { words: 'The table had moved on before your answer arrived, so nothing was done. This is how it stands now.', stays: true }
    } else if (reply.refused) this.trouble = reply.refused
  }

  /** Why may this not be done now? */
  async why(action: string): Promise<void> {
    if (this.you === null) return
    const reply = await this.live.request({ t: 'why', do: action })
    if (reply.refused) this.tell('refused', reply.refused)
    else this.tell('news', { words: 'That can be done now.' })
  }

  /** What would be best here?  It is shown on the panel and on the board until the question is another. */
  async advise(): Promise<void> {
    const question = this.asked?.question
    if (!this.mine || this.musing) return
    this.musing = true
    const reply = await this.live.request({ t: 'hint' })
    this.musing = false
    if (reply.refused) this.tell('refused', reply.refused)
    else if (question === this.asked?.question && reply.hint && this.choices.some((choice) => choice.do === reply.hint)) {
      this.hot = this.hint = reply.hint
      this.advice = reply.advice ?? []
    }
  }

  /** Put the hint away, and what it would bring. */
  closeHint(): void {
    this.advice = []
    this.hot = this.hint = ''
  }

  /** Take my last decision back, or hear that it cannot be. */
  undo(): void {
    this.staging.skip()
    if (this.asked?.undo) void this.ask({ t: 'undo' })
    else this.tell('news', { words: 'Nothing of yours can be taken back now; you can ask to go back.' })
  }

  /** Anything else; what is refused is told, and whether it was done is returned. */
  async ask(wish: Wish): Promise<boolean> {
    const reply = await this.live.request(wish)
    if (reply.refused) this.tell('refused', reply.refused)
    return !reply.refused
  }
}

const KEY = Symbol('desk')
export function shareDesk(desk: Desk): Desk {
  shareMarks((seat) => desk.mark(seat))
  return setContext(KEY, desk)
}
export const useDesk = (): Desk => getContext<Desk>(KEY)

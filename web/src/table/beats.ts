// The pace at which what happened is shown: how long each moment stays, and what is left out when there is too much of it.

import type { Sight } from '../lib/view'
import type { Still } from '../lib/stills'
import type { Beat } from '../wire'

/** Milliseconds that a moment of each kind has at normal speed, where there is time. */
export const NATURAL: Readonly<Record<string, number>> = {
  '': 320, coin: 650, card: 900, build: 800, round: 800, move: 850, dice: 1150, prize: 1200, fight: 1300, won: 1700, news: 2400,
}
/** What is left out first when there is too much. */
const LEAST_FIRST = ['', 'coin', 'card', 'build', 'round', 'move', 'dice', 'prize', 'fight', 'won', 'news']
/** What somebody else does in a row takes no longer than this, and all that lies between two of one's own decisions no longer than that. */
export const TURN = 3600
export const WAIT = 9000
const AT_ONCE = 0.7 // of what is left of a turn, for one moment: more of the turn may be to come
const TO_ME = 300 // what was done to oneself is seen, however long it has taken
const CROWDED = 2.5 // times as much as there is time for: then some are left out
const SHORTEST = 90

/** One thing to show: a moment, or (without one) where a decision has led to. */
export interface Step {
  readonly still: Still | null
  readonly from: Sight // before the decision
  readonly to: Sight // after it
  readonly turn: string // whose
  readonly own: boolean // decided by the one who looks
  readonly mine: boolean // it concerns the one who looks
}

export const kindOf = (step: Step): string => step.still?.beat.kind ?? ''
const natural = (step: Step): number => (step.still ? (NATURAL[kindOf(step)] ?? NATURAL[''])! : step.own || step.to.pieces === step.from.pieces ? 0 : NATURAL['']!)

/** What one decision, or a few that came together, gives to show.  Whose it is follows from who has decided, not from who was asked. */
export function stepsOf(from: Sight, to: Sight, you: number | null): Step[] {
  const actors = from.asked?.actors ?? []
  const own = (by: number): boolean => by === you
  let decider = to.by[0]
  let turn = actors.length === 1 ? `${actors[0]}` : 'all'
  // One decision may let several play their turns; a fight belongs to the turn in which it is fought.
  const turnOf = ({ kind, seat, by }: Beat): string => {
    if (by !== decider) turn = `${by}`
    decider = by
    if (seat != null && kind !== 'fight' && kind !== 'won' && kind !== 'prize') turn = `${seat}`
    return turn
  }
  const mine = ({ seat, foe }: Beat): boolean => you !== null && (seat === you || foe === you)
  const moments = to.stills.map((still): Step => ({ still, from, to, turn: turnOf(still.beat), own: own(still.beat.by), mine: mine(still.beat) }))
  return moments.length ? moments : [{ still: null, from, to, turn, own: to.by.some(own), mine: false }]
}

/** What is still to be shown, and how long the next of it stays. */
export class Reel {
  #steps: Step[] = []
  #turn = ''
  #spent = 0 // of the turn that is shown
  #began = 0 // when that turn began

  get empty(): boolean {
    return !this.#steps.length
  }

  get steps(): readonly Step[] {
    return this.#steps
  }

  push(steps: readonly Step[]): void {
    this.#steps.push(...steps)
  }

  clear(): void {
    this.#steps = []
    this.#turn = ''
    this.#spent = 0
  }

  /**
   * The next one, and for how many milliseconds; `waited` of them have passed since the last decision of one's own.  With `now`
   * the time counts too in which nothing could be shown of a turn, because a bot was thinking.
   */
  next(waited: number, speed: number, now: number | null = null): { step: Step; stays: number } | null {
    this.#thin(waited * speed)
    const step = this.#steps.shift()
    if (!step) return null
    if (step.turn !== this.#turn) {
      this.#turn = step.turn
      this.#spent = 0
      this.#began = now ?? 0
    }
    const takes = natural(step)
    const all = takes + this.#steps.reduce((sum, one) => sum + natural(one), 0)
    let turn = takes
    for (const one of this.#steps) {
      if (one.turn !== step.turn) break
      turn += natural(one)
    }
    const left = Math.max(0, TURN - Math.max(this.#spent, now === null ? 0 : (now - this.#began) * speed))
    const over = Math.max(1, step.own ? 1 : turn / Math.max(1, left), all / Math.max(WAIT / 12, WAIT - waited * speed))
    const enough = waited * speed >= WAIT // what trickles in after that is there at once
    const most = step.own ? Infinity : Math.max(enough ? 0 : AT_ONCE * left, step.mine ? TO_ME : 0)
    const stays = most < SHORTEST ? 0 : takes && Math.min(most, Math.max(SHORTEST, takes / over))
    this.#spent += stays
    return { step, stays: stays / speed }
  }

  /** Leave out what matters least while there is far too much to see any of it; what was done to oneself stays. */
  #thin(waited: number): void {
    const most = CROWDED * Math.max(WAIT / 12, WAIT - waited)
    let all = this.#steps.reduce((sum, step) => sum + natural(step), 0)
    for (const kind of LEAST_FIRST) {
      if (all <= most) return
      this.#steps = this.#steps.filter((step) => {
        if (all <= most || step.mine || kindOf(step) !== kind) return true
        all -= natural(step)
        return false
      })
    }
  }
}

/** One side of a fight, as far as it is known by now. */
export interface Side { seat: number | null; name: string; stake?: number; dice: readonly string[]; strength?: number }
/** `outcome`: who has won (0 the left one, 1 the right one), or that nobody has. */
export interface Fight { sides: readonly [Side, Side]; outcome: 0 | 1 | 'drawn' | null }

const sideOf = (seat: number | null | undefined, name: string | undefined): Side | null =>
  seat != null || name ? { seat: seat ?? null, name: name ?? '', dice: [] } : null
const same = (one: Side, other: Side | null): boolean => !!other && one.seat === other.seat && one.name === other.name

/** The fight after this moment; null where none is known of. */
export function fought(before: Fight | null, beat: Beat): Fight | null {
  if (beat.kind !== 'fight' && beat.kind !== 'won') return null
  const who = sideOf(beat.seat, beat.who)
  const whom = sideOf(beat.foe, beat.whom)
  if (!who) return before
  let fight = before?.outcome === null ? before : null
  const known = fight && (same(fight.sides[0], who) || same(fight.sides[1], who)) && (!whom || same(fight.sides[0], whom) || same(fight.sides[1], whom))
  if (!known) fight = whom ? { sides: [who, whom], outcome: null } : null
  if (!fight) return null
  const at = same(fight.sides[0], who) ? 0 : 1
  const sides: [Side, Side] = [{ ...fight.sides[0] }, { ...fight.sides[1] }]
  const [mine, other] = [sides[at], sides[1 - at]!]
  if (beat.stake != null) mine.stake = beat.stake
  if (beat.dice?.length) mine.dice = beat.dice
  if (beat.strength != null) mine.strength = beat.strength
  if (beat.against != null) other.strength = beat.against
  const drawn = beat.kind === 'won' && beat.strength != null && beat.against == null
  if (drawn && beat.strength != null) other.strength = beat.strength
  return { sides, outcome: drawn ? 'drawn' : beat.kind === 'won' ? at : null }
}

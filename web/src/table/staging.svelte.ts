// What is shown of the table now: every decision moment by moment, and only then what it has led to.

import { untrack } from 'svelte'
import type { Still } from '../lib/stills'
import type { Sight } from '../lib/view'
import type { Asked } from '../wire'
import { fought, Reel, stepsOf, type Fight, type Step } from './beats'

const REMEMBERED = 40 // decisions that can be shown again
const QUIET = 2000
const DRAWN_BY = 3000 // the first film waits so long for the board

interface Watched {
  view: () => Sight | null
  /** What came before that and was not taken yet. */
  came?: () => readonly Sight[]
  you: () => number | null
  /** Whether there is a board to show it on. */
  drawn?: () => boolean
  /** 0: at once. */
  speed: () => number
  /** Whether the time counts that has passed since one's own last decision, or only what was shown of it, or nothing. */
  counts: () => 'all' | 'shown' | 'nothing'
  /** What is said while nothing is asked. */
  said: (actors: readonly number[], own: boolean) => string
  onbeat?: (still: Still) => void
}

export class Staging {
  /** The table as it is shown. */
  sight = $state.raw<Sight | null>(null)
  /** The moment that is shown. */
  still = $state.raw<Still | null>(null)
  fight = $state.raw<Fight | null>(null)
  playing = $state(false)
  paused = $state(false)
  /** Milliseconds that this moment stays. */
  stays = $state(0)
  /** Lines of the log from this one on are still to come. */
  until = $state(Infinity)
  #latest: Sight | null = null
  #reel = new Reel()
  #you: number | null = null
  #past: Step[][] = [] // what followed from one's own last decision that led to something to show
  #pastable = $state(false)
  #decided = false // one has decided again since: what follows from that comes in the place of what is past
  #again = false
  #drawn = false // the board is there, or was waited for long enough
  #told = -1 // the last line of the log of which the moment was shown, or was not to be
  #last = -1 // the last line of which there is a moment
  #shown = 0 // milliseconds that were staged since the last decision of one's own, or since nothing had happened for long
  #since = performance.now() // the last decision of one's own
  #idle = 0 // since when nothing is staged
  #timer: ReturnType<typeof setTimeout> | undefined
  #due = 0
  #rest = 0
  #watched: Watched

  constructor(watched: Watched) {
    this.#watched = watched
    // Before the page changes: no line of the log is seen that is still to be shown.
    $effect.pre(() => {
      const now = watched.view()
      untrack(() => {
        for (const sight of watched.came?.() ?? []) this.take(sight)
        this.take(now)
      })
    })
    $effect(() => {
      if (watched.drawn?.()) untrack(() => this.#begin())
    })
    $effect(() => {
      const hidden = (): void => { if (document.hidden) this.skip() }
      document.addEventListener('visibilitychange', hidden)
      return () => {
        document.removeEventListener('visibilitychange', hidden)
        clearTimeout(this.#timer)
      }
    })
  }

  /** Whether there is something to show once more. */
  get rerun(): boolean {
    return this.#pastable
  }

  /** The table has become this. */
  take(now: Sight | null): void {
    const before = this.#latest
    if (now === before) return
    this.#latest = now
    const you = this.#watched.you()
    if (!now || !before || you !== this.#you) this.#forget()
    this.#you = you
    if (!now || !before || now.whole) return this.skip()
    const steps = stepsOf(before, now, you)
    const own = you !== null && now.by.includes(you)
    if (own) this.#since = performance.now()
    if (own || (!this.playing && performance.now() - this.#idle > QUIET)) {
      this.#shown = 0
      if (!this.playing) this.#reel.clear() // a turn that goes on after a long pause has the time of a turn again
    }
    this.#remember(steps, own)
    if (document.hidden || this.#watched.speed() <= 0) return this.skip()
    // One may be asked along with others, and they have decided.  On the screen nothing comes between one and the question; while
    // something is shown yet, that goes on.
    const standing = !own && !!now.asked?.choices?.length && before.asked?.question === now.asked.question
    if (!this.playing && (standing || (!now.stills.length && (own || now.pieces === before.pieces)))) return this.#end()
    if (standing && !now.stills.length) return
    this.#reel.push(steps)
    if (!this.playing) this.#next()
    else this.#bound()
  }

  #forget(): void {
    this.#past = []
    this.#pastable = this.#decided = false
    this.#told = this.#last = -1
  }

  /** Keep what can be shown once more: a decision of one's own makes an end of it as soon as there is something else. */
  #remember(steps: readonly Step[], own: boolean): void {
    const some = steps.some((step) => step.still)
    this.#last = Math.max(this.#last, ...steps.map((step) => step.still?.beat.at ?? -1))
    this.#decided ||= own
    if (!some && (this.#decided || !this.#past.length)) return
    this.#past = [...(this.#decided ? [] : this.#past), [...steps]].slice(-REMEMBERED)
    this.#decided = false
    this.#pastable = true
  }

  /** Whether it has to be waited for the board; what is shown meanwhile is the table before. */
  #early(): boolean {
    const first = this.#reel.steps[0]
    if (this.#drawn || !first || (this.#watched.drawn?.() ?? true)) return false
    this.playing = true
    this.sight = { ...first.from, asked: this.#held(first) }
    this.#bound()
    this.#timer = setTimeout(() => this.#begin(), DRAWN_BY)
    return true
  }

  #begin(): void {
    if (this.#drawn) return
    this.#drawn = true
    clearTimeout(this.#timer)
    this.#since = performance.now()
    if (this.playing) requestAnimationFrame(() => { if (this.playing && !this.still) this.#next() })
  }

  /** On to the next moment; after the last of them the table is as it is. */
  #next(): void {
    clearTimeout(this.#timer)
    if (this.#early()) return
    const counts = this.#counts()
    const next = this.#reel.next(this.#waited(), this.#watched.speed() || 1, counts === 'all' ? performance.now() : null)
    if (!next) return counts === 'nothing' ? this.skip() : this.#end()
    const { step, stays } = next
    this.playing = true
    this.still = step.still
    this.stays = stays
    this.#shown += stays
    if (step.still) {
      this.#told = Math.max(this.#told, step.still.beat.at)
      if (step.still.beat.kind === 'fight' || step.still.beat.kind === 'won') this.fight = fought(this.fight, step.still.beat)
      this.sight = { ...step.from, board: step.to.board, pieces: step.still.pieces, asked: this.#held(step) }
      this.#watched.onbeat?.(step.still)
    } else this.sight = { ...step.to, asked: this.#held(step), ended: step.from.ended }
    this.#bound()
    this.#wait(stays)
  }

  #counts(): ReturnType<Watched['counts']> {
    return this.#again ? 'shown' : this.#watched.counts()
  }

  #waited(): number {
    const counts = this.#counts()
    return counts === 'all' ? performance.now() - this.#since : counts === 'shown' ? this.#shown : 0
  }

  #wait(stays: number): void {
    this.#rest = stays
    this.#due = performance.now() + stays
    if (!this.paused) this.#timer = setTimeout(() => this.#next(), stays)
  }

  #held(step: Step): Asked {
    const actors = step.from.asked?.actors ?? []
    return { question: '', actors, prompt: { words: this.#watched.said(actors, step.own) }, choices: [], undo: this.#latest?.asked?.undo }
  }

  #bound(): void {
    const coming = this.#reel.steps.flatMap((step) => (step.still && step.still.beat.at > this.#told ? [step.still.beat.at] : []))
    this.until = Math.min(Infinity, ...coming)
  }

  /** Show at once where everything has led to. */
  skip(): void {
    this.#reel.clear()
    this.#end()
  }

  /** Everything was shown; what was spent on the turn that is under way is not forgotten. */
  #end(): void {
    clearTimeout(this.#timer)
    this.#again = false
    this.still = null
    if (this.playing) this.#idle = performance.now()
    this.playing = this.paused = false
    this.until = Infinity
    this.#told = this.#last
    this.sight = this.#latest
  }

  pause(): void {
    if (!this.playing) return
    this.paused = !this.paused
    if (this.paused) {
      clearTimeout(this.#timer)
      this.#rest = Math.max(0, this.#due - performance.now())
    } else this.#wait(this.#rest)
  }

  /** Show what happened since one's own last decision once more, also from the middle of it. */
  again(): void {
    const first = this.#past[0]?.[0]
    if (!first) return
    this.#reel.clear()
    this.fight = null
    this.paused = false
    this.#again = true
    this.#shown = 0
    this.sight = { ...first.from, asked: this.#held(first) }
    this.#reel.push(this.#past.flat())
    this.#next()
  }
}

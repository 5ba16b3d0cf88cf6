// Answers for the player where there is only one answer; what it is about to say is shown until then.  Not while a coach speaks of it.

import { untrack } from 'svelte'
import { read, write } from '../lib/storage'
import type { Choice } from '../wire'
import type { Desk } from './desk.svelte'
import { Only, pause } from './only'
import { settings } from './settings.svelte'

const KEY = 'roadstead.only'
const TICK = 100

export class Going {
  /** The answer that is given in a moment. */
  choice = $state.raw<Choice | null>(null)
  #question = ''
  #desk: Desk
  #only: Only

  constructor(desk: Desk) {
    this.#desk = desk
    const kept = read<{ table: string; past: string[] } | null>(KEY, null)
    this.#only = new Only(kept?.table === desk.live.table ? kept.past : [])
    $effect(() => this.#look())
    $effect(() => this.#count())
  }

  /** The player would rather answer this one. */
  stop(): void {
    if (!this.choice) return
    this.choice = null
    this.#only.settle(this.#question)
    this.#keep()
  }

  #look(): void {
    const { asked, view, choices, me, lobby } = this.#desk
    if (!view) return
    const question = asked?.question ?? ''
    const before = this.#only.past
    let answer = this.#only.answer({ question, n: view.n, choices })
    if (this.#only.past !== before) this.#keep()
    if (!settings.only || lobby?.status !== 'playing' || me?.bot || view.lesson?.heading) answer = null
    const same = this.#question === question && untrack(() => this.choice)?.do === answer?.do
    this.#question = question
    if (!same) this.choice = answer
  }

  #count(): (() => void) | undefined {
    if (!this.choice) return
    let left = untrack(() => pause(this.#desk.alone, !!this.#desk.asked?.undo))
    const clock = setInterval(() => {
      if (!this.#held() && (left -= TICK) <= 0) void this.#say()
    }, TICK)
    return () => clearInterval(clock)
  }

  #held(): boolean {
    const { busy, live, lobby } = this.#desk
    return !!busy || live.status !== 'live' || !!lobby?.ballot || !!document.querySelector('dialog[open]')
  }

  async #say(): Promise<void> {
    const answer = this.choice
    const desk = this.#desk
    this.stop() // whatever becomes of it, it is said once
    if (!answer || desk.asked?.question !== this.#question) return
    await desk.play([answer.do])
    if (desk.trouble?.stays) desk.trouble = null // another window of ours was quicker: nothing is lost
  }

  #keep(): void {
    write(KEY, { table: this.#desk.live.table, past: this.#only.past })
  }
}

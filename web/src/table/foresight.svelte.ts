// What the choice that is pointed at would bring: asked for after a moment, remembered as long as the question is the same.

import { getContext, setContext, untrack } from 'svelte'
import type { Foreseen } from '../wire'
import { MOST_AT_ONCE } from './choices'
import type { Desk } from './desk.svelte'
import { fingered } from './fingers'
import { settings } from './settings.svelte'

const REST = 150 // so long one rests on a choice before it is looked into, in milliseconds
const LINGER = 90 // and so long it is still seen when one has gone on, which may be to the next

/** `do`: the choices that were looked into, one after the other. */
export interface Shown { do: readonly string[]; foreseen: Foreseen }

export class Foresight {
  shown = $state.raw<Shown | null>(null)
  /** What a finger has tapped once. */
  armed = $state.raw<readonly string[]>([])
  /** How often a choice is to be taken, where that is not once. */
  counts = $state<Record<string, number>>({})
  /** Who takes what is chosen meanwhile, and returns whether it is theirs: the terms of a trade that is put together. */
  divert: ((actions: readonly string[]) => boolean) | null = null
  #known = new Map<string, Promise<Foreseen | null>>()
  #question = ''
  #desk: Desk

  constructor(desk: Desk) {
    this.#desk = desk
    $effect(() => {
      const question = desk.asked?.question ?? ''
      untrack(() => this.#anew(question))
    })
    $effect(() => this.#follow())
  }

  /** What is pointed at: the first tap stays until there is another. */
  readonly pointed = $derived.by((): readonly string[] => {
    const { hot, choices, busy } = this.#desk
    if (busy || !choices.length) return []
    if (this.armed.length) return this.armed
    if (hot && choices.some((choice) => choice.do === hot)) return Array.from({ length: Math.min(this.counts[hot] ?? 1, MOST_AT_ONCE) }, () => hot)
    return []
  })

  /** Do this; what a finger taps for the first time is only shown. */
  take(actions: string[]): void {
    if (this.#desk.busy || this.divert?.(actions)) return
    if (fingered() && settings.twice && !same(actions, this.armed)) {
      this.armed = actions
      return
    }
    this.drop()
    void this.#desk.play(actions)
  }

  /** Nothing is pointed at any more. */
  drop(): void {
    this.armed = []
    this.shown = null
  }

  #anew(question: string): void {
    if (question === this.#question) return
    this.#question = question
    this.#known.clear()
    this.counts = {}
    this.drop()
  }

  #follow(): () => void {
    const actions = this.pointed
    const question = this.#desk.asked?.question ?? ''
    const there = untrack(() => this.shown)
    if (!actions.length) {
      const fade = setTimeout(() => { this.shown = null }, there ? LINGER : 0)
      return () => clearTimeout(fade)
    }
    if (there && same(there.do, actions)) return () => {}
    let over = false
    const wait = setTimeout(async () => {
      const foreseen = await this.#asked(question, actions)
      if (!over) this.shown = foreseen && { do: actions, foreseen }
    }, this.#known.has(actions.join('\n')) || this.armed.length ? 0 : REST)
    return () => {
      over = true
      clearTimeout(wait)
    }
  }

  #asked(question: string, actions: readonly string[]): Promise<Foreseen | null> {
    const key = actions.join('\n')
    let found = this.#known.get(key)
    if (!found) {
      found = this.#desk.live.request({ t: 'preview', question, do: [...actions] }).then((reply) => {
        if (reply.refused) this.#known.delete(key) // it can be asked for again
        return reply.preview ?? null
      })
      this.#known.set(key, found)
    }
    return found
  }
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && one.every((action, k) => action === other[k])

const KEY = Symbol('foresight')
export const shareForesight = (foresight: Foresight): Foresight => setContext(KEY, foresight)
export const useForesight = (): Foresight => getContext<Foresight>(KEY)

// Questions with one legal answer only: which of them the table answers by itself, and after how long.

import type { Choice } from '../wire'

const AMONG_BOTS = 500
const TO_GO_BACK = 2500 // where the decision before could still be taken back, and perhaps not after the answer
const SOONEST = 2000 // among people nobody shall tell from the time it takes whether there was a choice
const LATEST = 4000
const REMEMBERED = 40

export interface Now { question: string; n: number; choices: readonly Choice[] }

/** How long it is to be seen before it is answered. */
export function pause(alone: boolean, undo: boolean, chance = Math.random()): number {
  if (alone) return undo ? TO_GO_BACK : AMONG_BOTS
  return SOONEST + (LATEST - SOONEST) * chance
}

/**
 * Which questions are answered by themselves: none twice, so none to which its player went back; and none to which
 * everybody went back, which is another question by name, but of an earlier time.
 */
export class Only {
  private latest = -1
  private open = '' // the question with one answer that was asked last

  /** `past` are the questions that are the player's own: they were answered before, or kept back. */
  constructor(public past: readonly string[] = []) {}

  /** The one answer to give now, if there is just one and it is not for the player to give. */
  answer({ question, n, choices }: Now): Choice | null {
    const only = question && choices.length === 1 ? choices[0]! : null
    if (this.open && (!only || this.open !== question)) this.settle(this.open)
    if (only && n < this.latest) this.settle(question)
    this.latest = n
    this.open = only ? question : ''
    return only && !this.past.includes(question) ? only : null
  }

  settle(question: string): void {
    if (!this.past.includes(question)) this.past = [...this.past, question].slice(-REMEMBERED)
  }
}

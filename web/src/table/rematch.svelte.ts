// The same game once more: asked for by one of those who played, and everybody finds the way there.

import { router } from '../lib/router.svelte'
import { freshLine, keepSeat, seatOf } from '../lib/seatbook'
import { startAtOnce } from '../lib/table'
import type { Desk } from './desk.svelte'

export class Rematch {
  asking = $state(false)
  #desk: Desk

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** What the button says; nothing for one who only looks on while nobody has asked for one. */
  get words(): string {
    const there = !!this.#desk.lobby?.rematch
    if (this.#desk.you === null) return there ? 'Watch the rematch' : ''
    return there ? 'Go to the rematch' : 'Rematch'
  }

  async go(): Promise<void> {
    const desk = this.#desk
    if (desk.lobby?.rematch) return this.#over(desk.lobby.rematch)
    this.asking = true
    const { line, digest } = await freshLine()
    const reply = await desk.live.request({ t: 'rematch', digest })
    this.asking = false
    if (reply.refused) desk.tell('refused', reply.refused)
    else if (reply.table) {
      if (desk.alone) startAtOnce(reply.table)
      this.#over(reply.table, reply.token || undefined, line)
    }
  }

  /** The token of this seat opens the table of the rematch too. */
  #over(table: string, token = seatOf(this.#desk.live.table)?.token, line?: string): void {
    if (token && line && !seatOf(table)?.line) keepSeat(table, { token, line })
    else if (token && !seatOf(table)) keepSeat(table, { token })
    router.go(`/t/${table}`)
  }
}

// The log as it is read: one block a decision, and a new one where a round or a turn begins.

import type { LogLine } from '../wire'

export interface Block { n: number; seat: number | null; lines: LogLine[]; after: boolean } // after: the first since one was away

export const BEGINS = /^(Round \d+: |Turn \d+ )/

/** Lines by decision, in their order; `seen` is the last line that was read, -1 for none; `parted` where a round begins. */
export function blocks(lines: readonly LogLine[], seen: number, parted = true): Block[] {
  const made: Block[] = []
  let marked = seen < 0
  for (const line of lines) {
    const last = made.at(-1)
    const isNew = !marked && line.at > seen
    if (last && last.n === line.n && !isNew && !(parted && BEGINS.test(line.words))) {
      last.lines.push(line)
      if (last.seat === null && line.seat != null && !line.aside && !BEGINS.test(last.lines[0]!.words)) last.seat = line.seat
    } else {
      made.push({ n: line.n, seat: line.seat ?? null, lines: [line], after: isNew && made.length > 0 })
    }
    if (isNew) marked = true
  }
  return made
}

export function matching(made: readonly Block[], typed: string): Block[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (!wanted.length) return [...made]
  return made.filter((block) => {
    const all = block.lines.map((line) => `${line.words} ${line.rule ?? ''}`).join(' ').toLowerCase()
    return wanted.every((word) => all.includes(word))
  })
}

/** The last decisions that can be gone back to, the latest first: none that was taken back, and nothing that was only said in between. */
export function decisions(lines: readonly LogLine[], most: number): Block[] {
  const made: Block[] = []
  const gone = retracted(lines)
  let before = Infinity
  for (const block of blocks(lines.filter((line) => !line.aside && !gone.has(line.at)), -1, false).reverse()) {
    if (block.n < 1 || block.n >= before) continue
    before = block.n
    made.push(block)
    if (made.length === most) break
  }
  return made
}

/** Whose line it is by its first words, where the line itself does not say. */
export function spoken(line: string, names: readonly string[]): number | null {
  const words = line.replace(BEGINS, '')
  let best: number | null = null
  names.forEach((name, seat) => {
    if (name && words.startsWith(name) && !/^[\p{L}\p{N}]/u.test(words.slice(name.length)) && name.length > (best === null ? 0 : names[best]!.length)) best = seat
  })
  return best
}

/** The lines (by `at`) of decisions that were taken back.  Decisions count on: what is done in the place of the third is the fourth. */
export function retracted(lines: readonly LogLine[]): Set<number> {
  const gone = new Set<number>()
  let least = Infinity
  for (const line of [...lines].reverse()) {
    if (line.back) least = Math.min(least, line.back)
    else if (!line.aside && line.n >= least) gone.add(line.at)
  }
  return gone
}

const CLOSING = 3

/** Why a finished game ended: its last line, and what was said before it by the same section of the rules. */
export function closing(lines: readonly LogLine[]): string[] {
  const gone = retracted(lines)
  const told = lines.filter((line) => !line.aside && !gone.has(line.at))
  const section = told.at(-1)?.rule?.replace(/\.\d+$/, '')
  const same = told.filter((line, k) => k === told.length - 1 || (!!section && line.rule?.replace(/\.\d+$/, '') === section))
  return [...new Set(same.map((line) => line.words))].slice(-CLOSING)
}

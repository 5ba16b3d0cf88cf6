// What may be done now, put in an order that people find their way in.

import type { Choice } from '../wire'

export interface Group { key: string; heading: string; choices: Choice[] }

const SETTLING = /^(propose|in return)$/
const CLOSING = /^(done|pass|stop|keep|keep the rest|decline|refuse|withdraw|go on|end turn|take nothing|no \w+|leave \w+)$/
const ANSWERING = /^(accept|agree|yes)$/
export const MANY = 12
const FEW = 5 // so many are seen at a glance, without headings
export const MOST_AT_ONCE = 60

/** Whether a choice brings what was put together to its end. */
export function settling(choice: Choice): boolean {
  return SETTLING.test(choice.do)
}

/** Whether a choice ends or declines something, and so belongs at the end. */
export function closing(choice: Choice): boolean {
  return settling(choice) || CLOSING.test(choice.do)
}

export function firstWord(text: string): string {
  return text.split(' ', 1)[0] ?? text
}

const LONG = 8 // a longer list is divided once more

/**
 * The choices by the first word of what they do, in the order in which they come, and where that leaves a long list by
 * the place or the card that comes next; choices that stand alone share a group, a few need none.  What lies on the
 * table to be chosen there comes after what does not.  What ends or declines comes last, going through with it before giving it up.
 */
export function grouped(choices: readonly Choice[], onTable: ReadonlySet<string> = new Set()): Group[] {
  const many = choices.filter((choice) => !closing(choice)).length > FEW
  const answered = choices.every((choice) => closing(choice) || ANSWERING.test(choice.do)) // with yes or no, and nothing else
  const ends = (choice: Choice): boolean => closing(choice) || ((many || answered) && ANSWERING.test(choice.do))
  const all = choices.filter((choice) => !ends(choice))
  const mixed = all.length > MANY && all.some((choice) => !onTable.has(choice.do))
  const open = mixed ? [...all].sort((a, b) => Number(onTable.has(a.do)) - Number(onTable.has(b.do))) : all
  const groups: Group[] = []
  const byVerb = together(open, 0)
  if (byVerb.size < 2 || open.length <= FEW) {
    if (open.length) groups.push(...divided(open, 'all', ''))
  } else {
    const alone: Choice[] = []
    for (const [word, same] of byVerb) {
      if (same.length > 1) groups.push(...divided(same, `by ${word}`, heading(word)))
      else alone.push(...same)
    }
    if (alone.length) groups.push({ key: 'alone', heading: groups.length ? 'Also' : '', choices: alone })
  }
  const last = choices.filter(ends).sort((a, b) => Number(closing(a)) - Number(closing(b)) || Number(settling(b)) - Number(settling(a)))
  if (last.length) groups.push({ key: 'closing', heading: '', choices: last })
  return groups
}

/** The choices by word number `at` of what they do. */
function together(choices: readonly Choice[], at: number): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    const word = choice.do.split(' ')[at] ?? ''
    const same = found.get(word)
    if (same) same.push(choice)
    else found.set(word, [choice])
  }
  return found
}

/** A long list by its next word, where that makes several groups of several. */
function divided(choices: readonly Choice[], key: string, words: string): Group[] {
  const parts = choices.length > LONG ? together(choices, 1) : new Map<string, Choice[]>()
  const named = [...parts.keys()].every((word) => /[a-z]/i.test(word))
  if (!named || parts.size < 2 || parts.size * 2 > choices.length) return [{ key, heading: words, choices: [...choices] }]
  return [...parts].map(([word, same]) => ({ key: `${key} ${word}`, heading: [words, words ? placed(word) : heading(placed(word))].filter(Boolean).join(': '), choices: same }))
}

const placed = (word: string): string => word.replace(/[_-]/g, ' ')

export function heading(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The choices in which every word that was typed occurs somewhere. */
export function filtered(choices: readonly Choice[], typed: string): Choice[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (!wanted.length) return [...choices]
  return choices.filter((choice) => {
    const all = `${choice.words} ${choice.do}`.toLowerCase()
    return wanted.every((word) => all.includes(word))
  })
}

const KEYS = 9
const FEW_ENDS = 3 // so many of what ends or declines have a number however much else there is

/**
 * The number keys of the choices as they stand on the panel, after so many that have one already.  What ends or declines has the
 * last ones, from 9 down, whatever else there is, and never 1; the others have the first ones.  One of the choices `kept` keeps its number.
 */
export function numbered(groups: readonly Group[], before = 0, kept: ReadonlyMap<string, number> = new Map()): Map<string, number> {
  const all = groups.flatMap((group) => group.choices)
  const keys = new Map(all.flatMap(({ do: action }): [string, number][] => (kept.has(action) ? [[action, kept.get(action)!]] : [])))
  const taken = new Set(kept.values())
  const free = Array.from({ length: KEYS - before }, (_, k) => before + 1 + k).filter((key) => !taken.has(key))
  const fresh = all.filter((choice) => !keys.has(choice.do))
  const ends = fresh.filter(closing)
  const others = fresh.filter((choice) => !closing(choice))
  const room = Math.max(Math.min(FEW_ENDS, ends.length), free.length - others.length)
  for (const choice of ends.slice(-Math.min(room, ends.length)).reverse()) {
    if (!free.length || free.at(-1) === 1) break
    keys.set(choice.do, free.pop()!)
  }
  for (const choice of others) if (free.length) keys.set(choice.do, free.shift()!)
  return keys
}

/** How often a choice can be taken in one gesture. */
export function most(choice: Choice): number {
  return Math.max(1, Math.min(choice.times ?? 1, MOST_AT_ONCE))
}

export function stepped(count: number, by: number, choice: Choice): number {
  return Math.max(1, Math.min(most(choice), count + by))
}

/** What is sent for a choice taken so many times. */
export function sending(choice: Choice, count: number): string[] {
  return Array.from({ length: stepped(count, 0, choice) }, () => choice.do)
}

/** What a choice is called when it is taken so many times: "Buy oil for 3 + 4 + 5 million", or "Sell wood × 3". */
export function called(choice: Choice, count: number): { words: string; times: number } {
  const steps = choice.steps?.slice(0, count) ?? []
  if (steps.length < 2 || steps.every((step) => step === steps[0])) return { words: choice.words, times: count }
  const parts = steps.map((step) => step.split(' '))
  const first = parts[0]!
  const differing = first.flatMap((word, at) => (parts.some((part) => part[at] !== word) ? [at] : []))
  if (differing.length !== 1 || parts.some((part) => part.length !== first.length)) return { words: steps.join(', then '), times: 1 }
  const at = differing[0]!
  return { words: [...first.slice(0, at), parts.map((part) => part[at]).join(' + '), ...first.slice(at + 1)].join(' '), times: 1 }
}

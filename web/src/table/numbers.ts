// Choices that are numbers of one thing: they are said to be so, each with how many of what.

import type { Choice } from '../wire'

const FEWEST = 4 // fewer are quicker listed than stepped through

/** A choice with its number. */
export interface Counted extends Choice { number: number; unit: string }
/** All numbers of one thing, from the least to the most. */
export interface Range { unit: string; choices: Counted[] }

const counted = (choice: Choice): choice is Counted => typeof choice.number === 'number' && !!choice.unit

/** The ranges among these choices, in the order in which they come; of two with the same number the first stands for both. */
export function ranges(choices: readonly Choice[]): Range[] {
  const found = new Map<string, Map<number, Counted>>()
  for (const choice of choices) {
    if (!counted(choice)) continue
    const same = found.get(choice.unit) ?? new Map<number, Counted>()
    found.set(choice.unit, same)
    if (!same.has(choice.number)) same.set(choice.number, choice)
  }
  return [...found]
    .filter(([, same]) => same.size >= FEWEST)
    .map(([unit, same]) => ({ unit, choices: [...same.values()].sort((a, b) => a.number - b.number) }))
}

/** Everything that is in no range. */
export function besides(choices: readonly Choice[], inside: readonly Range[]): Choice[] {
  const units = new Set(inside.map((range) => range.unit))
  return choices.filter((choice) => !counted(choice) || !units.has(choice.unit))
}

/** Which of the numbers is meant by one that was typed: the nearest there is. */
export function nearest({ choices }: Range, number: number): number {
  let best = 0
  choices.forEach((choice, at) => { if (Math.abs(choice.number - number) < Math.abs(choices[best]!.number - number)) best = at })
  return best
}

/** Where the greatest number lies of which nothing is lost; -1 where something is lost of each. */
export const whole = ({ choices }: Range): number => choices.findLastIndex((choice) => !choice.lost)

/** What taking this number is called: its words, or the number and what it counts where they say no more. */
export function titled({ words, number, unit }: Counted): string {
  return words === `${number}` || /^\d+$/.test(words) ? `${number} ${number === 1 ? one(unit) : unit}` : words
}

/** What any choice is called. */
export const named = (choice: Choice): string => (counted(choice) ? titled(choice) : choice.words)

/** "armies" of one is "army", "K-sats" "K-sat"; "grain" stays. */
const one = (unit: string): string => unit.replace(/ies$/, 'y').replace(/s$/, '')

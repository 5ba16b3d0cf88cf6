// What two players have offered each other in this round, found in the log, and what was asked for instead, found in the chat.

import type { ChatLine, Deal, LogLine } from '../wire'
import { BEGINS } from './lines'

/** `mine`: said by the one who looks; `counter`: what was asked for instead, which is said and not offered. */
export interface Haggle { key: string; mine: boolean; words: string; counter: boolean }

const INSTEAD = 'Instead of '

/** The words of a counter-offer; `offered` are those of the offer that it answers. */
export const countering = (offered: string, take: string, give: string): string => (offered ? `${INSTEAD}${offered} I would take ${take} for ${give}.` : `I would take ${take} for ${give}.`)

/** The offers and answers of this deal so far, the newest last; `you` and `partner` are seats. */
export function haggled(deal: Deal, log: readonly LogLine[], chat: readonly ChatLine[], you: number | null, names: readonly [string, string]): Haggle[] {
  const found: Haggle[] = []
  const said = chat.filter((line) => (line.seat === you || line.seat === deal.partner) && line.text.startsWith(INSTEAD))
  let terms = ''
  for (const line of thisRound(log)) {
    const side = speaker(deal, line)
    if (side < 0) continue
    const mine = side === 0
    const offer = termsOf(deal, line, side)
    if (offer) terms = offer
    else {
      // What was asked for instead was said before it was declined.
      const at = said.findIndex((one) => (one.seat === you) === mine && terms !== '' && one.text.startsWith(`${INSTEAD}${terms} `))
      if (at >= 0) {
        const [one] = said.splice(at, 1)
        found.push({ key: `chat ${one!.at}`, mine, words: one!.text.slice(`${INSTEAD}${terms} `.length), counter: true })
        continue
      }
    }
    found.push({ key: `log ${line.at}`, mine, words: shortened(deal, line.words, side, names), counter: false })
  }
  return found
}

/** The terms of the last offer that was made, as the log has them. */
export function lastTerms(deal: Deal, log: readonly LogLine[]): string {
  return thisRound(log).reduce((last, line) => { const side = speaker(deal, line); return (side < 0 ? '' : termsOf(deal, line, side)) || last }, '')
}

function thisRound(log: readonly LogLine[]): readonly LogLine[] {
  const begins = log.findLastIndex((line) => BEGINS.test(line.words))
  return log.slice(begins + 1)
}

/** Who of the two says it: 0 oneself, 1 the partner, -1 where it is not about this deal. */
function speaker({ called = [], rules = [] }: Deal, line: LogLine): number {
  if (line.aside || called.length < 2 || !rules.includes(line.rule ?? '') || !called.every((name) => line.words.includes(name))) return -1
  return called.findIndex((name) => line.words.startsWith(name))
}

/** What stands after the name of the one to whom it is offered; nothing in an answer, which names them in its midst. */
function termsOf({ called = [] }: Deal, line: LogLine, side: number): string {
  const [, rest = ''] = line.words.slice(called[side]!.length).split(`${called[1 - side]!} `)
  return / for /.test(rest) ? rest.replace(/\.$/, '') : ''
}

function shortened({ called = [] }: Deal, words: string, side: number, names: readonly [string, string]): string {
  return words.slice(called[side]!.length).trim().replace(called[1 - side]!, names[1 - side]!)
}

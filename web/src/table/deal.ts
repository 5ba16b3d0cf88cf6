// A trade put together as amounts in two columns, and the choices that say the same.

import type { Deal, Item } from '../wire'

export type Side = 'give' | 'get'
/** How much of each item, by its words. */
export type Amounts = Readonly<Record<string, number>>
export type Terms = Readonly<Record<Side, Amounts>>

/** The terms that lie on the table. */
export function lying(deal: Deal): Terms {
  const now = (items: readonly Item[]): Amounts => Object.fromEntries(items.filter((item) => item.now).map((item) => [item.words, item.now!]))
  return { give: now(deal.give), get: now(deal.get) }
}

/** The least by which an amount changes. */
export const least = (item: Item): number => Math.min(...item.steps.map((step) => step.amount))

/** The amount, made one that can be said: whole steps, no less than lies there, no more than there is. */
export function possible(item: Item, amount: number): number {
  const now = item.now ?? 0
  const most = now + Math.floor((item.has - now) / least(item)) * least(item)
  return Math.max(now, Math.min(most, now + Math.round((amount - now) / least(item)) * least(item)))
}

/** Whether a column can still be changed. */
export const changeable = (deal: Deal, side: Side): boolean => deal.open === 'give' || deal.open === side

/** The choices that add so much of an item, each with how often it is meant; the largest steps first. */
function added(item: Item, amount: number): [string, number][] {
  const found: [string, number][] = []
  let left = amount
  for (const step of item.steps) {
    const times = Math.floor(left / step.amount)
    if (times > 0) found.push([step.do, times])
    left -= times * step.amount
  }
  return found
}

function column(deal: Deal, side: Side, amounts: Amounts): string[] {
  return deal[side].flatMap((item) =>
    added(item, (amounts[item.words] ?? 0) - (item.now ?? 0)).flatMap(([does, times]) =>
      item.counted ? (times > 1 ? [does, `${deal.count} ${times}`] : [does]) : Array.from({ length: times }, () => does),
    ),
  )
}

/** Everything to be said, one choice after the other, until the offer is made. */
export function saying(deal: Deal, terms: Terms): string[] {
  const first = deal.open === 'give' ? [...column(deal, 'give', terms.give), deal.turn ?? ''] : []
  return [...first, ...column(deal, 'get', terms.get), deal.close ?? '']
}

/** How many steps a column takes, of which there may be `Deal.most`. */
export function steps(deal: Deal, side: Side, amounts: Amounts): number {
  return deal[side].reduce((sum, item) => sum + added(item, amounts[item.words] ?? 0).reduce((all, [, times]) => all + (item.counted ? 1 : times), 0), 0)
}

/** Why these terms cannot be offered; nothing where they can. */
export function hindrance(deal: Deal, terms: Terms): string {
  const empty = (['give', 'get'] as const).every((side) => !Object.values(terms[side]).some(Boolean))
  if (empty) return 'Nothing is offered yet.'
  const full = (['give', 'get'] as const).find((side) => deal.most && steps(deal, side, terms[side]) > deal.most)
  return full ? `At most ${deal.most} things on one side.` : ''
}

/** What whoever gets a column has no room for; what they give of it makes room. */
export function lost(deal: Deal, side: Side, terms: Terms): Amounts {
  const back = terms[side === 'give' ? 'get' : 'give']
  const over = deal[side].map((item) => [item.words, (terms[side][item.words] ?? 0) - (back[item.words] ?? 0) - (item.room ?? Infinity)] as const)
  return Object.fromEntries(over.filter(([, amount]) => amount > 0))
}

/** What a column counts for at the market. */
export function worth(items: readonly Item[], amounts: Amounts): number {
  return items.reduce((sum, item) => sum + (amounts[item.words] ?? 0) * (item.worth ?? 0), 0)
}

export const money = (deal: Deal, amount: number): string => (deal.money ?? '{}').replace('{}', amount.toLocaleString('en'))

/** One column in words: "2 grain and $300M". */
export function spoken(deal: Deal, side: Side, amounts: Amounts): string {
  const parts = deal[side].filter((item) => amounts[item.words]).map((item) => {
    const amount = amounts[item.words]!
    if (item.money) return item.words === 'cash' ? money(deal, amount) : `${money(deal, amount)} (${item.words})`
    return item.has === 1 && item.group ? item.words : `${amount} ${item.words}`
  })
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? 'nothing')
}

/** The same items in both columns are one row; those of a group stand apart. */
export interface Line { words: string; worth: number; give?: Item; get?: Item }
export function lines(deal: Deal): Line[] {
  const found = new Map<string, Line>()
  for (const side of ['give', 'get'] as const) {
    for (const item of deal[side]) {
      if (item.group) continue
      const line = found.get(item.words) ?? { words: item.words, worth: item.worth ?? 0 }
      found.set(item.words, line)
      line[side] = item
    }
  }
  return [...found.values()]
}

/** The groups of a column, such as companies. */
export function groups(items: readonly Item[]): [string, Item[]][] {
  const found = new Map<string, Item[]>()
  for (const item of items) if (item.group) found.set(item.group, [...(found.get(item.group) ?? []), item])
  return [...found]
}

// The light markdown of the rulebooks as plain data; Text.svelte makes the nodes.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'rule'; text: string }
  | { kind: 'strong' | 'em'; inside: Inline[] }

export type Block =
  | { kind: 'paragraph'; inside: Inline[] }
  | { kind: 'heading'; inside: Inline[] }
  | { kind: 'picture'; file: string; words: string }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const RULE = /\b[A-Z]{2,4}-\d+(?:\.\d+)?[a-z]?\b/
const PICTURE = /^!\[([^\]]*)\]\(pictures\/([a-z_-]+\.png)\)$/ // one of the game's own, and what it shows
const MARK = /(`[^`]+`)|(\*\*[^*]+(?:\*(?!\*)[^*]+)*\*\*)|(\*[^*\s][^*]*\*)|(\b[A-Z]{2,4}-\d+(?:\.\d+)?[a-z]?\b)/g

export const isRule = (text: string): boolean => new RegExp(`^${RULE.source}$`).test(text)

export function inline(text: string): Inline[] {
  const found: Inline[] = []
  let at = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) })
    const [whole, code, strong, em] = match
    if (code) found.push({ kind: 'code', text: whole.slice(1, -1) })
    else if (strong) found.push({ kind: 'strong', inside: inline(whole.slice(2, -2)) })
    else if (em) found.push({ kind: 'em', inside: inline(whole.slice(1, -1)) })
    else found.push({ kind: 'rule', text: whole })
    at = match.index + whole.length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

export function blocks(text: string): Block[] {
  return text
    .replaceAll('\r', '')
    .split(/\n\s*\n|\n(?=#)|(?<=^#[^\n]*)\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block)
}

function block(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim())
  const first = lines[0] ?? ''
  if (first.startsWith('#')) return { kind: 'heading', inside: inline(first.replace(/^#+\s*/, '')) }
  const picture = PICTURE.exec(lines.join(' '))
  if (picture) return { kind: 'picture', words: picture[1]!, file: picture[2]! }
  if (first.startsWith('|')) {
    const rows = lines.filter((line) => line.startsWith('|')).map(cells)
    const ruled = /^[\s|:-]+$/.test(lines[1] ?? '')
    const [head = [], ...rest] = rows
    return ruled ? { kind: 'table', head, rows: rest.slice(1) } : { kind: 'table', head: [], rows }
  }
  const bullet = /^([-*]|\d+\.)\s+/
  if (bullet.test(first)) {
    const items: string[] = []
    for (const line of lines) {
      if (bullet.test(line)) items.push(line.replace(bullet, ''))
      else items.push(`${items.pop() ?? ''} ${line}`)
    }
    return { kind: 'list', ordered: /^\d/.test(first), items: items.map(inline) }
  }
  return { kind: 'paragraph', inside: inline(lines.join(' ')) }
}

const cells = (line: string): Inline[][] =>
  line.replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim()))

/** Where a rule can be read: a page of its own, at the clause. */
export const ruleHref = (game: string, rule: string): string => `/rules/${game}#${rule}`

/** What the words say without their marks, for searching. */
export const plain = (text: string): string => text.replace(/[*`|]/g, '').replace(/\s+/g, ' ').trim()

/** Text cut into stretches inside and outside what was searched for. */
export function hits(text: string, sought: readonly string[]): { text: string; hit: boolean }[] {
  const words = sought.filter(Boolean).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (!words.length) return [{ text, hit: false }]
  return text
    .split(new RegExp(`(${words.join('|')})`, 'gi'))
    .map((part, i) => ({ text: part, hit: i % 2 === 1 }))
    .filter((part) => part.text)
}

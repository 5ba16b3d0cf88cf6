// Words for messages, in one language: the entries of the files that the server sends, the same that it reads itself.

import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle'
import type { Fact, Message, Single } from '../wire'

export const ENGLISH = 'en'
const LOCALES: Record<string, string> = { en: 'en-GB' } // whose numbers and lists are meant
const SEAT = 'seat' // the message that stands for whoever sits there

// A list is told as "a, b and c"; a fact with one of these names as "a or b", or with commas alone.
const STYLES: Record<string, Intl.ListFormatOptions> = { either: { type: 'disjunction' }, some: { type: 'unit' } }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export class Catalogue {
  readonly language: string
  readonly #bundle: FluentBundle
  readonly #lists = new Map<string, Intl.ListFormat>()
  readonly #numbers: Intl.NumberFormat

  constructor(language: string, ...files: string[]) {
    this.language = language
    const locale = LOCALES[language] ?? language
    this.#bundle = new FluentBundle(locale, { useIsolating: false, functions: { CAP: ([text]) => capital(String(text ?? '')) } })
    for (const file of files) this.#bundle.addResource(new FluentResource(file), { allowOverrides: true })
    this.#numbers = new Intl.NumberFormat(locale)
    for (const [name, style] of Object.entries({ and: {}, ...STYLES })) this.#lists.set(name, new Intl.ListFormat(locale, style))
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** What it is in this language; `names` are those of the seats. */
  text(said: Fact, names: readonly string[] = []): string {
    if (typeof said === 'string') return said
    if (typeof said === 'number') return this.#numbers.format(said)
    return Array.isArray(said) ? this.#listed(said, 'and', names) : this.#message(said, names)
  }

  #message({ id, facts = {} }: Message, names: readonly string[]): string {
    if (id === SEAT) return names[Number(facts.n)] ?? ''
    const pattern = this.#bundle.getMessage(id)?.value
    if (pattern == null) return id // better a word that is not one than nothing
    const given: Record<string, FluentValue> = {}
    for (const [name, fact] of Object.entries(facts)) {
      given[name] = Array.isArray(fact) ? this.#listed(fact, name, names) : typeof fact === 'number' ? fact : this.text(fact, names)
    }
    const troubles: Error[] = []
    return this.#bundle.formatPattern(pattern, given, troubles)
  }

  #listed(facts: readonly Single[], name: string, names: readonly string[]): string {
    return (this.#lists.get(name) ?? this.#lists.get('and')!).format(facts.map((fact) => this.text(fact, names)))
  }
}

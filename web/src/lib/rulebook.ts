// Searching a rulebook.

import type { Clause, Rules, Section } from '../wire'
import { plain } from './text'

/** A search cut into its words; all of them must be found. */
export const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean)

/** What of the rulebook has all the words: whole sections without a search, else only the clauses that have them. */
export function found(rules: Rules, sought: readonly string[]): Section[] {
  if (!sought.length) return rules.sections
  const has = (text: string): boolean => {
    const words = plain(text).toLowerCase()
    return sought.every((word) => words.includes(word))
  }
  return rules.sections
    .map((section) => ({
      ...section,
      intro: has(`${section.title} ${section.intro}`) && section.intro ? section.intro : '',
      clauses: section.clauses.filter((clause) => has(`${clause.number} ${section.title} ${clause.text}`)),
    }))
    .filter((section) => section.intro || section.clauses.length)
}

export const clauseCount = (sections: readonly Section[]): number =>
  sections.reduce((sum, section) => sum + section.clauses.length + (section.clauses.length ? 0 : 1), 0)

/** A clause without the number it begins with, which stands beside it. */
export const clauseText = (clause: Clause): string => clause.text.replace(/^\*\*[A-Z]+-[\w.]+\*\*\s*/, '')

/** "4. Loading", "Appendix". */
export const sectionTitle = (section: Section): string =>
  section.number ? `${section.number}. ${section.title}` : section.title

/** The address of a section within its page. */
export const sectionId = (section: Section): string => `section-${(section.number || section.title).toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

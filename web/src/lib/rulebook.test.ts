import { describe, expect, it } from 'vitest'
import type { Rules } from '../wire'
import { clauseCount, clauseText, found, sectionId, wordsOf } from './rulebook'

const rules: Rules = {
  game: 'jamaica',
  title: 'Jamaica',
  guide: 'Sail once round the island.',
  sections: [
    { number: '7', title: 'Battle', intro: '', clauses: [
      { number: 'JAM-7.1', text: 'The attacker rolls the **combat die**.' },
      { number: 'JAM-7.2', text: 'A star wins at once.' },
    ] },
    { number: '', title: 'Appendix', intro: '| space | kind |\n|---|---|\n| 4 | lair |', clauses: [] },
  ],
}

describe('searching the rules', () => {
  it('shows everything while nothing is sought', () => {
    expect(found(rules, wordsOf('  '))).toEqual(rules.sections)
  })

  it('finds clauses by number, by words in any order, and by their section', () => {
    const numbers = (search: string) => found(rules, wordsOf(search)).flatMap((s) => s.clauses.map((c) => c.number))
    expect(numbers('jam-7.2')).toEqual(['JAM-7.2'])
    expect(numbers('DIE combat')).toEqual(['JAM-7.1'])
    expect(numbers('battle star')).toEqual(['JAM-7.2'])
    expect(numbers('whale')).toEqual([])
  })

  it('does not say the number of a clause twice', () => {
    expect(clauseText({ number: 'FOR-2.2', text: '**FOR-2.2** With **SUP-1.1** in force.' })).toBe('With **SUP-1.1** in force.')
    expect(clauseText({ number: 'JAM-7.2', text: 'A star wins.' })).toBe('A star wins.')
  })

  it('finds what stands outside clauses', () => {
    const sections = found(rules, wordsOf('lair'))
    expect(sections.map((section) => section.title)).toEqual(['Appendix'])
    expect(clauseCount(sections)).toBe(1)
    expect(sectionId(sections[0]!)).toBe('section-appendix')
  })
})

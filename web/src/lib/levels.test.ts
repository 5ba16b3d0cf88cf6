import { describe, expect, it } from 'vitest'
import type { BotLevel } from '../wire'
import { levelName, levelsInAll, levelWords, usualBot } from './levels'

const mate: BotLevel = { name: 'mate', title: 'Mate', words: 'Sound.', ratings: { jamaica: { elo: 1590, words: 'Rated 1590 ± 30 in this game.' } } }
const others = ['landlubber', 'deckhand', 'boatswain', 'mate', 'navigator', 'commodore'].map((name) => ({ ...mate, name }))

describe('the levels of bots', () => {
  it('are told with their rating where there is one', () => {
    expect(levelName(mate, 'jamaica')).toBe('Mate (1590)')
    expect(levelWords(mate, 'jamaica')).toBe('Sound. Rated 1590 ± 30 in this game.')
    expect(levelName(mate, 'salvage')).toBe('Mate')
    expect(levelWords(mate, 'salvage')).toBe('Sound.')
  })

  it('are counted as they are offered', () => {
    const seven = [...others.map((bot) => ({ ...bot, title: bot.name })), { ...mate, title: 'Admiral' }]
    expect(levelsInAll(seven)).toBe('There are 7 levels, from landlubber to Admiral: the stronger ones slip less and look further.')
    expect(levelsInAll([])).toBe('')
  })

  it('begin above the middle, with any list', () => {
    expect(usualBot(others)).toBe('mate')
    expect(usualBot([mate])).toBe('mate')
    expect(usualBot([])).toBe('')
  })
})

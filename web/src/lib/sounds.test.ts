import { describe, expect, it } from 'vitest'
import { SOUNDS, wanted } from './sounds'

describe('sounds', () => {
  it('are off on phones and on elsewhere, until somebody chooses', () => {
    expect([wanted(null, true), wanted(null, false), wanted(true, true), wanted(false, false)]).toEqual([false, true, true, false])
  })

  it('are small: none is loud, none lasts longer than a moment', () => {
    for (const bursts of Object.values(SOUNDS)) {
      expect(Math.max(...bursts.map(({ at, lasts }) => at + lasts))).toBeLessThan(1)
      expect(Math.max(...bursts.map(({ loud }) => loud))).toBeLessThan(0.5)
    }
    expect(Object.keys(SOUNDS)).toEqual(expect.arrayContaining(['dice', 'fight', 'coin', 'news', 'turn']))
  })
})

import { describe, expect, it } from 'vitest'
import { answered, following, solved } from './practice'

describe('practice', () => {
  it('keeps what was found, and tells the first try from a later one', () => {
    const missed = answered({}, 'a', false)
    expect(missed).toEqual({ a: 'missed' })
    expect(answered(missed, 'a', true)).toEqual({ a: 'later' })
    const first = answered({}, 'b', true)
    expect(first).toEqual({ b: 'first' })
    expect(answered(first, 'b', false)).toEqual({ b: 'first' })
  })

  it('counts what is solved of what there is today', () => {
    expect(solved(['a', 'b', 'c'], { a: 'first', b: 'later', c: 'missed', gone: 'first' })).toBe(2)
  })

  it('goes on with the next that is not solved, round the list', () => {
    expect(following(['a', 'b', 'c'], { b: 'first' }, 'a')).toBe('c')
    expect(following(['a', 'b', 'c'], { b: 'first' }, 'c')).toBe('a')
    expect(following(['a', 'b', 'c'], { a: 'first', b: 'first', c: 'first' }, 'c')).toBe('a')
    expect(following(['a', 'b'], { a: 'first' }, 'b')).toBe('a')
    expect(following(['a'], {}, 'a')).toBe('a')
    expect(following([], {}, '')).toBe('')
  })
})

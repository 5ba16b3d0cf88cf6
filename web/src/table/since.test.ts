import { describe, expect, it } from 'vitest'
import type { LogLine } from '../wire'
import { since } from './since'

const line = (at: number, words: string, seat: number): LogLine => ({ at, n: at, words, seat }) as LogLine

describe('since your last turn', () => {
  it('tells what the others did without their names, also of what is theirs', () => {
    const log = [line(1, 'Red sails to Kola.', 1), line(2, "Red's household of 8 brings 50.", 1)]
    const { others } = since(log, 0, 0, ['Ann', 'Red'])
    expect(others.map((one) => one.words)).toEqual(['sails to Kola; household of 8 brings 50'])
  })
})

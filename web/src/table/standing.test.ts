import { describe, expect, it } from 'vitest'
import { clauses, place, spelled, stands } from './standing'

const standing = (...scores: number[]) => ({ scores, written: scores.map((score) => `$${score}M`), breakdown: { title: 'Score', columns: ['ship', 'gold (JAM-11.6)', 'hold (JAM-11.6)', 'total'], rows: [] } })

describe('how it stands', () => {
  it('gives equals the same place', () => {
    expect(stands(standing(5, 9, 5, 1)).map(({ rank, shared }) => [rank, shared])).toEqual([[2, true], [1, false], [2, true], [4, false]])
  })

  it('tells who went up and who went down since the own last turn', () => {
    expect(stands(standing(5, 9, 5), [4, 9, 7]).map((one) => one.trend)).toEqual([1, 0, -1])
    expect(stands(standing(5, 9)).map((one) => one.trend)).toEqual([0, 0])
  })

  it('can be read out', () => {
    expect(spelled(stands(standing(5, 9), [7, 9])[0]!, 2)).toBe('$5M, in 2nd place of 2, down since your last turn')
    expect([1, 2, 3, 4, 11, 21].map(place)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st'])
  })

  it('names the clauses it rests on, each once', () => {
    expect(clauses(standing(1))).toEqual(['JAM-11.6'])
  })
})

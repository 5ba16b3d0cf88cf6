import { describe, expect, it } from 'vitest'
import type { Story } from '../wire'
import { chartOf, nearestStand, rounded, spread, whenOf, written } from './chart'

const story = (more: Partial<Story> = {}): Story => ({
  unit: 'round', rounds: [1, 2, 3], points: '{}', moments: [], awards: [], stand_ins: [],
  stands: [[0, 0], [4, -2], [9, 3], [12, 12]].map((scores, at) => ({ n: at * 5, at, scores })), ...more,
})
const numbers = (path: string): number[] => path.split(/[ML ]/).filter(Boolean).map(Number)

describe('the chart of how it stood', () => {
  it('begins on the left, ends on the right, and more is higher', () => {
    const chart = chartOf(story(), ['Anna', 'Bert'], 600, 260)
    const [anna, bert] = chart.lines.map((line) => numbers(line.path))
    expect(anna!.slice(0, 2)).toEqual(bert!.slice(0, 2))
    expect(anna![0]).toBeCloseTo(chart.left, 0)
    expect(anna!.at(-2)).toBeCloseTo(chart.right, 0)
    expect(anna![3]!).toBeLessThan(bert![3]!)
    const high = [...anna!, ...bert!].filter((_, k) => k % 2)
    expect(Math.min(...high)).toBeGreaterThanOrEqual(chart.top)
  })

  it('has names that do not cover each other though two end alike', () => {
    const [anna, bert] = chartOf(story(), ['Anna', 'Bert'], 600, 260).lines
    expect(anna!.end).toEqual(bert!.end)
    expect(Math.abs(anna!.label - bert!.label)).toBeGreaterThanOrEqual(16)
  })

  it('has signs at other places for each seat', () => {
    const [anna, bert] = chartOf(story(), ['Anna', 'Bert'], 600, 260).lines
    const near = anna!.marks.some((one) => bert!.marks.some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 12))
    expect(anna!.marks.length).toBeGreaterThan(3)
    expect(near).toBe(false)
  })

  it('numbers the moments where they were', () => {
    const moments = [1.2, 1.25, 2.9].map((at, k) => ({ n: k, at, words: ['x'], changes: [1, 0], written: ['+1', ''], title: '' }))
    const { flags, left, right } = chartOf(story({ moments }), ['Anna', 'Bert'], 600, 260)
    expect(flags.map((flag) => flag.number)).toEqual([1, 2, 3])
    expect(flags[0]!.x).toBeCloseTo(left + ((right - left) * 1.2) / 3)
    expect(flags[1]!.top - flags[0]!.top).toBeGreaterThanOrEqual(20)
  })

  it('is drawn too where nobody ever scored', () => {
    const chart = chartOf(story({ stands: [{ n: 0, at: 0, scores: [0, 0] }] }), ['A', 'B'], 300, 200)
    expect(chart.lines.every((line) => !line.path.includes('NaN'))).toBe(true)
  })
})

it('round numbers include both ends', () => {
  expect(rounded(-5, 43, 4)).toEqual([-20, 0, 20, 40, 60])
  expect(rounded(0, 3, 4)).toEqual([0, 1, 2, 3])
})

it('what is too near is moved apart, and stays within', () => {
  expect(spread([10, 11, 50], 10, 100)).toEqual([10, 20, 50])
  expect(spread([98, 99, 100], 10, 100)).toEqual([80, 90, 100])
})

it('scores are written as the game writes them', () => {
  expect(written('${}M', 12500)).toBe('$12,500M')
  expect(written('{}', -5)).toBe('-5')
})

it('a place on the chart is a stand, and a stand has words', () => {
  const told = story()
  const chart = chartOf(told, ['Anna', 'Bert'], 600, 260)
  expect(nearestStand(told, chart, chart.left - 5)).toBe(0)
  expect(nearestStand(told, chart, chart.right)).toBe(3)
  expect([0, 2, 2.4].map((at) => whenOf(told, at))).toEqual(['At the beginning', 'After round 2', 'In round 3'])
  expect(whenOf(story({ rounds: [], unit: 'decision' }), 12)).toBe('After decision 12')
})

import { describe, expect, it } from 'vitest'
import type { Analysis } from '../wire'
import { curve, margin, nearestStep, ordinal, percent, signed, stepAt, throwsOf } from './coaching'

describe('the choices that are advised', () => {
  it('are numbered as they are spoken of', () => {
    expect([0, 1, 2, 3].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th'])
  })
})

describe('chances in words', () => {
  it('are whole, and never quite sure before the end', () => {
    expect(percent(0.314)).toBe('31 %')
    expect(percent(0.001)).toBe('< 1 %')
    expect(percent(0.999)).toBe('> 99 %')
    expect(percent(0)).toBe('0 %')
    expect(percent(1)).toBe('100 %')
    expect(percent(-0.02)).toBe('0 %')
  })
  it('are off by one at least, unless they are certain', () => {
    expect([0.021, 0.004, 0.001, 0].map(margin)).toEqual(['± 2', '± 1', '± 1', ''])
  })
  it('have a sign where they change', () => {
    expect(signed(0.031)).toBe('+3.1')
    expect(signed(-0.0044)).toBe('−0.4')
    expect(signed(0.0001)).toBe('0.0')
  })
})

describe('the curve', () => {
  const told = { deal: [0.5, 0.5], steps: [{ n: 1, chances: [0.75, 0.25] }, { n: 3, chances: [1.02, -0.02] }] } as unknown as Analysis
  it('begins with the deal and stays on the paper', () => {
    expect(curve(told, 0, 100, 200)).toBe('M0.0 100.0L50.0 50.0L100.0 0.0')
    expect(curve(told, 1, 100, 200)).toBe('M0.0 100.0L50.0 150.0L100.0 200.0')
  })
  it('is pointed at', () => {
    expect(nearestStep(told, 100, 60)).toBe(1)
    expect(nearestStep(told, 100, 900)).toBe(2)
    expect(stepAt(told, 0)).toBe(null)
    expect(stepAt(told, 2)?.n).toBe(3)
  })
})

describe('throws and draws', () => {
  it('are told where they clearly mattered, the largest first', () => {
    const steps = [
      { n: 1, drawn: true, luck: [0.2, -0.1], luck_errors: [0.05, 0.08] },
      { n: 2, luck: [0.9, -0.9], luck_errors: [0, 0] },
      { n: 3, drawn: true, luck: [-0.4, 0.3], luck_errors: [0.01, 0.01] },
    ]
    const found = throwsOf({ steps } as unknown as Analysis, 2)
    expect(found.map((one) => [one.step.n, one.seat, one.luck])).toEqual([[3, 0, -0.4], [3, 1, 0.3]])
    expect(throwsOf({ steps } as unknown as Analysis)).toHaveLength(3)
  })
})

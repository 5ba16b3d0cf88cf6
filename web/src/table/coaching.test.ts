import { describe, expect, it } from 'vitest'
import { percent, signed } from './coaching'

describe('chances in words', () => {
  it('are whole, and never quite sure before the end', () => {
    expect(percent(0.314)).toBe('31 %')
    expect(percent(0.001)).toBe('< 1 %')
    expect(percent(0.999)).toBe('> 99 %')
    expect(percent(0)).toBe('0 %')
    expect(percent(1)).toBe('100 %')
    expect(percent(-0.02)).toBe('0 %')
  })
  it('have a sign where they change', () => {
    expect(signed(0.031)).toBe('+3.1')
    expect(signed(-0.0044)).toBe('−0.4')
    expect(signed(0.0001)).toBe('0.0')
  })
})

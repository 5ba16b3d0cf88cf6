import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

class Context {
  static made: Context[] = []
  state = 'suspended'
  constructor() {
    Context.made.push(this)
  }
  resume = (): Promise<void> => Promise.resolve(void (this.state = 'running'))
  suspend = (): Promise<void> => Promise.resolve(void (this.state = 'suspended'))
}

describe('sound', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers()
    Context.made = []
    vi.stubGlobal('AudioContext', Context)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const allowed = (hasBeenActive: boolean): void => void vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })

  it('is not made before the page has been touched', async () => {
    allowed(false)
    const { audioFor } = await import('./audio')
    expect(audioFor(1)).toBeNull()
    expect(Context.made).toEqual([])
  })

  it('wakes for as long as something is heard, and sleeps afterwards', async () => {
    allowed(true)
    const { audioFor } = await import('./audio')
    audioFor(2)
    audioFor(0.1)
    expect(Context.made.map(({ state }) => state)).toEqual(['running'])
    vi.advanceTimersByTime(1900)
    expect(Context.made[0]?.state).toBe('running')
    vi.advanceTimersByTime(1000)
    expect(Context.made[0]?.state).toBe('suspended')
    audioFor(0.1)
    expect(Context.made.map(({ state }) => state)).toEqual(['running'])
  })
})

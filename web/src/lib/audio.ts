// The one place where sound is made. It sleeps while nothing is heard: silence would cost a phone as much of its battery as music.

const REST = 400 // milliseconds of silence before it sleeps

let context: AudioContext | null = null
let silentFrom = 0 // the moment, as `performance.now()` counts, when the last sound is over
let sleeper: ReturnType<typeof setTimeout> | undefined

/** Something to play on for so many seconds from now; null where the browser has no sound, or allows none yet. */
export function audioFor(seconds: number): AudioContext | null {
  if (!('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  silentFrom = Math.max(silentFrom, performance.now() + seconds * 1000)
  clearTimeout(sleeper)
  sleeper = setTimeout(() => void context?.suspend(), silentFrom - performance.now() + REST)
  return context
}

/** Some browsers allow sound only from a gesture on: the first one wakes it for a moment. */
export function readyAudio(): void {
  const wake = (): void => void audioFor(0)
  addEventListener('pointerdown', wake, { once: true })
  addEventListener('keydown', wake, { once: true })
}

// Small sounds made in the page: dice, a cannon, coins, paper, and that it is one's turn.

import { audioFor } from './audio'
import { prefs } from './prefs.svelte'

/** A burst of sound: noise or a tone, from when, how long, how high (falling to `to`), how loud. */
export interface Burst { noise?: boolean; at: number; lasts: number; pitch: number; to?: number; loud: number }

const dice: Burst[] = [0, 0.07, 0.13, 0.22, 0.3, 0.42].map((at, k) => ({ noise: true, at, lasts: 0.035, pitch: 2600 - 220 * k, loud: 0.16 - 0.018 * k }))
const coin: Burst[] = [
  { at: 0, lasts: 0.09, pitch: 1560, loud: 0.05 },
  { at: 0.07, lasts: 0.22, pitch: 2090, loud: 0.05 },
]
const page: Burst[] = [{ noise: true, at: 0, lasts: 0.22, pitch: 900, to: 3800, loud: 0.07 }]
const cannon: Burst[] = [
  { noise: true, at: 0, lasts: 0.5, pitch: 420, to: 60, loud: 0.42 },
  { at: 0, lasts: 0.4, pitch: 95, to: 38, loud: 0.4 },
]
const prize: Burst[] = [784, 988, 1175, 1568].map((pitch, k) => ({ at: k * 0.07, lasts: 0.25, pitch, loud: 0.05 }))
const wave: Burst[] = [{ noise: true, at: 0, lasts: 0.4, pitch: 500, to: 1100, loud: 0.035 }]
const knock: Burst[] = [0, 0.13].map((at) => ({ noise: true, at, lasts: 0.05, pitch: 700, loud: 0.16 }))
const turn: Burst[] = [
  { at: 0, lasts: 0.7, pitch: 880, loud: 0.08 },
  { at: 0.16, lasts: 0.8, pitch: 1175, loud: 0.07 },
]

/** What each kind of moment sounds like; `turn`: one is asked. */
export const SOUNDS: Readonly<Record<string, readonly Burst[]>> = { dice, coin, card: page, news: page, fight: cannon, won: prize, prize, move: wave, build: knock, turn }

let noise: AudioBuffer | null = null
let last = 0

/** Whether sounds are wanted: as was chosen, or else everywhere but on phones. */
export const wanted = (chosen: boolean | null, phone: boolean): boolean => chosen ?? !phone

export function soundsOn(): boolean {
  return wanted(prefs.sounds, matchMedia('(pointer: coarse)').matches)
}

/** Let it be heard, if sounds are on and the page has been touched: before that browsers allow none. */
export function sound(kind: string): void {
  const bursts = SOUNDS[kind]
  if (!bursts || document.hidden || !soundsOn() || performance.now() - last < 60) return
  last = performance.now()
  const on = audioFor(Math.max(...bursts.map(({ at, lasts }) => at + lasts)))
  if (on) for (const burst of bursts) play(on, burst)
}

function play(on: AudioContext, burst: Burst): void {
  const at = on.currentTime + burst.at
  const gain = on.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(burst.loud, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + burst.lasts)
  gain.connect(on.destination)
  const source = burst.noise ? hiss(on, burst, at, gain) : tone(on, burst, at, gain)
  source.start(at)
  source.stop(at + burst.lasts + 0.02)
}

function tone(on: AudioContext, burst: Burst, at: number, into: AudioNode): AudioScheduledSourceNode {
  const source = on.createOscillator()
  source.type = 'triangle'
  source.frequency.setValueAtTime(burst.pitch, at)
  if (burst.to) source.frequency.exponentialRampToValueAtTime(burst.to, at + burst.lasts)
  source.connect(into)
  return source
}

function hiss(on: AudioContext, burst: Burst, at: number, into: AudioNode): AudioScheduledSourceNode {
  if (!noise) {
    noise = on.createBuffer(1, on.sampleRate, on.sampleRate)
    const samples = noise.getChannelData(0)
    for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1
  }
  const source = on.createBufferSource()
  source.buffer = noise
  source.loop = true
  const filter = on.createBiquadFilter()
  filter.type = burst.to && burst.to < burst.pitch ? 'lowpass' : 'bandpass'
  filter.frequency.setValueAtTime(burst.pitch, at)
  if (burst.to) filter.frequency.exponentialRampToValueAtTime(burst.to, at + burst.lasts)
  source.connect(filter).connect(into)
  return source
}

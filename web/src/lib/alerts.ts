// "It is your turn" for one who looks elsewhere: a mark in the title, a short sound, a notification.

import { audioFor, readyAudio } from './audio'
import { prefer, prefs } from './prefs.svelte'

let title = 'Roadstead'
let mark = ''
let note: Notification | null = null

/** What the page is called; a mark stays in front of it until the page is looked at. */
export function setTitle(words: string): void {
  title = words ? `${words} · Roadstead` : 'Roadstead'
  show()
}

function show(): void {
  document.title = mark ? `● ${mark} · ${title}` : title
}

/** Tell the user, if the page is hidden. `words`: "Your turn in Jamaica". */
export function alertTurn(words: string): void {
  if (!document.hidden) return
  mark = words
  show()
  if (prefs.sound) bell()
  if (prefs.notify && 'Notification' in window && Notification.permission === 'granted') {
    try {
      note?.close()
      note = new Notification('Roadstead', { body: words, icon: '/icon.svg', tag: `roadstead${location.pathname}` })
      note.onclick = () => {
        window.focus()
        note?.close()
      }
    } catch {
      // Some phones allow notifications from service workers only; the title and the sound remain.
    }
  }
}

export function clearAlert(): void {
  mark = ''
  note?.close()
  note = null
  show()
}

/** Ask the browser's leave to notify; call it from a click. */
export async function askToNotify(): Promise<boolean> {
  const granted = 'Notification' in window && (await Notification.requestPermission()) === 'granted'
  prefer('notify', granted)
  return granted
}

/** A ship's bell, two strokes. */
export function bell(): void {
  const audio = audioFor(1.3)
  if (!audio) return
  for (const [delay, pitch] of [[0, 880], [0.22, 880]] as const) {
    const at = audio.currentTime + delay
    for (const [times, loud] of [[1, 0.16], [2.76, 0.05]] as const) {
      const tone = audio.createOscillator()
      const gain = audio.createGain()
      tone.frequency.value = pitch * times
      gain.gain.setValueAtTime(loud, at)
      gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.9)
      tone.connect(gain).connect(audio.destination)
      tone.start(at)
      tone.stop(at + 1)
    }
  }
}

/** Listens for what an alert waits for: a first gesture, and that the page is looked at again. */
export function readyAlerts(): void {
  readyAudio()
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) clearAlert()
  })
}

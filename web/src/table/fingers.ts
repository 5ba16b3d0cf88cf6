// Whether it was a finger that pressed last: a mouse and the keyboard mean what they press, a finger often only looks.

let last = ''

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', (event) => { last = event.pointerType }, { capture: true, passive: true })
  window.addEventListener('keydown', () => { last = 'keyboard' }, { capture: true, passive: true })
}

export const fingered = (): boolean => last === 'touch'

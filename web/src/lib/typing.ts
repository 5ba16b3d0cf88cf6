// Whether keys are meant for what has the focus: somebody writes there, or chooses from a list.

const PRESSED = ['range', 'checkbox', 'radio', 'button', 'submit']

export function typing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !PRESSED.includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

// Fingers and mouse buttons on the table: what is a drag, a pinch, a long press, a double tap.

type At = { clientX: number; clientY: number }

export interface Handlers {
  /** Where this is in the scene, and on the board, if it is there. */
  at: (event: At) => [number, number]
  onBoard: (event: At) => [number, number] | null
  pan: (dx: number, dy: number) => void
  zoom: (by: number, x: number, y: number) => void
  began: () => void
  dragging: (pointer: number) => void
  /** A finger rests here: whether there is anything to look at. */
  hold: (event: At) => boolean
  /** A finger was lifted: whether it hit nothing. */
  tapped: (event: MouseEvent) => boolean
  closer: (event: At) => void
}

const LONG = 450
const TWICE = 320
const SLIP = 7 // a finger that moves less is not dragging

export class Gestures {
  private fingers = new Map<number, [number, number]>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private held = false
  private dragged = false
  private start: [number, number] = [0, 0]
  private lastTap = 0

  constructor(private readonly on: Handlers) {}

  /** Something is under way that is no pointing. */
  get busy(): boolean {
    return (this.fingers.size > 0 && this.dragged) || this.held
  }

  get pressing(): boolean {
    return this.held || this.fingers.size > 0
  }

  /** Whether what comes as a click was a drag or a look. */
  spent(): boolean {
    const was = this.dragged || this.held
    this.dragged = this.held = false
    return was
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    this.fingers.set(event.pointerId, this.on.at(event))
    clearTimeout(this.timer)
    this.held = false
    if (this.fingers.size === 1) {
      this.dragged = false
      this.start = this.on.at(event)
      const { clientX, clientY } = event
      if (event.pointerType !== 'mouse') this.timer = setTimeout(() => this.rest({ clientX, clientY }), LONG)
    }
    this.on.began()
  }

  private rest(at: At): void {
    if (!this.dragged && this.fingers.size === 1) this.held = this.on.hold(at)
  }

  /** Whether a finger or a button is down. */
  moved(event: PointerEvent): boolean {
    const before = this.fingers.get(event.pointerId)
    if (!before) return false
    const now = this.on.at(event)
    if (this.fingers.size === 1) {
      if (!this.dragged && Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) < SLIP) return true
      if (!this.dragged) {
        this.dragged = true
        clearTimeout(this.timer)
        this.on.dragging(event.pointerId)
      }
      this.on.pan(now[0] - before[0], now[1] - before[1])
    } else {
      this.dragged = true
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1] ?? before
      const was = Math.hypot(before[0] - other[0], before[1] - other[1]) || 1
      const is = Math.hypot(now[0] - other[0], now[1] - other[1]) || 1
      this.on.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2)
      const [dx, dy] = [(other[0] - now[0]) / 2, (other[1] - now[1]) / 2]
      const middle = this.on.onBoard({ clientX: event.clientX + dx, clientY: event.clientY + dy })
      if (middle) this.on.zoom(is / was, ...middle)
    }
    this.fingers.set(event.pointerId, now)
    return true
  }

  up(event: PointerEvent): void {
    clearTimeout(this.timer)
    if (!this.fingers.delete(event.pointerId) || this.held) return
    if (event.pointerType === 'mouse' || this.dragged || !this.on.tapped(event)) return
    if (event.timeStamp - this.lastTap < TWICE) this.on.closer(event)
    this.lastTap = event.timeStamp
  }
}

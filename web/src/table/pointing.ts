// What a mouse or a finger points at: which piece is meant there, and what is told of it.

import type { Choice, Piece } from '../wire'
import { beside, LARGE, LEAST, nearest, REACH, type Aim } from './aim'
import type { Stage } from './stage'

type At = { clientX: number; clientY: number }
/** What names a piece beside it. */
interface Teller {
  shown: () => Piece | null
  point: (piece: Piece | null, at?: readonly [number, number], large?: boolean, held?: boolean) => void
}

/** The table that is pointed at. */
export interface Around {
  stage: () => Stage | null
  tip: () => Teller | undefined
  choices: () => ReadonlyMap<string, Choice>
  inside: (event: At) => [number, number]
  /** Something is under way that is no pointing. */
  busy: () => boolean
  hot: (action: string) => void
}

const FADES = 1800 // what a finger has touched stays named for so long

export const talks = (piece: Piece): boolean => !!piece.label || !!piece.do
const acts = (piece: Piece): boolean => !!piece.do

export class Pointing {
  /** The table is played on with fingers. */
  readonly coarse = matchMedia('(pointer: coarse)')
  private seen: [number, number] | null = null // where the mouse was last
  private beckoning: HTMLElement | SVGElement | null = null // over which the mouse is a hand
  private fading: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly around: Around) {}

  can(piece: Piece): boolean {
    return !!piece.do && this.around.choices().has(piece.do)
  }

  fingered(event: Event): boolean {
    return this.coarse.matches || (event instanceof PointerEvent && event.pointerType === 'touch')
  }

  /** The piece that stands for something, legal or not, and lies on top at this point. */
  struck({ clientX, clientY }: At): Piece | null {
    return this.around.stage()?.topmost(clientX, clientY, acts) ?? null
  }

  /** The piece that can be chosen and is meant at this point, hit or nearly so. */
  meant(event: MouseEvent): Piece | null {
    const { clientX: x, clientY: y } = event
    const stage = this.around.stage()
    if (!stage) return null
    const [targets, least] = [stage.targets(this.around.choices()), this.fingered(event) ? LEAST.finger : LEAST.mouse]
    const small = nearest(x, y, targets, least, LEAST.finger) // of houses that stand close, the one in the middle of which one is
    const struck = small ? stage.pieceOf(small.id) : stage.topmost(x, y, (piece) => this.can(piece))
    if (struck) return struck
    const inside = nearest(x, y, targets, least, LARGE) // beside its outline, but in its box
    return (inside && stage.pieceOf(inside.id)) ?? null
  }

  /** What a click means that hits nothing which can be done now. */
  aim(event: MouseEvent): Aim {
    const [stage, choices] = [this.around.stage(), this.around.choices()]
    if (!stage || !choices.size) return { kind: 'nothing' }
    return beside(event.clientX, event.clientY, stage.targets(choices), this.fingered(event) ? REACH.finger : REACH.mouse)
  }

  /** Whether a click here does anything. */
  does(event: MouseEvent): boolean {
    return !!this.meant(event) || !!this.struck(event) || this.aim(event).kind !== 'nothing'
  }

  /** A finger rests here: whether there is anything to look at. */
  rests(at: At): boolean {
    const piece = this.around.stage()?.topmost(at.clientX, at.clientY, (one) => !!one.label) ?? null
    if (!piece) return false
    clearTimeout(this.fading)
    this.around.tip()?.point(piece, this.around.inside(at), true, true)
    return true
  }

  hovered(event: PointerEvent): void {
    const { around } = this
    if (around.busy()) return
    const [stage, tip] = [around.stage(), around.tip()]
    if (event.pointerType === 'touch') {
      // A finger does not hover: what it touches is named for a moment, unless it does something.
      const touched = stage?.topmost(event.clientX, event.clientY, talks) ?? null
      tip?.point(touched && !touched.do ? touched : null, around.inside(event))
      return
    }
    const choosable = this.meant(event)
    const piece = choosable ?? stage?.topmost(event.clientX, event.clientY, talks) ?? null
    this.beckon(choosable ? event.target : null)
    if (!this.stirred(event)) {
      if (piece !== tip?.shown()) tip?.point(null)
      return
    }
    around.hot(choosable?.do ?? this.struck(event)?.do ?? '')
    if (piece !== tip?.shown() || event.type !== 'pointermove') tip?.point(piece, around.inside(event), true)
  }

  left(event?: PointerEvent | FocusEvent): void {
    const tip = this.around.tip()
    if (event instanceof PointerEvent && event.pointerType === 'touch') {
      clearTimeout(this.fading)
      this.fading = setTimeout(() => tip?.point(null), FADES)
      return
    }
    tip?.point(null)
    this.around.hot('')
    this.beckon(null)
  }

  /** Over something that can be chosen the mouse is a hand.  Only what lies under it is told so: a change of the whole
   * table's style would be worked out again for each of the thousands of things on it. */
  private beckon(under: EventTarget | null): void {
    if (under === this.beckoning) return
    if (this.beckoning) this.beckoning.style.cursor = ''
    this.beckoning = under instanceof HTMLElement || under instanceof SVGElement ? under : null
    if (this.beckoning) this.beckoning.style.cursor = 'pointer'
  }

  /** Whether the mouse was moved; what comes to lie under a mouse at rest is not pointed at. */
  private stirred({ clientX, clientY }: PointerEvent): boolean {
    const was = this.seen
    this.seen = [clientX, clientY]
    return !!was && (was[0] !== clientX || was[1] !== clientY)
  }
}

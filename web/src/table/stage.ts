// The pieces as nodes of the page.  A node stays the same as long as its piece is there, so focus and hover survive.

import type { Choice, Piece } from '../wire'
import type { Target } from './aim'
import type { Drawing } from './board'
import { css, placed, SAME } from './matrix'
import { pace, planned, type Ground, type Pieces, type Plan } from './motion'

const SVG = 'http://www.w3.org/2000/svg'
const EASE = 'cubic-bezier(.3, .7, .25, 1)'

/** `scale`: how large the node is drawn on its surface, all that it lies on taken together. */
interface Actor { piece: Piece; node: SVGGElement; face: SVGElement | null; scale: number }

export class Stage {
  private actors = new Map<string, Actor>()
  private shown: Pieces = new Map()
  private running = new Set<Animation>()
  private leaving = new Set<SVGElement>()
  private hot = ''
  private advised = ''
  private spotted: ReadonlySet<string> = new Set()
  private ground: Ground = () => SAME

  /** `roots` has for every surface on the screen the element that its pieces hang in, all of them within `scene`. */
  constructor(
    private readonly scene: HTMLElement,
    private readonly roots: ReadonlyMap<string, SVGSVGElement>,
    private readonly drawing: Drawing,
  ) {}

  /** Show these pieces, of which `choices` can be clicked now; `speed` 0 shows them at once. */
  show(pieces: Pieces, choices: ReadonlyMap<string, Choice>, speed: number, ground: Ground = this.ground): void {
    const plan = planned(this.shown, pieces, this.ground, ground)
    this.ground = ground
    const first = this.shown.size === 0
    const focused = this.pieceAt(this.scene.contains(document.activeElement) ? document.activeElement : null, () => true)
    const starts = speed > 0 && !first ? this.visible(plan) : null
    const old = speed > 0 && !first ? this.oldFaces(plan) : []
    this.remove(pieces, plan, first ? 0 : speed)
    this.build(pieces)
    this.offer(choices)
    this.badge()
    this.shown = new Map(pieces)
    if (focused && !this.scene.contains(document.activeElement)) this.refocus(focused.id)
    if (starts) this.animate(plan, starts, old, speed)
  }

  /** Everything is at once where it belongs. */
  finish(): void {
    for (const animation of [...this.running]) animation.finish()
    for (const node of this.leaving) node.remove()
    this.running.clear()
    this.leaving.clear()
    this.settle()
  }

  /** Surfaces lie beside each other again, none above. */
  private settle(): void {
    for (const surface of this.scene.querySelectorAll('.arriving')) surface.classList.remove('arriving')
  }

  /** The focus stays with its piece; when that is gone it goes to the first control, or rests on the board. */
  private refocus(id: string): void {
    const face = this.actors.get(id)?.face ?? this.scene.querySelector<SVGElement>('.face[tabindex="0"]')
    if (face && !face.hasAttribute('tabindex')) face.setAttribute('tabindex', '-1')
    ;(face ?? this.roots.get('board'))?.focus({ preventScroll: true })
  }

  get moving(): boolean {
    return this.running.size > 0
  }

  /** Light up what stands for the action. */
  light(action: string): void {
    if (action === this.hot) return
    for (const actor of this.actors.values()) {
      if (!actor.piece.do) continue
      if (actor.piece.do === this.hot) actor.node.classList.remove('hot')
      if (actor.piece.do === action) actor.node.classList.add('hot')
    }
    this.hot = action
  }

  /** Mark what has just changed. */
  spot(ids: readonly string[]): void {
    for (const id of this.spotted) this.actors.get(id)?.node.classList.remove('staged')
    this.spotted = new Set(ids.filter((id) => !this.vast(this.actors.get(id)?.piece.shape ?? '')))
    for (const id of this.spotted) this.actors.get(id)?.node.classList.add('staged')
  }

  /** Mark what stands for the action that was advised: the first of it bears a badge. */
  advise(action: string): void {
    this.advised = action
    for (const { piece, node } of this.actors.values()) node.classList.toggle('hinted', !!action && piece.do === action)
    this.badge()
  }

  /** The badge lies over everything on its surface, where the piece is. */
  private badge(): void {
    for (const old of this.scene.querySelectorAll('.badge')) old.remove()
    if (!this.advised) return
    const found = [...this.actors.values()].find(({ piece }) => piece.do === this.advised)
    const root = found?.node.ownerSVGElement
    if (!found || !root) return
    let place = ''
    for (let at: Actor | undefined = found; at; at = at.piece.parent ? this.actors.get(at.piece.parent) : undefined) {
      place = `${at.node.getAttribute('transform') ?? ''} ${place}`
    }
    const badge = document.createElementNS(SVG, 'text')
    badge.setAttribute('class', 'badge')
    badge.setAttribute('aria-hidden', 'true')
    badge.setAttribute('transform', place)
    const edge = (this.drawing.sizes.get(found.piece.shape)?.[1] ?? 24) / 2
    badge.style.setProperty('--s', `${+found.scale.toFixed(4)}`)
    badge.textContent = 'hint'
    root.append(badge)
    const lay = (below: boolean): void => {
      badge.classList.toggle('below', below)
      badge.setAttribute('y', `${below ? edge + 6 : -edge - 12}`)
    }
    // Above the piece, or below it where there it is seen whole and hides nothing that can be read.
    const seen = [false, true].filter((below) => { lay(below); return this.whole(badge) })
    lay(seen.find((below) => { lay(below); return !this.hides(badge) }) ?? seen[0] ?? false)
  }

  /** Whether a badge is not cut off by the edge of the scene, or of the board where one is near it. */
  private whole(badge: Element): boolean {
    const box = badge.getBoundingClientRect()
    const near = this.scene.classList.contains('near') ? badge.closest('.surface.board') : null
    return [this.scene, near].every((frame) => {
      const edge = frame?.getBoundingClientRect()
      return !edge || (box.top >= edge.top && box.bottom <= edge.bottom)
    })
  }

  /** Whether a badge lies on words or numbers of the table. */
  private hides(badge: Element): boolean {
    const box = badge.getBoundingClientRect()
    return [...this.scene.querySelectorAll('text:not(.badge)')].some((words) => {
      const other = words.getBoundingClientRect()
      return other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom
    })
  }

  pieceAt(target: EventTarget | null, wanted: (piece: Piece) => boolean): Piece | null {
    let node = target instanceof Element ? target.closest('g.piece') : null
    while (node) {
      const piece = this.actors.get(node.getAttribute('data-id') ?? '')?.piece
      if (piece && wanted(piece)) return piece
      node = node.parentElement?.closest('g.piece') ?? null
    }
    return null
  }

  nodeOf(id: string): SVGGElement | undefined {
    return this.actors.get(id)?.node
  }

  faceOf(id: string): SVGElement | null {
    return this.actors.get(id)?.face ?? null
  }

  /** A piece with all that lies on it, drawn about its own middle and for the eye only. */
  copyOf(id: string): SVGGElement | null {
    const node = this.actors.get(id)?.node
    if (!node) return null
    const copy = node.cloneNode(true) as SVGGElement
    copy.removeAttribute('transform')
    for (const one of [copy, ...copy.querySelectorAll<SVGElement>('*')]) {
      silence(one)
      one.classList.remove('piece', 'face', 'can', 'does', 'hot', 'hinted', 'choice') // nor is it there for the pointer
    }
    for (const extra of copy.querySelectorAll('.leaving, .ghost, .badge')) extra.remove()
    copy.style.color = getComputedStyle(node).color
    return copy
  }

  /** Where on the screen the pieces are that do one of these, as far as they can be seen; or those on one surface. */
  targets(choices: ReadonlyMap<string, Choice>, surface = ''): Target[] {
    const found: Target[] = []
    const windows = new Map<Element, DOMRect>()
    for (const { piece, face } of this.actors.values()) {
      if (!face || !piece.do || !choices.has(piece.do)) continue
      const under = face.closest<HTMLElement>('.surface')
      if (!under || (surface && under.dataset.surface !== surface)) continue
      const box = face.getBoundingClientRect()
      const seen = windows.get(under) ?? under.getBoundingClientRect()
      windows.set(under, seen)
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      if (surface || (x >= seen.left && x <= seen.right && y >= seen.top && y <= seen.bottom)) found.push({ id: piece.id, does: piece.do, box })
    }
    return found
  }

  pieceOf(id: string): Piece | null {
    return this.actors.get(id)?.piece ?? null
  }

  /** The topmost piece at a point of the screen that is wanted; what lies above it and is not wanted is passed over. */
  topmost(x: number, y: number, wanted: (piece: Piece) => boolean): Piece | null {
    for (const element of document.elementsFromPoint(x, y)) {
      const piece = this.pieceAt(element, wanted)
      if (piece) return piece
    }
    return null
  }

  private remove(pieces: Pieces, plan: Plan, speed: number): void {
    for (const [id, actor] of this.actors) {
      if (pieces.has(id)) continue
      this.actors.delete(id)
      silence(actor.node)
      if (actor.face) silence(actor.face)
      if (speed <= 0 || !plan.gone.includes(id)) {
        if (speed <= 0) actor.node.remove()
        continue
      }
      const { node } = actor
      node.classList.add('leaving')
      this.leaving.add(node)
      this.run(node, [{ opacity: 1 }, { opacity: 0 }], 260 / speed, 0, () => {
        this.leaving.delete(node)
        node.remove()
      })
    }
  }

  /** Every node in its parent, in the order of drawing; only what is out of place is moved. */
  private build(pieces: Pieces): void {
    const cursors = new Map<Element, Element | null>()
    for (const piece of pieces.values()) {
      const actor = this.actors.get(piece.id) ?? this.made(piece)
      this.dress(actor, piece)
      const under = piece.parent ? this.actors.get(piece.parent) : undefined
      const parent = under?.node ?? this.roots.get(piece.on || 'board')
      if (!parent) continue
      this.measure(actor, (under?.scale ?? 1) * (piece.scale ?? 1))
      const cursor = cursors.has(parent) ? cursors.get(parent)! : staying(parent.firstElementChild)
      const { node } = actor
      if (cursor === node) {
        cursors.set(parent, staying(node.nextElementSibling))
        continue
      }
      const from = node.parentElement
      if (from && cursors.get(from) === node) cursors.set(from, staying(node.nextElementSibling))
      parent.insertBefore(node, cursor)
      cursors.set(parent, cursor)
    }
  }

  private made(piece: Piece): Actor {
    const node = document.createElementNS(SVG, 'g')
    node.setAttribute('data-id', piece.id)
    const actor: Actor = { piece: { id: piece.id, shape: '', x: NaN, y: NaN }, node, face: null, scale: 1 }
    this.actors.set(piece.id, actor)
    return actor
  }

  /** What keeps texts and lights the same size on the screen counts with how large the piece is drawn. */
  private measure(actor: Actor, scale: number): void {
    if (actor.scale === scale) return
    actor.scale = scale
    actor.node.style.setProperty('--s', `${+scale.toFixed(4)}`)
  }

  private dress(actor: Actor, piece: Piece): void {
    const was = actor.piece
    if (was === piece) return
    const { node } = actor
    if (was.x !== piece.x || was.y !== piece.y || was.turn !== piece.turn || was.scale !== piece.scale) {
      let place = `translate(${piece.x} ${piece.y})`
      if (piece.turn) place += ` rotate(${piece.turn})`
      if (piece.scale !== undefined && piece.scale !== 1) place += ` scale(${piece.scale})`
      node.setAttribute('transform', place)
    }
    if (was.shape !== piece.shape) {
      actor.face?.remove()
      actor.face = this.face(piece.shape)
      if (actor.face) node.prepend(actor.face)
    }
    if (piece.shape === 'text' && actor.face && actor.face.textContent !== (piece.text ?? '')) actor.face.textContent = piece.text ?? ''
    actor.piece = piece
  }

  private face(shape: string): SVGElement | null {
    if (shape === 'text') {
      const text = document.createElementNS(SVG, 'text')
      text.setAttribute('class', 'face')
      return text
    }
    const size = this.drawing.sizes.get(shape)
    if (!size) return null
    const use = document.createElementNS(SVG, 'use')
    use.setAttribute('class', 'face')
    use.setAttribute('href', `#${shape}`)
    use.setAttribute('x', `${-size[0] / 2}`)
    use.setAttribute('y', `${-size[1] / 2}`)
    use.setAttribute('width', `${size[0]}`)
    use.setAttribute('height', `${size[1]}`)
    return use
  }

  /** What can be done now is a control; of several that stand for the same, the first is the one to tab to. */
  offer(choices: ReadonlyMap<string, Choice>): void {
    const tabbed = new Set<string>()
    const carrying = new Set<string>()
    for (const { piece } of this.actors.values()) if (piece.parent) carrying.add(piece.parent)
    for (const { piece, node, face } of this.actors.values()) {
      const choice = piece.do ? choices.get(piece.do) : undefined
      let classes = `piece ${(choice ? piece.classes : piece.classes?.replace(/\bchoice\b/, '')) ?? ''}`
      if (this.spotted.has(piece.id)) classes += ' staged'
      if (piece.do) classes += choice ? ' does can' : ' does'
      if (piece.do && piece.do === this.hot) classes += ' hot'
      if (piece.do && piece.do === this.advised) classes += ' hinted'
      if (this.vast(piece.shape)) classes += ' vast'
      set(node, 'class', classes)
      set(node, 'data-does', choice ? choice.do : null)
      const control = choice && face
      set(node, 'role', control || !piece.label ? null : carrying.has(piece.id) ? 'group' : 'img')
      set(node, 'aria-label', control || !piece.label ? null : piece.label)
      if (!face) continue
      set(face, 'role', control ? 'button' : null)
      set(face, 'aria-label', control ? (piece.label ? `${piece.label}: ${choice.words}` : choice.words) : null)
      const first = control && !tabbed.has(choice.do)
      set(face, 'tabindex', first ? '0' : control || face === document.activeElement ? '-1' : null)
      if (first) tabbed.add(choice.do)
    }
  }

  /** Whole countries glow less than a card does. */
  private vast(shape: string): boolean {
    const size = this.drawing.sizes.get(shape)
    return !!size && size[0] * size[1] > 12_000
  }

  /** Where the moving ones are on the screen at this moment: they go on from there. */
  private visible(plan: Plan): Map<string, string> {
    const starts = new Map<string, string>()
    for (const move of plan.moved) {
      const node = this.actors.get(move.id)?.node
      if (node?.getAnimations().length) {
        const seen = getComputedStyle(node).transform
        if (seen && seen !== 'none') starts.set(move.id, seen)
      }
    }
    return starts
  }

  private oldFaces(plan: Plan): [string, SVGElement][] {
    return plan.turned.flatMap((id): [string, SVGElement][] => {
      const face = this.actors.get(id)?.face
      return face ? [[id, face.cloneNode(true) as SVGElement]] : []
    })
  }

  private animate(plan: Plan, starts: ReadonlyMap<string, string>, old: [string, SVGElement][], speed: number): void {
    const { duration, stagger } = pace(plan.moved.length, speed)
    plan.moved.forEach((move, k) => {
      const node = this.actors.get(move.id)?.node
      if (!node) return
      for (const earlier of node.getAnimations()) earlier.cancel()
      const from = starts.get(move.id) ?? css(move.from)
      this.run(node, [{ transform: from }, { transform: css(move.to) }], duration, k * stagger)
      if (move.across) node.closest('.surface')?.classList.add('arriving')
    })
    const moved = new Set(plan.moved.map((move) => move.id))
    for (const id of plan.fresh) {
      const actor = this.actors.get(id)
      if (!actor || moved.has(id)) continue
      const at = css(placed(actor.piece))
      this.run(actor.node, [{ opacity: 0, transform: `${at} scale(.5)` }, { opacity: 1, transform: at }], 320 / speed, 0)
    }
    for (const id of plan.tumbled) {
      const face = this.actors.get(id)?.face
      if (!face) continue
      const frames = [
        { transform: 'rotate(-540deg) scale(.55)' },
        { transform: 'rotate(-160deg) scale(1.35)', offset: 0.6 },
        { transform: 'rotate(0deg) scale(1)' },
      ]
      this.run(face, frames, 700 / speed, 0)
    }
    for (const [id, back] of old) {
      const actor = this.actors.get(id)
      if (!actor?.face) continue
      back.classList.add('ghost')
      actor.face.after(back)
      const half = 190 / speed
      this.run(back, [{ transform: 'scale(1, 1)' }, { transform: 'scale(0, 1.04)' }], half, 0, () => back.remove())
      this.run(actor.face, [{ transform: 'scale(0, 1.04)' }, { transform: 'scale(1, 1)' }], half, half)
    }
    for (const id of plan.counted) {
      const face = this.actors.get(id)?.face
      if (face) this.run(face, [{ transform: 'scale(1.6)' }, { transform: 'scale(1)' }], 380 / speed, 0)
    }
  }

  private run(node: SVGElement, frames: Keyframe[], duration: number, delay: number, after?: () => void): void {
    const animation = node.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' })
    this.running.add(animation)
    animation.onfinish = animation.oncancel = () => {
      this.running.delete(animation)
      if (!this.running.size) this.settle()
      after?.()
    }
  }
}

function set(node: SVGElement, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return
  if (value === null) node.removeAttribute(name)
  else node.setAttribute(name, value)
}

function silence(node: SVGElement): void {
  for (const name of ['role', 'aria-label', 'tabindex', 'data-does']) node.removeAttribute(name)
}

function staying(node: Element | null): Element | null {
  while (node && (node.classList.contains('leaving') || node.localName !== 'g')) node = node.nextElementSibling
  return node
}

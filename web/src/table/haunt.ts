// Draws ghosts over the surfaces of a scene, and takes them away again.  The pieces themselves are only marked.

import type { Drawing } from './board'
import type { Face, Ghost, Haunting } from './ghosts'
import './haunt.css'

const SVG = 'http://www.w3.org/2000/svg'
const FAR = 14 // so far apart, in units of the surface, a line leads from here to there
const VAST = 12_000 // a country is outlined by its own shape

/** Show these ghosts in the scene, until the function that is returned is called. */
export function haunt(scene: Element, drawing: Drawing, { ghosts, fading }: Haunting): () => void {
  const undo: (() => void)[] = []
  for (const [id, how] of fading) {
    const node = scene.querySelector(`svg.pieces g[data-id="${CSS.escape(id)}"]`)
    if (!node) continue
    node.setAttribute('data-fading', how)
    undo.push(() => node.removeAttribute('data-fading'))
  }
  const layers = new Map<string, SVGSVGElement | null>()
  for (const ghost of ghosts) {
    if (!layers.has(ghost.surface)) layers.set(ghost.surface, layer(scene, ghost.surface))
    const root = layers.get(ghost.surface)
    if (root) draw(root, ghost, drawing)
  }
  for (const root of layers.values()) if (root) undo.push(() => root.remove())
  return () => { for (const one of undo) one() }
}

/** A sheet of glass over the pieces of a surface; none over one that lays its pieces out by itself, or is out of sight. */
function layer(scene: Element, surface: string): SVGSVGElement | null {
  const under = scene.querySelector(`.surface[data-surface="${CSS.escape(surface)}"]:not(.flow)`)
  const pieces = under?.querySelector('svg.pieces')
  if (!pieces) return null
  const glass = document.createElementNS(SVG, 'svg')
  glass.setAttribute('class', 'ghosts')
  glass.setAttribute('aria-hidden', 'true')
  glass.setAttribute('focusable', 'false')
  glass.setAttribute('viewBox', pieces.getAttribute('viewBox') ?? '')
  pieces.after(glass)
  return glass
}

function draw(root: SVGSVGElement, ghost: Ghost, drawing: Drawing): void {
  const first = ghost.faces[0]!
  const [x, y] = [first.at[4], first.at[5]]
  if (ghost.from && Math.hypot(x - ghost.from[4], y - ghost.from[5]) > FAR) {
    const way = document.createElementNS(SVG, 'path')
    way.setAttribute('class', 'way')
    way.setAttribute('d', `M${ghost.from[4]} ${ghost.from[5]}L${x} ${y}`)
    root.append(way)
  }
  const group = document.createElementNS(SVG, 'g')
  group.setAttribute('class', `phantom ${ghost.kind}`)
  group.setAttribute('data-ghost', ghost.id)
  for (const face of ghost.faces) {
    const node = drawn(face, drawing)
    if (node) group.append(node)
  }
  if (ghost.kind !== 'other') outline(group, first, drawing)
  root.append(group)
}

function drawn({ piece, at }: Face, drawing: Drawing): SVGElement | null {
  const node = document.createElementNS(SVG, 'g')
  node.setAttribute('class', piece.classes ?? '')
  node.setAttribute('transform', `matrix(${at.map((value) => +value.toFixed(3)).join(' ')})`)
  node.style.setProperty('--s', `${+Math.hypot(at[0], at[1]).toFixed(4)}`)
  const face = piece.shape === 'text' ? document.createElementNS(SVG, 'text') : document.createElementNS(SVG, 'use')
  face.setAttribute('class', 'face')
  if (piece.shape === 'text') face.textContent = piece.text ?? ''
  else {
    const size = drawing.sizes.get(piece.shape)
    if (!size) return null
    face.setAttribute('href', `#${piece.shape}`)
    boxed(face, size)
  }
  node.append(face)
  return node
}

function outline(group: SVGGElement, { piece, at }: Face, drawing: Drawing): void {
  const size = drawing.sizes.get(piece.shape)
  if (!size || size[0] * size[1] > VAST) return
  const edge = document.createElementNS(SVG, 'rect')
  edge.setAttribute('class', 'edge')
  edge.setAttribute('transform', `matrix(${at.map((value) => +value.toFixed(3)).join(' ')})`)
  edge.setAttribute('rx', `${Math.min(...size) / 6}`)
  boxed(edge, size)
  group.append(edge)
}

function boxed(node: SVGElement, [width, height]: readonly [number, number]): void {
  node.setAttribute('x', `${-width / 2}`)
  node.setAttribute('y', `${-height / 2}`)
  node.setAttribute('width', `${width}`)
  node.setAttribute('height', `${height}`)
}

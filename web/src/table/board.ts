// The static board: fetched once, taken apart once, copied into the page.

import type { BoardInfo } from '../wire'

/** The board alone, of all surfaces. */
export function boardIn({ url, surfaces }: BoardInfo): { url: string; width: number; height: number } {
  const { width, height } = surfaces.find((surface) => surface.kind === 'board')!
  return { url, width, height }
}

export interface Drawing { nodes: Node[]; sizes: Map<string, [number, number]>; plain: Set<string> }

const drawings = new Map<string, Promise<Drawing>>()

export function drawingOf(url: string): Promise<Drawing> {
  let found = drawings.get(url)
  if (!found) {
    found = fetched(url)
    drawings.set(url, found)
    found.catch(() => drawings.delete(url))
  }
  return found
}

async function fetched(url: string): Promise<Drawing> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The board could not be fetched (${answer.status}).`)
  const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  const root = parsed.documentElement
  if (root.localName !== 'svg' || parsed.querySelector('parsererror')) throw new Error('The board cannot be read.')
  for (const bad of parsed.querySelectorAll('script, style, foreignObject')) bad.remove()
  const sizes = new Map<string, [number, number]>()
  const plain = new Set<string>()
  for (const symbol of parsed.querySelectorAll('symbol')) {
    const [, , width, height] = (symbol.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/).map(Number)
    if (width && height) sizes.set(symbol.id, [width, height])
    if (!symbol.innerHTML.includes('currentColor')) plain.add(symbol.id)
  }
  return { nodes: [...root.childNodes], sizes, plain }
}

/** Put a copy of the board into an svg element of the page. */
export function placeBoard(drawing: Drawing, into: SVGSVGElement): void {
  into.replaceChildren(...drawing.nodes.map((node) => document.importNode(node, true)))
}

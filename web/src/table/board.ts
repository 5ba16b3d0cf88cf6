// The pictures: fetched once, taken apart once, copied into the page.

/** `stock`: what all surfaces draw with; `board` and `pictures`: what lies under the pieces. */
export interface Drawing {
  stock: Node[]
  board: Node[]
  pictures: Map<string, Node[]>
  sizes: Map<string, [number, number]>
  plain: Set<string>
  unseen: Set<string> // places that show through: nothing to look at from near
}

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
  const drawing: Drawing = { stock: [], board: [], pictures: new Map(), sizes: new Map(), plain: new Set(), unseen: new Set() }
  for (const symbol of parsed.querySelectorAll('symbol')) {
    const [, , width, height] = (symbol.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/).map(Number)
    if (width && height) drawing.sizes.set(symbol.id, [width, height])
    if (!symbol.innerHTML.includes('currentColor')) drawing.plain.add(symbol.id)
    if (symbol.innerHTML.includes('fill-opacity="0"') && !symbol.innerHTML.includes('stroke')) drawing.unseen.add(symbol.id)
  }
  for (const node of root.childNodes) {
    const picture = node instanceof Element ? node.getAttribute('data-picture') : null
    if (picture) drawing.pictures.set(picture, [...node.childNodes])
    else if (node instanceof Element && (node.localName === 'defs' || node.localName === 'symbol')) drawing.stock.push(node)
    else drawing.board.push(node)
  }
  return drawing
}

/** Put a copy of a picture into an svg element of the page. */
export function place(nodes: readonly Node[], into: SVGSVGElement): void {
  into.replaceChildren(...nodes.map((node) => document.importNode(node, true)))
}

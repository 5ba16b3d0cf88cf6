// Lights up the pieces that a lesson speaks of, and puts the light out again.

import './spotlight.css'

/** Light these pieces in the scene, until the function that is returned is called. */
export function spotlight(scene: Element, ids: readonly string[]): () => void {
  const lit = ids.flatMap((id) => {
    const node = scene.querySelector(`svg.pieces g[data-id="${CSS.escape(id)}"]`)
    return node ? [node] : []
  })
  for (const node of lit) node.setAttribute('data-lit', '')
  return () => { for (const node of lit) node.removeAttribute('data-lit') }
}

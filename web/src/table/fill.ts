// The table takes what is left of the window below the page's head, and never more.

export function fill(node: HTMLElement): () => void {
  const measure = (): void => {
    const top = Math.round(node.getBoundingClientRect().top + scrollY)
    node.style.height = `calc(100dvh - ${top}px)`
  }
  measure()
  const watch = new ResizeObserver(measure)
  watch.observe(document.body)
  for (let above = node.parentElement; above && above !== document.body; above = above.parentElement) {
    for (const sibling of above.children) if (!sibling.contains(node)) watch.observe(sibling)
  }
  addEventListener('resize', measure)
  return () => {
    watch.disconnect()
    removeEventListener('resize', measure)
  }
}

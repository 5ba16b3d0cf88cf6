/** Work that measures the page waits for its next frame, however often it is asked for until then: each time that something is
 * measured after a change the whole page is laid out for it. */
export function onceAFrame(work: () => void): () => void {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      work()
    })
  }
}

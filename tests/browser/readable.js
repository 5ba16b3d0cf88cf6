// What somebody at this table could not read or hit.  Given to the page as it is; everything is measured on the screen.
({ text, target }) => {
  const UNSEEN = 'ornament'
  const scene = document.querySelector('.scene')
  const scaleOf = ({ a, b, c, d }) => Math.sqrt(Math.abs(a * d - b * c))
  const within = (box, outer) => box.right > outer.left + 1 && box.left < outer.right - 1 && box.bottom > outer.top + 1 && box.top < outer.bottom - 1
  const shown = (node) => {
    const box = node.getBoundingClientRect()
    const surface = node.closest('.surface')?.getBoundingClientRect()
    return box.width > 0 && (!surface || within(box, surface))
  }

  function drawn() {
    const small = []
    const at = (node, size, words) => { if (size < text - 0.1) small.push(`${words}: ${size.toFixed(1)} px on ${node.closest('.surface')?.dataset.surface}`) }
    for (const node of scene.querySelectorAll('svg.picture text, svg.pieces text')) {
      const words = node.textContent.trim()
      if (!words || node.closest(`.${UNSEEN}, .badge, .leaving`) || !shown(node)) continue
      const size = parseFloat(getComputedStyle(node).fontSize)
      if (size) at(node, size * scaleOf(node.getScreenCTM()), words)
    }
    for (const use of scene.querySelectorAll('svg.pieces use, svg.picture use')) {
      const symbol = document.querySelector(use.getAttribute('href'))
      if (!symbol || use.closest(`.${UNSEEN}`) || !shown(use)) continue
      for (const node of symbol.querySelectorAll('text')) {
        if (node.closest(`.${UNSEEN}, .number, .name`)) continue // the style sheet sees to these wherever they are used
        let inside = 1
        for (let up = node; up && up !== symbol; up = up.parentElement) inside *= Math.abs(+(/scale\(([-\d.]+)/.exec(up.getAttribute('transform') ?? '')?.[1] ?? 1))
        at(use, parseFloat(node.getAttribute('font-size') ?? '16') * inside * scaleOf(use.getScreenCTM()), `${node.textContent} in ${symbol.id}`)
      }
    }
    return small
  }

  function written() {
    const small = []
    const walk = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement
      if (!node.data.trim() || parent.closest('svg, .sr, .tip') || !parent.getClientRects().length) continue
      const size = parseFloat(getComputedStyle(parent).fontSize)
      if (size < text - 0.05) small.push(`${node.data.trim().slice(0, 30)}: ${size.toFixed(1)} px in .${parent.className}`)
    }
    return small
  }

  /** A turn of the event loop, without the wait that timers have: what is lit follows the pointer within one. */
  function turn() {
    const { port1, port2 } = new MessageChannel()
    return new Promise((on) => { port1.onmessage = () => { port1.close(); on() }; port2.postMessage(0) })
  }

  /** What a pointer at this place would choose: the table says so by lighting it. */
  let last = [0, 0]
  async function meant(x, y) {
    const under = document.elementFromPoint(x, y)
    if (!under || !scene.contains(under)) return `covered by ${under ? `${under.localName}.${under.getAttribute('class') ?? ''}` : 'nothing, outside'}`
    if (last[0] === x && last[1] === y) x += 0.01
    last = [x, y]
    under.dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: y, bubbles: true, pointerType: 'mouse', pointerId: 77 }))
    for (let wait = 0; wait < 12; wait++) {
      await (wait ? new Promise((on) => setTimeout(on, wait * 8)) : turn())
      const lit = scene.querySelector('.can.hot')
      if (lit) return lit.dataset.does ?? ''
      if (getComputedStyle(under).cursor !== 'pointer') break // a pointer here would choose nothing
    }
    return ''
  }

  /** The actions that can be chosen on the screen as it is, and what is wrong with those that cannot. */
  async function targets() {
    const good = new Set()
    const wrong = {}
    scene.dispatchEvent(new PointerEvent('pointermove', { clientX: 1, clientY: 1, bubbles: true, pointerType: 'mouse', pointerId: 77 }))
    // The small ones first: they are hit or missed at once, and a whole country need not be looked at when its army can be hit.
    const faces = [...scene.querySelectorAll('.can > .face')].map((face) => [face, face.getBoundingClientRect()])
    faces.sort(([, a], [, b]) => a.width * a.height - b.width * b.height)
    for (const [face, box] of faces) {
      const does = face.parentElement.dataset.does
      if (good.has(does)) continue
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      const off = target / 2 - 1
      const large = box.width >= 60 && box.height >= 60
      const points = large
        ? Array.from({ length: 100 }, (_, k) => [box.left + (box.width * ((k % 10) + 0.5)) / 10, box.top + (box.height * (Math.floor(k / 10) + 0.5)) / 10])
        : [[x, y], [x - off, y], [x + off, y], [x, y - off], [x, y + off]]
      const needed = large ? (target * target * points.length) / (box.width * box.height) : points.length
      let hits = 0
      let seen = ''
      for (const [px, py] of points) {
        const found = await meant(px, py)
        if (found === does) hits += 1
        else seen = found || 'nothing'
        if (hits >= needed) break
      }
      if (hits >= needed) good.add(does)
      else wrong[does] = `${does}: ${hits} of ${points.length} points hit it, ${box.width.toFixed(0)}x${box.height.toFixed(0)} px, ${seen} instead`
    }
    scene.dispatchEvent(new PointerEvent('pointerleave', { bubbles: false, pointerType: 'mouse' }))
    for (const does of good) delete wrong[does]
    return { good: [...good], wrong }
  }

  function share() {
    let area = 0
    for (const surface of scene.querySelectorAll('.surface')) {
      const [cell, world] = [surface.getBoundingClientRect(), surface.querySelector('.world').getBoundingClientRect()]
      area += Math.max(0, Math.min(cell.right, world.right) - Math.max(cell.left, world.left)) * Math.max(0, Math.min(cell.bottom, world.bottom) - Math.max(cell.top, world.top))
    }
    return area / innerWidth / innerHeight
  }

  return targets().then(({ good, wrong }) => ({
    small: [...drawn(), ...written()],
    good, wrong, share: share(),
    onTable: [...document.querySelectorAll('button[data-do][data-on-table]')].map((button) => button.dataset.do),
    closing: [...document.querySelectorAll('.closing button[data-do]')].map((button) => button.dataset.do),
  }))
}

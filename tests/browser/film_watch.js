// Notes in a page what the wire told of a game and what was shown of it, and plays a seat there: each question is answered at
// random, a while after it is seen.  Once, after a film, it presses "Again".  It is run before anything of the page.
;(() => {
  const film = (window.film = { views: [], answers: [], shown: [], asked: [], lines: {}, again: null, mounted: 0, drawn: 0, over: false })
  const now = () => performance.now()

  const Real = window.WebSocket
  window.WebSocket = class extends Real {
    constructor(...how) {
      super(...how)
      this.addEventListener('message', ({ data }) => hear(JSON.parse(data)))
    }

    send(data) {
      if (typeof data === 'string' && JSON.parse(data).t === 'play') film.answers.push(now())
      super.send(data)
    }
  }

  function hear(told) {
    if (told.t === 'log') for (const line of told.lines) film.lines[line.at] = line.words
    if (told.t === 'view') film.views.push({ when: now(), n: told.n, by: told.by ?? [], beats: (told.beats ?? []).map(({ at, kind, seat, foe }) => ({ at, kind, seat, foe })) })
  }

  let last = null // the moment that is shown
  let open = '' // the question that can be answered
  function look() {
    if (!film.drawn && document.querySelector('.scene .pieces use')) film.drawn = now()
    const beats = document.querySelector('.beats')
    const at = beats ? +beats.dataset.at : null
    if (at !== (last?.at ?? null)) {
      if (last) last.until = now()
      last = beats && { at, kind: beats.dataset.beat, words: beats.querySelector('.caption p')?.textContent ?? '', when: now(), until: 0, again: !!film.again && !film.again.over, asked: false }
      if (last) film.shown.push(last)
    }
    const panel = document.querySelector('.panel')
    const asked = panel?.querySelector('button[data-do], [data-numbers], .list') ? panel.dataset.question : ''
    if (last && asked) last.asked = true
    if (asked && asked !== open) film.asked.push({ when: now(), question: asked })
    open = asked
  }
  const watch = new MutationObserver(look)

  const PAUSE = 400 // milliseconds from the moment at which a question is seen to its answer
  const AGAIN = 2 // after so many films it is shown once more
  let seen = 0
  let dice = 1
  const below = (count) => {
    dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0
    return Math.floor((dice / 2 ** 32) * count)
  }

  function play() {
    const table = document.querySelector('.table')
    if (!table) return
    film.mounted ||= now()
    if (!watch.on) {
      watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-at', 'data-question'] })
      watch.on = true
    }
    look()
    film.over = table.dataset.status === 'over'
    if (film.over || film.again?.over === false) return
    if (!open || last) {
      seen = 0
      return
    }
    seen ||= now()
    if (now() - seen < PAUSE) return
    const button = document.querySelector('button[aria-label="Again"]')
    const films = film.answers.filter((when, k) => film.shown.some((one) => one.when > when && one.when < (film.answers[k + 1] ?? Infinity))).length
    if (!film.again && films >= AGAIN) {
      film.again = { when: now(), enabled: !button.disabled, over: button.disabled }
      button.click()
      return
    }
    document.querySelector('.panel .list')?.click()
    const choices = [...document.querySelectorAll('.panel button[data-do]:not([disabled])')].filter((one) => one.getAttribute('aria-disabled') !== 'true')
    if (!choices.length) return
    seen = 0
    choices[below(choices.length)].click()
  }
  setInterval(play, 40)
  // What is shown again has come to its end when one is asked again.
  setInterval(() => {
    if (film.again?.over === false && !last && open && now() - film.again.when > 200) film.again.over = true
  }, 40)
})()

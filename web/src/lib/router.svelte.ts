// History routing: links are real links, and a plain click on one of our own does not load the page again.

import { isServers, routeOf, type Route } from './routes'

class Router {
  path = $state(location.pathname)
  hash = $state(location.hash)
  /** How far down the page was when it was left; 0 for a page newly come to. */
  down = 0
  readonly route: Route = $derived(routeOf(this.path))

  /** Go to an address of ours. */
  go(to: string, replace = false): void {
    if (!replace) history.replaceState({ down: scrollY }, '')
    history[replace ? 'replaceState' : 'pushState']({}, '', new URL(to, location.href))
    this.down = 0
    this.#read()
  }

  /** The heading of a new page gets the focus, so that a screen reader says where we are; some take a moment. */
  focusHeading(): void {
    const main = document.getElementById('main')
    if (!main) return
    if (focusIn(main)) return
    main.focus({ preventScroll: true })
    const watch = new MutationObserver(() => {
      if (document.activeElement !== main || focusIn(main)) watch.disconnect()
    })
    watch.observe(main, { childList: true, subtree: true })
    setTimeout(() => watch.disconnect(), 4000)
  }

  #read(): void {
    this.path = location.pathname
    this.hash = location.hash
  }

  listen(): void {
    addEventListener('popstate', (event) => {
      this.down = (event.state as { down?: number } | null)?.down ?? 0
      this.#read()
    })
    addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      const link = (event.target as Element | null)?.closest?.('a')
      if (!link || link.target || link.hasAttribute('download') || !link.href) return
      const url = new URL(link.href)
      if (url.origin !== location.origin || isServers(url.pathname)) return
      if (url.pathname === location.pathname && url.hash) return // the browser's own business
      event.preventDefault()
      this.go(url.href)
    })
  }
}

function focusIn(main: HTMLElement): boolean {
  const heading = main.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

export const router = new Router()

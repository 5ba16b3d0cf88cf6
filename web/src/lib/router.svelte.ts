// History routing: links are real links, and a plain click on one of our own does not load the page again.

import { tick } from 'svelte'
import { isServers, routeOf, type Route } from './routes'

class Router {
  path = $state(location.pathname)
  hash = $state(location.hash)
  readonly route: Route = $derived(routeOf(this.path))

  /** Go to an address of ours. The page's heading gets the focus, so that a screen reader says where we are. */
  go(to: string, replace = false): void {
    const url = new URL(to, location.href)
    const samePage = url.pathname === location.pathname
    history[replace ? 'replaceState' : 'pushState']({}, '', url)
    this.#read()
    if (!samePage) void arrive()
  }

  #read(): void {
    this.path = location.pathname
    this.hash = location.hash
  }

  listen(): void {
    addEventListener('popstate', () => {
      const before = this.path
      this.#read()
      if (before !== this.path) void arrive(false)
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

async function arrive(top = true): Promise<void> {
  await tick()
  if (top) scrollTo(0, 0)
  focusHeading()
}

/** Called again by pages that appear only after loading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

export const router = new Router()

// Which page an address means.

export type Route =
  | { page: 'first' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'verify'; table: string }
  | { page: 'finished' }
  | { page: 'rules'; game: string | null }
  | { page: 'practice'; game: string }
  | { page: 'about' }
  | { page: 'lost' }

const ID = /^[0-9A-Za-z_~-]{1,80}$/ // a table, a game, or a variant such as jamaica~rich-lairs-1a2b3c4d

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean)
  const [head, one, two] = parts
  const named = one === undefined || ID.test(one)
  if (!named || parts.length > 3) return { page: 'lost' }
  if (head === undefined) return { page: 'first' }
  if (head === 't' && one) {
    if (two === undefined) return { page: 'table', table: one }
    if (two === 'replay' || two === 'verify') return { page: two, table: one }
  }
  if (two !== undefined) return { page: 'lost' }
  if (head === 'new' || head === 'rules') return { page: head, game: one ?? null }
  if (head === 'practice' && one) return { page: head, game: one }
  if (one === undefined && (head === 'finished' || head === 'about')) return { page: head }
  return { page: 'lost' }
}

/** What the server answers itself, so that a link to it is left to the browser. */
export const isServers = (path: string): boolean => /^\/(api|board|ws|healthz|metrics)(\/|$)/.test(path)

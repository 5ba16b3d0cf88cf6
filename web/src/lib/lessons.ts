// A guided first game: begun with one click, at a table of one's own.

import type { GameInfo, MadeTable, NewLesson } from '../wire'
import { ask } from './api'
import { prefs } from './prefs.svelte'
import { router } from './router.svelte'
import { keepSeat } from './seatbook'
import { SAILOR } from './table'

const begin = (wish: NewLesson): Promise<MadeTable> =>
  ask('/api/lessons', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish) })

/** Begin this lesson and go to its table. */
export async function learn(game: Pick<GameInfo, 'name' | 'title'>, lesson: string): Promise<void> {
  const made = await begin({ game: game.name, lesson, player: prefs.name || SAILOR })
  keepSeat(made.table, { token: made.token, game: game.name, title: game.title, name: '' })
  router.go(`/t/${made.table}`)
}

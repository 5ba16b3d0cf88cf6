// The small picture of each game, from the game's own folder; the chart is for pages that are about none.

import chart from '../art/chart.svg'

export const picture = (game: string): string => `/api/games/${game}/card.svg`
export { chart }

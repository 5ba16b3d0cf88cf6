// A small picture of each game, and one for games we have none of.

import chart from '../art/chart.svg'
import harbour_of_fortune from '../art/harbour_of_fortune.svg'
import jamaica from '../art/jamaica.svg'
import new_bedford from '../art/new_bedford.svg'
import rotterdam from '../art/rotterdam.svg'
import supremacy from '../art/supremacy.svg'

const PICTURES: Record<string, string> = { harbour_of_fortune, jamaica, new_bedford, rotterdam, supremacy }

export const picture = (game: string): string => PICTURES[game] ?? chart
export { chart }

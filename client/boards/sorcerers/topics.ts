import type { Sorcerers } from '#shared/games/sorcerers/index.ts'
import type { TopicsOf } from '../kit/topics.ts'

export const topics: TopicsOf<Sorcerers> = {
  card: ['sorcerer-chosen', 'sorcerer-dealt', 'summoned', 'spell-charged'],
  hit: ['killed', 'captured', 'trapped', 'defeated', 'ghost'],
  gain: ['place-taken'],
  loss: ['place-left'],
}

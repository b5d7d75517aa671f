import type { WhirlingWitchcraft } from '#shared/games/whirling-witchcraft/index.ts'
import type { TopicsOf } from '../kit/topics.ts'

export const topics: TopicsOf<WhirlingWitchcraft> = {
  card: ['character-revealed', 'redrew', 'revealed', 'revealed-rotated', 'arcana-fired', 'character-discarded', 'hands-passed', 'drew'],
  hit: ['spilled', 'overflowed'],
  gain: ['gained'],
  loss: ['removed'],
  phase: ['round-began', 'last-cauldron'],
}

import type { Witchstone } from '#shared/games/witchstone/index.ts'
import type { TopicsOf } from '../kit/topics.ts'

export const topics: TopicsOf<Witchstone> = {
  card: ['drew', 'discarded', 'scroll-taken', 'boosted', 'special-taken', 'special-used'],
  hit: ['damaged'],
  gain: ['token-taken', 'token-scored', 'scored', 'counted', 'portal-completed', 'stone-reached', 'owl-taken', 'final-score'],
  loss: ['lapsed'],
  phase: ['turn-began'],
}

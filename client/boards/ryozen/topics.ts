import type { Ryozen } from '#shared/games/ryozen/index.ts'
import type { TopicsOf } from '../kit/topics.ts'

export const topics: TopicsOf<Ryozen> = {
  card: ['clan-chosen', 'played', 'kept', 'burnt', 'revelation-discarded', 'event-discarded', 'event-returned', 'revealed', 'hired'],
  hit: ['struck', 'retreated', 'pushed-out'],
  gain: ['night-reward', 'gained-coin', 'gained-scroll', 'gained-lantern', 'gained-coral', 'gained-agate', 'gained-jade', 'gained-favour'],
  loss: [
    'lost-coin',
    'lost-scroll',
    'lost-lantern',
    'lost-coral',
    'lost-agate',
    'lost-jade',
    'lost-favour',
    'paid-coin',
    'paid-scroll',
    'paid-lantern',
  ],
  phase: ['day-began', 'night-began', 'event-came', 'reached', 'dawned', 'ended'],
}

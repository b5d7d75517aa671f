import type { Evenfall } from '#shared/games/evenfall/index.ts'
import type { TopicsOf } from '../kit/topics.ts'

export const topics: TopicsOf<Evenfall> = {
  card: [
    'coven-chosen',
    'drew',
    'discarded',
    'ritual-played',
    'specialist-played',
    'council-played',
    'ritual-removed',
    'automa-recruited',
    'automa-linked',
    'automa-discarded',
  ],
  hit: ['battle', 'battle-won', 'place-plundered', 'automa-won'],
  gain: [
    'gained',
    'place-harvested',
    'link-bonus',
    'path-overflow',
    'battle-reward',
    'stone-taken',
    'automa-gained',
    'automa-overflowed',
    'automa-link-bonus',
    'automa-harvested',
    'automa-reward',
    'automa-stone',
    'automa-score',
  ],
  loss: ['paid'],
  phase: ['scouting-begins', 'actions-begin', 'battles-begin', 'round-over', 'last-round-over', 'passed', 'automa-passed', 'ended'],
}

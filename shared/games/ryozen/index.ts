import { defineGame } from '../../kernel/define-game.ts'
import { EFFECT_STEPS } from './effects/index.ts'
import { evaluate } from './evaluate.ts'
import { events } from './events.ts'
import { imagine } from './imagine.ts'
import { OPTIONS } from './options.ts'
import { outcomeOf } from './outcome.ts'
import { setup } from './setup.ts'
import { ability, daytime } from './steps/apply.ts'
import { day, endTurn, turn } from './steps/day.ts'
import { draft } from './steps/draft.ts'
import { dawn, event, eventOver, rewards } from './steps/night.ts'
import { place } from './steps/place.ts'
import { start } from './steps/start.ts'
import { handOf, tableOf } from './table.ts'
import { handShape, tableShape } from './view.ts'
import { violationsOf } from './violations.ts'
import { WORDS } from './words.ts'

export const ryozen = defineGame({
  id: 'ryozen',
  names: { en: 'Ryozen', ru: 'Рёдзен' },
  version: '2',
  seats: { min: 2, max: 4 },
  complexity: 3,
  options: OPTIONS,
  words: WORDS,
  events,
  tableShape,
  handShape,
  setup,
  steps: {
    draft,
    day,
    turn,
    start,
    place,
    ability,
    daytime,
    'end-turn': endTurn,
    event,
    'event-over': eventOver,
    rewards,
    dawn,
    ...EFFECT_STEPS,
  },
  table: tableOf,
  hand: handOf,
  outcome: outcomeOf,
  imagine,
  evaluate,
  violations: violationsOf,
})
export type Ryozen = typeof ryozen

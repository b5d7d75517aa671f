import type { Game } from '../../kernel/game.ts'
import { EFFECT_STEPS } from './effects/index.ts'
import { evaluate } from './evaluate.ts'
import { imagine } from './imagine.ts'
import { OPTIONS } from './options.ts'
import { outcomeOf } from './outcome.ts'
import { setup } from './setup.ts'
import type { State } from './state.ts'
import { ability, daytime } from './steps/apply.ts'
import { day, endTurn, turn } from './steps/day.ts'
import { draft } from './steps/draft.ts'
import type { Frame } from './steps/frames.ts'
import { dawn, event, eventOver, rewards } from './steps/night.ts'
import { place } from './steps/place.ts'
import { start } from './steps/start.ts'
import { handOf, tableOf } from './table.ts'
import { type HandView, handShape, type TableView, tableShape } from './view.ts'
import { violationsOf } from './violations.ts'
import { WORDS } from './words.ts'

export const ryozen: Game<State, Frame, TableView, HandView> = {
  id: 'ryozen',
  names: { en: 'Ryozen', ru: 'Рёдзен' },
  version: '2',
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  words: WORDS,
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
}

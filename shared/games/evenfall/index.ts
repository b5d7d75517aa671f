import { defineGame } from '../../kernel/define-game.ts'
import { evaluate } from './evaluate.ts'
import { events } from './events.ts'
import { imagine } from './imagine.ts'
import { OPTIONS } from './options.ts'
import { outcomeOf } from './score.ts'
import { setup } from './setup.ts'
import { STEPS } from './steps/index.ts'
import { handOf, handShape, tableOf, tableShape } from './view.ts'
import { violationsOf } from './violations.ts'
import { WORDS } from './words/index.ts'

export const evenfall = defineGame({
  id: 'evenfall',
  names: { en: 'Evenfall', ru: 'Лихолетье' },
  version: '5',
  seats: { min: 1, max: 4 },
  complexity: 4,
  options: OPTIONS,
  words: WORDS,
  events,
  tableShape,
  handShape,
  setup,
  steps: STEPS,
  table: tableOf,
  hand: handOf,
  outcome: outcomeOf,
  imagine,
  evaluate,
  violations: violationsOf,
})
export type Evenfall = typeof evenfall

import { defineGame } from '../../kernel/define-game.ts'
import { evaluate } from './evaluate.ts'
import { events } from './events.ts'
import { imagine } from './imagine.ts'
import { OPTIONS } from './options.ts'
import { outcomeOf } from './score.ts'
import { setup } from './setup.ts'
import { STEPS } from './steps/index.ts'
import { handOf, tableOf } from './table.ts'
import { handShape, tableShape } from './view.ts'
import { violationsOf } from './violations.ts'
import { WORDS } from './words.ts'

export const witchstone = defineGame({
  id: 'witchstone',
  names: { en: 'Witchstone', ru: 'Скала ведьм' },
  version: '2',
  seats: { min: 2, max: 4 },
  complexity: 3,
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
export type Witchstone = typeof witchstone

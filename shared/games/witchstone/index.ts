import type { Game } from '../../kernel/game.ts'
import { evaluate } from './evaluate.ts'
import { imagine } from './imagine.ts'
import { OPTIONS } from './options.ts'
import { outcomeOf } from './score.ts'
import { setup } from './setup.ts'
import type { State } from './state.ts'
import type { Frame } from './steps/frames.ts'
import { STEPS } from './steps/index.ts'
import { handOf, tableOf } from './table.ts'
import { type HandView, handShape, type TableView, tableShape } from './view.ts'
import { violationsOf } from './violations.ts'
import { WORDS } from './words.ts'

export const witchstone: Game<State, Frame, TableView, HandView> = {
  id: 'witchstone',
  names: { en: 'Witchstone', ru: 'Скала ведьм' },
  version: '2',
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  words: WORDS,
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
}

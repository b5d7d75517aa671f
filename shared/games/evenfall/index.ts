import type { Game } from '../../kernel/game.ts'
import { evaluate } from './evaluate.ts'
import type { Frame } from './frames.ts'
import { imagine } from './imagine.ts'
import { OPTIONS } from './options.ts'
import { outcomeOf } from './score.ts'
import { setup } from './setup.ts'
import type { State } from './state.ts'
import { STEPS } from './steps/index.ts'
import { type HandView, handOf, handShape, type TableView, tableOf, tableShape } from './view.ts'
import { violationsOf } from './violations.ts'
import { WORDS } from './words/index.ts'

export const evenfall: Game<State, Frame, TableView, HandView> = {
  id: 'evenfall',
  names: { en: 'Evenfall', ru: 'Лихолетье' },
  version: '3',
  seats: { min: 1, max: 4 },
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

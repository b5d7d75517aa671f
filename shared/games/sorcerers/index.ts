import { defineGame } from '../../kernel/define-game.ts'
import { concede } from './concede.ts'
import { evaluate } from './evaluate.ts'
import { events } from './events.ts'
import { imagine } from './imagine.ts'
import { OPTIONS } from './options.ts'
import { outcomeOf } from './outcome.ts'
import { setup } from './setup.ts'
import { cast } from './steps/cast.ts'
import { dealt } from './steps/dealt.ts'
import { draft } from './steps/draft.ts'
import { move } from './steps/move.ts'
import { turn } from './steps/turn.ts'
import { handOf, tableOf } from './table.ts'
import { handShape, tableShape } from './view.ts'
import { violationsOf } from './violations.ts'
import { WORDS } from './words.ts'

export const sorcerers = defineGame({
  id: 'sorcerers',
  names: { en: 'Sorcerers', ru: 'Чародеи' },
  version: '2',
  seats: { min: 2, max: 4 },
  complexity: 2,
  options: OPTIONS,
  words: WORDS,
  events,
  tableShape,
  handShape,
  setup,
  steps: { dealt, draft, turn, move, cast },
  table: tableOf,
  hand: handOf,
  outcome: outcomeOf,
  resign: concede,
  imagine,
  evaluate,
  violations: violationsOf,
})
export type Sorcerers = typeof sorcerers

import { defineGame } from '../../kernel/define-game.ts'
import { LIMITS } from './content/index.ts'
import { evaluate } from './evaluate.ts'
import { events } from './events.ts'
import { imagine } from './imagine.ts'
import { OPTIONS } from './options.ts'
import { outcomeOf } from './score.ts'
import { setup } from './setup.ts'
import { arcana } from './steps/arcana.ts'
import { cauldrons } from './steps/cauldrons.ts'
import { characters, deal } from './steps/characters.ts'
import { check } from './steps/check.ts'
import { choose } from './steps/choose.ts'
import { recipes } from './steps/recipes.ts'
import { reveal } from './steps/reveal.ts'
import { round } from './steps/round.ts'
import { transform } from './steps/transform.ts'
import { handShape, tableShape, viewHand, viewTable } from './view.ts'
import { violationsOf } from './violations.ts'
import { WORDS } from './words.ts'

/** The definition of the game. It has no `resign`, because a ring of neighbours needs every seat, so a bot plays on. */
export const whirlingWitchcraft = defineGame({
  id: 'whirling-witchcraft',
  names: { en: 'Whirling Witchcraft', ru: 'Ведьмин круг' },
  version: '2',
  seats: LIMITS.seats,
  complexity: 2,
  options: OPTIONS,
  words: WORDS,
  events,
  tableShape,
  handShape,
  setup,
  steps: { characters, deal, round, choose, reveal, arcana, transform, cauldrons, check, recipes },
  table: viewTable,
  hand: viewHand,
  outcome: outcomeOf,
  imagine,
  evaluate,
  violations: violationsOf,
})
export type WhirlingWitchcraft = typeof whirlingWitchcraft

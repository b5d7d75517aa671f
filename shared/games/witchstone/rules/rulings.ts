import type { Ruling } from '../../../rules/text.ts'
import { ACTIONS_RULINGS } from './rulings-actions.ts'
import { HERE_RULINGS } from './rulings-here.ts'
import { PIECES_RULINGS } from './rulings-pieces.ts'
import { SCORING_RULINGS } from './rulings-scoring.ts'

const numberOf = ({ id }: Ruling): number => Number(id.slice('WS-R'.length))

/** The rulings by number. The files group them by subject. */
export const RULINGS: readonly Ruling[] = [...PIECES_RULINGS, ...ACTIONS_RULINGS, ...SCORING_RULINGS, ...HERE_RULINGS].toSorted(
  (one, other) => numberOf(one) - numberOf(other),
)

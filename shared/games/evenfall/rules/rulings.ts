import type { Ruling } from '../../../rules/text.ts'
import { ASKING_RULINGS } from './rulings-asking.ts'
import { BATTLE_RULINGS } from './rulings-battle.ts'
import { NAME_RULINGS } from './rulings-names.ts'
import { SETUP_RULINGS } from './rulings-setup.ts'
import { TIMING_RULINGS } from './rulings-timing.ts'

/** The rulings in the order of their numbers. */
export const RULINGS: readonly Ruling[] = [...SETUP_RULINGS, ...BATTLE_RULINGS, ...NAME_RULINGS, ...ASKING_RULINGS, ...TIMING_RULINGS]

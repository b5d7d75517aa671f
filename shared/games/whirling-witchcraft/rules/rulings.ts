import type { Ruling } from '../../../rules/text.ts'
import { PLAY_RULINGS } from './rulings/play.ts'
import { POWERS } from './rulings/powers.ts'
import { PRINTED } from './rulings/printed.ts'
import { TABLE } from './rulings/table.ts'

/** All rulings, sorted by number. */
export const RULINGS: readonly Ruling[] = [...PRINTED, ...POWERS, ...PLAY_RULINGS, ...TABLE]

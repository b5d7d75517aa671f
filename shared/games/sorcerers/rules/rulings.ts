import type { Ruling } from '../../../rules/text.ts'
import { BOARD_RULINGS } from './rulings-board.ts'
import { RULINGS_HERE } from './rulings-here.ts'
import { PLAY_RULINGS } from './rulings-play.ts'

export const RULINGS: readonly Ruling[] = [...BOARD_RULINGS, ...PLAY_RULINGS, ...RULINGS_HERE]

import type { Ruling } from '../../../rules/text.ts'
import { GAP_RULINGS } from './rulings-gaps.ts'
import { PICTURE_RULINGS } from './rulings-pictures.ts'
import { TABLE_RULINGS } from './rulings-table.ts'
import { WORD_RULINGS } from './rulings-words.ts'

export const RULINGS: readonly Ruling[] = [...PICTURE_RULINGS, ...WORD_RULINGS, ...GAP_RULINGS, ...TABLE_RULINGS]

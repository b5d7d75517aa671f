import { whirlingWitchcraft } from '#shared/games/whirling-witchcraft/index.ts'
import { describeBoard } from '../kit/describe-board.ts'
import { board } from './index.ts'

describeBoard(board, whirlingWitchcraft)

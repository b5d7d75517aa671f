import { witchstone } from '#shared/games/witchstone/index.ts'
import { describeBoard } from '../kit/describe-board.ts'
import { board } from './index.ts'

describeBoard(board, witchstone)

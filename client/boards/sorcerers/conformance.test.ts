import { sorcerers } from '#shared/games/sorcerers/index.ts'
import { describeBoard } from '../kit/describe-board.ts'
import { board } from './index.ts'

describeBoard(board, sorcerers)

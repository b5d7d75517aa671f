import { evenfall } from '#shared/games/evenfall/index.ts'
import { describeBoard } from '../kit/describe-board.ts'
import { board } from './index.ts'

describeBoard(board, evenfall)

import { ryozen } from '#shared/games/ryozen/index.ts'
import { describeBoard } from '../kit/describe-board.ts'
import { board } from './index.ts'

describeBoard(board, ryozen)

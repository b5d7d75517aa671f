import { describeBoard } from '../../../../client/boards/kit/describe-board.ts'
import { harbour } from '../rules/index.ts'
import { board } from './index.ts'

describeBoard(board, harbour)

import { describeConformance } from '../index.ts'
import { riddle } from './index.ts'

describeConformance(riddle)

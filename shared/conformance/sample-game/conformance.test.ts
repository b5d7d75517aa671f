import { describeConformance } from '../index.ts'
import { sampleGame } from './index.ts'

describeConformance(sampleGame)

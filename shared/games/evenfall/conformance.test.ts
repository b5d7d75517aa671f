import { describeConformance } from '../../conformance/index.ts'
import { evenfall } from './index.ts'

describeConformance(evenfall)

import { describeConformance } from '../../conformance/index.ts'
import { witchstone } from './index.ts'

describeConformance(witchstone)

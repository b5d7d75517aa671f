import { describeConformance } from '../../conformance/index.ts'
import { ryozen } from './index.ts'

describeConformance(ryozen)

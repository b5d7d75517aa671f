import { describeConformance } from '../../conformance/index.ts'
import { sorcerers } from './index.ts'

describeConformance(sorcerers)

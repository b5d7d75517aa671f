import { describeConformance } from '../../conformance/index.ts'
import { whirlingWitchcraft } from './index.ts'

describeConformance(whirlingWitchcraft)

import { describeConformance } from '#shared/conformance/index.ts'
import { harbour } from './index.ts'

describeConformance(harbour)

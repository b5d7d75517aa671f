import { CONNECTION_FLOODS } from './connections.ts'
import { COSTLY_FLOODS } from './costly-work.ts'
import type { Flood } from './flood.ts'
import { MATCH_FLOODS } from './in-a-match.ts'
import { RATE_FLOODS } from './rates.ts'

export { counted, type FloodedServer, seatPlayer, sendChat as say, wireOf } from './flood.ts'

/** One flood for each limit and each scope in which it is counted. */
export const FLOODS: readonly Flood[] = [...RATE_FLOODS, ...CONNECTION_FLOODS, ...MATCH_FLOODS, ...COSTLY_FLOODS]

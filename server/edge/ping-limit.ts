import { TokenBucket } from '#rooms/match/token-bucket.ts'

/** No client needs to ping more often. One that does not read the pongs would fill our memory. */
const PINGS = { most: 10, withinMs: 10_000 }

/** The limit of one connection: each call says whether one more ping is answered. */
export function newPingLimit(): () => boolean {
  const bucket = new TokenBucket(PINGS)
  return () => bucket.tryTake(performance.now()) === undefined
}

import { TokenBucket } from '#rooms/match/token-bucket.ts'

/** The rate of pings. No client needs more. A client that sends pings and does not read the pongs would fill the server's memory. */
const PINGS = { most: 10, withinMs: 10_000 }

/** Creates the limit of one connection. Each call returns true if one more ping may be answered. */
export function newPingLimit(): () => boolean {
  const bucket = new TokenBucket(PINGS)
  return () => bucket.tryTake(performance.now()) === undefined
}

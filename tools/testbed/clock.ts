/** Returns the milliseconds of the monotonic clock of the machine, which is the same in all processes. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6

/** The id of an honest answer, as the load test's players make it: seat, number, time of sending. */
const HONEST_ID = /^\d+ \d+ (\d+(?:\.\d+)?)$/

/** Returns the time at which the answer with this id was sent. */
export function sentAtOf(request: string): number | undefined {
  const [, sentAt] = HONEST_ID.exec(request) ?? []
  return sentAt === undefined ? undefined : Number(sentAt)
}

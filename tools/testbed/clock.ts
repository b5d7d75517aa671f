/** Milliseconds by the clock of the machine that never jumps. It is the same in all processes. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6

/** The id of an honest answer, as the players of the load test make it: seat, number, moment of sending. */
const HONEST_ID = /^\d+ \d+ (\d+(?:\.\d+)?)$/

/** When the answer with this id was sent. */
export function sentAtOf(request: string): number | undefined {
  const [, sentAt] = HONEST_ID.exec(request) ?? []
  return sentAt === undefined ? undefined : Number(sentAt)
}

import { isDeepStrictEqual } from 'node:util'

/** Plays the first and the last stored match again and tells whether both come out the same. */
export const isSamePlay = <M>(stored: readonly M[], play: (n: number) => M): boolean =>
  [...new Set([0, stored.length - 1])].every((n) => stored.length === 0 || isDeepStrictEqual(play(n), stored[n]))

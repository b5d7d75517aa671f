import type { MatchRecord } from '../../services.ts'

/** False for a match that was removed before it had a result. */
export const isMatch = ({ phase, outcome }: MatchRecord): boolean => phase !== 'finished' || outcome !== undefined

/** Returns why nobody can join the match. Undefined if people can. */
export const goneReason = (record: MatchRecord | undefined): 'no-such-match' | 'closed' | undefined => {
  if (record && isMatch(record)) return undefined
  return record?.startedAt === undefined ? 'no-such-match' : 'closed'
}

import type { MatchRecord } from '../../services.ts'

/** False for a match that was removed before it had a result. */
export const isMatch = ({ phase, outcome }: MatchRecord): boolean => phase !== 'finished' || outcome !== undefined

/** Why nobody can join the match, if so. */
export const goneReason = (record: MatchRecord | undefined): 'no-such-match' | 'closed' | undefined => {
  if (record && isMatch(record)) return undefined
  return record?.startedAt === undefined ? 'no-such-match' : 'closed'
}

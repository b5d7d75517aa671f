import type { MatchRecord } from '../../services.ts'

/** A table that was cleared away is no match: it has no result. */
export const isMatch = ({ phase, outcome }: MatchRecord): boolean => phase !== 'finished' || outcome !== undefined

/** Why nobody can come to it. */
export const goneReason = (record: MatchRecord | undefined): 'no-such-match' | 'closed' | undefined => {
  if (record && isMatch(record)) return undefined
  return record?.startedAt === undefined ? 'no-such-match' : 'closed'
}

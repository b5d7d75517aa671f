import type { MatchRecord } from '../../services.ts'

/** Whether the match was removed before it had a result. */
export const isRemoved = ({ phase, outcome }: MatchRecord): boolean => phase === 'finished' && outcome === undefined

/** Returns why nobody can join the match. Undefined if people can. */
export const goneReason = (record: MatchRecord | undefined): 'no-such-match' | 'closed' | undefined => {
  if (record && !isRemoved(record)) return undefined
  return record?.startedAt === undefined ? 'no-such-match' : 'closed'
}

import type { MatchRecord } from '../../services.ts'

/** Twice is forgiven: anybody may be called away or lose the connection. */
const LATE_AT_MOST = 3
/** The record is rewritten with every change, so its lists are bounded. */
const MAX_LATE = 100

/** Notes that these people kept others waiting. Only in listed matches: friends may wait for each other as they like. */
export const withLate = (record: MatchRecord, people: readonly string[]): MatchRecord =>
  record.listed && people.length > 0 ? { ...record, late: [...(record.late ?? []), ...people].slice(-MAX_LATE) } : record

/** Whether this person has kept others waiting so often that they may not take a seat here again. */
export const isTooLate = ({ late = [] }: MatchRecord, person: string): boolean => late.filter((one) => one === person).length >= LATE_AT_MOST

/** Whether somebody who has kept others waiting here before has a seat. */
export const hasLatecomer = ({ seats, late = [] }: MatchRecord): boolean => seats.some(({ user }) => user !== undefined && late.includes(user))

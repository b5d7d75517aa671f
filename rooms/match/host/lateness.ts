import type { MatchRecord } from '../../services.ts'

/** Anybody is called away, or loses the connection, twice. */
const LATE_AT_MOST = 3
/** The record is rewritten as a whole with every change. */
const MAX_LATE = 100

/** These have kept others waiting. Only at tables that anybody may come to: friends among themselves wait for whom they like. */
export const withLate = (record: MatchRecord, people: readonly string[]): MatchRecord =>
  record.listed && people.length > 0 ? { ...record, late: [...(record.late ?? []), ...people].slice(-MAX_LATE) } : record

/** Whether this person has kept others waiting so often that they sit down here no more. */
export const isTooLate = ({ late = [] }: MatchRecord, person: string): boolean => late.filter((one) => one === person).length >= LATE_AT_MOST

/** Whether somebody sits here who has kept others waiting here before. */
export const hasLatecomer = ({ seats, late = [] }: MatchRecord): boolean => seats.some(({ user }) => user !== undefined && late.includes(user))

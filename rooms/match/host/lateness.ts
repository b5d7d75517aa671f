import type { MatchRecord } from '../../services.ts'

/** How often a person must have been late to be refused. Twice is forgiven, because anybody may be called away or lose the connection. */
const TOO_OFTEN = 3
/** The most entries in the record's list of late people. It has a limit because the record is rewritten with every change. */
const MAX_LATE = 100

/** Notes in the record that these people kept others waiting. Matches that are not listed are exempt: friends may wait for each other. */
export const withLate = (record: MatchRecord, people: readonly string[]): MatchRecord =>
  record.listed && people.length > 0 ? { ...record, late: [...(record.late ?? []), ...people].slice(-MAX_LATE) } : record

/** Whether this person has kept others waiting so often that they may not take a seat in this match again. */
export const isTooLate = ({ late = [] }: MatchRecord, person: string): boolean => late.filter((one) => one === person).length >= TOO_OFTEN

/** Whether a person with a seat has kept others waiting in this match before. */
export const hasLatecomer = ({ seats, late = [] }: MatchRecord): boolean => seats.some(({ user }) => user !== undefined && late.includes(user))

import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { Guest } from '../../services.ts'
import type { HostParts } from './host-parts.ts'
import { seatOf } from './ownership.ts'

/** Creates the rematch of a match that is over and stores its id with the match. If there is a rematch already, returns its id. */
export async function createRematch(
  { state, journal }: Pick<HostParts, 'state' | 'journal'>,
  guest: Guest,
  create: () => Promise<Result<string>>,
): Promise<Result<string>> {
  const { record } = state
  if (seatOf(record, guest.id) === undefined) return refused('not-seated')
  if (record.phase !== 'finished') return refused('not-finished')
  if (record.next) return ok(record.next)
  const created = await create()
  if (!created.ok) return created
  const saved = await journal.saveRecord({ ...state.record, next: created.value })
  return saved.ok ? created : saved
}

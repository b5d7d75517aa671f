import { goneReason } from '#rooms/match/host/gone.ts'
import type { StoredMatch } from '#rooms/services.ts'
import { commitmentOf } from '#shared/kernel/fairness.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { Replay } from '#shared/protocol/match.ts'

export { setupOf } from '#rooms/match/host/restore.ts'

/** Returns the replay of a finished match. A running match has none, because the seed reveals everything. */
export function replayOf({ record, entries }: StoredMatch): Result<Replay> {
  const { id, game, version, options, seats, fairness, startedAt, finishedAt, outcome } = record
  const gone = goneReason(record)
  if (gone) return refused(gone)
  if (record.phase !== 'finished' || !outcome || startedAt === undefined || finishedAt === undefined) return refused('not-finished')
  return ok({
    id,
    game,
    version,
    options,
    seats: seats.map(({ name, kind, level }) => (level ? { name, kind, level } : { name, kind })),
    commitment: commitmentOf(fairness),
    fairness,
    startedAt,
    finishedAt,
    entries,
    outcome,
  })
}

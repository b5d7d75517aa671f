import { barFor, isWithinBar, ms } from '../testbed/spread.ts'
import type { FloodResult } from './run.ts'

/**
 * The median time of a novice's step that is always allowed. A novice pauses for 0.6 s before every step, so that people can follow. Some steps show
 * only together with the next one.
 */
const NOVICE_FLOOR_MS = 1200

const holdsForAnswers = ({ server }: FloodResult): boolean => isWithinBar(server)
const holdsForNovices = ({ novice: { calm, flooded } }: FloodResult): boolean =>
  flooded.count === 0 || flooded.p50 <= Math.max(2 * calm.p50, NOVICE_FLOOR_MS)
export const holds = (result: FloodResult): boolean => holdsForAnswers(result) && holdsForNovices(result) && result.problemsOfPlayers.length === 0

/** If the server had a core for less than this share of the time, the times measure the machine and not the server. */
const BUSY_MACHINE = 0.8

const rate = (count: number, seconds: number): string => (count / seconds).toFixed(0)

export function describe(result: FloodResult): readonly string[] {
  const { flood, about, counts, seconds, server, client, novice, busy, hadCore, residentMb, problemsOfPlayers } = result
  const { calm, flooded } = server
  return [
    `${holds(result) ? 'ok  ' : 'FAIL'} ${flood}: ${about}`,
    `       ${rate(counts.tried, seconds)} tries/s, ${rate(counts.refused, seconds)} refused/s, ${rate(counts.closed, seconds)} closed/s; event loop busy ${(busy.calm * 100).toFixed(0)} → ${(busy.flooded * 100).toFixed(0)} %; had a core ${(hadCore * 100).toFixed(0)} % of the time; ${residentMb.toFixed(0)} MB`,
    `       answers at the server: p50 ${ms(calm.p50)} → ${ms(flooded.p50)} ms, p99 ${ms(calm.p99)} → ${ms(flooded.p99)} ms (at most ${ms(barFor(calm.p99))}), longest ${ms(flooded.max)} ms; ${calm.count} and ${flooded.count} answers`,
    `       as players saw them: p50 ${ms(client.calm.p50)} → ${ms(client.flooded.p50)} ms, p99 ${ms(client.calm.p99)} → ${ms(client.flooded.p99)} ms; a novice's step: p50 ${ms(novice.calm.p50)} → ${ms(novice.flooded.p50)} ms, p95 ${ms(novice.calm.p95)} → ${ms(novice.flooded.p95)} ms`,
    ...(hadCore < BUSY_MACHINE ? ['       the machine is busy with other things: times say little'] : []),
    ...problemsOfPlayers.slice(0, 3).map((text) => `       honest players: ${text}`),
  ]
}

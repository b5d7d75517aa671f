import { isWithinBar, ms } from '../testbed/spread.ts'
import type { FuzzReport } from './run.ts'

export interface Property {
  readonly name: string
  readonly holds: boolean
  readonly detail: string
}

const MB = 1_000_000
/** The growth of the heap that is allowed after a rest: caches that fill once, labels of metrics, code that was compiled late. */
const HEAP_LEFT = 24 * MB
/** The growth of the process that is allowed since the middle of the run. Until then, threads, their heaps and the allocator's pools fill up. */
const RESIDENT_LEFT = 96 * MB
const FILES_LEFT = 2
const SHOWN = 5

const some = (texts: readonly string[]): string =>
  texts.length === 0 ? 'none' : `${texts.length}: ${texts.slice(0, SHOWN).join(' | ').slice(0, 2000)}`
const grown = (before: number, after: number): string => `${(before / MB).toFixed(0)} MB before, ${(after / MB).toFixed(0)} MB after`

export const propertiesOf = (report: FuzzReport): readonly Property[] => [...correctness(report), ...resources(report), latency(report)]

function correctness({
  ending,
  isEndedByItself,
  incidents,
  mishaps,
  internals,
  errors,
  errorsOfCore,
  lines,
  findings,
  audit,
  problemsOfPlayers,
}: FuzzReport): readonly Property[] {
  return [
    {
      name: 'the process keeps running, and ends at SIGTERM',
      holds: !isEndedByItself && ending.code === 0,
      detail: isEndedByItself
        ? `it ended without a signal: ${ending.code ?? ending.signal}`
        : `ended with ${ending.code ?? ending.signal} at SIGTERM`,
    },
    { name: 'no incident, no mishap', holds: incidents + mishaps === 0, detail: `${incidents} incidents, ${mishaps} mishaps` },
    {
      name: 'nothing fails inside',
      holds: errors.length + findings.length + internals === 0,
      detail: `errors in the log: ${some(errors)}; refused as internal: ${internals}; ${some(findings.map(({ problem, input }) => `${problem} to ${input.kind}:${input.number} (${input.what})`))}`,
    },
    { name: 'input from outside causes no error in the log', holds: errorsOfCore.length === 0, detail: `${lines} lines; ${some(errorsOfCore)}` },
    {
      name: 'the honest journals hold exactly what the honest players did',
      holds: audit.problems.length === 0 && audit.entries > 0,
      detail: `${audit.matches} matches, ${audit.entries} entries; ${some(audit.problems)}`,
    },
    { name: 'honest players are refused nothing', holds: problemsOfPlayers.length === 0, detail: some(problemsOfPlayers) },
  ]
}

const resources = ({ before, midway, after }: FuzzReport): readonly Property[] => [
  {
    name: 'memory is freed',
    holds: after.heapUsed <= before.heapUsed + HEAP_LEFT && after.rss <= Math.max(before.rss, midway.rss) + RESIDENT_LEFT,
    detail: `${before.matches} and ${after.matches} matches in memory; heap ${grown(before.heapUsed, after.heapUsed)} (at most ${HEAP_LEFT / MB} more), resident ${grown(before.rss, after.rss)}, ${(midway.rss / MB).toFixed(0)} MB midway (at most ${RESIDENT_LEFT / MB} more)`,
  },
  {
    name: 'no file or socket is left open',
    holds: after.openFiles <= before.openFiles + FILES_LEFT,
    detail: `${before.openFiles} before, ${after.openFiles} after`,
  },
]

const latency = ({ server }: FuzzReport): Property => ({
  name: LATENCY,
  holds: isWithinBar(server),
  detail:
    `at the server p50 ${ms(server.calm.p50)} → ${ms(server.flooded.p50)} ms, p99 ${ms(server.calm.p99)} → ${ms(server.flooded.p99)} ms ` +
    `(${server.calm.count} and ${server.flooded.count} answers)`,
})

/** The property that a busy machine can break. */
export const LATENCY = 'honest latency stays within twice what it is without, or 10 ms'

export function describe(report: FuzzReport): readonly string[] {
  const { name, seconds, progress, client } = report
  const { sent, statuses, joins, refusedJoins, stuck } = progress
  const count = Object.values(sent).reduce((sum, value) => sum + value, 0)
  const counted = (record: Readonly<Record<string, number>>): string =>
    Object.entries(record)
      .map(([key, value]) => `${key} ${value}`)
      .join(', ')
  return [
    `${name}: ${count} inputs in ${seconds.toFixed(0)} s (${counted(sent)}); ${joins} joins, ${refusedJoins} refused; ${stuck} stuck; HTTP ${counted(statuses)}`,
    `  as honest players saw it: p50 ${ms(client.calm.p50)} → ${ms(client.flooded.p50)} ms, p99 ${ms(client.calm.p99)} → ${ms(client.flooded.p99)} ms`,
    ...propertiesOf(report).map(({ name: property, holds, detail }) => `  ${holds ? 'ok  ' : 'FAIL'} ${property}: ${detail}`),
  ]
}

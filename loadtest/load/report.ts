import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Metric } from '#sdk/raw/runtime.ts'
import { type Percentiles, percentilesOf } from '#testing/percentiles.ts'
import type { Reading } from '#testing/server-metrics.ts'
import type { Plan, Threshold } from './plan.ts'
import { drawPlot, escapeText, numberOf, type Plot } from './plot.ts'
import { isWithin, type Points, type SampleStore } from './sample-store.ts'

interface CheckedThreshold extends Threshold {
  readonly measured: number
  readonly holds: boolean
}
/** The program that made the load, and its own longest delay. Any measured time may be too long by that delay. */
export interface Crowd {
  readonly name: string
  readonly lateMs: number | undefined
}
export interface Report {
  readonly at: string
  readonly machine: string
  readonly driver: Crowd
  readonly plan: Plan
  readonly limits: readonly CheckedThreshold[]
  readonly counts: Readonly<Record<string, number>>
  readonly spreads: Readonly<Record<string, Percentiles>>
  /** The mean from `countsFrom` to the end. */
  readonly answersPerSecond: number
  readonly server: { readonly cores: number; readonly memoryMb: number; readonly kbPerMatch: number; readonly lagMaxMs: number } | undefined
  readonly plots: readonly Plot[]
}

const TITLES: Readonly<Record<string, string>> = {
  answer_to_ack: 'answer → acknowledgement, ms',
  answer_to_last_patch: 'answer → last seat’s patch, ms',
  join_time: 'join → full state, ms',
  bytes_per_answer: 'bytes per answer per client',
  answers: 'answers',
  refusals: 'unexpected refusals',
  races: 'answers that came too late to an optional prompt',
  failures: 'failed connections and matches',
  reconnects: 'connections that broke and came back',
  silences: 'connections replaced because they were silent',
  matches_begun: 'matches begun',
  matches_finished: 'matches played to the end',
  lobby_patches: 'patches of the lobby received',
}
const titleOf = (metric: string): string => TITLES[metric] ?? metric

function describeServer(readings: readonly Reading[], { countsFrom, endsAt }: Plan): Report['server'] {
  const counted = readings.filter(({ at }) => at >= countsFrom && at <= endsAt)
  const [begin, first, last] = [readings[0], counted[0], counted.at(-1)]
  if (!begin || !first || !last || first === last) return undefined
  return {
    cores: (last.cpuSeconds - first.cpuSeconds) / ((last.at - first.at) / 1000),
    memoryMb: last.memoryMb,
    kbPerMatch: last.matches > 0 ? ((last.memoryMb - begin.memoryMb) * 1000) / last.matches : 0,
    lagMaxMs: Math.max(...counted.map(({ lagMaxMs }) => lagMaxMs)),
  }
}

function plotsOf(samples: SampleStore, all: readonly Reading[], since: number): readonly Plot[] {
  const readings = all.filter(({ at }) => at >= since)
  const p = (metric: Metric, of: 'p50' | 'p99'): Points => samples.bySecond(metric, since, (values) => percentilesOf(values)[of])
  const sum = (metric: Metric): Points => samples.bySecond(metric, since, (values) => values.length)
  const read = (of: (reading: Reading) => number): Points => readings.map((reading) => [(reading.at - since) / 1000, of(reading)])
  const cpu: Points = readings.slice(1).map((reading, i) => {
    const before = readings[i] ?? reading
    return [(reading.at - since) / 1000, (reading.cpuSeconds - before.cpuSeconds) / Math.max(0.001, (reading.at - before.at) / 1000)]
  })
  return [
    {
      title: 'Answer → last seat’s patch',
      unit: 'ms',
      lines: [
        { name: 'p99', points: p('answer_to_last_patch', 'p99') },
        { name: 'median', points: p('answer_to_last_patch', 'p50') },
      ],
    },
    {
      title: 'Answer → acknowledgement',
      unit: 'ms',
      lines: [
        { name: 'p99', points: p('answer_to_ack', 'p99') },
        { name: 'median', points: p('answer_to_ack', 'p50') },
      ],
    },
    { title: 'Answers', unit: 'per second', lines: [{ name: 'answers', points: sum('answers') }] },
    {
      title: 'Join → full state',
      unit: 'ms',
      lines: [
        { name: 'p99', points: p('join_time', 'p99') },
        { name: 'median', points: p('join_time', 'p50') },
      ],
    },
    {
      title: 'Event-loop delay of the server',
      unit: 'ms',
      lines: [
        { name: 'longest', points: read(({ lagMaxMs }) => lagMaxMs) },
        { name: 'p99', points: read(({ lagP99Ms }) => lagP99Ms) },
      ],
    },
    {
      title: 'Memory of the server',
      unit: 'MB',
      lines: [
        { name: 'resident', points: read(({ memoryMb }) => memoryMb) },
        { name: 'heap in use', points: read(({ heapMb }) => heapMb) },
      ],
    },
    { title: 'Processor of the server', unit: 'cores', lines: [{ name: 'all its threads', points: cpu }] },
    {
      title: 'On the server',
      unit: '',
      lines: [
        { name: 'connections', points: read(({ connections }) => connections) },
        { name: 'matches', points: read(({ matches }) => matches) },
      ],
    },
  ]
}

export function makeReport(plan: Plan, driver: Crowd, samples: SampleStore, readings: readonly Reading[]): Report {
  const seconds = (plan.endsAt - plan.countsFrom) / 1000
  return {
    at: new Date(plan.startsAt).toISOString(),
    machine: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`,
    driver,
    plan,
    limits: plan.limits.map((limit) => {
      const measured = samples.measure(limit)
      return { ...limit, measured, holds: isWithin(limit, measured) }
    }),
    counts: samples.counts,
    spreads: samples.spreads,
    answersPerSecond: samples.spread('answer_to_ack').count / seconds,
    server: describeServer(readings, plan),
    plots: plotsOf(samples, readings, plan.startsAt),
  }
}

const limitText = ({ metric, of, is, value }: Threshold): string => `${titleOf(metric)}: ${of} ${is} ${numberOf(value)}`

/** Writes the report for the terminal. */
export function printReport({ limits, counts, answersPerSecond, server, driver }: Report): string {
  return [
    `${numberOf(answersPerSecond)} answers/s; ${Object.entries(counts)
      .map(([name, value]) => `${name} ${numberOf(value)}`)
      .join(', ')}`,
    ...(server
      ? [`server: ${numberOf(server.cores)} cores, ${numberOf(server.memoryMb)} MB, event loop at most ${numberOf(server.lagMaxMs)} ms late`]
      : []),
    ...(driver.lateMs === undefined ? [] : [`the driver itself: at most ${numberOf(driver.lateMs)} ms late`]),
    ...limits.map((limit) => `${limit.holds ? 'ok  ' : 'FAIL'} ${limitText(limit)}, measured ${numberOf(limit.measured)}`),
  ].join('\n')
}

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1f1a2b, #ece7f5); --paper: light-dark(#fbf9f6, #17141f); --faint: light-dark(#d9d3e0, #3a3348); --a: light-dark(#7a2e8e, #d49be6); --b: light-dark(#0b7a6b, #5fd3c0) }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 1360px; margin: 0 auto; padding: 24px }
h1 { font-size: 26px; margin: 0 } h2 { font-size: 18px; margin: 32px 0 8px }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 20px }
.tables { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 0 40px; align-items: start }
figure { margin: 0; border: 1px solid var(--faint); border-radius: 8px; padding: 12px }
figure > svg { display: block; width: 100% } svg text { font-size: 11px; fill: var(--ink) }
polyline, line[class^=line] { fill: none; stroke-width: 1.8; stroke: var(--a) } .line-1 { stroke: var(--b) !important } .grid { stroke: var(--faint) }
.legend { margin: 4px 0 0; display: flex; gap: 20px; font-size: 13px } .legend svg { margin-right: 6px; vertical-align: middle }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: 4px 8px; border-bottom: 1px solid var(--faint) } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
.bad { font-weight: 700; color: light-dark(#b3261e, #ff8a80) } small { opacity: .75 }
`

const cells = (values: readonly number[]): string => values.map((value) => `<td class="n">${numberOf(value)}</td>`).join('')

function drawReport({ at, machine, driver, plan, limits, counts, spreads, answersPerSecond, server, plots }: Report): string {
  const games = plan.games.map(({ id, weight, seats }) => `${id} ×${weight} (${seats} seats)`).join(', ')
  const judged = limits.map(
    (limit) =>
      `<tr><td>${escapeText(limitText(limit))}</td>${cells([limit.measured])}<td${limit.holds ? '>✓ holds' : ' class="bad">✗ does not hold'}</td></tr>`,
  )
  const spread = Object.entries(spreads).map(
    ([name, { count, avg, p50, p95, p99, max }]) => `<tr><td>${escapeText(titleOf(name))}</td>${cells([count, avg, p50, p95, p99, max])}</tr>`,
  )
  const counted = Object.entries(counts).map(([name, value]) => `<tr><td>${escapeText(titleOf(name))}</td>${cells([value])}</tr>`)
  const serverTable = server
    ? `<tr><td>processor of the server, cores</td>${cells([server.cores])}</tr><tr><td>memory of the server at the end, MB</td>${cells([server.memoryMb])}</tr>
<tr><td>memory that grew with each match, KB</td>${cells([server.kbPerMatch])}</tr><tr><td>longest delay of its event loop, ms</td>${cells([server.lagMaxMs])}</tr>`
    : ''
  const driverRow = driver.lateMs === undefined ? '' : `<tr><td>longest delay of the driver itself, ms</td>${cells([driver.lateMs])}</tr>`
  const seconds = Math.round((plan.endsAt - plan.startsAt) / 1000)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Coven under load</title><style>${STYLE}</style>
<h1>Coven under load</h1>
<p>${plan.matches} matches at the same time, ${plan.idle} idle matches, ${plan.lobby} people in the lobby; ${seconds} s, counted after the first ${Math.round((plan.countsFrom - plan.startsAt) / 1000)} s; about ${plan.thinkMs / 1000} s before each answer.<br>
${escapeText(games)}<br><small>${escapeText(at)} · ${escapeText(driver.name)} · ${escapeText(machine)}</small></p>
<h2>Limits</h2><table><tr><th>must hold</th><th class="n">measured</th><th></th></tr>${judged.join('')}</table>
<h2>Over time</h2><div class="plots">${plots.map(drawPlot).join('')}</div>
<h2>In numbers</h2><table><tr><th></th><th class="n">count</th><th class="n">mean</th><th class="n">median</th><th class="n">p95</th><th class="n">p99</th><th class="n">longest</th></tr>${spread.join('')}</table>
<div class="tables"><table><tr><td>answers per second</td>${cells([answersPerSecond])}</tr>${serverTable}${driverRow}</table><table>${counted.join('')}</table></div></html>
`
}

export async function writeReport(report: Report, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const page = join(folder, 'report.html')
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`)
  await writeFile(page, drawReport(report))
  return page
}

import type { ChaosReport } from './run.ts'

const quantile = (sorted: readonly number[], q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

export function hasPassed({ lost, duplicated, zombiesWrote, stuck, findings }: ChaosReport): boolean {
  return lost + duplicated + zombiesWrote + stuck.length + findings.length === 0
}

export function describeReport(report: ChaosReport): readonly string[] {
  const { faults, waits, findings, stuck } = report
  const rows: readonly (readonly [string, string | number])[] = [
    ['kills', faults.kill],
    ['freezes', faults.freeze],
    ['rolls', faults.roll],
    ['restarts of Redis', faults.redis],
    ['takeovers', report.takeovers],
    ['writes witnessed', report.witnessed],
    ['zombie writes tried', report.zombiesTried],
    ['zombie writes done', report.zombiesWrote],
    ['interruptions', waits.length],
    ['time to resume, p50', seconds(quantile(waits, 0.5))],
    ['time to resume, p99', seconds(quantile(waits, 0.99))],
    ['time to resume, longest', seconds(waits.at(-1) ?? 0)],
    ['matches begun', report.started],
    ['matches finished', report.finished],
    ['matches going on', report.goingOn],
    ['matches stuck', stuck.length],
    ['entries in the journals', report.entries],
    ['answers acknowledged', report.acknowledged],
    ['answers lost', report.lost],
    ['answers duplicated', report.duplicated],
    ['other findings', findings.length],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return [
    ...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`),
    ...stuck.map((match) => `stuck: ${match}`),
    ...findings.map(({ match, problem }) => `${match}: ${problem}`),
  ]
}

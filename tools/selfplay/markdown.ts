import type { Interval } from './statistics.ts'

export const percent = (share: number): string => `${(100 * Math.max(0, share)).toFixed(1)} %`
export const between = ([low, high]: Interval, show: (n: number) => string): string => `${show(low)} – ${show(high)}`

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(...head), row(...head.map(() => '---')).replaceAll(' ', ''), ...rows.map((cells) => row(...cells))].join('\n')

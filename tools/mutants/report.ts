import { relative } from 'node:path'
import { keyOf, type Mutant } from './sample.ts'

/** The result for a mutant. `unloaded` means that its modules throw while they load, so that every test file fails. */
export const FATES = ['killed', 'unloaded', 'timed-out', 'survived', 'uncovered'] as const
export type Fate = (typeof FATES)[number]

export interface JudgedMutant {
  /** The same in every run over the same files. */
  readonly key: string
  readonly file: string
  readonly line: number
  readonly mutator: string
  readonly from: string
  readonly to: string
  readonly fate: Fate
}

export interface Report {
  readonly game: string
  readonly seed: number
  /** The number of mutants to choose from. */
  readonly of: number
  readonly date: string
  readonly seconds: number
  readonly mutants: readonly JudgedMutant[]
}

const BY_STATUS: Readonly<Record<string, Fate>> = {
  Killed: 'killed',
  RuntimeError: 'unloaded',
  Timeout: 'timed-out',
  Survived: 'survived',
  NoCoverage: 'uncovered',
}

/** Returns the text that a mutant replaces. Lines and columns count from 0. */
function replaced(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line, end.line + 1)
  const last = lines.length - 1
  return lines.map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined)).join('\n')
}

export function judge(mutant: Mutant, sources: ReadonlyMap<string, string>): JudgedMutant {
  const { fileName, location, mutatorName, replacement, status = '' } = mutant
  const file = relative(process.cwd(), fileName)
  const fate = BY_STATUS[status]
  if (!fate) throw new Error(`Stryker reports the unknown status ${status}`)
  return {
    key: keyOf(mutant),
    file,
    line: location.start.line + 1,
    mutator: mutatorName,
    from: replaced(sources.get(file) ?? '', location),
    to: replacement ?? '',
    fate,
  }
}

const countOf = ({ mutants }: Report, ...fates: readonly Fate[]): number => mutants.filter(({ fate }) => fates.includes(fate)).length

/** Returns the share of mutants that a test noticed, in per cent. */
export const scoreOf = (report: Report): number => (100 * countOf(report, 'killed', 'unloaded', 'timed-out')) / report.mutants.length

/**
 * Replaces earlier results by later ones. A mutant that survived once does end, so a later timeout means that the machine is busy, and it still
 * counts as survived.
 */
export function withAgain(report: Report, again: readonly JudgedMutant[]): Report {
  const survived = new Set(report.mutants.filter(({ fate }) => fate === 'survived').map(({ key }) => key))
  const byKey = new Map(again.filter(({ key, fate }) => fate !== 'timed-out' || !survived.has(key)).map((judged) => [judged.key, judged]))
  return { ...report, mutants: report.mutants.map((judged) => byKey.get(judged.key) ?? judged) }
}

const SHOWN = 90
const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
}

export function describeReport(report: Report): readonly string[] {
  const { game, seed, of, seconds, mutants } = report
  // Timeouts are shown too, because on a busy machine the mutant may only be slow.
  const shown = mutants.filter(({ fate }) => fate !== 'killed' && fate !== 'unloaded')
  return [
    ...shown.map(({ file, line, mutator, from, to, fate }) => `${fate} ${file}:${line} ${mutator}\n  - ${oneLine(from)}\n  + ${oneLine(to)}`),
    `${game}: ${scoreOf(report).toFixed(1)} % of ${mutants.length} mutants (of ${of}; seed ${seed}) in ${Math.round(seconds)} s: ${FATES.map((fate) => `${countOf(report, fate)} ${fate}`).join(', ')}`,
  ]
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { Instrumenter, type InstrumentResult } from '@stryker-mutator/instrumenter'
import { Random } from '#shared/kernel/random.ts'

export type Mutant = InstrumentResult['mutants'][number]

type Transform = NonNullable<ConstructorParameters<typeof Instrumenter>[3]>

const QUIET = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
  fatal() {},
}

export async function everyMutantOf(files: readonly string[]): Promise<readonly Mutant[]> {
  const sources = await Promise.all(files.map(async (name) => ({ name: resolve(name), content: await readFile(name, 'utf8'), mutate: true })))
  const { mutants } = await new Instrumenter(QUIET).instrument(sources, { plugins: [], excludedMutations: [], ignorers: [] })
  return mutants
}

/** Divides `wanted` among the groups in proportion to their sizes. The largest remainders are rounded up. */
function shares(sizes: readonly number[], wanted: number): readonly number[] {
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const exact = sizes.map((size) => (size * wanted) / all)
  const out = exact.map(Math.floor)
  const missing = wanted - out.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact.map((share, index) => ({ index, remainder: share % 1 })).sort((one, other) => other.remainder - one.remainder)
  for (const { index } of byRemainder.slice(0, missing)) out[index] = (out[index] ?? 0) + 1
  return out
}

/** Picks a sample that is spread over the files. The same seed picks the same mutants. */
export function pickSample(mutants: readonly Mutant[], wanted: number, seed: number): readonly Mutant[] {
  if (wanted >= mutants.length) return mutants
  const random = new Random({ seed: createHash('sha256').update(`mutants ${seed}`).digest('hex'), drawn: 0 })
  const byFile = [...Map.groupBy(mutants, ({ fileName }) => fileName).values()]
  const many = shares(
    byFile.map(({ length }) => length),
    wanted,
  )
  const picked = new Set(byFile.flatMap((group, index) => random.shuffle(group).slice(0, many[index])))
  return mutants.filter((mutant) => picked.has(mutant))
}

/** The same in every run over the same files. */
export const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement }: Mutant): string =>
  `${relative(process.cwd(), fileName)} ${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`

/**
 * Makes every instrumenter of this process place only these mutants and ignore the others. Stryker itself can only choose whole files or lines, and
 * thousands of unwanted mutants would make the tests several times as slow.
 */
export function instrumentOnly(sample: readonly Mutant[]): void {
  const wanted = new Set(sample.map(keyOf))
  const instrument = Instrumenter.prototype.instrument
  const transform: Transform = Reflect.get(new Instrumenter(QUIET), '_transform')
  const transformSome: Transform = (ast, collector, context) => {
    const choosy: typeof collector = {
      get mutants() {
        return collector.mutants
      },
      collect(...about) {
        const mutant = collector.collect(...about)
        if (!wanted.has(keyOf(mutant.toApiMutant()))) Object.assign(mutant, { ignoreReason: 'not in the sample' })
        return mutant
      },
      remove: (mutants) => collector.remove(mutants),
      hasPlacedMutants: (file) => collector.hasPlacedMutants(file),
    }
    transform(ast, choosy, context)
  }
  Instrumenter.prototype.instrument = (files, options) =>
    instrument.call(new Instrumenter(QUIET, undefined, undefined, transformSome), files, options)
}

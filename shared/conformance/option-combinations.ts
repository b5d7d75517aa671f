import { defaultGameOptions, type GameOptionSpec, type GameOptions, type GameOptionValue } from '../kernel/game-options.ts'

const MAX_ROWS = 32

function valuesOf(spec: GameOptionSpec, seats: number): readonly GameOptionValue[] {
  if (spec.appliesTo?.seats && !spec.appliesTo.seats.includes(seats)) return [spec.default]
  switch (spec.kind) {
    case 'choice':
      return spec.values.map(({ id }) => id)
    case 'flag':
      return [true, false]
    case 'range':
      return [...new Set([spec.min, spec.default, spec.max])]
  }
}

function product(specs: readonly GameOptionSpec[], seats: number): readonly GameOptions[] {
  return specs.reduce<readonly GameOptions[]>(
    (rows, spec) => rows.flatMap((row) => valuesOf(spec, seats).map((value) => ({ ...row, [spec.id]: value }))),
    [{}],
  )
}

/** Returns the pairs of values in a row. */
function pairsOf(row: GameOptions): readonly string[] {
  const cells = Object.entries(row).map(([id, value]) => `${id}=${value}`)
  return cells.flatMap((cell, index) => cells.slice(index + 1).map((other) => `${cell}&${other}`))
}

interface Row {
  readonly options: GameOptions
  readonly pairs: readonly number[]
}

/** The first row with the most missing pairs, or undefined if no row has one. */
function rowWithMost(rows: readonly Row[], missing: ReadonlySet<number>): Row | undefined {
  let best: Row | undefined
  let most = 0
  for (const row of rows) {
    const gain = row.pairs.reduce((count, pair) => (missing.has(pair) ? count + 1 : count), 0)
    if (gain > most) {
      most = gain
      best = row
    }
  }
  return best
}

/** Returns all combinations of options if they are few, or else enough that any two values meet in at least one. The default comes first. */
export function optionCombinations(specs: readonly GameOptionSpec[], seats: number): readonly GameOptions[] {
  const all = product(specs, seats)
  if (all.length <= MAX_ROWS) return all
  // Pairs are numbers here, because they are compared very often.
  const numbers = new Map<string, number>()
  const numberOf = (pair: string): number => {
    const number = numbers.get(pair) ?? numbers.size
    numbers.set(pair, number)
    return number
  }
  const rows = all.map((options) => ({ options, pairs: pairsOf(options).map(numberOf) }))
  const usual = defaultGameOptions(specs)
  const missing = new Set(numbers.values())
  const chosen: GameOptions[] = []
  let next: Row | undefined = { options: usual, pairs: pairsOf(usual).map(numberOf) }
  while (next) {
    chosen.push(next.options)
    for (const pair of next.pairs) missing.delete(pair)
    next = rowWithMost(rows, missing)
  }
  return chosen
}

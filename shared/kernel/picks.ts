import type { Ask, Pick } from './ask.ts'
import type { Random } from './random.ts'

const idsOf = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id)

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return Math.round(ways)
}

/** How many different answers a question has. */
export function countPicks(ask: Ask): number {
  switch (ask.kind) {
    case 'one':
      return ask.options.length
    case 'amount':
      return ask.max - ask.min + 1
    case 'some': {
      let ways = 0
      for (let k = ask.min; k <= Math.min(ask.max, ask.options.length); k++) ways += choose(ask.options.length, k)
      return ways
    }
    case 'order':
      return ask.options.reduce((ways, _, index) => ways * (index + 1), 1)
  }
}

/** Any answer that is offered. */
export function samplePick(ask: Ask, random: Random): Pick {
  switch (ask.kind) {
    case 'one':
      return random.pick(ask.options).id
    case 'amount':
      return ask.min + random.int(ask.max - ask.min + 1)
    case 'some': {
      const size = ask.min + random.int(Math.min(ask.max, ask.options.length) - ask.min + 1)
      return random.shuffle(idsOf(ask.options)).slice(0, size).sort()
    }
    case 'order':
      return random.shuffle(idsOf(ask.options))
  }
}

function subsets(ids: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return ids.flatMap((id, index) => subsets(ids.slice(index + 1), size - 1).map((rest) => [id, ...rest]))
}

function orders(ids: readonly string[]): string[][] {
  if (ids.length === 0) return [[]]
  return ids.flatMap((id, index) => orders(ids.toSpliced(index, 1)).map((rest) => [id, ...rest]))
}

function everyPick(ask: Ask): Pick[] {
  switch (ask.kind) {
    case 'one':
      return idsOf(ask.options)
    case 'amount':
      return Array.from({ length: ask.max - ask.min + 1 }, (_, index) => ask.min + index)
    case 'some': {
      const ids = idsOf(ask.options).sort()
      const sizes = Array.from({ length: Math.min(ask.max, ids.length) - ask.min + 1 }, (_, index) => ask.min + index)
      return sizes.flatMap((size) => subsets(ids, size))
    }
    case 'order':
      return orders(idsOf(ask.options))
  }
}

/** All answers, or if they are more than `most`, that many different ones: amounts evenly spread, the rest by chance. */
export function listPicks(ask: Ask, most: number, random: Random): readonly Pick[] {
  const count = countPicks(ask)
  if (count <= most) return everyPick(ask)
  if (ask.kind === 'amount') return Array.from({ length: most }, (_, index) => ask.min + Math.round((index * (count - 1)) / Math.max(1, most - 1)))
  if (ask.kind === 'one') return random.shuffle(everyPick(ask)).slice(0, most)
  const found = new Map<string, Pick>()
  while (found.size < most) {
    const pick = samplePick(ask, random)
    found.set(JSON.stringify(pick), pick)
  }
  return [...found.values()]
}

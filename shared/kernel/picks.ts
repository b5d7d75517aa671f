import type { PickValue, Question } from './decision.ts'
import type { Random } from './random.ts'

const idsOf = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id)

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return Math.round(ways)
}

/** Returns how many different answers a question has. */
export function countPicks(question: Question): number {
  switch (question.kind) {
    case 'one':
      return question.choices.length
    case 'amount':
      return question.max - question.min + 1
    case 'some': {
      let ways = 0
      for (let k = question.min; k <= Math.min(question.max, question.choices.length); k++) ways += choose(question.choices.length, k)
      return ways
    }
    case 'order':
      return question.choices.reduce((ways, _, index) => ways * (index + 1), 1)
  }
}

/** Returns a random legal answer. */
export function samplePick(question: Question, random: Random): PickValue {
  switch (question.kind) {
    case 'one':
      return random.pick(question.choices).id
    case 'amount':
      return question.min + random.int(question.max - question.min + 1)
    case 'some': {
      const size = question.min + random.int(Math.min(question.max, question.choices.length) - question.min + 1)
      return random.shuffle(idsOf(question.choices)).slice(0, size).sort()
    }
    case 'order':
      return random.shuffle(idsOf(question.choices))
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

function everyPick(question: Question): PickValue[] {
  switch (question.kind) {
    case 'one':
      return idsOf(question.choices)
    case 'amount':
      return Array.from({ length: question.max - question.min + 1 }, (_, index) => question.min + index)
    case 'some': {
      const ids = idsOf(question.choices).sort()
      const sizes = Array.from({ length: Math.min(question.max, ids.length) - question.min + 1 }, (_, index) => question.min + index)
      return sizes.flatMap((size) => subsets(ids, size))
    }
    case 'order':
      return orders(idsOf(question.choices))
  }
}

/** Returns all answers, or `most` different ones if there are more. Amounts are evenly spread; other answers are chosen at random. */
export function listPicks(question: Question, most: number, random: Random): readonly PickValue[] {
  const count = countPicks(question)
  if (count <= most) return everyPick(question)
  if (question.kind === 'amount')
    return Array.from({ length: most }, (_, index) => question.min + Math.round((index * (count - 1)) / Math.max(1, most - 1)))
  if (question.kind === 'one') return random.shuffle(everyPick(question)).slice(0, most)
  const found = new Map<string, PickValue>()
  while (found.size < most) {
    const pick = samplePick(question, random)
    found.set(JSON.stringify(pick), pick)
  }
  return [...found.values()]
}

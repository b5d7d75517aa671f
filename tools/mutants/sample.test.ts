import { expect, test } from 'vitest'
import { everyMutantOf, keyOf, pickSample } from './sample.ts'
import { SUBJECTS, subjectOf } from './subjects.ts'

const filesFor = (id: string): readonly string[] => subjectOf(id)?.files ?? []

test('every game has rules to change and tests that can notice it', () => {
  for (const id of SUBJECTS) {
    expect(filesFor(id).length, id).toBeGreaterThan(10)
    expect(subjectOf(id)?.tests.at(-1), id).toMatch(/conformance\.test\.ts$/)
  }
  expect(subjectOf('chess')).toBeUndefined()
})

test('rules are changed, and words, content, bots and tests are not', () => {
  const every = SUBJECTS.flatMap(filesFor)
  for (const file of [
    'shared/kernel/match.ts',
    'shared/kernel/words.ts',
    'shared/games/sorcerers/movement.ts',
    'shared/games/evenfall/automa/acts.ts',
    'shared/games/ryozen/effects/buy.ts',
  ])
    expect(every).toContain(file)
  expect(every.filter((file) => file.endsWith('.test.ts'))).toEqual([])
  const ofGames = every.filter((file) => file.startsWith('shared/games/'))
  expect(
    ofGames.filter((file) => /\/(words|evaluate|worth|reach|pending|imagine|balance|testing)\.ts$|\/(content|rules|words|fixtures)\//.test(file)),
  ).toEqual([])
})

test('the slow tests, or all but some, can be left out', () => {
  const fast = subjectOf('evenfall', { fast: true })?.tests ?? []
  expect(fast.some((file) => /conformance|invariants/.test(file))).toBe(false)
  expect(fast).toContain('shared/games/evenfall/ritual.test.ts')
  const only = subjectOf('evenfall', { only: ['conformance', 'ritual'] })?.tests
  expect(only).toEqual(['shared/games/evenfall/ritual.test.ts', 'shared/games/evenfall/conformance.test.ts'])
})

test('the same seed picks the same sample, another seed another one', async () => {
  const every = await everyMutantOf(filesFor('kernel'))
  const keysFor = (seed: number): readonly string[] => pickSample(every, 100, seed).map(keyOf)
  expect(keysFor(1)).toHaveLength(100)
  expect(new Set(keysFor(1)).size).toBe(100)
  expect(keysFor(1)).toEqual(keysFor(1))
  expect(keysFor(2)).not.toEqual(keysFor(1))
})

test('a file has its share of the sample, to within one', async () => {
  const every = await everyMutantOf(filesFor('kernel'))
  const sample = pickSample(every, 100, 1)
  for (const [file, mutants] of Map.groupBy(every, ({ fileName }) => fileName)) {
    const share = (mutants.length * 100) / every.length
    expect(Math.abs(sample.filter(({ fileName }) => fileName === file).length - share), file).toBeLessThan(1)
  }
})

test('a sample that is larger than the number of mutants has all of them', async () => {
  const every = await everyMutantOf(['tools/mutants/tiny/age.ts'])
  expect(pickSample(every, 300, 1)).toEqual(every)
})

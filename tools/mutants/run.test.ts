import { expect, test } from 'vitest'
import { tryMutants } from './run.ts'
import { everyMutantOf } from './sample.ts'

const TINY = { files: ['tools/mutants/tiny/age.ts'], tests: ['tools/mutants/tiny/age.test.ts'] }

test('a mutant that a test notices is killed, one that no test notices survives, and one that was not picked is not tried', async () => {
  const every = await everyMutantOf(TINY.files)
  const judged = await tryMutants(
    TINY,
    every.filter(({ mutatorName }) => mutatorName !== 'ConditionalExpression'),
    1,
  )
  expect(judged.map(({ line, from, to, fate }) => [line, from, to, fate])).toEqual(
    expect.arrayContaining([
      [2, 'age >= 18', 'age < 18', 'killed'],
      [2, 'age >= 18', 'age > 18', 'survived'],
      [2, '(age: number): boolean => age >= 18', '() => undefined', 'killed'],
    ]),
  )
  expect(judged).toHaveLength(3)
})

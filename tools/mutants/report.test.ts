import { expect, test } from 'vitest'
import { describeReport, FATES, type Fate, type JudgedMutant, type Report, scoreOf, withAgain } from './report.ts'

const judged = (key: string, fate: Fate): JudgedMutant => ({
  key,
  fate,
  file: 'shared/kernel/equal.ts',
  line: 3,
  mutator: 'BooleanLiteral',
  from: 'true',
  to: 'false',
})
const report = (...fates: readonly Fate[]): Report => ({
  game: 'kernel',
  seed: 1,
  of: 900,
  date: '2026-11-18T00:00:00.000Z',
  seconds: 60,
  mutants: fates.map((fate, n) => judged(`mutant ${n}`, fate)),
})

test('mutants that failed a test, did not load or did not end count as noticed', () => {
  expect(scoreOf(report(...FATES))).toBe(60)
  expect(scoreOf(report('survived', 'uncovered'))).toBe(0)
})

test('a report names each mutant that was not killed, and counts the rest', () => {
  const lines = describeReport(report('killed', 'survived', 'unloaded', 'timed-out', 'uncovered'))
  expect(lines.slice(0, -1).map((line) => line.split(' ')[0])).toEqual(['survived', 'timed-out', 'uncovered'])
  expect(lines[0]).toBe('survived shared/kernel/equal.ts:3 BooleanLiteral\n  - true\n  + false')
  expect(lines.at(-1)).toContain('60.0 % of 5 mutants (of 900; seed 1)')
})

test('a second try replaces earlier results, but a mutant that survived before does not count as noticed by a timeout', () => {
  const again = [judged('mutant 1', 'killed'), judged('mutant 2', 'timed-out'), judged('mutant 3', 'timed-out')]
  const after = withAgain(report('killed', 'survived', 'survived', 'uncovered', 'survived'), again)
  expect(after.mutants.map(({ fate }) => fate)).toEqual(['killed', 'killed', 'survived', 'timed-out', 'survived'])
})

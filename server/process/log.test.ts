import { expect, test } from 'vitest'
import { LogBudget } from './log-budget.ts'

test('lines of one kind above the rate are omitted and counted, and lines of another kind are written', () => {
  const budget = new LogBudget()
  const written = Array.from({ length: 1000 }, () => budget.take('a frame could not be read', 0)).filter(({ isWritten }) => isWritten)
  expect(written).toHaveLength(30)
  expect(budget.take('the journal ended', 0)).toEqual({ isWritten: true, omitted: 0 })
  expect(budget.take('a frame could not be read', 10_000)).toEqual({ isWritten: true, omitted: 970 })
  expect(budget.take('a frame could not be read', 20_000)).toEqual({ isWritten: true, omitted: 0 })
})

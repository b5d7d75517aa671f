import { expect, test } from 'vitest'
import type { ScoreLine } from '#shared/kernel/game.ts'
import { scoreRows } from './score-rows.ts'

const row = (key: string, points: number): ScoreLine => ({ line: { key }, points })
const scoreOf = (...lines: readonly ScoreLine[]) => ({ total: lines.reduce((sum, { points }) => sum + points, 0), lines })
const keysOf = (rows: readonly (readonly ScoreLine[])[]) => rows.map((lines) => lines.map(({ line }) => line.key))

test('everybody has the same rows, and a row that is worth nothing to anybody is left out', () => {
  const rows = scoreRows([scoreOf(row('track', 3), row('sets', 0), row('left', 0)), scoreOf(row('track', 0), row('sets', 0), row('left', -2))])
  expect(keysOf(rows)).toEqual([
    ['track', 'left'],
    ['track', 'left'],
  ])
})

test('a game without scores has no rows', () => {
  expect(scoreRows(undefined)).toEqual([])
})

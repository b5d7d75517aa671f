import { describe, expect, test } from 'vitest'
import { evenfall } from '../index.ts'
import { arrange } from '../testing.ts'

describe('EF-V12 pathReward', () => {
  test('every coven may choose one cell that it has reached or passed', () => {
    const play = arrange({ players: [{ path: 4, inner: 'start=echo-of-the-road', outer: 'grotto' }, {}] }).pick('elder>echo-of-the-road:1')
    expect([play.asked, play.offered]).toEqual(['path-cell', ['path:1', 'path:2', 'path:3', 'path:4']])
    const { question } = play.decision
    const labels = question.kind === 'one' ? question.choices.flatMap(({ label }) => label ?? []) : []
    expect(labels.map(({ key, params }) => [key.startsWith('option.path') && key in evenfall.words, params?.cell])).toEqual(
      [1, 2, 3, 4].map((cell) => [true, cell]),
    )
    play.pick('path:4', 'grotto')
    expect([play.since(0), play.inner(0)]).toEqual([{ elders: -1, hand: 1 }, ['start-star', 'grotto']])
  })

  test('EF-T6, EF-T13 it is a path reward but not a step, and the bottom cell gives nothing', () => {
    const play = arrange({ players: [{ path: 3, council: 'maat', inner: 'start=echo-of-the-road grotto=wayfinder-magpie' }, {}] }).pick(
      'elder>echo-of-the-road:1',
      'path:3',
    )
    expect(play.since(0)).toEqual({ elders: -1, vp: 5 })
    const bottom = arrange({ players: [{ inner: 'start=echo-of-the-road' }, {}] }).pick('elder>echo-of-the-road:1')
    expect([bottom.since(0), bottom.seat]).toEqual([{ elders: -1 }, 1])
  })
})

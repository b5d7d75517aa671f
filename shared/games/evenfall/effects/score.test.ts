import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'
import { councilScores } from './score.ts'

describe('EF-V30 score', () => {
  test('each card scores its points for each thing that it counts', () => {
    const { state } = arrange({ players: [{ council: 'guido nora mirra', specialists: 'keir velda', inner: 'start=honey-bear/sickle' }, {}] })
    expect(councilScores(state, 0)).toEqual([
      { card: 'specialist-guido-1', points: 4 },
      { card: 'specialist-nora-1', points: 2 },
    ])
    expect(councilScores(state, 1)).toEqual([])
  })
})

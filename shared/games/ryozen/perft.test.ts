import { describe, expect, test } from 'vitest'
import { randomOf, setupOf } from '../../conformance/harness.ts'
import { listPicks } from '../../kernel/picks.ts'
import { answerPosition, decisionsOf, inPlace, newStepOutput, type Position, startPosition } from '../../kernel/position.ts'
import { ryozen } from './index.ts'

/** Returns the number of different positions after this many answers. */
function count(position: Position, depth: number): number {
  if (depth === 0) return 1
  const text = JSON.stringify(position)
  let total = 0
  for (const decision of decisionsOf(ryozen, position))
    for (const pick of listPicks(decision.question, 1000, randomOf(0)))
      total += count(answerPosition(ryozen, JSON.parse(text), { decision, pick }, { mode: inPlace, output: newStepOutput() }).position, depth - 1)
  return total
}

describe('openings', () => {
  const opening = (seats: number, mode: string): readonly number[] => {
    const setup = setupOf(ryozen, seats, 1, { mode, clanChoice: 'random', firstPlayer: 'seat-1' })
    const { position } = startPosition(ryozen, setup, setup.seed, newStepOutput())
    return [1, 2, 3, 4].map((depth) => count(position, depth))
  }

  // there are 2 kinds of companions, and 12 slots revealed or hidden plus 1 place in the Palace, or 5 with two faces in sight
  test('have the known numbers of positions', () => {
    expect(opening(2, 'base')).toEqual([50, 100, 206, 2972])
    expect(opening(4, 'base')).toEqual([50, 100, 198, 3436])
    expect(opening(2, 'palace')).toEqual([58, 116, 240, 3932])
    expect(opening(3, 'palace')).toEqual([58, 116, 232, 4452])
  })
})

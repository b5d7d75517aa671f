import { describe, expect, test } from 'vitest'
import type { Game } from '../../kernel/game.ts'
import { answerPosition, decisionsOf, inPlace, newStepOutput, type Position } from '../../kernel/position.ts'
import { sorcerers } from './index.ts'
import { arrange, begin, type Play } from './testing.ts'

const game: Game = sorcerers

/** Counts the sequences of `depth` answers. A match that ends earlier counts once. */
function countLines(position: Position, depth: number): number {
  if (depth === 0 || game.outcome(position.state)) return 1
  const text = JSON.stringify(position)
  let lines = 0
  for (const decision of decisionsOf(game, position)) {
    if (decision.question.kind !== 'one') throw new Error('only single choices')
    if (depth === 1) return decision.question.choices.length
    for (const { id } of decision.question.choices) {
      const after = answerPosition(game, JSON.parse(text), { decision, pick: id }, { mode: inPlace, output: newStepOutput() })
      lines += countLines(after.position, depth - 1)
    }
  }
  return lines
}
const counts = (play: Play, depths: readonly number[]): readonly number[] => depths.map((depth) => countLines(play.match.position, depth))

// A second, independent implementation of the rules gave the same numbers.
describe('the number of sequences of answers', () => {
  test('from the first turn of a duel', () => {
    // c1 and c2 can move 10 cells east, c2 11 south, b3 11 east and 10 south, a3 10 south; or nobody moves.
    expect(counts(begin(2).pick('vidomina').pick('merlin'), [1])).toEqual([10 + 10 + 11 + 11 + 10 + 10 + 1])
    expect(counts(begin(2).pick('vidomina').pick('merlin'), [2, 3, 4])).toEqual([63, 3933, 3933])
  })

  test('from the first turn of four', () => {
    const play = begin(4).pick('vidomina').pick('necron').pick('merlin')
    expect(counts(play, [1])).toEqual([7 + 7 + 9 + 9 + 7 + 7 + 1])
    expect(counts(play, [2, 3, 4])).toEqual([47, 2114, 6342])
  })

  test('from the middle of a fight with every summon and every spell at hand', () => {
    const play = arrange({
      units: { V: 'S:e5 d4 e8 f9', N: 'S:h6 *h8 g5 i6', M: 'S:f7 *d9 f6 e9', D: 'S:k8 *i9 k9 j8 j4' },
      timers: { V: { summon: 'charged', attack: 'charged' }, N: { attack: 'charged' }, M: { attack: 'charged' }, D: { attack: 'charged' } },
    })
    expect(counts(play, [1, 2, 3])).toEqual([63, 599, 40099])
  })
})

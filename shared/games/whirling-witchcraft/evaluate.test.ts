import { describe, expect, test } from 'vitest'
import { samplePick } from '../../kernel/picks.ts'
import { answerPosition, inPlace, newStepOutput, type SettledPosition, startPosition } from '../../kernel/position.ts'
import { Random } from '../../kernel/random.ts'
import { evaluate } from './evaluate.ts'
import { whirlingWitchcraft } from './index.ts'
import { outcomeOf } from './score.ts'
import type { State } from './state.ts'
import type { Witch } from './testing/scene.ts'
import { arrange, type Coven, seedOf } from './testing.ts'

const values = (coven: Coven): readonly number[] => coven.state.players.map((_, seat) => evaluate(coven.state, seat))
const brewing = (first: Witch, ...others: readonly Witch[]): Coven => arrange([first, ...others], { step: 'transform' })

describe('the estimate', () => {
  test('adds up to 1 over all seats', () => {
    const coven = brewing({ circle: '2R' }, { bench: '9G' }, { recipes: ['void-storm'] })
    expect(values(coven).reduce((a, b) => a + b)).toBeCloseTo(1)
  })

  test('is 1 for the winner at the end, or an equal part of a shared victory', () => {
    expect(values(arrange([{ circle: '5R' }, { circle: '1R' }], { step: 'check' }))).toEqual([1, 0])
    expect(values(arrange([{ circle: '5R' }, { circle: '5G' }, {}], { step: 'check' }))).toEqual([0.5, 0.5, 0])
  })

  test('rises with a cube in the circle, a fuller bench on the right and a better recipe', () => {
    const [plain = 0] = values(brewing({}, {}, {}))
    expect(values(brewing({ circle: '1R' }, {}, {}))[0]).toBeGreaterThan(plain)
    expect(values(brewing({}, {}, { bench: '3B' }))[0]).toBeGreaterThan(plain)
    expect(values(brewing({ recipes: ['void-storm'] }, {}, {}))[0]).toBeGreaterThan(plain)
  })

  test('counts a draft for its owner before anybody else sees it', () => {
    const coven = brewing({ recipes: ['storm-magic'], bench: '1B' }, { bench: '3B' })
    const [before = 0] = values(coven)
    coven.answer(0, 'storm-magic')
    expect(values(coven)[0]).toBeGreaterThan(before)
    coven.answer(0, 'finish')
    expect(coven.circle(0)).toBe('1B')
  })

  test('a player who follows it wins most matches against random play', () => {
    const greedy = ({ position }: SettledPosition, decision: SettledPosition['decisions'][number]): string => {
      const choices = decision.question.kind === 'one' ? decision.question.choices : []
      const text = JSON.stringify(position)
      const rated = choices.map(({ id }) => {
        const { position: after } = answerPosition(
          whirlingWitchcraft,
          JSON.parse(text),
          { decision, pick: id },
          { mode: inPlace, output: newStepOutput() },
        )
        return { id, worth: evaluate(after.state as State, decision.seat) }
      })
      return rated.reduce((best, one) => (one.worth > best.worth ? one : best)).id
    }
    let won = 0
    const matches = 24
    for (let n = 0; n < matches; n++) {
      const random = new Random({ seed: seedOf(n + 1), drawn: 1000 })
      let settled = startPosition(whirlingWitchcraft, { seats: 2, options: { characters: 'choose', timing: 'sealed' } }, seedOf(n), newStepOutput())
      while (settled.decisions.length > 0) {
        const decision = random.pick(settled.decisions)
        const pick = decision.seat === n % 2 ? greedy(settled, decision) : samplePick(decision.question, random)
        settled = answerPosition(whirlingWitchcraft, settled.position, { decision, pick }, { mode: inPlace, output: newStepOutput() })
      }
      if (outcomeOf(settled.position.state as State)?.ranks[n % 2] === 1) won++
    }
    expect(won / matches).toBeGreaterThan(0.7)
  })
})

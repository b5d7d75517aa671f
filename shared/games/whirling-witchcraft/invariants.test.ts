import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../kernel/game.ts'
import { samplePick } from '../../kernel/picks.ts'
import { answerPosition, inPlace, newStepOutput, type SettledPosition, startPosition } from '../../kernel/position.ts'
import { Random } from '../../kernel/random.ts'
import { handLimitOf } from './cards.ts'
import { INGREDIENT_IDS, INGREDIENTS, RECIPES } from './content/index.ts'
import { countCubes } from './cubes.ts'
import { whirlingWitchcraft } from './index.ts'
import { playerAt, type State, seatsOf, secretAt, TIMINGS } from './state.ts'
import { textOf } from './testing/notation.ts'
import { arrange, seedOf } from './testing.ts'
import { violationsOf } from './violations.ts'

const game: Game = whirlingWitchcraft
const stateOf = ({ position }: SettledPosition): State => position.state as State

/** Plays random matches, checks the states before and after every answer, and returns the final states. */
function watchMatches(count: number, look: (before: State, after: State) => void): readonly State[] {
  return Array.from({ length: count }, (_, n) => {
    const random = new Random({ seed: seedOf(n), drawn: 5000 })
    const options = { characters: n % 2 ? 'initiate' : 'choose', timing: TIMINGS[n % TIMINGS.length] ?? 'sealed' }
    let settled = startPosition(game, { seats: 2 + (n % 4), options }, seedOf(n), newStepOutput())
    while (settled.decisions.length > 0) {
      const before = structuredClone(stateOf(settled))
      const decision = random.pick(settled.decisions)
      settled = answerPosition(
        game,
        settled.position,
        { decision, pick: samplePick(decision.question, random) },
        { mode: inPlace, output: newStepOutput() },
      )
      look(before, stateOf(settled))
    }
    return stateOf(settled)
  })
}

describe('in any match', () => {
  test('circles never lose a cube, recipes keep their orientation, the Trickster turns once a round and hands are full while there is a deck', () => {
    const ends = watchMatches(12, (before, after) => {
      const isNewRound = after.round > before.round && before.round > 0
      for (const seat of seatsOf(before)) {
        const [was, is] = [playerAt(before, seat), playerAt(after, seat)]
        for (const id of INGREDIENT_IDS) expect(is.circle[id]).toBeGreaterThanOrEqual(was.circle[id])
        expect(is.recipes.slice(0, was.recipes.length)).toEqual(was.recipes)
        expect(is.turned !== was.turned).toBe(isNewRound && is.character === 'trickster')
        if (isNewRound && after.deck.length > 0) expect(secretAt(after, seat).hand).toHaveLength(handLimitOf(is))
        if (was.discarded) expect(is.discarded).toBe(true)
      }
    })
    for (const end of ends) {
      expect(game.outcome(end)).toBeDefined()
      expect(end.round).toBeLessThanOrEqual(RECIPES.length + 3)
    }
  })

  test('passing keeps the number of cubes', () => {
    const amounts = (max: (id: (typeof INGREDIENT_IDS)[number]) => number) =>
      fc
        .tuple(...INGREDIENT_IDS.map((id) => fc.nat(max(id))))
        .map((counts) => counts.map((count, n) => `${count}${INGREDIENTS[INGREDIENT_IDS[n] ?? 'toad'].code}`).join(' '))
    const witch = fc.record({ bench: amounts((id) => INGREDIENTS[id].capacity), cauldron: amounts(() => 12) })
    const sum = (s: State): number =>
      s.players.reduce((all, { bench, circle, cauldron }) => all + countCubes(bench) + countCubes(circle) + countCubes(cauldron), 0)
    const read = (text: string): number => text.split(' ').reduce((all, word) => all + Number(word.slice(0, -1)), 0)
    fc.assert(
      fc.property(fc.array(witch, { minLength: 2, maxLength: 5 }), (witches) => {
        const coven = arrange(witches, { step: 'cauldrons' })
        expect(sum(coven.state)).toBe(witches.reduce((all, { bench, cauldron }) => all + read(bench) + read(cauldron), 0))
        for (const seat of seatsOf(coven.state)) expect(textOf(playerAt(coven.state, seat).cauldron)).toBe('')
      }),
      { numRuns: 100 },
    )
  })
})

describe('violations', () => {
  const sound = (): State =>
    structuredClone(
      arrange(
        [
          { recipes: ['void-storm'], bench: '2R', hand: 'storm-magic' },
          { hand: 'lore-of-webs', recipes: ['lava-magic'] },
        ],
        { step: 'transform' },
      ).state,
    )
  const harm = <T extends object>(thing: T | undefined, wrong: Partial<T>): void => {
    Object.assign(thing ?? {}, wrong)
  }
  const first = (s: State) => playerAt(s, 0)
  const secret = (s: State) => secretAt(s, 0)
  const deed = { kind: 'useRecipe', card: 'void-storm', in: [], out: [] } as const
  const broken: readonly (readonly [string, (s: State) => void, string])[] = [
    ['a bench that is too full', (s) => harm(first(s).bench, { mandrake: 5 }), 'the bench of seat 0 holds what it cannot'],
    ['a bench with a negative number', (s) => harm(first(s).bench, { toad: -1 }), 'the bench of seat 0 holds what it cannot'],
    ['a draft bench that is too full', (s) => harm(secret(s).draft?.bench, { toad: 10 }), 'the draft bench of seat 0 holds what it cannot'],
    ['a draft with a negative number', (s) => harm(secret(s).draft?.brew, { toad: -1 }), 'the draft of seat 0 owes cubes'],
    ['a circle with a negative number', (s) => harm(first(s).circle, { toad: -1 }), 'seat 0 owes cubes'],
    ['a recipe in two places', (s) => harm(s, { deck: [...s.deck, 'storm-magic'] }), 'exactly one place'],
    ['a recipe nowhere', (s) => harm(s, { deck: s.deck.slice(1) }), 'exactly one place'],
    ['a hand out of order', (s) => harm(secret(s), { hand: ['ritual-of-wind', 'storm-magic'] }), 'out of order'],
    ['too large a hand', (s) => harm(secret(s), { hand: s.deck.slice(0, 5) }), 'too many cards'],
    ['a token beside its count', (s) => harm(first(s).tokens, { book: 1 }), 'the book token of seat 0 stands at 1, not 0'],
    ['an arcana that fired twice', (s) => harm(first(s), { fired: ['raven', 'raven'] }), 'fired twice'],
    ['an ingredient that is free twice', (s) => harm(first(s), { free: ['toad', 'toad'] }), 'free twice'],
    ['more recipes than rounds', (s) => harm(s, { round: 0 }), 'more recipes than rounds'],
    ['a round that cannot be', (s) => harm(s, { round: 64 }), 'round 64'],
    [
      'a recipe brewed twice',
      (s) =>
        harm(secret(s).draft, {
          deeds: [
            { ...deed, in: [], out: [] },
            { ...deed, in: [], out: [] },
          ],
        }),
      'brews a recipe twice',
    ],
    [
      'two recipes filled at once',
      (s) =>
        harm(secret(s).draft, {
          filling: [
            { ...deed, in: [], out: [] },
            { ...deed, in: [], out: [] },
          ],
        }),
      'fills two recipes',
    ],
    ['a draft where there is nothing to decide', (s) => harm(first(s), { stage: 'idle' }), 'seat 0 has a draft in transform'],
    ['a card face down while brewing', (s) => harm(secret(s), { chosen: { card: 'storm-magic', rotated: false } }), 'face down in transform'],
    ['a cauldron left over', (s) => harm(harmed(s, { phase: 'choose' }).players[0]?.cauldron, { toad: 1 }), 'is not empty in choose'],
    ['a full circle after the check', (s) => harm(harmed(s, { phase: 'choose' }).players[0]?.circle, { toad: 5 }), 'a circle is full'],
    ['a match that is over and goes on', (s) => harm(s, { ending: 'circle' }), 'the match is circle in phase transform'],
    ['too many last rounds', (s) => harm(s, { lastRounds: 4 }), 'too many last rounds'],
    ['a memory that is wrong', (s) => harm(secret(s), { known: [{ card: 'ritual-of-wind', at: 1 }] }), 'looks for ritual-of-wind in the wrong place'],
    ['a character of another', (s) => harm(secret(s), { dealt: ['trickster', 'whirlwind'] }), 'was not dealt its character'],
    ['a character dealt twice', (s) => harm(secret(s), { dealt: ['trickster', 'trickster'] }), 'dealt twice'],
  ]
  const harmed = (s: State, wrong: Partial<State>): State => {
    harm(s, wrong)
    return s
  }

  test('are none in a valid state', () => {
    expect(violationsOf(sound())).toEqual([])
  })

  test.each(broken)('%s', (_what, breakIt, message) => {
    const s = sound()
    breakIt(s)
    expect(violationsOf(s).join('; ')).toContain(message)
  })
})

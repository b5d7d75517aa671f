import { describe, expect, test } from 'vitest'
import { characterOf, formulaOf, recipeOf } from './cards.ts'
import { beginBrew, fillSlot, gainOn, keepOne } from './effects/brew.ts'
import { castOn } from './effects/casts.ts'
import { type Draft, draftAt, type Player, playerAt, type State, secretAt } from './state.ts'
import { arrange } from './testing.ts'

const transforming = (): State => structuredClone(arrange([{ recipes: ['void-storm'], bench: '1R' }, {}], { step: 'transform' }).state)
const brewing = (act: (player: Player, draft: Draft) => void): void => {
  const s = transforming()
  act(playerAt(s, 0), draftAt(s, 0))
}

describe('the error for something missing names it', () => {
  test.each<readonly [string, () => unknown]>([
    ['nothing at 2', () => playerAt(transforming(), 2)],
    ['nothing at 5', () => secretAt(transforming(), 5)],
    ['seat 1 has no draft', () => draftAt(arrange([{ hand: 'void-storm' }, { hand: 'storm-magic' }]).state, 1)],
    ["no recipe 'soup'", () => recipeOf('soup')],
    ["'soup' is no recipe", () => formulaOf({ card: 'soup', rotated: true })],
    ["no character 'initiate-2'", () => characterOf(JSON.parse('"initiate-2"'))],
    ["no effect 'raven>toad'", () => brewing((_player, draft) => castOn(draft, [], 'raven>toad'))],
    ["'storm-magic' is not in play", () => brewing((player, draft) => beginBrew(player, draft, 'storm-magic'))],
    ['no recipe is being filled', () => brewing((player, draft) => fillSlot(player, draft, 'toad>bench'))],
    ["no ingredient 'salt'", () => brewing((player, draft) => gainOn(player, draft, 'salt'))],
    ["no ingredient 'undefined'", () => brewing((player, draft) => keepOne(player, draft, 'undefined'))],
  ])('%s', (message, look) => {
    expect(look).toThrow(message)
  })
})

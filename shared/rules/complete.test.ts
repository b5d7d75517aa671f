import { expect, test } from 'vitest'
import { citationsOf } from '../conformance/citations.ts'
import { GAMES } from '../games/index.ts'
import { faultsOf } from './complete.ts'
import { TEXTS } from './texts.ts'

test('every game has a rules text, and every text a game', () => {
  expect(GAMES.filter(({ id }) => !Object.hasOwn(TEXTS, id)).map(({ id }) => `${id} has no rules text: see shared/rules/texts.ts`)).toEqual([])
  expect(Object.keys(TEXTS).filter((id) => !GAMES.some((game) => game.id === id))).toEqual([])
})

test.each(GAMES)('the rules text of $id has no fault', async (game) => {
  const rules = await TEXTS[game.id]?.()
  if (!rules) throw new Error(`${game.id} has no rules text`)
  expect(faultsOf(game, rules.RULES, citationsOf(rules.RULES.prefixes))).toEqual([])
})

test('no two games share a prefix of clause ids', async () => {
  const prefixes = await Promise.all(Object.values(TEXTS).map(async (load) => (await load()).RULES.prefixes))
  expect(prefixes.flat()).toEqual([...new Set(prefixes.flat())])
})

import { expect, test } from 'vitest'
import { GAMES } from '#shared/games/index.ts'
import { UI_WORDS } from '../../../i18n/words.ts'
import { assignKeys, DIGITS, KEYS, keysOf, LETTERS } from './key-list.ts'

test('no letter of an option is also a key of its own', () => {
  const fixed = KEYS.filter(({ action }) => action !== 'choose').flatMap(({ keys }) => keys)
  expect(LETTERS.filter((letter) => fixed.includes(letter))).toEqual([])
  expect(new Set([...LETTERS, ...DIGITS, 'u', 'r']).size).toBe(36)
})

test('every key is explained in both languages, and a key of one game is shown in that game only', () => {
  for (const { text } of KEYS) expect([UI_WORDS[text].en, UI_WORDS[text].ru].filter(Boolean)).toHaveLength(2)
  const games = GAMES.map(({ id }) => id).filter((id) => keysOf(id).some(({ action }) => action === 'turn'))
  expect(games).toEqual(['witchstone'])
})

test('buttons have digits and targets have letters, and none shares a key with another', () => {
  expect(assignKeys(2, 3)).toEqual({ buttons: ['1', '2'], targets: ['a', 'b', 'c'] })
  for (const [buttons, targets] of [
    [0, 34],
    [12, 22],
    [30, 30],
  ] as const) {
    const keys = assignKeys(buttons, targets)
    const all = [...keys.buttons, ...keys.targets]
    expect([new Set(all).size, all.length]).toEqual([34 < buttons + targets ? 34 : buttons + targets, Math.min(34, buttons + targets)])
  }
})

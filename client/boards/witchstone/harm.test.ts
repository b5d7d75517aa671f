import { expect, test } from 'vitest'
import { ui } from './ui.ts'

/** Returns the targets that can follow, as the prompt of a turn with a crystal to move and one to damage offers them. */
const after = (target: string): ReadonlySet<string> =>
  new Set(target === 'crystal-0-1' ? ['damage'] : target === 'crystal-0-2' ? ['damage', 'c0-1'] : [])

test.each([
  ['crystal-0-1', 'only be damaged', true],
  ['crystal-0-2', 'also be moved', false],
  ['crystal-0-3', 'be chosen as it is', false],
])('the crystal %s, which can %s, is quiet: %s', (crystal, _, quiet) => {
  expect(ui.isQuiet(crystal, after)).toBe(quiet)
})

test('hiding one’s scrolls is not counted among the choices', () => {
  expect([ui.isQuiet('hide-scrolls', after), ui.isQuiet('show-scrolls', after), ui.isQuiet('c0-1', after)]).toEqual([true, true, false])
})

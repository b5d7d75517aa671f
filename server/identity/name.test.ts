import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readName } from './name.ts'

describe('names', () => {
  test.each([
    ['Ada', 'Ada'],
    ['Баба-Яга', 'Баба-Яга'],
    ["O'Hara Jr.", "O'Hara Jr."],
    ['O’Hara', "O'Hara"],
    ['7', '7'],
    ['李小龍', '李小龍'],
    ['मोहिनी', 'मोहिनी'],
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['e\u0301tude', '\u00e9tude'],
    ['x_y.z', 'x_y.z'],
    ['a'.repeat(24), 'a'.repeat(24)],
    ['\u{10400}'.repeat(24), '\u{10400}'.repeat(24)],
  ])('%j is a name', (raw, name) => {
    expect(readName(raw)).toBe(name)
  })

  test.each<[unknown, string]>([
    ['', 'nothing'],
    ['   ', 'only spaces'],
    ['-_.', 'only signs'],
    ['a'.repeat(25), 'too long'],
    ['Ada\nBen', 'a line break'],
    ['Ada\u0000', 'a control character'],
    ['\u202eadA', 'text direction turned round'],
    ['Ada\u200d', 'an invisible joiner'],
    ['\u3164', 'a letter that is blank'],
    ['Ada<b>', 'markup'],
    ['Ada\u{1F9D9}', 'a picture'],
    ['\u0301a', 'a mark without a letter'],
    [`a${'\u0316'.repeat(4)}`, 'a heap of marks'],
    ['Ada\u00a0Lovelace', 'a space that is not a space'],
    [undefined, 'not given'],
    [7, 'a number'],
    [['Ada'], 'a list'],
  ])('%j is not: %s', (raw, _why) => {
    expect(readName(raw)).toBeUndefined()
  })

  test('a name that was accepted stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (raw) => {
        const name = readName(raw)
        if (name !== undefined) expect(readName(name)).toBe(name)
      }),
    )
  })
})

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
    ['\u{20000}'.repeat(24), '\u{20000}'.repeat(24)],
    ['Сова', 'Сова'],
    ['СОВА 42', 'СОВА 42'],
    ['Ёлка', 'Ёлка'],
    ['Οδυσσέας', 'Οδυσσέας'],
    ['Иван Smith', 'Иван Smith'],
    ['ひらがなカタカナー漢字', 'ひらがなカタカナー漢字'],
    ['Nguyễn Đức', 'Nguyễn Đức'],
    ['Ａｄａ', 'Ada'],
    ['𝔄𝔡𝔞', 'Ada'],
  ])('%j is accepted as %j', (raw, name) => {
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
    ['Аda', 'a Cyrillic letter among Latin ones'],
    ['Adа', 'a Cyrillic letter at the end'],
    ['Вοb', 'a Greek letter among Cyrillic ones'],
    ['Αnna', 'a Greek letter among Latin ones'],
    ['Иvан', 'a Latin letter among Russian ones'],
    ['Иван-Smith', 'two alphabets in a word with a hyphen'],
    ['ᴀᴅᴍɪɴ', 'phonetic letters'],
    ['ᎪᎠᎷ', 'Cherokee, which looks like Latin'],
    ['ꓢꓬꓢꓔꓰꓟ', 'Lisu, which looks like Latin'],
    ['ⲤⲞⲂⲈⲚ', 'Coptic, which looks like Greek'],
    ['ǃǀǁ', 'letters that look like signs'],
    ['ʼʼʼ', 'letters that are signs'],
    ['½', 'a number that is a sign'],
    [undefined, 'not given'],
    [7, 'a number'],
    [['Ada'], 'a list'],
  ])('%j is refused: %s', (raw, _why) => {
    expect(readName(raw)).toBeUndefined()
  })

  test('an accepted name is accepted again without a change', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (raw) => {
        const name = readName(raw)
        if (name !== undefined) expect(readName(name)).toBe(name)
      }),
    )
  })
})

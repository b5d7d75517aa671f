import { decode, encode } from '@colyseus/schema'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { installStringDecoder } from './decode-strings.ts'

const letterByLetter = decode.string
afterEach(() => {
  decode.string = letterByLetter
})

function write(text: string): Uint8Array {
  const bytes = new Uint8Array(16 + 4 * text.length)
  const it = { offset: 3 }
  encode.string(bytes, text, it)
  return bytes.slice(0, it.offset)
}

test('strings of any length and script are decoded as the library does it, and the cursor ends behind them', () => {
  installStringDecoder()
  expect(decode.string).not.toBe(letterByLetter)
  const lengths = fc.constantFrom(0, 1, 12, 13, 31, 32, 255, 256, 65_535, 65_536)
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    lengths.map((length) => 'x'.repeat(length)),
    lengths.map((length) => 'ведьма'.repeat(length / 6)),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const bytes = write(text)
      const [own, theirs] = [{ offset: 3 }, { offset: 3 }]
      expect(decode.string(bytes, own)).toBe(letterByLetter(bytes, theirs))
      expect(own).toEqual(theirs)
    }),
  )
})

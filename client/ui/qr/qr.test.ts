import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCode } from './index.ts'
import { formatBits } from './matrix.ts'
import { errorCorrection } from './reed-solomon.ts'

const rowsOf = (text: string): readonly string[] => (qrCode(text) ?? []).map((row) => row.map(Number).join(''))

test('the error correction of the standard’s own example is found', () => {
  // ISO/IEC 18004, annex I: "01234567" in version 1-M.
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  expect(errorCorrection(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test('the format bits of level M are those of the standard’s table', () => {
  // ISO/IEC 18004, table C.1.
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => formatBits(mask).toString(16))).toEqual([
    '5412',
    '5125',
    '5e7c',
    '5b4b',
    '45f9',
    '40ce',
    '4f97',
    '4aa0',
  ])
})

test.each([
  // Made once with qrcode-terminal 0.12, which knows nothing of this code, for the same version and mask.
  ['coven', 21, '1cd4633285c79078cd4d6d9cd84f8e53f05c72eaec40ad55333cbe0bba34e0c4'],
  ['https://coven.example/t/0b8c1e0a', 29, 'e0bdc23cbde78193714c0c365ebd17320020702a0c3452999aab26100fc91b3a'],
  ['https://coven.example/t/3f1b2c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d', 33, '60a9b5669df99b69dd55c163bbe8f1789d67a6b3ec57ae1f6b24b996a2e8c413'],
  [
    'https://a-rather-long-name-of-a-host.coven.example.org/t/3f1b2c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
    41,
    '1a13c10836cacaad8de522c215bb6248894f1748cee6308aa33530cfb571c148',
  ],
])('%s becomes the code that another encoder makes of it', (text, size, sha256) => {
  const rows = rowsOf(text)
  expect(rows.length).toBe(size)
  expect(createHash('sha256').update(rows.join('\n')).digest('hex')).toBe(sha256)
})

test('a text of 106 bytes has a code, and a longer one has none', () => {
  expect(rowsOf('x'.repeat(106)).length).toBe(41)
  expect(qrCode('x'.repeat(107))).toBeUndefined()
  expect(qrCode('ж'.repeat(54))).toBeUndefined()
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distinctName, skeletonOf } from './skeleton.ts'

/** Other ways to write each letter so that it looks the same. */
const DISGUISES: Readonly<Record<string, readonly string[]>> = {
  a: ['A', 'а', 'А', 'α', 'Α', 'ａ', '𝐚', '𝔸', 'á'],
  b: ['B', 'В', 'в', 'Β', 'ь'],
  c: ['C', 'с', 'С', 'ⅽ', '𝒸'],
  e: ['E', 'е', 'Е', 'ё', 'Ё', 'ε', 'Ε', 'ｅ', 'é'],
  h: ['H', 'Н', 'н', 'Η', 'һ'],
  i: ['I', 'l', 'L', '1', 'і', 'І', 'ı', 'Ι', 'ⅰ', 'í'],
  k: ['K', 'к', 'К', 'Κ', 'κ', 'ｋ'],
  m: ['M', 'м', 'М', 'Μ', 'rn', 'RN', 'r_n', '𝓂'],
  n: ['N', 'Ν', 'п', 'ñ', 'ｎ'],
  o: ['O', '0', 'о', 'О', 'ο', 'Ο', '𝟎', 'ö', 'ø'],
  p: ['P', 'р', 'Р', 'ρ', 'Ρ'],
  s: ['S', 'ѕ', 'Ѕ', 'ｓ', 'ſ', '𝖘'],
  t: ['T', 'т', 'Т', 'τ', 'Τ'],
  w: ['W', 'vv', 'VV', 'ԝ', 'ω'],
  x: ['X', 'х', 'Х', 'χ', 'Χ'],
  y: ['Y', 'у', 'У', 'Υ', 'ý'],
  3: ['з', 'З', '𝟑'],
}
const PLAIN = Object.keys(DISGUISES)
const SIGNS = ['', '', '', ' ', '_', '-', '.', "'"]

const anyName = fc.string({ unit: 'binary', maxLength: 30 })
const disguised = fc
  .array(
    fc
      .constantFrom(...PLAIN)
      .chain((letter) => fc.tuple(fc.constant(letter), fc.constantFrom(letter, ...(DISGUISES[letter] ?? [])), fc.constantFrom(...SIGNS))),
    { minLength: 1, maxLength: 12 },
  )
  .map((letters) => ({ plain: letters.map(([letter]) => letter).join(''), worn: letters.map(([, dress, sign]) => dress + sign).join('') }))

describe('a skeleton', () => {
  test('is its own skeleton', () => {
    const isStable = (name: string): boolean => skeletonOf(skeletonOf(name)) === skeletonOf(name)
    fc.assert(fc.property(anyName, isStable), { numRuns: 5000 })
    fc.assert(
      fc.property(disguised, ({ worn }) => isStable(worn)),
      { numRuns: 2000 },
    )
  })

  test('is the same for letters that look alike', () => {
    fc.assert(
      fc.property(disguised, ({ plain, worn }) => {
        expect(skeletonOf(worn)).toBe(skeletonOf(plain))
      }),
      { numRuns: 5000 },
    )
  })

  test('does not depend on the Unicode normalisation form', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(skeletonOf(name.normalize(form))).toBe(skeletonOf(name))
      }),
    )
  })

  test.each([
    ['Ada', 'Ben'],
    ['Anna', 'Anne'],
    ['Сова', 'Рысь'],
    ['Иван', 'Ирина'],
    ['李小龍', '李小'],
    ['मोहिनी', 'मोहन'],
  ])('tells %s from %s', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other))
  })
})

describe('a distinct name', () => {
  test('is the name itself if no other name looks like it', () => {
    expect(distinctName('Ada', [])).toBe('Ada')
    expect(distinctName('Ada', ['Ben', ''])).toBe('Ada')
  })

  test('gets the first free number', () => {
    expect(distinctName('Ada', ['ADA'])).toBe('Ada (2)')
    expect(distinctName('АВА', ['ABA', 'aba (2)'])).toBe('АВА (3)')
    expect(distinctName('ABA', ['Ben', 'ABA (2)'])).toBe('ABA')
  })

  test('never looks like any of the others', () => {
    fc.assert(
      fc.property(disguised, fc.array(disguised, { maxLength: 4 }), ({ plain, worn }, strangers) => {
        const others = [plain, ...strangers.map((other) => other.worn)]
        expect(others.map(skeletonOf)).not.toContain(skeletonOf(distinctName(worn, others)))
      }),
    )
  })
})

import { expect, test } from 'vitest'
import { citationsIn, titlesOf } from './citations.ts'

const SOURCE = `
// ZZ-1.1: why
describe('ZZ-2 a group', () => {
  test('ZZ-2.1, ZZ-2.2 two at once', () => expect('ZZ-2.3').toBe(1))
  it.each([['ZZ-3.1', { a: 1 }]] as const)('ZZ-3.2 %s', () => {})
  test.for(
    rows.map((row) => [row, (n: number) => n]),
  )(
    'ZZ-3.3 on a line of its own',
    () => {},
  )
  test(\`ZZ-4.1 \${name} and ZZ-R1\`, () => {})
  test('ZZ-5.1 ' + 'ZZ-5.2', () => {})
  test.skip('ZZ-6.1 is left out', () => {})
  test.todo('ZZ-6.2')
  describe.skip('ZZ-6.3', () => {})
  attest('ZZ-7.1')
  const read = <T>(it: T): T => it
})
`

test('titlesOf finds the titles of tests and groups that run', () => {
  expect(titlesOf('a.test.ts', SOURCE)).toEqual([
    'ZZ-2 a group',
    'ZZ-2.1, ZZ-2.2 two at once',
    'ZZ-3.2 %s',
    'ZZ-3.3 on a line of its own',
    'ZZ-4.1 ',
    ' and ZZ-R1',
    'ZZ-5.1 ',
    'ZZ-5.2',
  ])
})

test('citationsIn finds every named clause and marks those in test titles', () => {
  const all = citationsIn('a.test.ts', SOURCE, ['ZZ'])
  const named = all.flatMap(({ id, inTitle }) => (inTitle ? [] : [id]))
  const proved = all.flatMap(({ id, inTitle }) => (inTitle ? [id] : []))
  expect(named).toEqual(expect.arrayContaining(['ZZ-1.1', 'ZZ-2.3', 'ZZ-3.1', 'ZZ-6.1', 'ZZ-7.1']))
  expect(proved).toEqual(['ZZ-2', 'ZZ-2.1', 'ZZ-2.2', 'ZZ-3.2', 'ZZ-3.3', 'ZZ-4.1', 'ZZ-R1', 'ZZ-5.1', 'ZZ-5.2'])
  expect(citationsIn('a.ts', SOURCE, ['ZZ']).filter(({ inTitle }) => inTitle)).toEqual([])
  expect(citationsIn('a.test.ts', SOURCE, ['ZY'])).toEqual([])
})

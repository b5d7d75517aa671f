import { expect, test } from 'vitest'
import { filesOf, HEAVY, LONG, PURE, slowTests, TESTS, textOf } from './suites.ts'

const withText = (pattern: RegExp, ...where: readonly string[]): readonly string[] => filesOf(...where).filter((file) => pattern.test(textOf(file)))

test('every test file belongs to `npm test`', () => {
  expect(filesOf(...TESTS)).toEqual(filesOf('**/*.test.*', '**/*.spec.*'))
})

test('every list names files that exist', () => {
  for (const pattern of [...PURE, ...LONG, ...HEAVY]) expect(filesOf(pattern), pattern).not.toEqual([])
})

test('`npm run test:quick` leaves out tests that start a browser, a Redis or another process, and runs the rules', () => {
  const slow = slowTests()
  for (const file of ['client/match.browser.test.ts', 'server/redis/nodes.test.ts', 'server/main.test.ts', 'tools/chaos.test.ts'])
    expect(slow).toContain(file)
  expect(slow.filter((file) => file.startsWith('shared/'))).toEqual([])
  expect(slow).not.toContain('server/tests/match.test.ts')
})

test('no test is retried, and one file reads TEST_EFFORT', () => {
  expect(withText(/\bretry: \d|\bretry: process/, ...TESTS, 'vitest.config.ts')).toEqual([])
  expect(withText(/process\.env\.TEST_/, '{shared,rooms,server,sdk,client,testing,loadtest}/**/*.ts')).toEqual(['shared/conformance/effort.ts'])
})

test('no test sleeps instead of waiting for a state', () => {
  expect(withText(/waitForTimeout\(|\bsleep\(|resolve\) => setTimeout\(resolve/, ...TESTS)).toEqual([])
})

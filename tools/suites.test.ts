import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SLOW, TESTS } from './suites.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const filesOf = (...patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'dist' }).toSorted()

const textOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** How a test file gets at a browser, a Redis, a proxy or another process. */
const OTHER_PROGRAMS = /from '(node:child_process|[^']*\/testing\/(child|redis|stage)\.ts|[^']*\/(cluster|chaos)\/[^']*)'/

test('every test file belongs to `npm test`', () => {
  expect(filesOf(...TESTS)).toEqual(filesOf('**/*.test.*', '**/*.spec.*'))
})

test('what `npm run test:quick` leaves out is there, and slow for a reason', () => {
  for (const pattern of SLOW)
    expect(
      filesOf(pattern).filter((file) => file.includes('.test.')),
      pattern,
    ).not.toEqual([])
})

test('`npm run test:quick` starts no other program', () => {
  const slow = new Set(filesOf(...SLOW))
  const quick = filesOf(...TESTS).filter((file) => !slow.has(file))
  expect(quick.length).toBeGreaterThan(150)
  expect(quick.filter((file) => OTHER_PROGRAMS.test(textOf(file)))).toEqual([])
})

test('no test has a second chance, and one place reads how far tests go', () => {
  const withText = (pattern: RegExp, ...where: readonly string[]): readonly string[] => filesOf(...where).filter((file) => pattern.test(textOf(file)))
  expect(withText(/\bretry: \d|\bretry: process/, ...TESTS, 'vitest.config.ts')).toEqual([])
  expect(withText(/process\.env\.TEST_/, '{shared,rooms,server,client,loadtest}/**/*.ts')).toEqual(['shared/conformance/effort.ts'])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './imports/read-imports.ts'

const ROOT = join(import.meta.dirname, '..')
const MAX_LINES = 300

/** What the games consist of, and the words and rules that players read. */
const CONTENT = [/^shared\/games\/[^/]+\/(content|rules)\//, /\/words(-\w+)?\.ts$/]
/** Tests, the suites that several of them share, and their helpers. */
const TESTS = [/\.test\.tsx?$/, /^testing\//, /\/testing(\.ts$|\/)/, /-contract\.ts$/]
/** One name a line, and nothing else. */
const EXCEPTIONS = ['tools/vocabulary.ts']

const isExempt = (file: string): boolean => [...CONTENT, ...TESTS].some((pattern) => pattern.test(file)) || EXCEPTIONS.includes(file)
const lineCount = (file: string): number => readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length

test('no file is longer than 300 lines, but for content and tests', () => {
  const files = sourceFiles()
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => !isExempt(file) && lineCount(file) > MAX_LINES)).toEqual([])
})

test('every exception is a file that needs it', () => {
  expect(EXCEPTIONS.filter((file) => lineCount(file) <= MAX_LINES)).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { sourceFiles } from './imports/read-imports.ts'
import { filesOf } from './suites.ts'

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
  const files = [...sourceFiles(), ...filesOf('client/**/*.css')]
  expect(files.length).toBeGreaterThan(1050)
  expect(files.filter((file) => !isExempt(file) && lineCount(file) > MAX_LINES)).toEqual([])
})

test('every exception is a file that needs it', () => {
  expect(EXCEPTIONS.filter((file) => lineCount(file) <= MAX_LINES)).toEqual([])
})

const MAX_PARAMETERS = 4
/** Folders whose functions follow the limit. The games have not been brought under it. */
const LIMITED = /^(rooms|server|sdk|shared\/kernel)\//
/** The `answer` of a step. Every game writes it, and `Step` in game.ts sets its parameters. */
const IMPOSED = ['answer']

/** Returns the functions of a source with more than four parameters, as `line name`. */
function longSignatures(source: string): readonly string[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && node.parameters.length > MAX_PARAMETERS) {
      const named = ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent) ? node.parent : node
      const name = named.name?.getText() ?? ts.SyntaxKind[node.kind]
      if (!IMPOSED.includes(name)) found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${name}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

test('no function of the rooms, the server, the sdk and the kernel has more than four parameters', () => {
  const files = sourceFiles().filter((file) => LIMITED.test(file))
  expect(files.length).toBeGreaterThan(250)
  expect(files.flatMap((file) => longSignatures(readFileSync(join(ROOT, file), 'utf8')).map((found) => `${file}:${found}`))).toEqual([])
})

test('the search finds functions of every form with too many parameters', () => {
  const source = [
    'function one(a, b, c, d, e) {}',
    'const two = (a, b, c, d, e) => 0',
    'class C { constructor(a, b, c, d, e) {} four(a, b, c, d, e) {} five(a, b, c, d) {} }',
    'const six = { seven: (a, b, c, d, e) => 0, answer(s, frame, seat, pick, ctx) {} }',
    'interface I { eight(a: 1, b: 1, c: 1, d: 1, e: 1): void }',
  ].join('\n')
  expect(longSignatures(source)).toEqual(['1 one', '2 two', '3 Constructor', '3 four', '4 seven', '5 eight'])
})

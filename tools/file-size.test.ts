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
/** Folders whose functions follow the limit. The games and the boards have not been brought under it. */
const LIMITED = /^(rooms|server|sdk|testing|loadtest|tools|shared\/(?!games\/))/
/** The `answer` of a step, by any name. Every game writes it, and `Step` in game.ts sets its parameters. */
const IMPOSED = /^answer/

/** Returns the functions of a source with more than four parameters, as `line name`. */
function longSignatures(source: string): readonly string[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && node.parameters.length > MAX_PARAMETERS) {
      const named = ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent) ? node.parent : node
      const name = named.name?.getText() ?? ts.SyntaxKind[node.kind]
      if (!IMPOSED.test(name)) found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${name}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

test('no function outside the games and the client has more than four parameters', () => {
  const files = sourceFiles().filter((file) => LIMITED.test(file))
  expect(files.length).toBeGreaterThan(700)
  expect(files.flatMap((file) => longSignatures(readFileSync(join(ROOT, file), 'utf8')).map((found) => `${file}:${found}`))).toEqual([])
})

const MAX_FUNCTION_LINES = 40
/** The most lines of a long table besides the table itself. */
const MAX_LINES_BESIDE_TABLE = 12

/** A `switch`, a list or an object. One that has a line for each case is easier to read as a whole. */
const isTable = (node: ts.Node): boolean => ts.isSwitchStatement(node) || ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)

/** Returns the functions of a source that are too long and more than a table, as `line name lines`. */
function longFunctions(source: string): readonly string[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line
  const linesOf = (node: ts.Node): number => lineAt(node.getEnd()) - lineAt(node.getStart()) + 1
  const longestTable = (node: ts.Node): number => {
    let longest = isTable(node) ? linesOf(node) : 0
    ts.forEachChild(node, (child) => {
      longest = Math.max(longest, longestTable(child))
    })
    return longest
  }
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const lines = ts.isFunctionLike(node) ? linesOf(node) : 0
    if (lines > MAX_FUNCTION_LINES && lines - longestTable(node) > MAX_LINES_BESIDE_TABLE) {
      const named = ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent) ? node.parent : node
      found.push(`${lineAt(node.getStart()) + 1} ${'name' in named && named.name ? (named.name as ts.Node).getText() : 'function'} ${lines}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

test('no function outside the pages, the boards and the tests is longer than 40 lines, except for tables', () => {
  const files = sourceFiles().filter((file) => !/^client\//.test(file) && !isExempt(file))
  expect(files.length).toBeGreaterThan(700)
  expect(files.flatMap((file) => longFunctions(readFileSync(join(ROOT, file), 'utf8')).map((found) => `${file}:${found}`))).toEqual([])
})

test('the search finds a function that is too long, but not one that is a long table', () => {
  const lines = (count: number, line: string): string => Array.from({ length: count }, () => line).join('\n')
  expect(longFunctions(`const one = () => {\n${lines(39, 'f()')}\n}`)).toEqual(['1 one 41'])
  expect(longFunctions(`function two() {\n${lines(38, 'f()')}\n}`)).toEqual([])
  expect(longFunctions(`function three(a) {\nswitch (a) {\n${lines(50, 'case 1: return 2')}\n}\n}`)).toEqual([])
  expect(longFunctions(`class C { four(a) {\n${lines(20, 'f()')}\nreturn [\n${lines(30, '1,')}\n]\n} }`)).toEqual(['1 four 54'])
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

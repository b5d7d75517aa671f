import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { clauseIdsIn } from '../rules/clauses.ts'

/** A place where code or a test names a clause. */
export interface Citation {
  readonly id: string
  readonly file: string
  /** Whether the title of a test or of a group of tests names it. */
  readonly inTitle: boolean
}

const ROOT = join(import.meta.dirname, '..', '..')
const CODE = '{shared,rooms,server,client,loadtest,tools}/**/*.{ts,tsx}'
/** Matches the rules texts, which are left out because they prove nothing. */
const TEXTS = /^shared\/(rules|conformance|games\/[^/]+\/rules)\//

/** Returns every place in the project that names a clause with one of these prefixes. */
export function citationsOf(prefixes: readonly string[]): readonly Citation[] {
  return sources().flatMap(({ file, source }) => citationsIn(file, source, prefixes))
}

let read: readonly { readonly file: string; readonly source: string }[] | undefined

function sources(): NonNullable<typeof read> {
  read ??= globSync(CODE, { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'dist' })
    .filter((file) => !TEXTS.test(file))
    .toSorted()
    .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }))
  return read
}

export function citationsIn(file: string, source: string, prefixes: readonly string[]): readonly Citation[] {
  const all = clauseIdsIn(source, prefixes)
  if (all.length === 0) return []
  const titles = /\.test\.tsx?$/.test(file) ? titlesOf(file, source) : []
  const inTitles = titles.flatMap((title) => clauseIdsIn(title, prefixes))
  return [...all.map((id) => ({ id, file, inTitle: false })), ...inTitles.map((id) => ({ id, file, inTitle: true }))]
}

const TESTERS: readonly string[] = ['test', 'it', 'describe']
/** The modifiers of tests that do not run and so prove nothing. */
const IDLE: readonly string[] = ['skip', 'todo', 'skipIf', 'fails']

/** Returns the titles of the tests and groups in a file. Of a template it returns the literal parts. */
export function titlesOf(file: string, source: string): readonly string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments
      if (title && isTester(node.expression)) titles.push(...textsOf(title))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  return titles
}

/** Returns whether a call declares a test or a group: `test`, `describe.sequential`, `test.each(rows)`, `it.for(rows)`. */
function isTester(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TESTERS.includes(callee.text)
  if (ts.isPropertyAccessExpression(callee)) return !IDLE.includes(callee.name.text) && isTester(callee.expression)
  return ts.isCallExpression(callee) && isTester(callee.expression)
}

function textsOf(title: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(title)) return [title.text]
  if (ts.isTemplateExpression(title)) return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)]
  return ts.isBinaryExpression(title) ? [...textsOf(title.left), ...textsOf(title.right)] : []
}

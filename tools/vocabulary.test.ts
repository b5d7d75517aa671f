import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { RETIRED } from './vocabulary.ts'

const ROOT = join(import.meta.dirname, '..')

/** Returns the names that a file exports. */
function exportsOf(file: string, source: string): readonly string[] {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement))
      return statement.exportClause && ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements.map(({ name }) => name.text) : []
    const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
    const { name } = statement as { readonly name?: ts.Node }
    return name && ts.isIdentifier(name) ? [name.text] : []
  })
}

/** Returns the retired names that the source exports again. */
const returned = (retired: readonly string[], file: string, source: string): readonly string[] =>
  exportsOf(file, source)
    .filter((name) => retired.includes(name))
    .map((name) => `${file} exports ${name}`)

describe('retired names are not exported again', () => {
  test.each(Object.entries(RETIRED))('in %s', (folder, retired) => {
    const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'dist' })
    expect(files, `${folder} has no source file: its names moved elsewhere`).not.toEqual([])
    expect(files.flatMap((file) => returned(retired, file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
  })

  test('the search finds every kind of export', () => {
    const retired = ['House', 'Ink', 'newsOf', 'told', 'Ear']
    const source =
      "export class House {}\nexport interface Ink {}\nexport const newsOf = 1\nexport { told } from './a.ts'\nexport type { Ear } from './b.ts'\nclass Stage {}"
    expect(returned(retired, 'a.ts', source)).toEqual(retired.map((name) => `a.ts exports ${name}`))
    expect(returned(['Stage'], 'a.ts', source)).toEqual([])
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { filesOf } from '../suites.ts'

const ROOT = join(import.meta.dirname, '../..')

/** An import of a file of the project, by its path from the root, or of a package, by its name. */
export interface Import {
  readonly file: string
  readonly line: number
  /** The imported file, if it belongs to the project. */
  readonly target?: string
  /** Otherwise the imported package: `@colyseus/core`, `node:fs`. */
  readonly package?: string
  /** The import is gone when the program runs. */
  readonly isType: boolean
}

const FOLDERS = ['shared', 'rooms', 'server', 'sdk', 'client', 'testing', 'loadtest', 'tools'] as const

export const sourceFiles = (): readonly string[] => filesOf(`{${FOLDERS.join(',')}}/**/*.{ts,tsx}`, '*.ts')

const isTypeOnly = (clause: ts.ImportClause | undefined): boolean =>
  clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
  (clause?.name === undefined &&
    clause?.namedBindings !== undefined &&
    ts.isNamedImports(clause.namedBindings) &&
    clause.namedBindings.elements.length > 0 &&
    clause.namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly))

/**
 * Returns whether the node names a file that another thread or process imports: `new URL('./worker.ts', import.meta.url)` or
 * `import.meta.resolve('./games.ts')`.
 */
const namesFile = (node: ts.Node, source: ts.SourceFile): boolean =>
  (ts.isNewExpression(node) && node.expression.getText(source) === 'URL' && node.arguments?.[1]?.getText(source) === 'import.meta.url') ||
  (ts.isCallExpression(node) && node.expression.getText(source) === 'import.meta.resolve')

interface Found {
  readonly text: string
  readonly at: ts.Node
  readonly isType: boolean
}

function importOf(node: ts.Node, source: ts.SourceFile): Found | undefined {
  const found = (at: ts.Node | undefined, isType = false): Found | undefined =>
    at && ts.isStringLiteralLike(at) ? { text: at.text, at, isType } : undefined
  if (ts.isImportDeclaration(node)) return found(node.moduleSpecifier, isTypeOnly(node.importClause))
  if (ts.isExportDeclaration(node)) return found(node.moduleSpecifier, node.isTypeOnly)
  if (ts.isImportTypeNode(node)) return found(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true)
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return found(node.arguments[0])
  if (namesFile(node, source)) return found((node as ts.NewExpression).arguments?.[0])
  return undefined
}

const nameOfPackage = (text: string): string =>
  builtinModules.includes(text) ? `node:${text}` : text.split('/', text.startsWith('@') ? 2 : 1).join('/')

/** Resolves a specifier. Returns `undefined` if it names no source, but a folder, a page or a font. */
function resolve(file: string, text: string): Pick<Import, 'target' | 'package'> | undefined {
  const isOwn = /^[.#]/.test(text)
  if (!isOwn) return { package: text.startsWith('node:') ? text : nameOfPackage(text) }
  const target = text.startsWith('#') ? text.slice(1) : join(dirname(file), text)
  return /\.tsx?$/.test(target) && existsSync(join(ROOT, target)) ? { target } : undefined
}

/** Returns the imports of a source text, in its order. */
export function importsOf(file: string, text: string): readonly Import[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const imports: Import[] = []
  const visit = (node: ts.Node): void => {
    const found = importOf(node, source)
    const meant = found && resolve(file, found.text)
    if (found && meant)
      imports.push({ file, line: source.getLineAndCharacterOfPosition(found.at.getStart(source)).line + 1, isType: found.isType, ...meant })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return imports
}

export const allImports = (): readonly Import[] => sourceFiles().flatMap((file) => importsOf(file, readFileSync(join(ROOT, file), 'utf8')))

import ts from 'typescript'
import { expect, test } from 'vitest'
import { sourceFiles } from './imports/read-imports.ts'
import { textOf } from './suites.ts'

/** The only file that parses the JSON in fields of the protocol. */
const READER = 'shared/protocol/read.ts'

/** Returns the places where a text parses a field `…Json`, by line. */
function parsedFields(file: string, text: string): readonly string[] {
  if (!text.includes('JSON.parse')) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isParse = ts.isCallExpression(node) && node.expression.getText(source) === 'JSON.parse'
    const [, field] = (isParse && /\b(\w+Json)\b/.exec(node.arguments[0]?.getText(source) ?? '')) || []
    if (field) found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} parses ${field}: use ${READER}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test(`only ${READER} parses the JSON of the protocol's fields`, () => {
  expect(
    sourceFiles()
      .filter((file) => file !== READER && !file.startsWith('tools/json-fields'))
      .flatMap((file) => parsedFields(file, textOf(file))),
  ).toEqual([])
})

test('the search finds every form of such a call', () => {
  const text =
    'JSON.parse(state.outcomeJson)\nconst a = <T,>(outcomeJson: string) => JSON.parse(outcomeJson) as T\nJSON.parse(state.outcomeJson ?? "{}")\nJSON.parse(other)'
  expect(parsedFields('x.ts', text)).toEqual([1, 2, 3].map((line) => `x.ts:${line} parses outcomeJson: use ${READER}`))
})

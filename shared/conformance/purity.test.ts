import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SHARED = join(import.meta.dirname, '..')
const IMPURE =
  /\b(Math\.random|Date|performance|process|globalThis|setTimeout|setInterval|setImmediate|queueMicrotask|console|fetch|navigator|window|document|localStorage|crypto|Worker|eval)\b(?!['`])|\bawait import\(|\btoLocale\w+|from '(node:|#|react|@colyseus|express|zod|pino)/

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
const withoutTexts = (source: string): string => source.replaceAll(/(?<!from )'(?:[^'\\\n]|\\.)*'/g, "''").replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""')

const sources = globSync('**/*.ts', { cwd: SHARED }).filter(
  (file) => !file.endsWith('.test.ts') && (!file.startsWith('conformance/') || file.includes('sample-game')),
)

describe('rules use no clock, no other randomness and no environment', () => {
  test.each(sources.toSorted())('%s', (file) => {
    const source = withoutTexts(withoutComments(readFileSync(join(SHARED, file), 'utf8')))
    const impure = source.split('\n').filter((line) => IMPURE.test(line))
    expect(impure).toEqual([])
  })

  test('the search finds impure code and nothing else', () => {
    const guilty = [
      'const t = Date.now()',
      'Math.random()',
      'setTimeout(f, 1)',
      'process.env.X',
      "import { a } from 'node:fs'",
      "await import('x')",
      'n.toLocaleString()',
    ]
    for (const line of guilty) expect(IMPURE.test(withoutTexts(withoutComments(line)))).toBe(true)
    for (const line of ["say('Date')", '// Date.now()', '/* process */ 1', 'update(dates)'])
      expect(IMPURE.test(withoutTexts(withoutComments(line)))).toBe(false)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** `file.test.ts` "how a title begins" */
const cited = [...read('docs/security.md').matchAll(/`([\w./-]+\.test\.ts)` "([^"]*)"/g)].map(([, file = '', title = '']) => ({ file, title }))

describe('the threat model', () => {
  test('names a test for every defence', () => {
    const rows = read('docs/security.md')
      .split('\n## What is weak')[0]
      ?.split('## Threats, defences, tests')[1]
      ?.split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| Threat'))
    expect(rows?.length).toBeGreaterThan(30)
    expect(rows?.filter((row) => !/\.test\.ts` "/.test(row))).toEqual([])
  })

  test.each(cited)('$file has "$title…"', ({ file, title }) => {
    expect(title).not.toBe('')
    expect(read(file)).toMatch(new RegExp(`['"\`]${title.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')}`))
  })
})

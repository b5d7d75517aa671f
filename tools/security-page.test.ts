import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COUNTED_LIMITS, type CountedLimit, LIMITED } from '#rooms/services.ts'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** The tests that the page cites, as `file.test.ts` "beginning of a title". */
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

/** The limits that `.env.example` sets. */
const SET: ReadonlySet<CountedLimit> = new Set([...LIMITED, 'open', 'gathering', 'memory', 'connections', 'requests', 'spectators', 'table-chat'])

test('a limit that cannot be set is listed among the fixed ones, under the name of its metric', () => {
  const [, section = ''] = read('docs/security.md').split('\n## Limits that are fixed\n')
  const [table = ''] = section.split('\n## ')
  const named = table.split('\n').flatMap((row) => [...(row.split('|')[2]?.matchAll(/`([\w-]+)`/g) ?? [])].map(([, name]) => name))
  expect(COUNTED_LIMITS.filter((limit) => !SET.has(limit) && !named.includes(limit))).toEqual([])
})

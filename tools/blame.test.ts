import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
/** An unpacked archive and a shallow clone have no history to look at. */
const hasHistory = existsSync(join(ROOT, '.git')) && git('rev-parse', '--is-shallow-repository').trim() === 'false'

test.runIf(hasHistory)('every commit that .git-blame-ignore-revs lists is part of the history', () => {
  const listed = readFileSync(join(ROOT, '.git-blame-ignore-revs'), 'utf8').match(/^[0-9a-f]{40}$/gm) ?? []
  const history = new Set(git('rev-list', 'HEAD').split('\n'))
  expect(listed.length).toBeGreaterThan(80)
  expect(listed.filter((commit) => !history.has(commit))).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

// A copy without history, such as an unpacked archive, has nothing to blame.
test.runIf(existsSync(join(ROOT, '.git')))('every commit that .git-blame-ignore-revs lists is part of the history', () => {
  const listed = readFileSync(join(ROOT, '.git-blame-ignore-revs'), 'utf8').match(/^[0-9a-f]{40}$/gm) ?? []
  const history = new Set(execFileSync('git', ['rev-list', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).split('\n'))
  expect(listed.length).toBeGreaterThan(80)
  expect(listed.filter((commit) => !history.has(commit))).toEqual([])
})

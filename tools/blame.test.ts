import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

// A copy without history, such as an unpacked archive, has nothing to blame.
test.runIf(existsSync(join(ROOT, '.git')))('git blame knows every commit that .git-blame-ignore-revs tells it to skip', () => {
  const blame = execFileSync('git', ['blame', '--ignore-revs-file', '.git-blame-ignore-revs', 'package.json'], { cwd: ROOT, encoding: 'utf8' })
  expect(blame).toContain('"name": "coven"')
})

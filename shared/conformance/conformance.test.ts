import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES } from '../games/index.ts'

/** Each game runs the suite in its own file, so that the files run in parallel. */
test.each(GAMES.map(({ id }) => id))('%s has a test file that runs the suite', (id) => {
  expect(existsSync(join(import.meta.dirname, '../games', id, 'conformance.test.ts'))).toBe(true)
})

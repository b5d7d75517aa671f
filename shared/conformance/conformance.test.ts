import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES } from '../games/index.ts'

/** One file for each game, so that they run side by side. */
test.each(GAMES.map(({ id }) => id))('%s is held to the suite', (id) => {
  expect(existsSync(join(import.meta.dirname, '../games', id, 'conformance.test.ts'))).toBe(true)
})

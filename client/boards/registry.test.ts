import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '#shared/games/index.ts'
import { BOARDS } from './index.ts'

const HERE = import.meta.dirname
const SHARED = ['kit']
const folders = readdirSync(HERE, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !SHARED.includes(entry.name) ? [entry.name] : [],
)
const registered = BOARDS.map(({ game }) => game)

/** Returns what the game still needs to be drawn, in sentences. */
function missingParts(game: string): readonly string[] {
  if (!folders.includes(game))
    return [`${game}: rules are registered, but client/boards/${game} is missing. Run: npm run new-game ${game} -- --board`]
  const missing = ['index.ts', 'ui.ts', 'conformance.test.ts'].filter((file) => !existsSync(join(HERE, game, file)))
  const parts = missing.map((file) => `${game}: client/boards/${game}/${file} is missing.`)
  return registered.includes(game)
    ? parts
    : [...parts, `${game}: client/boards/registry.ts has no line for it. Add: export { board as … } from './${game}/index.ts'`]
}

describe('the registered boards', () => {
  test('every game of the server has a board', () => {
    expect(GAMES.flatMap(({ id }) => missingParts(id))).toEqual([])
  })

  test('every folder belongs to a game', () => {
    const unknown = folders.filter((folder) => !GAMES.some(({ id }) => id === folder))
    expect(unknown.map((folder) => `${folder}: client/boards/${folder} exists, but shared/games has no such game.`)).toEqual([])
  })

  test.each(BOARDS)('the card of $game agrees with its rules', ({ game, names, complexity, tagline }) => {
    expect({ names, complexity }).toMatchObject({
      names: GAMES.find(({ id }) => id === game)?.names,
      complexity: GAMES.find(({ id }) => id === game)?.complexity,
    })
    expect([tagline.en, tagline.ru]).not.toContain('')
  })
})

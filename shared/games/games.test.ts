import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gameParts, missingParts } from './game-parts.ts'
import { GAMES } from './index.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const has = (path: string): boolean => existsSync(join(ROOT, path))
const FOLDERS = readdirSync(join(ROOT, 'shared', 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('every game has all its parts', () => {
  const registered = GAMES.map(({ id }) => id)
  expect(missingParts(gameParts(FOLDERS, registered, has))).toEqual([])
})

test('the lobby shows the simplest game first, and equally simple games by name', () => {
  const known = ['sorcerers', 'whirling-witchcraft', 'ryozen', 'witchstone', 'evenfall']
  expect(GAMES.map(({ id }) => id).filter((id) => known.includes(id))).toEqual(known)
  expect(GAMES.map(({ complexity }) => complexity)).toEqual(GAMES.map(({ complexity }) => complexity).toSorted((a, b) => a - b))
})

test('a line of the registry says only where the game is', () => {
  const lines = readFileSync(join(import.meta.dirname, 'registry.ts'), 'utf8')
    .trim()
    .split('\n')
  expect(lines.filter((line) => !/^export \{ \w+ \} from '\.\/[a-z-]+\/index\.ts'$/.test(line))).toEqual([])
  expect(lines).toHaveLength(GAMES.length)
})

test('a missing part is named, and the sentence says what to do', () => {
  const everything = (): boolean => true
  const but = (missing: string) => (path: string) => path !== missing
  const said = (folders: readonly string[], registered: readonly string[], exists: (path: string) => boolean = everything) =>
    missingParts(gameParts(folders, registered, exists))
  expect(said(['harbour'], ['harbour'])).toEqual([])
  expect(said(['harbour'], [])).toEqual([
    "harbour: the rules are in shared/games/harbour, but they are not registered. Add to shared/games/registry.ts: export { harbour } from './harbour/index.ts'",
  ])
  expect(said([], ['harbour'])).toEqual(['harbour: the game is registered, but shared/games/harbour is missing. Is its id the name of its folder?'])
  expect(said(['harbour'], ['harbour'], but('client/boards/harbour'))).toEqual([
    'harbour: rules are registered, but client/boards/harbour is missing. Run: npm run new-game harbour -- --board',
  ])
  expect(said(['harbour'], ['harbour'], but('shared/games/harbour/conformance.test.ts'))).toEqual([
    'harbour: shared/games/harbour/conformance.test.ts is missing. It is the suite that plays the game: copy the four lines of another game.',
  ])
  expect(said(['harbour'], ['harbour'], but('shared/games/harbour/rules/index.ts'))).toEqual([
    'harbour: shared/games/harbour/rules/index.ts is missing. It is the rules as people read them: see docs/adding-a-game.md.',
  ])
})

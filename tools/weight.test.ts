import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { maybeBuildClient } from '#server/process/client-build.ts'
import { GAMES } from '#shared/games/index.ts'

const DIST = join(import.meta.dirname, '../client/dist')
const KB = 1000
/** What a table should take at most. */
const AIM = 90
/** The games that are above the aim, with a limit that they keep, so that they do not grow further. */
const OVER_AIM: Readonly<Record<string, number>> = { ryozen: 95, evenfall: 98 }

/** What a page of the client must load, as Vite's manifest lists it. */
interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  /** The chunks that it imports at once. Those that it imports later are not among them. */
  readonly imports?: readonly string[]
}

const LOBBY = ['index.html', 'features/lobby/Lobby.tsx']
const tableOf = (game: string): readonly string[] => ['features/table/TablePage.tsx', `boards/${game}/ui.ts`]

let manifest: Readonly<Record<string, Chunk>> = {}
/** The connection that both the list of the lobby and the table need. The build names its chunk after the file and a hash. */
const liveList = (): readonly string[] => Object.keys(manifest).filter((name) => /[/_]lobby-client[-.]/.test(name))
beforeAll(async () => {
  await maybeBuildClient(() => undefined)
  manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as typeof manifest
})

/** Returns the files that these modules load, with all that they import at once. */
function filesOf(modules: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (module: string): readonly string[] => {
    if (seen.has(module)) return []
    seen.add(module)
    const chunk = manifest[module]
    if (!chunk) throw new Error(`the build has no ${module}`)
    return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap(visit)]
  }
  return new Set(modules.flatMap(visit))
}

/** Returns the kilobytes that the second list loads beyond the first. */
function weightOf(modules: readonly string[], loaded: readonly string[] = []): number {
  const known = filesOf(loaded)
  const files = [...filesOf(modules)].filter((file) => !known.has(file))
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0) / KB
}

describe('the weight of the client, compressed', () => {
  test('the lobby can be used after at most 120 KB', () => {
    const weight = weightOf(LOBBY)
    console.log(`lobby: ${weight.toFixed(1)} KB`)
    expect(weight).toBeGreaterThan(60)
    expect(weight).toBeLessThanOrEqual(120)
  })

  test('the live list of matches, which comes later, takes at most 65 KB more', () => {
    const weight = weightOf(liveList(), LOBBY)
    console.log(`live list: ${weight.toFixed(1)} KB`)
    expect(weight).toBeGreaterThan(20)
    expect(weight).toBeLessThanOrEqual(65)
  })

  test.each(GAMES.map(({ id }) => id))('a table of %s takes no more beyond the lobby with its list than is allowed', (game) => {
    const weight = weightOf(tableOf(game), [...LOBBY, ...liveList()])
    console.log(`${game}: ${weight.toFixed(1)} KB`)
    expect(weight).toBeGreaterThan(30)
    expect(weight).toBeLessThanOrEqual(OVER_AIM[game] ?? AIM)
  })

  test('the pictures of Evenfall, which come into a table that can be used, take at most 25 KB more', () => {
    const loaded = [...LOBBY, ...liveList(), ...tableOf('evenfall')]
    const weight = weightOf(['boards/evenfall/place-art.tsx', 'boards/evenfall/ritual-art.tsx'], loaded)
    console.log(`pictures of evenfall: ${weight.toFixed(1)} KB`)
    expect(weight).toBeGreaterThan(5)
    expect(weight).toBeLessThanOrEqual(25)
  })
})

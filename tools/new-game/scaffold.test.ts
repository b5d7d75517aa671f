import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { launch, openPage } from '#testing/browser/browser.ts'
import { playNow } from '#testing/browser/lobby.ts'
import { playOut } from '#testing/browser/play.ts'
import { type ServerProcess, startProcess } from '#testing/server-process.ts'
import { applyChange, changesOfPage } from './page-changes.ts'
import { adapt, scaffold } from './scaffold.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const TEMPLATE = join(import.meta.dirname, 'template')
const NOT_COPIED = ['node_modules', '.git', 'dist', 'data', 'fixtures']
const GAME = 'tide-pool'
const FOLDERS = [`shared/games/${GAME}`, `client/boards/${GAME}`]

test('a file of the template gets the names of the new game', () => {
  expect(adapt("import { harbour } from '#shared/games/harbour'\nexport type Harbour = typeof harbour", GAME)).toContain(
    'export type TidePool = typeof tidePool',
  )
  expect(adapt("id: 'harbour', record('HarbourTable'), HARBOUR-3", GAME)).toBe("id: 'tide-pool', record('TidePoolTable'), TIDEPOOL-3")
})

/** Lines of code: neither blank nor only a comment. */
function linesOf(pattern: string): number {
  const files = globSync(pattern, { cwd: TEMPLATE }).filter((file) => !file.includes('.test.'))
  return files.flatMap((file) =>
    readFileSync(join(TEMPLATE, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*($|\/\/|\/\*\*.*\*\/$)/.test(line)),
  ).length
}

test('the template is small: at most 250 lines of rules and 80 of board', () => {
  expect(linesOf('rules/*.ts')).toBeLessThanOrEqual(250)
  expect(linesOf('board/*.{ts,tsx}')).toBeLessThanOrEqual(80)
})

describe('in a copy of the project', () => {
  const copy = mkdtempSync(join(tmpdir(), 'coven-new-game-'))
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  /** Runs a script of the copy and returns what it printed, with its exit status. */
  function run(script: string, args: readonly string[]): { readonly status: number | null; readonly printed: string } {
    const env = { ...process.env, TEST_EFFORT: 'quick', NO_COLOR: '1' }
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...args], { cwd: copy, encoding: 'utf8', env })
    return { status, printed: `${stdout}${stderr}` }
  }
  function expectSuccess(script: string, args: readonly string[]): void {
    const { status, printed } = run(script, args)
    expect(status, printed).toBe(0)
  }
  const suites = ['run', ...FOLDERS]

  test('an id that is not valid is refused before anything is written', () => {
    for (const id of ['Harbour', '2-ports', 'a--b', '../x', '']) expect(() => scaffold(copy, id)).toThrow('is not an id')
    expect(readdirSync(copy)).toEqual([])
  })

  test('the command makes a game that passes lint and both suites', () => {
    cpSync(ROOT, copy, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    const { status, printed } = run('tools/new-game.ts', [GAME])
    expect(status, printed).toBe(0)
    for (const folder of FOLDERS) expect(printed).toContain(`created ${folder}\n`)
    expect(run('tools/new-game.ts', [GAME])).toEqual({ status: 1, printed: `shared/games/${GAME} exists already\n` })
    expect(readFileSync(join(copy, 'shared/games/registry.ts'), 'utf8')).toContain("export { tidePool } from './tide-pool/index.ts'\n")
    expectSuccess('node_modules/vitest/vitest.mjs', suites)
  })

  test('the changes of docs/adding-a-game.md fail and pass the suites where the page says so', () => {
    const changes = changesOfPage(GAME)
    expect(changes.map(({ file }) => basename(file))).toEqual(['play.test.ts', 'events.ts', 'words.ts', 'ui.ts', 'steps.ts', 'steps.ts', 'index.ts'])
    for (const change of changes.slice(0, 5)) applyChange(copy, change)
    const failed = run('node_modules/vitest/vitest.mjs', suites)
    expect(failed.status).toBe(1)
    expect(failed.printed).toContain('no player bids or owes more than the coins at hand')
    for (const change of changes.slice(5)) applyChange(copy, change)
    expectSuccess('tools/rules.ts', [])
    expect(readFileSync(join(copy, `docs/rules/${GAME}.md`), 'utf8')).toContain('each of these players who has a coin pays 1 coin')
    expectSuccess('node_modules/vitest/vitest.mjs', [...suites, 'shared/games/games.test.ts', 'shared/rules', 'client/boards/registry.test.ts'])
  })

  test('the changed game compiles and passes lint', () => {
    expectSuccess('node_modules/typescript/bin/tsc', ['-p', '.', '--incremental', 'false'])
    expectSuccess('node_modules/@biomejs/biome/bin/biome', ['check', '.'])
    expectSuccess('node_modules/knip/bin/knip.js', ['--no-progress'])
  })

  describe('its server', () => {
    let server: ServerProcess
    beforeAll(async () => {
      server = await startProcess(0, join(copy, 'data'), {}, { args: [], main: join(copy, 'server', 'main.ts') })
    })
    afterAll(() => server.kill('SIGKILL'))

    test('plays a match of the game against a bot over a socket', async () => {
      const guest = await enter(server.url, 'Ada')
      const match = await createMatch(server.url, guest, { game: GAME, seats: 2, bots: ['novice'], pace: 'untimed', startAtOnce: true })
      const ada = await SdkPlayer.join(server.url, guest, match)
      expect(await ada.playOn(seededRandom(1))).toBeGreaterThan(1)
      expect(ada.state.outcomeJson).toContain('"ranks"')
      await ada.leave()
    })

    test('plays a match of the game in a browser', async () => {
      const browser = await launch()
      try {
        const { page, errors } = await openPage(browser, server.url, 'Ada', {})
        await playNow(page, 'Tide Pool')
        await playOut(page, seededRandom(2))
        expect(errors).toEqual([])
      } finally {
        await browser.close()
      }
    })
  })
})

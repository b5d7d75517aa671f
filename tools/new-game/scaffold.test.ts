import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { adapt, scaffold } from './scaffold.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const NOT_COPIED = ['node_modules', '.git', 'dist', 'data', 'fixtures']

const copy = mkdtempSync(join(tmpdir(), 'coven-new-game-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a program of the project in the copy, and returns what it complained about. */
function complaintsOf(program: string, args: readonly string[]): string {
  const env = { ...process.env, TEST_EFFORT: 'quick' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, 'node_modules', program), ...args], { cwd: copy, encoding: 'utf8', env })
  return status === 0 ? '' : `${stdout}${stderr}`
}

test('a file of the template gets the names of the new game', () => {
  expect(adapt("import { harbour } from '#shared/games/harbour'\nexport type Harbour = typeof harbour", 'tide-pool')).toContain(
    'export type TidePool = typeof tidePool',
  )
  expect(adapt("id: 'harbour', record('HarbourTable'), HARBOUR-3", 'tide-pool')).toBe("id: 'tide-pool', record('TidePoolTable'), TIDEPOOL-3")
})

test('an id that is no id is refused before anything is written', () => {
  for (const id of ['Harbour', '2-ports', 'a--b', '../x', '']) expect(() => scaffold(copy, id)).toThrow('is no id')
  expect(readdirSync(copy)).toEqual([])
})

test('a new game compiles, passes lint and passes its suites at once', { timeout: 900_000 }, () => {
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const folders = scaffold(copy, 'tide-pool')
  expect(() => scaffold(copy, 'tide-pool')).toThrow('is there already')
  expect(readFileSync(join(copy, 'shared/games/registry.ts'), 'utf8')).toContain("export { tidePool } from './tide-pool/index.ts'\n")
  complaintsOf('@biomejs/biome/bin/biome', ['check', '--write', ...folders])
  expect(complaintsOf('@biomejs/biome/bin/biome', ['check', ...folders, 'shared/games', 'shared/rules'])).toBe('')
  expect(complaintsOf('typescript/bin/tsc', ['-p', '.', '--incremental', 'false'])).toBe('')
  expect(complaintsOf('vitest/vitest.mjs', ['run', ...folders])).toBe('')
})

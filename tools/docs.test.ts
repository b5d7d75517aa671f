import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '#shared/games/index.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { filesOf, textOf } from './suites.ts'

const ROOT = join(import.meta.dirname, '..')
const PAGES = filesOf('README.md', 'CONTRIBUTING.md', 'docs/**/*.md')
const EXAMPLE = /```ts\n(.*?)```/gs
const PLAYED = /^over after \d+ moments: \{.*"ranks"/m

/** The output that each page promises at the end of its example. */
const PROMISES: Readonly<Record<string, RegExp>> = {
  'README.md': /^\[ .* \]$/ms,
  'docs/client.md': PLAYED,
  'docs/protocol.md': PLAYED,
}

test('docs/client.md names every field and every status of a match client', () => {
  const source = textOf('sdk/match/match-client-state.ts')
  const [, union = ''] = /type ConnectionStatus = (.*)/.exec(source) ?? []
  const names = [...union.matchAll(/'([\w-]+)'/g), ...source.matchAll(/readonly (\w+)\??:/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(12)
  expect(names.filter((name) => !textOf('docs/client.md').includes(`| \`${name}\` |`))).toEqual([])
})

test('the table of games in the README has every game, with its names and its numbers of players', () => {
  const rows = GAMES.map(({ names, seats: { min, max } }) => `| ${names.en} · ${names.ru} | ${min}–${max} |`)
  expect(
    rows.filter((row) => !textOf('README.md').includes(row)),
    'add these rows to the README',
  ).toEqual([])
})

/** Runs the examples of the documentation as they are. Only the address of the server comes from outside. */
describe('an example', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  /** Runs the example of a page to its end and returns what it printed. */
  async function run(page: string): Promise<string> {
    const [[, example = ''] = []] = (await readFile(join(ROOT, page), 'utf8')).matchAll(EXAMPLE)
    // The file is in the page's own folder, because the imports of the example start there.
    const file = join(ROOT, dirname(page), `.example-${process.pid}.ts`)
    await writeFile(file, example)
    try {
      const player = spawn(process.execPath, [file], { env: { ...process.env, COVEN: server.url }, stdio: ['ignore', 'pipe', 'inherit'] })
      let printed = ''
      player.stdout.on('data', (data) => {
        printed += data
      })
      const [code] = await once(player, 'close')
      expect(code).toBe(0)
      return printed
    } finally {
      await rm(file)
    }
  }

  test.each(Object.entries(PROMISES))('of %s does what the page promises', async (page, promise) => {
    const printed = await run(page)
    expect(printed).toMatch(promise)
    // A player that answers each question once is never too late against a bot.
    expect(printed).not.toContain('stale')
  })

  test('of a command names a script of package.json', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
    const named = PAGES.flatMap((page) => [...textOf(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => ({ page, name })))
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
  })

  test('of a command has only options that the command explains', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
    const options = new Map<string, Set<string>>()
    for (const page of PAGES)
      for (const [, name = '', words = ''] of textOf(page).matchAll(/npm run ([\w:-]+) -- ([^#`\n]*)/g)) {
        const known = options.get(name) ?? []
        options.set(name, new Set([...known, ...(words.match(/--[a-z-]+/g) ?? [])]))
      }
    const unexplained = [...options].flatMap(([name, used]) => {
      if (used.size === 0) return []
      const [, ...words] = scripts[name]?.split(' ') ?? []
      const { stdout, stderr } = spawnSync(process.execPath, [...words, '--help'], { cwd: ROOT, encoding: 'utf8' })
      return [...used]
        .filter((option) => option !== '--help' && !`${stdout}${stderr}`.includes(option))
        .map((option) => `npm run ${name} -- ${option}`)
    })
    expect(options.size).toBeGreaterThan(10)
    expect(unexplained).toEqual([])
  })

  test('is only on the pages that this test runs, one on each', () => {
    const withExamples = PAGES.filter((page) => textOf(page).includes('```ts'))
    expect(withExamples).toEqual(Object.keys(PROMISES).toSorted())
    for (const page of Object.keys(PROMISES)) expect(textOf(page).match(EXAMPLE), page).toHaveLength(1)
  })
})

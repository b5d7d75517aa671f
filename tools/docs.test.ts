import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

  test('is only on the pages that this test runs, one on each', () => {
    const withExamples = PAGES.filter((page) => textOf(page).includes('```ts'))
    expect(withExamples).toEqual(Object.keys(PROMISES).toSorted())
    for (const page of Object.keys(PROMISES)) expect(textOf(page).match(EXAMPLE), page).toHaveLength(1)
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/testing/server.ts'

/** The examples of the documentation, run as they are written. */
describe('an example', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  /** What it said, when it has come to its end. */
  async function run(page: string, change: (example: string) => string = (example) => example): Promise<string> {
    const text = await readFile(new URL(`../docs/${page}`, import.meta.url), 'utf8')
    const [, example = ''] = /```ts\n(.*?)```/s.exec(text) ?? []
    // Beside the folder that it names.
    const file = fileURLToPath(new URL(`./.example-${process.pid}.ts`, import.meta.url))
    await writeFile(file, change(example))
    try {
      const player = spawn(process.execPath, [file], { env: { ...process.env, COVEN: server.url }, stdio: ['ignore', 'pipe', 'inherit'] })
      let said = ''
      player.stdout.on('data', (data) => {
        said += data
      })
      const [code] = await once(player, 'close')
      expect(code).toBe(0)
      return said
    } finally {
      await rm(file)
    }
  }

  test('a player on client/net plays a match to its end', async () => {
    expect(await run('client.md')).toMatch(/^over after \d+ moments: \{.*"ranks"/m)
  })

  test('a player on the SDK alone plays a match to its end', async () => {
    const leave = /room\.leave\(\)/
    const said = await run('protocol.md', (example) =>
      example.replace(/'http:\/\/localhost:\d+'/, `'${server.url}'`).replace(leave, 'console.log("over: " + state.outcome), room.leave()'),
    )
    expect(said).toMatch(/^over: \{.*"ranks"/m)
  })
})

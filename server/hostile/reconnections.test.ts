import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { createMatch, enter } from '#sdk/players/sdk-player.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { readMetric } from '#testing/raw-http.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { freePort, startProcess, TEST_MAIN } from '#testing/server-process.ts'

const PINO_ERROR = 50

let server: TestServer | undefined
afterEach(() => server?.close())

async function comeBack(connection: RawConnection): Promise<RawConnection> {
  connection.socket.terminate()
  await connection.closed
  return connection.reconnect()
}

test('connections that break and come back count as joins of the person', async () => {
  // Time stands still, so no join is allowed again however long the test takes.
  server = await startTestServer({ time: new ControlledTime(), config: { LIMITS: 'on', USER_JOINS_PER_MINUTE: 4 } })
  const ada = await enter(server.url, 'Ada')
  const match = await createMatch(server.url, ada, { game: 'riddle', seats: 2 })
  let connection = await RawConnection.join(server.url, match, { token: ada.token })
  for (let n = 0; n < 3; n++) connection = await comeBack(connection)
  await expect(comeBack(connection)).rejects.toThrow()
  await expect(RawConnection.join(server.url, match, { token: ada.token })).rejects.toThrow('too-many')
  expect(await readMetric(server.url, 'coven_limited_total\\{limit="joins",scope="user"\\}')).toBe(2)
  // The limit does not affect another person in the same network.
  const ben = await enter(server.url, 'Ben')
  await comeBack(await RawConnection.join(server.url, match, { token: ben.token }))
})

test('a refused reconnection is not logged as an error', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'coven-'))
  const env = { LIMITS: 'on', USER_JOINS_PER_MINUTE: '1', LOG_LEVEL: 'info' }
  const { url, child, kill } = await startProcess(await freePort(), dataDir, env, { main: TEST_MAIN })
  const lines: string[] = []
  createInterface({ input: child.stderr ?? Readable.from([]) }).on('line', (line) => lines.push(line))
  const closed = once(child, 'close')
  try {
    const ada = await enter(url, 'Ada')
    const match = await createMatch(url, ada, { game: 'riddle', seats: 2 })
    await expect(comeBack(await RawConnection.join(url, match, { token: ada.token }))).rejects.toThrow()
  } finally {
    await kill('SIGTERM')
    await closed
    await rm(dataDir, { recursive: true, force: true })
  }
  const levels = lines.map((line) => (JSON.parse(line) as { readonly level: number }).level)
  // Lines of other levels show that the log was read.
  expect(levels).not.toEqual([])
  expect(levels.filter((level) => level >= PINO_ERROR)).toEqual([])
})

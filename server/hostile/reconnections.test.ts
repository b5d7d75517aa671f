import { afterEach, expect, test } from 'vitest'
import { createMatch, enter } from '../../loadtest/player.ts'
import { RawConnection } from '../../loadtest/raw-connection.ts'
import { readMetric } from '../testing/raw.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
afterEach(() => server.close())

async function comeBack(connection: RawConnection): Promise<RawConnection> {
  connection.socket.terminate()
  await connection.closed
  return connection.reconnect()
}

test('connections that break and come back count as joins of the person: each is sent everything again', async () => {
  server = await startTestServer({ config: { LIMITS: 'on', USER_JOINS_PER_MINUTE: 4 } })
  const ada = await enter(server.url, 'Ada')
  const match = await createMatch(server.url, ada, { game: 'riddle', seats: 2 })
  let connection = await RawConnection.join(server.url, match, { token: ada.token })
  for (let n = 0; n < 3; n++) connection = await comeBack(connection)
  await expect(comeBack(connection)).rejects.toThrow()
  await expect(RawConnection.join(server.url, match, { token: ada.token })).rejects.toThrow('too-many')
  expect(await readMetric(server.url, 'coven_limited_total\\{limit="joins",scope="user"\\}')).toBe(2)
  // Others of the same network come and go.
  const ben = await enter(server.url, 'Ben')
  await comeBack(await RawConnection.join(server.url, match, { token: ben.token }))
})

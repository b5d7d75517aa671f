import { once } from 'node:events'
import { request } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'

describe('metrics without a password', () => {
  let server: TestServer
  afterEach(() => server.close())

  async function statusOf(headers: Readonly<Record<string, string>> = {}, localAddress = '127.0.0.1'): Promise<number> {
    const asking = request(`${server.url}/metrics`, { headers, localAddress, agent: false })
    asking.end()
    const [response] = await once(asking, 'response')
    response.resume()
    await once(response, 'end')
    return response.statusCode
  }

  test('are shown to programs on the same machine', async () => {
    server = await startTestServer()
    for (const host of ['127.0.0.1', 'localhost', '127.0.0.1:2567', '[::1]:2567']) expect(await statusOf({ host }), host).toBe(200)
  })

  test('are not shown through a proxy on the same machine, whichever headers it adds or leaves out', async () => {
    server = await startTestServer()
    for (const header of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      for (const value of ['192.0.2.1', '127.0.0.1', '']) expect(await statusOf({ [header]: value }), `${header}: ${value}`).toBe(403)
    for (const host of ['coven.example', '127.0.0.1.coven.example', 'localhost.coven.example', '192.0.2.1'])
      expect(await statusOf({ host }), host).toBe(403)
  })

  test('are shown to nobody if a proxy is configured, because everybody would look like this machine', async () => {
    server = await startTestServer({ config: { TRUST_PROXY: 1 } })
    for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }, { 'x-forwarded-for': '192.0.2.1' }]) expect(await statusOf(headers)).toBe(403)
  })
})

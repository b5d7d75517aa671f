import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { requirePassword } from '../http/password.ts'

const PASSWORD = 'count to a hundred'
const basic = (password: string) => `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`
const HERE = '192.0.2.1'

interface Door {
  readonly url: string
  readonly warned: object[]
  readonly refused: string[]
  pass(ms: number): void
}

describe('the password of the operator', () => {
  let server: Server | undefined
  let coven: TestServer | undefined
  afterEach(async () => {
    server?.close()
    server?.closeAllConnections()
    await coven?.close()
    server = undefined
    coven = undefined
  })

  async function open(proxies = 1): Promise<Door> {
    let now = 0
    const warned: object[] = []
    const refused: string[] = []
    const log = { info: () => undefined, warn: (facts: object) => void warned.push(facts), error: () => undefined }
    const app = express()
    app.use(requirePassword({ page: 'monitor', password: PASSWORD, proxies, log, onRefused: (scope) => void refused.push(scope), now: () => now }))
    app.use((_request, response) => void response.send('inside'))
    server = createServer(app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    return {
      url,
      warned,
      refused,
      pass(ms) {
        now += ms
      },
    }
  }
  async function tryWith({ url }: Pick<Door, 'url'>, password: string, address?: string): Promise<number> {
    const response = await fetch(url, { headers: { authorization: basic(password), ...(address ? { 'x-forwarded-for': address } : {}) } })
    await response.text()
    return response.status
  }
  const tryMany = async (door: Door, times: number, addressOf: (n: number) => string) => {
    for (let n = 0; n < times; n++) await tryWith(door, `guess ${n}`, addressOf(n))
  }

  test('is required, and a wrong one is refused and logged with the address', async () => {
    const door = await open()
    expect((await fetch(door.url)).status).toBe(401)
    expect(await tryWith(door, PASSWORD, HERE)).toBe(200)
    for (const wrong of ['', 'x', `${PASSWORD} `, PASSWORD.toUpperCase(), '\u0000']) expect(await tryWith(door, wrong, HERE), wrong).toBe(401)
    expect(door.warned).toEqual(Array(5).fill({ page: 'monitor', address: HERE }))
  })

  test('is not checked after too many wrong ones until the wait is over', async () => {
    const door = await open()
    await tryMany(door, 1000, () => HERE)
    expect(await tryWith(door, PASSWORD, HERE)).toBe(429)
    expect(door.warned).toHaveLength(5)
    expect(new Set(door.refused)).toEqual(new Set(['network']))
    door.pass(59_000)
    expect(await tryWith(door, PASSWORD, HERE)).toBe(429)
    door.pass(1000)
    expect(await tryWith(door, PASSWORD, HERE)).toBe(200)
  })

  test('cannot be guessed faster from many networks than from a few, and the operator is not locked out by that', async () => {
    const door = await open()
    expect(await tryWith(door, PASSWORD, HERE)).toBe(200)
    await tryMany(door, 300, (n) => `198.51.100.${n % 250}`)
    expect(door.warned).toHaveLength(50)
    expect(await tryWith(door, PASSWORD, '203.0.113.9')).toBe(429)
    expect(await tryWith(door, PASSWORD, HERE)).toBe(200)
    door.pass(6000)
    expect(await tryWith(door, PASSWORD, '203.0.113.9')).toBe(200)
  })

  test('is always checked on the machine itself, however often strangers have guessed', async () => {
    const door = await open(0)
    for (let n = 0; n < 60; n++) await tryFrom(`127.0.0.${10 + (n % 30)}`, door.url, 'guess')
    expect(door.warned).toHaveLength(50)
    expect(await tryFrom('127.0.0.99', door.url, PASSWORD)).toBe(429)
    expect(await tryWith(door, PASSWORD)).toBe(200)
  })

  test('guards the monitor and the metrics of a real server, and refusals are counted', async () => {
    coven = await startTestServer({ config: { MONITOR_PASSWORD: PASSWORD, METRICS_PASSWORD: `${PASSWORD}!`, TRUST_PROXY: 1 } })
    const monitor = { url: `${coven.url}/monitor/` }
    const metrics = { url: `${coven.url}/metrics` }
    for (let n = 0; n < 100; n++) expect(await tryWith(monitor, 'guess', HERE)).toBe(n < 5 ? 401 : 429)
    expect(await tryWith(monitor, PASSWORD, HERE)).toBe(429)
    expect(await tryWith(metrics, `${PASSWORD}!`, HERE)).toBe(200)
    for (let n = 0; n < 5; n++) await tryWith(metrics, PASSWORD, HERE)
    expect(await tryWith(metrics, `${PASSWORD}!`, HERE)).toBe(429)
    const text = await (await fetch(metrics.url, { headers: { authorization: basic(`${PASSWORD}!`) } })).text()
    expect(text).toMatch(/^coven_limited_total\{limit="passwords",scope="network"\} 97$/m)
  })
})

/** Sends a request as a proxy on this machine would: from another loopback address and with the public name as host. */
async function tryFrom(localAddress: string, url: string, password: string): Promise<number> {
  const asking = request(url, { localAddress, headers: { authorization: basic(password), host: 'coven.example' }, agent: false })
  asking.end()
  const [response] = await once(asking, 'response')
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type Express } from 'express'
import { afterEach, expect, test } from 'vitest'
import { openSocket, sendRaw } from '#testing/raw-http.ts'
import { serveClient } from './client.ts'
import { handleErrors } from './refusals.ts'

let server: Server
afterEach(() => server.close())

const said: string[] = []
const note = (_facts: object, text: string): void => void said.push(text)
const log = { info: note, warn: note, error: note }

async function serve(app: Express): Promise<string> {
  said.length = 0
  app.use(handleErrors(log))
  server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('unreadable data behind a request for a page is refused and not logged', async () => {
  const url = await serve(express().use(serveClient('/nowhere')))
  for (const path of ['/', '/t/x', '//'])
    for (const behind of ['XYZ / junk\r\n\r\n', '\x82\x93\x11\x22'])
      expect(await sendRaw(url, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n${behind}`)).toMatch(/^HTTP\/1\.1 400 /)
  expect(said).toEqual([])
})

test('an error in the middle of a response ends the connection and is logged once', async () => {
  const app = express().get('/', (_request, response) => {
    response.write('half of')
    throw new Error('a bug of ours')
  })
  const url = await serve(app)
  const printed: unknown[] = []
  const print = console.error
  console.error = (...words) => void printed.push(words)
  try {
    expect(await sendRaw(url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).not.toContain('internal')
  } finally {
    console.error = print
  }
  expect(printed).toEqual([])
  expect(said).toEqual(['a request failed after its response had begun'])
})

test('a client that disconnects in the middle of its body is not logged as an error', async () => {
  const app = express()
  const { promise: over, resolve } = Promise.withResolvers<void>()
  app.use((_request, response, next) => {
    response.once('close', resolve)
    next()
  })
  app.use(express.json())
  const url = await serve(app)
  const socket = await openSocket(url)
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":')
  await once(server, 'request')
  socket.destroy()
  await over
  expect(said).toEqual([])
})

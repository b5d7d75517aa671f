import { afterEach, beforeEach, expect, test } from 'vitest'
import { Api, Identity, MatchClient, type MatchClientState, memoryStore } from '#sdk/match/index.ts'
import type { SdkPlayer } from '#sdk/players/sdk-player.ts'
import { seatPlayers, startTestServer, type TestServer } from '#testing/server.ts'

let server: TestServer
let ada: SdkPlayer
const clients: MatchClient[] = []
beforeEach(async () => {
  server = await startTestServer()
  const [host] = await seatPlayers(server.url, { game: 'riddle', seats: 2 }, ['Ada'])
  if (!host) throw new Error('Ada is needed')
  ada = host
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.close()
  await server.close()
})

/** Returns a person with a browser of their own, in which each page is a client. */
function enter(name: string): { readonly open: () => MatchClient } {
  const api = new Api(server.url, new Identity(memoryStore()), () => name)
  return {
    open() {
      const client = new MatchClient(api, ada.match)
      clients.push(client)
      return client
    },
  }
}
const until = (client: MatchClient, holds: (feed: MatchClientState) => boolean) => expect.poll(() => holds(client.read())).toBe(true)
const isLive = ({ status, state }: MatchClientState) => status === 'live' && state !== undefined

test('of two pages on which one person watches, the newer one has the place until the other takes it back', async () => {
  const bob = enter('Bob')
  const first = bob.open()
  await until(first, isLive)
  const second = bob.open()
  await until(second, isLive)
  await until(first, ({ status }) => status === 'elsewhere')
  await expect(first.request('chat', { text: 'here?' })).rejects.toThrow('elsewhere')
  // Neither a page that becomes visible nor a network that returns takes the place back.
  first.wake()
  expect(first.read().status).toBe('elsewhere')
  first.comeBack()
  await until(first, isLive)
  await until(second, ({ status }) => status === 'elsewhere')
  expect(ada.state.spectators).toBe(1)
})

test('all pages of a person show the seat that was taken on one of them, and that it was left', async () => {
  const bob = enter('Bob')
  const first = bob.open()
  await until(first, isLive)
  expect(first.read().seat).toBeUndefined()
  await first.sit(1)
  await until(first, ({ seat }) => seat === 1)
  const second = bob.open()
  await until(second, ({ seat }) => seat === 1)
  await ada.ask('stand', {})
  await second.sit(0)
  for (const page of [first, second]) await until(page, ({ seat }) => seat === 0)
  await second.stand()
  await until(second, ({ seat }) => seat === undefined)
  await until(first, ({ status }) => status === 'elsewhere')
})

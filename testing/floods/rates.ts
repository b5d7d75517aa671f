import { once } from 'node:events'
import { get } from 'node:http'
import { createMatch, openMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { ada, type Flood, type FloodedServer, low, often, SOLO, seatPlayer, sendChat } from './flood.ts'

const tables = async (at: FloodedServer): Promise<void> => {
  const guest = await ada(at)
  await often(3, () => createMatch(at.url, guest, SOLO))
}
const chat = async (at: FloodedServer): Promise<void> => {
  const player = await seatPlayer(at)
  await often(3, () => sendChat(player))
}
const looks = async (at: FloodedServer): Promise<void> => {
  const player = await seatPlayer(at)
  await often(3, () => player.ask('log', { from: 0 }))
}
const bots = async (at: FloodedServer): Promise<void> => {
  const player = await seatPlayer(at)
  await often(3, () => player.ask('bot', { seat: 1, level: 'novice' }))
}

/** Sends a request from another address, so that the test's own address may still read the metrics. */
async function getFromElsewhere(url: string): Promise<void> {
  const asking = get(url, { localAddress: '127.0.0.2', agent: false })
  const [response] = await once(asking, 'response')
  response.resume()
  await once(response, 'end')
}

export const RATE_FLOODS: readonly Flood[] = [
  {
    limit: 'requests',
    scope: 'network',
    server: low({ REQUESTS_PER_MINUTE: 2 }),
    run: (at) => often(3, () => getFromElsewhere(`${at.url}/api/games`)),
  },
  { limit: 'guests', scope: 'network', server: low({ GUESTS_PER_MINUTE: 1 }), run: (at) => often(2, () => ada(at)) },
  {
    limit: 'joins',
    scope: 'network',
    server: low({ JOINS_PER_MINUTE: 1 }),
    async run(at) {
      const guest = await ada(at)
      await often(2, () => openMatch(at.url, guest, 'none'))
    },
  },
  {
    limit: 'joins',
    scope: 'user',
    server: low({ USER_JOINS_PER_MINUTE: 1 }),
    async run(at) {
      const { guest, match } = await seatPlayer(at)
      await often(2, () => SdkPlayer.join(at.url, guest, match))
    },
  },
  { limit: 'tables', scope: 'user', server: low({ USER_MATCHES_PER_HOUR: 1 }), run: tables },
  { limit: 'tables', scope: 'network', server: low({ MATCHES_PER_MINUTE: 1 }), run: tables },
  { limit: 'open', scope: 'user', server: low({ OPEN_MATCHES_PER_USER: 1 }), run: tables },
  { limit: 'open', scope: 'network', server: low({ OPEN_MATCHES_PER_ADDRESS: 1 }), run: tables },
  { limit: 'gathering', scope: 'user', server: low({ GATHERING_PER_USER: 1 }), run: tables },
  { limit: 'memory', scope: 'all', server: low({ MAX_MATCHES: 1 }), run: tables },
  { limit: 'bots', scope: 'user', server: low({ USER_BOTS_PER_MINUTE: 1 }), run: bots },
  { limit: 'bots', scope: 'network', server: low({ BOTS_PER_MINUTE: 1 }), run: bots },
  { limit: 'chat', scope: 'user', server: low({ USER_CHAT_PER_MINUTE: 1 }), run: chat },
  { limit: 'chat', scope: 'network', server: low({ CHAT_PER_MINUTE: 1 }), run: chat },
  { limit: 'views', scope: 'user', server: low({ USER_VIEWS_PER_MINUTE: 1 }), run: looks },
  { limit: 'views', scope: 'network', server: low({ VIEWS_PER_MINUTE: 1 }), run: looks },
]

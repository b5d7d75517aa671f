import { expect } from 'vitest'
import { createMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { ada, counted, type Flood, often, play, wireOf } from './flood.ts'

export const COSTLY_FLOODS: readonly Flood[] = [
  {
    limit: 'looks',
    scope: 'user',
    server: { tuning: { messagesPerSecond: 5, looksPerSecond: 1 } },
    async run(at) {
      const [player] = await play(at)
      const tabs = [await wireOf(player), await wireOf(player)]
      for (const tab of tabs) for (let n = 0; n < 5; n++) void tab.request('log', { from: 0 })
      await expect.poll(() => counted(at.url, 'looks', 'user')).toBeGreaterThan(0)
    },
  },
  {
    limit: 'looks',
    scope: 'all',
    server: { tuning: { looksPerSecond: 1, lookPatienceMs: 100 } },
    async run(at) {
      const [player] = await play(at)
      await often(3, () => player.ask('log', { from: 0 }))
    },
  },
  {
    limit: 'replays',
    scope: 'network',
    server: { config: { REPLAYS_PER_SECOND: 1 } },
    async run(at) {
      void often(12, () => fetch(`${at.url}/api/matches/none/replay`))
      await expect.poll(() => counted(at.url, 'replays', 'network')).toBeGreaterThan(0)
    },
  },
  {
    limit: 'thoughts',
    scope: 'all',
    // A budget so long that no bot is done before the others ask.
    server: { config: { BOT_BUDGET_MS: 60_000 }, mostThoughts: 1 },
    async run(at) {
      const wanted = { game: 'riddle', seats: 4, bots: ['master', 'master', 'master'], pace: 'untimed', startAtOnce: true } as const
      const guest = await ada(at)
      await SdkPlayer.join(at.url, guest, await createMatch(at.url, guest, wanted))
    },
  },
  {
    limit: 'passwords',
    scope: 'network',
    server: { config: { MONITOR_PASSWORD: 'open sesame, please' } },
    async run(at) {
      const authorization = `Basic ${Buffer.from('operator:hunter2').toString('base64')}`
      for (let n = 0; n < 6; n++) await fetch(`${at.url}/monitor`, { headers: { authorization } })
    },
  },
]

import { randomUUID } from 'node:crypto'
import type { CountedLimit, LimitScope } from '#rooms/services.ts'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import type { Config } from '#server/process/config.ts'
import type { ControlledTime } from '../controlled-time.ts'
import { readMetric } from '../raw-http.ts'
import { seatPlayers, startMatch, type startTestServer } from '../server.ts'

type ServerOptions = Parameters<typeof startTestServer>[0]
/** A way to run into one limit. */
export interface Flood {
  readonly limit: CountedLimit
  readonly scope: LimitScope
  /** The options of the server, with a limit that is reached soon. */
  readonly server?: ServerOptions
  readonly run: (at: FloodedServer) => Promise<unknown>
}
/** The server that is flooded, and the clock by which it measures time. */
export interface FloodedServer {
  readonly url: string
  readonly time: ControlledTime
}

export const TABLE = { game: 'riddle', seats: 2 } as const
export const SOLO = { game: 'riddle', seats: 2, bots: ['novice'], pace: 'untimed' } as const

/** Turns the limits on and sets this one low. */
export const low = (config: Partial<Config>): ServerOptions => ({ config: { LIMITS: 'on', ...config } })

/** Does something this often and ignores the results. */
export const often = (times: number, action: () => Promise<unknown>): Promise<unknown> => Promise.allSettled(Array.from({ length: times }, action))
export const ada = (at: FloodedServer) => enter(at.url, 'Ada')
export async function seatPlayer(at: FloodedServer): Promise<SdkPlayer> {
  const guest = await ada(at)
  return SdkPlayer.join(at.url, guest, await createMatch(at.url, guest, TABLE))
}
export async function play(at: FloodedServer, game = 'riddle'): Promise<readonly [SdkPlayer, SdkPlayer]> {
  const [one, other] = await seatPlayers(at.url, {
    game,
    seats: 2,
    pace: 'untimed',
    ...(game === 'sorcerers' ? { options: { seatOrder: 'as-seated' } } : {}),
  })
  if (!one || !other) throw new Error('two players are needed')
  await startMatch([one, other])
  return [one, other]
}
export const sendChat = (player: SdkPlayer): Promise<unknown> => player.ask('chat', { text: randomUUID() })
export const wireOf = ({ url, guest, match }: SdkPlayer): Promise<RawConnection> => RawConnection.join(url, match, { token: guest.token })

/** Returns how often a limit was counted so far. */
export const counted = (url: string, limit: CountedLimit, scope: LimitScope): Promise<number> =>
  readMetric(url, `coven_limited_total\\{limit="${limit}",scope="${scope}"\\}`)

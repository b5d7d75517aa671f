import type { RequestHandler } from 'express'
import { z } from 'zod'
import { type AuthContext, createAuthContext, matchMaker, ServerError } from '#rooms/colyseus/index.ts'
import { LOBBY_ROOM } from '#rooms/index.ts'
import type { Result } from '#shared/kernel/refusal.ts'
import type { NetworkOf } from './limits.ts'
import { statusFor } from './refusals.ts'

/** The matchmaking requests that a client may send. Only the server opens rooms of matches, so nobody can `create` one. */
const Wanted = z.union([
  z.object({ method: z.enum(['joinById', 'reconnect']), name: z.string().regex(/^[\w-]{1,64}$/) }),
  z.object({ method: z.enum(['join', 'joinOrCreate']), name: z.literal(LOBBY_ROOM) }),
])

const REFUSED = 400
const FAILED = 500

const codeOf = (error: unknown): number => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'number' && code >= REFUSED && code < 600 ? code : FAILED
}

export interface MatchmakingParts {
  readonly networkOf: NetworkOf
  /** Opens the match, so that clients can join it. */
  readonly openMatch: (match: string) => Promise<Result<void>>
  /** Resolves with the id of the lobby room of this process. */
  readonly openLobby: () => Promise<string>
}

/** The time limit of a request. It is longer than Colyseus waits for a room in another process. */
const LIMIT_MS = 8000

/** Limits the time of a request. Colyseus asks other processes, and while Redis is away some of them never answer. */
function within<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ServerError(statusFor('unavailable'), 'unavailable')), LIMIT_MS)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Serves `POST /matchmake/:method/:name`, as the Colyseus SDK sends it. Errors are `{ code, error }`, as the SDK reads them. */
export function createMatchmaking({ networkOf, openMatch, openLobby }: MatchmakingParts): RequestHandler {
  const invoke = (method: string, name: string, options: object, context: AuthContext) =>
    within(matchMaker.controller.invokeMethod(method, name, options, context))

  async function join({ method, name }: z.output<typeof Wanted>, options: object, context: AuthContext) {
    if (method === 'reconnect') return invoke(method, name, options, context)
    // Each process has its own lobby. Otherwise Colyseus would read the rooms of all processes to find one.
    if (method !== 'joinById') return invoke('joinById', await openLobby(), options, context)
    const opened = await openMatch(name)
    if (!opened.ok) throw new ServerError(statusFor(opened.refusal.code), opened.refusal.code)
    return invoke(method, name, options, context)
  }

  return async (request, response) => {
    const wanted = Wanted.safeParse(request.params)
    if (!wanted.success) {
      response.status(REFUSED).json({ code: REFUSED, error: 'malformed' })
      return
    }
    const { authorization } = request.headers
    const context = createAuthContext({
      // Rooms get only the header that they need. Instead of an address, they get the name of the network that the server determined.
      headers: { ...(authorization ? { authorization } : {}) },
      remoteAddress: networkOf(request),
    })
    try {
      const seat = await join(wanted.data, request.body, context)
      // A path is relative to the host that the client used.
      const address = seat.publicAddress?.startsWith('/') ? { publicAddress: request.host + seat.publicAddress } : {}
      response.json({ ...seat, ...address })
    } catch (error) {
      const code = codeOf(error)
      response.status(code).json({ code, error: error instanceof Error ? error.message : String(error) })
    }
  }
}

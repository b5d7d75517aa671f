import { type AuthContext, createAuthContext, matchMaker, ServerError } from '@colyseus/core'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import { LOBBY_ROOM } from '#rooms/index.ts'
import type { Result } from '#shared/kernel/refusal.ts'
import type { NetworkOf } from './limits.ts'
import { statusFor } from './refusals.ts'

/** What a client may ask of Colyseus. Rooms of matches are opened by the server alone, so nobody can `create` one. */
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
  /** Makes sure that people can join the match. */
  readonly openMatch: (match: string) => Promise<Result<void>>
  /** The id of this process' room with the list of tables. */
  readonly openLobby: () => Promise<string>
}

/** Longer than Colyseus waits for a room in another process. */
const LIMIT_MS = 8000

/** Colyseus asks other processes, and while Redis is away some of its questions are never answered. */
function within<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ServerError(statusFor('unavailable'), 'unavailable')), LIMIT_MS)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** `POST /matchmake/:method/:name`, as the Colyseus SDK sends it; errors are `{ code, error }`, as it reads them. */
export function createMatchmaking({ networkOf, openMatch, openLobby }: MatchmakingParts): RequestHandler {
  const invoke = (method: string, name: string, options: object, context: AuthContext) =>
    within(matchMaker.controller.invokeMethod(method, name, options, context))

  async function join({ method, name }: z.output<typeof Wanted>, options: object, context: AuthContext) {
    if (method === 'reconnect') return invoke(method, name, options, context)
    // Colyseus would read every room of every process to find a lobby: each process has its own.
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
      // Of the headers only what rooms need. The address is what we say it is, not what the client does, and rooms are told its name alone.
      headers: { ...(authorization ? { authorization } : {}) },
      remoteAddress: networkOf(request),
    })
    try {
      const seat = await join(wanted.data, request.body, context)
      // A path is below whatever address the client came to.
      const address = seat.publicAddress?.startsWith('/') ? { publicAddress: request.host + seat.publicAddress } : {}
      response.json({ ...seat, ...address })
    } catch (error) {
      const code = codeOf(error)
      response.status(code).json({ code, error: error instanceof Error ? error.message : String(error) })
    }
  }
}

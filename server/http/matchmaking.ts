import { createAuthContext, matchMaker } from '@colyseus/core'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import { LOBBY_ROOM } from '#rooms/index.ts'

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

/** `POST /matchmake/:method/:name`, as the Colyseus SDK sends it; errors are `{ code, error }`, as it reads them. */
export const matchmake: RequestHandler = async (request, response) => {
  const wanted = Wanted.safeParse(request.params)
  if (!wanted.success) {
    response.status(REFUSED).json({ code: REFUSED, error: 'malformed' })
    return
  }
  const { method, name } = wanted.data
  const { authorization } = request.headers
  const context = createAuthContext({
    // Of the headers only what rooms need: the address is what we say it is, not what the client does.
    headers: { ...(authorization ? { authorization } : {}) },
    ...(request.ip ? { remoteAddress: request.ip } : {}),
  })
  try {
    response.json(await matchMaker.controller.invokeMethod(method, name, request.body, context))
  } catch (error) {
    const code = codeOf(error)
    response.status(code).json({ code, error: error instanceof Error ? error.message : String(error) })
  }
}

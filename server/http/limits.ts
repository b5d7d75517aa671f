import type { Request, RequestHandler } from 'express'
import type { Limited, Limits } from '#rooms/services.ts'
import { sendRefusal } from './refusals.ts'

/** Who is asking, by the name of their network. */
export type NetworkOf = (request: Request) => string

/** Counted for the network address, before anything is read. */
export function limit(limits: Limits, networkOf: NetworkOf, what: Limited): RequestHandler {
  return async (request, response, next) => {
    const taken = await limits.take(what, { network: networkOf(request) })
    if (taken.ok) return next()
    response.set('Retry-After', String(taken.refusal.params?.seconds ?? 1))
    sendRefusal(response, taken.refusal)
  }
}

import type { Request, RequestHandler } from 'express'
import type { Limited, Limits } from '#rooms/services.ts'
import { sendRefusal } from './refusals.ts'

/** Returns the name of the network that a request comes from. */
export type NetworkOf = (request: Request) => string

/** Counts the request for its network. It runs before the body is read. */
export function limit(limits: Limits, networkOf: NetworkOf, what: Limited): RequestHandler {
  return async (request, response, next) => {
    const taken = await limits.take(what, { network: networkOf(request) })
    if (taken.ok) return next()
    response.set('Retry-After', String(taken.refusal.params?.seconds ?? 1))
    sendRefusal(response, taken.refusal)
  }
}

import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import type { Log } from '#rooms/services.ts'
import { type Refusal, type RefusalCode, refuse } from '#shared/kernel/refusal.ts'
import type { HttpRefusal } from '#shared/wire/http.ts'
import { JournalError } from '../journal/index.ts'
import { RedisError } from '../redis/connection.ts'

const STATUS: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  'not-seated': 403,
  'not-asked': 409,
  stale: 409,
  'not-offered': 409,
  'nothing-to-undo': 409,
  'undo-limit': 409,
  resigned: 409,
  'not-started': 409,
  'already-started': 409,
  finished: 409,
  'not-finished': 409,
  'not-host': 403,
  'seat-taken': 409,
  'no-such-seat': 404,
  'no-such-match': 404,
  'no-such-game': 404,
  'no-such-page': 404,
  'bad-options': 400,
  'bad-name': 400,
  'name-taken': 409,
  'bad-token': 401,
  'bad-origin': 403,
  'too-many': 429,
  unavailable: 503,
  internal: 500,
}

export const statusFor = (code: RefusalCode): number => STATUS[code]

export function sendRefusal(response: Response, refusal: Refusal, status = STATUS[refusal.code]): void {
  response.locals.refused = refusal.code
  response.status(status).json({ refusal } satisfies HttpRefusal)
}

/** The status of an error that is the caller's doing (too large, not JSON, a path that cannot be decoded, no such file), as express marks it. */
function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}

/** The journal, or the way to it, could not do what it was asked. */
const isUnavailable = (error: unknown): boolean => error instanceof JournalError || error instanceof RedisError

export const sendNoSuchPage: RequestHandler = (_request, response) => sendRefusal(response, refuse('no-such-page'))

export function handleErrors(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error)
    const status = statusOf(error)
    if (status !== undefined) return sendRefusal(response, refuse(status === 404 ? 'no-such-page' : 'malformed'), status)
    if (isUnavailable(error)) {
      log.warn({ error, method: request.method, path: request.path }, 'a request could not be served')
      return sendRefusal(response, refuse('unavailable'))
    }
    log.error({ error, method: request.method, path: request.path }, 'a request failed')
    sendRefusal(response, refuse('internal'))
  }
}

import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import type { Logger } from '#rooms/services.ts'
import { newRefusal, type Refusal, type RefusalCode } from '#shared/kernel/refusal.ts'
import type { HttpRefusal } from '#shared/protocol/http.ts'
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
  'bad-commitment': 409,
  'bad-nonce': 409,
  'too-many-rounds': 409,
  'not-host': 403,
  'seat-taken': 409,
  removed: 409,
  'too-late': 409,
  muted: 409,
  'no-such-seat': 404,
  closed: 410,
  'rules-changed': 409,
  'no-such-match': 404,
  'no-such-game': 404,
  'no-such-page': 404,
  'bad-options': 400,
  'bad-name': 400,
  'name-taken': 409,
  'bad-token': 401,
  'session-ended': 401,
  'bad-origin': 403,
  'too-many': 429,
  'too-many-open': 429,
  unavailable: 503,
  internal: 500,
}

export const statusFor = (code: RefusalCode): number => STATUS[code]

export function sendRefusal(response: Response, refusal: Refusal, status = STATUS[refusal.code]): void {
  response.locals.refused = refusal.code
  response.status(status).json({ refusal } satisfies HttpRefusal)
}

/** Returns the status that Express gives to a client's error: a body that is too large or not JSON, an undecodable path, a missing file. */
function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}

/** Returns true if the journal or the connection to it failed. */
const isUnavailable = (error: unknown): boolean => error instanceof JournalError || error instanceof RedisError

/** The error codes of a connection that ended in the middle of a request or sent something unreadable. Nobody waits for a response. */
const BROKEN_OFF = /^(HPE_|ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE)/

function isBrokenOff(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' && BROKEN_OFF.test(code)
}

export const sendNoSuchPage: RequestHandler = (_request, response) => sendRefusal(response, newRefusal('no-such-page'))

export function handleErrors(log: Logger): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (error: unknown, request, response, _next) => {
    if (isBrokenOff(error)) return void response.destroy()
    const where = { error, method: request.method, path: request.path }
    if (response.headersSent) {
      log.error(where, 'a request failed after its response had begun')
      // A second response would be read as part of the first.
      return void response.destroy()
    }
    const status = statusOf(error)
    if (status !== undefined) return sendRefusal(response, newRefusal(status === 404 ? 'no-such-page' : 'malformed'), status)
    if (isUnavailable(error)) {
      log.warn(where, 'a request could not be served')
      return sendRefusal(response, newRefusal('unavailable'))
    }
    log.error(where, 'a request failed')
    sendRefusal(response, newRefusal('internal'))
  }
}

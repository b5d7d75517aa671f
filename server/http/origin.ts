import type { RequestHandler } from 'express'
import { newRefusal } from '#shared/kernel/refusal.ts'
import { sendRefusal } from './refusals.ts'

const METHODS = 'GET, POST'
const HEADERS = 'Authorization, Content-Type'
const PREFLIGHT_SECONDS = '86400'

/**
 * Returns true if a page of this origin may use the server. The server's own pages, the pages on the list and programs, which send no
 * origin, may use it. There are no cookies. The check only keeps foreign pages from acting in a player's browser, and it does not stop
 * programs.
 */
export function isOriginAllowed(allowed: readonly string[], origin: string | null | undefined, host: string | null | undefined): boolean {
  if (!origin) return true
  if (allowed.includes('*') || allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Refuses pages of foreign origins, and allows the pages on the list to read the responses. */
export function guardOrigin(allowed: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers
    response.vary('Origin')
    if (!isOriginAllowed(allowed, origin, request.headers.host)) return sendRefusal(response, newRefusal('bad-origin'))
    if (origin) {
      response.set('Access-Control-Allow-Origin', origin)
      // The Colyseus SDK sends requests with credentials, although there are none.
      response.set('Access-Control-Allow-Credentials', 'true')
    }
    if (request.method !== 'OPTIONS') return next()
    response.set({ 'Access-Control-Allow-Methods': METHODS, 'Access-Control-Allow-Headers': HEADERS, 'Access-Control-Max-Age': PREFLIGHT_SECONDS })
    response.status(204).end()
  }
}

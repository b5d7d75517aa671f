import type { RequestHandler } from 'express'
import { newRefusal } from '#shared/kernel/refusal.ts'
import { sendRefusal } from './refusals.ts'

const METHODS = 'GET, POST'
const HEADERS = 'Authorization, Content-Type'
const PREFLIGHT_SECONDS = '86400'

/**
 * Whether a page of that origin may talk to us: our own pages, those on the list, and programs, which have no origin.
 * Nothing of ours depends on cookies, so this keeps strangers' pages out of players' browsers and is no wall against programs.
 */
export function isOriginAllowed(allowed: readonly string[], origin: string | null | undefined, host: string | null | undefined): boolean {
  if (!origin) return true
  if (allowed.includes('*') || allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** The one door for pages: refuses strangers, and tells the browsers of those on the list that they may read the answers. */
export function guardOrigin(allowed: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers
    response.vary('Origin')
    if (!isOriginAllowed(allowed, origin, request.headers.host)) return sendRefusal(response, newRefusal('bad-origin'))
    if (origin) {
      response.set('Access-Control-Allow-Origin', origin)
      // The Colyseus SDK asks with credentials, though there are none.
      response.set('Access-Control-Allow-Credentials', 'true')
    }
    if (request.method !== 'OPTIONS') return next()
    response.set({ 'Access-Control-Allow-Methods': METHODS, 'Access-Control-Allow-Headers': HEADERS, 'Access-Control-Max-Age': PREFLIGHT_SECONDS })
    response.status(204).end()
  }
}

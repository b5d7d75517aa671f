import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import { Allowances } from '#rooms/allowance.ts'
import { networkOf } from '../limits/network.ts'

const TRIES_PER_MINUTE = 10
const MINUTE_MS = 60_000

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

function givenPassword(header: string | undefined): string | undefined {
  const [scheme, value = ''] = header?.split(' ') ?? []
  if (scheme?.toLowerCase() !== 'basic') return undefined
  const [, ...password] = Buffer.from(value, 'base64').toString('utf8').split(':')
  return password.join(':')
}

/** HTTP basic authentication: any user name, this password. Guessing is slow. */
export function requirePassword(password: string): RequestHandler {
  const expected = digest(password)
  const tries = new Allowances({ most: TRIES_PER_MINUTE, withinMs: MINUTE_MS })
  return (request, response, next) => {
    const given = givenPassword(request.headers.authorization)
    if (given !== undefined && timingSafeEqual(digest(given), expected)) return next()
    const wait = given === undefined ? undefined : tries.of(networkOf(request.ip ?? ''), performance.now()).take(performance.now())
    if (wait !== undefined) {
      response
        .set('Retry-After', String(Math.ceil(wait / 1000)))
        .status(429)
        .type('text')
        .send('Too many wrong passwords.\n')
      return
    }
    response.set('WWW-Authenticate', 'Basic realm="Coven", charset="UTF-8"').status(401).type('text').send('A password is needed.\n')
  }
}

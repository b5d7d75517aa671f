import { isIPv6 } from 'node:net'
import type { Request, RequestHandler } from 'express'
import { refuse } from '#shared/kernel/refusal.ts'
import { sendRefusal } from './refusals.ts'

const MINUTE_MS = 60_000
/** How much of a minute's worth may come at once. */
const BURST = 1 / 3
const SWEEP_AT = 10_000

/** So many a minute for each key, a burst allowed: a token bucket, kept as the moment at which it will be full again. */
export class Allowance {
  readonly #interval: number
  readonly #burst: number
  readonly #full = new Map<string, number>()
  #sweepAt = SWEEP_AT

  constructor(perMinute: number) {
    this.#interval = MINUTE_MS / perMinute
    this.#burst = Math.max(1, Math.ceil(perMinute * BURST)) * this.#interval
  }

  /** Undefined if it may be done now; else how many seconds to wait. */
  take(key: string, now = Date.now()): number | undefined {
    const full = Math.max(now, this.#full.get(key) ?? now) + this.#interval
    if (full - now > this.#burst) return Math.ceil((full - now - this.#burst) / 1000)
    this.#full.set(key, full)
    if (this.#full.size >= this.#sweepAt) this.#sweep(now)
    return undefined
  }

  /** Who has been quiet needs no memory. */
  #sweep(now: number): void {
    for (const [key, full] of this.#full) if (full <= now) this.#full.delete(key)
    this.#sweepAt = Math.max(SWEEP_AT, this.#full.size * 2)
  }
}

/** Who is asking: an IPv4 address, or the network of an IPv6 one, of which everybody has more than can be counted. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

export const askerOf = (request: Request): string => networkOf(request.ip ?? '')

/** 0 = as often as they like. */
export function limit(perMinute: number): RequestHandler {
  if (perMinute === 0) return (_request, _response, next) => next()
  const allowance = new Allowance(perMinute)
  return (request, response, next) => {
    const wait = allowance.take(askerOf(request))
    if (wait === undefined) return next()
    response.set('Retry-After', String(wait))
    sendRefusal(response, refuse('too-many', { seconds: wait }))
  }
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { TokenBucket, TokenBuckets } from '#rooms/match/token-bucket.ts'
import type { Logger } from '#rooms/services.ts'
import { addressOf } from '../edge/address.ts'
import { isLocal } from '../edge/local.ts'
import type { Scope } from '../limits/index.ts'
import { networkOf } from '../limits/network.ts'

/** The limits of wrong passwords, from one network and in total. Without the second one, many networks together could guess faster. */
const FROM_ONE = { most: 5, withinMs: 300_000 }
const FROM_ALL = { most: 50, withinMs: 300_000 }
/** The number of networks with the right password that are remembered. */
const REMEMBERED = 100

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

function givenPassword(header: string | undefined): string | undefined {
  const [scheme, value = ''] = header?.split(' ') ?? []
  if (scheme?.toLowerCase() !== 'basic') return undefined
  const [, ...password] = Buffer.from(value, 'base64').toString('utf8').split(':')
  return password.join(':')
}

export interface PasswordParts {
  readonly password: string
  /** The name of the protected page, for the log. */
  readonly page: string
  readonly proxies: number
  readonly log: Logger
  readonly onRefused: (scope: Scope | 'all') => void
  readonly now?: () => number
}

/**
 * Limits guessing. A network that has guessed too often is refused before the password is checked, even if it is right.
 *
 * Strangers who use up the total limit cannot lock the operator out: a network that gave the right password before, and this machine itself,
 * are limited only by their own guesses.
 */
class Guesses {
  readonly #fromOne = new TokenBuckets(FROM_ONE)
  readonly #fromAll = new TokenBucket(FROM_ALL)
  readonly #known = new Set<string>()

  /** Returns the milliseconds to wait and the limit that is the reason, or undefined if the password may be checked. */
  wait(network: string, isTrusted: boolean, now: number): { readonly scope: Scope | 'all'; readonly ms: number } | undefined {
    const own = this.#fromOne.of(network, now).waitAt(now)
    if (own !== undefined) return { scope: 'network', ms: own }
    const all = isTrusted || this.#known.has(network) ? undefined : this.#fromAll.waitAt(now)
    return all === undefined ? undefined : { scope: 'all', ms: all }
  }

  wrong(network: string, now: number): void {
    this.#fromOne.of(network, now).tryTake(now)
    this.#fromAll.tryTake(now)
  }

  right(network: string): void {
    const [oldest] = this.#known
    this.#known.delete(network)
    if (this.#known.size >= REMEMBERED && oldest !== undefined) this.#known.delete(oldest)
    this.#known.add(network)
  }
}

/** Requires HTTP basic authentication with any user name and this password. */
export function requirePassword(parts: PasswordParts): RequestHandler {
  const { page, proxies, log, onRefused, now = () => performance.now() } = parts
  const expected = digest(parts.password)
  const guesses = new Guesses()

  /** Checks the password. Returns a number of seconds to wait, without a check, if there were too many wrong ones. */
  function judge(given: string, request: Request): 'right' | 'wrong' | number {
    const address = addressOf(request, proxies)
    const network = networkOf(address)
    const wait = guesses.wait(network, isLocal(request, proxies), now())
    if (wait) {
      onRefused(wait.scope)
      return Math.ceil(wait.ms / 1000)
    }
    if (timingSafeEqual(digest(given), expected)) {
      guesses.right(network)
      return 'right'
    }
    guesses.wrong(network, now())
    log.warn({ page, address }, 'a wrong password was given')
    return 'wrong'
  }

  return (request, response, next) => {
    const given = givenPassword(request.headers.authorization)
    if (given === undefined) return askForIt(response)
    const verdict = judge(given, request)
    if (verdict === 'right') return next()
    if (verdict === 'wrong') return askForIt(response)
    response.set('Retry-After', String(verdict)).status(429).type('text').send('Too many wrong passwords. Try again later.\n')
  }
}

function askForIt(response: Response): void {
  response.set('WWW-Authenticate', 'Basic realm="Coven", charset="UTF-8"').status(401).type('text').send('A password is required.\n')
}

import { BOT_LEVELS, PACES } from '#shared/protocol/match.ts'
import type { Dice } from './dice.ts'
import { anyOf, anyToken, type Material } from './material.ts'

/** An HTTP call that real clients make. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly token?: string
}

const PLAYERS = ['Ada', 'Bob', 'Eve', 'Ким']

export function realCall(material: Material, dice: Dice): Call {
  const match = anyOf(material.matches, dice)
  const token = anyOf(material.tokens, dice)
  const table = (): object => ({
    game: dice.pick(material.games),
    seats: dice.between(2, 4),
    pace: dice.pick(PACES),
    listed: dice.happens(2),
    bots: Array.from({ length: dice.roll(3) }, () => dice.pick(BOT_LEVELS)),
  })
  return dice.pick<() => Call>([
    () => ({ method: 'GET', path: dice.pick(['/', `/t/${match}`, `/r/${match}`, '/healthz', '/readyz', '/metrics', '/monitor']) }),
    () => ({ method: 'GET', path: '/api/games' }),
    () => ({ method: 'GET', path: `/api/matches/${match}` }),
    () => ({ method: 'GET', path: `/api/matches/${match}/replay` }),
    () => ({ method: 'GET', path: '/api/me/matches', token }),
    () => ({ method: 'OPTIONS', path: '/api/matches' }),
    () => ({ method: 'POST', path: '/api/guests', body: { name: dice.pick(PLAYERS) }, ...(dice.happens(3) ? { token } : {}) }),
    () => ({ method: 'POST', path: '/api/matches', body: table(), token }),
    () => ({ method: 'POST', path: '/api/quick', body: { game: dice.pick(material.games) }, token }),
    () => ({ method: 'POST', path: `/api/matches/${match}/open`, body: {}, token }),
    () => ({ method: 'POST', path: `/matchmake/joinById/${match}`, body: { token } }),
    () => ({ method: 'POST', path: `/matchmake/joinById/${match}`, body: { token, seat: anyToken(material, dice) } }),
    () => ({ method: 'POST', path: `/matchmake/reconnect/${match}`, body: { reconnectionToken: anyOf(material.reconnections, dice) } }),
    () => ({ method: 'POST', path: '/matchmake/joinOrCreate/lobby', body: {} }),
  ])()
}

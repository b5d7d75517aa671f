import type { Dice } from './dice.ts'
import { type Material, matchId } from './material.ts'

/** Builds targets of requests: addresses that exist, that do not exist, and that are invalid. */

function strangePath(material: Material, dice: Dice): string {
  const id = matchId(material, dice)
  return dice.pick([
    '/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/monitor',
    '/monitor/api',
    '/api/guests',
    '/api/guests',
    '/api/games',
    '/api/matches',
    '/api/matches',
    '/api/quick',
    `/api/matches/${id}`,
    `/api/matches/${id}/replay`,
    `/api/matches/${id}/open`,
    '/api/me/matches',
    `/matchmake/joinById/${id}`,
    `/matchmake/joinById/${id}`,
    `/matchmake/reconnect/${id}`,
    '/matchmake/joinOrCreate/lobby',
    '/matchmake/join/lobby',
    `/matchmake/create/${dice.pick(['match', 'lobby', id])}`,
    `/matchmake/${id}/${id}`,
    `/t/${id}`,
    `/r/${id}`,
    `/assets/${id}`,
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/.env',
    '/favicon.ico',
    '/api//games',
    '/API/games/',
    '/api/%',
    '/%00',
    '/%c0%ae%c0%ae/',
    `/${'a/'.repeat(dice.roll(400))}`,
    '/api/matches/%2f',
  ])
}

const QUERIES = [
  '',
  '',
  '',
  '',
  '?',
  '?a=1',
  '?a=1&a=2',
  '?a[b]=c',
  '?__proto__[x]=1',
  '?%',
  '?%ff',
  `?${'a&'.repeat(500)}`,
  '?a=%00',
  '?_authToken=x',
]

/** Builds one of the four forms of a target, or an invalid one. */
export function strangeTarget(material: Material, dice: Dice): string {
  const plain = strangePath(material, dice) + dice.pick(QUERIES)
  return dice.pick([
    () => plain,
    () => plain,
    () => plain,
    () => plain,
    () => plain,
    () => plain,
    () => `http://${material.host}${plain}`,
    () => `http://evil.example${plain}`,
    () => `HTTP://[::1${plain}`,
    () => '*',
    () => '*:x',
    () => material.host,
    () => `/${plain}`,
    () => `${plain}#${plain}`,
    () => 'javascript:x',
    () => '//',
    () => '/ /',
    () => '\\',
    () => `/\u00e9${plain}`,
  ])()
}

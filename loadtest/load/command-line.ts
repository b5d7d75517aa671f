import { parseArgs } from 'node:util'
import type { GameShare } from '#sdk/players/match-plan.ts'
import type { GameInfo } from '#shared/protocol/http.ts'
import type { Plan, Threshold } from './plan.ts'

export const HELP = `Plays many matches at the same time on a server and writes a report.

  npm run loadtest -- [--matches 100] [--minutes 1] [--driver k6|node] [--url http://127.0.0.1:2567] [--out data/loadtest]

  --games sorcerers:3,evenfall   the games, with weights; the default is all games with equal weights
  --seats 4          the seats of a match, as far as the game allows
  --think 2          the mean time between a prompt and its answer, in seconds
  --idle N           the number of matches in which nobody answers; the default is a tenth of --matches
  --lobby 2          the number of people who watch the lobby
  --watched 10       one match in this many has a spectator, on average; 0 for none
  --bots 0           one match in this many has the strongest bots on half of its seats, on average; 0 for none
  --broken 100       one answer in this many is followed by a broken connection, on average; 0 for none
  --p99 100          the limit in ms for 99 % of the times from an answer to its acknowledgement and to the last seat's patch
  --join 1000        the limit in ms for 95 % of the joins

Without --url it starts its own server, with all limits off, and stops it at the end.
k6 is taken from the PATH, or built with Go the first time. Without k6 and Go, or with --driver node, Node plays the matches.
The exit code is 1 if a limit did not hold.
`

const DRIVERS = ['k6', 'node'] as const
export type Driver = (typeof DRIVERS)[number]

export interface Wanted {
  readonly driver: Driver
  readonly url: string | undefined
  readonly out: string
  readonly games: ReadonlyMap<string, number> | undefined
  readonly seats: number
  readonly matches: number
  readonly seconds: number
  readonly think: number
  readonly idle: number
  readonly lobby: number
  readonly watched: number
  readonly bots: number
  readonly broken: number
  readonly p99: number
  readonly join: number
}

function readNumber(text: string, name: string, from = 0): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < from) throw new Error(`--${name} must be a number of at least ${from}, but is ${text}`)
  return value
}

function readWeights(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split(',').map((part) => {
      const [id = '', weight = '1'] = part.split(':')
      return [id.trim(), Math.round(readNumber(weight, 'games', 1))]
    }),
  )
}

const isDriver = (text: string): text is Driver => DRIVERS.some((driver) => driver === text)

const text = (standard: string) => ({ type: 'string', default: standard }) as const
const OPTIONS = {
  driver: text('k6'),
  url: { type: 'string' },
  out: text('data/loadtest'),
  games: { type: 'string' },
  seats: text('4'),
  matches: text('100'),
  minutes: text('1'),
  think: text('2'),
  idle: { type: 'string' },
  lobby: text('2'),
  watched: text('10'),
  bots: text('0'),
  broken: text('100'),
  p99: text('100'),
  join: text('1000'),
} as const

/** Reads the command line. Throws an error with a message for the user. */
export function readCommandLine(words: readonly string[]): Wanted {
  const { values } = parseArgs({ args: [...words], options: OPTIONS })
  if (!isDriver(values.driver)) throw new Error(`--driver must be one of ${DRIVERS.join(', ')}, but is ${values.driver}`)
  const whole = (name: 'seats' | 'matches' | 'lobby' | 'watched' | 'bots' | 'broken', from = 0) => Math.round(readNumber(values[name], name, from))
  const matches = whole('matches', 1)
  return {
    driver: values.driver,
    url: values.url?.replace(/\/$/, ''),
    out: values.out,
    games: values.games === undefined ? undefined : readWeights(values.games),
    seats: whole('seats', 1),
    matches,
    seconds: readNumber(values.minutes, 'minutes', 0.1) * 60,
    think: readNumber(values.think, 'think'),
    idle: values.idle === undefined ? Math.ceil(matches / 10) : Math.round(readNumber(values.idle, 'idle')),
    lobby: whole('lobby'),
    watched: whole('watched'),
    bots: whole('bots'),
    broken: whole('broken'),
    p99: readNumber(values.p99, 'p99', 1),
    join: readNumber(values.join, 'join', 1),
  }
}

function shareGames(offered: readonly GameInfo[], { games, seats }: Wanted): readonly GameShare[] {
  for (const id of games?.keys() ?? []) if (!offered.some((game) => game.id === id)) throw new Error(`the server has no game ${id}`)
  return offered.flatMap(({ id, seats: { min, max } }) => {
    const weight = games ? (games.get(id) ?? 0) : 1
    return weight > 0 ? [{ id, weight, seats: Math.min(max, Math.max(min, seats)) }] : []
  })
}

/** The pace at which matches are opened before times count, unless WARM_SHARE of the run is shorter than that. */
const TABLES_PER_SECOND = 25
const WARM_SHARE = 0.3
/** The limit for `bytes_per_answer`: twice the value of the most expensive game with four seats. */
const MAX_BYTES = 800

function limitsOf({ p99, join }: Wanted): readonly Threshold[] {
  return [
    { metric: 'answer_to_ack', of: 'p(99)', is: '<', value: p99 },
    { metric: 'answer_to_last_patch', of: 'p(99)', is: '<', value: p99 },
    { metric: 'join_time', of: 'p(95)', is: '<', value: join },
    { metric: 'bytes_per_answer', of: 'avg', is: '<', value: MAX_BYTES },
    { metric: 'answers', of: 'count', is: '>', value: 0 },
    { metric: 'refusals', of: 'count', is: '==', value: 0 },
    { metric: 'failures', of: 'count', is: '==', value: 0 },
  ]
}

export function planOf(wanted: Wanted, url: string, offered: readonly GameInfo[], startsAt: number): Plan {
  const { matches, idle, lobby, watched, bots, broken, think, seconds } = wanted
  const warm = Math.min(seconds * WARM_SHARE, Math.max(2, (matches + idle) / TABLES_PER_SECOND))
  return {
    url,
    games: shareGames(offered, wanted),
    matches,
    idle,
    lobby,
    watchedOneIn: watched,
    botsOneIn: bots,
    brokenOneIn: broken,
    thinkMs: Math.round(think * 1000),
    startsAt,
    countsFrom: startsAt + warm * 1000,
    endsAt: startsAt + seconds * 1000,
    limits: limitsOf(wanted),
  }
}

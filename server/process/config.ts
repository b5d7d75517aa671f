import { z } from 'zod'
import { contradictions, misspelled } from './config-checks.ts'

/** Reads the settings of an operator from environment variables. `.env.example` explains them. */

const number = (from: number, to: number, standard: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`)
    .default(standard)

const oneOf = <const T extends readonly [string, ...string[]]>(values: T, standard: T[number]) =>
  z.enum(values, `must be one of: ${values.join(', ')}`).default(standard)

function isOrigin(text: string): boolean {
  if (text === '*') return true
  return URL.canParse(text) && new URL(text).origin === text
}

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const origins = list.refine((list) => list.every(isOrigin), 'must be origins like https://coven.example, separated by commas, or *').default([])

const redis = z
  .string()
  .refine((text) => URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol), 'must be an address like redis://127.0.0.1:6379')
  .optional()

const nodeName = z
  .string()
  .regex(/^[\w-]{1,32}$/, 'must be 1 to 32 letters, digits, _ or -')
  .optional()

/** The public address of a node: a path below the host that the client used, or another host. Colyseus expects it without a protocol. */
const publicAddress = z
  .string()
  .regex(/^(\/[\w-]+|[\w.-]+(:\d+)?(\/[\w-]+)*)$/, 'must be a path like /node-1, or a host like node-1.coven.example:443')
  .optional()

const SHORTEST_SECRET = 32
const secret = z
  .string()
  .refine((text) => text.trim().length >= SHORTEST_SECRET, `must have at least ${SHORTEST_SECRET} characters, not counting spaces at its ends`)
  .optional()
const secrets = list
  .refine(
    (old) => old.every(({ length }) => length >= SHORTEST_SECRET),
    `must be secrets of at least ${SHORTEST_SECRET} characters, separated by commas`,
  )
  .default([])

const password = z.string().min(12, 'must have at least 12 characters').optional()

export const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: number(0, 65_535, 2567),
  PUBLIC_ORIGINS: origins,
  TRUST_PROXY: number(0, 10, 0),
  DATA_DIR: z.string().default('./data'),
  DURABILITY: oneOf(['process', 'power'], 'process'),
  RETENTION_DAYS: number(0, 36_500, 0),
  REDIS_URL: redis,
  NODE_NAME: nodeName,
  PUBLIC_ADDRESS: publicAddress,
  LEASE_SECONDS: number(1, 120, 6),
  FINISHED: oneOf(['redis', 'sqlite'], 'redis'),
  SECRET: secret,
  SECRETS_OLD: secrets,
  MONITOR_PASSWORD: password,
  METRICS_PASSWORD: password,
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  LOG_FORMAT: oneOf(['auto', 'json', 'text'], 'auto'),
  BOT_THREADS: number(1, 64, 1),
  BOT_BUDGET_MS: number(10, 60_000, 1000),
  MAX_MATCHES: number(1, 1_000_000, 5000),
  SPECTATORS_PER_TABLE: number(0, 100_000, 60),
  LOOKS_PER_SECOND: number(1, 1_000_000, 500),
  REPLAYS_PER_SECOND: number(1, 1_000_000, 100),
  LIMITS: oneOf(['on', 'off'], 'on'),
  MAX_CONNECTIONS: number(0, 1_000_000, 20_000),
  CONNECTIONS_PER_ADDRESS: number(0, 1_000_000, 2000),
  REQUESTS_PER_MINUTE: number(0, 1_000_000, 6000),
  GUESTS_PER_MINUTE: number(0, 1_000_000, 60),
  JOINS_PER_MINUTE: number(0, 1_000_000, 600),
  MATCHES_PER_MINUTE: number(0, 1_000_000, 60),
  BOTS_PER_MINUTE: number(0, 1_000_000, 600),
  CHAT_PER_MINUTE: number(0, 1_000_000, 600),
  VIEWS_PER_MINUTE: number(0, 1_000_000, 3000),
  GATHERING_PER_USER: number(0, 1_000_000, 3),
  OPEN_MATCHES_PER_USER: number(0, 1_000_000, 50),
  OPEN_MATCHES_PER_ADDRESS: number(0, 1_000_000, 1000),
  USER_JOINS_PER_MINUTE: number(0, 1_000_000, 60),
  USER_MATCHES_PER_HOUR: number(0, 1_000_000, 30),
  USER_BOTS_PER_MINUTE: number(0, 1_000_000, 60),
  USER_CHAT_PER_MINUTE: number(0, 1_000_000, 40),
  TABLE_CHAT_LINES: number(0, 1_000_000, 5),
  TABLE_CHAT_REPEAT_SECONDS: number(0, 86_400, 60),
  USER_VIEWS_PER_MINUTE: number(0, 1_000_000, 600),
  UNREADY_SECONDS: number(0, 600, 0),
  DRAIN_SECONDS: number(1, 600, 10),
})

export type Config = z.output<typeof environment>

/** The variables whose values must not be printed, even if they are wrong. */
const PRIVATE: ReadonlySet<string> = new Set(['SECRET', 'SECRETS_OLD', 'REDIS_URL', 'MONITOR_PASSWORD', 'METRICS_PASSWORD'])

export type ConfigResult = { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Reads the settings. An empty variable counts as not set, because compose files and shells pass unset values this way. An empty SECRET is
 * refused: whoever passes one believes that it is set.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  const misnamed = misspelled(env, Object.keys(environment.shape))
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => value !== undefined && (value !== '' || name === 'SECRET')))
  const parsed = environment.safeParse(given)
  const wrong = parsed.success
    ? contradictions(parsed.data, defaultConfig())
    : parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0])
        return PRIVATE.has(name) ? `${name} ${message}` : `${name} ${message}, but is ${JSON.stringify(given[name])}`
      })
  const problems = [...misnamed, ...wrong]
  return parsed.success && problems.length === 0 ? { ok: true, config: parsed.data } : { ok: false, problems }
}

export const defaultConfig = (): Config => environment.parse({})

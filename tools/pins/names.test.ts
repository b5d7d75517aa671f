import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REQUEST_TYPES } from '#rooms/match/requests.ts'
import { COUNTED_LIMITS, LIMIT_SCOPES } from '#rooms/services.ts'
import { createMatch, enter } from '#sdk/players/sdk-player.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import { COMMANDS } from '#server/cli/commands.ts'
import { coven } from '#server/cli/fixtures.ts'
import { Secrets } from '#server/identity/secrets.ts'
import { createTokenService } from '#server/identity/tokens.ts'
import { PrometheusMetrics } from '#server/metrics.ts'
import { defaultConfig, environment } from '#server/process/config.ts'
import { CHANNELS, KEYS } from '#server/redis/keys.ts'
import { REFUSALS } from '#shared/kernel/refusal.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'

/** Tests the names that others rely on: operators, clients, and people who have stored tokens. So none of them changes by accident. */

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

describe('operators rely on', () => {
  test('the variables of the environment, and their defaults', () => {
    const defaults: Readonly<Record<string, unknown>> = defaultConfig()
    expect(Object.keys(environment.shape).map((name) => `${name}=${JSON.stringify(defaults[name]) ?? ''}`)).toEqual(
      wordsOf(`
        HOST="127.0.0.1" PORT=2567 PUBLIC_ORIGINS=[] TRUST_PROXY=0
        DATA_DIR="./data" DURABILITY="process" RETENTION_DAYS=0
        REDIS_URL= NODE_NAME= PUBLIC_ADDRESS= LEASE_SECONDS=6 FINISHED="redis"
        SECRET= SECRETS_OLD=[] MONITOR_PASSWORD= METRICS_PASSWORD=
        LOG_LEVEL="info" LOG_FORMAT="auto"
        BOT_THREADS=1 BOT_BUDGET_MS=1000
        MAX_MATCHES=5000 SPECTATORS_PER_TABLE=60 LOOKS_PER_SECOND=500 REPLAYS_PER_SECOND=100
        LIMITS="on" MAX_CONNECTIONS=20000 CONNECTIONS_PER_ADDRESS=2000 REQUESTS_PER_MINUTE=6000
        GUESTS_PER_MINUTE=60 JOINS_PER_MINUTE=600 MATCHES_PER_MINUTE=60 BOTS_PER_MINUTE=600 CHAT_PER_MINUTE=600 VIEWS_PER_MINUTE=3000
        GATHERING_PER_USER=3 OPEN_MATCHES_PER_USER=50 OPEN_MATCHES_PER_ADDRESS=1000
        USER_JOINS_PER_MINUTE=60 USER_MATCHES_PER_HOUR=30 USER_BOTS_PER_MINUTE=60 USER_CHAT_PER_MINUTE=40
        TABLE_CHAT_LINES=5 TABLE_CHAT_REPEAT_SECONDS=60 USER_VIEWS_PER_MINUTE=600
        UNREADY_SECONDS=0 DRAIN_SECONDS=10
      `),
    )
  })

  test('the values that a variable may have', () => {
    const choices = Object.entries(environment.shape).flatMap(([name, type]) => {
      const read = type.safeParse('no such word')
      const [, words] = /^must be one of: (.*)$/.exec(read.error?.issues[0]?.message ?? '') ?? []
      return words ? [`${name}: ${words}`] : []
    })
    expect(choices).toEqual(
      linesOf(`
        DURABILITY: process, power
        FINISHED: redis, sqlite
        LOG_LEVEL: trace, debug, info, warn, error, fatal, silent
        LOG_FORMAT: auto, json, text
        LIMITS: on, off
      `),
    )
  })

  test('metrics: kind, name and labels', async () => {
    const meter = new PrometheusMetrics()
    meter.watchNode({ size: 0, isCurrent: true })
    meter.watchJournal({ probe: async () => undefined })
    meter.watchSockets({ getConnections: (tell) => tell(null, 0) })
    const kinds = new Map((await meter.registry.getMetricsAsJSON()).map(({ name, type }) => [name, String(type)]))
    const metrics = meter.registry.getMetricsAsArray().map((metric) => {
      // The library has this field, but its types do not.
      const labels = 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames : []
      return [kinds.get(metric.name), metric.name, ...labels].join(' ')
    })
    const isOwn = (metric: string): boolean => metric.includes(' coven_')
    expect(metrics.filter(isOwn).toSorted()).toEqual(
      linesOf(`
        counter coven_evictions_total
        counter coven_incidents_total game
        counter coven_limited_total limit scope
        counter coven_mishaps_total kind
        counter coven_refusals_total code
        counter coven_takeovers_total
        gauge coven_connections
        gauge coven_journal_write_seconds
        gauge coven_lease_held
        gauge coven_matches game
        gauge coven_matches_owned
        gauge coven_sockets
        histogram coven_answer_seconds game
        histogram coven_http_request_seconds method route status
        histogram coven_redis_seconds what ok
      `),
    )
    // Our own names must match exactly. The library may have more metrics than those that the dashboard and the alerts use.
    expect(metrics.filter((metric) => !isOwn(metric))).toEqual(
      expect.arrayContaining([
        'gauge process_resident_memory_bytes',
        'gauge process_open_fds',
        'gauge process_start_time_seconds',
        'counter process_cpu_seconds_total',
        'gauge nodejs_eventloop_lag_p99_seconds',
        'gauge nodejs_heap_size_used_bytes',
        'histogram nodejs_gc_duration_seconds kind',
      ]),
    )
  })

  test('the limits that are counted, and their scopes', () => {
    expect([...COUNTED_LIMITS]).toEqual(
      wordsOf(`
        guests joins tables bots chat views open gathering memory connections requests slow acknowledgement unread pings messages message-size
        tabs spectators table-chat changes undo rounds looks replays thoughts passwords
      `),
    )
    expect([...LIMIT_SCOPES]).toEqual(wordsOf('user network connection table all'))
  })

  test('the keys and channels of Redis', () => {
    const { match, entries, holds, of, openBy, openFrom, gatheringBy, lease, held, quickLock, quickLast, limit, ...plain } = KEYS
    const made = [match, entries, holds, of, openBy, openFrom, gatheringBy, lease, held, quickLock, quickLast].map((keyOf) => keyOf('A'))
    expect([...made, limit('A', 'B', 'C')]).toEqual(
      wordsOf(`
        coven:{A} coven:{A}:entries coven:{A}:holds
        coven:of:A coven:open:by:A coven:open:from:A coven:gathering:by:A
        coven:lease:A coven:held:A coven:quick:A coven:quick:A:last coven:limit:A:B:C
      `),
    )
    expect(Object.values(plain).toSorted()).toEqual(
      wordsOf(`
        coven:abandoned coven:clocks coven:finished coven:lobby coven:nodes coven:pauses coven:service coven:unarchived coven:unfinished
      `),
    )
    const { node, ...channels } = CHANNELS
    expect([node('A'), ...Object.values(channels).toSorted()]).toEqual(wordsOf('coven:to:A coven:archive coven:lobby'))
  })

  test('the command line: its commands, what each takes, and its options', async () => {
    expect(Array.from(COMMANDS, ([name, { takes = '' }]) => `${name} ${takes}`.trim())).toEqual(
      linesOf(`
        replay FILE
        verify FILE
        matches
        show ID
        export ID
        import FILE
        validate
        stats
        drain NODE
        secret ORDER (rotate)
      `),
    )
    expect([...new Set((await coven('--help')).out.match(/--\w+/g))].toSorted()).toEqual(
      wordsOf('--data --help --lang --limit --redis --seat --whole'),
    )
  })
})

describe('people rely on', () => {
  const SECRET = 'a secret of which everybody knows'
  const SIGNED_AT = Date.UTC(2030, 0, 1)
  const DAY_MS = 86_400_000
  const readerAt = (now: number) => createTokenService(new Secrets(SECRET), new ControlledTime(now))

  test('the token of a guest that was signed earlier and is valid for a year', async () => {
    const token =
      'eyJhbGciOiJIUzI1NiIsImtpZCI6ImJmMWI1MTMwMjlhNmMxMWIifQ.eyJzdWIiOiJhZGEiLCJuYW1lIjoiQWRhIiwiaXNzIjoiY292ZW4iLCJhdWQiOiJjb3ZlbjpndWVzdCIsImlhdCI6MTg5MzQ1NjAwMCwiZXhwIjoxOTI0OTkyMDAwfQ.D9g1HZymvCWjOb8iTBDOUwWGsSc1o-GCpwOJaLF0Y14'
    expect(await readerAt(SIGNED_AT + 364 * DAY_MS).readGuest(token)).toEqual({ ok: true, value: { id: 'ada', name: 'Ada' } })
    expect(await readerAt(SIGNED_AT + 366 * DAY_MS).readGuest(token)).toMatchObject({ ok: false, refusal: { code: 'session-ended' } })
  })

  test('the token of a seat that was signed earlier', async () => {
    const token =
      'eyJhbGciOiJIUzI1NiIsImtpZCI6ImJmMWI1MTMwMjlhNmMxMWIifQ.eyJzdWIiOiJhZGEiLCJtYXRjaCI6ImEtbWF0Y2giLCJzZWF0IjoxLCJzaXR0aW5nIjozLCJpc3MiOiJjb3ZlbiIsImF1ZCI6ImNvdmVuOnNlYXQtcGFzcyIsImlhdCI6MTg5MzQ1NjAwMCwiZXhwIjoxODkzNDk5MjAwfQ.A4Qx9-Z0d4lLArvIgKQy2EN053iuyPFNQqo18pjaMtI'
    expect(await readerAt(SIGNED_AT).readSeat(token)).toEqual({ person: 'ada', match: 'a-match', seat: 1, sitting: 3 })
  })
})

describe('clients and operators rely on', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  test('the files of a data directory', async () => {
    const files = (await readdir(server.dataDir)).filter((file) => !/-(wal|shm|journal)$/.test(file))
    expect(files.toSorted()).toEqual(['journal.sqlite', 'journal.sqlite.owner', 'secret', 'service.json'])
  })

  test('the codes of refusals, and the requests', () => {
    expect(Object.keys(REFUSALS)).toEqual(
      wordsOf(`
        malformed not-seated not-asked stale not-offered nothing-to-undo undo-limit resigned not-started already-started finished not-finished
        bad-commitment bad-nonce too-many-rounds not-host seat-taken removed too-late muted no-such-seat no-such-match rules-changed closed
        no-such-game no-such-page bad-options bad-name name-taken bad-token session-ended bad-origin too-many too-many-open unavailable internal
      `),
    )
    expect([...REQUEST_TYPES]).toEqual(wordsOf('sit stand bot remove mute ready open answer undo resign autopilot chat log view rematch'))
  })

  // The code 4010 is tested in server/tests/hostile.test.ts, because it needs a bug.
  test('the codes with which connections are closed', async () => {
    const [host, watcher] = [await enter(server.url, 'Ada'), await enter(server.url, 'Wim')]
    const match = await createMatch(server.url, host, { game: 'sorcerers', seats: 2 })
    const join = ({ token }: { readonly token: string }): Promise<RawConnection> => RawConnection.join(server.url, match, { token })
    const first = await join(watcher)
    const second = await join(watcher)
    expect(await first.closed, 'another connection has the place').toBe(4004)
    second.socket.send(Uint8Array.of(12))
    expect(await second.closed, 'left').toBe(4000)
    const strange = await join(watcher)
    strange.socket.send(Uint8Array.of(99))
    expect(await strange.closed, 'a frame that is not of the protocol').toBe(4002)
    const last = await join(host)
    await server.stop()
    expect(await last.closed, 'the server ends').toBe(4001)
  })
})

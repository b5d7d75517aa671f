// First: the schema needs it when it is loaded.
import './k6-shim.ts'
import execution from 'k6/execution'
import http from 'k6/http'
import { Counter, Trend } from 'k6/metrics'
import { WebSocket } from 'k6/websockets'
import { COUNTS, ENDED, type Metric, type Runtime, SHARES, STARTS_AT, TIMES } from '#sdk/raw/runtime.ts'
import { type Plan, startAt } from './plan.ts'
import { ROLES, type Role, runVirtualUser } from './virtual-user.ts'

/** The crowd inside k6. One virtual user has one place: a whole match with all its sockets, and then the next. */

const CONNECTING = 0
const GONE = 4999
const ABNORMAL = 1006
/** To open, to end what is under way, and to spare. */
const GRACE_SECONDS = 60

const wanted = JSON.parse(__ENV.PLAN ?? '') as Plan
const seconds = Math.ceil((wanted.endsAt - wanted.startsAt) / 1000) + GRACE_SECONDS
const started = new Trend(STARTS_AT)
const ended = new Counter(ENDED)
const metrics = new Map<Metric, Counter | Trend>([
  ...TIMES.map((name): [Metric, Trend] => [name, new Trend(name, true)]),
  ...SHARES.map((name): [Metric, Trend] => [name, new Trend(name)]),
  ...COUNTS.map((name): [Metric, Counter] => [name, new Counter(name)]),
])

const scenarios = ROLES.filter((role) => wanted[role] > 0).map((role) => [
  role,
  { executor: 'per-vu-iterations', exec: 'play', vus: wanted[role], iterations: 1, maxDuration: `${seconds}s` },
])
const thresholds: Record<string, string[]> = {}
for (const { metric, of, is, value } of wanted.limits) thresholds[metric] = [...(thresholds[metric] ?? []), `${of}${is}${value}`]
// As if everybody had a machine of their own; and a kept connection that the server is just closing would fail a request.
export const options = { scenarios: Object.fromEntries(scenarios), thresholds, systemTags: [], noConnectionReuse: true }

const runtime: Runtime = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms))),
  async post(url, body, token) {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const response = await http.asyncRequest('POST', url, JSON.stringify(body), { headers })
    return { status: response.status, body: response.body ? JSON.parse(response.body) : undefined }
  },
  connect(url, handlers) {
    const socket = new WebSocket(url)
    socket.binaryType = 'arraybuffer'
    socket.onmessage = ({ data }) => handlers.frame(new Uint8Array(data))
    socket.onclose = ({ code }) => handlers.closed(code ?? ABNORMAL)
    socket.onerror = () => handlers.closed(ABNORMAL)
    return {
      // It takes an ArrayBuffer and no part of one.
      send: (bytes) => socket.send(new Uint8Array(bytes).buffer),
      // Before it is open, closing would halt the engine until it is.
      close: () => {
        if (socket.readyState === CONNECTING) socket.onopen = () => socket.close(GONE)
        else socket.close(GONE)
      },
    }
  },
  // k6 drops a frame that comes before it has told itself that the connection is open, and nothing follows the handshake that was in it.
  attempts: 3,
  note: (metric, value) => metrics.get(metric)?.add(value),
  complain: (text) => console.error(text),
}

/** Called once, when k6 has made all its virtual users: the run begins now. */
export function setup(): number {
  const now = Date.now()
  started.add(now)
  return now
}

const isRole = (name: string): name is Role => ROLES.some((role) => role === name)

export async function play(now: number): Promise<void> {
  const { name, iterationInTest } = execution.scenario
  if (isRole(name)) await runVirtualUser(runtime, startAt(wanted, now), name, iterationInTest)
  ended.add(1)
}

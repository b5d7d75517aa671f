// This import has to come first, because the schema's module needs the shim when it is loaded.
import './k6-shim.ts'
import execution from 'k6/execution'
import http from 'k6/http'
import { Counter, Trend } from 'k6/metrics'
import { WebSocket } from 'k6/websockets'
import { COUNTS, ENDED, type Metric, type Runtime, SHARES, STARTS_AT, TIMES } from '#sdk/raw/runtime.ts'
import { type Plan, startAt } from './plan.ts'
import { ROLES, type Role, runVirtualUser } from './virtual-user.ts'

/** Runs the plan inside k6. One virtual user plays whole matches with all their sockets, one after another. */

const CONNECTING = 0
const GONE = 4999
const ABNORMAL = 1006
/** The extra time of a run for opening matches and ending those under way, with some reserve. */
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
// Every request uses a new connection, as from separate machines. A kept connection could fail while the server closes it.
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
      // k6 accepts only a whole ArrayBuffer.
      send: (bytes) => socket.send(new Uint8Array(bytes).buffer),
      // Closing a socket that is still connecting would block k6's engine until it is open.
      close: () => {
        if (socket.readyState === CONNECTING) socket.onopen = () => socket.close(GONE)
        else socket.close(GONE)
      },
    }
  },
  // k6 drops a frame that arrives before its own open event. If that frame is the handshake, nothing follows, and joining has to be repeated.
  attempts: 3,
  note: (metric, value) => metrics.get(metric)?.add(value),
  warn: (text) => console.error(text),
}

/** Returns the start time of the run. k6 calls this once, when it has created all virtual users. */
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

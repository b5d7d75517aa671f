import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { installStringDecoder } from '#sdk/raw/decode-strings.ts'
import { postJson } from '#sdk/raw/post-json.ts'
import type { Runtime } from '#sdk/raw/runtime.ts'
import type { Plan } from './plan.ts'
import type { SampleStore } from './sample-store.ts'
import { ROLES, runVirtualUser } from './virtual-user.ts'

/** The close code of a client that leaves. It has no meaning to the room; clients may use codes from 4000 on. */
const GONE = 4999
const POLL_MS = 10
/** The time before the counting starts at which the driver collects its garbage. A later pause would make the server look slow. */
const TIDY_MS = 4000

function runtimeOf(samples: SampleStore, warn: (text: string) => void): Runtime {
  return {
    now: () => performance.now(),
    sleep: (ms) => sleep(Math.max(0, ms)),
    post: postJson,
    connect(url, handlers) {
      const socket = new WebSocket(url, { perMessageDeflate: false })
      socket.on('message', (data: Buffer) => handlers.frame(new Uint8Array(data.buffer, data.byteOffset, data.byteLength)))
      socket.on('error', () => undefined)
      socket.on('close', (code) => handlers.closed(code))
      return { send: (bytes) => socket.send(bytes), close: () => socket.close(GONE) }
    },
    attempts: 1,
    note: (metric, value) => samples.add({ metric, at: Date.now(), value }),
    warn,
  }
}

/** Runs the plan in this process, with less overhead than k6. Returns the longest delay of the driver's own event loop while times counted. */
export async function drive(plan: Plan, samples: SampleStore, warn: (text: string) => void): Promise<number> {
  installStringDecoder()
  const runtime = runtimeOf(samples, warn)
  const late = monitorEventLoopDelay({ resolution: POLL_MS })
  void runtime.sleep(plan.countsFrom - TIDY_MS - Date.now()).then(() => globalThis.gc?.())
  void runtime.sleep(plan.countsFrom - Date.now()).then(() => late.enable())
  await Promise.all(ROLES.flatMap((role) => Array.from({ length: plan[role] }, (_, n) => runVirtualUser(runtime, plan, role, n))))
  late.disable()
  return Math.max(0, late.max / 1e6 - POLL_MS)
}

import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 1000

/** The metrics that a server reports at one moment. */
export interface Reading {
  readonly at: number
  readonly cpuSeconds: number
  readonly memoryMb: number
  readonly heapMb: number
  readonly lagP99Ms: number
  readonly lagMaxMs: number
  readonly matches: number
  readonly connections: number
}

/** Adds up a metric over all its labels. */
export function sumOf(text: string, name: string): number {
  const lines = text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))
  return [...lines].reduce((sum, [, value]) => sum + (Number(value) || 0), 0)
}

export function parseMetrics(text: string, at: number): Reading {
  const of = (name: string) => sumOf(text, name)
  return {
    at,
    cpuSeconds: of('process_cpu_seconds_total'),
    memoryMb: of('process_resident_memory_bytes') / 1e6,
    heapMb: of('nodejs_heap_size_used_bytes') / 1e6,
    lagP99Ms: of('nodejs_eventloop_lag_p99_seconds') * 1000,
    lagMaxMs: of('nodejs_eventloop_lag_max_seconds') * 1000,
    matches: of('coven_matches'),
    connections: of('coven_connections'),
  }
}

/** Returns the header that shows METRICS_PASSWORD, which a server on another machine asks for. */
function credentials(): Record<string, string> {
  const { METRICS_PASSWORD } = process.env
  return METRICS_PASSWORD ? { authorization: `Basic ${Buffer.from(`loadtest:${METRICS_PASSWORD}`).toString('base64')}` } : {}
}

/** Reads /metrics every second until `signal` stops it. A server without metrics is no error; then the plots are empty. */
export async function watchServer(url: string, readings: Reading[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await fetch(`${url}/metrics`, { signal, headers: credentials() })
      if (response.ok) readings.push(parseMetrics(await response.text(), Date.now()))
      await sleep(POLL_MS, undefined, { signal })
    } catch {
      await sleep(signal.aborted ? 0 : POLL_MS)
    }
  }
}

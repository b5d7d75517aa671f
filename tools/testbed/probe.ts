import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { monotonicMs, sentAtOf } from './clock.ts'
import type { Memory, ProbeReply, ProbeRequest } from './probe-messages.ts'

/**
 * Is loaded into a server before it starts. It tells the process that started the server how long honest answers took and how much memory is used.
 */

const waits: number[] = []
let since = performance.eventLoopUtilization()

async function timeAnswers(): Promise<void> {
  const { MatchHost } = await import('#rooms/match/host/match-host.ts')
  const { answer } = MatchHost.prototype
  MatchHost.prototype.answer = async function (seat, request, decision, pick) {
    const sentAt = sentAtOf(request)
    const answered = await answer.call(this, seat, request, decision, pick)
    if (answered.ok && sentAt !== undefined) waits.push(monotonicMs() - sentAt)
    return answered
  }
}

/** Lets idle tables leave memory sooner, so that a run of minutes can see them go. */
async function shortenIdleTime(idleMs: number): Promise<void> {
  const { TUNING } = await import('#rooms/tuning.ts')
  Object.assign(TUNING, { idleMs })
}

/** Plants a bug for tests of the fuzzer: chat throws an error that nothing catches. */
async function plantFault(): Promise<void> {
  const { Chat } = await import('#rooms/match/chat.ts')
  const { add } = Chat.prototype
  Chat.prototype.add = function (...args) {
    setImmediate(() => Promise.reject(new Error('planted')))
    return add.apply(this, args)
  }
}

function measureMemory(): Memory {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let times = 0; times < 3; times++) collect()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { rss, heapUsed, external }
}

function replyTo(question: ProbeRequest): ProbeReply {
  switch (question) {
    case 'answers': {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, since)
      since = now
      return { ask: question, waits: waits.splice(0), utilization }
    }
    case 'memory':
      return { ask: question, memory: measureMemory() }
  }
}

if (isMainThread) {
  await timeAnswers()
  const { PROBE_IDLE_MS, PROBE_FAULT } = process.env
  if (PROBE_IDLE_MS) await shortenIdleTime(Number(PROBE_IDLE_MS))
  if (PROBE_FAULT) await plantFault()
  process.on('message', (question: ProbeRequest) => process.send?.(replyTo(question)))
  // The process that started this server is gone.
  process.on('disconnect', () => process.exit(1))
}

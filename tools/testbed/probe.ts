import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { monotonicMs, sentAtOf } from './clock.ts'
import type { Memory, ProbeReply, ProbeRequest } from './probe-messages.ts'

/** Loaded into a server before it starts: tells the process that started it how long honest answers took, and what it weighs. */

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

/** Tables that nobody needs leave memory sooner, so that a run of minutes can see them go. */
async function hurryIdleTables(idleMs: number): Promise<void> {
  const { TUNING } = await import('#rooms/tuning.ts')
  Object.assign(TUNING, { idleMs })
}

/** A bug that is not there, for tests of whoever looks for bugs: chat ends in an error that nothing catches. */
async function plantFault(): Promise<void> {
  const { Chat } = await import('#rooms/match/chat.ts')
  const { add } = Chat.prototype
  Chat.prototype.add = function (...said) {
    setImmediate(() => Promise.reject(new Error('planted')))
    return add.apply(this, said)
  }
}

function weigh(): Memory {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let times = 0; times < 3; times++) collect()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { rss, heapUsed, external }
}

function tell(question: ProbeRequest): ProbeReply {
  switch (question) {
    case 'answers': {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, since)
      since = now
      return { ask: question, waits: waits.splice(0), utilization }
    }
    case 'memory':
      return { ask: question, memory: weigh() }
  }
}

if (isMainThread) {
  await timeAnswers()
  const { PROBE_IDLE_MS, PROBE_FAULT } = process.env
  if (PROBE_IDLE_MS) await hurryIdleTables(Number(PROBE_IDLE_MS))
  if (PROBE_FAULT) await plantFault()
  process.on('message', (question: ProbeRequest) => process.send?.(tell(question)))
  // Whoever started it is gone.
  process.on('disconnect', () => process.exit(1))
}

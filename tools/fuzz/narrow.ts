import { setTimeout as sleep } from 'node:timers/promises'
import { sumOf } from '#testing/server-metrics.ts'
import { signatureOf } from '../testbed/server-log.ts'
import { Subject } from '../testbed/subject.ts'
import { Driver } from './driver.ts'
import { type InputId, nameOf } from './plan.ts'

const POLL_MS = 100
/** The time to wait for a delayed effect of an input. */
const AFTERWARDS_MS = 1500
const LIMIT_MS = 60_000

interface Wanted {
  readonly seed: number
  readonly perSecond: number
  readonly env: Readonly<Record<string, string>>
  say(line: string): void
}

async function poll(limitMs: number, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + limitMs
  while (performance.now() < end && !(await isSo())) await sleep(POLL_MS)
}

/** Sends only these inputs to a new server and returns the problems. */
export async function tryOnly(only: readonly InputId[], { seed, perSecond, env }: Wanted): Promise<readonly string[]> {
  const subject = await Subject.start(env)
  try {
    const driver = await Driver.begin({ url: subject.url, seed, chosen: { only }, perSecond, honest: [] }, false)
    driver.go()
    await poll(LIMIT_MS, () => driver.isDone || subject.ending !== undefined)
    driver.end()
    // Once the connections are gone, the server has read everything that they sent.
    await poll(LIMIT_MS, async () => subject.ending !== undefined || sumOf(await subject.metrics(), 'coven_connections') === 0)
    await poll(AFTERWARDS_MS, () => problemsOf(subject, driver).length > 0)
    return problemsOf(subject, driver)
  } finally {
    await subject.remove()
  }
}

export function problemsOf({ ending, log }: Subject, { findings }: Driver): readonly string[] {
  return [...log.errors, ...findings.map(({ problem }) => problem), ...(ending ? [`the process ended: ${ending.code ?? ending.signal}`] : [])]
}

/** Narrows the suspects down by halves, as long as one half alone causes the problem. */
export async function narrow(suspects: readonly InputId[], problem: string, wanted: Wanted): Promise<readonly InputId[]> {
  const isSame = (other: string): boolean => signatureOf(other) === signatureOf(problem)
  let left = suspects
  while (left.length > 1) {
    const middle = Math.ceil(left.length / 2)
    let guilty: readonly InputId[] | undefined
    for (const half of [left.slice(middle), left.slice(0, middle)]) if (!guilty && (await tryOnly(half, wanted)).some(isSame)) guilty = half
    if (!guilty) break
    left = guilty
    wanted.say(`narrowed down to ${left.length === 1 ? left.map(nameOf) : `${left.length} inputs`}`)
  }
  return left
}

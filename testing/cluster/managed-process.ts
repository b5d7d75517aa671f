import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import host from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

const START_LIMIT_MS = 180_000
const POLL_MS = 50

export interface ProcessSpec {
  readonly title: string
  readonly program: string
  readonly words: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Says whether the process serves already. It is called repeatedly until it does. */
  readonly isUp: () => Promise<boolean>
}

/** A program of the cluster in its own process. */
export class ManagedProcess {
  readonly #process: ChildProcess
  readonly #ended: Promise<unknown>

  private constructor(process: ChildProcess) {
    this.#process = process
    this.#ended = once(process, 'exit')
    // If an error ends this process, the started one is killed, so that nothing of the cluster stays behind.
    const last = () => this.signal('SIGKILL')
    host.once('exit', last)
    process.once('exit', () => host.off('exit', last))
  }

  static async start({ title, program, words, env, isUp }: ProcessSpec): Promise<ManagedProcess> {
    // It has its own process group, so that Ctrl-C reaches only this process, which ends the others in the right order.
    const started = spawn(program, [...words], { detached: true, stdio: ['ignore', 'ignore', 'inherit'], env: { ...host.env, ...env } })
    const child = new ManagedProcess(started)
    await Promise.race([once(started, 'spawn'), child.#ended])
    const limit = performance.now() + START_LIMIT_MS
    while (!(await isUp())) {
      if (!child.isRunning) throw new Error(`${title} ended at once (${started.exitCode ?? started.signalCode})`)
      if (performance.now() > limit) {
        await child.end('SIGKILL')
        throw new Error(`${title} did not start within ${START_LIMIT_MS / 1000} s`)
      }
      await sleep(POLL_MS)
    }
    return child
  }

  get pid(): number | undefined {
    return this.#process.pid
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null
  }

  signal(signal: NodeJS.Signals): void {
    const { pid } = this.#process
    if (pid === undefined || !this.isRunning) return
    // A killed process cannot end its children, so the whole group is killed. Otherwise nginx' workers would stay.
    host.kill(signal === 'SIGKILL' ? -pid : pid, signal)
  }

  /** Resolves when the process is gone. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return
    this.signal(signal)
    await this.#ended
  }
}

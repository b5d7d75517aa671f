import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { spawnProgram } from '../testbed/idle-process.ts'
import type { AttackerMessage, AttackPlan, DriverMessage, Progress, Sent } from './plan.ts'

const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url))

export interface Finding {
  readonly problem: string
  readonly input: Sent
}

/** The process that sends the inputs, as the fuzzer sees it. */
export class Driver {
  readonly findings: Finding[] = []
  progress: Progress = { sent: { message: 0, framing: 0, upgrade: 0, http: 0, slow: 0 }, statuses: {}, joins: 0, refusedJoins: 0, stuck: 0 }
  isDone = false
  readonly #child: ChildProcess
  readonly #waiting = new Map<AttackerMessage['word'], (word: AttackerMessage) => void>()
  #failed: ((error: Error) => void) | undefined
  #end: Error | undefined

  private constructor(child: ChildProcess) {
    this.#child = child
    child.on('message', (word: AttackerMessage) => this.#receive(word))
    child.on('error', () => undefined)
    child.on('exit', (code, signal) => {
      this.#end = new Error(`the attackers ended: ${code ?? signal}`)
      this.#failed?.(this.#end)
    })
  }

  /** Resolves when all attackers are connected. */
  static async begin(plan: AttackPlan, isIdle: boolean): Promise<Driver> {
    const driver = new Driver(spawnProgram(ATTACKER, isIdle))
    driver.#send({ order: 'begin', plan })
    await driver.#nextMessage('ready')
    return driver
  }

  get sent(): number {
    return Object.values(this.progress.sent).reduce((sum, count) => sum + count, 0)
  }

  go(): void {
    this.#send({ order: 'go' })
  }
  /** Resolves when no input is under way. */
  async pause(): Promise<void> {
    this.#send({ order: 'pause' })
    await this.#nextMessage('paused')
  }
  /** Returns the last inputs, oldest first. */
  async recall(): Promise<readonly Sent[]> {
    this.#send({ order: 'recall' })
    const recalled = await this.#nextMessage('recalled')
    return recalled.word === 'recalled' ? recalled.inputs : []
  }
  end(): void {
    this.#failed = undefined
    this.#child.kill('SIGKILL')
  }

  #send(order: DriverMessage): void {
    this.#child.send(order)
  }
  #nextMessage(word: AttackerMessage['word']): Promise<AttackerMessage> {
    if (this.#end) return Promise.reject(this.#end)
    return new Promise((resolve, reject) => {
      this.#waiting.set(word, resolve)
      this.#failed = reject
    })
  }
  #receive(word: AttackerMessage): void {
    if (word.word === 'progress') this.progress = word
    if (word.word === 'done') this.isDone = true
    if (word.word === 'finding') this.findings.push(word)
    if (word.word === 'failed') this.#failed?.(new Error(word.error))
    this.#waiting.get(word.word)?.(word)
  }
}

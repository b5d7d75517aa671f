import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { spawnProgram } from '../testbed/idle-process.ts'
import type { Counts } from './flood-tools.ts'
import type { AttackerMessage, DriverMessage, FloodTarget } from './messages.ts'

const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url))

/** The process of the attackers, as the siege sees it. */
export class Driver {
  readonly #child: ChildProcess
  #settle: ((word: AttackerMessage) => void) | undefined
  #fail: ((error: Error) => void) | undefined

  private constructor(child: ChildProcess) {
    this.#child = child
    child.on('message', (word: AttackerMessage) => {
      if (word.word === 'failed') this.#fail?.(new Error(word.error))
      else this.#settle?.(word)
    })
    child.on('exit', (code, signal) => this.#fail?.(new Error(`the attackers ended: ${code ?? signal}`)))
  }

  static start(isIdle: boolean): Driver {
    return new Driver(spawnProgram(ATTACKER, isIdle))
  }

  async prepare(position: FloodTarget): Promise<void> {
    await this.#order({ order: 'prepare', ...position })
  }
  run(): void {
    this.#child.send({ order: 'run' } satisfies DriverMessage)
  }
  async stop(): Promise<Counts> {
    const word = await this.#order({ order: 'stop' })
    if (word.word !== 'stopped') throw new Error(`the attackers said ${word.word}`)
    return word
  }
  async end(): Promise<void> {
    await this.#order({ order: 'end' })
  }
  kill(): void {
    this.#fail = undefined
    this.#child.kill('SIGKILL')
  }

  #order(order: DriverMessage): Promise<AttackerMessage> {
    this.#child.send(order)
    return new Promise((resolve, reject) => {
      this.#settle = resolve
      this.#fail = reject
    })
  }
}

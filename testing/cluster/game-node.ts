import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '#server/process/node-flags.ts'
import { ManagedProcess } from './managed-process.ts'

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

export interface NodePlan {
  readonly name: string
  readonly port: number
  readonly env: Readonly<Record<string, string>>
  readonly metricsPassword: string
}

/** One game server of the cluster. */
export class GameNode {
  readonly name: string
  readonly port: number
  readonly url: string
  readonly #env: Readonly<Record<string, string>>
  readonly #metricsPassword: string
  #child: ManagedProcess | undefined

  private constructor({ name, port, env, metricsPassword }: NodePlan) {
    this.name = name
    this.port = port
    this.url = `http://127.0.0.1:${port}`
    this.#env = env
    this.#metricsPassword = metricsPassword
  }

  static async start(plan: NodePlan): Promise<GameNode> {
    const node = new GameNode(plan)
    await node.start()
    return node
  }

  /** Starts the process, also again after it has ended. It has the same name and port each time. */
  async start(): Promise<void> {
    this.#child = await ManagedProcess.start({
      title: this.name,
      program: process.execPath,
      words: [...NODE_FLAGS, MAIN, '--no-build'],
      env: {
        ...this.#env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        NODE_NAME: this.name,
        PUBLIC_ADDRESS: `/${this.name}`,
        TRUST_PROXY: '1',
        METRICS_PASSWORD: this.#metricsPassword,
      },
      isUp: () => this.isReady(),
    })
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2000) })).ok
    } catch {
      return false
    }
  }

  /** Returns what an operator reads at `/metrics`. */
  async metrics(): Promise<string> {
    const authorization = `Basic ${Buffer.from(`cluster:${this.#metricsPassword}`).toString('base64')}`
    return (await fetch(`${this.url}/metrics`, { headers: { authorization } })).text()
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  get isRunning(): boolean {
    return this.#child?.isRunning ?? false
  }

  /** Makes the node hand its matches over and end. */
  async drain(): Promise<void> {
    await this.#child?.end('SIGTERM')
  }

  /** Kills the process without warning, as a power failure would. */
  async kill(): Promise<void> {
    await this.#child?.end('SIGKILL')
  }

  /** Freezes the process without its knowledge. */
  freeze(): void {
    this.#child?.signal('SIGSTOP')
  }
  wake(): void {
    this.#child?.signal('SIGCONT')
  }
}

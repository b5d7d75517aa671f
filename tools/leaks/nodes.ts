import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { MatchRecord } from '#rooms/services.ts'
import { Secrets } from '#server/identity/secrets.ts'
import { createTokenService } from '#server/identity/tokens.ts'
import type { Config } from '#server/process/config.ts'
import type { PickValue, Seat } from '#shared/kernel/decision.ts'
import type { StartPosition } from '#shared/leaks/start-position.ts'
import type { World } from '#shared/leaks/worlds.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import type { LeakBackend, UnloadUntil } from './backend.ts'
import type { Script } from './script.ts'
import { SECRET } from './server-backend.ts'

/** The options with which a node starts. */
export interface Opening {
  readonly world: World
  readonly now: number
  readonly config: Partial<Config>
}
export type Call =
  | { readonly kind: 'start' }
  | { readonly kind: 'know'; readonly key: string; readonly beginning: StartPosition }
  | { readonly kind: 'save'; readonly record: MatchRecord }
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'answer'; readonly match: string; readonly seat: Seat; readonly pick: PickValue; readonly entries: number }
  | { readonly kind: 'rest'; readonly until: UnloadUntil }
  | { readonly kind: 'dismiss'; readonly match: string; readonly seat: Seat }
export interface Reply {
  readonly id: number
  readonly error?: string
  /** The address of the node once it runs. */
  readonly url?: string
}

const PROGRAM = join(import.meta.dirname, 'node.ts')
const LEASE_SECONDS = 1

/** A node in a process of its own. */
class Node {
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #calls = 0

  constructor(opening: Opening) {
    const child = fork(PROGRAM, [JSON.stringify(opening)], { execArgv: ['--disable-warning=ExperimentalWarning'] })
    this.#child = child
    child.on('message', (reply: Reply) => {
      this.#waiting.get(reply.id)?.(reply)
      this.#waiting.delete(reply.id)
    })
    child.on('exit', (code) => {
      for (const [id, settle] of this.#waiting) settle({ id, error: `the node ended with ${code}` })
    })
  }

  #reply(id: number): Promise<Reply> {
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  async call(call: Call): Promise<Reply> {
    const id = ++this.#calls
    const replied = this.#reply(id)
    this.#child.send({ id, call })
    const reply = await replied
    if (reply.error !== undefined) throw new Error(reply.error)
    return reply
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill('SIGKILL')
    await once(this.#child, 'exit')
  }
}

/** A backend with several nodes. One is killed, and another takes its matches over. */
export class NodesBackend implements LeakBackend {
  readonly world: World
  readonly #config: Partial<Config>
  /** The same time as in the node. */
  readonly #time = new ControlledTime()
  readonly #tokens = createTokenService(new Secrets(SECRET), this.#time)
  readonly #scripts: Script[] = []
  #node: Node | undefined
  url = ''

  constructor(world: World, dataDir: string, redisUrl: string) {
    this.world = world
    this.#config = { DATA_DIR: dataDir, REDIS_URL: redisUrl, LEASE_SECONDS }
  }

  async start(): Promise<void> {
    const node = new Node({ world: this.world, now: this.#time.now(), config: this.#config })
    this.#node = node
    for (const { key, beginnings: starts } of this.#scripts) await node.call({ kind: 'know', key, beginning: starts[this.world] })
    const { url } = await node.call({ kind: 'start' })
    if (url === undefined) throw new Error('the node did not start')
    this.url = url
  }

  async #call(call: Call): Promise<void> {
    if (!this.#node) throw new Error('not open')
    await this.#node.call(call)
  }

  async prepare(script: Script): Promise<void> {
    this.#scripts.push(script)
    await this.#call({ kind: 'know', key: script.key, beginning: script.beginnings[this.world] })
    await this.#call({ kind: 'save', record: script.record })
  }

  tokenFor(person: { readonly id: string; readonly name: string }): Promise<string> {
    return this.#tokens.signGuest(person)
  }

  async advance(ms: number): Promise<void> {
    this.#time.advance(ms)
    await this.#call({ kind: 'advance', ms })
  }

  answerAsBot(match: string, seat: Seat, pick: PickValue, entries: number): Promise<void> {
    return this.#call({ kind: 'answer', match, seat, pick, entries })
  }

  dismissBot(match: string, seat: Seat): Promise<void> {
    return this.#call({ kind: 'dismiss', match, seat })
  }

  unload(until: UnloadUntil): Promise<void> {
    return this.#call({ kind: 'rest', until })
  }

  async takeOver(): Promise<void> {
    await this.close()
    await this.start()
  }

  async close(): Promise<void> {
    await this.#node?.kill()
    this.#node = undefined
  }
}

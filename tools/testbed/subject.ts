import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { JOURNAL_FILE, type JournalStore, openJournal } from '#server/journal/index.ts'
import { NODE_FLAGS } from '#server/process/node-flags.ts'
import type { Answers, Memory, ProbeReply, ProbeRequest } from './probe-messages.ts'
import { ServerLog } from './server-log.ts'

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const PROBE = new URL('./probe.ts', import.meta.url).href
/** The attackers come from this machine too, and the password keeps the server from taking them for the operator. */
const METRICS_PASSWORD = 'for the testbed alone'
const BASE = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  REDIS_URL: '',
  METRICS_PASSWORD,
  MONITOR_PASSWORD: '',
  LOG_LEVEL: 'warn',
  LOG_FORMAT: 'json',
}

export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** A server under test. It is a process of its own, started as `npm start` does, alone, with SQLite in a temporary directory and a probe inside. */
export class Subject {
  readonly url: string
  readonly log: ServerLog
  /** Set when the process has ended. */
  ending: Ending | undefined
  readonly #child: ChildProcess
  readonly #dataDir: string
  readonly #ended: Promise<Ending>

  private constructor(url: string, log: ServerLog, child: ChildProcess, dataDir: string) {
    this.url = url
    this.log = log
    this.#child = child
    this.#dataDir = dataDir
    this.#ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        this.ending = { code, signal }
        resolve(this.ending)
      })
    })
  }

  static async start(env: Readonly<Record<string, string>> = {}): Promise<Subject> {
    const dataDir = await mkdtemp(join(tmpdir(), 'coven-testbed-'))
    const words = ['--disable-warning=ExperimentalWarning', ...NODE_FLAGS, '--import', PROBE, MAIN, '--no-build']
    const child = spawn(process.execPath, words, {
      // The directory has no .env of a developer.
      cwd: dataDir,
      env: { ...process.env, ...BASE, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const { stdout, stderr } = child
    if (!stdout || !stderr) throw new Error('the server has no output')
    const log = new ServerLog(stderr)
    for await (const line of createInterface({ input: stdout })) {
      const [, url] = /open at (\S+)/.exec(line) ?? []
      if (!url) continue
      stdout.resume()
      return new Subject(url.replace('localhost', '127.0.0.1'), log, child, dataDir)
    }
    throw new Error(`the server did not start:\n${log.lines.join('\n')}`)
  }

  get pid(): number {
    const { pid } = this.#child
    if (pid === undefined) throw new Error('the server has no process')
    return pid
  }
  /** The number of files and sockets that the process has open. */
  get openFiles(): number {
    return readdirSync(`/proc/${this.pid}/fd`).length
  }

  /** Returns the measurements since the last call. */
  async answers(): Promise<Answers> {
    const reply = await this.#ask('answers')
    if (reply.ask !== 'answers') throw new Error('the probe answered another question')
    return reply
  }
  async memory(): Promise<Memory> {
    const reply = await this.#ask('memory')
    if (reply.ask !== 'memory') throw new Error('the probe answered another question')
    return reply.memory
  }
  async #ask(question: ProbeRequest): Promise<ProbeReply> {
    if (this.ending) throw new Error('the server has ended')
    const replied = once(this.#child, 'message')
    this.#child.send(question)
    const [reply] = await Promise.race([replied, this.#ended.then(() => Promise.reject(new Error('the server has ended')))])
    return reply as ProbeReply
  }

  async metrics(): Promise<string> {
    const authorization = `Basic ${Buffer.from(`testbed:${METRICS_PASSWORD}`).toString('base64')}`
    const response = await fetch(`${this.url}/metrics`, { headers: { authorization } })
    if (!response.ok) throw new Error(`/metrics answers ${response.status}`)
    return response.text()
  }

  /** Stops the server as an operator does. */
  async stop(): Promise<Ending> {
    this.#child.kill('SIGTERM')
    return this.#ended
  }
  /** Opens the journal of a server that has ended. */
  openJournal(): Promise<JournalStore> {
    return openJournal({ file: join(this.#dataDir, JOURNAL_FILE) })
  }
  async remove(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#ended
    await rm(this.#dataDir, { recursive: true, force: true })
  }
}

import { mkdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { ensureProgram, REDIS } from '../programs/programs.ts'
import { ManagedProcess } from './managed-process.ts'

/** When Redis writes its append-only file to the disk, in Redis' own words. */
export const FSYNCS = ['always', 'everysec', 'no'] as const
export type Fsync = (typeof FSYNCS)[number]

/** Whether Redis answers PING. While it reads its file it answers LOADING instead. */
function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(1000, () => socket.destroy())
    socket.on('connect', () => socket.write('PING\r\n'))
    socket.on('data', (data) => {
      resolve(data.toString().startsWith('+PONG'))
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
    socket.on('close', () => resolve(false))
  })
}

/** A Redis with an append-only file that only this machine can reach. */
export class Redis {
  readonly url: string
  readonly #port: number
  readonly #dir: string
  readonly #fsync: Fsync
  #child: ManagedProcess | undefined

  private constructor(dir: string, port: number, fsync: Fsync) {
    this.#dir = dir
    this.#port = port
    this.#fsync = fsync
    this.url = `redis://127.0.0.1:${port}`
  }

  static async start(dir: string, port: number, fsync: Fsync): Promise<Redis> {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const redis = new Redis(dir, port, fsync)
    await redis.start()
    return redis
  }

  /** Starts Redis, also again after `stop`. It loads everything that is in its file. */
  async start(): Promise<void> {
    const settings = {
      bind: '127.0.0.1',
      port: this.#port,
      dir: this.#dir,
      appendonly: 'yes',
      appendfsync: this.#fsync,
      save: '',
      'maxmemory-policy': 'noeviction',
      loglevel: 'warning',
    }
    this.#child = await ManagedProcess.start({
      title: 'redis-server',
      program: ensureProgram(REDIS),
      words: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
      isUp: () => answersPing(this.#port),
    })
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.signal(signal)
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await this.#child?.end(signal)
  }
}

import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

interface Owner {
  readonly node: string
  readonly epoch: string
}

const RETRY_MS = 100
const ENTRIES = ':entries'
const WORD = /"((?:[^"\\]|\\.)*)"/g

/** The words of one line of MONITOR; what is escaped stays escaped, none of it is compared. */
const wordsOf = (line: string): string[] => [...line.matchAll(WORD)].map(([, word = '']) => word)

/** `EVAL script count key… node epoch …`: who says it is. */
function speakerOf([, , count = '0', ...rest]: readonly string[]): Owner {
  const [node = '', epoch = ''] = rest.slice(Number(count))
  return { node, epoch }
}

/**
 * Watches Redis itself do what it is told, in the order it does it, and keeps its own book of who owns which match. A node that wrote
 * an entry without being the owner at that moment is a zombie that got through; one that tried is a zombie that did not.
 */
export class ZombieWriteDetector {
  readonly #port: number
  #socket: Socket | undefined
  #closed = false
  readonly #owners = new Map<string, Owner>()
  #call: readonly string[] = []
  takeovers = 0
  appended = 0
  zombiesTried = 0
  zombiesWrote = 0

  private constructor(port: number) {
    this.#port = port
  }

  static async watch(url: string): Promise<ZombieWriteDetector> {
    const detector = new ZombieWriteDetector(Number(new URL(url).port))
    await detector.#connect()
    return detector
  }

  close(): void {
    this.#closed = true
    this.#socket?.destroy()
  }

  /** Resolves when Redis says that it will tell everything. After a restart of Redis it is asked again. */
  #connect(): Promise<void> {
    const socket = connect(this.#port, '127.0.0.1')
    this.#socket = socket
    // What was done meanwhile was not seen.
    this.#owners.clear()
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (!this.#closed) setTimeout(() => void this.#connect(), RETRY_MS)
    })
    socket.write('MONITOR\r\n')
    return new Promise((resolve) => {
      const lines = createInterface({ input: socket })
      // It passes the socket's errors on; that the socket closes is enough to know.
      lines.on('error', () => undefined)
      lines.on('line', (line) => {
        if (line === '+OK') resolve()
        else this.#hear(line)
      })
    })
  }

  #hear(line: string): void {
    const words = wordsOf(line)
    const [command = '', key = '', ...rest] = words
    if (!/^\+[\d.]+ \[\d+ lua\]/.test(line)) {
      this.#call = /^eval/i.test(command) ? words : []
      this.#look()
    } else if (command === 'XADD') this.#append(key.slice(0, -ENTRIES.length))
    else if (command === 'HSET' && rest[0] === 'node') this.#hand(key, rest[1] ?? '')
  }

  /** An attempt to write, before it is known whether it succeeds. */
  #look(): void {
    const [, , , match = '', entries = ''] = this.#call
    if (!entries.endsWith(ENTRIES)) return
    const owner = this.#owners.get(match)
    const { node, epoch } = speakerOf(this.#call)
    if (owner && node !== '' && (owner.node !== node || owner.epoch !== epoch)) this.zombiesTried++
  }

  #append(match: string): void {
    this.appended++
    const owner = this.#owners.get(match)
    const writer = speakerOf(this.#call)
    if (owner && (owner.node !== writer.node || owner.epoch !== writer.epoch)) this.zombiesWrote++
    this.#owners.set(match, writer)
  }

  /** A claim or a release went through; the epoch is one more than the claimant saw, and a release leaves it. */
  #hand(match: string, node: string): void {
    const seen = speakerOf(this.#call)
    if (node !== '' && seen.node !== '' && seen.node !== node) this.takeovers++
    this.#owners.set(match, { node, epoch: node === '' ? seen.epoch : String(Number(seen.epoch) + 1) })
  }
}

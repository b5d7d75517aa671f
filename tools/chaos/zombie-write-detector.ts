import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

interface Owner {
  readonly node: string
  readonly epoch: string
}

const RETRY_MS = 100
const ENTRIES = ':entries'
const WORD = /"((?:[^"\\]|\\.)*)"/g

/** Returns the words of a line of MONITOR. Escapes stay as they are, because none of these words is compared. */
const wordsOf = (line: string): string[] => [...line.matchAll(WORD)].map(([, word = '']) => word)

/** Returns the owner that a call `EVAL script count key… node epoch …` claims to be. */
function speakerOf([, , count = '0', ...rest]: readonly string[]): Owner {
  const [node = '', epoch = ''] = rest.slice(Number(count))
  return { node, epoch }
}

/**
 * Watches the commands that Redis executes, in their order, and tracks which node owns which match. A node that wrote an entry without being the
 * owner at that moment is a zombie that got through. A node that only tried is counted separately.
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

  /** Resolves when Redis begins to report every command. After a restart of Redis, it connects again. */
  #connect(): Promise<void> {
    const socket = connect(this.#port, '127.0.0.1')
    this.#socket = socket
    // Commands in between were not seen, so the owners are unknown.
    this.#owners.clear()
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (!this.#closed) setTimeout(() => void this.#connect(), RETRY_MS)
    })
    socket.write('MONITOR\r\n')
    return new Promise((resolve) => {
      const lines = createInterface({ input: socket })
      // The interface passes on the socket's errors. The `close` event of the socket is enough.
      lines.on('error', () => undefined)
      lines.on('line', (line) => {
        if (line === '+OK') resolve()
        else this.#receive(line)
      })
    })
  }

  #receive(line: string): void {
    const words = wordsOf(line)
    const [command = '', key = '', ...rest] = words
    if (!/^\+[\d.]+ \[\d+ lua\]/.test(line)) {
      this.#call = /^eval/i.test(command) ? words : []
      this.#look()
    } else if (command === 'XADD') this.#append(key.slice(0, -ENTRIES.length))
    else if (command === 'HSET' && rest[0] === 'node') this.#hand(key, rest[1] ?? '')
  }

  /** Records an attempt to write before its result is known. */
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

  /** Records a claim or a release that succeeded. A claim adds one to the epoch that the claimant saw, and a release leaves the epoch. */
  #hand(match: string, node: string): void {
    const seen = speakerOf(this.#call)
    if (node !== '' && seen.node !== '' && seen.node !== node) this.takeovers++
    this.#owners.set(match, { node, epoch: node === '' ? seen.epoch : String(Number(seen.epoch) + 1) })
  }
}

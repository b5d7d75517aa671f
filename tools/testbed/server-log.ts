import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const ERROR = 50
const KEPT = 200
/** What Colyseus says of whoever comes back with a session that is not theirs: they are refused, and that is all. */
const REFUSED = 'Error: reconnection denied'

/** What a server under test writes to its log, and to stderr beside it. */
export class ServerLog {
  /** The last ones. */
  readonly lines: string[] = []
  /** Errors and what is worse, and everything that is no line of the log. The first ones. */
  readonly errors: string[] = []
  /** What Colyseus calls an error. */
  readonly ofCore: string[] = []
  /** All lines. */
  count = 0

  constructor(stderr: Readable) {
    createInterface({ input: stderr }).on('line', (line) => {
      this.count++
      this.lines.push(line)
      if (this.lines.length > KEPT) this.lines.shift()
      const list = listFor(line) === 'core' ? this.ofCore : listFor(line) === 'ours' ? this.errors : []
      if (list.length < KEPT) list.push(line)
    })
  }
}

function listFor(line: string): 'ours' | 'core' | undefined {
  try {
    const { level, from, msg } = JSON.parse(line) as { readonly level?: unknown; readonly from?: unknown; readonly msg?: unknown }
    if (typeof level === 'number' && level < ERROR) return undefined
    if (from !== 'colyseus') return 'ours'
    return String(msg).startsWith(REFUSED) ? undefined : 'core'
  } catch {
    return 'ours'
  }
}

/** What makes two lines the same complaint, whatever it was about. */
export function signatureOf(line: string): string {
  const [text = ''] = textOf(line).split('\n', 1)
  return text.replaceAll(/[\w-]*\d[\w-]*/g, '#').slice(0, 80)
}

function textOf(line: string): string {
  try {
    const { msg, error } = JSON.parse(line) as { readonly msg?: string; readonly error?: { readonly message?: string } }
    return `${msg ?? ''} ${error?.message ?? ''}`
  } catch {
    return line
  }
}

import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const ERROR = 50
const KEPT = 200
/** The line that Colyseus logs when it refuses a client that resumes a session of another client. It is harmless. */
const REFUSED = 'Error: reconnection denied'

/** Reads what a server under test writes to its log and to stderr. */
export class ServerLog {
  /** The last lines. */
  readonly lines: string[] = []
  /** The first lines that are errors, worse, or not in the format of the log. */
  readonly errors: string[] = []
  /** The lines that Colyseus logs as errors. */
  readonly ofCore: string[] = []
  /** The number of all lines. */
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

/** Returns the part of a line that is the same for all complaints of one kind. */
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

import { createHash } from 'node:crypto'
import { FRAME, readMessage } from '#sdk/raw/protocol-session.ts'
import { readHandshake } from './handshake.ts'

const HASH_DIGITS = 8
/** Fields of which only the length is compared, because they are signed anew for each connection. */
const TOKENS: ReadonlySet<string> = new Set(['seatToken'])

const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Returns JSON with sorted keys, because their order means nothing to a client. */
export const stableJson = (value: unknown): string => JSON.stringify(value, sorted)

export const shortHash = (text: string): string => hashOf(text).slice(0, HASH_DIGITS)

const hideTokens = (payload: unknown): string =>
  JSON.stringify(payload, (key, value) => (TOKENS.has(key) && typeof value === 'string' ? '(token)' : sorted(key, value)))

interface Act {
  readonly text: string
  readonly frames: Map<string, Uint8Array[]>
  readonly notes: string[]
}

/**
 * The frames that a match sent to each connection, as text. There is a line for each act, with the hashes of the full states (`s`) and patches (`p`)
 * that each connection received. The last lines have the hash of all frames of each connection.
 */
export class Transcript {
  readonly #acts: Act[] = []
  readonly #all = new Map<string, Uint8Array[]>()
  #handshake: string | undefined

  /** Begins an act. What happens from now on belongs to it. */
  begin(text: string): void {
    this.#acts.push({ text, frames: new Map(), notes: [] })
  }

  /** Notes something besides states and patches. */
  note(text: string): void {
    this.#last.notes.push(text)
  }

  /** Records a frame that a connection received. */
  addFrame(connection: string, frame: Uint8Array): void {
    switch (frame[0]) {
      case FRAME.join:
        this.#keepHandshake(readHandshake(frame))
        break
      case FRAME.state:
      case FRAME.patch:
        push(this.#last.frames, connection, frame)
        push(this.#all, connection, frame)
        break
      case FRAME.message: {
        const { type, payload } = readMessage(frame)
        this.note(`${type} to ${connection} ${hideTokens(payload)}`)
        break
      }
    }
  }

  /** The handshake, which is the same for every connection. */
  get handshake(): string {
    return this.#handshake ?? ''
  }

  /** Every frame with its bytes, to find a difference of which only the hash is known. */
  get frames(): string {
    return this.#acts
      .flatMap(({ text, frames }) => [
        text,
        ...inOrder(frames).flatMap(([connection, list]) => list.map((frame) => `  ${connection} ${Buffer.from(frame).toString('hex')}`)),
      ])
      .join('\n')
  }

  get text(): string {
    const acts = this.#acts.flatMap(({ text, frames, notes }) => [
      [text, ...inOrder(frames).map(([connection, list]) => `${connection}:${kindsOf(list)}${hashFrames(list).slice(0, HASH_DIGITS)}`)].join('  '),
      ...notes.toSorted().map((note) => `  ${note}`),
    ])
    const totals = inOrder(this.#all).map(([connection, list]) => `${connection}: ${list.length} frames ${hashFrames(list)}`)
    return [...acts, ...totals, ''].join('\n')
  }

  #keepHandshake(text: string): void {
    if (this.#handshake !== undefined && this.#handshake !== text) throw new Error('two connections to one match got different handshakes')
    this.#handshake = text
  }

  get #last(): Act {
    const last = this.#acts.at(-1)
    if (!last) throw new Error('no act has begun')
    return last
  }
}

function push(frames: Map<string, Uint8Array[]>, connection: string, frame: Uint8Array): void {
  const list = frames.get(connection) ?? []
  list.push(frame)
  frames.set(connection, list)
}

/** Sorts by connection, because the operating system decides which one receives its bytes first. */
const inOrder = (frames: ReadonlyMap<string, readonly Uint8Array[]>): readonly (readonly [string, readonly Uint8Array[]])[] =>
  [...frames].toSorted(([one], [other]) => (one < other ? -1 : 1))

const kindsOf = (frames: readonly Uint8Array[]): string => frames.map(([kind]) => (kind === FRAME.state ? 's' : 'p')).join('')

/** Hashes the frames with their lengths, so that different lists of frames cannot have the same bytes. */
const hashFrames = (frames: readonly Uint8Array[]): string => hashOf(...frames.flatMap((frame) => [`${frame.length} `, frame]))

import { setTimeout as sleep } from 'node:timers/promises'
import type { Reply } from '#sdk/raw/post-json.ts'
import type { CreateMatchRequest, Guest } from '#shared/protocol/http.ts'

export type Post = (path: string, body: object, token?: string) => Promise<Reply>

const AGAIN_MS = 100

/** Repeats a request that is refused, because limits may be in the way. Resolves with `undefined` after three attempts. */
export async function insist<T>(post: Post, path: string, body: object, token?: string): Promise<T | undefined> {
  for (let tries = 0; tries < 3; tries++) {
    const reply = await post(path, body, token).catch(() => undefined)
    if (reply && reply.status < 300) return reply.body as T
    await sleep(AGAIN_MS)
  }
  return undefined
}

/** A table of the fuzzers, which opens a new match when the last one is over. */
export class FuzzTable {
  match: string | undefined
  readonly people: readonly Guest[]
  readonly #post: Post
  readonly #request: CreateMatchRequest
  #opening: Promise<void> | undefined

  constructor(post: Post, people: readonly Guest[], wanted: CreateMatchRequest) {
    this.#post = post
    this.people = people
    this.#request = wanted
  }

  /** All players ask for a new table at the same time, and only the first request opens one. */
  open(over: string | undefined): Promise<void> {
    if (this.match !== over) return Promise.resolve()
    this.#opening ??= this.#create().finally(() => {
      this.#opening = undefined
    })
    return this.#opening
  }

  async #create(): Promise<void> {
    this.match = (await insist<{ readonly id: string }>(this.#post, '/api/matches', this.#request, this.people[0]?.token))?.id ?? this.match
  }
}

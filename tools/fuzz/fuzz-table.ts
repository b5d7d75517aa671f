import { setTimeout as sleep } from 'node:timers/promises'
import type { Reply } from '#sdk/raw/post-json.ts'
import type { CreateMatchRequest, Guest } from '#shared/protocol/http.ts'

export type Post = (path: string, body: object, token?: string) => Promise<Reply>

const AGAIN_MS = 100

/** Asks until it is let: limits may stand in the way, and they are what is tried. Undefined if it does not help. */
export async function insist<T>(post: Post, path: string, body: object, token?: string): Promise<T | undefined> {
  for (let tries = 0; tries < 3; tries++) {
    const reply = await post(path, body, token).catch(() => undefined)
    if (reply && reply.status < 300) return reply.body as T
    await sleep(AGAIN_MS)
  }
  return undefined
}

/** A table of the fuzzers' own, laid anew when its match is over. */
export class FuzzTable {
  match: string | undefined
  readonly people: readonly Guest[]
  readonly #post: Post
  readonly #wanted: CreateMatchRequest
  #laying: Promise<void> | undefined

  constructor(post: Post, people: readonly Guest[], wanted: CreateMatchRequest) {
    this.#post = post
    this.people = people
    this.#wanted = wanted
  }

  /** Everybody who plays there asks for it at the same time. */
  lay(over: string | undefined): Promise<void> {
    if (this.match !== over) return Promise.resolve()
    this.#laying ??= this.#lay().finally(() => {
      this.#laying = undefined
    })
    return this.#laying
  }

  async #lay(): Promise<void> {
    this.match = (await insist<{ readonly id: string }>(this.#post, '/api/matches', this.#wanted, this.people[0]?.token))?.id ?? this.match
  }
}

import { randomPick } from '#sdk/players/random-pick.ts'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { beginWith } from '#sdk/raw/nonce.ts'
import { Connection } from '#sdk/raw/runtime-connection.ts'
import type { CreateMatchRequest, Guest } from '#shared/protocol/http.ts'
import { ActionLog } from '../testbed/action-log.ts'
import { runtimeFrom } from '../testbed/runtime.ts'

const THINK_MS = 100
const AGAIN_MS = 500
const NOTHING = { log: new ActionLog(), note: () => undefined, warn: () => undefined }

/** A player with an address of their own who plays against a novice and measures how long each step of the novice takes. */
export class NoviceTable {
  #steps: number[] = []
  #isOver = false
  #connection: Connection | undefined

  /** Resolves when the first match has begun. */
  static async begin(url: string, game: string, n: number): Promise<NoviceTable> {
    const table = new NoviceTable()
    const { promise, resolve } = Promise.withResolvers<void>()
    void table.#keepPlaying(url, game, n, resolve)
    await promise
    return table
  }

  /** Returns the times in milliseconds since the last call. */
  takeSteps(): readonly number[] {
    return this.#steps.splice(0)
  }
  stop(): void {
    this.#isOver = true
    this.#connection?.leave()
  }

  async #keepPlaying(url: string, game: string, n: number, begun: () => void): Promise<void> {
    const runtime = runtimeFrom(`127.0.2.${n + 1}`, NOTHING)
    const chance = seededRandom(n + 100)
    const wanted: CreateMatchRequest = { game, seats: 2, bots: ['novice'], pace: 'untimed' }
    while (!this.#isOver) {
      try {
        const guest = (await runtime.post(`${url}/api/guests`, { name: 'Player 1' })).body as Guest
        const { id } = (await runtime.post(`${url}/api/matches`, wanted, guest.token)).body as { readonly id: string }
        const connection = await Connection.join(runtime, url, id, { token: guest.token })
        this.#connection = connection
        connection.seat = 0
        await beginWith([{ id: guest.id, request: (type, payload) => connection.request(type, payload) }])
        begun()
        await this.#play(connection, chance)
        connection.leave()
      } catch {
        await runtime.sleep(AGAIN_MS)
      }
    }
  }

  async #play(connection: Connection, chance: (below: number) => number): Promise<void> {
    let since = performance.now()
    let { seq } = connection.state
    connection.onPatch = () => {
      const now = performance.now()
      // The match went on without a question to this player, so the novice made a step.
      if (connection.state.seq > seq && isWaiting) this.#steps.push(now - since)
      if (connection.state.seq > seq) since = now
      seq = connection.state.seq
      isWaiting = !connection.isAsked
    }
    let isWaiting = !connection.isAsked
    while (!this.#isOver && connection.isOpen && connection.state.phase !== 'finished') {
      const { prompt } = connection
      if (!prompt) {
        await connection.changed()
        continue
      }
      await new Promise((resolve) => setTimeout(resolve, THINK_MS))
      await connection.request('answer', { id: `novice ${chance(2 ** 30)}`, decision: prompt.id, pick: randomPick(prompt, chance) })
      since = performance.now()
    }
  }
}

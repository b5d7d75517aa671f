import type { CreateMatchRequest, Guest } from '#shared/protocol/http.ts'
import type { BotLevel, Prompt } from '#shared/protocol/match.ts'
import { beginWith } from '../raw/nonce.ts'
import type { Metric, Runtime } from '../raw/runtime.ts'
import { Connection } from '../raw/runtime-connection.ts'
import { type GameShare, type MatchPlan, pickGame } from './match-plan.ts'
import { PatchLatency } from './patch-latency.ts'
import { randomPick } from './random-pick.ts'

/** The refusals that a correct player may get because the clock or another player was faster. */
const RACES: ReadonlySet<unknown> = new Set(['stale', 'not-asked', 'finished'])
const AWAY_MS = 500

type Chance = (below: number) => number
interface Answered {
  readonly seq: number
}

async function post<T>(runtime: Runtime, url: string, body: object, token?: string): Promise<T> {
  const reply = await runtime.post(url, body, token)
  if (reply.status !== 200 && reply.status !== 201) throw new Error(`${reply.status} ${JSON.stringify(reply.body)} from ${url}`)
  return reply.body as T
}

/** One match with all its players. They know no rules and pick among what is offered. */
export class SimulatedMatch {
  readonly #runtime: Runtime
  readonly #plan: MatchPlan
  readonly #chance: Chance
  readonly #latency = new PatchLatency()
  readonly #connections: Connection[] = []
  readonly #watchers: Connection[] = []
  #guests: readonly Guest[] = []
  #match = ''
  #answers = 0
  #isClosing = false

  constructor(runtime: Runtime, plan: MatchPlan, chance: Chance) {
    this.#runtime = runtime
    this.#plan = plan
    this.#chance = chance
  }

  /** Creates the match, seats all players, and begins it. */
  async gather(isIdle = false): Promise<void> {
    const { id, seats }: GameShare = pickGame(this.#plan.games, this.#chance)
    const bots: readonly BotLevel[] =
      !isIdle && this.#happens(this.#plan.botsOneIn) ? Array.from({ length: Math.floor(seats / 2) }, () => 'master') : []
    // Only a match with a seat for another person can be listed.
    const listed = !this.#plan.unlisted && this.#chance(2) === 0 && seats - bots.length > 1
    const wanted: CreateMatchRequest = { game: id, seats, bots, pace: isIdle ? 'untimed' : 'live', listed }
    const names = Array.from({ length: seats - bots.length }, (_, seat) => `Player ${seat + 1}`)
    const { url } = this.#plan
    this.#guests = await Promise.all(names.map((name) => post<Guest>(this.#runtime, `${url}/api/guests`, { name })))
    this.#match = (await post<{ readonly id: string }>(this.#runtime, `${url}/api/matches`, wanted, this.#guests[0]?.token)).id
    for (const [seat, guest] of this.#guests.entries()) {
      const connection = await this.#join(guest)
      this.#connections[seat] = connection
      if (seat > 0) await this.#requestOrThrow(connection, 'sit', { seat })
      connection.seat = seat
    }
    await beginWith(
      this.#connections.map((connection, seat) => ({
        id: this.#guests[seat]?.id ?? '',
        request: (type, payload) => this.#requestOrThrow(connection, type, payload),
      })),
    )
    for (const [seat, connection] of this.#connections.entries()) {
      connection.bytes = 0
      this.#listen(seat)
    }
    this.#runtime.note('matches_begun', 1)
  }

  /** Plays until the match is over or the time of the plan is up. */
  async play(): Promise<void> {
    if (this.#happens(this.#plan.watchedOneIn)) await this.#admitWatcher()
    void this.#runtime.sleep(this.#plan.endsAt - Date.now()).then(() => this.#close())
    await Promise.all(this.#connections.map((_, seat) => this.#playSeat(seat)))
    if (this.#connections.some(({ state }) => state.phase === 'finished')) this.#runtime.note('matches_finished', 1)
  }

  leave(): void {
    this.#close()
    const all = [...this.#connections, ...this.#watchers]
    if (this.#answers > 0) {
      const bytes = this.#connections.reduce((sum, connection) => sum + connection.bytes, 0)
      this.#runtime.note('bytes_per_answer', bytes / this.#answers / this.#connections.length)
    }
    for (const connection of all) connection.leave()
  }

  #close(): void {
    this.#isClosing = true
    for (const connection of this.#connections) connection.wake()
  }

  #happens(oneIn: number): boolean {
    return oneIn > 0 && this.#chance(oneIn) === 0
  }

  async #join({ token }: Guest): Promise<Connection> {
    const began = this.#runtime.now()
    const connection = await Connection.join(this.#runtime, this.#plan.url, this.#match, { token })
    this.#runtime.note('join_time', this.#runtime.now() - began)
    return connection
  }

  async #admitWatcher(): Promise<void> {
    const guest = await post<Guest>(this.#runtime, `${this.#plan.url}/api/guests`, { name: 'Watcher' })
    this.#watchers.push(await this.#join(guest))
  }

  async #requestOrThrow(connection: Connection, type: string, payload: object): Promise<void> {
    const response = await connection.request(type, payload)
    if (response?.status !== 0) throw new Error(`${type} was refused: ${JSON.stringify(response?.payload)}`)
  }

  #listen(seat: number): void {
    const connection = this.#connections[seat]
    if (!connection) return
    const noteSeq = () => this.#latency.onShown(seat, connection.state.seq, this.#runtime.now())
    connection.onPatch = noteSeq
    noteSeq()
  }

  async #playSeat(seat: number): Promise<void> {
    while (!this.#isClosing) {
      const connection = this.#connections[seat]
      if (!connection || connection.state.phase === 'finished') return
      if (!connection.isOpen) {
        this.#fail('a connection broke')
        await this.#rejoin(seat)
      } else if (connection.isAsked) await this.#decide(connection, seat)
      else await connection.changed()
    }
  }

  async #decide(connection: Connection, seat: number): Promise<void> {
    await this.#think()
    const { prompt } = connection
    if (!prompt || this.#isClosing) return
    await this.#answer(connection, seat, prompt)
    if (this.#happens(this.#plan.brokenOneIn)) await this.#breakConnection(seat)
  }

  #think(): Promise<void> {
    const { thinkMs } = this.#plan
    return this.#runtime.sleep(thinkMs / 2 + this.#chance(Math.max(1, thinkMs)))
  }

  async #answer(connection: Connection, seat: number, prompt: Prompt): Promise<void> {
    const { id: decision, optional } = prompt
    const pick = randomPick(prompt, this.#chance)
    const asked = this.#runtime.now()
    const response = await connection.request('answer', { id: `${seat} ${this.#answers++} ${asked}`, decision, pick })
    if (!response) return
    if (response.status === 0) {
      const { seq } = response.payload as Answered
      const [own, acknowledged] = [connection.patchedAt, this.#runtime.now()]
      this.#runtime.note('answers', 1)
      this.#time('answer_to_ack', acknowledged - asked)
      this.#latency.whenShownToAll(seq, (at) => {
        // In a secret step nobody else is shown anything, so the patch of the own seat counts.
        const shown = Math.max(at, own)
        this.#time('answer_to_last_patch', (shown >= asked ? shown : acknowledged) - asked)
      })
    } else if (RACES.has((response.payload as { readonly code?: string })?.code) && (optional || connection.prompt?.id !== decision)) {
      this.#runtime.note('races', 1)
    } else {
      this.#runtime.note('refusals', 1)
      this.#runtime.warn(`an offered answer was refused: ${JSON.stringify(response.payload)}`)
    }
  }

  #time(metric: Metric, ms: number): void {
    if (Date.now() >= this.#plan.countsFrom) this.#runtime.note(metric, ms)
  }

  #fail(text: string): void {
    this.#runtime.note('failures', 1)
    this.#runtime.warn(`${text} (match ${this.#match})`)
  }

  async #breakConnection(seat: number): Promise<void> {
    this.#connections[seat]?.drop()
    this.#latency.onDisconnected(seat, this.#runtime.now())
    await this.#runtime.sleep(this.#chance(AWAY_MS))
    await this.#rejoin(seat)
    this.#runtime.note('reconnects', 1)
  }

  async #rejoin(seat: number): Promise<void> {
    this.#latency.onDisconnected(seat, this.#runtime.now())
    const [guest, before] = [this.#guests[seat], this.#connections[seat]]
    if (!guest || !before || this.#isClosing) return
    const connection = await this.#join(guest)
    connection.seat = seat
    connection.bytes = before.bytes
    this.#connections[seat] = connection
    this.#listen(seat)
  }
}

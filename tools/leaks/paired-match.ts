import type { Command } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { MatchState } from '#shared/protocol/match.ts'
import type { LeakBackend } from './backend.ts'
import { RecordingClient, TIMEOUT_MS } from './recording-client.ts'
import { type Act, CLIENTS, type ClientName, personAt, type Script, type ScriptedCommand } from './script.ts'

/** The connections whose frames are recorded, act by act. All visitors count as one. */
export const RECEIVERS = [...CLIENTS, 'visitor'] as const
export type Receiver = (typeof RECEIVERS)[number]
export type SeatTranscript = Readonly<Record<Receiver, readonly string[]>>[]

const NO_FRAMES = (): Record<Receiver, string[]> => ({ watcher: [], spectator: [], visitor: [] })

/** Requests that nobody may make at the moment. */
const REFUSED: readonly (readonly [type: string, payload: object])[] = [
  ['bot', { seat: 0, level: 'novice' }],
  ['sit', { seat: 0 }],
  ['stand', {}],
  ['view', { seq: 1_000_000 }],
  ['log', { from: 1_000_000 }],
  ['answer', { id: 'probe', decision: '', pick: '' }],
]

/** The match of one world, with everybody in it. */
export class PairedMatch {
  readonly transcript: SeatTranscript = []
  readonly #backend: LeakBackend
  readonly #script: Script
  readonly #clients = new Map<ClientName, RecordingClient>()
  readonly #owners = new Map<Seat, RecordingClient>()
  #received = NO_FRAMES()
  #requests = 0

  constructor(backend: LeakBackend, script: Script) {
    this.#backend = backend
    this.#script = script
  }

  async play(acts: readonly Act[]): Promise<void> {
    for (const seat of this.#script.owners) this.#owners.set(seat, await this.#join(seat, () => undefined))
    for (const name of CLIENTS) this.#clients.set(name, await this.#joinClient(name))
    await this.#settle()
    for (const act of acts) {
      try {
        await this.#perform(act)
        await this.#settle()
      } catch (error) {
        throw new Error(`world ${this.#script.number} cannot be played at ${JSON.stringify(act)}`, { cause: error })
      }
    }
  }

  /** The number of connections. */
  get people(): number {
    return this.#clients.size + this.#owners.size
  }

  leave(): void {
    for (const client of [...this.#clients.values(), ...this.#owners.values()]) client.drop()
  }

  async #join(who: Seat | ClientName | 'visitor', onFrame: (frame: string) => void): Promise<RecordingClient> {
    const token = await this.#backend.tokenFor(personAt(this.#script.number, who))
    const until = performance.now() + TIMEOUT_MS
    for (;;) {
      try {
        return await RecordingClient.join(this.#backend.url, this.#script.record.id, token, onFrame)
      } catch (error) {
        // The node that had the match is dead, and its lease has not ended yet.
        if (!String(error).includes('unavailable') || performance.now() > until) throw error
      }
    }
  }

  #joinClient(name: ClientName): Promise<RecordingClient> {
    const who = name === 'watcher' ? (this.#script.viewer ?? name) : name
    return this.#join(who, this.#recorderOf(name))
  }

  readonly #recorderOf =
    (receiver: Receiver) =>
    (frame: string): void => {
      this.#received[receiver].push(frame)
    }

  async #settle(): Promise<void> {
    await Promise.all(Array.from(this.#clients.values(), (client) => client.untilReceived()))
    this.transcript.push(this.#received)
    this.#received = NO_FRAMES()
  }

  #client(name: ClientName): RecordingClient {
    const client = this.#clients.get(name)
    if (!client) throw new Error(`the ${name} has not joined`)
    return client
  }
  #other(name: ClientName): RecordingClient {
    return this.#client(name === 'watcher' ? 'spectator' : 'watcher')
  }

  /** Returns the seat's own connection. */
  #owner(seat: Seat): RecordingClient {
    const owner = seat === this.#script.viewer ? this.#clients.get('watcher') : this.#owners.get(seat)
    if (!owner) throw new Error(`nobody is in seat ${seat}`)
    return owner
  }

  async #perform(act: Act): Promise<void> {
    switch (act.kind) {
      case 'command':
        return this.#execute(act)
      case 'rejoin':
      case 'reconnect':
        await this.#rejoin(act.client, act.kind === 'reconnect')
        if (act.isFreed && this.#script.viewer !== undefined) await this.#dismissBot(this.#script.viewer)
        return
      case 'visit':
        return this.#visit()
      case 'recall':
        return this.#readPast(this.#client(act.client), act.back)
      case 'probe':
        return this.#probe(act.client)
      case 'chat':
        await this.#client(act.client).ask('chat', { text: 'hello' })
        return
      case 'autopilot':
        await this.#owner(act.seat).ask('autopilot', { on: act.on })
        if (!act.on) await this.#dismissBot(act.seat)
        return
      case 'absence':
        return this.#breakAndJoin(act.seat)
      case 'wait':
        return this.#backend.advance(act.ms)
    }
  }

  async #execute({ action, isBot, decisions, seqs, moments, isOver }: ScriptedCommand): Promise<void> {
    const { world } = this.#backend
    if (action.kind === 'secretly' && action.world !== world) return
    const command: Command =
      action.kind === 'secretly'
        ? action.entry
        : action.kind === 'answer'
          ? { kind: 'answer', seat: action.seat, pick: action.picks[world] }
          : { kind: action.kind, seat: action.seat }
    if (isBot) await this.#answerAsBot(command, seqs[world])
    else {
      const id = `request ${++this.#requests}`
      await this.#owner(command.seat).ask(command.kind, command.kind === 'answer' ? { id, decision: decisions[world], pick: command.pick } : { id })
    }
    for (const client of this.#clients.values())
      await client.until(() => client.state.seq >= moments && (client.state.phase === 'finished') === isOver)
  }

  #answerAsBot(command: Command, entries: number): Promise<void> {
    if (command.kind !== 'answer') throw new Error(`a bot does not ${command.kind}`)
    return this.#backend.answerAsBot(this.#script.record.id, command.seat, command.pick, entries)
  }

  #dismissBot(seat: Seat): Promise<void> {
    return this.#backend.dismissBot(this.#script.record.id, seat)
  }

  async #rejoin(name: ClientName, byToken: boolean): Promise<void> {
    const [client, other] = [this.#client(name), this.#other(name)]
    const isThere = this.#presence(name)
    client.drop()
    await other.until(() => !isThere(other.state))
    const back = byToken ? await client.reconnect(this.#recorderOf(name)) : await this.#joinClient(name)
    this.#clients.set(name, back)
    await other.until(() => isThere(other.state))
  }

  /** Returns whether the others are shown that this client is connected. */
  #presence(name: ClientName): (state: MatchState) => boolean {
    const { viewer } = this.#script
    if (name === 'watcher' && viewer !== undefined) return ({ seats }) => seats[viewer]?.online ?? false
    const all = this.#client('watcher').state.spectators
    return ({ spectators }) => spectators >= all
  }

  async #breakAndJoin(seat: Seat): Promise<void> {
    const spectator = this.#client('spectator')
    this.#owner(seat).drop()
    await spectator.until(() => !spectator.state.seats[seat]?.online)
    this.#owners.set(seat, await this.#join(seat, () => undefined))
    await spectator.until(() => spectator.state.seats[seat]?.online ?? false)
    await this.#dismissBot(seat)
  }

  async #visit(): Promise<void> {
    const spectator = this.#client('spectator')
    const { spectators } = spectator.state
    const visitor = await this.#join('visitor', this.#recorderOf('visitor'))
    await this.#readPast(visitor, 1)
    const response = await fetch(`${this.#backend.url}/api/matches/${this.#script.record.id}`)
    this.#received.visitor.push(await response.text())
    visitor.drop()
    await spectator.until(() => spectator.state.spectators === spectators)
  }

  async #readPast(client: RecordingClient, back: number): Promise<void> {
    const { seq } = client.state
    await client.ask('log', { from: 0 })
    await client.ask('view', { seq: Math.floor(seq * back) })
  }

  async #probe(name: ClientName): Promise<void> {
    const client = this.#client(name)
    const { viewer } = this.#script
    const ids = viewer === undefined ? [] : [`${viewer}.999999`, `${viewer}.0`, `${(viewer + 1) % this.#script.record.seats.length}.1`]
    const open = viewer === undefined ? '' : client.state.seats[viewer]?.private?.prompt.id
    const guesses = ids.filter((id) => id !== open).map((decision) => ['answer', { id: `probe ${decision}`, decision, pick: '' }] as const)
    for (const [type, payload] of [...REFUSED, ...guesses]) await client.request(type, payload)
  }
}

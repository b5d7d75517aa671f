import { installStringDecoder } from '#sdk/raw/decode-strings.ts'
import type { GameInfo, Guest } from '#shared/protocol/http.ts'
import { postFrom } from '../testbed/runtime.ts'
import { HttpLane, SlowLane, UpgradeLane } from './edge-lanes.ts'
import { FuzzTable, insist, type Post } from './fuzz-table.ts'
import { Gate } from './gate.ts'
import { remember } from './joined.ts'
import type { Attack, Lane } from './lane.ts'
import { type Place, placeAt, placeIn } from './place.ts'
import { type AttackerMessage, type AttackPlan, type DriverMessage, type InputId, KINDS, type Kind, type Sent } from './plan.ts'
import { FramingLane, RoomLane } from './room-lanes.ts'

/** The process that sends the inputs. The fuzzer tells it what to do. */

const KEPT_INPUTS = 3000
const PROGRESS_MS = 500
const HTTP_LANES = 14
const UPGRADE_LANES = 10
const SLOW_LANES = 4
const FRAMING_LANES = 8
const SPECTATORS = 6
const SERVER_ERROR = 500
const INPUT_LIMIT_MS = 20_000

const send = (word: AttackerMessage): void => void process.send?.(word)

function counter(): Record<Kind, number> {
  return { message: 0, framing: 0, upgrade: 0, http: 0, slow: 0 }
}

/** Returns a function that hands out the inputs of each kind, one after another. */
function inputsOf({ chosen }: AttackPlan): (kind: Kind) => InputId | undefined {
  if ('only' in chosen) {
    const left = [...chosen.only]
    return (kind) =>
      left.splice(
        Math.max(
          0,
          left.findIndex((id) => id.kind === kind),
        ),
        left.some((id) => id.kind === kind) ? 1 : 0,
      )[0]
  }
  const next = counter()
  for (const kind of KINDS) next[kind] = chosen.ranges[kind][0]
  return (kind) => (next[kind] < chosen.ranges[kind][1] ? { kind, number: next[kind]++ } : undefined)
}

/** The number of addresses. With only one, most inputs would wait for the limit of its network. */
const ADDRESSES = 250
let nextHost = 0
const nextAddress = (): string => `127.0.9.${(nextHost++ % ADDRESSES) + 1}`

class Attacker {
  readonly #plan: AttackPlan
  readonly #gate: Gate
  readonly #sent = counter()
  readonly #statuses: Record<string, number> = {}
  readonly #recent: Sent[] = []
  #joins = 0
  #refusedJoins = 0
  #stuck = 0
  #lanes: readonly (readonly [Kind, Lane])[] = []

  constructor(plan: AttackPlan) {
    this.#plan = plan
    this.#gate = new Gate(plan.perSecond)
  }

  async begin(): Promise<void> {
    const { url, honest, seed } = this.#plan
    const { hostname, port, host } = new URL(url)
    const post: Post = (path, body, token) => postFrom(nextAddress(), url + path, body, token)
    const games = (await (await fetch(`${url}/api/games`)).json()) as readonly GameInfo[]
    const finds = { rooms: [], seatTokens: [], reconnections: [], decisions: [], requests: ['fuzz 1'] }
    const guests = await this.#enter(post, 2 * games.length + SPECTATORS)
    const tables = games.flatMap((game, n) => tablesOf(game, guests.slice(2 * n, 2 * n + 2), post))
    const attack: Attack = {
      seed,
      url,
      post,
      finds,
      way: {
        host: hostname,
        port: Number(port),
        get localAddress() {
          return nextAddress()
        },
      },
      earlier: [],
      material: () => ({
        host,
        tokens: guests.map(({ token }) => token),
        games: games.map(({ id }) => id),
        matches: [...honest, ...tables.flatMap(({ match }) => match ?? [])],
        ...finds,
      }),
      note: (input) => {
        this.#sent[input.kind]++
        remember(this.#recent, input, KEPT_INPUTS)
      },
      joined: (isIn) => {
        if (isIn) this.#joins++
        else this.#refusedJoins++
      },
      status: (status, input) => this.#judge(status, input),
    }
    this.#lanes = lanesOf(attack, tables, guests, honest)
    send({ word: 'ready' })
    void this.#run()
  }

  go(): void {
    this.#gate.open()
  }
  async pause(): Promise<void> {
    await this.#gate.shut()
    this.progress()
    send({ word: 'paused' })
  }
  recall(): void {
    send({ word: 'recalled', inputs: this.#recent })
  }
  progress(): void {
    send({ word: 'progress', sent: this.#sent, statuses: this.#statuses, joins: this.#joins, refusedJoins: this.#refusedJoins, stuck: this.#stuck })
  }

  async #enter(post: Post, count: number): Promise<readonly Guest[]> {
    const guests = await Promise.all(Array.from({ length: count }, (_, n) => insist<Guest>(post, '/api/guests', { name: `Fuzz ${n + 1}` })))
    const known = guests.filter((guest) => guest !== undefined)
    const [first] = known
    if (!first) throw new Error('the server lets no attacker in')
    // With limits on, some people share a name.
    return guests.map((guest) => guest ?? first)
  }

  #judge(status: number, input: Sent): void {
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1
    if (status === SERVER_ERROR) send({ word: 'finding', problem: `HTTP ${status}`, input })
  }

  /** Sends an input, but waits no longer than the limit, so that one lane cannot hold up the others. */
  async #within(lane: Lane, input: InputId): Promise<void> {
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      this.#stuck++
      lane.close()
      resolve()
    }, INPUT_LIMIT_MS)
    await Promise.race([lane.send(input), late])
    clearTimeout(timer)
  }

  async #run(): Promise<void> {
    const next = inputsOf(this.#plan)
    await Promise.all(
      this.#lanes.map(async ([kind, lane]) => {
        for (let id = next(kind); id; id = next(kind)) {
          const input = id
          await this.#gate.pass(() => this.#within(lane, input))
        }
      }),
    )
    for (const [, lane] of this.#lanes) lane.close()
    this.progress()
    send({ word: 'done' })
  }
}

/** Returns a table of two people, and one of a person and a bot. */
function tablesOf({ id, seats: { min } }: GameInfo, people: readonly Guest[], post: Post): readonly FuzzTable[] {
  const seats = Math.max(2, min)
  return [
    new FuzzTable(post, people, { game: id, seats, pace: 'untimed' }),
    new FuzzTable(post, people.slice(0, 1), { game: id, seats, bots: ['novice'], pace: 'live' }),
  ]
}

function lanesOf(
  attack: Attack,
  tables: readonly FuzzTable[],
  guests: readonly Guest[],
  honest: readonly string[],
): readonly (readonly [Kind, Lane])[] {
  const [first] = guests
  if (!first) throw new Error('there is no attacker')
  const seated: readonly Place[] = tables.flatMap((table) => table.people.map((guest, seat) => placeAt(table, seat, guest)))
  const watching = guests.slice(-SPECTATORS).map((guest, n) => placeIn(guest, () => honest[n % honest.length]))
  const beside = guests.slice(-2).map((guest, n) => placeIn(guest, () => tables[n]?.match))
  const lobby = placeIn(first, () => 'lobby')
  const repeat = <T>(count: number, make: (n: number) => T): readonly T[] => Array.from({ length: count }, (_, n) => make(n))
  return [
    ...[...seated, ...watching, ...beside, lobby, ...seated, ...seated].map((place) => ['message', new RoomLane(attack, place)] as const),
    ...repeat(FRAMING_LANES, (n) => ['framing', new FramingLane(attack, [...watching, ...beside, lobby][n % 9] ?? lobby)] as const),
    ...repeat(UPGRADE_LANES, () => ['upgrade', new UpgradeLane(attack)] as const),
    ...repeat(HTTP_LANES, () => ['http', new HttpLane(attack)] as const),
    ...repeat(SLOW_LANES, () => ['slow', new SlowLane(attack)] as const),
  ]
}

let attacker: Attacker | undefined
installStringDecoder()
process.on('message', (order: DriverMessage) => {
  switch (order.order) {
    case 'begin':
      attacker = new Attacker(order.plan)
      attacker.begin().catch((error: unknown) => send({ word: 'failed', error: String(error) }))
      break
    case 'go':
      return attacker?.go()
    case 'pause':
      return void attacker?.pause()
    case 'recall':
      return attacker?.recall()
    case 'end':
      return process.exit(0)
  }
})
process.on('disconnect', () => process.exit(0))
setInterval(() => attacker?.progress(), PROGRESS_MS)

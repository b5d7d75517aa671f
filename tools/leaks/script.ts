import type { MatchRecord } from '#rooms/services.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { deepEqual } from '#shared/kernel/equal.ts'
import { seedOf } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Random } from '#shared/kernel/random.ts'
import { type Plan, pairOf } from '#shared/leaks/plan.ts'
import { keyOf, type StartPosition } from '#shared/leaks/start-position.ts'
import type { Viewer } from '#shared/leaks/visibility.ts'
import { type PairedAction, type World, Worlds } from '#shared/leaks/worlds.ts'

/** The clients whose every frame is compared: the watching seat, or instead a client without a seat, and another client without a seat. */
export const CLIENTS = ['watcher', 'spectator'] as const
export type ClientName = (typeof CLIENTS)[number]

/** An act besides playing, the same in both worlds. */
type SideAction =
  /**
   * Leaves and joins again, or loses the connection and resumes with the token from Colyseus. With `isFreed`, a bot that played for the seat stops.
   */
  | { readonly kind: 'rejoin' | 'reconnect'; readonly client: ClientName; readonly isFreed: boolean }
  /** Somebody joins, looks at everything and leaves. */
  | { readonly kind: 'visit' }
  /** Asks for the whole log and for earlier tables. `back` says how far back, as a share of the match. */
  | { readonly kind: 'recall'; readonly client: ClientName; readonly back: number }
  /** Sends requests that are refused. */
  | { readonly kind: 'probe'; readonly client: ClientName }
  | { readonly kind: 'chat'; readonly client: ClientName }
  | { readonly kind: 'autopilot'; readonly seat: Seat; readonly on: boolean }
  /** A player's connection breaks and comes back. */
  | { readonly kind: 'absence'; readonly seat: Seat }
  /** Time passes. With `isUp`, the time of those who must decide is up. */
  | { readonly kind: 'wait'; readonly ms: number; readonly isUp: boolean }

/** A command, with what is known of it in advance. */
export interface ScriptedCommand {
  readonly kind: 'command'
  readonly action: PairedAction
  /** The bot in the seat does it, not the seat's owner. */
  readonly isBot: boolean
  /** By world: the decision that is answered. */
  readonly decisions: readonly [string, string]
  /** By world: the number of entries after it. */
  readonly seqs: readonly [number, number]
  /** The number of public log entries after it. */
  readonly moments: number
  readonly isOver: boolean
}
export type Act = ScriptedCommand | SideAction

export interface Script {
  /** The number of the world. The same number gives the same script. */
  readonly number: number
  readonly game: Game
  readonly record: MatchRecord
  readonly viewer: Viewer
  readonly beginnings: readonly [StartPosition, StartPosition]
  /** The key by which a server finds the position where the match begins. */
  readonly key: string
  /** Seats whose owners are connected and act. */
  readonly owners: readonly Seat[]
  /** The match moves to another process between two parts. */
  readonly parts: readonly (readonly Act[])[]
  /** By world, at the end of each part: a bot is thinking, so the match stays in memory although nobody is connected. */
  readonly isThinking: readonly (readonly [boolean, boolean])[]
  /** The two worlds differ, or something different is done in them. */
  readonly differs: boolean
}

const ACTS = 14
const STARTED_AT = Date.UTC(2030, 0, 1)
const SLOW_MS = 5_000
const TIME_UP_MS = 15 * 60_000

export const personAt = (number: number, who: Seat | ClientName | 'visitor'): { readonly id: string; readonly name: string } => ({
  id: `${number} ${who}`,
  name: typeof who === 'number' ? (['Ada', 'Ben', 'Eve', 'Kim', 'Mia', 'Zoe'][who] ?? `Player ${who}`) : 'Wim',
})

function recordOf({ game, seats, options }: Plan, number: number, pace: MatchRecord['pace'], bots: ReadonlySet<Seat>): MatchRecord {
  const people = Array.from({ length: seats }, (_, seat) => personAt(number, seat))
  return {
    id: `world-${number}`,
    game: game.id,
    version: game.version,
    options,
    pace,
    listed: false,
    host: people[0]?.id ?? '',
    phase: 'playing',
    seats: people.map(({ id, name }, seat) => (bots.has(seat) ? { kind: 'bot', name: '', level: 'novice' } : { kind: 'human', name, user: id })),
    fairness: { serverSeed: `world ${number}`, nonces: people.map(() => '') },
    createdAt: STARTED_AT,
    startedAt: STARTED_AT,
  }
}

/** Computes in advance what is done in both worlds, so that each can be played alone. */
class ScriptBuilder {
  readonly #worlds: Worlds
  readonly #random: Random
  readonly #record: MatchRecord
  readonly #resigned = new Set<Seat>()
  /** Seats whose time is up. A bot answers for them, whatever they do. */
  readonly #late = new Set<Seat>()
  readonly owners = new Set<Seat>()
  readonly isThinking: [boolean, boolean][] = []
  differs = false
  #isOn = true
  #isUp = false
  #isLast = true

  constructor(worlds: Worlds, record: MatchRecord, random: Random) {
    this.#worlds = worlds
    this.#record = record
    this.#random = random
    for (const seat of record.seats.keys()) if (!this.#isPerson(seat)) worlds.bots.add(seat)
  }

  /** Time may run out in the last part only, because a process that takes over would find it run out. */
  part(isLast: boolean): readonly Act[] {
    this.#isLast = isLast
    const acts: Act[] = []
    while (this.#isOn && acts.length < ACTS) {
      const act = this.#random.int(4) === 0 ? this.#nextSideAction() : this.#nextCommand()
      if (act) acts.push(act)
    }
    for (const client of CLIENTS) acts.push({ kind: 'recall', client, back: this.#random.float() })
    this.isThinking.push([this.#isBotThinking(0), this.#isBotThinking(1)])
    // A process that takes the match over does not know for whom a bot played.
    for (const seat of this.#worlds.bots) this.#stopBot(seat)
    return [...acts, { kind: 'visit' }]
  }

  #isBotThinking(world: World): boolean {
    const { matches, bots } = this.#worlds
    return !matches[world].outcome && matches[world].decisions.some(({ seat, optional }) => !optional && bots.has(seat))
  }

  #isPerson(seat: Seat): boolean {
    return this.#record.seats[seat]?.kind === 'human'
  }

  #nextCommand(): Act | undefined {
    const { matches, bots, moments } = this.#worlds
    const bot = new Set(bots)
    const open = matches.map((match) => this.#record.seats.map((_, seat) => match.decisionOf(seat)?.id ?? ''))
    const action = this.#worlds.next()
    this.#isOn = action !== undefined
    if (!action) return undefined
    const isBot = bot.has(action.seat)
    if (!isBot) this.owners.add(action.seat)
    // A step of a secret draft does not change the clock.
    if (this.#worlds.moments > moments) this.#late.delete(action.seat)
    if (action.kind === 'resign') this.#resigned.add(action.seat)
    if (action.kind === 'secretly' || (action.kind === 'answer' && !deepEqual(...action.picks))) this.differs = true
    const idIn = (world: World): string => open[world]?.[action.seat] ?? ''
    return {
      kind: 'command',
      action: action,
      isBot,
      decisions: [idIn(0), idIn(1)],
      seqs: [matches[0].seq, matches[1].seq],
      moments: this.#worlds.moments,
      isOver: matches[0].outcome !== undefined,
    }
  }

  #nextSideAction(): Act | undefined {
    const random = this.#random
    const client = random.pick(CLIENTS)
    switch (random.int(9)) {
      case 0:
      case 1:
        return this.#rejoin(client)
      case 2:
        return { kind: 'visit' }
      case 3:
        return { kind: 'recall', client, back: random.float() }
      case 4:
        return { kind: 'probe', client }
      case 5:
        return { kind: 'chat', client }
      case 6:
        return this.#autopilot()
      case 7:
        return this.#absence()
      default:
        return this.#wait()
    }
  }

  /** A person who comes plays for themselves again, unless they have resigned. */
  #stopBot(seat: Viewer): boolean {
    return seat !== undefined && this.#isPerson(seat) && !this.#resigned.has(seat) && this.#worlds.bots.delete(seat)
  }

  #rejoin(name: ClientName): Act | undefined {
    const seat = name === 'watcher' ? this.#worlds.viewer : undefined
    if (this.#isLate(seat)) return undefined
    return { kind: this.#random.int(2) === 0 ? 'rejoin' : 'reconnect', client: name, isFreed: this.#stopBot(seat) }
  }

  #isLate(seat: Viewer): boolean {
    return seat !== undefined && this.#late.has(seat)
  }

  #somebody(): Seat | undefined {
    if (this.#worlds.matches[0].outcome) return undefined
    const people = [...this.#record.seats.keys()].filter((seat) => this.#isPerson(seat) && !this.#resigned.has(seat) && !this.#isLate(seat))
    return people.length > 0 ? this.#random.pick(people) : undefined
  }

  #autopilot(): Act | undefined {
    const seat = this.#somebody()
    if (seat === undefined) return undefined
    this.owners.add(seat)
    const on = !this.#worlds.bots.has(seat)
    if (on) this.#worlds.bots.add(seat)
    else this.#stopBot(seat)
    return { kind: 'autopilot', seat, on }
  }

  #absence(): Act | undefined {
    const seat = this.#somebody()
    if (seat === undefined || seat === this.#worlds.viewer) return undefined
    this.owners.add(seat)
    this.#stopBot(seat)
    return { kind: 'absence', seat }
  }

  /** Lets time pass. Once somebody's time was up, there is no reserve left, so even a short wait could use up the rest. */
  #wait(): Act | undefined {
    const { matches, bots, viewer } = this.#worlds
    if (this.#record.pace !== 'live' || this.#isUp) return undefined
    this.#isUp = this.#isLast && viewer !== undefined && this.#random.int(3) === 0
    for (const { seat, optional } of this.#isUp ? matches[0].decisions : []) {
      // A seat for which a bot plays still has a clock.
      if (optional || !this.#isPerson(seat)) continue
      bots.add(seat)
      this.#late.add(seat)
    }
    this.#worlds.isTooLate = this.#isUp
    return { kind: 'wait', ms: this.#isUp ? TIME_UP_MS : 1 + this.#random.int(SLOW_MS), isUp: this.#isUp }
  }
}

/** Writes the script of a world. Returns `undefined` if the match is over as soon as it begins. */
export function scriptOf(plan: Plan, parts: number): Script | undefined {
  const { game, seed: number } = plan
  const pair = pairOf(plan)
  const { setup, viewer, starts, random } = pair
  const bots = new Set(Array.from({ length: plan.seats }, (_, seat) => seat).filter((seat) => seat !== viewer && random.int(4) === 0))
  const record = recordOf(plan, number, random.int(2) === 0 ? 'live' : 'untimed', bots)
  const seed = seedOf(record)
  const worlds = new Worlds(game, { ...pair, setup: { ...setup, seed } })
  if (worlds.matches[0].outcome) return undefined
  const scripter = new ScriptBuilder(worlds, record, random)
  const acts = Array.from({ length: parts }, (_, part) => scripter.part(part === parts - 1))
  return {
    number,
    game,
    record,
    viewer,
    beginnings: starts,
    key: keyOf(new Random({ seed, drawn: 0 })),
    owners: [...scripter.owners].filter((seat) => seat !== viewer).toSorted((a, b) => a - b),
    parts: acts,
    isThinking: scripter.isThinking,
    differs: scripter.differs || !deepEqual(starts[0].state, starts[1].state),
  }
}

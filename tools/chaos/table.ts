import { setTimeout as sleep } from 'node:timers/promises'
import { RefusedError, UnreachableError } from '#sdk/match/index.ts'
import { guestAt, ReconnectingPlayer } from '#sdk/players/reconnecting-player.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { CreateMatchRequest } from '#shared/protocol/http.ts'

const NAMES = ['Ada', 'Bob', 'Eve', 'Kim']
const AGAIN_MS = 400

type Chance = (below: number) => number

/** Repeats a request that gets no reply or is refused, as a patient person would. */
async function persist<T>(request: () => Promise<T>, isOver: () => boolean): Promise<T | undefined> {
  while (!isOver()) {
    try {
      return await request()
    } catch (error) {
      if (!(error instanceof RefusedError || error instanceof UnreachableError)) throw error
      await sleep(AGAIN_MS)
    }
  }
  return undefined
}

export interface PlayerBehaviour {
  readonly thinkMs: number
  /** The time since which everything stands still on purpose, if it does. */
  readonly frozenSince: () => number | undefined
  readonly isOver: () => boolean
}

/** Draws the number of people, and whether a bot plays too. */
function planTable(game: Game, chance: Chance): { readonly wanted: CreateMatchRequest; readonly people: number } {
  const { min, max } = game.seats
  const seats = Math.max(2, min) + chance(Math.min(max, NAMES.length) - Math.max(2, min) + 1)
  const bots = chance(4) === 0 ? (['novice'] as const) : []
  return { wanted: { game: game.id, seats, bots, pace: 'untimed', startAtOnce: true }, people: seats - bots.length }
}

/** A match with all its people. */
export class Table {
  readonly match: string
  readonly game: Game
  readonly players: readonly ReconnectingPlayer[]
  /** The waiting times of people, in milliseconds. */
  readonly waits: number[] = []
  readonly #behaviour: PlayerBehaviour
  readonly #chance: Chance

  private constructor(
    { match, game }: Pick<Table, 'match' | 'game'>,
    players: readonly ReconnectingPlayer[],
    behaviour: PlayerBehaviour,
    chance: Chance,
  ) {
    this.match = match
    this.game = game
    this.players = players
    this.#behaviour = behaviour
    this.#chance = chance
    for (const player of players) this.#time(player)
  }

  /** Opens a table and waits until everybody has a seat and the match has begun, whatever happens to the servers. */
  static async open(origin: string, game: Game, behaviour: PlayerBehaviour, chance: Chance): Promise<Table | undefined> {
    const { wanted, people } = planTable(game, chance)
    const guests = NAMES.slice(0, people).map((name) => guestAt(origin, name))
    const made = await persist(async () => guests[0]?.create(wanted), behaviour.isOver)
    if (!made) return undefined
    const players = guests.map((api) => new ReconnectingPlayer(api, made.id))
    const table = new Table({ match: made.id, game }, players, behaviour, chance)
    const seated = await Promise.all(
      players.map((player, seat) =>
        persist(async () => {
          await player.until(() => player.client.read().status === 'live' && player.state !== undefined, AGAIN_MS * 25)
          if (!player.hasBegun && player.seat === undefined) await player.client.sit(seat)
          if (!player.hasBegun && !player.isReady) await player.client.ready(true)
          await player.until(() => player.hasBegun, AGAIN_MS * 25)
          return true
        }, behaviour.isOver),
      ),
    )
    if (seated.every(Boolean)) return table
    table.close()
    return undefined
  }

  get isFinished(): boolean {
    return this.players.some(({ state }) => state?.phase === 'finished')
  }

  /** The progress of the match that any of the players has seen. */
  get progress(): number {
    return Math.max(...this.players.map(({ acknowledged, state }) => acknowledged.length + (state?.seq ?? 0)))
  }

  /** Lets everybody play until the match is over or `isOver` says to stop. Requests under way are finished. */
  async play(isOver: () => boolean = this.#behaviour.isOver): Promise<void> {
    await Promise.all(this.players.map((player) => player.play(this.#chance, { thinkMs: this.#behaviour.thinkMs, stop: isOver })))
  }

  /** Waits until everybody has read the log to its end, and closes the connections. The players keep what they saw. */
  async leave(): Promise<void> {
    await Promise.all(
      this.players.map((player) => player.until(() => player.state?.phase === 'finished' && player.client.read().log.length > player.state.seq)),
    )
    this.close()
  }

  close(): void {
    for (const { client } of this.players) client.close()
  }

  /** Measures each time from the moment at which a person could not play until they could again. */
  #time({ client }: ReconnectingPlayer): void {
    let lastLiveAt = performance.now()
    let since: number | undefined
    client.subscribe(() => {
      const { status } = client.read()
      const now = performance.now()
      if (status === 'live') {
        if (since !== undefined) this.waits.push(now - since)
        since = undefined
        lastLiveAt = now
      } else if ((status === 'reconnecting' || status === 'paused') && since === undefined) {
        // A player notices a frozen server later than it freezes.
        const frozen = this.#behaviour.frozenSince()
        since = frozen === undefined ? now : Math.max(lastLiveAt, frozen)
      }
    })
  }
}

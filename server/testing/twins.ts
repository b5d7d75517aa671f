import { expect, test } from 'vitest'
import type { MatchRecord } from '#rooms/services.ts'
import type { Pick, Seat } from '#shared/kernel/ask.ts'
import type { Frame, Game } from '#shared/kernel/game.ts'
import { defaultOptions, type Options } from '#shared/kernel/options.ts'
import { enter, openMatch } from '../../loadtest/player.ts'
import { Ear, type Watcher } from './ear.ts'
import { openHouse, type TestHouse } from './house.ts'

const TWINS = [0, 1] as const
export type Twin = (typeof TWINS)[number]
/** Takes back instead of answering. */
export const UNDO = Symbol('undo')

/** Where a match begins. */
export interface Beginning<S, F> {
  readonly state: S
  readonly first: F
}

/** One hidden thing: two matches that differ in it alone are the same for everybody who may not know it. */
export interface Secret<S extends object = object, F extends Frame = Frame> {
  readonly title: string
  readonly seats: number
  readonly options?: Options
  /** Who may know it. All other seats, and who watches, are compared byte by byte. */
  readonly insiders: readonly Seat[]
  /** How each of the two begins. Without it: as the game deals. */
  begin?(dealt: Beginning<S, F>, twin: Twin): Beginning<S, F>
  /** What is done in each of the two. */
  play(sitting: Sitting): Promise<void>
}

type Join = (watcher: Watcher) => Promise<Ear>

/** One of the two matches, with everybody at it; the last ear is that of who watches. */
export class Sitting {
  readonly twin: Twin
  readonly #ears: readonly Ear[]
  readonly #join: Join

  private constructor(twin: Twin, ears: readonly Ear[], join: Join) {
    this.twin = twin
    this.#ears = ears
    this.#join = join
  }

  static async open(twin: Twin, seats: number, join: Join): Promise<Sitting> {
    const ears: Ear[] = []
    for (let seat = 0; seat < seats; seat++) ears.push(await join(seat))
    const sitting = new Sitting(twin, [...ears, await join(undefined)], join)
    await sitting.#settle()
    return sitting
  }

  #earOf(watcher: Watcher): Ear {
    const ear = this.#ears.at(watcher ?? -1)
    if (!ear) throw new RangeError(`no seat ${watcher}`)
    return ear
  }

  /** The seat answers in both matches; an insider may answer otherwise in the second. */
  async answer(seat: Seat, pick: Pick, otherPick: Pick = pick): Promise<void> {
    await this.#earOf(seat).answer(this.twin === 0 ? pick : otherPick)
    await this.#settle()
  }
  async undo(seat: Seat): Promise<void> {
    await this.#earOf(seat).undo()
    await this.#settle()
  }

  /** In one of the two the seat does this besides; nobody else may notice even that it does something. */
  async only(twin: Twin, seat: Seat, ...picks: readonly (Pick | typeof UNDO)[]): Promise<void> {
    if (twin !== this.twin) return
    for (const pick of picks) await (pick === UNDO ? this.#earOf(seat).undo() : this.#earOf(seat).answer(pick))
  }

  /** What the seat may answer now. */
  offered(seat: Seat): readonly string[] {
    return this.#earOf(seat).prompt?.options ?? []
  }

  async #settle(): Promise<void> {
    for (const ear of this.#ears) await ear.settle()
  }

  /** Everything that was sent to each of them. Outsiders are asked what one is told who comes only now, too. */
  async account(insiders: readonly Seat[]): Promise<Account> {
    await this.#settle()
    const sent = this.#ears.map(({ frames }) => [...frames])
    const late: (readonly unknown[])[] = []
    for (const [seat] of this.#ears.entries()) late.push(insiders.includes(seat) ? [] : await this.#tellLate(seat))
    return { sent, late }
  }

  async #tellLate(index: number): Promise<readonly unknown[]> {
    const late = await this.#join(index === this.#ears.length - 1 ? undefined : index)
    const told = [[...late.frames], await late.recall()]
    late.close()
    return told
  }

  close(): void {
    for (const ear of this.#ears) ear.close()
  }
}

/** By ear: all bytes, and what a latecomer is told: the state as it is, and all that can be asked of the past. */
interface Account {
  readonly sent: readonly (readonly string[])[]
  readonly late: readonly (readonly unknown[])[]
}

const NAMES = ['Ada', 'Bob', 'Eve', 'Kim', 'Mia', 'Zoe']

/** The same people at a match of the same name and the same seed; no clock runs, so that no deadline tells the two apart. */
async function sitDown(house: TestHouse, twin: Twin, game: Game, seats: number, options: Options | undefined): Promise<Sitting> {
  const people = await Promise.all(NAMES.slice(0, seats + 1).map((name) => enter(house.url, name)))
  const [host] = people
  if (!host) throw new Error('nobody came')
  const id = 'twin'
  const record: MatchRecord = {
    id,
    game: game.id,
    version: game.version,
    options: { ...defaultOptions(game.options), ...options },
    pace: 'untimed',
    listed: false,
    host: host.id,
    phase: 'playing',
    seats: people.slice(0, seats).map(({ id: user, name }) => ({ kind: 'human', name, user })),
    fairness: { serverSeed: 'the same', nonces: NAMES.slice(0, seats) },
    createdAt: 1,
    startedAt: 1,
  }
  await house.journal.save(record)
  await openMatch(house.url, host, id)
  return Sitting.open(twin, seats, (watcher) => Ear.open(house.url, id, people.at(watcher ?? -1)?.token ?? '', watcher))
}

/**
 * One test for each secret: two real servers, one after the other, host the same match, but for the secret. Whatever they send to those
 * who may not know it, and whatever those can ask for, is the same, byte for byte.
 */
export function testSecrets<S extends object, F extends Frame, T extends object, H extends object>(
  game: Game<S, F, T, H>,
  secrets: readonly Secret<S, F>[],
): void {
  test.each(secrets.map((secret) => [secret.title, secret] as const))(`${game.id}: %s`, async (_title, secret) => {
    const { seats, options, insiders } = secret
    const begun: Beginning<S, F>[] = []
    const accounts: Account[] = []
    for (const twin of TWINS) {
      /** The game as it is, but for where the match begins. */
      const setup: typeof game.setup = (table, random) => {
        const dealt = game.setup(table, random)
        const beginning = secret.begin?.(dealt, twin) ?? dealt
        const broken = game.violations(beginning.state)
        if (broken.length > 0) throw new Error(`no such position: ${broken.join('; ')}`)
        begun[twin] = structuredClone(beginning)
        return beginning
      }
      const house = await openHouse({ games: [{ ...game, setup }] })
      try {
        const sitting = await sitDown(house, twin, game, seats, options)
        await secret.play(sitting)
        accounts.push(await sitting.account(insiders))
        sitting.close()
      } finally {
        await house.close()
      }
    }
    const [one, other] = accounts
    if (!one || !other) throw new Error('there are two')
    for (const [ear, frames] of one.sent.entries()) {
      const name = ear === seats ? 'who watches' : `seat ${ear}`
      if (insiders.includes(ear)) expect(other.sent[ear], `${name} must know, or nothing is proved`).not.toEqual(frames)
      else expect(other.sent[ear], name).toEqual(frames)
    }
    expect(other.late).toEqual(one.late)
    if (insiders.length === 0) expect(begun[1]).not.toEqual(begun[0])
  })
}

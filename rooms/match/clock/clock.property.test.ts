import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runsFor, SEED } from '#shared/conformance/effort.ts'
import { randomCommand, randomOf, setupOf } from '#shared/conformance/harness.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Command, JournalEntry } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { isQuiet } from '#shared/kernel/quiet.ts'
import { replayMatch } from '#shared/kernel/replay.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import type { StoppedClocks } from '../../services.ts'
import type { Clock } from './clock.ts'
import { openClock } from './open-clock.ts'
import { beginsTurn, decidersOf, turnChangeOf } from './seat-time.ts'
import { type Span, union } from './spans.ts'
import type { Timing } from './timing.ts'

/** Short times, so that turns often run out. */
const LIVE: Timing = { decision: 45_000, turn: 60_000, reserve: 40_000, pausesAlone: true }
const RELAXED: Timing = { turn: 60_000_000, reserve: 40_000_000, pausesAlone: false }
const SEATS = 2

/** What the test counts itself, in the simplest way, to compare the clocks with. */
interface Tally {
  /** How long the seat has been asked in this turn, without pauses. */
  held: number
  /** The reserve of the seat when the turn began. */
  reserve: number
  takeovers: number
  /** The deadline of each answer that can be undone, in counted time. */
  readonly deadlines: (number | undefined)[]
}

/** A match with clocks, run as a MatchHost runs it. A seat that runs out of time is answered for at once. */
class TimedMatch {
  readonly #game: Game
  readonly #timing: Timing
  readonly #time = new ControlledTime(1_000_000)
  readonly #random: ReturnType<typeof randomOf>
  readonly #startedAt = this.#time.now()
  readonly #outages: { known: readonly Span[]; isSettled: boolean } = { known: [], isSettled: true }
  #match: Match
  #clock: Clock
  #entries: JournalEntry[] = []
  #stopped: StoppedClocks | undefined
  #isThere = true
  #isOpen = true
  #shutAt: number | undefined
  /** The seats whose time is up and that have not been answered for yet. */
  readonly #late: Seat[] = []
  #isBusy = false
  /** The time that has passed without being counted. */
  #paused = 0
  #lookedAt = this.#time.now()
  readonly #tallies: Tally[]

  constructor(game: Game, timing: Timing, seed: number) {
    this.#game = game
    this.#timing = timing
    this.#random = randomOf(seed)
    this.#match = Match.begin(game, setupOf(game, SEATS, seed))
    this.#tallies = Array.from({ length: SEATS }, () => ({ held: 0, reserve: timing.reserve, takeovers: 0, deadlines: [] }))
    this.#clock = this.#open()
    this.#follow()
  }

  get isOver(): boolean {
    return this.#match.outcome !== undefined
  }

  answer(seat: Seat): void {
    const decision = this.#match.decisionOf(seat)
    if (decision) this.#enter({ ...randomCommand(onlyFor(this.#match, seat), this.#random), seat })
  }

  undo(seat: Seat): void {
    if (!this.#match.canUndo(seat) || !this.#clock.mayTakeBack(seat)) return
    const before = this.#deadline(seat)
    const first = this.#tallies[seat]?.deadlines.at(-1)
    this.#enter({ kind: 'undo', seat })
    const after = this.#deadline(seat)
    if (after === undefined) return
    // A question that is asked again keeps its first deadline.
    if (first !== undefined) expect(after).toBe(first)
    if (before !== undefined) expect(after).toBeLessThanOrEqual(before)
    expect(this.#clock.isUp(seat)).toBe(false)
  }

  wait(ms: number): void {
    this.#time.advance(ms)
    this.#look()
  }

  attend(isThere: boolean): void {
    this.#look()
    this.#isThere = isThere
    this.#follow()
  }

  /** Begins or ends a time in which nothing can be written. When it ends, it becomes a known outage. */
  reach(isOpen: boolean): void {
    this.#look()
    const now = this.#time.now()
    if (!isOpen) this.#shutAt ??= now
    this.#isOpen = isOpen
    this.#follow()
    if (!isOpen || this.#shutAt === undefined) return
    this.#note([this.#shutAt, now])
    this.#shutAt = undefined
    this.#follow()
  }

  /** Freezes the process. It learns of the outage only when it wakes. */
  freeze(ms: number): void {
    this.reach(true)
    const [before, from] = [this.#shown, this.#time.now()]
    this.#outages.isSettled = false
    this.#time.freeze(ms)
    this.#note([from, this.#time.now()])
    this.#outages.isSettled = true
    this.#paused += ms
    this.#lookedAt = this.#time.now()
    this.#follow()
    expect(this.#shown).toEqual(before.map(({ deadline, reserve }) => ({ deadline: deadline && deadline + ms, reserve })))
  }

  /** Restores the match after an outage of `downMs`. It left memory in order (`stopped`) or was lost with its process (`killed`). */
  restart(how: 'stopped' | 'killed', downMs: number): void {
    this.reach(true)
    if (how === 'stopped') this.attend(false)
    const before = this.#shown
    const elapsed = this.#elapsed
    this.#stopped =
      how === 'stopped'
        ? json({ seq: this.#entries.length, at: this.#time.now(), aloneSince: this.#time.now(), times: this.#clock.stop() })
        : undefined
    this.#clock.close()
    const from = this.#time.now()
    this.#time.advance(downMs)
    this.#note([from, this.#time.now()])
    this.#paused += downMs
    this.#lookedAt = this.#time.now()
    this.#match = replayMatch(this.#game, this.#match.setup, json(this.#entries.map(({ entry: command }) => command)))
    this.#clock = this.#open()
    const renews = this.#timing.pausesAlone && how === 'killed'
    for (const tally of this.#tallies) {
      if (!renews) continue
      tally.takeovers++
      tally.deadlines.fill(undefined)
    }
    this.#follow()
    if (renews) return
    expect(this.#elapsed).toEqual(elapsed)
    expect(this.#shown).toEqual(before.map(({ deadline, reserve }) => ({ deadline: deadline && deadline + downMs, reserve })))
  }

  #note(outage: Span): void {
    this.#outages.known = union([...this.#outages.known, outage])
  }

  get #shown() {
    return this.#tallies.map((_, seat) => this.#clock.publicTime(seat))
  }

  /** How long each clock has run, according to what would be stored. */
  get #elapsed(): readonly (number | undefined)[] {
    return this.#clock.stop().map(({ running }) => running && this.#time.now() - running.since)
  }

  #open(): Clock {
    const record = { seats: Array.from({ length: SEATS }, () => ({ kind: 'human' as const, name: '' })), startedAt: this.#startedAt }
    return openClock({ record: this.#stopped ? { ...record, stopped: this.#stopped } : record, entries: this.#entries }, this.#match, {
      time: this.#time,
      outages: this.#outages,
      timing: this.#timing,
      isTimed: () => true,
      expire: (seat) => this.#timeIsUp(seat),
    })
  }

  #follow(): void {
    this.#clock.update(() => false, this.#isThere, this.#isOpen)
  }

  #timeIsUp(seat: Seat): void {
    if (!this.#outages.isSettled) return
    expect(this.#clock.isUp(seat)).toBe(true)
    this.#late.push(seat)
    if (!this.#isBusy) this.#answerLate()
  }

  #answerLate(): void {
    for (let seat = this.#late.shift(); seat !== undefined; seat = this.#late.shift())
      while (this.#clock.isUp(seat) && !this.isOver) this.answer(seat)
  }

  #enter(command: Command): void {
    this.#look()
    this.#isBusy = true
    const before = this.#shown
    const prepared = this.#match.prepare(command)
    if (!prepared.ok) throw new Error(prepared.refusal.code)
    const quiet = isQuiet(this.#match, prepared.value)
    const change = turnChangeOf(this.#match, prepared.value, quiet)
    const at = this.#time.now()
    const planned = this.#clock.plan(change, at)
    const deadline = this.#deadline(command.seat)
    this.#entries.push(json({ seq: this.#entries.length + 1, at, by: 'player', ...planned.written, ...(quiet ? { quiet } : {}), entry: command }))
    this.#match.commit(prepared.value)
    this.#clock.commit(planned)
    this.#follow()
    this.#tallies.forEach((tally, seat) => {
      if (seat === command.seat && command.kind === 'answer') tally.deadlines.push(deadline)
      if (seat === command.seat && command.kind === 'undo') tally.deadlines.pop()
      if (change.isSettled) tally.deadlines.length = 0
      if (beginsTurn(change, seat)) Object.assign(tally, { held: 0, reserve: this.#clock.publicTime(seat).reserve, takeovers: 0 })
    })
    // A seat that ran out of time at this very moment has no deadline any more.
    if (quiet && this.#late.length === 0) expect(this.#shown).toEqual(before)
    this.#isBusy = false
    this.#answerLate()
  }

  /** Returns the deadline of the seat in counted time. */
  #deadline(seat: Seat): number | undefined {
    const { deadline } = this.#clock.publicTime(seat)
    return deadline === 0 ? undefined : deadline - this.#paused
  }

  /** Counts the time since the last call, and checks that no turn is longer than it may be. */
  #look(): void {
    const passed = this.#time.now() - this.#lookedAt
    this.#lookedAt = this.#time.now()
    const runs = this.#isOpen && (this.#isThere || !this.#timing.pausesAlone)
    if (!runs) this.#paused += passed
    const asked = decidersOf(this.#match.decisions)
    this.#tallies.forEach((tally, seat) => {
      if (runs && asked.includes(seat)) tally.held += passed
      // Each loss of the process may give back, once, the reserve that the decision had used.
      expect(tally.held).toBeLessThanOrEqual(this.#timing.turn + tally.reserve * (1 + tally.takeovers))
    })
  }
}

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Returns the match as if only this seat were asked. */
const onlyFor = (match: Match, seat: Seat): Match =>
  Object.create(match, { decisions: { value: match.decisions.filter((decision) => decision.seat === seat) } })

const seat = fc.nat(SEATS - 1)
const actionWithin = (longest: number) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.record({ do: fc.constant('answer' as const), seat }) },
    { weight: 25, arbitrary: fc.record({ do: fc.constant('undo' as const), seat }) },
    { weight: 25, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(longest) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('attend' as const), is: fc.boolean() }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('reach' as const), is: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('freeze' as const), ms: fc.nat(4 * longest) }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('restart' as const), how: fc.constantFrom('stopped', 'killed'), ms: fc.nat(4 * longest) }),
    },
  )
type ClockAction = ReturnType<typeof actionWithin> extends fc.Arbitrary<infer C> ? C : never

function act(match: TimedMatch, action: ClockAction): void {
  switch (action.do) {
    case 'answer':
      match.answer(action.seat)
      break
    case 'undo':
      match.undo(action.seat)
      break
    case 'wait':
      match.wait(action.ms)
      break
    case 'attend':
      match.attend(action.is)
      break
    case 'reach':
      match.reach(action.is)
      break
    case 'freeze':
      match.freeze(action.ms)
      break
    case 'restart':
      match.restart(action.how, action.ms)
      break
  }
}

describe('through random answers, undos, secret drafts, restarts, freezes and outages', () => {
  const games = [sampleGame, ...GAMES.filter(({ id }) => id === 'whirling-witchcraft' || id === 'evenfall')]
  test.each(games.flatMap((game) => [[game.id, 'live', LIVE, 40_000] as const, [game.id, 'relaxed', RELAXED, 30_000_000] as const]))(
    'in %s, %s: used time never comes back, and every turn ends within its time and the reserve',
    (id, _pace, timing, longest) => {
      const game = games.find((one) => one.id === id)
      if (!game) throw new Error(id)
      fc.assert(
        fc.property(fc.nat(), fc.array(actionWithin(longest), { minLength: 10, maxLength: 120 }), (seed, commands) => {
          const match = new TimedMatch(game, timing, seed)
          for (const command of commands) if (!match.isOver) act(match, command)
        }),
        { numRuns: runsFor({ quick: 20, usual: 60, all: 2000 }), seed: SEED },
      )
    },
  )
})

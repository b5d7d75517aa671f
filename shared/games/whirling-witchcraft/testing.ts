import type { Command, MatchSetup } from '../../kernel/command.ts'
import type { Seat } from '../../kernel/decision.ts'
import { type EmittedEvent, eventForSeat, type GameEvent } from '../../kernel/event.ts'
import type { Outcome } from '../../kernel/game.ts'
import { Match, type OpenDecision } from '../../kernel/match.ts'
import { newRefusal, type RefusalCode, type Result } from '../../kernel/refusal.ts'
import { whirlingWitchcraft } from './index.ts'
import { type Deed, type Player, playerAt, type Secret, type State, secretAt } from './state.ts'
import type { Frame } from './steps/frames.ts'
import { type BrewPlan, countNames, ingredient, type PlanStep, textOf } from './testing/notation.ts'
import { type Scene, stage, type Witch } from './testing/scene.ts'

const SEED = '7'.repeat(64)
export const seedOf = (n: number): string => n.toString(16).padStart(64, '0')

/** Begins a match in the middle. */
export function arrange(witches: readonly Witch[], scene: Scene = {}): Coven {
  const { state, first } = stage(witches, scene)
  return Coven.begin(state, first, scene.seed === undefined ? SEED : seedOf(scene.seed))
}

export type Ack = 'ok' | RefusalCode

/** A match with short methods to play it and to look at it. */
export class Coven {
  readonly match: Match
  /** All events so far, with their private fields. */
  readonly emitted: EmittedEvent[] = []
  readonly entries: Command[] = []

  private constructor(match: Match) {
    this.match = match
    this.#hear()
  }

  static begin(state: State, first: Frame, seed: string): Coven {
    const broken = whirlingWitchcraft.violations(state)
    if (broken.length > 0) throw new Error(`no such position: ${broken.join('; ')}`)
    const setup: MatchSetup = {
      game: whirlingWitchcraft.id,
      version: whirlingWitchcraft.version,
      seats: state.players.length,
      seed,
      options: { characters: 'choose', timing: state.timing },
    }
    return new Coven(Match.begin({ ...whirlingWitchcraft, setup: () => ({ state, first }) }, setup))
  }

  /** Begins a match from its usual setup. */
  static open(seats: number, options: { readonly characters?: string; readonly timing?: string } = {}, seed = SEED): Coven {
    const setup: MatchSetup = {
      game: whirlingWitchcraft.id,
      version: whirlingWitchcraft.version,
      seats,
      seed,
      options: { characters: 'choose', timing: 'on-demand', ...options },
    }
    return new Coven(Match.begin(whirlingWitchcraft, setup))
  }

  get events(): readonly GameEvent[] {
    return this.emitted.map(({ event }) => event)
  }
  get state(): State {
    return this.match.position.state as State
  }
  get outcome(): Outcome | undefined {
    return this.match.outcome
  }
  get step(): string {
    return this.match.position.stack.at(-1)?.frame.step ?? ''
  }
  /** The seats that must decide, in order. */
  get asked(): readonly Seat[] {
    return this.match.decisions.flatMap(({ seat, optional }) => (optional ? [] : [seat]))
  }
  get optional(): readonly Seat[] {
    return this.match.decisions.flatMap(({ seat, optional }) => (optional ? [seat] : []))
  }

  player(seat: Seat): Player {
    return playerAt(this.state, seat)
  }
  secret(seat: Seat): Secret {
    return secretAt(this.state, seat)
  }
  bench(seat: Seat): string {
    return textOf(this.player(seat).bench)
  }
  circle(seat: Seat): string {
    return textOf(this.player(seat).circle)
  }
  cauldron(seat: Seat): string {
    return textOf(this.player(seat).cauldron)
  }
  tokens(seat: Seat): readonly number[] {
    const { raven, book, cauldron } = this.player(seat).tokens
    return [raven, book, cauldron]
  }
  benches(): readonly string[] {
    return this.state.players.map((_, seat) => this.bench(seat))
  }
  circles(): readonly string[] {
    return this.state.players.map((_, seat) => this.circle(seat))
  }
  hands(): readonly (readonly string[])[] {
    return this.state.secrets.map(({ hand }) => hand)
  }

  decision(seat: Seat): OpenDecision {
    const decision = this.match.decisionOf(seat)
    if (!decision) throw new Error(`seat ${seat} is not asked`)
    return decision
  }
  offered(seat: Seat): readonly string[] {
    const { question } = this.decision(seat)
    return question.kind === 'amount' ? [] : question.choices.map(({ id }) => id)
  }

  /** Answers for a seat. Returns `ok` or the code of the refusal, which changes nothing. */
  answer(seat: Seat, pick: string): Ack {
    return this.#commit({ kind: 'answer', seat, pick })
  }
  undo(seat: Seat): Ack {
    return this.#commit({ kind: 'undo', seat })
  }
  /** Gives several answers. Stops at the first refusal. */
  answers(seat: Seat, ...picks: readonly string[]): Ack {
    for (const pick of picks) {
      const ack = this.answer(seat, pick)
      if (ack !== 'ok') return ack
    }
    return 'ok'
  }

  /** Gives the answers of a brew plan. */
  plan(seat: Seat, { gain, steps = [], toCircle }: BrewPlan): Ack {
    if (gain !== undefined) {
      const ack = this.answer(seat, ingredient(gain))
      if (ack !== 'ok') return ack
    }
    for (const step of steps) {
      const ack = this.#brew(seat, step)
      if (ack !== 'ok') return ack
    }
    const ack = this.answer(seat, 'finish')
    return toCircle === undefined || ack !== 'ok' ? ack : this.answer(seat, ingredient(toCircle))
  }

  /** Fills slot by slot. If the rules filled a slot in another way than the plan says, the plan was not on offer. */
  #brew(seat: Seat, step: PlanStep): Ack {
    const begun = this.answer(seat, step.pick)
    if (begun !== 'ok') return begun
    for (let filling = this.#filling(seat); filling; filling = this.#filling(seat)) {
      const side = this.decision(seat).prompt.key === 'prompt.fill' ? 'in' : 'out'
      const wanted = step[side][filling[side].length]
      const ack = wanted === undefined ? newRefusal('not-offered').code : this.answer(seat, wanted)
      if (ack !== 'ok') return ack
    }
    const done = this.lastDeed(seat)
    const isSame = done?.in.join() === step.in.join() && done.out.join() === step.out.join()
    return isSame ? 'ok' : 'not-offered'
  }
  #filling(seat: Seat): Deed | undefined {
    return this.secret(seat).draft?.filling[0]
  }
  lastDeed(seat: Seat): Deed | undefined {
    return this.secret(seat).draft?.deeds.at(-1)
  }

  /** Returns as a text what a seat, or a spectator for `undefined`, has been shown since the beginning. The number of answers is not part of it. */
  shownTo(watcher: Seat | undefined): string {
    const { match } = this
    const decisions = match.decisions.map(({ seat, status, optional }) => ({ seat, status, optional }))
    const own =
      watcher === undefined
        ? []
        : [match.game.hand(this.state, watcher), match.decisions.find(({ seat }) => seat === watcher), match.canUndo(watcher)]
    const told = this.emitted.map((emitted) => eventForSeat(emitted, watcher))
    return JSON.stringify([match.game.table(this.state), decisions, told, match.outcome, ...own])
  }

  /** Returns the events of a type, of one seat or of all. */
  heard(type: string, seat?: Seat): readonly GameEvent[] {
    return this.events.filter((event) => event.type === type && (seat === undefined || event.seat === seat))
  }
  /** Returns the cubes that the seat last sent to the right, or an empty text. */
  sent(seat: Seat): string {
    const names = this.heard('sent', seat).at(-1)?.cubes
    return Array.isArray(names) ? countNames(names.map(String)) : ''
  }

  #commit(command: Command): Ack {
    const prepared: Result<Parameters<Match['commit']>[0]> = this.match.prepare(command)
    if (!prepared.ok) return prepared.refusal.code
    this.match.commit(prepared.value)
    this.entries.push(command)
    this.#hear()
    const broken = whirlingWitchcraft.violations(this.state)
    if (broken.length > 0) throw new Error(broken.join('; '))
    return 'ok'
  }
  #hear(): void {
    this.emitted.push(...this.match.events)
  }
}

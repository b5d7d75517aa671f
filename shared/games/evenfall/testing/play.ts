import type { Command } from '../../../kernel/command.ts'
import type { PickValue, Seat } from '../../../kernel/decision.ts'
import type { GameEvent } from '../../../kernel/event.ts'
import type { Match, OpenDecision } from '../../../kernel/match.ts'
import { fallbackPick } from '../../../kernel/position.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { commitCommand } from '../../../kernel/replay.ts'
import type { RegionId } from '../content/index.ts'
import { evenfall } from '../index.ts'
import { type Automa, type Played, type Player, partyAt, playerAt, type RegionState, regionAt, type State } from '../state.ts'
import type { TableView } from '../view.ts'
import { cardId, shortId } from './notation.ts'

const COUNTED = ['herb', 'knowledge', 'potion', 'mana', 'vp', 'path', 'witches', 'elders'] as const
type Count = (typeof COUNTED)[number] | 'hand'
export type Change = Partial<Record<Count, number>>

/** A match with the methods that tests use to play it and to look at it. */
export class Play {
  readonly match: Match
  readonly entries: Command[] = []
  /** The events since the match began, or since the last `mark`. */
  history: GameEvent[]
  #before: State

  constructor(match: Match) {
    this.match = match
    this.#before = structuredClone(this.state)
    this.history = match.events.map(({ event }) => event)
  }

  get state(): State {
    return this.match.position.state as State
  }
  get table(): TableView {
    return evenfall.table(this.state)
  }
  get decision(): OpenDecision {
    const [first] = this.match.decisions
    if (!first) throw new Error('nobody is asked')
    return first
  }
  /** The topic of the question, such as `turn` or `transfer`; `over` if nobody is asked. */
  get asked(): string {
    return this.match.decisions[0]?.prompt.key.replace('prompt.', '') ?? 'over'
  }
  get seat(): Seat {
    return this.decision.seat
  }
  get seats(): readonly Seat[] {
    return this.match.decisions.map(({ seat }) => seat)
  }
  /** The card, place or region that asks. */
  get source(): string {
    return shortId(this.decision.source ?? '')
  }
  get offered(): readonly string[] {
    return this.offeredTo(this.seat)
  }
  offeredTo(seat: Seat): readonly string[] {
    const { question } = this.match.decisionOf(seat) ?? this.decision
    if (question.kind === 'amount') return Array.from({ length: question.max - question.min + 1 }, (_, n) => String(question.min + n))
    return question.choices.map(({ id }) => shortId(id)).toSorted()
  }
  /** Returns the choices that begin with this thing. */
  offeredFor(thing: string): readonly string[] {
    return this.offered.filter((id) => id === thing || id.startsWith(`${thing}>`))
  }

  player(seat: Seat): Player {
    return playerAt(this.state, seat)
  }
  get automa(): Automa {
    if (!this.state.automa) throw new Error('there is no Automa')
    return this.state.automa
  }
  hand(seat: Seat): readonly string[] {
    return this.player(seat).hand.map(shortId)
  }
  outer(party: number): readonly string[] {
    return partyAt(this.state, party).outer.map(shortId)
  }
  inner(party: number): readonly string[] {
    return partyAt(this.state, party).inner.map(shortId)
  }
  /** Returns a card in play. */
  card(party: number, name: string): Played {
    const found = partyAt(this.state, party).played.find(({ card }) => card === cardId(name))
    if (!found) throw new Error(`'${name}' is not in play`)
    return found
  }
  isPlayed(party: number, name: string): boolean {
    return partyAt(this.state, party).played.some(({ card }) => card === cardId(name))
  }
  region(id: RegionId): RegionState {
    return regionAt(this.state, id)
  }

  /** Returns what has changed for a seat since the match began, or since the last `mark`. */
  since(seat: Seat): Change {
    const then = playerAt(this.#before, seat)
    const now = this.player(seat)
    const change: Change = {}
    for (const count of COUNTED) if (now[count] !== then[count]) change[count] = now[count] - then[count]
    if (now.hand.length !== then.hand.length) change.hand = now.hand.length - then.hand.length
    return change
  }
  get automaSince(): { readonly vp: number; readonly path: number; readonly witches: number } {
    const then = this.#before.automa
    if (!then) throw new Error('there was no Automa')
    const { vp, path, witches } = this.automa
    return { vp: vp - then.vp, path: path - then.path, witches: witches - then.witches }
  }
  /** Makes `since` and `history` start again from here. */
  mark(): this {
    this.#before = structuredClone(this.state)
    this.history = []
    return this
  }
  /** Returns the events of this type. */
  events(type: string): readonly GameEvent[] {
    return this.history.filter((event) => event.type === type)
  }
  get eventTypes(): readonly string[] {
    return this.history.map(({ type }) => type)
  }

  enter(command: Command): this {
    commitCommand(this.match, command)
    this.entries.push(command)
    this.history.push(...this.match.events.map(({ event }) => event))
    const broken = evenfall.violations(this.state)
    if (broken.length > 0) throw new Error(broken.join('; '))
    return this
  }
  /** Returns the pick with full ids in place of short ones. */
  #meant(seat: Seat, pick: PickValue): PickValue {
    const question = this.match.decisionOf(seat)?.question
    if (!question || question.kind === 'amount') return pick
    const full = (name: string): string => question.choices.find(({ id }) => id === name || shortId(id) === name)?.id ?? name
    return typeof pick === 'object' ? pick.map(full) : full(String(pick))
  }
  /** Answers with each pick in turn, for the seat that is asked first. */
  pick(...picks: readonly PickValue[]): this {
    for (const pick of picks) this.by(this.seat, pick)
    return this
  }
  /** Answers for this seat, which must be asked. */
  by(seat: Seat, ...picks: readonly PickValue[]): this {
    for (const pick of picks) {
      if (!this.match.decisionOf(seat)) throw new Error(`seat ${seat} is not asked, but ${this.seats}`)
      const meant = this.#meant(seat, pick)
      const refusal = this.refusal(pick, seat)
      if (refusal) throw new Error(`${JSON.stringify(pick)} is ${refusal}; ${this.asked} offers ${this.offeredTo(seat).join(' ')}`)
      this.enter({ kind: 'answer', seat, pick: meant })
    }
    return this
  }
  refusal(pick: PickValue, seat: Seat = this.seat): Refusal['code'] | undefined {
    const prepared = this.match.prepare({ kind: 'answer', seat, pick: this.#meant(seat, pick) })
    return prepared.ok ? undefined : prepared.refusal.code
  }
  fallback(seat: Seat = this.seat): PickValue {
    const decision = this.match.decisionOf(seat)
    if (!decision) throw new Error(`seat ${seat} is not asked`)
    return fallbackPick(this.match.game, this.match.position, decision)
  }
  undo(seat: Seat): this {
    return this.enter({ kind: 'undo', seat })
  }
  /** Gives fallback answers until this holds. */
  idleUntil(holds: (play: Play) => boolean): this {
    while (!this.match.outcome && !holds(this)) this.by(this.seat, this.fallback())
    return this
  }
  /** Gives fallback answers until the match is over. */
  idle(): this {
    return this.idleUntil(() => false)
  }
}

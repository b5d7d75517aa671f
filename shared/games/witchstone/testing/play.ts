import type { Command } from '../../../kernel/command.ts'
import type { PickValue, Seat } from '../../../kernel/decision.ts'
import type { GameEvent } from '../../../kernel/event.ts'
import type { Match, OpenDecision } from '../../../kernel/match.ts'
import { fallbackPick } from '../../../kernel/position.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { commitCommand } from '../../../kernel/replay.ts'
import { witchstone } from '../index.ts'
import { type Activation, type Player, playerAt, type State, scoreOf, topOf } from '../state.ts'
import { at } from '../things.ts'
import type { HandView, OpenView, PlayerView, TableView } from '../view.ts'
import { readDomino } from './notation.ts'

const ASIDES = ['hide-scrolls', 'show-scrolls']

/** A match with the methods that tests use to play it and to look at it. */
export class Play {
  readonly match: Match
  readonly entries: Command[] = []

  constructor(match: Match) {
    this.match = match
  }

  get state(): State {
    return this.match.position.state as State
  }
  get table(): TableView {
    return witchstone.table(this.state)
  }
  get open(): readonly OpenView[] {
    return this.table.open
  }
  hand(seat: Seat): HandView {
    return witchstone.hand(this.state, seat)
  }
  seen(seat: Seat): PlayerView {
    return at(this.table.players, seat)
  }
  player(seat: Seat): Player {
    return playerAt(this.state, seat)
  }
  get me(): Player {
    return this.player(this.state.active)
  }
  score(seat: Seat): number {
    return scoreOf(this.player(seat))
  }
  get scores(): readonly number[] {
    return this.state.players.map(scoreOf)
  }
  get top(): Activation | undefined {
    return topOf(this.state)
  }
  /** Lists the open activations from the bottom up: `wand 0, crystal 4`. */
  get stack(): string {
    return this.state.stack.map(({ kind, left }) => `${kind} ${left}`).join(', ')
  }
  /** The step that asks now. */
  get step(): string {
    return this.match.position.stack.at(-1)?.frame.step ?? ''
  }
  /** The events of the last command, or of the setup. */
  get events(): readonly GameEvent[] {
    return this.match.events.map(({ event }) => event)
  }
  eventsOf(type: string): readonly GameEvent[] {
    return this.events.filter((event) => event.type === type)
  }
  get decision(): OpenDecision {
    const decision = this.match.decisions.find(({ optional }) => !optional)
    if (!decision) throw new Error('nobody decides')
    return decision
  }
  /** Returns everything on offer except damage and privacy. */
  get offered(): readonly string[] {
    return this.everything.filter((id) => !id.endsWith('>damage') && !ASIDES.includes(id))
  }
  get damages(): readonly string[] {
    return this.everything.filter((id) => id.endsWith('>damage'))
  }
  get everything(): readonly string[] {
    const { question } = this.decision
    return question.kind === 'one' ? question.choices.map(({ id }) => id) : []
  }
  /** Returns the parameters of a choice's label. */
  params(id: string): unknown {
    const { question } = this.decision
    return question.kind === 'one' ? question.choices.find((choice) => choice.id === id)?.label?.params : undefined
  }
  /** Returns what is on offer after a thing is selected. */
  after(thing: string): readonly string[] {
    return this.offered.filter((id) => id.startsWith(`${thing}>`)).map((id) => id.slice(thing.length + 1))
  }

  enter(command: Command): this {
    commitCommand(this.match, command)
    this.entries.push(command)
    const broken = witchstone.violations(this.state)
    if (broken.length > 0) throw new Error(broken.join('; '))
    return this
  }
  pick(...picks: readonly PickValue[]): this {
    for (const pick of picks) this.enter({ kind: 'answer', seat: this.decision.seat, pick })
    return this
  }
  answer(seat: Seat, pick: PickValue): this {
    return this.enter({ kind: 'answer', seat, pick })
  }
  undo(seat: Seat): this {
    return this.enter({ kind: 'undo', seat })
  }
  /** Returns why the answer is refused, or undefined if it is accepted. */
  refusal(pick: PickValue): Refusal['code'] | undefined {
    const prepared = this.match.prepare({ kind: 'answer', seat: this.decision.seat, pick })
    return prepared.ok ? undefined : prepared.refusal.code
  }
  /** Returns the answer that is given if the seat does not answer. */
  fallback(): PickValue {
    return fallbackPick(this.match.game, this.match.position, this.decision)
  }

  /** Lays a domino, written as `CR(2,1)+WA(2,0)`. */
  lay(text: string): this {
    const { domino: id, a, b } = readDomino(text)
    if (this.step === 'domino') this.pick(id)
    return this.pick(`${a}>${b}`)
  }
  /** Tells whether the domino may be laid there. */
  canLay(text: string): boolean {
    const { domino: id, a, b } = readDomino(text)
    if (this.step === 'domino') this.pick(id)
    return this.offered.includes(`${a}>${b}`)
  }
  end(): this {
    return this.pick('end-activation')
  }
  finish(): this {
    return this.pick('end-turn')
  }
  /** Ends everything that is open until the turn can be ended. */
  skip(): this {
    while (this.step !== 'finish') this.pick(this.offered.includes('end-activation') ? 'end-activation' : this.fallback())
    return this
  }
  /** Plays a whole turn of the active seat without using its actions. */
  turn(): this {
    while (this.state.stack.length === 0 && this.step !== 'finish') this.pick(this.fallback())
    return this.skip().finish()
  }
}

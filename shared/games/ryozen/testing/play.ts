import type { Command } from '../../../kernel/command.ts'
import type { PickValue, Seat } from '../../../kernel/decision.ts'
import type { GameEvent } from '../../../kernel/event.ts'
import type { Match, OpenDecision } from '../../../kernel/match.ts'
import { fallbackPick } from '../../../kernel/position.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { commitCommand } from '../../../kernel/replay.ts'
import { slotOf, slotWith, spotIndex } from '../board.ts'
import { GOODS, type Good } from '../content/index.ts'
import { ryozen } from '../index.ts'
import { at, type Player, playerAt, type State } from '../state.ts'
import type { TableView } from '../view.ts'

/** Returns the broken rules of a state made for a test. There companions may still be in hand that would be placed in a real match. */
export const violationsIn = (s: State): readonly string[] =>
  ryozen.violations(s).filter((one) => !one.startsWith('hands of') && !one.startsWith('a companion stayed'))

type Purse = Readonly<Record<Good, number>>

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
    return ryozen.table(this.state)
  }
  /** The events of the last command, or of the setup. */
  get events(): readonly GameEvent[] {
    return this.match.events.map(({ event }) => event)
  }
  get eventTypes(): readonly string[] {
    return this.events.map(({ type }) => type)
  }
  get decision(): OpenDecision {
    return at(this.match.decisions, 0)
  }
  /** The topic of the question, such as `place` or `strike`. */
  get asked(): string {
    return this.decision.prompt.key.replace('prompt.', '')
  }
  get seat(): Seat {
    return this.decision.seat
  }
  get source(): string | undefined {
    return this.decision.source
  }
  get offered(): readonly string[] {
    const { question } = this.decision
    return question.kind === 'amount'
      ? Array.from({ length: question.max - question.min + 1 }, (_, n) => String(question.min + n))
      : question.choices.map(({ id }) => id)
  }
  /** Returns what may follow after a thing is selected. */
  after(start: string): readonly string[] {
    return this.offered.filter((id) => id.startsWith(`${start}>`)).map((id) => id.slice(start.length + 1))
  }

  player(seat: Seat): Player {
    return playerAt(this.state, seat)
  }
  purse(seat: Seat): Purse {
    const { coin, scroll, lantern, coral, agate, jade, favour } = this.player(seat)
    return { coin, scroll, lantern, coral, agate, jade, favour }
  }
  /** Returns what has increased or decreased, without what stayed the same. */
  change(seat: Seat, before: Purse): Partial<Record<Good, number>> {
    const now = this.purse(seat)
    return Object.fromEntries(GOODS.filter((good) => now[good] !== before[good]).map((good) => [good, now[good] - before[good]]))
  }
  /** Returns the companion in a slot or on a spot. A star marks a hidden one. */
  on(place: string): string {
    if (spotIndex(place) !== -1) return this.state.palace[spotIndex(place)] ?? ''
    const { tile, hidden } = at(this.state.slots, slotOf(this.state, place))
    return hidden ? `${tile}*` : tile
  }
  /** Lists the companions on the board: `p0-archer@gate-1*`. */
  get board(): readonly string[] {
    const slots = this.table.slots.flatMap(({ id, tile, hidden }) => (tile === '' ? [] : [`${tile}@${id}${hidden ? '*' : ''}`]))
    const palace = this.state.palace.flatMap((tile, n) => (tile === '' ? [] : [`${tile}@${this.state.palaceMode ? `spot ${n}` : 'palace'}`]))
    return [...slots, ...palace].toSorted()
  }
  isOnBoard(tile: string): boolean {
    return slotWith(this.state, tile) !== -1 || this.state.palace.includes(tile)
  }

  enter(command: Command): this {
    commitCommand(this.match, command)
    this.entries.push(command)
    const broken = violationsIn(this.state)
    if (broken.length > 0) throw new Error(broken.join('; '))
    return this
  }
  /** Answers with each pick in turn, for the seat that is asked. */
  pick(...picks: readonly PickValue[]): this {
    for (const pick of picks) this.enter({ kind: 'answer', seat: this.seat, pick })
    return this
  }
  /** Answers for this seat, which must be asked. */
  by(seat: Seat, ...picks: readonly PickValue[]): this {
    for (const pick of picks) {
      if (this.seat !== seat) throw new Error(`seat ${this.seat} is asked, not seat ${seat}`)
      this.pick(pick)
    }
    return this
  }
  refusal(pick: PickValue): Refusal['code'] | undefined {
    const prepared = this.match.prepare({ kind: 'answer', seat: this.seat, pick })
    return prepared.ok ? undefined : prepared.refusal.code
  }
  fallback(): PickValue {
    return fallbackPick(this.match.game, this.match.position, this.decision)
  }
  undo(seat: Seat): this {
    return this.enter({ kind: 'undo', seat })
  }
  /** Gives fallback answers until this seat may place a companion or play a revelation. */
  until(seat: Seat): this {
    const isThere = (): boolean => this.seat === seat && (this.asked === 'place' || this.asked === 'start')
    do this.pick(this.fallback())
    while (!isThere())
    return this
  }
  /** Gives fallback answers until the match is over. */
  idle(): this {
    while (!this.match.outcome) this.pick(this.fallback())
    return this
  }
}

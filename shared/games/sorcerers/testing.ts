import type { Command, MatchSetup } from '../../kernel/command.ts'
import type { PickValue } from '../../kernel/decision.ts'
import type { GameEvent } from '../../kernel/event.ts'
import type { Outcome } from '../../kernel/game.ts'
import { defaultGameOptions, type GameOptions } from '../../kernel/game-options.ts'
import { Match, type OpenDecision } from '../../kernel/match.ts'
import { fallbackPick } from '../../kernel/position.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { commitCommand } from '../../kernel/replay.ts'
import { at, cellOf, NOWHERE } from './cells.ts'
import { CORNERS, SORCERERS, type SpellKind } from './content/index.ts'
import { sorcerers } from './index.ts'
import { newState } from './setup.ts'
import { countWarriors, firstWarrior, type State, sorcererUnit, summonUnit, withCell } from './state.ts'
import type { Frame } from './steps/frames.ts'
import { trackOf } from './timers.ts'
import type { TableView } from './view.ts'

/** Vidomina from slot 0, Necron from 1, Merlin from 2, Dadalan from 3. */
export const LETTERS = ['V', 'N', 'M', 'D'] as const
export type Letter = (typeof LETTERS)[number]
const slotOfLetter = (letter: Letter): number => LETTERS.indexOf(letter)

const SEED = '5'.repeat(64)

export interface Scene {
  /** The default is 4. */
  readonly seats?: 2 | 3 | 4
  readonly options?: GameOptions
  /** The units by letter: `f2 g6` are warriors, `S:f6` is the sorcerer (by default in its corner), and `*d5` is the summon. */
  readonly units?: Partial<Record<Letter, string>>
  /** Leaves out the extra warrior that every slot has beside its corner. Without that warrior an empty slot would be defeated. */
  readonly bare?: boolean
  readonly timers?: Partial<Record<Letter, { readonly summon?: number | 'charged'; readonly attack?: number | 'charged' }>>
  /** The slot that has the turn. The default is V. */
  readonly turn?: Letter
  /** The step at which the match begins. The default is `move`; `turn` begins with the timers. */
  readonly step?: 'turn' | 'move' | 'cast'
}

/** Begins a match in the middle. It changes the state of the usual setup as the scene says. */
export function arrange(scene: Scene = {}): Play {
  const { seats = 4, options = {}, turn = 'V', step = 'move' } = scene
  const setup: MatchSetup = {
    game: sorcerers.id,
    version: sorcerers.version,
    seats,
    seed: SEED,
    options: { ...defaultGameOptions(sorcerers.options), ...options },
  }
  const state = newState(
    setup,
    Array.from({ length: seats }, (_, seat) => seat),
    SORCERERS.map((_, n) => n),
  )
  const used = state.waiting
  for (const slot of used) layOut(state, slot, scene)
  for (const slot of used) charge(state, slot, scene)
  state.active = slotOfLetter(turn)
  state.phase = step === 'cast' ? 'cast' : 'move'
  const first: Frame = step === 'cast' ? { step, after: 'skip' } : { step }
  const broken = sorcerers.violations(state)
  if (broken.length > 0) throw new Error(`no such position: ${broken.join('; ')}`)
  return new Play(Match.begin({ ...sorcerers, setup: () => ({ state, first }) }, setup))
}

function layOut(state: State, slot: number, { units = {}, bare = false }: Scene): void {
  for (let unit = firstWarrior(slot); unit <= summonUnit(slot); unit++) state.cells = withCell(state.cells, unit, NOWHERE)
  const put = (unit: number, cell: string): void => {
    state.cells = withCell(state.cells, unit, cellOf(cell))
  }
  let next = firstWarrior(slot)
  const listed = units[at(LETTERS, slot)]?.split(' ') ?? []
  for (const word of bare ? listed : [at(at(CORNERS, slot).warriors, 0), ...listed]) {
    if (word.startsWith('S:')) put(sorcererUnit(slot), word.slice(2))
    else if (word.startsWith('*')) put(summonUnit(slot), word.slice(1))
    else put(next++, word)
  }
}

function charge(state: State, slot: number, { timers = {} }: Scene): void {
  const wanted = timers[at(LETTERS, slot)] ?? {}
  for (const timer of ['summon', 'attack'] as const) {
    const value = wanted[timer] ?? 0
    at(state.slots, slot)[timer] = value === 'charged' ? trackOf(state, slot, timer).length : value
  }
}

/** Begins a match from its usual setup, with the seats in the order of the corners. */
export function begin(seats: 2 | 3 | 4, options: GameOptions = {}, seed = SEED): Play {
  const setup: MatchSetup = {
    game: sorcerers.id,
    version: sorcerers.version,
    seats,
    seed,
    options: { ...defaultGameOptions(sorcerers.options), seatOrder: 'as-seated', ...options },
  }
  return new Play(Match.begin(sorcerers, setup))
}

/** A match with short methods to play it and to look at it. */
export class Play {
  readonly match: Match
  readonly entries: Command[] = []

  constructor(match: Match) {
    this.match = match
  }

  get table(): TableView {
    return sorcerers.table(this.state)
  }
  get state(): State {
    return this.match.position.state as State
  }
  get outcome(): Outcome | undefined {
    return this.match.outcome
  }
  get ranks(): readonly number[] | undefined {
    return this.outcome?.ranks
  }
  /** The events of the last command. */
  get events(): readonly GameEvent[] {
    return this.match.events.map(({ event }) => event)
  }
  get eventTypes(): readonly string[] {
    return this.events.map(({ type }) => type)
  }
  get active(): Letter {
    return at(LETTERS, this.table.active)
  }
  get decision(): OpenDecision {
    return at(this.match.decisions, 0)
  }
  get offered(): readonly string[] {
    const { question } = this.decision
    return question.kind === 'one' ? question.choices.map(({ id }) => id) : []
  }

  /** Returns the sorted cells to which the unit on `cell` may move. */
  reach(cell: string): readonly string[] {
    return this.#after(`${this.unitOn(cell).id}>`)
  }
  /** Returns the sorted targets of a spell. */
  targets(kind: SpellKind): readonly string[] {
    return this.#after(`${kind}>`)
  }
  #after(start: string): readonly string[] {
    return this.offered.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length))
  }

  unitOn(cell: string): TableView['units'][number] {
    const unit = this.table.units.find((one) => one.cell === cell)
    if (!unit) throw new Error(`nobody stands on ${cell}`)
    return unit
  }
  /** Returns the unit on a cell as `Vw`, `NS` or `M*`, or an empty string. */
  on(cell: string): string {
    const unit = this.table.units.find((one) => one.cell === cell)
    return unit ? `${LETTERS[unit.slot]}${{ sorcerer: 'S', warrior: 'w', summon: '*' }[unit.kind]}` : ''
  }
  /** The units on the board by letter: `S:a1 b1 f7`. */
  get board(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.table.slots.map(({ slot }) => {
        const own = this.table.units.filter((unit) => unit.slot === slot && unit.cell !== '')
        const words = own.map(({ kind, cell }) => ({ sorcerer: `S:${cell}`, warrior: cell, summon: `*${cell}` })[kind])
        return [at(LETTERS, slot), words.toSorted().join(' ')]
      }),
    )
  }
  slot(letter: Letter): TableView['slots'][number] {
    const slot = this.table.slots.find((one) => one.slot === slotOfLetter(letter))
    if (!slot) throw new Error(`nobody plays ${letter}`)
    return slot
  }
  /** Returns the summon timer and the attack timer. */
  timers(letter: Letter): readonly [number, number] {
    const { summonTimer, attackTimer } = this.slot(letter)
    return [summonTimer, attackTimer]
  }
  held(letter: Letter): number {
    return at(this.table.sides, this.slot(letter).side).held
  }
  warriors(letter: Letter): number {
    return countWarriors(this.state, slotOfLetter(letter))
  }

  enter(command: Command): this {
    commitCommand(this.match, command)
    this.entries.push(command)
    const broken = sorcerers.violations(this.state)
    if (broken.length > 0) throw new Error(broken.join('; '))
    return this
  }
  pick(pick: PickValue): this {
    return this.enter({ kind: 'answer', seat: this.decision.seat, pick })
  }
  /** Returns why an answer is refused, or `undefined` if it is not. */
  refusal(pick: PickValue): Refusal['code'] | undefined {
    const prepared = this.match.prepare({ kind: 'answer', seat: this.decision.seat, pick })
    return prepared.ok ? undefined : prepared.refusal.code
  }
  /** Returns the answer that is given when the time is up. */
  fallback(): PickValue {
    return fallbackPick(this.match.game, this.match.position, this.decision)
  }
  move(from: string, to: string): this {
    return this.pick(`${this.unitOn(from).id}>${to}`)
  }
  skip(): this {
    return this.pick('skip-move')
  }
  cast(kind: SpellKind, target: string): this {
    return this.pick(`${kind}>${target}`)
  }
  end(): this {
    return this.pick('end-turn')
  }
  /** Plays a whole turn with a move and no spell. */
  turn(from: string, to: string): this {
    this.move(from, to)
    return this.table.phase === 'cast' ? this.end() : this
  }
  /** Plays a whole turn without a move or a spell. */
  pass(): this {
    const { turn } = this.table
    this.skip()
    return this.table.phase === 'cast' && this.table.turn === turn ? this.end() : this
  }
  /** Passes turns until it is the turn of `letter`. */
  until(letter: Letter): this {
    while (this.active !== letter) this.pass()
    return this
  }
  concede(seat: number): this {
    return this.enter({ kind: 'resign', seat })
  }
  undo(seat: number): this {
    return this.enter({ kind: 'undo', seat })
  }
}

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
  /** 4 if not given. */
  readonly seats?: 2 | 3 | 4
  readonly options?: GameOptions
  /** `f2 g6`: warriors; `S:f6` the sorcerer, otherwise in its corner; `*d5` the summon. */
  readonly units?: Partial<Record<Letter, string>>
  /** Without it every side has one more warrior beside its corner, as a side without warriors is defeated. */
  readonly bare?: boolean
  readonly timers?: Partial<Record<Letter, { readonly summon?: number | 'charged'; readonly attack?: number | 'charged' }>>
  /** Whose turn it is; V if not given. */
  readonly turn?: Letter
  /** The step the turn is at: `move` if not given, `turn` to begin with the timers. */
  readonly step?: 'turn' | 'move' | 'cast'
}

/** A match that begins in the middle: the board is laid out on the state that every setup makes. */
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

/** A match from its setup, with sorcerers in the order of their data: Vidomina in the first corner that is played. */
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

/** The match as a test plays it and looks at it. */
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
  /** What the last entry brought. */
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

  /** Where a unit may go that stands on the cell now; sorted. */
  reach(cell: string): readonly string[] {
    return this.#after(`${this.unitOn(cell).id}>`)
  }
  /** What a spell may be aimed at; sorted. */
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
  /** Who stands on a cell: `Vw`, `NS`, `M*`; empty for nobody. */
  on(cell: string): string {
    const unit = this.table.units.find((one) => one.cell === cell)
    return unit ? `${LETTERS[unit.slot]}${{ sorcerer: 'S', warrior: 'w', summon: '*' }[unit.kind]}` : ''
  }
  /** Everything on the board, by owner: `S:a1 b1 f7`. */
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
  /** Summon and attack timer. */
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
  /** Why an answer is refused; undefined if it is not. */
  refusal(pick: PickValue): Refusal['code'] | undefined {
    const prepared = this.match.prepare({ kind: 'answer', seat: this.decision.seat, pick })
    return prepared.ok ? undefined : prepared.refusal.code
  }
  /** What is answered when nobody does. */
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
  /** A whole turn: a move and no spell. */
  turn(from: string, to: string): this {
    this.move(from, to)
    return this.table.phase === 'cast' ? this.end() : this
  }
  /** A whole turn without a move or a spell. */
  pass(): this {
    const { turn } = this.table
    this.skip()
    return this.table.phase === 'cast' && this.table.turn === turn ? this.end() : this
  }
  /** Everybody passes until it is the turn of this one. */
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

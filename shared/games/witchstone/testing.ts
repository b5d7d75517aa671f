import type { Command, MatchSetup } from '../../kernel/command.ts'
import type { PickValue, Seat } from '../../kernel/decision.ts'
import type { GameEvent } from '../../kernel/event.ts'
import type { Game } from '../../kernel/game.ts'
import { defaultGameOptions, type GameOptions } from '../../kernel/game-options.ts'
import { Match, type OpenDecision } from '../../kernel/match.ts'
import { fallbackPick } from '../../kernel/position.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { commitCommand } from '../../kernel/replay.ts'
import { openActivation } from './activation.ts'
import { cellId, DOMINOES, KINDS, type Kind, OWL_STACKS, PORTALS, REGIONS, SPECIALS, WAND, WAND_END } from './content/index.ts'
import { witchstone } from './index.ts'
import { newState } from './setup.ts'
import { type Activation, type Player, playerAt, type State, scoreOf, topOf } from './state.ts'
import type { Frame, StepOf } from './steps/frames.ts'
import { at, CARDS, regionIndex, TOKENS, take } from './things.ts'
import type { HandView, OpenView, PlayerView, TableView } from './view.ts'

const SEED = '5'.repeat(64)
const TOWERS = ['tower-rowan', 'tower-moth', 'tower-ember', 'tower-frost'] as const

const CODES: Readonly<Record<string, Kind>> = { EN: 'energy', WI: 'witches', PE: 'pentagram', CR: 'crystal', WA: 'wand', SC: 'scroll' }
const kindOf = (code: string): Kind => {
  const kind = CODES[code]
  if (!kind) throw new RangeError(`no kind '${code}'`)
  return kind
}

/** `(2,-1)` → `c2-m1` */
export function cell(text: string): string {
  const [q = 0, r = 0] = text.replace(/[()]/g, '').split(',').map(Number)
  return cellId(q, r)
}

/** `CR(2,1)+WA(2,0)`: which domino, and where its two symbols lie. */
function readDomino(text: string): { readonly domino: string; readonly a: string; readonly b: string } {
  const halves = Array.from(text.matchAll(/([A-Z]{2})(\([-\d]+,[-\d]+\))/g), ([, code = '', where = '']) => ({
    kind: kindOf(code),
    cell: cell(where),
  }))
  const domino = DOMINOES.find(({ a, b }) => halves.some(({ kind }) => kind === a) && halves.some(({ kind }) => kind === b))
  if (!domino) throw new RangeError(`no domino '${text}'`)
  const cellOfHalf = (half: Kind): string => halves.find(({ kind }) => kind === half)?.cell ?? ''
  return { domino: domino.id, a: cellOfHalf(domino.a), b: cellOfHalf(domino.b) }
}

/** `CR/WA` → `domino-crystal-wand`, `special-crystal-wand` */
const pairId = (text: string, set: 'domino' | 'special'): string => {
  const kinds = text
    .split('/')
    .map(kindOf)
    .toSorted((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b))
  return `${set}-${kinds.join('-')}`
}
export const domino = (text: string): string => pairId(text, 'domino')
export const special = (text: string): string => pairId(text, 'special')

/** `rowan-witchstone` → the portal between the two. */
export function portal(text: string): string {
  const [a = '', b = ''] = text.split('-')
  const found = PORTALS.find(({ id }) => id.includes(a) && id.includes(b))
  if (!found) throw new RangeError(`no portal '${text}'`)
  return found.id
}

export interface Side {
  readonly tower?: string
  /** `CR(0,2)+EN(0,1) CR(-1,3)+WI(-2,3)` */
  readonly laid?: string
  /** `CR/WA(1,2)` */
  readonly placed?: string
  /** Bubble cells whose crystal lies behind the screen: `(1,1) (1,-2)`; `all`, also the black one. */
  readonly vacated?: string
  /** Crystals elsewhere: `{ 1: '(2,-3)', black: 'potion-shelf-wand' }`. */
  readonly crystals?: Readonly<Record<string, string>>
  /** `CR/WA EN/SC`: what lies face up; the rest is in the supply. */
  readonly hand?: string
  readonly scrolls?: readonly string[]
  readonly boosters?: readonly string[]
  readonly specials?: readonly string[]
  readonly tokens?: readonly string[]
  readonly owls?: readonly number[]
  readonly wand?: number
  readonly pentagram?: number
  readonly lying?: number
  /** Regions with an own witch. */
  readonly standing?: readonly string[]
  /** `rowan-pines frost-witchstone:1`: complete, or so many markers. */
  readonly portals?: string
  readonly points?: number
  readonly damaged?: number
  readonly stacked?: boolean
}

export interface Scene {
  /** 2 if not given. */
  readonly seats?: 2 | 3 | 4
  readonly options?: GameOptions
  /** By seat; seat 0 plays. */
  readonly sides?: readonly Side[]
  /** Region → token. */
  readonly tokens?: Readonly<Record<string, string>>
  readonly stoneTable?: readonly string[]
  readonly row?: readonly string[]
  /** How many cards are left in the deck; the others lie in the box of the last seat, as if played or stacked. */
  readonly deck?: number
  readonly slots?: readonly string[]
  /** How many special tiles are left in the stack. */
  readonly stack?: number
  /** Tiles left, by stack. */
  readonly owls?: readonly [number, number]
  /** An activation that opens at once, and one that waits below it. */
  readonly act?: Readonly<Partial<Record<Kind, number>>>
  /** Turns completed, if more than the dominoes laid tell. */
  readonly turn?: number
}

/** A match that begins in the middle: everything is laid out on the state that every setup makes. */
export function arrange(scene: Scene = {}): Play {
  const { seats = 2, options = {}, sides = [], act } = scene
  const setup = setupFor(seats, { scrollPrivacy: 'open', ...options })
  const state = newState(setup, 0)
  const rounds = Math.max(...Array.from({ length: seats }, (_, seat) => wordsOf(sides[seat]?.laid).length))
  state.turn = scene.turn ?? rounds * seats
  state.active = state.turn % seats
  state.phase = act ? 'actions' : 'domino'
  for (const [seat, player] of state.players.entries()) layOutPlayer(state, player, seat, sides[seat] ?? {}, act !== undefined)
  layOutTokens(state, scene)
  layOutTiles(state, scene)
  layOutScrolls(state, scene)
  const broken = witchstone.violations(state)
  if (broken.length > 0) throw new Error(`no such position: ${broken.join('; ')}`)
  const game = act ? openingWith(state, act) : { ...witchstone, setup: () => ({ state, first: { step: 'begin' } as const }) }
  return new Play(Match.begin(game, setup))
}

const setupFor = (seats: number, options: GameOptions, seed = SEED): MatchSetup => ({
  game: witchstone.id,
  version: witchstone.version,
  seats,
  seed,
  options: { ...defaultGameOptions(witchstone.options), ...options },
})

/** The game whose first turn begins with activations that open as a domino's would, one inside the other. */
function openingWith(state: State, act: Readonly<Partial<Record<Kind, number>>>): Game<State, Frame, TableView, HandView> {
  const begin: StepOf<'begin'> = {
    run(s, frame, ctx) {
      if (s.phase !== 'actions') {
        witchstone.steps.begin.run?.(s, frame, ctx)
        return
      }
      ctx.goto({ step: 'second' })
      for (const kind of KINDS) if (act[kind] !== undefined) openActivation(s, kind, act[kind], 'domino-energy-witches', ctx)
    },
  }
  return { ...witchstone, steps: { ...witchstone.steps, begin }, setup: () => ({ state, first: { step: 'begin' } }) }
}

const wordsOf = (text: string | undefined): readonly string[] => (text ? text.split(' ') : [])

function layOutPlayer(state: State, player: Player, seat: Seat, side: Side, acting: boolean): void {
  const { tower = at(TOWERS, seat) } = side
  player.tower = tower
  at(state.regions, regionIndex(tower)).owner = seat
  layOutDominoes(state, player, seat, side, acting)
  layOutCrystals(state, player, side)
  for (const text of wordsOf(side.placed)) player.placed.push({ tile: special(text.slice(0, 5)), cell: cell(text.slice(5)) })
  for (const text of wordsOf(side.portals)) {
    const [name = '', filled] = text.split(':')
    const built = state.portals.find(({ id }) => id === portal(name))
    const { a, b, length } = at(
      PORTALS,
      PORTALS.findIndex(({ id }) => id === portal(name)),
    )
    if (!built) continue
    built.owner = seat
    built.filled = filled ? Number(filled) : length
    built.from = a === tower ? a : b === tower ? b : a
    player.markers -= built.filled
  }
  player.lying = side.lying ?? 0
  player.witches -= player.lying
  for (const region of side.standing ?? []) {
    at(state.regions, regionIndex(region)).witches.push(seat)
    player.witches--
  }
  player.wand = side.wand ?? 0
  player.silver = WAND.filter(({ kind, index }) => kind === 'silver' && index <= player.wand).length
  if (player.wand === WAND_END) state.arrivals.push(seat)
  player.pentagram = side.pentagram ?? 0
  player.earned.portals = side.points ?? 0
  player.stacked = side.stacked ?? player.stacked
  player.scrolls.push(...(side.scrolls ?? []))
  player.hoard.boosters.push(...(side.boosters ?? []))
  player.hoard.specials.push(...(side.specials ?? []))
  player.hoard.tokens.push(...(side.tokens ?? []))
  player.hoard.owls.push(...(side.owls ?? []))
}

/** Turns before this scene that laid nothing here threw their domino away. */
function layOutDominoes(state: State, player: Player, seat: Seat, side: Side, acting: boolean): void {
  const rest = DOMINOES.map(({ id }) => id)
  for (const text of wordsOf(side.laid)) {
    const laid = readDomino(text)
    take(rest, laid.domino)
    player.laid.push(laid)
  }
  const seats = state.players.length
  const taken = Math.floor((state.turn - seat + seats - 1) / seats) + (acting && seat === state.active ? 1 : 0)
  const hand = wordsOf(side.hand).map(domino)
  for (const id of hand) take(rest, id)
  while (player.laid.length + player.discarded.length < taken) player.discarded.push(rest.pop() ?? '')
  player.dominoes.push(...(hand.length > 0 ? hand : rest.splice(0, Math.min(5, rest.length))))
  player.supply.push(...rest)
}

function layOutCrystals(state: State, player: Player, side: Side): void {
  player.hoard.damaged = side.damaged ?? 0
  player.earned.damage = 0 - (player.hoard.damaged * (player.hoard.damaged + 1)) / 2
  const gone = wordsOf(side.vacated === 'all' ? '' : side.vacated).map(cell)
  for (const crystal of [...player.crystals]) {
    const place = side.crystals?.[crystal.id.split('-')[2] ?? '']
    const leaves = side.vacated === 'all' || gone.includes(crystal.place)
    if (place?.startsWith('(')) crystal.place = cell(place)
    else if (place !== undefined || leaves) {
      player.crystals.splice(player.crystals.indexOf(crystal), 1)
      const shelf = state.shelves.find(({ id }) => id === place)
      if (shelf) shelf.crystals.push(crystal.id)
      else player.hoard.crystals.push(crystal.id)
    }
  }
}

/** Tokens of owned towers and of regions with witches were taken by those who came first. */
function layOutTokens(state: State, { tokens = {}, stoneTable = [] }: Scene): void {
  const rest = [...TOKENS.keys()]
  for (const id of [...Object.values(tokens), ...stoneTable, ...state.players.flatMap(({ hoard }) => hoard.tokens)]) if (id !== '') take(rest, id)
  state.stoneTable.push(...stoneTable)
  while (state.stoneTable.length < 5 && rest.length > 0) state.stoneTable.push(rest.pop() ?? '')
  for (const [n, { type, id }] of REGIONS.entries()) {
    const region = at(state.regions, n)
    if (type === 'witchstone') continue
    const [firstWitch = region.owner] = region.witches
    if (tokens[id] !== undefined) region.token = tokens[id]
    else if (firstWitch === -1) region.token = rest.pop() ?? ''
    else if (playerAt(state, firstWitch).hoard.tokens.length === 0 || region.owner === -1)
      playerAt(state, firstWitch).hoard.tokens.push(rest.pop() ?? '')
  }
  playerAt(state, state.players.length - 1).hoard.tokens.push(...rest)
}

function layOutTiles(state: State, { slots, stack, owls = [5, 5] }: Scene): void {
  const rest = SPECIALS.map(({ id }) => id)
  const last = playerAt(state, state.players.length - 1)
  for (const { placed, hoard } of state.players) for (const id of [...placed.map(({ tile }) => tile), ...hoard.specials]) take(rest, id)
  for (const tile of slots ?? []) if (tile !== '') take(rest, tile)
  for (const slot of state.slots.keys()) state.slots[slot] = slots ? (slots[slot] ?? '') : (rest.pop() ?? '')
  state.specials.push(...rest.splice(0, stack ?? rest.length))
  last.hoard.specials.push(...rest)
  const given = state.players.flatMap(({ hoard }) => hoard.owls)
  for (const [n, { tiles }] of state.owls.entries()) {
    const all = at(OWL_STACKS, n).tiles.length
    for (const vp of tiles.splice(at(owls, n), all)) {
      const known = given.indexOf(vp)
      if (known >= 0) given.splice(known, 1)
      else last.hoard.owls.push(vp)
    }
  }
}

function layOutScrolls(state: State, { row, deck }: Scene): void {
  const rest = [...CARDS.keys()]
  for (const { scrolls, hoard } of state.players) for (const id of [...scrolls, ...hoard.boosters]) take(rest, id)
  for (const id of row ?? []) take(rest, id)
  state.row.push(...(row ?? rest.splice(0, 6)))
  state.deck.push(...rest.splice(0, deck ?? rest.length))
  playerAt(state, state.players.length - 1).scrolls.push(...rest)
}

/** A match from its setup. */
export const begin = (seats: 2 | 3 | 4, options: GameOptions = {}, seed = SEED): Play =>
  new Play(Match.begin(witchstone, setupFor(seats, { firstPlayer: 'seat-0', scrollPrivacy: 'open', ...options }, seed)))

const ASIDES = ['hide-scrolls', 'show-scrolls']

/** The match as a test plays it and looks at it. */
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
  /** The open activations from the bottom up: `wand 0, crystal 4`. */
  get stack(): string {
    return this.state.stack.map(({ kind, left }) => `${kind} ${left}`).join(', ')
  }
  /** The step that asks. */
  get step(): string {
    return this.match.position.stack.at(-1)?.frame.step ?? ''
  }
  /** What the last entry (or the setup) brought. */
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
  /** Everything on offer but damage and privacy. */
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
  /** What the button of an option says about it. */
  params(id: string): unknown {
    const { question } = this.decision
    return question.kind === 'one' ? question.choices.find((choice) => choice.id === id)?.label?.params : undefined
  }
  /** What is offered after touching a thing. */
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
  /** Why an answer is refused; undefined if it is not. */
  refusal(pick: PickValue): Refusal['code'] | undefined {
    const prepared = this.match.prepare({ kind: 'answer', seat: this.decision.seat, pick })
    return prepared.ok ? undefined : prepared.refusal.code
  }
  /** What is answered when nobody does. */
  fallback(): PickValue {
    return fallbackPick(this.match.game, this.match.position, this.decision)
  }

  /** `CR(2,1)+WA(2,0)` */
  lay(text: string): this {
    const { domino: id, a, b } = readDomino(text)
    if (this.step === 'domino') this.pick(id)
    return this.pick(`${a}>${b}`)
  }
  /** Whether the domino may be laid like that. */
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
  /** Ends whatever is open until the turn can be ended. */
  skip(): this {
    while (this.step !== 'finish') this.pick(this.offered.includes('end-activation') ? 'end-activation' : this.fallback())
    return this
  }
  /** A whole turn of whoever plays, in which nothing is done with the actions. */
  turn(): this {
    while (this.state.stack.length === 0 && this.step !== 'finish') this.pick(this.fallback())
    return this.skip().finish()
  }
}

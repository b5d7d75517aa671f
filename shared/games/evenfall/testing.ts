import type { Command, MatchSetup } from '../../kernel/command.ts'
import type { PickValue, Seat } from '../../kernel/decision.ts'
import type { GameEvent } from '../../kernel/event.ts'
import { defaultGameOptions, type GameOptions } from '../../kernel/game-options.ts'
import { Match, type OpenDecision } from '../../kernel/match.ts'
import { fallbackPick } from '../../kernel/position.ts'
import { Random } from '../../kernel/random.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { commitCommand } from '../../kernel/replay.ts'
import {
  CARDS,
  type Catalyst,
  COVEN_IDS,
  type CovenId,
  type Difficulty,
  type Figure,
  PLACES,
  type RegionId,
  ritualOf,
  type Side,
  STARTING_PLACES,
  STONES,
} from './content/index.ts'
import type { Frame } from './frames.ts'
import { evenfall } from './index.ts'
import { deal, giveCoven, newState } from './setup.ts'
import {
  AUTOMA,
  type Automa,
  type Party,
  type Phase,
  type Played,
  type Player,
  partyAt,
  playerAt,
  type RegionState,
  type Role,
  regionAt,
  type State,
  take,
} from './state.ts'
import type { TableView } from './view.ts'

const SEED = '5'.repeat(64)

/** Where figures stand in a region: in the big cell, and on action cells. */
export interface Stand {
  readonly witches?: number
  readonly elders?: number
  readonly cells?: number
}

export interface CovenScene {
  readonly vp?: number
  readonly path?: number
  /** Places from the left, each with what lies on it: `grotto`, `phantom-marsh=reality-warp/sickle,orb`, `start=wolf-guide@elder`. */
  readonly outer?: string
  readonly inner?: string
  /** Cards left of the board: `keir velda-2`, and with a star: turned. */
  readonly specialists?: string
  readonly council?: string
  /** `ember-1 tide-2`, and `red@thorn:1` in a cell. */
  readonly stones?: string
  readonly stand?: { readonly [R in RegionId]?: Stand }
}

export interface PlayerScene extends CovenScene {
  readonly coven?: CovenId
  readonly hand?: string
  readonly herb?: number
  readonly knowledge?: number
  readonly potion?: number
  readonly mana?: number
  readonly token?: boolean
  readonly passed?: boolean
  /** Figures that stay out of reach for the rest of the round: they stand in Central Highlands. */
  readonly spentWitches?: number
}

export interface Scene {
  /** 2 if not given. */
  readonly seats?: 1 | 2 | 3 | 4
  readonly side?: Side
  readonly difficulty?: Difficulty
  readonly round?: number
  readonly first?: Seat
  readonly active?: Seat
  readonly acted?: boolean
  readonly players?: readonly PlayerScene[]
  readonly automa?: CovenScene & { readonly marker?: number }
  /** Face-up places by region, `-` for an empty slot. */
  readonly regions?: { readonly [R in RegionId]?: string }
  /** Stones by region. */
  readonly spots?: { readonly [R in RegionId]?: string }
  /** What is drawn next, and next after that. */
  readonly deck?: string
  readonly discard?: string
  /** The places on top of their deck. */
  readonly places?: string
  readonly phase?: Phase
  readonly step?: Frame
}

const words = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '')

/** `keir` is the first Keir, `velda-2` the second Velda, `grotto` a place, `red` a stone. */
function cardId(name: string): string {
  const found = [name, `ritual-${name}`, `specialist-${name}`, `specialist-${name}-1`].find((id) => CARDS.includes(id))
  if (!found) throw new Error(`there is no card '${name}'`)
  return found
}
function placeId(name: string): string {
  const all = [...PLACES, ...STARTING_PLACES].map(({ id }) => id)
  const found = [name, `place-${name}`, `start-${name}`].find((id) => all.includes(id))
  if (!found) throw new Error(`there is no place '${name}'`)
  return found
}
function stoneId(name: string): string {
  const found = STONES.find(({ id }) => id === `stone-${name}`)
  if (!found) throw new Error(`there is no stone '${name}'`)
  return found.id
}

/** Ids as a test says them: without what kind of thing it is. */
const shortId = (id: string): string => id.replaceAll(/\b(region|ritual):/g, '').replaceAll(/(^|>|:)(ritual|place|specialist|stone)-/g, '$1')

function takeCard(s: State, card: string): string {
  const pile = [s.deck, s.discard, ...s.players.map(({ hand }) => hand)].find((cards) => cards.includes(card))
  if (!pile) throw new Error(`'${card}' is in use already`)
  take(pile, card)
  return card
}

/** A place that lies in a region is replaced by the bottom of the deck. */
function takePlace(s: State, place: string): string {
  const region = s.regions.find(({ slots }) => slots.includes(place))
  if (region) region.slots[region.slots.indexOf(place)] = s.places.shift() ?? ''
  else take(s.places, place)
  return place
}

function takeStone(s: State, stone: string): string {
  const region = s.regions.find(({ stones }) => stones.includes(stone))
  const [spare] = s.unused
  if (stone === 'stone-red') s.redStone = false
  else if (!region) s.unused = s.unused.filter((id) => id !== stone)
  else if (spare !== undefined) {
    region.stones[region.stones.indexOf(stone)] = spare
    s.unused = s.unused.slice(1)
  } else take(region.stones, stone)
  return stone
}

const newPlayed = (card: string, role: Role, place = ''): Played => ({ card, role, place, cells: [], slots: [], turned: false, copies: '' })

function link(s: State, party: Party, place: string, word: string): void {
  const [, name = '', slots = '', figure = ''] = /^([^/@]+)(?:\/([^@]+))?(?:@(.+))?$/.exec(word) ?? []
  const card = takeCard(s, cardId(name))
  const { effect, slots: printed } = ritualOf(card)
  const laid = slots.split(',').filter((slot): slot is Catalyst => slot === 'sickle' || slot === 'orb')
  const standing = figure.split(',').filter((one): one is Figure => one === 'witch' || one === 'elder')
  for (const one of standing) party[one === 'witch' ? 'witches' : 'elders']--
  const isAutoma = party === s.automa
  party.played.push({
    ...newPlayed(card, 'ritual', place),
    cells: Array.from({ length: !isAutoma && effect.type === 'cell' ? effect.cells : 0 }, (_, n) => standing[n] ?? ''),
    slots: Array.from({ length: isAutoma ? 0 : printed }, (_, n) => laid[n] ?? ''),
  })
}

function layCoven(s: State, party: number, scene: CovenScene): void {
  const own = partyAt(s, party)
  for (const circle of ['outer', 'inner'] as const)
    for (const word of words(scene[circle])) {
      const [name = '', ritual] = word.split('=')
      const start = [...own.outer, ...own.inner].find((place) => place.startsWith('start-'))
      const place = name === 'start' && start ? start : placeId(name)
      if (place !== start && !own.outer.includes(place)) own[circle].push(takePlace(s, place))
      if (ritual) link(s, own, place, ritual)
    }
  for (const role of ['specialist', 'council'] as const)
    for (const word of words(scene[role === 'specialist' ? 'specialists' : 'council']))
      own.played.push({ ...newPlayed(takeCard(s, cardId(word.replace('*', ''))), role), turned: word.endsWith('*') })
  for (const word of words(scene.stones)) {
    const [name = '', at = ''] = word.split('@')
    own.stones.push({ id: takeStone(s, stoneId(name)), at })
  }
  own.vp = scene.vp ?? 0
  own.path = scene.path ?? 0
  for (const [region, stand] of Object.entries(scene.stand ?? {})) standIn(regionAt(s, region as RegionId), own, party, stand)
}

function standIn(region: RegionState, own: Party, party: number, { witches = 0, elders = 0, cells = 0 }: Stand): void {
  const crowd = region.crowd[party]
  if (!crowd) throw new Error(`party ${party} is not there`)
  crowd.witches += witches
  crowd.elders += elders
  for (let n = 0; n < cells; n++) region.cells[region.cells.indexOf(-1)] = party
  own.witches -= witches + cells
  own.elders -= elders
}

function layPlayer(s: State, seat: Seat, scene: PlayerScene): void {
  const player = playerAt(s, seat)
  const { herb = 0, knowledge = 0, potion = 0, mana = 0, token = true, passed = false, spentWitches = 0 } = scene
  Object.assign(player, { herb, knowledge, potion, mana, token, passed })
  layCoven(s, seat, scene)
  for (const name of words(scene.hand)) player.hand.push(takeCard(s, cardId(name)))
  if (spentWitches > 0) standIn(regionAt(s, 'central-highlands'), player, seat, { witches: spentWitches })
}

function layOut(s: State, scene: Scene): void {
  const { players = [], regions = {}, spots = {}, automa } = scene
  s.players.forEach((_, seat) => {
    layPlayer(s, seat, players[seat] ?? {})
  })
  if (s.automa && automa) {
    layCoven(s, AUTOMA, automa)
    s.automa.marker = automa.marker ?? 0
  }
  for (const region of s.regions) {
    const names = regions[region.id]
    if (names !== undefined) layRegion(s, region, names)
    const stones = spots[region.id]
    if (stones !== undefined) {
      for (const name of words(stones)) takeStone(s, stoneId(name))
      s.unused = [...s.unused, ...region.stones]
      region.stones.splice(0, region.stones.length, ...words(stones).map(stoneId))
    }
  }
  for (const name of words(scene.deck).toReversed()) s.deck.push(takeCard(s, cardId(name)))
  for (const name of words(scene.discard)) s.discard.push(takeCard(s, cardId(name)))
  for (const name of words(scene.places).toReversed()) s.places.push(takePlace(s, placeId(name)))
}

function layRegion(s: State, region: RegionState, names: string): void {
  s.places.unshift(...region.slots.filter((place) => place !== ''))
  region.slots.fill('')
  words(names).forEach((name, n) => {
    region.slots[n] = name === '-' ? '' : takePlace(s, placeId(name))
  })
}

const setupFor = (seats: number, options: GameOptions, seed = SEED): MatchSetup => ({
  game: evenfall.id,
  version: evenfall.version,
  seats,
  seed,
  options: { ...defaultGameOptions(evenfall.options), ...options },
})

/** Where a match begins in the middle. */
export interface Stage {
  readonly state: State
  readonly first: Frame
}

const seatsIn = ({ seats = 2 }: Scene): number => seats
const optionsIn = ({ side = 'solar', difficulty = 'witch' }: Scene): GameOptions => ({ side, difficulty })

/** Everything is laid out on the state that every setup makes. Seats have Star, Cross, Circle, Thorn. */
export function stage(scene: Scene = {}): Stage {
  const { first = 0, active = first, phase = 'actions', acted = false, step = { step: acted ? 'closing' : 'turn' } } = scene
  const state = newState(setupFor(seatsIn(scene), optionsIn(scene)), first)
  state.players.forEach((_, seat) => {
    giveCoven(state, seat, scene.players?.[seat]?.coven ?? COVEN_IDS[seat] ?? 'star')
  })
  deal(state, new Random({ seed: SEED, drawn: 0 }))
  Object.assign(state, { round: scene.round ?? 1, active, acted, phase })
  layOut(state, scene)
  const broken = evenfall.violations(state)
  if (broken.length > 0) throw new Error(`no such position: ${broken.join('; ')}`)
  return { state: structuredClone(state), first: step }
}

/** A match that begins in the middle. */
export const arrange = (scene: Scene = {}, rules: typeof evenfall = evenfall): Play =>
  new Play(Match.begin({ ...rules, setup: () => stage(scene) }, setupFor(seatsIn(scene), optionsIn(scene))))

export const battleScene = (scene: Scene): Scene => ({ ...scene, phase: 'battle', step: { step: 'battles', at: 0 } })
export const stonesScene = (scene: Scene): Scene => ({ ...scene, round: 3, phase: 'stones', step: { step: 'stones' } })

/** The battles of a round, all actions done. */
export const battle = (scene: Scene, rules: typeof evenfall = evenfall): Play => arrange(battleScene(scene), rules)
/** The end-of-round effects of a round. */
export const roundEnd = (scene: Scene): Play => arrange({ ...scene, phase: 'battle', step: { step: 'battles', at: 9 } })
/** The end of the game, when stones are laid. */
export const lastStones = (scene: Scene): Play => arrange(stonesScene(scene))

/** A match from its very beginning. */
export const begin = (seats: 1 | 2 | 3 | 4, options: GameOptions = {}, seed = SEED): Play =>
  new Play(Match.begin(evenfall, setupFor(seats, options, seed)))

const COUNTED = ['herb', 'knowledge', 'potion', 'mana', 'vp', 'path', 'witches', 'elders'] as const
type Count = (typeof COUNTED)[number] | 'hand'
export type Change = Partial<Record<Count, number>>

/** The match as a test plays it and looks at it. */
export class Play {
  readonly match: Match
  readonly entries: Command[] = []
  /** What happened since the match was laid out, or since `mark`. */
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
  /** What is asked: `turn`, `transfer`…; `over` if nothing. */
  get asked(): string {
    return this.match.decisions[0]?.prompt.key.replace('prompt.', '') ?? 'over'
  }
  get seat(): Seat {
    return this.decision.seat
  }
  get seats(): readonly Seat[] {
    return this.match.decisions.map(({ seat }) => seat)
  }
  /** Who asks: the card, place or region. */
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
  /** The options that begin with this thing. */
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
  /** A card in play. */
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

  /** What a seat has more or less than when the match was laid out, without what stayed the same. */
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
  /** From here on `since` and `history` count anew. */
  mark(): this {
    this.#before = structuredClone(this.state)
    this.history = []
    return this
  }
  /** The facts of everything of this type that happened. */
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
  /** The pick that was meant, by its short name. */
  #meant(seat: Seat, pick: PickValue): PickValue {
    const question = this.match.decisionOf(seat)?.question
    if (!question || question.kind === 'amount') return pick
    const full = (name: string): string => question.choices.find(({ id }) => id === name || shortId(id) === name)?.id ?? name
    return typeof pick === 'object' ? pick.map(full) : full(String(pick))
  }
  /** Each answered by whoever is asked first. */
  pick(...picks: readonly PickValue[]): this {
    for (const pick of picks) this.by(this.seat, pick)
    return this
  }
  /** Answers by this seat, which must be asked. */
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
  /** Nobody answers until this holds. */
  idleUntil(holds: (play: Play) => boolean): this {
    while (!this.match.outcome && !holds(this)) this.by(this.seat, this.fallback())
    return this
  }
  /** Nobody answers any more until the match is over. */
  idle(): this {
    return this.idleUntil(() => false)
  }
}

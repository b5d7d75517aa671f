import type { Command, MatchSetup } from '../../kernel/command.ts'
import type { Seat } from '../../kernel/decision.ts'
import { type EmittedEvent, eventForSeat, type GameEvent } from '../../kernel/event.ts'
import type { Outcome } from '../../kernel/game.ts'
import { Match, type OpenDecision } from '../../kernel/match.ts'
import { newRefusal, type RefusalCode, type Result } from '../../kernel/refusal.ts'
import { byInitiative, characterOf, recipeOf } from './cards.ts'
import { type Amounts, ARCANA_IDS, type CharacterId, INGREDIENT_IDS, INGREDIENTS, type Ingredient, RECIPES } from './content/index.ts'
import { type Cubes, noCubes } from './cubes.ts'
import { whirlingWitchcraft } from './index.ts'
import { newPlayer, newSecret } from './setup.ts'
import { type Deed, type Played, type Player, playerAt, type Secret, type State, secretAt, type Timing } from './state.ts'
import type { Frame } from './steps/frames.ts'
import { openTransform } from './steps/transform.ts'

const SEED = '7'.repeat(64)
export const seedOf = (n: number): string => n.toString(16).padStart(64, '0')

/** `W` is the mandrake. */
function ingredient(code: string): Ingredient {
  const id = INGREDIENT_IDS.find((known) => INGREDIENTS[known].code === code)
  if (!id) throw new Error(`no ingredient '${code}'`)
  return id
}

const words = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean)

/** `1B 2W` */
function cubes(text: string): Cubes {
  const out = noCubes()
  for (const word of words(text)) out[ingredient(word.slice(-1))] += Number(word.slice(0, -1))
  return out
}

export const textOf = (amounts: Amounts): string =>
  INGREDIENT_IDS.flatMap((id) => (amounts[id] > 0 ? [`${amounts[id]}${INGREDIENTS[id].code}`] : [])).join(' ')

const countNames = (names: readonly string[]): string => {
  const out = noCubes()
  for (const id of INGREDIENT_IDS) out[id] = names.filter((name) => name === id).length
  return textOf(out)
}

/** `charm-of-fear` or `charm-of-fear rotated`. */
function readPlayed(text: string): Played {
  const [card = '', rotated] = words(text)
  return { card: recipeOf(card).id, rotated: rotated === 'rotated' }
}

/** Who is not given a character has one without any power left. */
export interface Witch {
  readonly character?: CharacterId
  readonly bench?: string
  readonly circle?: string
  readonly cauldron?: string
  readonly hand?: string
  /** In play; the tokens stand where their symbols have brought them. */
  readonly recipes?: readonly string[]
  readonly free?: string
  readonly discarded?: true
  readonly turned?: true
  readonly prelaid?: number
}

export interface Scene {
  readonly timing?: Timing
  /** The step at which the match begins: a round, the transformation, or what follows by itself. */
  readonly step?: 'round' | 'transform' | 'cauldrons' | 'check' | 'recipes'
  /** Top first; all other recipes lie under them. */
  readonly deck?: string
  /** Nothing lies under them: the rest has been played by nobody and counts as in play of the last seat. */
  readonly shortDeck?: true
  readonly discards?: string
  readonly round?: number
  readonly lastRounds?: number
  readonly seed?: number
}

function newWitch(witch: Witch): Player {
  const recipes = (witch.recipes ?? []).map(readPlayed)
  const character = witch.character ?? 'initiate'
  const player: Player = {
    ...newPlayer(),
    character,
    discarded: witch.discarded ?? witch.character === undefined,
    turned: witch.turned ?? false,
    prelaid: witch.prelaid ?? 0,
    bench: cubes(witch.bench ?? ''),
    circle: cubes(witch.circle ?? ''),
    cauldron: cubes(witch.cauldron ?? ''),
    recipes,
    free: words(witch.free ?? '').map(ingredient),
  }
  for (const id of ARCANA_IDS)
    player.tokens[id] = recipes.reduce((sum, { card }) => sum + recipeOf(card).arcana[id], characterOf(character).arcana[id])
  return player
}

/** Where a match begins that does not begin at the beginning. */
interface Stage {
  readonly state: State
  readonly first: Frame
}

/** A match that begins in the middle. */
export function arrange(witches: readonly Witch[], scene: Scene = {}): Coven {
  const { state, first } = stage(witches, scene)
  return Coven.begin(state, first, scene.seed === undefined ? SEED : seedOf(scene.seed))
}

function stage(witches: readonly Witch[], scene: Scene = {}): Stage {
  const { timing = 'sealed', step = 'round' } = scene
  const players = witches.map(newWitch)
  const secrets: Secret[] = witches.map(({ hand = '' }) => ({
    ...newSecret([]),
    hand: words(hand)
      .map((id) => recipeOf(id).id)
      .sort(byInitiative),
  }))
  const deck = words(scene.deck ?? '').map((id) => recipeOf(id).id)
  const discards = words(scene.discards ?? '').map((id) => recipeOf(id).id)
  const placed = new Set([
    ...players.flatMap(({ recipes }) => recipes.map(({ card }) => card)),
    ...secrets.flatMap(({ hand }) => hand),
    ...deck,
    ...discards,
  ])
  const rest = RECIPES.map(({ id }) => id).filter((id) => !placed.has(id))
  if (scene.shortDeck) putInPlay(players, rest)
  const state: State = {
    timing,
    phase: step === 'round' || step === 'recipes' ? 'choose' : 'transform',
    ordered: false,
    round: scene.round ?? Math.max(...players.map(({ recipes }) => recipes.length)),
    lastRounds: scene.lastRounds ?? 0,
    players,
    secrets,
    deck: [...deck, ...(scene.shortDeck ? [] : rest)].reverse(),
    discards,
    ending: '',
  }
  if (step === 'transform') openTransform(state)
  return { state, first: { step } }
}

/** Cards that are out of the way lie under the recipes of the last seat. */
function putInPlay(players: readonly Player[], cards: readonly string[]): void {
  const last = players.at(-1)
  if (!last) return
  last.recipes.unshift(...cards.map((card) => ({ card, rotated: false })))
  for (const id of ARCANA_IDS) for (const card of cards) last.tokens[id] += recipeOf(card).arcana[id]
}

/** One step of a brew plan: `use('storm-magic', 'B bench', 'B R U')`, `scribe('B', 'bench brew')`. */
export interface PlanStep {
  readonly pick: string
  readonly in: readonly string[]
  readonly out: readonly Ingredient[]
}
export interface BrewPlan {
  readonly gain?: string
  readonly steps?: readonly PlanStep[]
  readonly toCircle?: string
}

export function use(card: string, input: string, output: string): PlanStep {
  const list = words(input)
  const pairs = Array.from({ length: list.length / 2 }, (_, n) => `${ingredient(list[2 * n] ?? '')}>${list[2 * n + 1]}`)
  return { pick: card, in: pairs, out: words(output).map(ingredient) }
}
export const scribe = (code: string, sources: string): PlanStep => ({
  pick: `scribe-of-magic>${ingredient(code)}`,
  in: words(sources).map((source) => `mandrake>${source}`),
  out: [ingredient(code)],
})

export type Ack = 'ok' | RefusalCode

/** A match at which the tests sit. */
export class Coven {
  readonly match: Match
  /** Everything that happened, with what single seats were told. */
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

  /** A whole match from the beginning. */
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
  /** Who must decide, in order of seats. */
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

  /** Gives the answer, or says why it is refused. A refusal changes nothing. */
  answer(seat: Seat, pick: string): Ack {
    return this.#commit({ kind: 'answer', seat, pick })
  }
  undo(seat: Seat): Ack {
    return this.#commit({ kind: 'undo', seat })
  }
  /** One answer after the other; the first refusal stops. */
  answers(seat: Seat, ...picks: readonly string[]): Ack {
    for (const pick of picks) {
      const ack = this.answer(seat, pick)
      if (ack !== 'ok') return ack
    }
    return 'ok'
  }

  /** A brew plan, as the sequence of answers it stands for. */
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

  /** Fills slot by slot; what was filled by itself must be what the plan says, otherwise the plan was not on offer. */
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

  /** All that leaves the server for a seat, or with `undefined` for a spectator, since the match began. How often somebody answered is not part of it. */
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

  /** What the log says, of one seat or of all. */
  heard(type: string, seat?: Seat): readonly GameEvent[] {
    return this.events.filter((event) => event.type === type && (seat === undefined || event.seat === seat))
  }
  /** What the seat sent to the right last, as cubes; empty if nothing. */
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

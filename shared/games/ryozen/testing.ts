import type { Command, MatchSetup } from '../../kernel/command.ts'
import type { PickValue, Seat } from '../../kernel/decision.ts'
import type { GameEvent } from '../../kernel/event.ts'
import { defaultGameOptions, type GameOptions } from '../../kernel/game-options.ts'
import { Match, type OpenDecision } from '../../kernel/match.ts'
import { fallbackPick } from '../../kernel/position.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { commitCommand } from '../../kernel/replay.ts'
import { slotOf, slotWith, spotIndex } from './board.ts'
import { ALTAR_TILE, CLANS, GOODS, type Good, type SectorId, START_VILLAGE } from './content/index.ts'
import { ryozen } from './index.ts'
import { setup as setUp } from './setup.ts'
import { at, type Player, playerAt, removeFrom, type State } from './state.ts'
import type { Frame } from './steps/frames.ts'
import { ownerOf } from './tiles.ts'
import type { TableView } from './view.ts'

const SEED = '7'.repeat(64)

interface Belongings extends Partial<Record<Good, number>> {
  /** Tiles that replace Apprentices in hand: `archer juggler`. */
  readonly hand?: string
  readonly kept?: readonly string[]
  readonly explorer?: number
  readonly lock?: SectorId | ''
  readonly pushed?: string
}

export interface Scene {
  /** 3 if not given. */
  readonly seats?: 2 | 3 | 4
  readonly palace?: true
  readonly rotation?: number
  readonly round?: number
  readonly first?: Seat
  /** Whose turn it is; the first player's if not given. */
  readonly turn?: Seat
  readonly heralds?: readonly Seat[]
  readonly players?: readonly Belongings[]
  /** `p1-warrior@gate-1 p0-archer@springs-2* p2-apprentice-1@palace p0-bard@wall-2`; the star means hidden. */
  readonly board?: string
  /** Tiles in the Clan House row, from the left. */
  readonly row?: string
  /** The top of a clan stack. */
  readonly top?: string
  /** The seat whose stack is used up. */
  readonly noStack?: Seat
  /** By area, '' for none; all empty if not given. */
  readonly events?: readonly string[]
  /** Top last. */
  readonly eventDiscard?: readonly string[]
  readonly display?: readonly string[]
  /** After the starting village. */
  readonly built?: readonly string[]
  /** The turn that begins if not given. */
  readonly step?: Frame
}

/** Takes a tile from wherever it is. Who loses one from the stack or the row for good loses an Apprentice instead. */
function takeOut(s: State, tile: string): void {
  const player = playerAt(s, ownerOf(tile))
  if (player.hand.includes(tile)) removeFrom(player.hand, tile)
  else if (player.gone.includes(tile)) {
    removeFrom(player.gone, tile)
    dismiss(player)
  } else {
    if (s.row.includes(tile)) removeFrom(s.row, tile)
    else removeFrom(player.stack, tile)
    dismiss(player)
  }
}

function dismiss(player: Player): void {
  const apprentice = player.hand.findLast((tile) => tile.includes('-apprentice-'))
  if (apprentice === undefined) throw new Error('no Apprentice is left to make room')
  removeFrom(player.hand, apprentice)
  player.gone.push(apprentice)
}

function putOnBoard(s: State, word: string): void {
  const [tile = '', spot = ''] = word.split('@')
  takeOut(s, tile)
  if (spot === 'palace') s.palace.push(tile)
  else if (spotIndex(spot) !== -1) s.palace[spotIndex(spot)] = tile
  else {
    const slot = at(s.slots, slotOf(s, spot.replace('*', '')))
    slot.tile = tile
    slot.hidden = spot.endsWith('*')
  }
}

function equip(s: State, seat: Seat, { hand = '', pushed = '', kept = [], explorer = 0, lock = '', ...goods }: Belongings): void {
  const player = playerAt(s, seat)
  for (const good of GOODS) player[good] = goods[good] ?? player[good]
  for (const kind of words(hand)) {
    takeOut(s, `p${seat}-${kind}`)
    player.hand.push(`p${seat}-${kind}`)
  }
  for (const kind of words(pushed)) {
    takeOut(s, `p${seat}-${kind}`)
    player.pushed.push(`p${seat}-${kind}`)
  }
  for (const card of kept) removeFrom(s.revelationDeck, card)
  player.kept.push(...kept)
  player.explorer = explorer
  player.lock = lock
}

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')

function setRow(s: State, row: string): void {
  for (const tile of s.row) playerAt(s, ownerOf(tile)).stack.unshift(tile)
  s.row = [...words(row)]
  for (const tile of s.row) removeFrom(playerAt(s, ownerOf(tile)).stack, tile)
}

function layOut(s: State, scene: Scene): void {
  const { rotation = 0, round = 1, first = 0, players = [], events = [], eventDiscard = [], built } = scene
  s.rotation = rotation
  s.round = round
  s.first = first
  s.active = scene.turn ?? first
  s.heralds = [...(scene.heralds ?? s.heralds)]
  if (built) {
    s.villageStack.push(...s.built.splice(1))
    for (const village of built) if (village !== ALTAR_TILE.id) removeFrom(s.villageStack, village)
    s.built = [START_VILLAGE.id, ...built]
  }
  s.revelationDeck.unshift(...s.display)
  for (const [seat, belongings] of players.entries()) equip(s, seat, belongings)
  s.display = [...(scene.display ?? s.revelationDeck.slice(-3))]
  for (const card of s.display) removeFrom(s.revelationDeck, card)
  for (const word of words(scene.board ?? '')) putOnBoard(s, word)
  if (scene.row !== undefined) setRow(s, scene.row)
  for (const tile of words(scene.top ?? '')) {
    const { stack } = playerAt(s, ownerOf(tile))
    removeFrom(stack, tile)
    stack.push(tile)
  }
  if (scene.noStack !== undefined) {
    const { stack, gone } = playerAt(s, scene.noStack)
    gone.push(...stack.splice(0))
  }
  s.events = [...events, '', '', '', ''].slice(0, 4)
  s.eventDiscard = [...eventDiscard]
  for (const event of [...events, ...eventDiscard]) if (event !== '') removeFrom(s.eventDeck, event)
}

const setupFor = (seats: number, options: GameOptions): MatchSetup => ({
  game: ryozen.id,
  version: ryozen.version,
  seats,
  seed: SEED,
  options: { ...defaultGameOptions(ryozen.options), firstPlayer: 'seat-1', ...options },
})

/** In the middle of a match made for a test, companions may still be in hand that would long be placed. */
const violationsIn = (s: State): readonly string[] =>
  ryozen.violations(s).filter((one) => !one.startsWith('hands of') && !one.startsWith('a companion stayed'))

/** A match that begins in the middle: everything is laid out on the state that every setup makes. */
export function arrange(scene: Scene = {}): Play {
  const { seats = 3, palace, step = { step: 'turn' } } = scene
  const setup = setupFor(seats, { clanChoice: 'random', mode: palace ? 'palace' : 'base' })
  const rules = {
    ...ryozen,
    setup: (...given: Parameters<typeof setUp>) => {
      const { state } = setUp(...given)
      state.players.forEach((player, seat) => {
        player.clan = at(CLANS, seat).id
      })
      layOut(state, scene)
      if (step.step === 'event' || step.step === 'rewards' || step.step === 'dawn') state.phase = 'night'
      const broken = violationsIn(state)
      if (broken.length > 0) throw new Error(`no such position: ${broken.join('; ')}`)
      return { state, first: step }
    },
  }
  return new Play(Match.begin(rules, setup))
}

/** A night with these events and rewards after them. */
export const night = (scene: Scene): Play => arrange({ ...scene, step: { step: 'event', area: 0 } })

/** A match from its very beginning. */
export const begin = (seats: 2 | 3 | 4, options: GameOptions = {}, seed = SEED): Play =>
  new Play(Match.begin(ryozen, { ...setupFor(seats, options), seed }))

export type Purse = Readonly<Record<Good, number>>

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
    return ryozen.table(this.state)
  }
  /** What the last entry brought. */
  get events(): readonly GameEvent[] {
    return this.match.events.map(({ event }) => event)
  }
  get eventTypes(): readonly string[] {
    return this.events.map(({ type }) => type)
  }
  get decision(): OpenDecision {
    return at(this.match.decisions, 0)
  }
  /** What is asked: `place`, `strike`… */
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
  /** What may follow after what is touched first. */
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
  /** What has become more or less since then, without what stayed the same. */
  change(seat: Seat, before: Purse): Partial<Record<Good, number>> {
    const now = this.purse(seat)
    return Object.fromEntries(GOODS.filter((good) => now[good] !== before[good]).map((good) => [good, now[good] - before[good]]))
  }
  /** Who stands in a slot or on a spot; with a star: hidden. */
  on(place: string): string {
    if (spotIndex(place) !== -1) return this.state.palace[spotIndex(place)] ?? ''
    const { tile, hidden } = at(this.state.slots, slotOf(this.state, place))
    return hidden ? `${tile}*` : tile
  }
  /** Everybody on the board: `p0-archer@gate-1*`. */
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
  /** Each answered by whoever is asked. */
  pick(...picks: readonly PickValue[]): this {
    for (const pick of picks) this.enter({ kind: 'answer', seat: this.seat, pick })
    return this
  }
  /** Answers by this seat, which must be asked. */
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
  /** Nobody answers until it is the turn of this seat to place, or to play a revelation. */
  until(seat: Seat): this {
    const isThere = (): boolean => this.seat === seat && (this.asked === 'place' || this.asked === 'start')
    do this.pick(this.fallback())
    while (!isThere())
    return this
  }
  /** Nobody answers any more until the match is over. */
  idle(): this {
    while (!this.match.outcome) this.pick(this.fallback())
    return this
  }
}

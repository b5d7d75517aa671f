import type { Seat } from '../../kernel/decision.ts'
import type { Outcome } from '../../kernel/game.ts'
import { DIFFICULTIES, type Difficulty, MANA_MAX, RESOURCES, ROUNDS } from './content/index.ts'
import { effectOf } from './effects/lookup.ts'
import { councilScores } from './effects/score.ts'
import type { Frame } from './frames.ts'
import { countResources } from './goods.ts'
import { type Expected, expectedOf } from './pending.ts'
import { automaLines, outcomeOf, standing, totalOf } from './score.ts'
import { faceAt, type Party, type Played, type Player, partyAt, partyCount, ritualOn, type State, sicklesOn } from './state.ts'
import { doubledBy, fits } from './stones.ts'
import { modifierWorth, WORTH, waitingWorth, worthOf } from './worth.ts'

/** The worth of a card that is played for three resources, of a card without resources, and of a resource without a card. */
const PLAY = { worth: 3.4, resources: 3, spareCard: 0.45, spareResource: 0.25 } as const
/** The cards, resources and mana that every round brings. */
const INCOME = { cards: 6, resources: 5, mana: 2 } as const
/** The share of its worth at which a play counts while it is still to be made. */
const HELD = { early: 0.85, late: 0.7 } as const
/** The worth of a place without a ritual. It counts for at most `places` places, and only while there are cards to play. */
const ROOM = { worth: 0.9, places: 3 } as const
/** About how many places are transferred in a round. */
const TRANSFERS = 1.6
/** The share of its worth at which a cell or a free action counts in each later round. */
const LATER = 0.75
/** The mana that can be used in the battles of a round. */
const MANA_IN_USE = 10
const SPARE_MANA = 0.15
const STONE_TO_COME = 0.8
/** The worth of a witch that has not acted, in a solo match. It is lower there, because each turn of the player gives the Automa a turn too. */
const WITCH_ALONE = 0.3
/** The points that a turn brings the Automa. */
const AUTOMA_TURN = 3.5
/**
 * The weight of the Automa's points against the player's. In a solo match the points are graded, and winning comes second (EV-R62), so both totals
 * count. Her points count a little more at higher levels of difficulty. With a weight above one, a master passes early and comes to fewer
 * points than an adept (docs/bots.md).
 */
const HER_POINTS = { weight: 0.775, more: 0.025 } as const
/** A difference of this many points is large in a solo match. */
const SPREAD_ALONE = 30
/** A lead of this many points is safe. */
const SAFE_LEAD = 18

/** How much of the match a player has left. */
interface Time {
  /** Whole rounds after this one. */
  readonly left: number
  /** Whether the player may still act in this round. */
  readonly canAct: boolean
  /** Whether battles of this round are still to come. */
  readonly fights: boolean
}

function timeOf(s: State, { passed }: Player): Time {
  const acts = s.phase === 'actions' || s.phase === 'scouting'
  return { left: ROUNDS - s.round, canAct: acts && !passed, fights: acts || s.phase === 'battle' }
}

/** Returns what a harvest of the whole outer circle gives. */
function harvestOf(s: State, party: Party): { readonly resources: number; readonly mana: number; readonly cards: number; readonly vp: number } {
  const yielded = { resources: 0, mana: 0, cards: 0, vp: 0 }
  for (const place of party.outer) {
    const { harvest } = faceAt(s, place)
    const times = 1 + sicklesOn(party, place)
    yielded.resources += times * (RESOURCES.reduce((sum, resource) => sum + (harvest[resource] ?? 0), 0) + (harvest.any ?? 0))
    yielded.mana += times * (harvest.mana ?? 0)
    yielded.cards += times * (harvest.cards ?? 0)
    yielded.vp += times * (harvest.vp ?? 0)
  }
  return yielded
}

/** Returns a smooth minimum: more of either number always helps a little. */
const softMin = (a: number, b: number): number => (a <= 0 || b <= 0 ? 0 : (a * b) / (a ** 3 + b ** 3) ** (1 / 3))

/** Returns the worth of what a player has in hand and of what later rounds will bring. */
function meansWorth(s: State, player: Player, { left, canAct, fights }: Time, soon: Expected): number {
  const harvest = harvestOf(s, player)
  const harvests = left + (canAct && player.token ? 1 : 0)
  const use = left > 0 || canAct ? 1 : 0
  const resources =
    use * Math.max(0, countResources(player) + soon.resources) +
    left * INCOME.resources +
    harvests * harvest.resources +
    (canAct && player.token ? 2 : 0)
  const cards = use * Math.max(0, player.hand.length + soon.cards) + left * INCOME.cards + harvests * harvest.cards
  const plays = softMin(cards, resources / PLAY.resources)
  const held = left > 0 ? HELD.early : HELD.late
  const goods =
    held * PLAY.worth * plays + PLAY.spareCard * Math.max(0, cards - plays) + PLAY.spareResource * Math.max(0, resources - PLAY.resources * plays)
  const mana = Math.min(MANA_MAX, Math.max(0, player.mana + soon.mana)) + left * INCOME.mana + harvests * harvest.mana
  const useful = MANA_IN_USE * (left + (fights ? 1 : 0))
  const free = player.outer.concat(player.inner).filter((place) => !ritualOn(player, place)).length
  const room = ROOM.worth * Math.min(free, ROOM.places) * Math.min(1, plays / 3)
  return goods + room + harvests * harvest.vp + WORTH.mana * Math.min(mana, useful) + SPARE_MANA * Math.max(0, mana - useful)
}

/** Returns the worth of the outer circle. Its places count only after a transfer, and the best ones are transferred first. */
function outerWorth(s: State, party: Party, { left, canAct }: Pick<Time, 'left' | 'canAct'>): number {
  const transfers = TRANSFERS * left + (canAct ? 0.4 + 0.35 * Math.min(2, party.witches) : 0.15)
  return party.outer
    .map((place) => faceAt(s, place).vp + doubledBy(party, place))
    .toSorted((a, b) => b - a)
    .reduce((sum, vp, n) => sum + vp * Math.min(left > 0 ? 0.8 : 0.65, Math.max(0, 1 - 0.5 * Math.exp(n - transfers))), 0)
}

type ActionCell = Extract<ReturnType<typeof effectOf>, { readonly type: 'cell' }>

/** Returns the worth of a ritual's action cells. In the inner circle elders can act, and they have nothing better to do. */
function cellsWorth(player: Player, one: Played, effect: ActionCell, { left, canAct }: Pick<Time, 'left' | 'canAct'>): number {
  const each = worthOf(effect.do)
  const isInner = player.inner.includes(one.place)
  const worth = isInner ? each : Math.max(0, each - WORTH.witch)
  const figures = isInner ? player.elders + player.witches : player.witches
  const now = canAct && figures > 0 ? one.cells.filter((cell) => cell === '').length * 0.8 : 0
  return worth * now + left * LATER * effect.cells * Math.max(worth, 0.4 * each)
}

/** Returns what the effect of a card in the coven brings from now on. */
function cardWorth(player: Player, one: Played, { left, canAct }: Time): number {
  const effect = effectOf(one)
  if ('modifier' in effect) return modifierWorth(effect.modifier) * (left + (canAct ? 0.5 : 0))
  switch (effect.type) {
    case 'instant':
    case 'endOfGame':
      return 0
    case 'free':
      return worthOf(effect.do) * (LATER * left + (canAct && !one.turned ? 0.85 : 0))
    case 'endOfRound':
      return worthOf(effect.do) * (left + 0.9)
    case 'cell':
      return cellsWorth(player, one, effect, { left, canAct })
    case 'permanent':
    case 'battle':
      return waitingWorth(effect) * (left + (canAct ? 0.5 : 0.2))
  }
}

/** Returns the worth of stones. At the end each doubles a ritual, so it counts by the best ritual that it fits. */
function stonesWorth(s: State, party: Party, left: number): number {
  return party.stones.reduce((sum, { id, at }) => {
    if (party.inner.includes(at)) return sum
    const inner = party.inner.reduce((most, place) => (fits(s, id, place) ? Math.max(most, doubledBy(party, place)) : most), 0)
    const outer = party.outer.reduce((most, place) => (fits(s, id, place) ? Math.max(most, doubledBy(party, place)) : most), 0)
    return sum + Math.max(0.8 * inner, (left > 0 ? 0.5 : 0.25) * outer) + STONE_TO_COME * left
  }, 0)
}

/** Returns the points of a party now, plus those that it can expect. */
function prospectOf(s: State, party: number, pending: readonly Frame[]): number {
  const own = partyAt(s, party)
  const player = s.players[party]
  const left = ROUNDS - s.round
  const stones = stonesWorth(s, own, left)
  if (!player) return standing(s, party) + stones + outerWorth(s, own, { left, canAct: false })
  const time = timeOf(s, player)
  const council = councilScores(s, party).reduce((sum, { points }) => sum + points, 0)
  const cards = player.played.reduce((sum, one) => sum + cardWorth(player, one, time), 0)
  const witch = s.automa ? WITCH_ALONE : WORTH.witch
  const figures = time.canAct ? witch * player.witches : 0
  const soon = expectedOf(s, party, pending)
  return standing(s, party) + soon.points + council + stones + outerWorth(s, own, time) + cards + figures + meansWorth(s, player, time, soon)
}

/** Caches the prospects by the list of pending work. Each position makes that list once, so its seats share the result. */
const known = new WeakMap<readonly Frame[], { readonly s: State; readonly prospects: readonly number[] }>()

function prospectsOf(s: State, pending: readonly Frame[]): readonly number[] {
  const before = known.get(pending)
  if (before?.s === s) return before.prospects
  const prospects = Array.from({ length: partyCount(s) }, (_, party) => prospectOf(s, party, pending))
  known.set(pending, { s, prospects })
  return prospects
}

/** The points of the player and of the Automa. */
interface Points {
  readonly mine: number
  readonly hers: number
}

const finalPoints = (s: State, { scores = [] }: Outcome): Points => ({ mine: scores[0]?.total ?? 0, hers: totalOf(automaLines(s)) })

/** Returns the points that can be expected. The player decides how many turns the Automa has, so only the turn that is certain counts. */
function expectedPoints(s: State, pending: readonly Frame[]): Points {
  const [mine = 0, hers = 0] = prospectsOf(s, pending)
  return { mine, hers: hers + (s.acted ? AUTOMA_TURN : 0) }
}

function gradedWorth(difficulty: Difficulty, { mine, hers }: Points): number {
  const level = DIFFICULTIES.find(({ id }) => id === difficulty)
  const weight = HER_POINTS.weight + HER_POINTS.more * (level?.x ?? 0)
  return 1 / (1 + Math.exp((weight * hers - mine) / SPREAD_ALONE))
}

/** Returns how well the seat stands, from 0 to 1: its prospects compared with those of the best rival. */
export function evaluate(s: State, seat: Seat, pending: readonly Frame[] = []): number {
  const result = outcomeOf(s)
  if (s.automa) return gradedWorth(s.difficulty, result ? finalPoints(s, result) : expectedPoints(s, pending))
  if (result) {
    const winners = result.ranks.filter((rank) => rank === 1).length
    return result.ranks[seat] === 1 ? 1 / winners : 0
  }
  if (s.phase === 'covens') return 1 / partyCount(s)
  const prospects = prospectsOf(s, pending)
  const best = Math.max(...prospects.filter((_, party) => party !== seat))
  return 1 / (1 + Math.exp((best - (prospects[seat] ?? 0)) / SAFE_LEAD))
}

import type { Seat } from '../../kernel/ask.ts'
import { type Bag, ROUNDS, ritualOf, specialistOf } from './content/index.ts'
import { councilScores } from './effects/score.ts'
import { countResources } from './goods.ts'
import { outcomeOf, standing } from './score.ts'
import { faceAt, type Party, type Player, partyAt, partyCount, placesOf, ritualOn, type State, sicklesOn } from './state.ts'
import { doubledBy } from './stones.ts'

/** What things are worth in victory points while there is time to use them. */
const WORTH = {
  /** The first few resources; what lies beyond them lies idle. */
  resource: 0.85,
  spare: 0.3,
  card: 0.6,
  mana: 0.6,
  witch: 1.2,
  elder: 0.5,
  stone: 2.5,
  /** In one round: an action cell, a lasting effect, a place without a ritual, an empty catalyst cell. */
  cell: 1.1,
  lasting: 1.2,
  freePlace: 1,
  slot: 0.4,
  harvest: 0.8,
} as const
const RESOURCES_IN_USE = 5
const FREE_PLACES_IN_USE = 4
/** What comes of an outer place by the end, and of a resource when the last turns are near. */
const CARRIED = { early: 0.6, late: 0.45 } as const
const LATE_USE = 0.6
/** The Automa goes on at her own pace. */
const AUTOMA_ROUND = 25
/** How many points ahead are a safe lead. */
const SAFE_LEAD = 18

const resourcesWorth = (n: number): number => WORTH.resource * Math.min(n, RESOURCES_IN_USE) + WORTH.spare * Math.max(0, n - RESOURCES_IN_USE)

const bagWorth = ({ herb = 0, knowledge = 0, potion = 0, any = 0, mana = 0, vp = 0, cards = 0 }: Bag): number =>
  WORTH.resource * (herb + knowledge + potion + any) + WORTH.mana * mana + vp + WORTH.card * cards

/** What the outer circle yields whenever it is harvested. */
const harvestWorth = (s: State, party: Party): number =>
  party.outer.reduce((sum, place) => sum + bagWorth(faceAt(s, place).harvest) * (1 + sicklesOn(party, place)), 0)

/** What lies in the outer circle counts only once it is carried over. */
const outerWorth = (s: State, party: Party): number => party.outer.reduce((sum, place) => sum + faceAt(s, place).vp + doubledBy(party, place), 0)

/** What the coven does in one round. */
function engineWorth(player: Player): number {
  const free = placesOf(player).filter((place) => !ritualOn(player, place)).length
  return player.played.reduce((sum, { card, role, slots }) => {
    const empty = WORTH.slot * slots.filter((slot) => slot === '').length
    if (role === 'specialist') return sum + WORTH.lasting
    if (role === 'council') return specialistOf(card).council.type === 'endOfGame' ? sum : sum + 1.5 * WORTH.lasting
    const { type } = ritualOf(card).effect
    return sum + empty + (type === 'cell' ? WORTH.cell : type === 'permanent' ? WORTH.lasting : 0)
  }, WORTH.freePlace * Math.min(free, FREE_PLACES_IN_USE))
}

/** What a player has in hand and supply, as far as there is time to use it. */
function meansWorth(s: State, player: Player, left: number, canAct: boolean): number {
  const use = left > 0 ? 1 : canAct ? LATE_USE : 0
  const mana = left > 0 || (s.phase !== 'round-end' && s.phase !== 'stones') ? WORTH.mana * player.mana : 0
  const figures = canAct ? WORTH.witch * player.witches + WORTH.elder * player.elders : 0
  return (resourcesWorth(countResources(player)) + WORTH.card * player.hand.length) * use + mana + figures
}

/** Points now, and what the rest is likely to become. */
function prospectOf(s: State, party: number): number {
  const own = partyAt(s, party)
  const player = s.players[party]
  const left = ROUNDS - s.round
  const stones = own.stones.filter(({ at }) => !own.inner.includes(at)).length
  const settled = standing(s, party) + WORTH.stone * stones + outerWorth(s, own) * (left > 0 ? CARRIED.early : CARRIED.late)
  if (!player) return settled + left * AUTOMA_ROUND
  const canAct = (s.phase === 'actions' || s.phase === 'scouting') && !player.passed
  const rounds = left + (canAct ? 0.5 : 0)
  const harvests = left + (canAct && player.token ? 0.8 : 0)
  const council = councilScores(s, party).reduce((sum, { points }) => sum + points, 0)
  return settled + council + meansWorth(s, player, left, canAct) + harvestWorth(s, own) * harvests * WORTH.harvest + engineWorth(player) * rounds
}

/** How well the seat stands: its prospects against those of the best rival. */
export function estimate(s: State, seat: Seat): number {
  const result = outcomeOf(s)
  if (result) {
    const winners = result.ranks.filter((rank) => rank === 1).length
    return result.ranks[seat] === 1 ? 1 / winners : 0
  }
  if (s.phase === 'covens') return 1 / partyCount(s)
  const rivals = Array.from({ length: partyCount(s) }, (_, party) => party).filter((party) => party !== seat)
  const best = Math.max(...rivals.map((party) => prospectOf(s, party)))
  return 1 / (1 + Math.exp((best - prospectOf(s, seat)) / SAFE_LEAD))
}

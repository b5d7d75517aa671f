import type { Seat } from '../../kernel/decision.ts'
import { influenceIn, influenceInPalace, majorityOf } from './board.ts'
import { eventOf } from './cards.ts'
import { type Effect, type Losses, RESOURCES, ROUNDS, SECTORS, SHARDS, type Shard } from './content/index.ts'
import { countOf, holds } from './effects/counters.ts'
import { outcomeOf } from './outcome.ts'
import { resourceFavour, shardsOf, worthOf } from './score.ts'
import { at, heraldOf, type Player, playerAt, type State } from './state.ts'
import { kindOf, ownerOf } from './tiles.ts'

/** The worth of resources in favour while there is time to use them. */
const RESOURCE_WORTH = { coin: 1.3, scroll: 1.25, lantern: 1.5 } as const
const RESOURCE_AT_END = 1
/** The worth of a shard beyond its one point, as a part of a set. */
const SHARD_HOPE = 2
const TOKEN_WORTH = 2
const TOKEN_AT_END = 3
const HERALD_WORTH = 1.5
const REVELATION_WORTH = 2.2
const ABILITY_WORTH = 1.3
const VILLAGE_WORTH = 0.5
const SECTOR_REWARDS = SECTORS.map(({ night }) => {
  const { favour = 0, coin = 0, scroll = 0, lantern = 0, any = 0 }: Partial<Record<string, number>> = night.each.of
  return favour + coin * RESOURCE_WORTH.coin + scroll * RESOURCE_WORTH.scroll + (lantern + any) * RESOURCE_WORTH.lantern
})

/** Returns how certain the majority is, up to 1. Companions that are not placed yet can still overtake it. */
function hold(margin: number, toCome: number): number {
  if (toCome === 0) return 1
  return Math.min(1, 0.55 + 0.15 * margin)
}

/** Returns how much of the match is left, from 1 to 0. */
function timeLeft(s: State, handSize: number): number {
  const inHand = s.players.reduce((sum, { hand }) => sum + hand.length, 0)
  return (ROUNDS - s.round + inHand / (handSize * s.players.length)) / ROUNDS
}

function shardWorth(s: State, seat: Seat, left: number): number {
  const split = shardsOf(s, seat)
  // a token that is held before the end may still be lost
  const sure = worthOf(split) - (s.first === seat ? left * TOKEN_WORTH : 0)
  return sure + split.loose * SHARD_HOPE * Math.min(1, left * 2) * 0.5
}

function resourceWorth(s: State, seat: Seat, player: Player, left: number): number {
  if (left === 0) return resourceFavour(s, seat)
  return RESOURCES.reduce((sum, one) => sum + player[one] * (RESOURCE_AT_END + (RESOURCE_WORTH[one] - RESOURCE_AT_END) * left), 0)
}

/** Returns the worth of one more shard of a colour. Completing a set of three matters most. */
const shardGain = (player: Player, shard: Shard): number => 1 + SHARD_HOPE + (player[shard] % 3 === 2 ? 4 : 0)

/** Returns what the coming night would bring to each seat if it came now. */
function nightWorth(s: State, toCome: number): number[] {
  const worth = s.players.map(() => 0)
  const add = (seat: Seat, more: number): void => {
    worth[seat] = at(worth, seat) + more
  }
  SECTORS.forEach(({ shard }, sector) => {
    const influence = influenceIn(s, sector)
    influence.forEach((own, seat) => {
      if (own > 0) add(seat, at(SECTOR_REWARDS, sector))
    })
    const best = majorityOf(s, influence)
    if (best === undefined) return
    const second = Math.max(...influence.map((own, seat) => (seat === best ? 0 : own)))
    add(best, shardGain(playerAt(s, best), shard) * hold(at(influence, best) - second, toCome))
  })
  const palace = influenceInPalace(s)
  palace.forEach((own, seat) => {
    if (own > 0) add(seat, own + 1 + SHARD_HOPE)
  })
  const best = majorityOf(s, palace)
  if (best !== undefined && best !== s.first) add(best, (s.round === ROUNDS ? TOKEN_AT_END : TOKEN_WORTH) * hold(1, toCome))
  return worth
}

function lossWorth(player: Player, { any = 0, shard = 0, shardOrFavour = 0, favour = 0, ...goods }: Losses): number {
  const resources = RESOURCES.reduce((sum, one) => sum + Math.min(player[one], goods[one] ?? 0) * RESOURCE_WORTH[one], 0)
  const owned = RESOURCES.reduce((sum, one) => sum + player[one], 0)
  const shards = SHARDS.reduce((sum, one) => sum + player[one], 0)
  const lostShards = Math.min(shards, shard) + SHARDS.reduce((sum, one) => sum + (goods[one] ?? 0), 0)
  return resources + Math.min(owned, any) + lostShards * (1 + SHARD_HOPE) + Math.min(player.favour + shards, favour + shardOrFavour)
}

/** Returns roughly what a face-up event would cost the seat. */
function threat(s: State, seat: Seat, effect: Effect): number {
  const player = playerAt(s, seat)
  switch (effect.step) {
    case 'lose':
      return lossWorth(player, effect.of)
    case 'gain':
      return -(1 + SHARD_HOPE)
    case 'per':
      return effect.do.step === 'lose' ? countOf(s, seat, effect.count) * lossWorth(player, effect.do.of) : 0
    case 'when': {
      const branch = holds(s, seat, effect.condition) ? effect.do : effect.else
      return branch ? threat(s, seat, branch) : 0
    }
    case 'each-highlighted':
      return countOf(s, seat, 'highlighted-sectors-with-own') * ABILITY_WORTH
    case 'discard-revelation':
      return player.kept.length > 0 ? REVELATION_WORTH : 0
    case 'forget':
      return player.kept.length
    case 'explorer-back':
      return player.explorer > 0 ? VILLAGE_WORTH : 0
    default:
      return 1
  }
}

const isSkilled = (tile: string): boolean => kindOf(tile) !== 'apprentice'

/** Returns the favour that each player can expect at the end. */
function expectations(s: State): readonly number[] {
  const handSize = s.players.length === 2 ? 6 : 5
  const left = timeLeft(s, handSize)
  const toCome = s.players.reduce((sum, { hand }) => sum + hand.length, 0)
  const night = s.phase === 'day' ? nightWorth(s, toCome) : s.players.map(() => 0)
  const events = s.phase === 'day' ? s.events.filter((event) => event !== '').map((event) => eventOf(event).effect) : []
  const later = ROUNDS - s.round
  return s.players.map((player, seat) => {
    const skilledInHand = player.hand.filter(isSkilled).length
    const skilledOut = s.slots.filter(({ tile }) => tile !== '' && ownerOf(tile) === seat && isSkilled(tile)).length
    return (
      player.favour +
      shardWorth(s, seat, left) +
      resourceWorth(s, seat, player, left) +
      at(night, seat) -
      events.reduce((sum, effect) => sum + threat(s, seat, effect), 0) * 0.8 +
      (skilledInHand * (later + 1) + skilledOut * later) * ABILITY_WORTH +
      player.kept.length * REVELATION_WORTH * left +
      player.explorer * VILLAGE_WORTH * left +
      (1 - heraldOf(s, seat) / s.players.length) * HERALD_WORTH * Math.min(1, left * ROUNDS)
    )
  })
}

/** Returns the value of a finished match. Only the rank counts. */
function standing(rank: number, seats: number): number {
  return rank === 1 ? 1 : (0.2 * (seats - rank)) / seats
}

/** Returns the number of points that change the odds by a factor of e. The more rounds are left, the less a lead means. */
const spreadOf = (s: State): number => 4 + 4 * (ROUNDS - s.round)

export function evaluate(s: State, seat: Seat): number {
  const outcome = outcomeOf(s)
  if (outcome) return standing(at(outcome.ranks, seat), s.players.length)
  const expected = expectations(s)
  const rival = Math.max(...expected.filter((_, other) => other !== seat))
  return 1 / (1 + Math.exp((rival - at(expected, seat)) / spreadOf(s)))
}

import type { Seat } from '../../../kernel/decision.ts'
import { askAmount, askOne, choicesOf } from '../asking.ts'
import { automaStrength } from '../automa/battle.ts'
import { DIAL_MAX, type RegionId, regionOf, TIERS, type Tier } from '../content/index.ts'
import { addedStrength } from '../effects/addStrength.ts'
import { bidRange } from '../effects/adjustBid.ts'
import { fire } from '../effects/lookup.ts'
import type { Ctx, StepOf } from '../frames.ts'
import { AUTOMA, figuresIn, isAutoma, partyAt, playerAt, regionAt, type State, take, turnOrder } from '../state.ts'

/** EV-17.2: returns the seats that have a figure anywhere in the region, in turn order. */
const fighters = (s: State, id: RegionId): readonly Seat[] => turnOrder(s).filter((seat) => figuresIn(regionAt(s, id), seat) > 0)
const automaFights = (s: State, id: RegionId): boolean => s.automa !== undefined && figuresIn(regionAt(s, id), AUTOMA) > 0

function clearDials(s: State): void {
  for (const player of s.players) {
    player.secret.dial = -1
    player.ready = false
    player.shown = -1
  }
}

/** EV-17.1: fights in one region after the other. Each battle begins with the effects that come before it (EF-T14). */
export const battles: StepOf<'battles'> = {
  run(s, { at }, ctx) {
    clearDials(s)
    const region = s.regions[at]
    if (!region) {
      s.phase = 'round-end'
      ctx.goto({ step: 'roundEnd' })
      fire(s, { on: 'round-end' }, ctx)
      return
    }
    ctx.goto({ step: 'battles', at: at + 1 })
    ctx.call({ step: 'bid', region: region.id })
    fire(s, { on: 'before', region: region.id }, ctx)
  },
}

/** EV-17.6: every fighter sets the dial in secret. A fighter without mana is not asked. */
export const bid: StepOf<'bid'> = {
  ask: (s, { region }) =>
    fighters(s, region).flatMap((seat) => {
      const { mana, ready } = playerAt(s, seat)
      return ready || mana === 0 ? [] : [askAmount({ seat, source: region }, 'dial', 0, Math.min(DIAL_MAX, mana))]
    }),
  answer(s, _frame, seat, pick, ctx) {
    const player = playerAt(s, seat)
    player.secret.dial = Number(pick)
    player.ready = true
    ctx.emit({ type: 'dial-set', seat })
  },
  run(s, { region }, ctx) {
    const seats = fighters(s, region)
    // EV-17.5: without a figure there is no battle
    if (seats.length === 0 && !automaFights(s, region)) {
      ctx.emit({ type: 'no-battle', region })
      ctx.end()
      return
    }
    ctx.barrier()
    ctx.goto({ step: 'adjust', region })
    ctx.emit({ type: 'battle', region })
    for (const seat of seats) {
      const player = playerAt(s, seat)
      player.shown = Math.max(0, player.secret.dial)
      player.secret.dial = -1
      player.ready = false
      ctx.emit({ type: 'dial-shown', seat, mana: player.shown })
    }
  },
  fallback: () => 0,
}

/** EV-31.1: returns the seats that may still turn their dial, and how far. */
function adjusters(s: State, region: RegionId): readonly { readonly seat: Seat; readonly min: number; readonly max: number }[] {
  return fighters(s, region).flatMap((seat) => {
    const { min, max } = bidRange(s, seat)
    return min < max ? [{ seat, min, max }] : []
  })
}

/** EV-31.1a: the seats adjust their dials once, again in secret and at the same time. */
export const adjust: StepOf<'adjust'> = {
  ask: (s, { region }) =>
    adjusters(s, region).flatMap(({ seat, min, max }) =>
      playerAt(s, seat).ready ? [] : [askAmount({ seat, source: region }, 'adjust', min, max, { mana: playerAt(s, seat).shown })],
    ),
  answer(s, _frame, seat, pick, ctx) {
    const player = playerAt(s, seat)
    player.secret.dial = Number(pick)
    player.ready = true
    ctx.emit({ type: 'dial-set', seat })
  },
  run(s, { region }, ctx) {
    for (const seat of fighters(s, region)) {
      const player = playerAt(s, seat)
      if (!player.ready) continue
      ctx.barrier()
      if (player.shown !== player.secret.dial) ctx.emit({ type: 'dial-turned', seat, from: player.shown, mana: player.secret.dial })
      player.shown = player.secret.dial
      player.secret.dial = -1
      player.ready = false
    }
    ctx.goto({ step: 'fight', region })
  },
  fallback: (s, _frame, seat) => playerAt(s, seat).shown,
}

interface Fighter {
  readonly party: number
  readonly strength: number
  readonly mana: number
}

/** EV-17.12: finds the winner. Strength decides, then mana spent, then turn order. A tie with the Automa goes to the player (EV-27.5). */
const winnerOf = (ranked: readonly Fighter[]): Fighter | undefined => ranked.toSorted((a, b) => b.strength - a.strength || b.mana - a.mana)[0]

const tiersFor = (strength: number): readonly Tier[] => TIERS.filter((tier) => strength >= tier)

function reward(s: State, region: RegionId, { party, strength }: Fighter, ctx: Ctx): void {
  const tiers = tiersFor(strength)
  if (tiers.length === 0) return
  if (!isAutoma(s, party)) ctx.call({ step: 'bundle', ctx: { seat: party, source: region }, region, tiers })
  else ctx.call({ step: 'automa', todo: [{ deed: 'reward', region, tiers }] })
}

/** EV-17.7 to EV-17.12: takes the mana, counts strength, gives rewards in turn order, and finds the winner. */
export const fight: StepOf<'fight'> = {
  run(s, { region }, ctx) {
    const players = fighters(s, region).map((seat): Fighter => {
      const player = playerAt(s, seat)
      const mana = player.shown
      player.mana -= mana
      const strength = figuresIn(regionAt(s, region), seat) + mana + addedStrength(s, seat)
      ctx.emit({ type: 'strength', seat, strength, mana })
      return { party: seat, strength, mana }
    })
    // EV-27.2: her cards are turned over only now
    const all = automaFights(s, region) ? [...players, { party: AUTOMA, strength: automaStrength(s, region, ctx), mana: -1 }] : players
    const winner = winnerOf(all)
    if (!winner) throw new Error(`nobody fights in ${region}`)
    ctx.goto({ step: 'spoils', region, winner: winner.party })
    for (const fighter of all.toReversed()) reward(s, region, fighter, ctx)
  },
}

function takeStone(s: State, party: number, region: RegionId, stone: string, ctx: Ctx): void {
  take(regionAt(s, region).stones, stone)
  partyAt(s, party).stones.push({ id: stone, at: '' })
  ctx.emit(isAutoma(s, party) ? { type: 'automa-stone', stone } : { type: 'stone-taken', seat: party, stone })
}

/** EV-17.14: gives the first player token at once, and then triggers the effects that wait for a victory. */
function celebrate(s: State, region: RegionId, seat: Seat, ctx: Ctx): void {
  if (regionOf(region).winnerTakesFirstPlayer && s.first !== seat) {
    s.first = seat
    ctx.emit({ type: 'first-player', seat })
  }
  ctx.end()
  fire(s, { on: 'battle-won', party: seat, region }, ctx)
}

/** EV-17.13: the winner takes one of the stones left in the region. */
export const spoils: StepOf<'spoils'> = {
  ask(s, { region, winner }) {
    const { stones } = regionAt(s, region)
    return isAutoma(s, winner) || stones.length === 0 ? [] : [askOne({ seat: winner, source: region }, 'take-stone', choicesOf(stones))]
  },
  answer(s, { region }, seat, pick, ctx) {
    ctx.emit({ type: 'battle-won', seat, region })
    takeStone(s, seat, region, String(pick), ctx)
    celebrate(s, region, seat, ctx)
  },
  run(s, { region, winner }, ctx) {
    if (!isAutoma(s, winner)) {
      ctx.emit({ type: 'battle-won', seat: winner, region })
      celebrate(s, region, winner, ctx)
      return
    }
    // EV-27.6: she takes the leftmost stone
    ctx.emit({ type: 'automa-won', region })
    const [leftmost] = regionAt(s, region).stones
    if (leftmost) takeStone(s, winner, region, leftmost, ctx)
    ctx.end()
  },
  fallback: (s, { region }) => regionAt(s, region).stones[0] ?? '',
}

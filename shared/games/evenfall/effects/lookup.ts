import type { Seat } from '../../../kernel/decision.ts'
import { type Effect, type Modifier, ritualOf, specialistOf, type Waiting } from '../content/index.ts'
import type { Ctx, EffectScope, Group, Occasion, Triggered } from '../frames.ts'
import { boardAt, effectiveSpecialist, leaderOf, leftOf, type Played, playerAt, type State, seatsFrom } from '../state.ts'

/** Returns the effect that a card in a coven has now. */
export function effectOf(one: Played) {
  switch (one.role) {
    case 'ritual':
      return ritualOf(one.card).effect
    case 'specialist':
      return effectiveSpecialist(one).specialist
    case 'council':
      return specialistOf(one.card).council
  }
}

/** EF-M: returns the modifiers that change the rules for this seat. */
export function modifiersOf(s: State, seat: Seat): readonly Modifier[] {
  const found: Modifier[] = [...boardAt(s, seat).modifiers]
  for (const one of playerAt(s, seat).played) {
    const effect = effectOf(one)
    if ('modifier' in effect) found.push(effect.modifier)
  }
  return found
}
export const takesManaAsVp = (s: State, seat: Seat): boolean => modifiersOf(s, seat).some(({ mod }) => mod === 'manaAsVp')

function matches(s: State, seat: Seat, one: Played, { on, filter }: Waiting, occasion: Occasion): boolean {
  if (typeof on === 'string' ? on !== occasion.on : !on.includes(occasion.on)) return false
  // EV-16.6: the effect reacts to the left neighbour; EV-16.4: all others react to their owner
  if (filter?.by) return occasion.party === leftOf(s, seat) && occasion.party !== seat
  if (occasion.party !== undefined && occasion.party !== seat) return false
  if (filter?.place && occasion.place !== one.place) return false
  if (filter?.keyword && !occasion.keywords?.includes(filter.keyword)) return false
  return !filter?.kind || filter.kind === occasion.kind
}

/** Returns the effects of a seat that wait for this occasion, in the order in which their cards came into play. */
export function triggeredBy(s: State, seat: Seat, occasion: Occasion, chain: readonly string[] = []): readonly Triggered[] {
  const found: Triggered[] = []
  for (const one of playerAt(s, seat).played) {
    const effect = effectOf(one)
    // EV-15.14: an effect is not triggered again inside itself
    if (!('on' in effect) || chain.includes(one.card) || !matches(s, seat, one, effect, occasion)) continue
    found.push({ card: one.card, effect: effect.do, ...(one.place && { place: one.place }) })
  }
  return found
}

/** EV-15.2, EV-15.3: triggers the effects that wait for the occasion, before anything else continues. */
export function fire(s: State, occasion: Occasion, ctx: Ctx, chain: readonly string[] = []): void {
  const groups = seatsFrom(s, leaderOf(s)).flatMap((seat): Group[] => {
    const effects = triggeredBy(s, seat, occasion, chain)
    return effects.length > 0 ? [{ seat, effects }] : []
  })
  if (groups.length > 0) ctx.call({ step: 'triggers', occasion, groups, chain })
}

export const chainOf = ({ chain }: EffectScope): readonly string[] => chain ?? []

/** Returns the scope of an effect that follows from another one. It inherits the seat and the cards that must not be triggered again. */
export const heir = ({ seat, chain }: EffectScope, source: string, more: Partial<EffectScope> = {}): EffectScope => ({
  seat,
  source,
  ...(chain && { chain }),
  ...more,
})

/** EV-15.3: tells whether the effect has the same result in any order. */
export function isPlain(effect: Effect): boolean {
  return (effect.do === 'gain' && !effect.any) || effect.do === 'draw' || effect.do === 'addStrength'
}

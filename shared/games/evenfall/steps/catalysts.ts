import type { Choice, Seat } from '../../../kernel/decision.ts'
import { askOne } from '../asking.ts'
import { freeSlots, layCatalyst, withFreeSlot } from '../catalysts.ts'
import { CATALYST_COST, CATALYSTS, type Catalyst } from '../content/index.ts'
import { fire, modifiersOf } from '../effects/lookup.ts'
import { type CatalystItem, type Ctx, perform, type StepOf } from '../frames.ts'
import { spend } from '../goods.ts'
import { playerAt, type State } from '../state.ts'

const DONE: Choice = { id: 'done', label: { key: 'option.catalysts-done' } }

/** EF-M1: returns how much mana replaces a resource when the seat pays for catalysts; undefined if mana cannot. */
function manaRate(s: State, seat: Seat): number | undefined {
  const rates = modifiersOf(s, seat).flatMap((modifier) => (modifier.mod === 'payWithMana' && modifier.for === 'catalyst' ? [modifier.rate] : []))
  return rates.length > 0 ? Math.min(...rates) : undefined
}

/** Returns the price of the whole batch (EV-12.3). */
function priceOf(items: readonly CatalystItem[], rate: number): { herb: number; potion: number; mana: number } {
  const price = { herb: 0, potion: 0, mana: 0 }
  for (const { kind, mana } of items) {
    const { resource, n } = CATALYST_COST[kind]
    if (mana) price.mana += n * rate
    else price[resource] += n
  }
  return price
}

/** Returns what can still be added to the batch: there must be an empty cell, and the seat must be able to pay for everything together. */
export function catalystItems(s: State, seat: Seat, items: readonly CatalystItem[] = []): readonly CatalystItem[] {
  const player = playerAt(s, seat)
  const rate = manaRate(s, seat)
  const canAdd = (item: CatalystItem): boolean => {
    const price = priceOf([...items, item], rate ?? 0)
    return price.herb <= player.herb && price.potion <= player.potion && price.mana <= player.mana
  }
  return withFreeSlot(s, seat)
    .filter((one) => freeSlots(one) > items.filter(({ ritual }) => ritual === one.card).length)
    .flatMap(({ card }) => CATALYSTS.flatMap((kind) => (rate === undefined ? [false] : [false, true]).map((mana) => ({ ritual: card, kind, mana }))))
    .filter(canAdd)
}

export const catalystChoice = ({ ritual, kind, mana }: CatalystItem): Choice => ({ id: mana ? `${ritual}>${kind}>mana` : `${ritual}>${kind}` })

export function readCatalyst(pick: string): CatalystItem | undefined {
  const [ritual = '', what, mana] = pick.split('>')
  const kind: Catalyst | undefined = CATALYSTS.find((known) => known === what)
  return kind && { ritual, kind, mana: mana === 'mana' }
}

/** EV-12.3: pays for the batch, lays all tokens, and then makes one step on the path for each orb. */
function make(s: State, seat: Seat, items: readonly CatalystItem[], ctx: Ctx): void {
  ctx.end()
  spend(s, seat, priceOf(items, manaRate(s, seat) ?? 0), 'catalysts', ctx)
  for (const { ritual, kind } of items) {
    layCatalyst(s, seat, ritual, kind)
    ctx.emit({ type: `${kind}-created`, seat, ritual })
  }
  for (const { kind } of items) if (kind === 'orb') perform(ctx, { seat, source: 'catalysts' }, { do: 'advancePath', steps: 1 })
  for (const { kind } of items.toReversed()) fire(s, { on: `${kind}-created`, party: seat }, ctx)
}

/** Asks the seat to add catalysts to the batch one by one until the batch is complete. */
export const catalysts: StepOf<'catalysts'> = {
  ask: (s, { seat, items }) => [
    askOne({ seat, source: 'catalysts' }, 'catalysts', [...catalystItems(s, seat, items).map(catalystChoice), DONE], { count: items.length }),
  ],
  answer(s, frame, seat, pick, ctx) {
    const item = readCatalyst(String(pick))
    if (item) ctx.goto({ ...frame, items: [...frame.items, item] })
    else make(s, seat, frame.items, ctx)
  },
  fallback: () => DONE.id,
}

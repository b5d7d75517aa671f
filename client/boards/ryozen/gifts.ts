import { type Effect, GOODS } from '#shared/games/ryozen/content/index.ts'
import type { SignName } from './Sprite.tsx'

/** One sign of a printed effect. */
export interface Gift {
  readonly sign: SignName
  readonly count: number
  /** It is taken away instead of given. */
  readonly loss?: true
}

const one = (sign: SignName, count = 1): readonly Gift[] => [{ sign, count }]

function goodsOf(of: Readonly<Partial<Record<string, number>>>): readonly Gift[] {
  const gifts: Gift[] = []
  for (const sign of [...GOODS, 'any', 'shard'] as const) {
    const count = of[sign] ?? 0
    if (count > 0) gifts.push({ sign, count })
  }
  if (of.sectorShard) gifts.push({ sign: 'shard', count: of.sectorShard })
  if (of.shardOrFavour) gifts.push({ sign: 'shard', count: of.shardOrFavour })
  return gifts
}

/** Returns an effect as the signs that a board prints. The card's text has the words. */
export function giftsOf(effect: Effect): readonly Gift[] {
  switch (effect.step) {
    case 'gain':
      return goodsOf(effect.of)
    case 'lose':
      return goodsOf(effect.of).map((gift) => ({ ...gift, loss: true }))
    case 'pay':
      return [...goodsOf(effect.cost).map((gift): Gift => ({ ...gift, loss: true })), ...giftsOf(effect.do)]
    case 'may':
    case 'per':
    case 'each-highlighted':
    case 'opponents':
      return giftsOf(effect.do)
    case 'sequence':
      return effect.of.flatMap(giftsOf)
    case 'choose':
      return effect.of.flatMap((branch) => giftsOf(branch.do))
    case 'when':
      return [...giftsOf(effect.do), ...(effect.else ? giftsOf(effect.else) : [])]
    case 'travel':
      return effect.ways.some(({ build }) => build > 0) ? [...one('explore'), ...one('build')] : one('explore')
    case 'trade':
      return [{ sign: effect.pay, count: effect.max, loss: true }, ...one(effect.gain, effect.max)]
    case 'buy':
      return one('buy', effect.max)
    case 'strike':
      return one('strike')
    case 'flip':
      return one(effect.to === 'hidden' ? 'hide' : 'look')
    case 'relocate':
      return one('move')
    case 'explorer-back':
      return one('back')
    case 'bonus':
      return one('village')
    case 'day-effect':
    case 'divert':
      return one('sector')
    case 'night-reward':
      return one('night')
    case 'discard-event':
      return one('discard')
    case 'return-event':
      return one('return')
    case 'discard-revelation':
    case 'discard-self':
    case 'forget':
      return [{ sign: 'buy', count: 1, loss: true }]
    case 'reveal':
      return one('reveal')
    case 'hire':
      return one('hire')
    case 'herald-first':
      return one('herald')
    case 'copy-ability':
      return one('copy')
    case 'lock':
      return one('lock')
    case 'rotate':
      return one('rotate')
    case 'first-player':
      return one('token')
  }
}

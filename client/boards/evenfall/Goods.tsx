import type { Bag, Cost, Effect } from '#shared/games/evenfall/content/index.ts'
import { partsOf } from '#shared/games/evenfall/effects/choose.ts'
import type { Language } from '#shared/kernel/words.ts'
import { times } from './art.ts'
import { isShape, type Shape, Sign } from './Sprite.tsx'
import { nameOf } from './words.ts'

const ORDER = ['herb', 'knowledge', 'potion', 'any', 'mana', 'vp', 'cards'] as const
const MANY = 3

/** A number of one thing: the sign repeated, or the sign with a number beside it. */
export function Count({ name, n }: { readonly name: Shape; readonly n: number }) {
  if (name === 'vp')
    return (
      <span className="ev-vp">
        <Sign name="vp" />
        <b>{n}</b>
      </span>
    )
  if (n <= MANY)
    return (
      <span className="ev-n">
        {times(n).map((nth) => (
          <Sign key={nth} name={name} />
        ))}
      </span>
    )
  return (
    <span className="ev-n">
      <b>{n}</b>
      <Sign name={name} />
    </span>
  )
}

/** The goods of one gain. */
export function BagSigns({ bag }: { readonly bag: Bag }) {
  return ORDER.map((good) => {
    const n = bag[good] ?? 0
    return n > 0 && <Count key={good} name={good} n={n} />
  })
}

export function CostSigns({ cost }: { readonly cost: Cost }) {
  return (['herb', 'potion', 'knowledge'] as const).flatMap((resource) =>
    times(cost[resource]).map((nth) => (
      <i key={`${resource}${nth}`} className={`ev-gem r-${resource}`}>
        <Sign name={resource} />
      </i>
    )),
  )
}

/** An effect as signs, as a reminder. The card has the words. */
export function EffectSigns({ effect }: { readonly effect: Effect }) {
  switch (effect.do) {
    case 'gain':
      return <BagSigns bag={effect} />
    case 'draw':
      return <Count name="cards" n={effect.n} />
    case 'discard':
      return <Count name="discard" n={effect.n} />
    case 'transfer':
      return <Count name="transfer" n={effect.n} />
    case 'takePlace':
      return <Count name="place" n={effect.n} />
    case 'createCatalyst':
      return <Count name={effect.kind} n={effect.n} />
    case 'harvest':
      return <Sign name="harvest" />
    case 'advancePath':
      return <Count name="path" n={effect.steps} />
    case 'pathReward':
      return <Sign name="path" />
    case 'seq':
      return effect.steps.map((step, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by their order
        <EffectSigns key={nth} effect={step} />
      ))
    case 'choose':
      return effect.options.map((option, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alternatives are identified by their order
        <span key={nth} className="ev-or">
          {nth > 0 && <i>/</i>}
          <EffectSigns effect={option} />
        </span>
      ))
    case 'pay':
      return (
        <>
          {'cards' in effect.cost ? (
            <Count name="cards" n={effect.cost.cards} />
          ) : 'any' in effect.cost ? (
            <Count name="any" n={effect.cost.any} />
          ) : (
            <Count name="mana" n={effect.cost.mana} />
          )}
          <i className="ev-arrow">→</i>
          <EffectSigns effect={effect.brings} />
        </>
      )
    case 'if':
      return (
        <>
          {effect.cond.is === 'playedRitualHas' && <Sign name={effect.cond.keyword} />}
          <i className="ev-arrow">?</i>
          <EffectSigns effect={effect.yes} />
        </>
      )
    case 'forEach':
      return (
        <>
          <EffectSigns effect={effect.each} />
          <i className="ev-arrow">×</i>
        </>
      )
    case 'takeRedStone':
      return <Sign name="red" />
    case 'moveFigure':
    case 'returnFigure':
      return <Sign name="witch" />
    case 'removeRitual':
      return <Sign name="remove" />
    case 'copyEffect':
      return <Sign name="copy" />
    case 'findPlace':
    case 'refillRegion':
      return <Sign name="place" />
    case 'battleReward':
    case 'repeatBattleReward':
    case 'adjustBid':
    case 'addStrength':
      return <Sign name="strength" />
    case 'linkBonus':
      return <Sign name="link" />
    case 'applyInstant':
      return <Sign name="instant" />
    case 'playRitual':
      return <Sign name="spell" />
    case 'eachPlayerMay':
      return <EffectSigns effect={effect.effect} />
    case 'score':
      return <Count name="vp" n={effect.vp} />
  }
}

/** Returns the words for what an effect gives, as a list. */
export const goodsText = (effect: Effect, language: Language): string =>
  partsOf(effect)
    .map((part) => nameOf(part, language))
    .join(', ')

/** Shows `2-herb` as signs, or as a word if there is no sign. */
export function AmountSigns({ amount, language }: { readonly amount: string; readonly language: Language }) {
  const [n = '', name = ''] = amount.split('-')
  return isShape(name) ? <Count name={name} n={Number(n)} /> : nameOf(amount, language)
}

import { ritualOf, type StoneKind, stoneOf } from './content/index.ts'
import { effectOf } from './effects/lookup.ts'
import { councilOf, faceAt, type HeldStone, type Laid, type Party, type Player, ritualOn, type State } from './state.ts'

/** EV-19.2: tells whether the stone shows a symbol of the place. The red stone fits every place that has a symbol. */
export function fits(s: State, stone: string, place: string): boolean {
  const { kind } = stoneOf(stone)
  const { symbols } = faceAt(s, place)
  return kind === 'any' ? symbols.length > 0 : symbols.includes(kind)
}

/** Returns the points that a stone on the place doubles (EV-19.7). */
export function doubledBy(party: Party, place: string): number {
  const ritual = ritualOn(party, place)
  return ritual ? ritualOf(ritual.card).vp : 0
}

/** Returns the points that the council gives for a laid stone of this kind, no matter where it lies. */
function councilWorth(player: Player, kind: StoneKind | 'any'): number {
  return councilOf(player).reduce((sum, one) => {
    const effect = effectOf(one)
    if (effect.type !== 'endOfGame' || effect.do.per.count !== 'stonesAndSymbols') return sum
    return kind === 'any' || effect.do.per.kind === kind ? sum + effect.do.vp : sum
  }, 0)
}

interface Plan {
  readonly worth: number
  readonly laid: readonly Laid[]
}

/**
 * EV-19.3: finds the placement with the highest final score; stones that are already laid stay. This is dynamic programming over the
 * places. Stones of a kind are equal, so the number of used stones of each kind describes a partial plan.
 */
export function bestLaying(s: State, player: Player): readonly Laid[] {
  const { stones: before } = player.secret
  const heaps = new Map<StoneKind | 'any', readonly HeldStone[]>()
  for (const stone of player.stones) {
    if (before.some((laid) => laid.stone === stone.id)) continue
    const { kind } = stoneOf(stone.id)
    heaps.set(kind, [...(heaps.get(kind) ?? []), stone])
  }
  const kinds = [...heaps.keys()]
  let plans = new Map<string, Plan>([[kinds.map(() => 0).join(), { worth: 0, laid: before }]])
  for (const place of player.inner) {
    if (before.some((laid) => laid.place === place)) continue
    const next = new Map(plans)
    for (const [key, { worth, laid }] of plans) {
      const used = key.split(',').map(Number)
      kinds.forEach((kind, n) => {
        const stone = heaps.get(kind)?.[used[n] ?? 0]
        if (!stone || !fits(s, stone.id, place)) return
        const plan = { worth: worth + doubledBy(player, place) + councilWorth(player, kind), laid: [...laid, { stone: stone.id, place }] }
        const after = used.with(n, (used[n] ?? 0) + 1).join()
        if (plan.worth > (next.get(after)?.worth ?? -1)) next.set(after, plan)
      })
    }
    plans = next
  }
  return [...plans.values()].reduce((best, plan) => (plan.worth > best.worth ? plan : best)).laid
}

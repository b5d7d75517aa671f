import type { Decision, Seat } from '../../../kernel/decision.ts'
import { GOODS, type Good, type Losses, RESOURCES, SHARDS } from '../content/index.ts'
import { isGood, takeAway } from '../goods.ts'
import { playerAt, type State } from '../state.ts'
import { askOne, choicesOf } from '../steps/decisions.ts'
import { byOf, type FrameOf, type StepOf } from '../steps/frames.ts'

/** The goods among which the player may choose what to lose. */
const POOLS = {
  any: { goods: RESOURCES, prompt: 'lose-resource' },
  shard: { goods: SHARDS, prompt: 'lose-shard' },
  shardOrFavour: { goods: [...SHARDS, 'favour'], prompt: 'lose-shard-or-favour' },
} as const satisfies Readonly<Record<string, { readonly goods: readonly Good[]; readonly prompt: string }>>
type Choice = keyof typeof POOLS

function choiceOf(of: Losses): Choice | undefined {
  if (of.any) return 'any'
  if (of.shard) return 'shard'
  return of.shardOrFavour ? 'shardOrFavour' : undefined
}

/** Returns the goods of the pool that the player has, the most numerous first. */
function ownedOf(s: State, seat: Seat, choice: Choice): readonly Good[] {
  const player = playerAt(s, seat)
  const goods: readonly Good[] = POOLS[choice].goods
  return goods.filter((good) => player[good] > 0).toSorted((a, b) => player[b] - player[a])
}

/** Asks only if the player keeps something; otherwise everything is lost and there is no choice. */
function ask(s: State, frame: FrameOf<'lose'>): readonly Decision[] {
  const { seat, of } = frame
  const choice = choiceOf(of)
  if (!choice) return []
  const owned = ownedOf(s, seat, choice)
  const total = owned.reduce((sum, good) => sum + playerAt(s, seat)[good], 0)
  const count = of[choice] ?? 0
  return total > count ? askOne(frame, POOLS[choice].prompt, choicesOf(owned), { count }) : []
}

export const lose: StepOf<'lose'> = {
  ask,

  answer(s, frame, _seat, pick, ctx) {
    const choice = choiceOf(frame.of)
    const good = String(pick)
    if (!choice || !isGood(good)) throw new Error(`'${good}' cannot be lost`)
    const left = (frame.of[choice] ?? 0) - 1
    if (left > 0) ctx.goto({ ...byOf(frame), step: 'lose', of: { [choice]: left } })
    else ctx.end()
    takeAway(s, frame, good, 1, ctx)
  },

  run(s, frame, ctx) {
    for (const good of GOODS) takeAway(s, frame, good, frame.of[good] ?? 0, ctx)
    const choice = choiceOf(frame.of)
    if (choice) for (const good of ownedOf(s, frame.seat, choice)) takeAway(s, frame, good, playerAt(s, frame.seat)[good], ctx)
    ctx.end()
  },

  /** Loses what the player has most of; in a tie the first by id. */
  fallback(s, { seat, of }) {
    const choice = choiceOf(of)
    const owned = choice ? ownedOf(s, seat, choice).toSorted() : []
    const player = playerAt(s, seat)
    const most = Math.max(...owned.map((good) => player[good]))
    const good = owned.find((one) => player[one] === most)
    if (good === undefined) throw new Error('there is nothing to lose')
    return good
  },
}

import type { Seat } from '../../kernel/decision.ts'
import { formulasOf } from './cards.ts'
import { type Amounts, ARCANA_IDS, INGREDIENT_IDS, INGREDIENTS, LIMITS, type Slot } from './content/index.ts'
import { addCubes, countCubes } from './cubes.ts'
import { ranksOf } from './score.ts'
import { type Player, playerAt, rightOf, type State, secretAt } from './state.ts'

/** The weights of the estimate. They were fitted to the winners of matches between bots (a logit over the seats of a match). */
const WEIGHTS = {
  /** The weight of a cube in the own circle. */
  cube: 0.57,
  /** The weight of a kind whose spaces on the right neighbour's bench are full. A half full kind counts almost nothing. */
  fullness: 0.68,
  /** The weight of what recipes in play gain over what they cost. */
  engine: 0.28,
  /** The weight of cubes on the own bench to brew with. */
  stock: 0.087,
  /** The weight of a token one symbol before an even space. */
  token: 0.23,
} as const
const STEEPNESS = 4
const USEFUL_STOCK = 2
/** The most cubes of a circle that count. More cubes than a full circle are hardly worth more. */
const MAX_CIRCLE = LIMITS.circle + 2

/** A bench and a cauldron as they would be if the step ended now. */
interface Standing {
  readonly bench: Amounts
  readonly cauldron: Amounts
}

function standingOf(s: State, seat: Seat): Standing {
  const { draft } = secretAt(s, seat)
  return draft && s.phase !== 'choose' ? { bench: draft.bench, cauldron: addCubes(draft.cauldron, draft.brew) } : playerAt(s, seat)
}

/** Returns how many of the coming cubes overflow a bench, and how full they make it. */
function pressureOn(bench: Amounts, coming: Amounts): { readonly overflow: number; readonly fullness: number } {
  let overflow = 0
  let fullness = 0
  for (const id of INGREDIENT_IDS) {
    const { capacity } = INGREDIENTS[id]
    const total = bench[id] + coming[id]
    overflow += Math.max(0, total - capacity)
    fullness += (Math.min(total, capacity) / capacity) ** STEEPNESS
  }
  return { overflow, fullness }
}

const worthOf = (slots: readonly Slot[]): number => slots.reduce((sum, [id]) => sum + (id ? INGREDIENTS[id].value : 0), 0)
const engineOf = (player: Player): number =>
  formulasOf(player).reduce((sum, { formula }) => sum + Math.max(0, worthOf(formula.out) - worthOf(formula.in)), 0)
const stockOf = (bench: Amounts): number => INGREDIENT_IDS.reduce((sum, id) => sum + Math.min(bench[id], USEFUL_STOCK) * INGREDIENTS[id].value, 0)
const tokensOf = ({ tokens }: Player): number => ARCANA_IDS.reduce((sum, id) => sum + (tokens[id] % 2), 0)

function strengthOf(player: Player, own: Standing, right: Standing): number {
  const { overflow, fullness } = pressureOn(right.bench, own.cauldron)
  const circle = Math.min(MAX_CIRCLE, countCubes(player.circle) + overflow)
  return (
    WEIGHTS.cube * circle +
    WEIGHTS.fullness * fullness +
    WEIGHTS.engine * engineOf(player) +
    WEIGHTS.stock * stockOf(own.bench) +
    WEIGHTS.token * tokensOf(player)
  )
}

/** Estimates the seat's share of the victory, from 0 to 1. Before the end it is the seat's share of all strengths. */
export function evaluate(s: State, seat: Seat): number {
  if (s.ending !== '') {
    const ranks = ranksOf(s)
    return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0
  }
  const odds = s.players.map((player, giver) => Math.exp(strengthOf(player, standingOf(s, giver), standingOf(s, rightOf(s, giver)))))
  return (odds[seat] ?? 0) / odds.reduce((sum, one) => sum + one, 0)
}

import { between, percent, table } from '../selfplay/markdown.ts'
import { type CardRate, cardRates, meanDifference, ratesOfUse, type UseRate } from './cards.ts'
import type { Plan } from './plan.ts'
import type { MatchResult, SeatResult } from './play.ts'
import { conditionsOf } from './store.ts'
import { cardKinds, meanOf, type Rate, seatRates, traitKinds, traitRates } from './tally.ts'

/** The number of best and worst cards that are shown for each kind. */
const SHOWN = 8
/** A difference that matters. */
const MATTERS = 0.12

const points = (difference: number): string => `${difference < 0 ? '−' : '+'}${Math.abs(100 * difference).toFixed(1)}`
const rates = (title: string, list: readonly Rate[], nameOf: (id: string) => string): string =>
  table(
    [title, 'Seats', 'Win rate', '95 % interval'],
    list.map(({ id, seats, share, interval }) => [nameOf(id), seats, percent(share), between(interval, percent)]),
  )

/** Tells whether the whole interval is beyond 12 points, on either side. */
const isMarked = ({ interval: [low, high] }: CardRate): boolean => low > MATTERS || high < -MATTERS

interface CardTable {
  readonly rates: readonly CardRate[]
  /** Only for cards that a seat gets by chance alone. */
  readonly uses?: ReadonlyMap<string, UseRate>
  readonly all: boolean
  nameOf(id: string): string
}

function cardTable({ rates: list, uses, all, nameOf }: CardTable): string {
  const shown = list.filter((rate, n) => all || n < SHOWN || n >= list.length - SHOWN || isMarked(rate))
  const useCells = (id: string): readonly string[] => {
    const use = uses?.get(id)
    if (!use) return []
    return [percent(use.used), ...(use.used > 0 ? [points(use.effect), between(use.interval, points)] : ['', ''])]
  }
  return table(
    ['Card', 'Seats', 'Win rate with it', 'Difference, points', 'Interval', '', ...(uses ? ['Used', 'Effect of use, points', 'Interval'] : [])],
    shown.map((rate) => [
      nameOf(rate.id),
      rate.seats,
      percent(rate.share),
      points(rate.difference),
      between(rate.interval, points),
      isMarked(rate) ? '**!**' : '',
      ...useCells(rate.id),
    ]),
  )
}

function cardSection({ measured: { balance } }: Plan, matches: readonly MatchResult[], kind: string, all: boolean): readonly string[] {
  const list = cardRates(matches, kind)
  const isChance = kind === balance.byChance
  const selection = isChance
    ? 'Seats get them by chance alone. The effect of use is estimated from the draw, so it is free of selection.'
    : `Their mean difference is ${points(meanDifference(list))} points, which is a measure of selection: a seat that is ahead has more of them.`
  const uses = isChance ? { uses: ratesOfUse(matches, kind) } : {}
  return [
    `### Cards: ${kind}`,
    `${list.length} cards; seats with it compared with the others. All intervals of a column hold at the same time with 95 % probability (Bonferroni). **!** marks an interval wholly beyond ${100 * MATTERS} points: ${list.filter(isMarked).length}. ${selection}`,
    cardTable({ rates: list, ...uses, all, nameOf: (id) => balance.nameOf(id) }),
  ]
}

function measureTable({ measured: { balance } }: Plan, matches: readonly MatchResult[]): string {
  const seated = matches.flatMap(({ seats }) => seats)
  const show = (group: readonly SeatResult[], id: string): string => {
    const { mean, interval } = meanOf(group, id)
    return Number.isNaN(mean) ? '' : `${mean.toFixed(2)} (${between(interval, (n) => n.toFixed(2))})`
  }
  // A trait with many values, or one for the first player, says little here.
  const groups = traitKinds(matches).flatMap((kind) => traitRates(matches, kind).map(({ id }) => ({ kind, id })))
  const few = groups.length <= 8 ? groups : []
  return table(
    ['Measure', 'All', 'Winners', ...few.map(({ id }) => balance.nameOf(id))],
    balance.measures.map(({ id, title }) => [
      title,
      show(seated, id),
      show(
        seated.filter(({ won }) => won === 1),
        id,
      ),
      ...few.map((group) =>
        meanOf(
          seated.filter(({ traits }) => traits[group.kind] === group.id),
          id,
        ).mean.toFixed(2),
      ),
    ]),
  )
}

/**
 * Says how many matches differ. In a game without hidden information, masters play the same match repeatedly, and the intervals count each time as
 * new.
 */
function repetitionOf(matches: readonly MatchResult[]): string {
  const different = new Set(matches.map((match) => JSON.stringify(match))).size
  return different === matches.length ? '' : ` Different matches: ${different}, so the intervals are too narrow.`
}

/** Returns the whole report in Markdown. The same matches give the same text. */
export function reportOf(plan: Plan, matches: readonly MatchResult[], all = false): string {
  const { measured, seats, options, level, worlds, positions, seed } = plan
  const { game, balance } = measured
  const nameOf = (id: string): string => balance.nameOf(id)
  const settings = Object.entries(options).map(([id, value]) => `${id}=${value}`)
  const draws = matches.filter(({ seats: list }) => list.every(({ won }) => won < 1)).length
  const means = matches.reduce((total, { answers }) => total + answers, 0) / Math.max(1, matches.length)
  const depth = level === 'master' ? `, ${positions} positions a decision` : ''
  return [
    `## ${game.names.en}, ${seats} seats`,
    `${matches.length} matches of ${level}s (${worlds} worlds at first sight${depth}), version ${game.version}, ${settings.join(', ') || 'no options'}, seed \`${seed}\`, code \`${conditionsOf(plan).code}\`. Shared wins: ${draws}. Answers a match: ${Math.round(means)}. A shared win is divided.${repetitionOf(matches)}`,
    '### By seat',
    rates('Seat', seatRates(matches), (id) => id),
    ...traitKinds(matches).flatMap((kind) => [`### By ${kind}`, rates(kind, traitRates(matches, kind), nameOf)]),
    ...(balance.measures.length > 0 ? ['### Measures', 'Means and their 95 % intervals, a seat.', measureTable(plan, matches)] : []),
    ...cardKinds(matches).flatMap((kind) => cardSection(plan, matches, kind, all)),
  ].join('\n\n')
}

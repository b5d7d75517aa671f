import {
  ALTAR_TILE,
  CLAN_HOUSE_AREAS,
  COMPANIONS,
  END_SCORING,
  EVENT_AREAS,
  EVENTS,
  FREE_SLOTS,
  REVELATION_ROW,
  REVELATIONS,
  ROUNDS,
  SECTORS,
  START_APPRENTICES,
  START_GOODS,
  START_VILLAGE,
  VILLAGE_AREAS,
  VILLAGES,
  type VillageArea,
} from '../content/index.ts'
import { splitShards, worthOf } from '../score.ts'

type Numbers = Readonly<Record<string, number>>

/** The piece with this id. */
function the<T extends { readonly id: string }, K extends T['id']>(pieces: readonly T[], id: K): Extract<T, { readonly id: K }> {
  const piece = pieces.find((one): one is Extract<T, { readonly id: K }> => one.id === id)
  if (!piece) throw new RangeError(`there is no '${id}'`)
  return piece
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
const mapped = <T>(things: readonly T[], numbersOf: (thing: T, n: number) => Numbers): Numbers => Object.assign({}, ...things.map(numbersOf))

const gate = the(SECTORS, 'gate')
const capital = the(SECTORS, 'capital')
const adviser = the(COMPANIONS, 'adviser').ability
const PLOTS: readonly VillageArea[] = VILLAGE_AREAS

/** What three shards and the like are worth in the examples. */
const shardsWorth = (coral: number, agate: number, jade: number, hasToken: boolean): number => worthOf(splitShards([coral, agate, jade], hasToken))

/** `area-3-coin`, `area-3-favour`: what building on the third area costs and gives. */
const plots = mapped(PLOTS, ({ cost, favour }, n) =>
  Object.fromEntries(Object.entries({ ...cost, favour }).map(([good, count]) => [`area-${n + 1}-${good}`, count])),
)

/** `hire-3-coins`, `hire-3-favour`: the third area of the row. */
const hires = mapped(CLAN_HOUSE_AREAS, ({ cost, favour }, n) => ({ [`hire-${n + 1}-coins`]: cost.coin, [`hire-${n + 1}-favour`]: favour }))

/** Cards that the text tells in one section, because they cost the same: which name they have there. */
const FAMILIES: Readonly<Record<string, string>> = {
  'offering-of-wealth': 'offering',
  'offering-of-wisdom': 'offering',
  'offering-of-spirits': 'offering',
  'prayer-coral': 'prayer',
  'prayer-agate': 'prayer',
  'prayer-jade': 'prayer',
  'mercy-coral': 'mercy',
  'mercy-agate': 'mercy',
  'mercy-jade': 'mercy',
}

/** `disguise-copies`, `disguise-price`, `disguise-burn`. A number that differs within a family is one that no test lets pass. */
function cardNumbers(): Numbers {
  const numbers: Record<string, number> = {}
  for (const { id, count, price, burnFavour } of REVELATIONS)
    for (const [what, value] of Object.entries({ copies: count, price: price.scroll, burn: burnFavour })) {
      const name = `${FAMILIES[id] ?? id}-${what}`
      numbers[name] = (numbers[name] ?? value) === value ? value : Number.NaN
    }
  return numbers
}

/** The numbers of the text, from where the rules have them. */
export const NUMBERS: Numbers = {
  rounds: ROUNDS,
  'start-coins': START_GOODS.coin,
  'start-scrolls': START_GOODS.scroll,
  'start-lanterns': START_GOODS.lantern,
  'apprentices-2': START_APPRENTICES[2],
  'apprentices-34': START_APPRENTICES[4],
  'free-slots-2': FREE_SLOTS[2],
  'free-slots-34': FREE_SLOTS[4],
  'clan-tiles': sum(COMPANIONS.map(({ perClan }) => perClan)),
  'clan-stack': sum(COMPANIONS.filter(({ starting }) => !starting).map(({ perClan }) => perClan)),
  'clan-apprentices': the(COMPANIONS, 'apprentice').perClan,
  'event-areas': EVENT_AREAS.count,
  'event-cards': EVENTS.length,
  display: REVELATION_ROW.count,
  'revelation-cards': sum(REVELATIONS.map(({ count }) => count)),
  'revelation-kinds': REVELATIONS.length,
  'village-areas': VILLAGE_AREAS.length,
  'village-tiles': VILLAGES.length,
  'hire-areas': CLAN_HOUSE_AREAS.length,

  'capital-scrolls': capital.day.of[0].of.scroll,
  'outskirts-explore': the(SECTORS, 'outskirts').day.ways[0].explore.max,
  'springs-buy': the(SECTORS, 'springs').day.do.max,
  'gate-favour': gate.night.each.of.favour,
  'capital-favour': capital.night.each.of.favour,

  'adviser-favour': adviser.do.of.favour,
  'adviser-scrolls': adviser.else.of.scroll,
  'phoenix-favour': the(REVELATIONS, 'offering-of-the-phoenix').effect.of[1].of.favour,
  'prayer-lanterns': the(REVELATIONS, 'prayer-coral').effect.of[0].max,
  'outskirts-seal-favour': the(REVELATIONS, 'seal-of-the-outskirts').effect.of.favour,
  'start-village-coins': START_VILLAGE.bonus.of.coin,
  'craftville-scrolls': the(VILLAGES, 'craftville').bonus.of.scroll,
  'fire-cape-lanterns': the(VILLAGES, 'fire-cape').bonus.of.lantern,
  'bandit-lair-favour': the(VILLAGES, 'bandit-lair').bonus.of[1].of.favour,
  'altar-tile-favour': ALTAR_TILE.favour,
  'ceremony-favour': the(EVENTS, 'ceremony-of-three-lights').effect.do.of.favour,

  'same-set': END_SCORING.sameColourSet,
  'mixed-set': END_SCORING.mixedSet,
  'loose-shard': END_SCORING.looseShard,
  'shards-per-set': END_SCORING.shardsPerSet,
  'resources-per-set': END_SCORING.resourcesPerSet,
  'resource-favour': END_SCORING.favourPerResourceSet,
  'worth-of-four-one-one': shardsWorth(4, 1, 1, false),
  'worth-of-two-and-token': shardsWorth(2, 0, 0, true),

  ...plots,
  ...hires,
  ...cardNumbers(),
}

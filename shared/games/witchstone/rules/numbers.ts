import { EXIT_DISTANCES } from '../cauldron.ts'
import {
  CELLS,
  type Count,
  DOMINOES,
  LEVELS,
  LOWER_SHELF,
  OWL_TILES,
  PENTAGRAM,
  PLAYER_PIECES,
  PORTALS,
  POWER_TOKENS,
  NUMBERS as PRINTED,
  REGIONS,
  SCROLL_SHELVES,
  SCROLLS,
  type Scroll,
  SHELVES,
  SPECIAL_SLOTS,
  SPECIALS,
  STONE_SLOTS,
  STONE_TABLE,
  TYPES_OF_REGIONS,
  WAND,
  WAND_END,
} from '../content/index.ts'
import type { EffectOf, Kind } from '../content/vocabulary.ts'

/** Fails if the content lacks something that the text speaks of. */
function must<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new RangeError(`the content has no ${what}`)
  return thing
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const countsOf = (pieces: readonly { readonly count: number }[]): number => sum(pieces.map(({ count }) => count))

const perPlayer = (id: string): number => must(PLAYER_PIECES.find((piece) => piece.id === id)?.perPlayer, id)
const levelOf = (id: string) =>
  must(
    LEVELS.find((level) => level.id === id),
    id,
  )
const portalsOf = (length: number) => PORTALS.filter((portal) => portal.length === length)
const portalVp = (length: number): number => must(portalsOf(length)[0]?.vp, `portal of ${length}`)
const slotVp = (rank: number): number => must(STONE_SLOTS.find((slot) => slot.rank === rank)?.effect.vp, `slot ${rank}`)

const tokenVp = sum(POWER_TOKENS.map(({ effect }) => (effect.verb === 'vp' ? effect.vp : 0)))
const tokenTimes = Math.max(...POWER_TOKENS.map(({ effect }) => (effect.verb === 'activate' ? effect.times : 0)))
const tokensOfEach = must(POWER_TOKENS[0]?.count, 'power token')

const { blackEffect: blackOnLower } = LOWER_SHELF
const more = blackOnLower.verb === 'takePowerToken' ? blackOnLower : { bonusTimes: 0, bonusVp: 0 }
const actionShelf = must(
  SHELVES.find(({ kind }) => kind !== undefined),
  'action shelf',
)
const timesOf = (effect: (typeof actionShelf)['effect']): number => (effect.verb === 'activate' ? effect.times : 0)

/** The number of the silver cell that counts this, and the points for each. */
function silver(name: string, metric: Count): Readonly<Record<string, number>> {
  const cell = must(
    WAND.find(({ effect }) => effect?.verb === 'scorePer' && effect.metric === metric),
    name,
  )
  return { [`silver-${name}`]: cell.index, [`silver-${name}-vp`]: cell.effect?.verb === 'scorePer' ? cell.effect.vp : 0 }
}

/** The number of the dark cell with this action, and its repeats. */
function dark(kind: Kind): Readonly<Record<string, number>> {
  const cell = must(
    WAND.find(({ effect }) => effect?.verb === 'activate' && effect.kind === kind),
    `dark cell of ${kind}`,
  )
  return { [`dark-${kind}`]: cell.index, [`dark-${kind}-times`]: cell.effect?.verb === 'activate' ? cell.effect.times : 0 }
}

const leaderRange = sum(WAND.map(({ leaderEffect }) => (leaderEffect?.kind === 'scroll' ? leaderEffect.times : 0)))

const fallbackOf = (colour: string): number => {
  const fallback = must(PENTAGRAM.find((cell) => cell.colour === colour)?.fallback, `${colour} cell`)
  return fallback.verb === 'vp' ? fallback.vp : fallback.times
}

const cardOf = (id: string): Scroll =>
  must(
    SCROLLS.find((card) => card.id === id),
    id,
  )
const boost = (id: string): EffectOf<'boost'> => {
  const { effect } = cardOf(id)
  return must(effect.verb === 'boost' ? effect : undefined, id)
}
const prophecy = (id: string): EffectOf<'prophecy'> => {
  const { effect } = cardOf(id)
  return must(effect.verb === 'prophecy' ? effect : undefined, id)
}
const cardsThat = (verb: 'boost' | 'prophecy'): number => countsOf(SCROLLS.filter(({ effect }) => effect.verb === verb))

/** What the three levels of a prophecy ask for. */
function levels(name: string, id: string): Readonly<Record<string, number>> {
  const { condition } = prophecy(id)
  const asked = must('atLeast' in condition ? condition.atLeast : undefined, `number on ${id}`)
  return Object.fromEntries(asked.map((least, n) => [`${name}-${n + 1}`, least]))
}

/** The steps from the start of a crystal to the nearest exit. */
const wayOut = (kind: 'bubble' | 'centre'): number => Math.min(...must(EXIT_DISTANCES[CELLS.findIndex((cell) => cell.kind === kind)], kind))

const standard = levelOf('standard')

export const NUMBERS: Readonly<Record<string, number>> = {
  turns: PRINTED.turnsPerPlayer,
  'region-vp': PRINTED.regionVp,
  'token-end-vp': PRINTED.powerTokenEndVp,
  'booster-end-vp': PRINTED.unusedBoosterEndVp,

  dominoes: DOMINOES.length,
  hand: standard.hand,
  supply: DOMINOES.length - standard.hand,
  'left-over': DOMINOES.length - PRINTED.turnsPerPlayer,
  removed: levelOf('level-3').removed,
  'easy-hand': levelOf('level-3').hand,
  'medium-hand': levelOf('level-2').hand,

  witches: perPlayer('witch'),
  markers: perPlayer('energy-marker'),
  owls: perPlayer('owl-figure'),
  crystals: perPlayer('coloured-crystal'),
  'cauldron-cells': CELLS.length,
  'way-out': wayOut('bubble'),
  'way-out-black': wayOut('centre'),

  regions: REGIONS.length,
  'regions-of-type': must(TYPES_OF_REGIONS[0]?.count, 'type of region'),
  portals: PORTALS.length,
  'portals-1': portalsOf(1).length,
  'portals-2': portalsOf(2).length,
  'portals-3': portalsOf(3).length,
  'portal-vp-1': portalVp(1),
  'portal-vp-2': portalVp(2),
  'portal-vp-3': portalVp(3),
  'slot-1': slotVp(1),
  'slot-2': slotVp(2),
  'slot-3': slotVp(3),
  'slot-4': slotVp(4),

  tokens: countsOf(POWER_TOKENS),
  'tokens-of-each': tokensOfEach,
  'tokens-on-regions': countsOf(TYPES_OF_REGIONS.filter(({ hasPowerToken }) => hasPowerToken)),
  'tokens-on-table': STONE_TABLE.powerTokens,
  'token-vp': tokenVp,
  'token-times': tokenTimes,
  'black-token-vp': tokenVp + more.bonusVp,
  'black-token-times': tokenTimes + more.bonusTimes,

  'shelf-times': timesOf(actionShelf.effect),
  'black-shelf-times': timesOf(actionShelf.blackEffect),
  'room-2': actionShelf.capacity[2],
  'room-3': actionShelf.capacity[3],
  'room-4': actionShelf.capacity[4],
  'lower-room-4': LOWER_SHELF.capacity[4],

  'pentagram-cells': PENTAGRAM.length,
  specials: SPECIALS.length,
  'special-slots': SPECIAL_SLOTS.length,
  'special-times': must(SPECIALS[0]?.instant.times, 'special tile'),
  'empty-blue-times': fallbackOf('blue'),
  'empty-orange-vp': fallbackOf('orange'),
  ...Object.fromEntries(OWL_TILES.map(({ vp }, n) => [`owl-${n + 1}`, vp])),

  'wand-end': WAND_END,
  ...silver('portals', 'portalsCompleted'),
  ...silver('tokens', 'powerTokens'),
  ...silver('figures', 'figuresInBall'),
  ...silver('crystals', 'crystalsOnRack'),
  ...silver('specials', 'specialTiles'),
  ...silver('scrolls', 'scrolls'),
  ...dark('energy'),
  ...dark('crystal'),
  ...dark('witches'),
  ...dark('pentagram'),
  ...dark('scroll'),
  'leader-range': leaderRange,

  scrolls: countsOf(SCROLLS),
  shelves: SCROLL_SHELVES.length,
  boosters: cardsThat('boost'),
  prophecies: cardsThat('prophecy'),
  'booster-times': boost('booster-energy').times,
  'booster-copies': cardOf('booster-energy').count,
  'any-booster-times': boost('booster-any').times,
  'any-booster-copies': cardOf('booster-any').count,
  ...Object.fromEntries(prophecy('prophecy-scrolls').vp.map((vp, level) => [`prophecy-vp-${level}`, vp])),
  ...levels('chain', 'prophecy-chain-energy'),
  ...levels('same', 'prophecy-hold-forests'),
  ...levels('figures', 'prophecy-figures-in-ball'),
  ...levels('lying', 'prophecy-lying-witches'),
  ...levels('silver', 'prophecy-silver-cells'),
  ...levels('specials', 'prophecy-special-tiles'),
  ...levels('scrolls', 'prophecy-scrolls'),
  ...levels('tokens', 'prophecy-power-tokens'),
  ...levels('rack', 'prophecy-crystals-on-rack'),
}

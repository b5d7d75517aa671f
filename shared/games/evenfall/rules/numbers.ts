import {
  ADVANCED_START,
  AUTOMA_CIRCLE,
  AUTOMA_OVERFLOW_VP,
  AUTOMA_PATH,
  AUTOMA_WITCHES,
  BOARDS,
  CARDS,
  CATALYST_COST,
  CATALYST_TOKENS,
  COVENS,
  DIAL_MAX,
  DIFFICULTIES,
  DISCARD_TRADE,
  type Difficulty,
  FIGURES_PER_PLAYER,
  GRADES,
  MANA_MAX,
  PATH_OVERFLOW_VP,
  PLACES,
  printedVp,
  RED_STONE,
  REGIONS,
  type RegionId,
  RITUALS,
  ROUNDS,
  SPECIALISTS,
  START_RESOURCES,
  STARTING_PLACES,
  STONES,
  STONES_PER_REGION,
  TIERS,
} from '../content/index.ts'

function byId<T extends { readonly id: string }>(pieces: readonly T[], id: string): T {
  const piece = pieces.find((one) => one.id === id)
  if (!piece) throw new RangeError(`there is no '${id}'`)
  return piece
}

/** All numbers with this name inside an effect, in printed order. */
function amountsIn(node: unknown, name: string): readonly number[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => (key === name && typeof value === 'number' ? [value] : amountsIn(value, name)))
}

/** One of these numbers. If there are several, `at` says which. */
function amount(node: unknown, name: string, at = 0): number {
  const found = amountsIn(node, name)[at]
  if (found === undefined) throw new RangeError(`no '${name}' in ${JSON.stringify(node)}`)
  return found
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const board = (id: string) => byId<(typeof BOARDS)[number]>(BOARDS, `board-${id}`)
const ritual = (id: string) => byId(RITUALS, `ritual-${id}`)
const specialist = (id: string) => byId<(typeof SPECIALISTS)[number]>(SPECIALISTS, `specialist-${id}`)
const place = (id: string) => byId(PLACES, `place-${id}`)
const lunarStart = (coven: string) => byId<(typeof STARTING_PLACES)[number]>(STARTING_PLACES, `start-${coven}`).lunar
const region = (id: RegionId) => byId<(typeof REGIONS)[number]>(REGIONS, id)
const x = (id: Difficulty): number => byId<(typeof DIFFICULTIES)[number]>(DIFFICULTIES, id).x
const [bottom, middle, top] = TIERS
const points = CARDS.map(printedVp)
const lakes = region('north-lakes')
const highlands = region('central-highlands')
const slopes = region('southern-slopes')
const emberPlaces = PLACES.filter(({ symbols }) => symbols.includes('ember'))

const table = {
  rounds: ROUNDS,
  places: PLACES.length,
  rituals: RITUALS.length,
  'specialist-names': SPECIALISTS.length,
  'specialist-copies': SPECIALISTS[0].count,
  specialists: CARDS.length - RITUALS.length,
  cards: CARDS.length,
  covens: COVENS.length,
  stones: STONES.filter(({ id }) => id !== RED_STONE).length,
  'stones-per-region': STONES_PER_REGION,
  'stones-of-a-kind': STONES.filter(({ kind }) => kind === 'ember').length,
  'symbols-of-a-kind': emberPlaces.length,
  'catalyst-cells': sum(RITUALS.map(({ slots }) => slots)),
  'catalyst-tokens': CATALYST_TOKENS,
  'points-least': Math.min(...points),
  'points-most': Math.max(...points),
  'mana-max': MANA_MAX,
  'dial-max': DIAL_MAX,
  witches: FIGURES_PER_PLAYER.witch,
  elders: FIGURES_PER_PLAYER.elder,
  'start-herbs': START_RESOURCES.herb,
  'start-potions': START_RESOURCES.potion,
  'start-knowledge': START_RESOURCES.knowledge,
  'slots-few': lakes.sides[0].placeSlots,
  'slots-four': lakes.sides[1].placeSlots,
  'cells-few': lakes.sides[0].actionCells,
  'cells-four': lakes.sides[1].actionCells,
  'tier-bottom': bottom,
  'tier-middle': middle,
  'tier-top': top,
  overflow: PATH_OVERFLOW_VP,
  'sickle-herbs': CATALYST_COST.sickle.n,
  'orb-potions': CATALYST_COST.orb.n,
  'trade-cards': amount(DISCARD_TRADE, 'cards'),
  'trade-resources': amount(DISCARD_TRADE, 'any'),
  'advanced-draw': ADVANCED_START.extraDraw,
  'advanced-discard': ADVANCED_START.discard,
}

const regions = {
  'lakes-discard': amount(lakes.cellEffect, 'cards'),
  'lakes-resources': amount(lakes.cellEffect, 'any'),
  'highlands-draw': amount(highlands.cellEffect, 'n'),
  'highlands-transfer-draw': amount(highlands.cellEffect, 'n', 2),
  'slopes-pay': amount(slopes.cellEffect, 'any'),
  'slopes-resources': amount(slopes.cellEffect, 'any', 1),
  'slopes-mana': amount(slopes.cellEffect, 'mana'),
  'lakes-bottom-cards': amount(lakes.rewards[0], 'n'),
  'lakes-middle-vp': amount(lakes.rewards[1], 'vp'),
  'lakes-top-resources': amount(lakes.rewards[2], 'any'),
  'highlands-bottom-resources': amount(highlands.rewards[0], 'any'),
  'highlands-middle-vp': amount(highlands.rewards[1], 'vp'),
  'highlands-top-vp': amount(highlands.rewards[2], 'vp'),
  'slopes-bottom-vp': amount(slopes.rewards[0], 'vp'),
  'slopes-middle-cards': amount(slopes.rewards[1], 'n'),
  'slopes-top-vp': amount(slopes.rewards[2], 'vp'),
}

const boards = {
  'sun-cards': amount(board('solar').scouting, 'n'),
  'sun-knowledge': amount(board('solar').scouting, 'knowledge'),
  'sun-mana': amount(board('solar').scouting, 'mana'),
  'token-herbs': amount(board('solar').token, 'herb'),
  'token-potions': amount(board('solar').token, 'potion'),
  'council-first': board('solar').councilCost.first.herb,
  'council-next': board('solar').councilCost.next.herb,
  'star-cards': amount(board('star').scouting, 'n'),
  'star-discard': amount(board('star').freeActions, 'cards'),
  'star-resources': amount(board('star').freeActions, 'any'),
  'star-mana': amount(board('star').freeActions, 'mana'),
  'star-council-next': board('star').councilCost.next.herb,
  'star-link-discard': amount(lunarStart('star'), 'cards', 1),
  'star-link-resources': amount(lunarStart('star'), 'any'),
  'cross-cards': amount(board('cross').scouting, 'n'),
  'cross-knowledge': amount(board('cross').scouting, 'knowledge'),
  'cross-mana': amount(board('cross').scouting, 'mana'),
  'circle-cards': amount(board('circle').scouting, 'n'),
  'circle-knowledge': amount(board('circle').scouting, 'knowledge'),
  'circle-token-mana': amount(board('circle').token, 'mana'),
  'thorn-cards': amount(board('thorn').scouting, 'n'),
  'thorn-knowledge': amount(board('thorn').scouting, 'knowledge'),
  'thorn-mana': amount(board('thorn').scouting, 'mana'),
  'thorn-cells': board('thorn').stoneCells.length,
}

const automa = {
  'automa-cells': AUTOMA_CIRCLE.length,
  'automa-yellow': AUTOMA_CIRCLE.filter(({ stop }) => stop).length,
  'automa-steps': AUTOMA_PATH.length - 1,
  'automa-witches': AUTOMA_WITCHES,
  'automa-overflow': AUTOMA_OVERFLOW_VP,
  'x-apprentice': x('apprentice'),
  'x-witch': x('witch'),
  'x-master': x('master'),
  'x-heir': x('heir'),
}

const pieces = {
  'marsh-witches': place('phantom-marsh').witches,
  'marsh-link-herbs': amount(place('phantom-marsh').linkBonus, 'herb'),
  'marsh-link-vp': amount(place('phantom-marsh').linkBonus, 'vp'),
  'vessel-pay': amount(ritual('transmutation-vessel').effect, 'any'),
  'vessel-vp': amount(ritual('transmutation-vessel').effect, 'vp'),
  'vessel-resources': amount(ritual('transmutation-vessel').effect, 'any', 1),
  'warp-cells': ritual('reality-warp').slots,
  'warp-rate': amount(ritual('reality-warp').effect, 'rate'),
  'embodiment-mana': amount(ritual('embodiment-of-magic').effect, 'mana'),
  'embodiment-vp': amount(ritual('embodiment-of-magic').effect, 'vp'),
  'twin-cells': amount(ritual('twin-sickles').effect, 'cells'),
  'wolf-figures': amount(ritual('wolf-guide').effect, 'n'),
  'fairy-places': amount(ritual('butterfly-fairy').effect, 'n'),
  'owl-discount': amount(ritual('three-eyed-owl').effect, 'discount'),
  'cat-vp': amount(ritual('cat-helper').effect, 'vp'),
  'mare-discount': amount(ritual('night-mare').effect, 'discount'),
  'unmaking-discount': amount(ritual('unmaking').effect, 'discount'),
  'keir-range': amount(specialist('keir').specialist, 'max'),
  'nora-rate': amount(specialist('nora').specialist, 'rate'),
  'shoana-rituals': amount(specialist('shoana').specialist, 'rituals'),
  'ajisu-mana': amount(specialist('ajisu').specialist, 'mana', 1),
  'ajisu-vp': amount(specialist('ajisu').specialist, 'vp'),
  'find-vp': amount(specialist('irene-and-haze').council, 'vp'),
  'stone-vp': amount(specialist('keir').council, 'vp'),
  'set-vp': amount(specialist('keita').council, 'vp'),
  'sickle-vp': amount(specialist('nora').council, 'vp'),
  'gift-vp': amount(specialist('ulan').council, 'vp'),
  'elder-vp': amount(specialist('shoana').council, 'vp'),
  'path-vp': amount(specialist('maat').council, 'vp'),
  'cell-vp': amount(specialist('oswin').council, 'vp'),
  'mirra-vp': amount(specialist('mirra').council, 'vp'),
  'radu-vp': amount(specialist('radu').council, 'vp'),
}

/** The points on the cards of the printed scoring example. */
const scoring = {
  'velda-vp': specialist('velda').vp,
  'irene-vp': specialist('irene-and-haze').vp,
  'keir-vp': specialist('keir').vp,
  'elephant-vp': ritual('sage-elephant').vp,
  'cauldron-vp': ritual('singing-cauldron').vp,
  'chest-vp': ritual('living-chest').vp,
  'sanctuary-vp': place('sanctuary').vp,
}
const summed = {
  'example-specialists': scoring['velda-vp'] + scoring['irene-vp'] + scoring['keir-vp'],
  'example-sickles': 4 * pieces['sickle-vp'],
  'example-circle': scoring['elephant-vp'] + 2 * scoring['cauldron-vp'] + scoring['chest-vp'] + scoring['sanctuary-vp'],
}

/** The results of other examples. */
const examples = {
  ...scoring,
  ...summed,
  'example-total': 79 + sum(Object.values(summed)),
  'token-example-herbs': 1 + boards['token-herbs'],
  'token-example-potions': 1 + boards['token-potions'],
  'marsh-example-herbs': 3 * amount(place('phantom-marsh').harvest, 'herb'),
  'order-example-vp': 3 * pieces['mirra-vp'] + pieces['radu-vp'],
  'chain-example-vp': 3 + pieces['path-vp'] + pieces['cell-vp'],
  'sun-cards-advanced': boards['sun-cards'] + table['advanced-draw'],
  'star-cards-advanced': boards['star-cards'] + table['advanced-draw'],
  'nora-sickle': table['sickle-herbs'] * pieces['nora-rate'],
  'nora-orb': table['orb-potions'] * pieces['nora-rate'],
  'warp-times': 1 + pieces['warp-cells'],
}

/** What the text calls `{n:name}`, read from where the rules read it. */
/** The points from which each grade is given; the first grade has no bound. */
const grades = Object.fromEntries(GRADES.slice(1).map(({ id, from }) => [id, from]))

export const NUMBERS: Readonly<Record<string, number>> = { ...table, ...regions, ...boards, ...automa, ...grades, ...pieces, ...examples }

import { boolean, list, number, oneOf, optionalNumber, optionalString, record, string, type ViewOf } from '../../kernel/shape.ts'
import { COLOURS, KINDS, LEVELS } from './content/index.ts'
import { ACTIVATION_PHASES, PHASES } from './state.ts'

const COLOUR_IDS = COLOURS.map(({ id }) => id)
/** Empty while it is not said, or not to be known yet. */
const LEVEL_IDS = ['', ...LEVELS.map(({ id }) => id)] as const

/** What is still to be done: repeats, a token to use, a crystal to shelve, a tile to use, a kind to choose, a crossed cell, the other half… */
export const OPEN_THINGS = ['level', 'tower', 'domino', 'choose', 'repeats', 'token', 'rim', 'special', 'any', 'cell', 'second', 'end'] as const

/** Empty texts mean "none", seats of -1 mean "nobody". */
export const tableShape = record('WitchstoneTable', {
  phase: oneOf(PHASES),
  /** The first player. */
  first: number,
  /** Whose turn it is, or who chooses a tower. */
  active: number,
  /** Turns completed by all. */
  turn: number,
  round: number,
  rounds: number,
  players: list(
    record('WitchstonePlayer', {
      colour: oneOf(COLOUR_IDS),
      level: oneOf(LEVEL_IDS),
      /** Whether the seat has said its level. */
      said: boolean,
      score: number,
      tower: string,
      /** The cauldron: the first symbol of the domino lies on `a`. */
      laid: list(record('WitchstoneLaid', { domino: string, a: string, b: string })),
      placed: list(record('WitchstonePlaced', { tile: string, cell: string })),
      /** `place`: a cell, or an exit on the rim. */
      crystals: list(record('WitchstoneCrystal', { id: string, place: string })),
      /** Witches in the supply, witches lying beside the tower, energy markers in the supply. */
      witches: number,
      lying: number,
      markers: number,
      /** Steps made around the pentagram. */
      pentagram: number,
      wand: number,
      /** Silver cells of the wand activated. */
      silver: number,
      /** How many dominoes lie face up behind the screen, face down beside it, and out of the game unseen. */
      dominoes: number,
      supply: number,
      removed: number,
      discarded: list(string),
      /** Unused scrolls, unless they are stacked. */
      scrolls: list(string),
      stacked: boolean,
      /** How much there is behind the screen, where the table agreed to show that. */
      owls: optionalNumber,
      tokens: optionalNumber,
      specials: optionalNumber,
      boosters: optionalNumber,
      behind: optionalNumber,
      damaged: optionalNumber,
      /** What there is behind the screen, where the table agreed to show that, and when the match is over. */
      owlTiles: list(number),
      tokenTiles: list(string),
      specialTiles: list(string),
      boosterCards: list(string),
      crystalsBehind: list(string),
      /** When the match is over: the dominoes nobody saw, and what the score during play was made of. */
      dominoTiles: list(string),
      supplyTiles: list(string),
      removedTiles: list(string),
      earned: list(number),
    }),
  ),
  regions: list(
    record('WitchstoneRegion', {
      id: string,
      token: string,
      /** The seat whose high witch stands there. */
      owner: number,
      /** Who has a witch there, in order of arrival; on the Witchstone that is the order of the slots. */
      witches: list(number),
    }),
  ),
  portals: list(
    record('WitchstonePortal', {
      id: string,
      owner: number,
      filled: number,
      /** The end it was started from. */
      from: string,
    }),
  ),
  /** Cards left in the scroll deck, tiles left in the stack of special tiles. */
  deck: number,
  specials: number,
  /** From the bottom shelf up. */
  row: list(string),
  slots: list(string),
  /** The last tile is on top. */
  owls: list(record('WitchstoneOwls', { id: string, tiles: list(number) })),
  shelves: list(record('WitchstoneShelf', { id: string, capacity: number, crystals: list(string) })),
  stoneTable: list(string),
  /** Who reached the end of the wand, in order. */
  arrivals: list(number),
  /** The kind whose activation comes second. */
  second: oneOf(['', ...KINDS]),
  /** Open activations; the last one is on top. */
  stack: list(
    record('WitchstoneActivation', {
      id: number,
      kind: oneOf(KINDS),
      /** The domino, tile, token, shelf or cell that opened it. */
      source: string,
      left: number,
      phase: oneOf(ACTIVATION_PHASES),
      moved: number,
      tokens: list(record('WitchstoneToken', { id: string, times: number, used: boolean })),
      rim: list(string),
      cells: list(record('WitchstoneCrossed', { cell: string, leads: boolean })),
      waiting: string,
    }),
  ),
  opened: number,
  /** What is still open this turn, what comes first in front. Said by `open.<what>`. */
  open: list(
    record('WitchstoneOpen', {
      what: oneOf(OPEN_THINGS),
      kind: string,
      /** The thing to look at: a tile, a token, a crystal, a cell. */
      thing: string,
      count: number,
    }),
  ),
})
export type TableView = ViewOf<typeof tableShape>
export type PlayerView = TableView['players'][number]
export type OpenView = TableView['open'][number]

export const handShape = record('WitchstoneHand', {
  /** The own level, also while the others do not know it. */
  level: oneOf(LEVEL_IDS),
  /** Face up behind the own screen. */
  dominoes: list(string),
  /** Picked up, not yet laid. */
  chosen: optionalString,
  scrolls: list(string),
  owls: list(number),
  tokens: list(string),
  specials: list(string),
  boosters: list(string),
  crystals: list(string),
  damaged: number,
  /** What final scoring would add now: `owls`, `tokens`, `boosters` and each prophecy. */
  prospects: list(record('WitchstoneProspect', { what: string, points: number, levels: number })),
  /** The score with all that. */
  projected: number,
})
export type HandView = ViewOf<typeof handShape>

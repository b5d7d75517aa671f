import { flag, list, maybeNumber, maybeText, number, oneOf, record, text, type ViewOf } from '../../kernel/shape.ts'
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
      said: flag,
      score: number,
      tower: text,
      /** The cauldron: the first symbol of the domino lies on `a`. */
      laid: list(record('WitchstoneLaid', { domino: text, a: text, b: text })),
      placed: list(record('WitchstonePlaced', { tile: text, cell: text })),
      /** `place`: a cell, or an exit on the rim. */
      crystals: list(record('WitchstoneCrystal', { id: text, place: text })),
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
      discarded: list(text),
      /** Unused scrolls, unless they are stacked. */
      scrolls: list(text),
      stacked: flag,
      /** How much there is behind the screen, where the table agreed to show that. */
      owls: maybeNumber,
      tokens: maybeNumber,
      specials: maybeNumber,
      boosters: maybeNumber,
      behind: maybeNumber,
      damaged: maybeNumber,
      /** What there is behind the screen, where the table agreed to show that, and when the match is over. */
      owlTiles: list(number),
      tokenTiles: list(text),
      specialTiles: list(text),
      boosterCards: list(text),
      crystalsBehind: list(text),
      /** When the match is over: the dominoes nobody saw, and what the score during play was made of. */
      dominoTiles: list(text),
      supplyTiles: list(text),
      removedTiles: list(text),
      earned: list(number),
    }),
  ),
  regions: list(
    record('WitchstoneRegion', {
      id: text,
      token: text,
      /** The seat whose high witch stands there. */
      owner: number,
      /** Who has a witch there, in order of arrival; on the Witchstone that is the order of the slots. */
      witches: list(number),
    }),
  ),
  portals: list(
    record('WitchstonePortal', {
      id: text,
      owner: number,
      filled: number,
      /** The end it was started from. */
      from: text,
    }),
  ),
  /** Cards left in the scroll deck, tiles left in the stack of special tiles. */
  deck: number,
  specials: number,
  /** From the bottom shelf up. */
  row: list(text),
  slots: list(text),
  /** The last tile is on top. */
  owls: list(record('WitchstoneOwls', { id: text, tiles: list(number) })),
  shelves: list(record('WitchstoneShelf', { id: text, capacity: number, crystals: list(text) })),
  stoneTable: list(text),
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
      source: text,
      left: number,
      phase: oneOf(ACTIVATION_PHASES),
      moved: number,
      tokens: list(record('WitchstoneToken', { id: text, times: number, used: flag })),
      rim: list(text),
      cells: list(record('WitchstoneCrossed', { cell: text, leads: flag })),
      waiting: text,
    }),
  ),
  opened: number,
  /** What is still open this turn, what comes first in front. Said by `open.<what>`. */
  open: list(
    record('WitchstoneOpen', {
      what: oneOf(OPEN_THINGS),
      kind: text,
      /** The thing to look at: a tile, a token, a crystal, a cell. */
      thing: text,
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
  dominoes: list(text),
  /** Picked up, not yet laid. */
  chosen: maybeText,
  scrolls: list(text),
  owls: list(number),
  tokens: list(text),
  specials: list(text),
  boosters: list(text),
  crystals: list(text),
  damaged: number,
  /** What final scoring would add now: `owls`, `tokens`, `boosters` and each prophecy. */
  prospects: list(record('WitchstoneProspect', { what: text, points: number, levels: number })),
  /** The score with all that. */
  projected: number,
})
export type HandView = ViewOf<typeof handShape>

import { boolean, list, number, oneOf, optionalNumber, optionalString, record, string, type ViewOf } from '../../kernel/shape.ts'
import { COLOURS, KINDS, LEVELS } from './content/index.ts'
import { ACTIVATION_PHASES, PHASES } from './state.ts'

const COLOUR_IDS = COLOURS.map(({ id }) => id)
/** Empty while the level is not said or is still secret. */
const LEVEL_IDS = ['', ...LEVELS.map(({ id }) => id)] as const

/** The kinds of things that may still have to be done, such as repeats, a token to use or a crystal to shelve. */
const OPEN_THINGS = ['level', 'tower', 'domino', 'choose', 'repeats', 'token', 'rim', 'special', 'any', 'cell', 'second', 'end'] as const

/** An empty string means "none", and a seat of -1 means "nobody". */
export const tableShape = record('WitchstoneTable', {
  phase: oneOf(PHASES),
  /** The first player. */
  first: number,
  /** The seat whose turn it is, or that chooses a tower. */
  active: number,
  /** The turns that all seats together have completed. */
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
      /** The dominoes in the cauldron. The first symbol of each lies on `a`. */
      laid: list(record('WitchstoneLaid', { domino: string, a: string, b: string })),
      placed: list(record('WitchstonePlaced', { tile: string, cell: string })),
      /** The place is a cell, or an exit on the rim. */
      crystals: list(record('WitchstoneCrystal', { id: string, place: string })),
      /** Witches in the supply, witches lying beside the tower, and energy markers in the supply. */
      witches: number,
      lying: number,
      markers: number,
      /** Steps made around the pentagram. */
      pentagram: number,
      wand: number,
      /** Silver cells of the wand activated. */
      silver: number,
      /** The numbers of dominoes face up behind the screen, face down beside it, and removed from the game unseen. */
      dominoes: number,
      supply: number,
      removed: number,
      discarded: list(string),
      /** Unused scrolls; empty if they are stacked. */
      scrolls: list(string),
      stacked: boolean,
      /** The numbers of things behind the screen, if a game option shows them. */
      owls: optionalNumber,
      tokens: optionalNumber,
      specials: optionalNumber,
      boosters: optionalNumber,
      behind: optionalNumber,
      damaged: optionalNumber,
      /** The things behind the screen, if a game option shows them or the match is over. */
      owlTiles: list(number),
      tokenTiles: list(string),
      specialTiles: list(string),
      boosterCards: list(string),
      crystalsBehind: list(string),
      /** The dominoes that nobody saw and the parts of the score; filled when the match is over. */
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
      /** The seats that have a witch there, in order of arrival. On the Witchstone that is the order of the slots. */
      witches: list(number),
    }),
  ),
  portals: list(
    record('WitchstonePortal', {
      id: string,
      owner: number,
      filled: number,
      /** The end from which it was started. */
      from: string,
    }),
  ),
  /** The cards left in the scroll deck, and the tiles left in the stack of special tiles. */
  deck: number,
  specials: number,
  /** Face-up scroll cards, from the bottom shelf up. */
  row: list(string),
  slots: list(string),
  /** The stacks of owls; the last tile of each is on top. */
  owls: list(record('WitchstoneOwls', { id: string, tiles: list(number) })),
  shelves: list(record('WitchstoneShelf', { id: string, capacity: number, crystals: list(string) })),
  stoneTable: list(string),
  /** The seats that reached the end of the wand, in order. */
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
  /** The things still open this turn, in the order in which they come. Their words are `open.<what>`. */
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
  /** The seat's own level, also while it is secret. */
  level: oneOf(LEVEL_IDS),
  /** The dominoes face up behind the seat's own screen. */
  dominoes: list(string),
  /** The domino that is picked up and not yet laid. */
  chosen: optionalString,
  scrolls: list(string),
  owls: list(number),
  tokens: list(string),
  specials: list(string),
  boosters: list(string),
  crystals: list(string),
  damaged: number,
  /** The points that final scoring would add now, for `owls`, `tokens`, `boosters` and each prophecy. */
  prospects: list(record('WitchstoneProspect', { what: string, points: number, levels: number })),
  /** The score with all prospects. */
  projected: number,
})
export type HandView = ViewOf<typeof handShape>

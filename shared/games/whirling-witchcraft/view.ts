import type { Seat } from '../../kernel/decision.ts'
import { memoLast, memoOnObject } from '../../kernel/memo.ts'
import { boolean, list, map, number, oneOf, optionalString, record, string, type ViewOf } from '../../kernel/shape.ts'
import { initiativeOf } from './cards.ts'
import { noCubes } from './cubes.ts'
import { DEEDS, ENDINGS, PHASES, type Player, playerAt, type Secret, STAGES, type State, secretAt, TIMINGS } from './state.ts'

const played = record('WitchcraftPlayed', { card: string, rotated: boolean })

/** The table view. Cubes are counted by ingredient. */
export const tableShape = record('WitchcraftTable', {
  phase: oneOf(PHASES),
  timing: oneOf(TIMINGS),
  /** Whether the seats play this step one after another, by initiative. */
  ordered: boolean,
  round: number,
  /** The number of last-cauldron rounds that have begun. */
  lastRounds: number,
  deck: number,
  discards: number,
  /** Why the match ended, or empty while it is running. */
  ending: oneOf(['', ...ENDINGS]),
  players: list(
    record('WitchcraftPlayer', {
      /** Empty until all seats have picked. */
      character: string,
      discarded: boolean,
      /** Whether the character's own recipe is turned round. */
      turned: boolean,
      /** The number of cubes that lie on the character's own recipe from the beginning. */
      prelaid: number,
      bench: map(number),
      circle: map(number),
      cauldron: map(number),
      /** The recipes in play, in the order in which they were played. */
      recipes: list(played),
      /** Whether the last recipe was revealed in this round. */
      fresh: boolean,
      /** The number of the last recipe played, or 0 before the first. */
      initiative: number,
      /** The count of each arcana token. On the card, the token stands on space (count − 1) mod 6 + 1. */
      tokens: map(number),
      fired: list(string),
      free: list(string),
      /** Whether the seat has nothing to decide in this step, is deciding, or has submitted. */
      stage: oneOf(STAGES),
      /** The number of cards in hand. */
      hand: number,
    }),
  ),
})
export type TableView = ViewOf<typeof tableShape>

const deed = record('WitchcraftDeed', { kind: oneOf(DEEDS), card: string, in: list(string), out: list(string) })

export const handShape = record('WitchcraftHand', {
  /** The two characters that were dealt. */
  dealt: list(string),
  picked: optionalString,
  cards: list(string),
  /** The recipe of this round before the reveal: none or one. */
  chosen: list(played),
  /** The stage of a random play: the orientation, then the bonus. */
  dare: oneOf(['', 'turn', 'bonus']),
  /** What the seat has done so far in this step, and the result. The cubes are empty if there is no draft. */
  draft: record('WitchcraftDraft', {
    stage: oneOf(['', 'gain', 'open', 'circle']),
    deeds: list(deed),
    /** The recipe whose slots are being filled: none or one. */
    filling: list(deed),
    bench: map(number),
    cauldron: map(number),
    /** The cubes on the output slots. */
    brew: map(number),
    free: list(string),
    /** Whether the draft was begun before somebody called for initiative. */
    returned: boolean,
  }),
  /** The cards that the seat has held, and the seat that holds each now. -1 is the discard pile. */
  known: list(record('WitchcraftKnown', { card: string, at: number })),
})
export type HandView = ViewOf<typeof handShape>

const viewPlayer = (player: Player, { hand }: Secret) => {
  const { character, discarded, turned, prelaid, bench, circle, cauldron, recipes, fresh, tokens, fired, free, stage } = player
  const initiative = initiativeOf(player)
  return {
    character,
    discarded,
    turned,
    prelaid,
    bench,
    circle,
    cauldron,
    recipes,
    fresh,
    initiative,
    tokens,
    fired,
    free,
    stage,
    hand: hand.length,
  }
}
type PlayerView = ReturnType<typeof viewPlayer>

/** The views of each `Player` object, by the size of its hand, which is not part of that object. */
const viewsOf = memoOnObject((_player: Player) => new Map<number, PlayerView>())

function rememberPlayer(player: Player, secret: Secret): PlayerView {
  const views = viewsOf(player)
  const known = views.get(secret.hand.length)
  if (known) return known
  const view = viewPlayer(player, secret)
  views.set(secret.hand.length, view)
  return view
}

const viewPlayers = memoOnObject((players: State['players']) =>
  memoLast((secrets: State['secrets']) => secrets.map((secret, seat) => rememberPlayer(playerAt({ players }, seat), secret))),
)

export function viewTable(s: State): TableView {
  const { phase, timing, ordered, round, lastRounds, deck, discards, ending } = s
  return {
    phase,
    timing,
    ordered,
    round,
    lastRounds,
    deck: deck.length,
    discards: discards.length,
    ending,
    players: viewPlayers(s.players)(s.secrets),
  }
}

const NONE: readonly never[] = []
const NO_DRAFT: HandView['draft'] = {
  stage: '',
  deeds: NONE,
  filling: NONE,
  bench: noCubes(),
  cauldron: noCubes(),
  brew: noCubes(),
  free: NONE,
  returned: false,
}
const asList = memoOnObject(<T extends object>(one: T): readonly T[] => [one])

const viewSecret = memoOnObject(
  ({ dealt, picked, hand, chosen, dare, draft, known }: Secret): HandView => ({
    dealt,
    ...(picked && { picked }),
    cards: hand,
    chosen: chosen ? asList(chosen) : NONE,
    dare,
    draft: draft ?? NO_DRAFT,
    known,
  }),
)

export const viewHand = (s: State, seat: Seat): HandView => viewSecret(secretAt(s, seat))

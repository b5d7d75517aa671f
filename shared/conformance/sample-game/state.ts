import type { Seat } from '../../kernel/decision.ts'
import type { MatchConfig } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'

export const KINDS = ['moon', 'owl', 'toad'] as const
export const STRENGTHS = [1, 2, 3, 4, 5, 6, 7, 8] as const
/** All runes. An id is the kind and the strength: `owl-3`. */
export const RUNES: readonly string[] = KINDS.flatMap((kind) => STRENGTHS.map((strength) => `${kind}-${strength}`))

export const ENDINGS = ['rounds', 'spent', 'alone'] as const
export type Ending = (typeof ENDINGS)[number]

export interface Player {
  hand: string[]
  /** The rune face down in front of the player, or empty. */
  laid: string
  /** The rune that the player showed in the last round. */
  shown: string
  points: number
  curse: boolean
  out: boolean
}

export interface State {
  players: Player[]
  /** The last one is on top. */
  deck: string[]
  pot: string[]
  discard: string[]
  /** The top of the deck that the seer looks at. The last one is on top. */
  scried: string[]
  /** The seat that looks at the top of the deck, or -1. */
  seer: Seat
  round: number
  rounds: number
  burning: boolean
  ending: Ending | ''
}

/** The frames of all steps. Everybody may know what is in a frame. */
export type Frames =
  | { readonly step: 'lay' }
  | { readonly step: 'boon'; readonly seat: Seat }
  | { readonly step: 'scry'; readonly seat: Seat }
  | { readonly step: 'trade'; readonly seat: Seat }
  | { readonly step: 'stake'; readonly seat: Seat }
  | { readonly step: 'seal'; readonly seat: Seat }

export const strengthOf = (rune: string): number => Number(rune.split('-')[1])

export function setup({ seats, options }: MatchConfig, random: Random): { state: State; first: Frames } {
  const deck = random.shuffle(RUNES)
  const rounds = Number(options.rounds)
  const players = Array.from({ length: seats }, () => ({
    hand: deck.splice(-rounds),
    laid: '',
    shown: '',
    points: 0,
    curse: options.curses === true,
    out: false,
  }))
  const state: State = {
    players,
    deck,
    pot: [],
    discard: [],
    scried: [],
    seer: -1,
    round: 0,
    rounds,
    burning: options.ties === 'burn',
    ending: '',
  }
  return { state, first: { step: 'lay' } }
}

export function playerAt(s: State, seat: Seat): Player {
  const player = s.players[seat]
  if (!player) throw new RangeError(`no player at seat ${seat}`)
  return player
}

/** Returns the broken invariants. */
export function violations(s: State): readonly string[] {
  const found: string[] = []
  const runes = [s.deck, s.pot, s.discard, ...s.players.map(({ hand }) => hand), ...s.players.map(({ laid }) => (laid ? [laid] : []))].flat()
  if (runes.toSorted().join() !== RUNES.toSorted().join()) found.push('every rune is in one place')
  if (s.players.some(({ points }) => points < 0)) found.push('nobody has less than no points')
  if (s.players.some(({ out, hand, laid }) => out && (hand.length > 0 || laid))) found.push('who is out holds nothing')
  if (s.scried.length > 0 !== s.seer >= 0) found.push('only a seer looks')
  if (s.scried.some((rune, index) => s.deck[s.deck.length - s.scried.length + index] !== rune)) found.push('the seer sees what is there')
  if (s.round > s.rounds) found.push('no more rounds than agreed')
  return found
}

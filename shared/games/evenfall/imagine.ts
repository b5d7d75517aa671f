import type { Seat } from '../../kernel/decision.ts'
import type { SeatView } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import { ADVANCED_START, CARDS, DIAL_MAX, PLACES, RED_STONE, STONES } from './content/index.ts'
import { bidRange } from './effects/adjustBid.ts'
import type { Frame } from './frames.ts'
import { newState } from './setup.ts'
import { type HeldStone, type Party, type Played, type Player, playerAt, type Secret, type State } from './state.ts'
import { bestLaying } from './stones.ts'
import type { HandView, TableView } from './view.ts'

const STONE_IDS = STONES.map(({ id }) => id)

type PartyView = TableView['players'][number] | TableView['automa'][number]

const copyPlayed = (view: PartyView): Played[] =>
  view.played.map(({ card, role, place, cells, slots, turned, copies }) => ({
    card,
    role,
    place,
    cells: [...cells] as Played['cells'],
    slots: [...slots] as Played['slots'],
    turned,
    copies,
  }))

const copyParty = (view: PartyView): Party => ({
  vp: view.vp,
  path: view.path,
  witches: view.witches,
  elders: view.elders,
  outer: [...view.outer],
  inner: [...view.inner],
  played: copyPlayed(view),
  stones: view.stones.map(({ id, at }): HeldStone => ({ id, at })),
})

/** Returns the cards that everybody can see. */
const seenCards = ({ discard, box, players, automa }: TableView): readonly string[] => [
  ...discard,
  ...box,
  ...[...players, ...automa].flatMap(({ played }) => played.map(({ card }) => card)),
]
const seenPlaces = ({ regions, players, automa }: TableView): readonly string[] => [
  ...regions.flatMap(({ slots }) => slots),
  ...[...players, ...automa].flatMap(({ outer, inner }) => [...outer, ...inner]),
]
const seenStones = ({ regions, players, automa }: TableView): readonly string[] => [
  RED_STONE,
  ...regions.flatMap(({ stones }) => stones),
  ...[...players, ...automa].flatMap(({ stones }) => stones.map(({ id }) => id)),
]

function without(all: readonly string[], seen: readonly string[]): readonly string[] {
  const known = new Set(seen)
  return all.filter((one) => !known.has(one))
}

const noSecret = (): Secret => ({ dial: -1, cards: [], stones: [] })

/** Guesses what another seat has chosen in secret. All choices are equally likely, except that stones are laid in the best way. */
function guessSecret(s: State, seat: Seat, random: Random): Secret {
  const player = playerAt(s, seat)
  const secret = noSecret()
  if (!player.ready) return secret
  switch (s.phase) {
    case 'battle': {
      const { min, max } = player.shown >= 0 ? bidRange(s, seat) : { min: 0, max: Math.min(DIAL_MAX, player.mana) }
      return { ...secret, dial: min + random.int(1 + max - min) }
    }
    case 'scouting':
      return { ...secret, cards: random.shuffle(player.hand).slice(0, ADVANCED_START.discard) }
    case 'stones':
      return { ...secret, stones: bestLaying(s, player) }
    default:
      return secret
  }
}

/** Returns the cards that are announced and not yet paid for. Everybody knows whose hand they are in. */
function announced(frames: readonly Frame[]): readonly { readonly seat: Seat; readonly card: string }[] {
  return frames.flatMap((frame) => {
    if (frame.step === 'ritual') return [{ seat: frame.ctx.seat, card: frame.card }]
    return frame.step === 'recruit' ? [{ seat: frame.seat, card: frame.card }] : []
  })
}

function playerFrom(view: TableView['players'][number], hand: string[], secret: Secret): Player {
  const { coven, herb, knowledge, potion, mana, token, boardCell, passed, ready, dial = -1 } = view
  return {
    ...copyParty(view),
    coven,
    hand,
    herb,
    knowledge,
    potion,
    mana,
    token,
    boardCell: boardCell as Player['boardCell'],
    passed,
    secret,
    ready,
    shown: dial,
  }
}

const copyRegion = ({ id, slots, cells, crowd, stones }: TableView['regions'][number]): State['regions'][number] => ({
  id,
  slots: [...slots],
  cells: [...cells],
  crowd: crowd.map((own) => ({ ...own })),
  stones: [...stones],
})

/** Makes a state that fits what the seat sees. Everything that the seat cannot see is dealt anew. */
export function imagine({ seat, setup, table, hand, frames }: SeatView<TableView, HandView>, random: Random): State {
  const dealt = table.phase !== 'covens'
  const shown = announced(frames as readonly Frame[]).filter((one) => one.seat !== seat)
  const known = [...seenCards(table), ...hand.cards, ...shown.map(({ card }) => card)]
  const cards = dealt ? random.shuffle(without(CARDS, known)) : []
  const handOf = (other: Seat, count: number): string[] => {
    const own = shown.flatMap((one) => (one.seat === other ? [one.card] : []))
    return [...own, ...cards.splice(0, count - own.length)]
  }
  const places = PLACES.map(({ id }) => id)
  const ownSecret: Secret = { dial: hand.dial ?? -1, cards: [...hand.chosen], stones: hand.stones.map((laid) => ({ ...laid })) }
  const players = table.players.map((view, other) =>
    other === seat ? playerFrom(view, [...hand.cards], ownSecret) : playerFrom(view, handOf(other, view.hand), noSecret()),
  )
  const [automa] = table.automa
  const state: State = {
    ...newState(setup, table.first),
    phase: table.phase,
    round: table.round,
    active: table.active,
    acted: table.acted,
    deck: cards,
    discard: [...table.discard],
    places: dealt ? random.shuffle(without(places, seenPlaces(table))) : [],
    box: [...table.box],
    unused: dealt ? random.shuffle(without(STONE_IDS, seenStones(table))) : [],
    redStone: table.redStone,
    regions: table.regions.map(copyRegion),
    players,
    ...(automa && { automa: { ...copyParty(automa), marker: automa.marker } }),
  }
  players.forEach((player, other) => {
    if (other !== seat) player.secret = guessSecret(state, other, random)
  })
  return state
}

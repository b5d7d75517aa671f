import { cardOf, type Figure } from '#shared/games/evenfall/content/index.ts'
import type { Evenfall } from '#shared/games/evenfall/index.ts'
import { defineAnimations, LATER, UNSEEN } from '../kit/animations.ts'
import { updatePlayer, without } from '../kit/change.ts'
import type { AutomaView, EvenfallEvent, PlayedView, PlayerView, TableView } from './table.ts'

const onAutoma = (table: TableView, change: (automa: AutomaView) => Partial<AutomaView>): TableView => ({
  ...table,
  automa: table.automa.map((automa) => ({ ...automa, ...change(automa) })),
})

interface Finding {
  readonly place: string
  readonly region: string
  readonly witches: number
}

/** Takes a place out of its slot. The witches that found it stay in the region. */
function leaveRegion(table: TableView, party: number, { place, region, witches }: Finding): TableView {
  return {
    ...table,
    regions: table.regions.map((one) =>
      one.id === region
        ? {
            ...one,
            slots: one.slots.map((slot) => (slot === place ? '' : slot)),
            crowd: one.crowd.map((crowd, index) => (index === party ? { ...crowd, witches: crowd.witches + witches } : crowd)),
          }
        : one,
    ),
  }
}

function cardInPlay(card: string, role: PlayedView['role'], place: string): PlayedView {
  const known = cardOf(card)
  const isRitual = known.kind === 'ritual' && role === 'ritual'
  const cells = isRitual && known.of.effect.type === 'cell' ? known.of.effect.cells : 0
  const slots = isRitual ? known.of.slots : 0
  return {
    card,
    role,
    place,
    cells: Array.from({ length: cells }, () => ''),
    slots: Array.from({ length: slots }, () => ''),
    turned: false,
    copies: '',
  }
}

const GOODS = ['herb', 'knowledge', 'potion', 'mana', 'vp'] as const

/** Adds or takes away goods such as `2-herb`. */
function withGoods(player: PlayerView, goods: readonly string[], sign: 1 | -1): Partial<PlayerView> {
  const change: Partial<Record<(typeof GOODS)[number], number>> = {}
  for (const term of goods) {
    const [n = '', name] = term.split('-')
    const good = GOODS.find((known) => known === name)
    if (good) change[good] = player[good] + sign * Number(n)
  }
  return change
}

/** Puts a figure from the supply on the cell. */
function occupy(table: TableView, seat: number, figure: Figure, cell: string): TableView {
  const [on, target = '', n = ''] = cell.split(':')
  const index = Number(n) - 1
  const from = updatePlayer(table, seat, ({ witches, elders }: PlayerView) =>
    figure === 'witch' ? { witches: witches - 1 } : { elders: elders - 1 },
  )
  if (on === 'region')
    return { ...from, regions: from.regions.map((one) => (one.id === target ? { ...one, cells: one.cells.with(index, seat) } : one)) }
  if (on === 'board') return updatePlayer(from, seat, (): Partial<PlayerView> => ({ boardCell: figure }))
  return updatePlayer(from, seat, ({ played }: PlayerView) => ({
    played: played.map((one) => (one.card === target ? { ...one, cells: one.cells.with(index, figure) } : one)),
  }))
}

const layCatalyst = ({ played }: PlayerView, ritual: string, kind: 'sickle' | 'orb'): Partial<PlayerView> => ({
  played: played.map((one) => (one.card === ritual && one.slots.includes('') ? { ...one, slots: one.slots.with(one.slots.indexOf(''), kind) } : one)),
})

const takeStone = (table: TableView, stone: string): TableView => ({
  ...table,
  regions: table.regions.map((one) => ({ ...one, stones: without(one.stones, stone) })),
})

const EVENT_MS = 520
/** The Automa's steps are shown long enough to read. */
const AUTOMA_MS = 1_100
const SEEN = { ms: EVENT_MS } as const
const AUTOMA = { ms: AUTOMA_MS } as const
/** Events of one type that follow each other play together. */
const together = (event: EvenfallEvent, next: EvenfallEvent | undefined): number => (next?.type === event.type ? 0 : EVENT_MS)

type Acting = { readonly seat: number }
/** An event that changes the player who acts. */
const own = <E extends Acting>(change: (player: PlayerView, event: E) => Partial<PlayerView>, ms: number | typeof together = EVENT_MS) => ({
  ms,
  apply: (table: TableView, event: E): TableView => updatePlayer(table, event.seat, (player: PlayerView) => change(player, event)),
})
/** An event that changes the Automa. */
const hers = <E>(change: (automa: AutomaView, event: E) => Partial<AutomaView>) => ({
  ms: AUTOMA_MS,
  apply: (table: TableView, event: E): TableView => onAutoma(table, (automa) => change(automa, event)),
})

const DIAL = (_player: PlayerView, { mana }: Acting & { readonly mana: number }): Partial<PlayerView> => ({ dial: mana, ready: false })
const MARKER = hers((_automa, { cell }: { readonly cell: number }) => ({ marker: cell }))
const played =
  (role: 'specialist' | 'council') =>
  ({ played: before, hand }: PlayerView, { card }: Acting & { readonly card: string }): Partial<PlayerView> => ({
    hand: hand - 1,
    played: [...before, cardInPlay(card, role, '')],
  })

/** The animations of what visibly moves. Everything else waits for the next table. */
export const animations = defineAnimations<Evenfall>({
  'coven-chosen': LATER,
  'scouting-begins': UNSEEN,
  'actions-begin': UNSEEN,
  'battles-begin': UNSEEN,
  // A new round resets everything at once.
  'round-over': LATER,
  'last-round-over': UNSEEN,
  ended: UNSEEN,
  drew: UNSEEN,
  reshuffled: UNSEEN,
  discarded: UNSEEN,
  gained: own((player, { goods }) => withGoods(player, goods, 1), 0),
  paid: own((player, { goods }) => withGoods(player, goods, -1), 0),
  'chose-secretly': UNSEEN,
  'place-found': {
    ms: EVENT_MS,
    apply: (table, event) =>
      updatePlayer(leaveRegion(table, event.seat, event), event.seat, ({ outer, witches }: PlayerView) => ({
        outer: [...outer, event.place],
        witches: witches - event.witches,
      })),
  },
  'place-taken': own(({ outer }, { places }) => ({ outer: [...outer, ...places] })),
  refilled: UNSEEN,
  'token-used': own(() => ({ token: false })),
  'place-harvested': UNSEEN,
  'place-plundered': SEEN,
  'place-transferred': own(({ outer, inner }, { place }) => ({ outer: without(outer, place), inner: [...inner, place] })),
  'ritual-played': own(({ played: before, hand }, { card, place }) => ({ hand: hand - 1, played: [...before, cardInPlay(card, 'ritual', place)] })),
  'specialist-played': own(played('specialist')),
  'council-played': own(played('council')),
  'ritual-removed': SEEN,
  'free-action': SEEN,
  copied: UNSEEN,
  declined: UNSEEN,
  'cell-activated': { ms: EVENT_MS, apply: (table, { seat, figure, cell }) => occupy(table, seat, figure, cell) },
  'figure-moved': SEEN,
  'figure-returned': UNSEEN,
  'sickle-created': own((player, { ritual }) => layCatalyst(player, ritual, 'sickle')),
  'orb-created': own((player, { ritual }) => layCatalyst(player, ritual, 'orb')),
  'link-bonus': UNSEEN,
  'path-step': own((_player, { cell }) => ({ path: cell })),
  'path-overflow': UNSEEN,
  'path-repeated': UNSEEN,
  passed: own(() => ({ passed: true }), 0),
  'no-battle': UNSEEN,
  battle: SEEN,
  'dial-set': UNSEEN,
  'dial-shown': own(DIAL, together),
  'dial-turned': own(DIAL, 0),
  strength: own(({ mana }, event) => ({ mana: mana - event.mana }), together),
  'battle-reward': UNSEEN,
  'battle-won': SEEN,
  'stone-taken': {
    ms: EVENT_MS,
    apply: (table, { seat, stone }) =>
      updatePlayer(takeStone(table, stone), seat, ({ stones }: PlayerView) => ({ stones: [...stones, { id: stone, at: '' }] })),
  },
  'first-player': { ms: 0, apply: (table, { seat }) => ({ ...table, first: seat }) },
  'stone-laid': UNSEEN,
  'stone-placed': UNSEEN,

  'automa-turn': MARKER,
  'automa-turn-halted': MARKER,
  'automa-turn-again': MARKER,
  'automa-turn-blind': AUTOMA,
  'automa-moves-on': MARKER,
  'automa-lapsed': AUTOMA,
  'automa-passed': AUTOMA,
  'automa-gained': hers(({ vp }, { goods }) => ({ vp: vp + Number.parseInt(goods[0] ?? '0', 10) })),
  'automa-found': {
    ms: AUTOMA_MS,
    apply: (table, event) =>
      onAutoma(leaveRegion(table, table.players.length, event), ({ outer, witches }) => ({
        outer: [...outer, event.place],
        witches: witches - event.witches,
      })),
  },
  'automa-took': hers(({ outer }, { places }) => ({ outer: [...outer, ...places] })),
  'automa-stepped': hers((_automa, { cell }) => ({ path: cell })),
  'automa-overflowed': AUTOMA,
  'automa-link-bonus': AUTOMA,
  'automa-harvested': AUTOMA,
  'automa-recruited': hers(({ played: before }, { card }) => ({ played: [...before, cardInPlay(card, 'specialist', '')] })),
  'automa-linked': hers(({ played: before }, { card, place }) => ({
    played: [...before, { ...cardInPlay(card, 'ritual', place), cells: [], slots: [] }],
  })),
  'automa-discarded': AUTOMA,
  'automa-transferred': hers(({ outer, inner }, { place }) => ({ outer: without(outer, place), inner: [...inner, place] })),
  'automa-strength': AUTOMA,
  'automa-reward': AUTOMA,
  'automa-won': AUTOMA,
  'automa-stone': {
    ms: AUTOMA_MS,
    apply: (table, { stone }) => onAutoma(takeStone(table, stone), ({ stones }) => ({ stones: [...stones, { id: stone, at: '' }] })),
  },
  'automa-stone-placed': AUTOMA,
  'automa-score': AUTOMA,
})

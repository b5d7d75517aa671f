import { EVENT_IDS } from '#shared/games/ryozen/cards.ts'
import type { Ryozen } from '#shared/games/ryozen/index.ts'
import { forecastOf, viewSight } from '#shared/games/ryozen/table.ts'
import { ownerOf } from '#shared/games/ryozen/tiles.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import { defineAnimations, LATER, UNSEEN } from '../kit/animations.ts'
import { updatePlayer, without } from '../kit/change.ts'
import { causeOf, type GoodsEvent, isOneBeat, isOpening } from './beats.ts'
import { isSpot, type PlayerView, type RyozenEvent, type SlotView, spotNumber } from './table.ts'

const emptied = (list: readonly string[], id: string): readonly string[] => list.map((one) => (one === id ? '' : one))
/** Puts new cards into the gaps, from left to right. */
function refilled(list: readonly string[], cards: readonly string[]): readonly string[] {
  const coming = [...cards]
  return list.map((one) => (one === '' ? (coming.shift() ?? '') : one))
}
const put = (list: readonly string[], old: string, id: string): readonly string[] => list.map((one) => (one === old ? id : one))

function withSlots(view: TableView, change: (slot: SlotView) => Partial<SlotView>): TableView {
  return { ...view, slots: view.slots.map((slot) => ({ ...slot, ...change(slot) })) }
}
const freed = (view: TableView, tile: string): TableView => withSlots(view, (slot) => (slot.tile === tile ? { tile: '', hidden: false } : {}))

function intoPalace(view: TableView, tile: string, spot: string): TableView {
  if (isSpot(spot)) return { ...view, palace: view.palace.map((one, index) => (index === spotNumber(spot) ? tile : one)) }
  return { ...view, palace: [...view.palace, tile] }
}

type Member = { readonly seat: number; readonly tile: string }

function place(view: TableView, { seat, tile, slot: spot }: Member & { readonly slot: string }, hidden: boolean): TableView {
  const taken = updatePlayer(view, seat, ({ hand }: PlayerView) => ({ hand: without(hand, tile) }))
  if (!taken.slots.some(({ id }) => id === spot)) return intoPalace(taken, tile, spot)
  return withSlots(taken, ({ id }) => (id === spot ? { tile, hidden } : {}))
}

function relocate(view: TableView, { tile, slot: spot }: { readonly tile: string; readonly slot: string }): TableView {
  const hidden = view.slots.some((slot) => slot.tile === tile && slot.hidden)
  return withSlots(freed(view, tile), ({ id }) => (id === spot ? { tile, hidden } : {}))
}

function hire(view: TableView, { seat, tile, old }: Member & { readonly old: string }): TableView {
  const inPlace = withSlots({ ...view, row: without(view.row, tile), palace: put(view.palace, old, tile) }, (slot) =>
    slot.tile === old ? { tile } : {},
  )
  return updatePlayer(inPlace, seat, ({ hand, gone }: PlayerView) => ({ hand: put(hand, old, tile), gone: [...gone, old] }))
}

const walk = (view: TableView, { seat, village }: { readonly seat: number; readonly village: string }): TableView =>
  updatePlayer(view, seat, (): Partial<PlayerView> => ({ explorer: Math.max(0, view.built.indexOf(village)) }))

/** At night, each event leaves when the next hour comes. */
function reach(view: TableView, hour: string): TableView {
  const past = view.tonight
  const isOver = past !== '' && past !== hour && view.events.includes(past)
  const gone = isOver ? { events: emptied(view.events, past), eventDiscard: [...view.eventDiscard, past] } : {}
  return { ...view, ...gone, tonight: hour }
}

/** Brings all companions home. */
function dawn(view: TableView, round: number): TableView {
  const out = [...view.slots.map(({ tile }) => tile), ...view.palace, ...view.players.flatMap(({ pushed }) => pushed)].filter((tile) => tile !== '')
  return {
    ...withSlots(reach(view, ''), () => ({ tile: '', hidden: false })),
    palace: view.palaceMode ? view.palace.map(() => '') : [],
    players: view.players.map((player, seat) => ({
      ...player,
      pushed: [],
      hand: [...player.hand, ...out.filter((tile) => ownerOf(tile) === seat)].toSorted(),
    })),
    round,
    level: view.palaceMode ? view.level : round,
  }
}

/** Recomputes what follows from where everybody stands: the forecast and what each seat can see. */
const surveyed = (view: TableView): TableView => ({ ...view, ...forecastOf(view), sight: viewSight(view) })

const LONG_MS = 820
const USUAL_MS = 520
const GOODS_MS = 380
/** A beat of the night is longer, because it shows much at once. */
const NIGHT_MS = 900

/** Returns the time of an event. It is 0 while its beat goes on, longer at the end of a beat of the night, and `ms` otherwise. */
const inBeat =
  (ms: number) =>
  (event: RyozenEvent, next: RyozenEvent | undefined): number => {
    if (next && isOneBeat(event, next)) return 0
    return EVENT_IDS.includes(causeOf(event)) || (next && isOpening(next)) ? NIGHT_MS : ms
  }

const usual = inBeat(USUAL_MS)
const long = inBeat(LONG_MS)
const quick = inBeat(0)
const SEEN = { ms: usual } as const
const SILENT = { ms: quick } as const

const own = <E extends { readonly seat: number }>(change: (player: PlayerView, event: E) => Partial<PlayerView>, ms = usual) => ({
  ms,
  apply: (view: TableView, event: E): TableView => updatePlayer(view, event.seat, (player: PlayerView) => change(player, event)),
})
const turn = (hidden: boolean) => ({
  ms: usual,
  apply: (view: TableView, { tile }: Member): TableView => withSlots(view, (slot) => (slot.tile === tile ? { hidden } : {})),
})
const account = (sign: 1 | -1) => own((player, { good, count }: GoodsEvent) => ({ [good]: player[good] + sign * count }), inBeat(GOODS_MS))
const GAIN = account(1)
const LOSS = account(-1)

/** The animations of the game. After each event, `surveyed` updates what follows from where everybody stands. */
export const animations = defineAnimations<Ryozen>(
  {
    'clan-chosen': own((_player, { clan }) => ({ clan }), quick),
    'day-began': { ms: quick, apply: (view, { seat }) => ({ ...view, phase: 'day', active: seat }) },
    'events-foretold': { ms: quick, apply: (view, { events }) => ({ ...view, events: refilled(view.events, events) }) },
    'events-shuffled': { ms: quick, apply: (view) => ({ ...view, eventDiscard: [] }) },
    unlocked: own(() => ({ lock: '' }), quick),
    played: SEEN,
    placed: { ms: usual, apply: (view, event) => place(view, event, false) },
    'placed-hidden': { ms: usual, apply: (view, event) => place(view, event, true) },
    'used-ability': SILENT,
    applied: SILENT,
    copied: SILENT,
    diverted: SILENT,
    locked: own((_player, { sector }) => ({ lock: sector })),
    struck: SEEN,
    retreated: { ms: usual, apply: (view, { tile, place: spot }) => intoPalace(freed(view, tile), tile, spot) },
    'pushed-out': {
      ms: usual,
      apply: (view, { seat, tile }) => updatePlayer(freed(view, tile), seat, ({ pushed }: PlayerView) => ({ pushed: [...pushed, tile] })),
    },
    'turned-revealed': turn(false),
    'turned-hidden': turn(true),
    'turned-revealed-other': turn(false),
    'turned-hidden-other': turn(true),
    relocated: { ms: usual, apply: relocate },
    explored: { ms: usual, apply: walk },
    built: { ms: long, apply: (view, event) => walk({ ...view, built: [...view.built, event.village] }, event) },
    'went-back': { ms: usual, apply: walk },
    visited: SEEN,
    'event-discarded': {
      ms: usual,
      apply: (view, { event }) => ({ ...view, events: emptied(view.events, event), eventDiscard: [...view.eventDiscard, event] }),
    },
    // The event does not say where the returned card lies.
    'event-returned': LATER,
    kept: {
      ms: usual,
      apply: (view, { seat, card }) =>
        updatePlayer({ ...view, display: emptied(view.display, card) }, seat, ({ kept }: PlayerView) => ({ kept: [...kept, card] })),
    },
    burnt: { ms: usual, apply: (view, { card }) => ({ ...view, display: emptied(view.display, card) }) },
    'revelations-drawn': { ms: quick, apply: (view, { cards }) => ({ ...view, display: refilled(view.display, cards) }) },
    'revelations-shuffled': UNSEEN,
    'revelation-discarded': own(({ kept }, { card }) => ({ kept: without(kept, card) }), quick),
    revealed: {
      ms: usual,
      apply: (view, { seat, tile }) => updatePlayer({ ...view, row: [...view.row, tile] }, seat, ({ stack }: PlayerView) => ({ stack: stack - 1 })),
    },
    dropped: {
      ms: quick,
      apply: (view, { seat, tile }) =>
        updatePlayer({ ...view, row: without(view.row, tile) }, seat, ({ gone }: PlayerView) => ({ gone: [...gone, tile] })),
    },
    hired: { ms: long, apply: hire },
    'herald-first': { ms: usual, apply: (view, { seat }) => ({ ...view, heralds: [seat, ...view.heralds.filter((other) => other !== seat)] }) },
    rotated: { ms: long, apply: (view, { rotation, sectors }) => ({ ...view, rotation, highlighted: sectors }) },
    'night-reward': SEEN,
    'night-began': {
      ms: long,
      apply: (view) => ({ ...view, phase: 'night', active: view.first, players: view.players.map((player) => ({ ...player, lock: '' })) }),
    },
    'event-came': { ms: long, apply: (view, { event }) => reach(view, event) },
    reached: { ms: usual, apply: (view, { place: hour }) => reach(view, hour) },
    'took-token': { ms: usual, apply: (view, { seat }) => ({ ...view, first: seat }) },
    dawned: { ms: quick, apply: (view, { round }) => dawn(view, round) },
    ended: { ms: quick, apply: (view) => ({ ...reach(view, ''), phase: 'over' }) },
    'gained-coin': GAIN,
    'gained-scroll': GAIN,
    'gained-lantern': GAIN,
    'gained-coral': GAIN,
    'gained-agate': GAIN,
    'gained-jade': GAIN,
    'gained-favour': GAIN,
    'lost-coin': LOSS,
    'lost-scroll': LOSS,
    'lost-lantern': LOSS,
    'lost-coral': LOSS,
    'lost-agate': LOSS,
    'lost-jade': LOSS,
    'lost-favour': LOSS,
    'paid-coin': LOSS,
    'paid-scroll': LOSS,
    'paid-lantern': LOSS,
  },
  surveyed,
)

import { GOODS, type Good } from '#shared/games/ryozen/content/index.ts'
import { forecastOf, viewSight } from '#shared/games/ryozen/table.ts'
import { ownerOf } from '#shared/games/ryozen/tiles.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import { isSpot, type PlayerView, type SlotView, spotNumber } from './table.ts'

export const text = (fact: GameEvent[string]): string => (typeof fact === 'string' ? fact : '')
const texts = (fact: GameEvent[string]): readonly string[] => (Array.isArray(fact) ? fact.map(String) : [])
export const number = (fact: GameEvent[string]): number => (typeof fact === 'number' ? fact : 0)

const without = (list: readonly string[], id: string): readonly string[] => list.filter((one) => one !== id)
const emptied = (list: readonly string[], id: string): readonly string[] => list.map((one) => (one === id ? '' : one))
/** New cards come into the gaps, from left to right. */
function refilled(list: readonly string[], cards: readonly string[]): readonly string[] {
  const coming = [...cards]
  return list.map((one) => (one === '' ? (coming.shift() ?? '') : one))
}
const put = (list: readonly string[], old: string, id: string): readonly string[] => list.map((one) => (one === old ? id : one))

function withPlayer(view: TableView, seat: number | undefined, change: (player: PlayerView) => Partial<PlayerView>): TableView {
  return { ...view, players: view.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player)) }
}
function withSlots(view: TableView, change: (slot: SlotView) => Partial<SlotView>): TableView {
  return { ...view, slots: view.slots.map((slot) => ({ ...slot, ...change(slot) })) }
}
const freed = (view: TableView, tile: string): TableView => withSlots(view, (slot) => (slot.tile === tile ? { tile: '', hidden: false } : {}))

function intoPalace(view: TableView, tile: string, spot: string): TableView {
  if (isSpot(spot)) return { ...view, palace: view.palace.map((one, index) => (index === spotNumber(spot) ? tile : one)) }
  return { ...view, palace: [...view.palace, tile] }
}

function place(view: TableView, event: GameEvent): TableView {
  const [tile, spot] = [text(event.tile), text(event.slot)]
  const taken = withPlayer(view, event.seat, ({ hand }) => ({ hand: without(hand, tile) }))
  if (!taken.slots.some(({ id }) => id === spot)) return intoPalace(taken, tile, spot)
  return withSlots(taken, ({ id }) => (id === spot ? { tile, hidden: event.type === 'placed-hidden' } : {}))
}

function relocate(view: TableView, event: GameEvent): TableView {
  const tile = text(event.tile)
  const hidden = view.slots.some((slot) => slot.tile === tile && slot.hidden)
  return withSlots(freed(view, tile), ({ id }) => (id === text(event.slot) ? { tile, hidden } : {}))
}

function hire(view: TableView, event: GameEvent): TableView {
  const [tile, old] = [text(event.tile), text(event.old)]
  const inPlace = withSlots({ ...view, row: without(view.row, tile), palace: put(view.palace, old, tile) }, (slot) =>
    slot.tile === old ? { tile } : {},
  )
  return withPlayer(inPlace, event.seat, ({ hand, gone }) => ({ hand: put(hand, old, tile), gone: [...gone, old] }))
}

const walk = (view: TableView, event: GameEvent): TableView =>
  withPlayer(view, event.seat, () => ({ explorer: Math.max(0, view.built.indexOf(text(event.village))) }))

function account(view: TableView, event: GameEvent, good: Good): TableView {
  const sign = event.type.startsWith('gained-') ? 1 : -1
  return withPlayer(view, event.seat, (player) => ({ [good]: player[good] + sign * number(event.count) }))
}

/** The good an event gives or takes. */
export function goodOf({ type }: GameEvent): Good | undefined {
  const [what, good] = type.split('-')
  return what === 'gained' || what === 'lost' || what === 'paid' ? GOODS.find((one) => one === good) : undefined
}

/** Companions: where they are, and which side is up. */
function drawTile(view: TableView, event: GameEvent): TableView {
  const tile = text(event.tile)
  switch (event.type) {
    case 'placed':
    case 'placed-hidden':
      return place(view, event)
    case 'relocated':
      return relocate(view, event)
    case 'retreated':
      return intoPalace(freed(view, tile), tile, text(event.place))
    case 'pushed-out':
      return withPlayer(freed(view, tile), event.seat, ({ pushed }) => ({ pushed: [...pushed, tile] }))
    case 'turned-revealed':
    case 'turned-revealed-other':
      return withSlots(view, (slot) => (slot.tile === tile ? { hidden: false } : {}))
    case 'turned-hidden':
    case 'turned-hidden-other':
      return withSlots(view, (slot) => (slot.tile === tile ? { hidden: true } : {}))
    case 'revealed':
      return withPlayer({ ...view, row: [...view.row, tile] }, event.seat, ({ stack }) => ({ stack: stack - 1 }))
    case 'dropped':
      return withPlayer({ ...view, row: without(view.row, tile) }, event.seat, ({ gone }) => ({ gone: [...gone, tile] }))
    case 'hired':
      return hire(view, event)
    default:
      return view
  }
}

/** By night each event goes when the next hour comes. */
function reach(view: TableView, hour: string): TableView {
  const past = view.tonight
  const isOver = past !== '' && past !== hour && view.events.includes(past)
  const gone = isOver ? { events: emptied(view.events, past), eventDiscard: [...view.eventDiscard, past] } : {}
  return { ...view, ...gone, tonight: hour }
}

/** Everybody comes home. */
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

/** The hours of day and night. */
function drawHour(view: TableView, event: GameEvent): TableView {
  switch (event.type) {
    case 'night-began':
      return { ...view, phase: 'night', active: view.first, players: view.players.map((player) => ({ ...player, lock: '' })) }
    case 'event-came':
      return reach(view, text(event.event))
    case 'reached':
      return reach(view, text(event.place))
    case 'dawned':
      return dawn(view, number(event.round))
    case 'ended':
      return { ...reach(view, ''), phase: 'over' }
    case 'day-began':
      return { ...view, phase: 'day', active: event.seat ?? view.active }
    case 'events-shuffled':
      return { ...view, eventDiscard: [] }
    case 'events-foretold':
      return { ...view, events: refilled(view.events, texts(event.events)) }
    case 'revelations-drawn':
      return { ...view, display: refilled(view.display, texts(event.cards)) }
    default:
      return drawTile(view, event)
  }
}

/** The table with what one event tells drawn into it; what it does not tell stays until the table itself comes. */
function draw(view: TableView, event: GameEvent): TableView {
  const { seat } = event
  const card = text(event.card)
  switch (event.type) {
    case 'clan-chosen':
      return withPlayer(view, seat, () => ({ clan: text(event.clan) }))
    case 'explored':
    case 'went-back':
      return walk(view, event)
    case 'built':
      return walk({ ...view, built: [...view.built, text(event.village)] }, event)
    case 'event-discarded':
      return { ...view, events: emptied(view.events, text(event.event)), eventDiscard: [...view.eventDiscard, text(event.event)] }
    case 'kept':
      return withPlayer({ ...view, display: emptied(view.display, card) }, seat, ({ kept }) => ({ kept: [...kept, card] }))
    case 'burnt':
      return { ...view, display: emptied(view.display, card) }
    case 'revelation-discarded':
      return withPlayer(view, seat, ({ kept }) => ({ kept: without(kept, card) }))
    case 'rotated':
      return { ...view, rotation: number(event.rotation), highlighted: texts(event.sectors) }
    case 'herald-first':
      return seat === undefined ? view : { ...view, heralds: [seat, ...view.heralds.filter((other) => other !== seat)] }
    case 'took-token':
      return seat === undefined ? view : { ...view, first: seat }
    case 'locked':
      return withPlayer(view, seat, () => ({ lock: text(event.sector) }))
    case 'unlocked':
      return withPlayer(view, seat, () => ({ lock: '' }))
    default: {
      const good = goodOf(event)
      return good ? account(view, event, good) : drawHour(view, event)
    }
  }
}

/** What is told by its standing alone follows from where everybody stands now. */
const surveyed = (view: TableView): TableView => ({ ...view, ...forecastOf(view), sight: viewSight(view) })

/** The table after the events that have begun to play over it. */
export const applyEvents = (view: TableView, played: readonly GameEvent[]): TableView =>
  played.length === 0 ? view : surveyed(played.reduce(draw, view))

import { cardOf, type Figure } from '#shared/games/evenfall/content/index.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { AutomaView, PlayedView, PlayerView, TableView } from './table.ts'

const text = (fact: GameEvent[string]): string => (typeof fact === 'string' ? fact : '')
const number = (fact: GameEvent[string]): number => (typeof fact === 'number' ? fact : 0)
const texts = (fact: GameEvent[string]): readonly string[] => (Array.isArray(fact) ? fact.map(String) : [])
const without = <T>(list: readonly T[], thing: T): readonly T[] => list.filter((one) => one !== thing)

const onPlayer = (table: TableView, seat: number, change: (player: PlayerView) => Partial<PlayerView>): TableView => ({
  ...table,
  players: table.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player)),
})
const onAutoma = (table: TableView, change: (automa: AutomaView) => Partial<AutomaView>): TableView => ({
  ...table,
  automa: table.automa.map((automa) => ({ ...automa, ...change(automa) })),
})

/** A place leaves its slot, and the witches that found it stand in the region. */
function leaveRegion(table: TableView, party: number, { place, region, witches }: GameEvent): TableView {
  return {
    ...table,
    regions: table.regions.map((one) =>
      one.id === region
        ? {
            ...one,
            slots: one.slots.map((slot) => (slot === place ? '' : slot)),
            crowd: one.crowd.map((crowd, index) => (index === party ? { ...crowd, witches: crowd.witches + number(witches) } : crowd)),
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

/** `2-herb` more or less. */
function withGoods(player: PlayerView, goods: readonly string[], sign: 1 | -1): Partial<PlayerView> {
  const change: Partial<Record<(typeof GOODS)[number], number>> = {}
  for (const term of goods) {
    const [n = '', name] = term.split('-')
    const good = GOODS.find((known) => known === name)
    if (good) change[good] = player[good] + sign * Number(n)
  }
  return change
}

/** A figure comes from the supply and stands on the cell. */
function occupy(table: TableView, seat: number, event: GameEvent): TableView {
  const figure: Figure = event.figure === 'elder' ? 'elder' : 'witch'
  const [on, target = '', n = ''] = text(event.cell).split(':')
  const index = Number(n) - 1
  const from = onPlayer(table, seat, ({ witches, elders }) => (figure === 'witch' ? { witches: witches - 1 } : { elders: elders - 1 }))
  if (on === 'region')
    return { ...from, regions: from.regions.map((one) => (one.id === target ? { ...one, cells: one.cells.with(index, seat) } : one)) }
  if (on === 'board') return onPlayer(from, seat, () => ({ boardCell: figure }))
  return onPlayer(from, seat, ({ played }) => ({
    played: played.map((one) => (one.card === target ? { ...one, cells: one.cells.with(index, figure) } : one)),
  }))
}

function layCatalyst(table: TableView, seat: number, ritual: string, kind: 'sickle' | 'orb'): TableView {
  return onPlayer(table, seat, ({ played }) => ({
    played: played.map((one) =>
      one.card === ritual && one.slots.includes('') ? { ...one, slots: one.slots.with(one.slots.indexOf(''), kind) } : one,
    ),
  }))
}

function takeStone(table: TableView, stone: string): TableView {
  return { ...table, regions: table.regions.map((one) => ({ ...one, stones: without(one.stones, stone) })) }
}

/** What the eye sees move: the table after one event. Everything else waits for the table itself. */
function after(table: TableView, event: GameEvent): TableView {
  const seat = event.seat ?? -1
  const place = text(event.place)
  switch (event.type) {
    case 'gained':
      return onPlayer(table, seat, (player) => withGoods(player, texts(event.goods), 1))
    case 'paid':
      return onPlayer(table, seat, (player) => withGoods(player, texts(event.goods), -1))
    case 'place-found':
      return onPlayer(leaveRegion(table, seat, event), seat, ({ outer, witches }) => ({
        outer: [...outer, place],
        witches: witches - number(event.witches),
      }))
    case 'place-taken':
      return onPlayer(table, seat, ({ outer }) => ({ outer: [...outer, ...texts(event.places)] }))
    case 'place-transferred':
      return onPlayer(table, seat, ({ outer, inner }) => ({ outer: without(outer, place), inner: [...inner, place] }))
    case 'ritual-played':
      return onPlayer(table, seat, ({ played, hand }) => ({ hand: hand - 1, played: [...played, cardInPlay(text(event.card), 'ritual', place)] }))
    case 'specialist-played':
    case 'council-played': {
      const role = event.type === 'council-played' ? 'council' : 'specialist'
      return onPlayer(table, seat, ({ played, hand }) => ({ hand: hand - 1, played: [...played, cardInPlay(text(event.card), role, '')] }))
    }
    case 'cell-activated':
      return occupy(table, seat, event)
    case 'token-used':
      return onPlayer(table, seat, () => ({ token: false }))
    case 'path-step':
      return onPlayer(table, seat, () => ({ path: number(event.cell) }))
    case 'sickle-created':
      return layCatalyst(table, seat, text(event.ritual), 'sickle')
    case 'orb-created':
      return layCatalyst(table, seat, text(event.ritual), 'orb')
    case 'passed':
      return onPlayer(table, seat, () => ({ passed: true }))
    case 'dial-shown':
    case 'dial-turned':
      return onPlayer(table, seat, () => ({ dial: number(event.mana), ready: false }))
    case 'strength':
      return onPlayer(table, seat, ({ mana }) => ({ mana: mana - number(event.mana) }))
    case 'stone-taken':
      return onPlayer(takeStone(table, text(event.stone)), seat, ({ stones }) => ({ stones: [...stones, { id: text(event.stone), at: '' }] }))
    case 'first-player':
      return { ...table, first: seat }
    case 'automa-turn':
    case 'automa-turn-halted':
    case 'automa-turn-again':
    case 'automa-moves-on':
      return onAutoma(table, () => ({ marker: number(event.cell) }))
    case 'automa-gained':
      return onAutoma(table, ({ vp }) => ({ vp: vp + Number.parseInt(texts(event.goods)[0] ?? '0', 10) }))
    case 'automa-found':
      return onAutoma(leaveRegion(table, table.players.length, event), ({ outer, witches }) => ({
        outer: [...outer, place],
        witches: witches - number(event.witches),
      }))
    case 'automa-took':
      return onAutoma(table, ({ outer }) => ({ outer: [...outer, ...texts(event.places)] }))
    case 'automa-stepped':
      return onAutoma(table, () => ({ path: number(event.cell) }))
    case 'automa-recruited':
      return onAutoma(table, ({ played }) => ({ played: [...played, cardInPlay(text(event.card), 'specialist', '')] }))
    case 'automa-linked':
      return onAutoma(table, ({ played }) => ({ played: [...played, { ...cardInPlay(text(event.card), 'ritual', place), cells: [], slots: [] }] }))
    case 'automa-transferred':
      return onAutoma(table, ({ outer, inner }) => ({ outer: without(outer, place), inner: [...inner, place] }))
    case 'automa-stone':
      return onAutoma(takeStone(table, text(event.stone)), ({ stones }) => ({ stones: [...stones, { id: text(event.stone), at: '' }] }))
    default:
      return table
  }
}

/** The table after the events that have begun to play over it. */
export const applyEvents = (table: TableView, played: readonly GameEvent[]): TableView => played.reduce(after, table)

const EVENT_MS = 520
/** The Automa's deeds are read, not only seen. */
const DEED_MS = 1_100

const SEEN: ReadonlySet<string> = new Set([
  'place-found',
  'place-taken',
  'place-transferred',
  'place-plundered',
  'ritual-played',
  'specialist-played',
  'council-played',
  'ritual-removed',
  'cell-activated',
  'token-used',
  'path-step',
  'sickle-created',
  'orb-created',
  'free-action',
  'figure-moved',
  'battle',
  'strength',
  'battle-won',
  'stone-taken',
])
const TOGETHER: ReadonlySet<string> = new Set(['dial-shown', 'strength'])

/** Dials open together, and so are strengths told; of the Automa every step can be followed. */
export function eventMs(event: GameEvent, next: GameEvent | undefined): number {
  if (TOGETHER.has(event.type)) return next?.type === event.type ? 0 : EVENT_MS
  if (event.type.startsWith('automa-')) return DEED_MS
  return SEEN.has(event.type) ? EVENT_MS : 0
}

const NAMED = ['place', 'card', 'ritual', 'cell', 'stone'] as const

/** What the last deeds have touched, by the things' ids: of whoever acted last, back to where somebody else did. */
export function trailOf(recent: readonly GameEvent[]): ReadonlySet<string> {
  const things = new Set<string>()
  const actor = recent.findLast(({ type, seat }) => seat !== undefined || type.startsWith('automa-'))
  if (!actor) return things
  for (const event of recent.toReversed()) {
    const isHers = event.type.startsWith('automa-')
    if ((isHers || event.seat !== undefined) && (isHers !== actor.type.startsWith('automa-') || event.seat !== actor.seat)) break
    for (const name of NAMED) if (typeof event[name] === 'string') things.add(event[name])
    for (const place of texts(event.places)) things.add(place)
  }
  return things
}

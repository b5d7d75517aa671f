import type { Seat } from '../../kernel/decision.ts'
import { memoLast, memoOnObject } from '../../kernel/memo.ts'
import { highlightedAt, influenceIn, influenceInPalace, majorityOf, sectorAt, slotsFor, visibleFaces } from './board.ts'
import { PALACE, ROTATING_BOARD, SECTORS } from './content/index.ts'
import { at, type Player, type Slot, type State } from './state.ts'
import type { HandView, TableView } from './view.ts'

type SectorView = TableView['sectors'][number]
type SightView = TableView['sight'][number]

const viewPlayer = memoOnObject((player: Player): TableView['players'][number] => {
  const { clan, side, coin, scroll, lantern, coral, agate, jade, favour, explorer, lock, hand, stack, pushed, gone, kept } = player
  return { clan, side, coin, scroll, lantern, coral, agate, jade, favour, explorer, lock, hand, stack: stack.length, pushed, gone, kept }
})
const viewPlayers = memoOnObject((players: readonly Player[]) => players.map(viewPlayer))

const slotViews = (seats: number) => slotsFor(seats).map(({ id }) => memoOnObject(({ tile, hidden }: Slot) => ({ id, tile, hidden })))
const SMALL_SIDE = slotViews(2)
const LARGE_SIDE = slotViews(4)
const viewSlots = memoOnObject((slots: readonly Slot[]) => {
  const views = slots.length === SMALL_SIDE.length ? SMALL_SIDE : LARGE_SIDE
  return slots.map((slot, n) => at(views, n)(slot))
})

const NOBODY = -1
const viewSectors = memoOnObject((slots: readonly Slot[]) =>
  memoLast((heralds: readonly Seat[]): readonly SectorView[] =>
    SECTORS.map(({ id }, sector) => {
      const influence = influenceIn({ slots, heralds }, sector)
      return { id, influence, majority: majorityOf({ heralds }, influence) ?? NOBODY }
    }),
  ),
)
const viewPalace = memoOnObject((palace: readonly string[]) =>
  memoLast((heralds: readonly Seat[]) => {
    const influence = influenceInPalace({ palace, heralds })
    return { influence, majority: majorityOf({ heralds }, influence) ?? NOBODY }
  }),
)

const HIGHLIGHTED = Array.from({ length: ROTATING_BOARD.positions }, (_, rotation) => highlightedAt(rotation).map((sector) => sectorAt(sector).id))

type Forecast = Pick<TableView, 'sectors' | 'palaceInfluence' | 'palaceMajority'>
/** Returns the influence and majorities by which the night would give its rewards if it came now. */
export function forecastOf({ slots, palace, heralds }: Pick<TableView, 'slots' | 'palace' | 'heralds'> | State): Forecast {
  const { influence, majority } = viewPalace(palace)(heralds)
  return { sectors: viewSectors(slots)(heralds), palaceInfluence: influence, palaceMajority: majority }
}

type Seen = Pick<TableView, 'palaceMode' | 'rotation'> & { readonly players: readonly { readonly side: number }[] }
const NO_SIGHT: readonly SightView[] = []
const SIGHTS = new Map<string, readonly SightView[]>()
/** Returns the faces that each player sees. It keeps one list for each seating and rotation. */
export function viewSight({ palaceMode, rotation, players }: Seen): readonly SightView[] {
  if (!palaceMode) return NO_SIGHT
  const key = `${rotation} ${players.map(({ side }) => side).join()}`
  const sight = SIGHTS.get(key) ?? players.map(({ side }) => ({ faces: visibleFaces(rotation, side) }))
  SIGHTS.set(key, sight)
  return sight
}

export function tableOf(s: State): TableView {
  return {
    palaceMode: s.palaceMode,
    phase: s.phase,
    round: s.round,
    // RY-13.1: the Palace grows at dawn; RY-14.11: in the palace mode it is complete from the start
    level: s.palaceMode ? PALACE.levels : s.round,
    active: s.active,
    first: s.first,
    rotation: s.rotation,
    highlighted: at(HIGHLIGHTED, s.rotation),
    heralds: s.heralds,
    players: viewPlayers(s.players),
    slots: viewSlots(s.slots),
    palace: s.palace,
    ...forecastOf(s),
    sight: viewSight(s),
    row: s.row,
    events: s.events,
    eventDeck: s.eventDeck.length,
    eventDiscard: s.eventDiscard,
    display: s.display,
    revelationDeck: s.revelationDeck.length,
    revelationDiscard: s.revelationDiscard,
    built: s.built,
    villageStack: s.villageStack.length,
    nextVillage: s.villageStack.at(-1) ?? '',
    turn: s.turn,
    tonight: s.tonight,
    underway: s.underway,
  }
}

const EMPTY_HAND: HandView = {}
export const handOf = (): HandView => EMPTY_HAND

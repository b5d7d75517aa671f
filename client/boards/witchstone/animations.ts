import type { GameEvent } from '#shared/kernel/event.ts'
import type { PlayerView, TableView } from './table.ts'

const text = (fact: GameEvent[string]): string => (typeof fact === 'string' ? fact : '')
const number = (fact: GameEvent[string]): number => (typeof fact === 'number' ? fact : 0)
const without = (list: readonly string[], target: string): readonly string[] => {
  const index = list.indexOf(target)
  return index < 0 ? list : list.toSpliced(index, 1)
}

function onPlayer(table: TableView, seat: number, change: (player: PlayerView) => Partial<PlayerView>): TableView {
  return { ...table, players: table.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player)) }
}

/** What the eye sees move: the table after one event. Everything else waits for the table itself. */
function after(table: TableView, event: GameEvent): TableView {
  const seat = event.seat ?? -1
  switch (event.type) {
    case 'tower-taken': {
      const tower = text(event.tower)
      const taken = { ...table, regions: table.regions.map((region) => (region.id === tower ? { ...region, owner: seat, token: '' } : region)) }
      return onPlayer(taken, seat, () => ({ tower }))
    }
    case 'laid':
      return onPlayer(table, seat, ({ laid }) => ({ laid: [...laid, { domino: text(event.domino), a: text(event.a), b: text(event.b) }] }))
    case 'special-placed':
      return onPlayer(table, seat, ({ placed }) => ({ placed: [...placed, { tile: text(event.tile), cell: text(event.cell) }] }))
    case 'crystal-moved':
    case 'crystal-out':
      return onPlayer(table, seat, ({ crystals }) => ({
        crystals: crystals.map((crystal) => (crystal.id === text(event.crystal) ? { ...crystal, place: text(event.to) } : crystal)),
      }))
    case 'damaged':
    case 'screened':
    case 'shelved': {
      const crystal = text(event.crystal)
      const gone = onPlayer(table, seat, ({ crystals }) => ({ crystals: crystals.filter(({ id }) => id !== crystal) }))
      const put = (id: string, crystals: readonly string[]): readonly string[] => (id === text(event.shelf) ? [...crystals, crystal] : crystals)
      return { ...gone, shelves: gone.shelves.map((shelf) => ({ ...shelf, crystals: put(shelf.id, shelf.crystals) })) }
    }
    case 'marker-placed':
      return {
        ...table,
        portals: table.portals.map((portal) => (portal.id === text(event.portal) ? { ...portal, owner: seat, filled: number(event.nth) } : portal)),
      }
    case 'witch-prepared':
      return onPlayer(table, seat, ({ witches }) => ({ witches: witches - 1, lying: number(event.lying) }))
    case 'witch-moved': {
      const moved = onPlayer(table, seat, ({ lying }) => ({ lying: lying - 1 }))
      const come = text(event.region)
      return {
        ...moved,
        regions: moved.regions.map((region) => (region.id === come ? { ...region, token: '', witches: [...region.witches, seat] } : region)),
      }
    }
    case 'pentagram-moved':
      return onPlayer(table, seat, ({ pentagram }) => ({ pentagram: pentagram + number(event.steps) }))
    case 'wand-moved':
      return onPlayer(table, seat, ({ wand }) => ({ wand: wand + number(event.steps) }))
    case 'scroll-taken':
      return { ...table, row: without(table.row, text(event.card)) }
    case 'scroll-dealt':
      return { ...table, row: [...table.row, text(event.card)], deck: table.deck - 1 }
    default:
      return table
  }
}

const SEEN: ReadonlySet<string> = new Set([
  'tower-taken',
  'laid',
  'special-placed',
  'crystal-moved',
  'crystal-out',
  'shelved',
  'damaged',
  'marker-placed',
  'witch-prepared',
  'witch-moved',
  'pentagram-moved',
  'wand-moved',
  'scroll-taken',
])

export const isSeen = (event: GameEvent): boolean => SEEN.has(event.type)

/** The table after the events that have begun to play over it. */
export const applyEvents = (table: TableView, played: readonly GameEvent[]): TableView => played.reduce(after, table)

import type { Witchstone } from '#shared/games/witchstone/index.ts'
import { defineAnimations, LATER, UNSEEN } from '../kit/animations.ts'
import { updatePlayer, without } from '../kit/change.ts'
import type { PlayerView, TableView } from './table.ts'

const EVENT_MS = 520
/** An event that changes the player who acts. */
const own = <E extends { readonly seat: number }>(change: (player: PlayerView, event: E) => Partial<PlayerView>) => ({
  ms: EVENT_MS,
  apply: (table: TableView, event: E): TableView => updatePlayer(table, event.seat, (player: PlayerView) => change(player, event)),
})

/** Takes a crystal out of the cauldron. */
const removeCrystal = (table: TableView, seat: number, crystal: string): TableView =>
  updatePlayer(table, seat, ({ crystals }: PlayerView) => ({ crystals: crystals.filter(({ id }) => id !== crystal) }))

const MOVE_CRYSTAL = own(({ crystals }, { crystal, to }: { readonly seat: number; readonly crystal: string; readonly to: string }) => ({
  crystals: crystals.map((one) => (one.id === crystal ? { ...one, place: to } : one)),
}))

/** The animations of what visibly moves. Points and tokens wait for the next table. */
export const animations = defineAnimations<Witchstone>({
  // The table is laid out when the first level is chosen.
  'level-said': LATER,
  'first-player': UNSEEN,
  'tower-taken': {
    ms: EVENT_MS,
    apply(table, { seat, tower }) {
      const regions = table.regions.map((region) => (region.id === tower ? { ...region, owner: seat, token: '' } : region))
      return updatePlayer({ ...table, regions }, seat, (): Partial<PlayerView> => ({ tower }))
    },
  },
  'token-taken': UNSEEN,
  'token-scored': UNSEEN,
  'turn-began': UNSEEN,
  drew: UNSEEN,
  laid: own(({ laid }, { domino, a, b }) => ({ laid: [...laid, { domino, a, b }] })),
  discarded: UNSEEN,
  activated: UNSEEN,
  merged: UNSEEN,
  boosted: UNSEEN,
  lapsed: UNSEEN,
  scored: UNSEEN,
  counted: UNSEEN,
  'marker-placed': {
    ms: EVENT_MS,
    apply: (table, { seat, portal, nth }) => ({
      ...table,
      portals: table.portals.map((one) => (one.id === portal ? { ...one, owner: seat, filled: nth } : one)),
    }),
  },
  'portal-completed': UNSEEN,
  'witch-prepared': own(({ witches }, { lying }) => ({ witches: witches - 1, lying })),
  'witch-moved': {
    ms: EVENT_MS,
    apply(table, { seat, region }) {
      const moved = updatePlayer(table, seat, ({ lying }: PlayerView) => ({ lying: lying - 1 }))
      return { ...moved, regions: moved.regions.map((one) => (one.id === region ? { ...one, token: '', witches: [...one.witches, seat] } : one)) }
    },
  },
  'stone-reached': UNSEEN,
  'crystal-moved': MOVE_CRYSTAL,
  'crystal-out': MOVE_CRYSTAL,
  shelved: {
    ms: EVENT_MS,
    apply(table, { seat, crystal, shelf }) {
      const gone = removeCrystal(table, seat, crystal)
      return { ...gone, shelves: gone.shelves.map((one) => (one.id === shelf ? { ...one, crystals: [...one.crystals, crystal] } : one)) }
    },
  },
  screened: { ms: 0, apply: (table, { seat, crystal }) => removeCrystal(table, seat, crystal) },
  damaged: { ms: EVENT_MS, apply: (table, { seat, crystal }) => removeCrystal(table, seat, crystal) },
  'pentagram-moved': own(({ pentagram }, { steps }) => ({ pentagram: pentagram + steps })),
  'wand-moved': own(({ wand }, { steps }) => ({ wand: wand + steps })),
  'owl-taken': UNSEEN,
  'special-taken': UNSEEN,
  'special-dealt': UNSEEN,
  'special-used': UNSEEN,
  'special-placed': own(({ placed }, { tile, cell }) => ({ placed: [...placed, { tile, cell }] })),
  'scroll-taken': { ms: EVENT_MS, apply: (table, { card }) => ({ ...table, row: without(table.row, card) }) },
  'scroll-dealt': { ms: 0, apply: (table, { card }) => ({ ...table, row: [...table.row, card], deck: table.deck - 1 }) },
  'scrolls-hidden': UNSEEN,
  'scrolls-shown': UNSEEN,
  'final-score': UNSEEN,
  keeper: UNSEEN,
  keepers: UNSEEN,
})

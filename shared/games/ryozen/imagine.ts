import type { SeatView } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import { EVENT_IDS, REVELATION_IDS, VILLAGE_IDS } from './cards.ts'
import { CLANS, type ClanId, SECTOR_IDS, type SectorId, SPOT_KINDS } from './content/index.ts'
import type { Place, Player, State } from './state.ts'
import { ownerOf, tilesOf } from './tiles.ts'
import type { HandView, TableView } from './view.ts'

type PlayerView = TableView['players'][number]

const sectorOf = (id: string): SectorId | '' => SECTOR_IDS.find((sector) => sector === id) ?? ''
const clanOf = (id: string): ClanId | '' => CLANS.find((clan) => clan.id === id)?.id ?? ''
const placeOf = (id: string): Place => SECTOR_IDS.find((sector) => sector === id) ?? SPOT_KINDS.find((kind) => kind === id) ?? 'palace'

/** Returns the things that are not seen, in random order. */
function unseen(all: readonly string[], seen: readonly string[], random: Random): string[] {
  const known = new Set(seen)
  return random.shuffle(all.filter((id) => !known.has(id)))
}

function imaginePlayer(view: PlayerView, seat: number, onTable: readonly string[], random: Random): Player {
  const { hand, pushed, gone, kept } = view
  const seen = [...onTable.filter((tile) => tile !== '' && ownerOf(tile) === seat), ...hand, ...pushed, ...gone]
  const stack = unseen(
    tilesOf(seat).map(({ id }) => id),
    seen,
    random,
  )
  return {
    ...view,
    clan: clanOf(view.clan),
    lock: sectorOf(view.lock),
    hand: [...hand],
    stack,
    pushed: [...pushed],
    gone: [...gone],
    kept: [...kept],
  }
}

/** Makes a state that fits what everybody sees. Only the order of face-down decks and stacks is hidden, so they are shuffled anew. */
export function imagine({ table }: SeatView<TableView, HandView>, random: Random): State {
  const onTable = [...table.slots.map(({ tile }) => tile), ...table.palace, ...table.row]
  const { display, revelationDiscard, events, eventDiscard, built, nextVillage, players } = table
  const kept = players.flatMap((player) => player.kept)
  return {
    palaceMode: table.palaceMode,
    phase: table.phase,
    round: table.round,
    active: table.active,
    first: table.first,
    rotation: table.rotation,
    heralds: [...table.heralds],
    players: players.map((player, seat) => imaginePlayer(player, seat, onTable, random)),
    slots: table.slots.map(({ tile, hidden }) => ({ tile, hidden })),
    palace: [...table.palace],
    row: [...table.row],
    events: [...events],
    eventDeck: unseen(EVENT_IDS, [...events, ...eventDiscard], random),
    eventDiscard: [...eventDiscard],
    display: [...display],
    revelationDeck: unseen(REVELATION_IDS, [...display, ...revelationDiscard, ...kept], random),
    revelationDiscard: [...revelationDiscard],
    built: [...built],
    villageStack: [...unseen(VILLAGE_IDS, [...built, nextVillage], random), ...(nextVillage === '' ? [] : [nextVillage])],
    turn: { ...table.turn, instead: sectorOf(table.turn.instead) },
    tonight: table.tonight,
    underway: table.underway.map(({ place, done, bought }) => ({ place: placeOf(place), done, bought })),
  }
}

import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { House } from './house.ts'
import { defineLobbyRoom } from './lobby-room.ts'
import { defineMatchRoom } from './match-room.ts'
import type { Services } from './services.ts'
import { TUNING, type Tuning } from './tuning.ts'

export { SOON_MS } from './agenda.ts'
export { LOBBY_ROOM, MATCH_ROOM } from './house.ts'
export { realTime, type Time } from './time.ts'
export { TUNING, type Tuning } from './tuning.ts'

/** The rooms of one process, and what its HTTP side may ask of them. */
export function createRooms(services: Services, tuning: Tuning = TUNING, games: readonly Game[] = GAMES) {
  const house = new House(services, tuning, games)
  return {
    MatchRoom: defineMatchRoom(house),
    LobbyRoom: defineLobbyRoom(services),
    createMatch: house.createMatch.bind(house),
    openMatch: house.openMatch.bind(house),
    hostMatch: house.hostMatch.bind(house),
    openLobby: house.openLobby.bind(house),
    handOver: house.handOver.bind(house),
    wakeMatch: house.wakeMatch.bind(house),
  }
}

import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { defineLobbyRoom } from './lobby/lobby-room.ts'
import { defineMatchRoom } from './match/match-room.ts'
import { MatchRegistry } from './registry.ts'
import type { Services } from './services.ts'
import { TUNING, type Tuning } from './tuning.ts'

export { DUE_GRACE_MS } from './match/clock/schedule.ts'
export { LOBBY_ROOM, MATCH_ROOM } from './registry.ts'
export { realTime, type Time } from './time.ts'
export { TUNING, type Tuning } from './tuning.ts'

/** The rooms of one process, and what its HTTP side may ask of them. */
export function createRooms(services: Services, tuning: Tuning = TUNING, games: readonly Game[] = GAMES) {
  const registry = new MatchRegistry(services, tuning, games)
  return {
    MatchRoom: defineMatchRoom(registry),
    LobbyRoom: defineLobbyRoom(services),
    createMatch: registry.createMatch.bind(registry),
    openMatch: registry.openMatch.bind(registry),
    hostMatch: registry.hostMatch.bind(registry),
    openLobby: registry.openLobby.bind(registry),
    handOver: registry.drain.bind(registry),
    wakeMatch: registry.wakeMatch.bind(registry),
  }
}

import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { bindRoom } from './colyseus/base-room.ts'
import type { FramePorts } from './colyseus/frame-guard.ts'
import { LobbyRoom } from './lobby/lobby-room.ts'
import { MatchRoom } from './match/match-room.ts'
import { MatchRegistry } from './registry.ts'
import type { Services } from './services.ts'
import { PatchWriter } from './sync/patch-writer.ts'
import { TUNING, type Tuning } from './tuning.ts'

export { DUE_GRACE_MS } from './match/clock/schedule.ts'
export { LOBBY_ROOM, MATCH_ROOM } from './registry.ts'
export { realTime, type Time } from './time.ts'
export { TUNING, type Tuning } from './tuning.ts'

/** Creates the room classes of one process and the registry of its matches. */
export function createRooms(services: Services, tuning: Tuning = TUNING, games: readonly Game[] = GAMES) {
  const registry = new MatchRegistry(services, tuning, games)
  const { log, metrics, time } = services
  const frames: FramePorts = {
    log,
    after: (ms, act) => time.after(ms, act),
    onMalformed: () => metrics.refused('malformed'),
    onLimited: (limit) => metrics.limited(limit, 'connection'),
  }
  // Rooms write one after another in one thread, so they share one buffer.
  const writer = new PatchWriter()
  return {
    registry,
    MatchRoom: bindRoom(MatchRoom, { registry, writer }, frames),
    LobbyRoom: bindRoom(LobbyRoom, { services, writer }, frames),
  }
}

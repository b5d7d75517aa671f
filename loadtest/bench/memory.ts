import { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'
import type { Played } from './matches.ts'
import { recordOf, SyncedMatch, showOf } from './sync.ts'

const HELD = 150

function usedBytes(): number {
  if (!globalThis.gc) throw new Error('start with --expose-gc')
  globalThis.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Builds a match in the middle of play: rules, synced state, a view for every seat, the encoder and its buffers, but no sockets. */
function hold(played: Played): object {
  const { game, setup, entries: commands } = played
  const match = Match.begin(game, setup)
  const record = recordOf(played)
  const log = [JSON.stringify(match.events)]
  for (const command of commands.slice(0, commands.length / 2)) {
    commitCommand(match, command)
    log.push(JSON.stringify(match.events))
  }
  const connection = new SyncedMatch(game, showOf(game, record, match))
  connection.whole(0)
  return { match, wire: connection, log, written: [...commands.slice(0, commands.length / 2)] }
}

/** Measures how many KB one more match uses. */
export function benchMemory(played: readonly Played[]): number {
  const held: object[] = played.slice(0, 2).map(hold)
  const before = usedBytes()
  for (let n = 0; n < HELD; n++) {
    const one = played[n % played.length]
    if (one) held.push(hold(one))
  }
  const after = usedBytes()
  if (held.length < HELD) throw new Error('nothing was held')
  return (after - before) / HELD / 1024
}

import { randomUUID } from 'node:crypto'
import type { MatchRecord } from '#rooms/services.ts'
import { randomCommand, randomOf } from '#shared/conformance/harness.ts'
import { seedOf } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import { defaultGameOptions, type GameOptions } from '#shared/kernel/game-options.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'
import type { Guest } from '#shared/protocol/http.ts'
import type { TestServer } from './server.ts'

interface Wanted {
  readonly seats: number
  readonly options?: GameOptions
  readonly seed?: number
  /** Says whether the match has reached the wanted position. */
  readonly until: (match: Match) => boolean
}

/**
 * Stores a match that has been played at random up to a wanted position, or to its end, in the server's journal. The guest has the first
 * seat, and novices have the others. Returns the match's id.
 */
export async function prepareMatch(server: TestServer, guest: Guest, game: Game, { seats, options, seed = 1, until }: Wanted): Promise<string> {
  const record: MatchRecord = {
    id: randomUUID(),
    game: game.id,
    version: game.version,
    options: { ...defaultGameOptions(game.options), ...options },
    pace: 'untimed',
    listed: false,
    host: guest.id,
    phase: 'playing',
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'human', name: guest.name, user: guest.id } : { kind: 'bot', name: '', level: 'novice' },
    ),
    fairness: { serverSeed: 'prepared', nonces: Array.from({ length: seats }, (_, seat) => `${seed}.${seat}`) },
    createdAt: 1,
    startedAt: 1,
  }
  await server.journal.save(record)
  const match = Match.begin(game, { game: game.id, version: game.version, options: record.options, seats, seed: seedOf(record) })
  const random = randomOf(seed)
  for (let seq = 1; !until(match); seq++) {
    if (match.outcome) throw new Error('the match ended before it reached the wanted position')
    const command = randomCommand(match, random)
    commitCommand(match, command)
    await server.journal.append(record.id, { seq, at: seq, by: 'player', entry: command })
  }
  const { outcome } = match
  if (outcome) await server.journal.save({ ...record, phase: 'finished', finishedAt: match.seq, outcome })
  return record.id
}

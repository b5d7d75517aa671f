import { isDeepStrictEqual } from 'node:util'
import type { StoredMatch } from '#rooms/services.ts'
import { commitTo, deriveSeed } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Match } from '#shared/kernel/match.ts'
import { replayMatch } from '#shared/kernel/replay.ts'
import type { Replay } from '#shared/wire/match.ts'
import { setupOf } from '../replay.ts'
import { gameFor } from './teller.ts'

export interface Check {
  readonly ok: boolean
  readonly text: string
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Whether nobody could have arranged the match: what was promised before it, and that everything follows from that. */
export function verifyReplay(replay: Replay, games?: readonly Game[]): readonly Check[] {
  const { commitment, fairness, entries, outcome, seats } = replay
  const game = gameFor(replay.game, games)
  const checks: Check[] = [
    { ok: commitTo(fairness.serverSeed) === commitment, text: `the server's seed is the one it committed to (${commitment})` },
    { ok: fairness.nonces.length === seats.length, text: `each of the ${seats.length} seats had a nonce in the seed` },
    { ok: game.version === replay.version, text: `the rules are those of the match (${game.id} ${replay.version}, here ${game.version})` },
    { ok: entries.every(({ seq }, index) => seq === index + 1), text: `the ${entries.length} entries have no gap` },
  ]
  let match: Match
  try {
    const plain = entries.map(({ entry }) => entry)
    match = replayMatch(game, setupOf(replay), plain)
  } catch (error) {
    return [...checks, { ok: false, text: `every entry follows from the seed ${deriveSeed(fairness)} and the rules (${messageOf(error)})` }]
  }
  const { drawn } = match.position.random
  return [
    ...checks,
    { ok: true, text: `every entry follows from the seed ${deriveSeed(fairness)} and the rules; ${drawn} random numbers were drawn from it` },
    { ok: isDeepStrictEqual(match.outcome, outcome), text: 'the outcome is the one that was written down' },
  ]
}

/** Whether this code can go on with a match of the journal; undefined, or why it cannot. */
export function validateMatch({ record, entries, snapshot }: StoredMatch): string | undefined {
  if (record.phase === 'gathering') return undefined
  try {
    const game = gameFor(record.game)
    const setup = setupOf(record)
    const plain = entries.map(({ entry }) => entry)
    const whole = replayMatch(game, setup, plain)
    const violations = game.violations(whole.position.state)
    if (violations.length > 0) return `after entry ${whole.seq}: ${violations.join(', ')}`
    if (!snapshot) return undefined
    const resumed = replayMatch(game, setup, plain, snapshot)
    return isDeepStrictEqual(resumed.position, whole.position)
      ? undefined
      : `its snapshot of entry ${snapshot.seq} tells another match than its entries`
  } catch (error) {
    return messageOf(error)
  }
}

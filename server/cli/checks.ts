import { isDeepStrictEqual } from 'node:util'
import type { StoredMatch } from '#rooms/services.ts'
import { checkFairness, type Fairness, type FairnessCheck, isLegacy, seedOf } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Match } from '#shared/kernel/match.ts'
import { replayMatch } from '#shared/kernel/replay.ts'
import { hasBegun, type Replay } from '#shared/protocol/match.ts'
import { setupOf } from '../replay.ts'
import { gameFor } from './print-match.ts'

export interface Check {
  readonly ok: boolean
  readonly text: string
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Describes what a check proves. It must not promise more than that. */
function textOf(id: FairnessCheck['id'], { commitment, fairness, seats }: Replay): string {
  const older = isLegacy(fairness)
  switch (id) {
    case 'server':
      return older
        ? `the server's seed is the one it committed to (${commitment}); this is an older, weaker proof`
        : `in every round the server's seed is the one it committed to, and the commitment covers the rounds before (${commitment})`
    case 'seats':
      return older
        ? `each of the ${seats.length} seats had a nonce in the seed; there were no commitments, so the last player could have chosen it`
        : `each of the ${seats.length} seats opened the nonce that it had committed to`
    case 'bots':
      return "the bots' nonces follow from the server's seed"
    case 'voids':
      return `${describeVoidRounds(fairness)}; no commitment was made twice`
    case 'kept':
      return 'the commitments are those that were shown before anything was opened'
    case 'own':
      return 'the nonce of the own seat is the one that the browser made'
  }
}

function describeVoidRounds(fairness: Fairness): string {
  const voids = isLegacy(fairness) ? [] : fairness.rounds.slice(0, -1)
  if (voids.length === 0) return 'no round was void'
  const late = voids.map(({ seats }) =>
    seats.flatMap(({ kind, name, nonce }, seat) => (kind === 'human' && nonce === '' ? [`${name || 'seat'} (${seat})`] : [])),
  )
  return `${voids.length} void ${voids.length === 1 ? 'round' : 'rounds'} before: did not open: ${late.map((names) => names.join(', ')).join('; ')}`
}

/** Checks that nobody could have arranged the match: the commitments were made before it, and everything follows from them. */
export function verifyReplay(replay: Replay, games?: readonly Game[]): readonly Check[] {
  const { entries, outcome } = replay
  const game = gameFor(replay.game, games)
  const checks: Check[] = [
    ...checkFairness(replay).map(({ id, ok }) => ({ ok, text: textOf(id, replay) })),
    { ok: game.version === replay.version, text: `the rules are those of the match (${game.id} ${replay.version}, here ${game.version})` },
    { ok: entries.every(({ seq }, index) => seq === index + 1), text: `the ${entries.length} entries have no gap` },
  ]
  let match: Match
  try {
    const plain = entries.map(({ entry: command }) => command)
    match = replayMatch(game, setupOf(replay), plain)
  } catch (error) {
    return [...checks, { ok: false, text: `every entry follows from the seed and the rules (${messageOf(error)})` }]
  }
  const { drawn } = match.position.random
  return [
    ...checks,
    { ok: true, text: `every entry follows from the seed ${seedOf(replay)} and the rules; ${drawn} random numbers were drawn from it` },
    { ok: isDeepStrictEqual(match.outcome, outcome), text: 'the outcome is the recorded one' },
  ]
}

/** Returns the reason why this code cannot continue a stored match, or undefined if it can. */
export function validateMatch({ record, entries, snapshot }: StoredMatch): string | undefined {
  if (!hasBegun(record.phase)) return undefined
  try {
    const game = gameFor(record.game)
    const setup = setupOf(record)
    const plain = entries.map(({ entry: command }) => command)
    const whole = replayMatch(game, setup, plain)
    const violations = game.violations(whole.position.state)
    if (violations.length > 0) return `after entry ${whole.seq}: ${violations.join(', ')}`
    if (!snapshot) return undefined
    const resumed = replayMatch(game, setup, plain, snapshot)
    return isDeepStrictEqual(resumed.position, whole.position)
      ? undefined
      : `its snapshot of entry ${snapshot.seq} differs from the replay of its entries`
  } catch (error) {
    return messageOf(error)
  }
}

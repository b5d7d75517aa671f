import { randomPick } from '#sdk/players/random-pick.ts'
import { nonceFor } from '#sdk/raw/nonce.ts'
import { commitToNonce } from '#shared/kernel/fairness.ts'
import type { Requests, RequestType } from '#shared/protocol/match.ts'
import { BOT_LEVELS, type MatchState, type Prompt } from '#shared/protocol/match.ts'
import type { Dice } from './dice.ts'

/** What a player at a table knows, to make requests as a real client does. */
export interface Situation {
  readonly state: MatchState | undefined
  readonly prompt: Prompt | undefined
  /** Decisions that were open earlier, here or at other tables. */
  readonly decisions: readonly string[]
  /** Ids of requests that were used before. */
  readonly requests: readonly string[]
}

type Make = { readonly [K in RequestType]: (dice: Dice, situation: Situation) => Requests[K]['in'] }

const newId = (dice: Dice, { requests }: Situation): string =>
  requests.length > 0 && dice.happens(6) ? dice.pick(requests) : `fuzz ${dice.roll(2 ** 31)}`
const seatIn = (dice: Dice, { state }: Situation): number => dice.roll(state?.seats.length || 4)

function answer(dice: Dice, situation: Situation): Requests['answer']['in'] {
  const { prompt, decisions } = situation
  const id = newId(dice, situation)
  if (prompt && !dice.happens(5)) return { id, decision: prompt.id, pick: randomPick(prompt, (below) => dice.roll(below)) }
  return { id, decision: decisions.length > 0 ? dice.pick(decisions) : '1.1.1', pick: dice.pick(['a', 0, ['a', 'b']]) }
}

/** More than the rounds of a table. */
const MAX_NONCES = 256
/** The name behind a nonce. Few names are used again and again, so that every fuzzer knows the nonce to open. */
const fuzzer = (n: number): string => `fuzz ${n % MAX_NONCES}`
/** The nonces by commitment. */
const NONCES: ReadonlyMap<string, string> = new Map(
  Array.from({ length: MAX_NONCES }, (_, n) => nonceFor(fuzzer(n))).map((nonce) => [commitToNonce(nonce), nonce]),
)
export const commitmentOf = (n: number): string => commitToNonce(nonceFor(fuzzer(n)))
export const nonceBehind = (commitment: string): string => NONCES.get(commitment) ?? nonceFor('nobody')
/** Returns the nonce of the first seat that has not opened, if the nonce is ours. A decoded list of the schema has fewer methods than an array. */
const nonceAt = (state: MatchState | undefined): string | undefined =>
  NONCES.get(state?.seats.find(({ commitment, opened }) => !opened && NONCES.has(commitment))?.commitment ?? '')

/** Payloads as a real client makes them. */
export const PAYLOADS: Make = {
  sit: (dice, situation) => ({ seat: seatIn(dice, situation) }),
  stand: () => ({}),
  bot: (dice, situation) => ({ seat: seatIn(dice, situation), ...(dice.happens(3) ? {} : { level: dice.pick(BOT_LEVELS) }) }),
  remove: (dice, situation) => ({ seat: seatIn(dice, situation) }),
  mute: (dice, situation) => ({ seat: seatIn(dice, situation), on: dice.happens(2) }),
  ready: (dice) => (dice.happens(4) ? { ready: false } : { ready: true, commitment: dice.pick([...NONCES.keys()]) }),
  open: (dice, { state }) => ({ nonce: nonceAt(state) ?? dice.pick([...NONCES.values()]) }),
  answer,
  undo: (dice, situation) => ({ id: newId(dice, situation) }),
  resign: (dice, situation) => ({ id: newId(dice, situation) }),
  autopilot: (dice) => ({ on: dice.happens(2) }),
  chat: (dice) => ({ text: dice.pick(['hello', 'привет', '🙂'.repeat(dice.between(1, 60))]) }),
  log: (dice, { state }) => ({ from: dice.roll((state?.seq ?? 0) + 3) }),
  view: (dice, { state }) => ({ seq: dice.roll((state?.seq ?? 0) + 3) }),
  rematch: () => ({}),
}

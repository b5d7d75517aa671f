import type { Seat } from '#shared/kernel/decision.ts'
import { commitToNonce, type SeenRound } from '#shared/kernel/fairness.ts'
import { hasBegun, type MatchState } from '#shared/protocol/match.ts'
import type { Store } from './identity.ts'
import { loadSeen, type SeenCommitments, saveSeen } from './seen-rounds.ts'

/** Returns 32 random bytes in hexadecimal digits. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const MAX_NONCES = 8

/** The part of the state that concerns the rounds. */
export interface RoundState extends Pick<MatchState, 'phase' | 'round' | 'commitment'> {
  readonly seats: readonly Pick<MatchState['seats'][number], 'commitment' | 'opened'>[]
}

/** Returns the commitments of all seats, or none while one of them is missing. */
function allOf({ phase, seats }: RoundState): readonly string[] {
  const commitments = phase === 'gathering' ? [] : seats.map(({ commitment }) => commitment)
  return commitments.includes('') ? [] : commitments
}

/** Adds a state to what was seen of a round. The first value that was seen stays, because a later one would be an exchange by the server. */
function notice(before: SeenRound | undefined, state: RoundState, seat: Seat | undefined, nonces: readonly string[]): SeenRound {
  const all = allOf(state)
  const nonce = seat === undefined ? undefined : nonces.find((made) => commitToNonce(made) === all[seat])
  return {
    ...before,
    commitment: before?.commitment ?? state.commitment,
    commitments: before && before.commitments.length > 0 ? before.commitments : all,
    ...(nonces.length > 0 && seat !== undefined && all.length > 0 ? { seat } : {}),
    ...(nonce === undefined ? {} : { nonce }),
    ...(hasBegun(state.phase) ? { hasBegun: true } : {}),
  }
}

/** Does this client's part in the seed of one match. It makes nonces, stores the commitments it sees, and decides when to open a nonce. */
export class NonceKeeper {
  readonly #store: Store
  readonly #match: string
  #isOver = false

  constructor(store: Store, match: string) {
    this.#store = store
    this.#match = match
  }

  /** Stores the nonce of a match that this client has created. It was committed to before the match had an id. */
  static begin(store: Store, match: string, nonce: string, serverCommitment?: string): void {
    const { rounds, nonces } = loadSeen(store, match)
    const first = serverCommitment ? { 1: { commitment: serverCommitment, commitments: [] } } : {}
    saveSeen(store, match, { rounds: { ...first, ...rounds }, nonces: [...nonces, nonce] })
  }

  /** Makes a nonce and returns the commitment to it. The nonce is stored before anybody learns of the commitment. */
  make(): string {
    const nonce = newNonce()
    this.#change((seen) => ({ ...seen, nonces: [...seen.nonces, nonce].slice(-MAX_NONCES) }))
    return commitToNonce(nonce)
  }

  /** Forgets the nonces, because the person is not ready any more. */
  withdraw(): void {
    this.#change((seen) => ({ ...seen, nonces: [] }))
  }

  /**
   * Call it with every state. Returns the nonce if it is time to open it: everybody has committed, and no commitment has changed since it
   * was first seen.
   */
  onState(state: RoundState, seat: Seat | undefined): string | undefined {
    if (this.#isOver) return undefined
    this.#isOver = hasBegun(state.phase)
    if (state.phase === 'finished') return undefined
    const { rounds, nonces } = loadSeen(this.#store, this.#match)
    const before = rounds[state.round]
    const seen = notice(before, state, seat, nonces)
    if (JSON.stringify(seen) !== JSON.stringify(before)) this.#change((memory) => ({ ...memory, rounds: { ...memory.rounds, [state.round]: seen } }))
    const isUnchanged = seen.commitment === state.commitment && seen.commitments.join() === allOf(state).join()
    const isAsked = state.phase === 'opening' && seen.commitments.length > 0 && seat !== undefined && state.seats[seat]?.opened === false
    return isAsked && isUnchanged && seen.seat === seat ? seen.nonce : undefined
  }

  /** Notes that the server has received the nonce. */
  confirm(nonce: string): void {
    this.#change((seen) => {
      const found = Object.entries(seen.rounds).find(([, round]) => round.nonce === nonce)
      return found ? { ...seen, rounds: { ...seen.rounds, [found[0]]: { ...found[1], isConfirmed: true } } } : seen
    })
  }

  /** Changes what is stored. It is read again each time, because other tabs write it too. */
  #change(change: (seen: SeenCommitments) => SeenCommitments): void {
    saveSeen(this.#store, this.#match, change(loadSeen(this.#store, this.#match)))
  }
}

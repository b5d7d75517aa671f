import type { Seat } from '#shared/kernel/decision.ts'
import { commitToNonce, type SeenRound } from '#shared/kernel/fairness.ts'
import { hasBegun, type MatchState } from '#shared/protocol/match.ts'
import type { Store } from './identity.ts'
import { loadSeen, type SeenCommitments, saveSeen } from './seen-rounds.ts'

/** 32 bytes of chance in hexadecimal digits. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const MAX_NONCES = 8

/** What of the state matters here. */
export interface RoundState extends Pick<MatchState, 'phase' | 'round' | 'commitment'> {
  readonly seats: readonly Pick<MatchState['seats'][number], 'commitment' | 'opened'>[]
}

/** The commitments of all seats, once every one of them is shown. */
function allOf({ phase, seats }: RoundState): readonly string[] {
  const commitments = phase === 'gathering' ? [] : seats.map(({ commitment }) => commitment)
  return commitments.includes('') ? [] : commitments
}

/** What was seen first counts: a server that shows something else later has exchanged it. */
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

/** This client's part in the seed of one match: makes the nonce, keeps what it sees, and tells when the nonce may be opened. */
export class NonceKeeper {
  readonly #store: Store
  readonly #match: string
  #isOver = false

  constructor(store: Store, match: string) {
    this.#store = store
    this.#match = match
  }

  /** For a table that this client has made: the nonce was committed to before the table had a name. */
  static begin(store: Store, match: string, nonce: string, serverCommitment?: string): void {
    const { rounds, nonces } = loadSeen(store, match)
    const first = serverCommitment ? { 1: { commitment: serverCommitment, commitments: [] } } : {}
    saveSeen(store, match, { rounds: { ...first, ...rounds }, nonces: [...nonces, nonce] })
  }

  /** A new nonce, kept before anybody hears of it; gives what to commit to. */
  make(): string {
    const nonce = newNonce()
    this.#change((seen) => ({ ...seen, nonces: [...seen.nonces, nonce].slice(-MAX_NONCES) }))
    return commitToNonce(nonce)
  }

  /** Not ready after all. */
  withdraw(): void {
    this.#change((seen) => ({ ...seen, nonces: [] }))
  }

  /** To be shown every state. Gives the nonce if it is to be opened now: when everybody has committed, and nothing that was promised has changed. */
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

  /** The server has it. */
  confirm(nonce: string): void {
    this.#change((seen) => {
      const found = Object.entries(seen.rounds).find(([, round]) => round.nonce === nonce)
      return found ? { ...seen, rounds: { ...seen.rounds, [found[0]]: { ...found[1], isConfirmed: true } } } : seen
    })
  }

  /** Other tabs write too, so what is kept is read anew each time. */
  #change(change: (seen: SeenCommitments) => SeenCommitments): void {
    saveSeen(this.#store, this.#match, change(loadSeen(this.#store, this.#match)))
  }
}

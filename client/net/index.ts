/** Everything a client of one's own needs, without any of our pages: identity, HTTP, a match, the lobby. */

export { RefusedError, UnreachableError } from './errors.ts'
export { Api } from './http.ts'
export { Identity, type Store } from './identity.ts'
export { LobbyClient, type Tables } from './lobby.ts'
export { MatchClient } from './match.ts'
export type { ConnectionStatus, MatchClientState } from './match-client-state.ts'
export { loadSeen, type SeenCommitments } from './seen-rounds.ts'

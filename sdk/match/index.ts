/** Everything that a client of your own needs: identity, HTTP, a match, the lobby. It needs none of our pages. */

export { type MatchView, readMatch } from '#shared/protocol/read.ts'
export { Api } from './api.ts'
export { RefusedError, UnreachableError } from './errors.ts'
export { Identity, memoryStore, type Store } from './identity.ts'
export { LobbyClient, type Tables } from './lobby-client.ts'
export { MatchClient } from './match-client.ts'
export type { ConnectionStatus, MatchClientState } from './match-client-state.ts'
export { loadSeen, type SeenCommitments } from './seen-rounds.ts'

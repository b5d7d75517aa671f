/** Everything that you need for your own client: identity, HTTP, a match and the lobby. It does not depend on our pages. */

export { type MatchView, readMatch } from '#shared/protocol/read.ts'
export { Api } from './api.ts'
export { RefusedError, UnreachableError } from './errors.ts'
export { Identity, memoryStore, type Store } from './identity.ts'
export { LobbyClient, type LobbyMatches } from './lobby-client.ts'
export { MatchClient } from './match-client.ts'
export type { ConnectionStatus, MatchClientState } from './match-client-state.ts'
export { loadSeen, type SeenCommitments } from './seen-rounds.ts'

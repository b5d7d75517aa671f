/** Everything a client of one's own needs, without any of our pages: identity, HTTP, a match, the lobby. */
export type { Feed, Status } from './feed.ts'
export { Api } from './http.ts'
export { Identity, type Store } from './identity.ts'
export { type Memory, recall } from './kept.ts'
export { LobbyClient, type Tables } from './lobby.ts'
export { MatchClient } from './match.ts'
export { Refused, Unreachable } from './refused.ts'

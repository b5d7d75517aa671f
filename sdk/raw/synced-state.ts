import type { MatchState } from '#shared/protocol/match.ts'

/** Returns the decoded state of a room, which changes with every patch. Its classes are made from the handshake, so only this file says their type. */
export const liveState = (decoded: object): MatchState => decoded as MatchState

/** Returns a copy of the decoded state as plain data. */
export const copyOfState = (decoded: { toJSON(): object }): MatchState => decoded.toJSON() as MatchState

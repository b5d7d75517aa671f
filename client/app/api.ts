import { Api, Identity } from '#sdk/match/index.ts'
import { guestName } from '../ui/seats.ts'

/** Talks to the server that this page came from. */
export const api = new Api(location.origin, new Identity(localStorage), guestName)

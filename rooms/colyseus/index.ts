/** The public names of Colyseus that rooms and server use. Outside this folder nothing imports its packages. */
export { type AuthContext, type Client, CloseCode, createAuthContext, matchMaker, ServerError } from '@colyseus/core'

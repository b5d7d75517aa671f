import type { Client } from '@colyseus/core'

/** The TCP connection of a WebSocket. `write` buffers what it cannot send at once, and returns false if the buffer is above its limit. */
export interface TcpConnection {
  write(bytes: Uint8Array): boolean
}

/** The socket of ws behind a client. Its type in Colyseus is wider, and `_socket` is private in ws. */
export interface Socket {
  readonly bufferedAmount: number
  readonly readyState: number
  /** The extensions that both sides agreed on, for example compression. */
  readonly extensions: string
  /** Absent before the socket is open and after it was closed. */
  readonly _socket?: TcpConnection | null
  terminate(): void
}

export const isSocket = (ref: object): ref is Socket => 'bufferedAmount' in ref && 'terminate' in ref

export const OPEN = 1

/** Ends the connection at once, without a closing handshake. A client that does not read could not answer one. */
export function terminate({ ref }: Client): void {
  if (isSocket(ref)) ref.terminate()
}

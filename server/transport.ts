import { WebSocketTransport } from '@colyseus/ws-transport'
import type { WebSocket } from 'ws'

/** A round of pings is sent in so many parts. */
const PARTS = 100

/** Colyseus counts on the socket what was not answered; the type does not say so. */
type Pinged = WebSocket & { pingCount: number }

/** Colyseus pings everybody at one moment: with four thousand connections nobody is answered for a tenth of a second. Here they take turns. */
export class SteadyTransport extends WebSocketTransport {
  protected override autoTerminateUnresponsiveClients(pingInterval: number, pingMaxRetries: number): void {
    const { clients } = this.wss
    let round = clients.values()
    let part = 0
    this.pingInterval = setInterval(() => {
      if (part === 0) round = clients.values()
      part = (part + 1) % PARTS
      for (let left = Math.ceil(clients.size / PARTS); left > 0; left--) {
        const { value: client } = round.next()
        if (client) ping(client as Pinged, pingMaxRetries)
      }
    }, pingInterval / PARTS)
  }
}

function ping(client: Pinged, most: number): void {
  if (client.pingCount >= most) client.terminate()
  else {
    client.pingCount++
    client.ping()
  }
}

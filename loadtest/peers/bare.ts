import { readFileSync } from 'node:fs'
import { type Client, matchMaker, Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { type FullView, matchSchema } from '#rooms/match/match-schema.ts'
import { reuseUnchanged } from '#sdk/match/reuse-unchanged.ts'
import { gameOf } from '#shared/games/index.ts'
import { BareSchema } from '#testing/bare-schema/bare-schema.ts'
import type { Recording } from './recording.ts'

/** A server on Colyseus alone. It syncs the same state and views, but has no rules, no journal and no checks. */
const [file = '', tables = '1', port = '0'] = process.argv.slice(2)
const { game: id, views } = JSON.parse(readFileSync(file, 'utf8')) as Recording
const game = gameOf(id)
if (!game) throw new Error(`there is no game ${id}`)
/** The views with shared parts, as a room has them. Unchanged parts are the same object, so they need no comparison. */
const shared: FullView[] = []
for (const view of views) shared.push(reuseUnchanged(shared.at(-1), view as unknown as FullView))
const schema = matchSchema(game)
const viewAt = (n: number): FullView => shared[n % shared.length] as FullView

class BareRoom extends Room {
  override autoDispose = false
  override patchRate = 2 ** 31 - 1
  readonly #schema = new BareSchema(schema, viewAt(0))
  #shown = 0

  override onCreate({ id }: { readonly id: string }): void {
    this.roomId = id
    this.state = this.#schema.synced
    this.broadcastPatch()
    this.onMessage('answer', () => {
      this.#schema.show(viewAt(++this.#shown))
      this.broadcastPatch()
      return { seq: this.#shown }
    })
  }

  override onJoin(client: Client, { seat }: { readonly seat: number }): void {
    client.view = this.#schema.openView(seat)
  }

  override onUncaughtException(error: Error): void {
    console.error(error)
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 15_000 }), greet: false, gracefullyShutdown: false })
server.define('bare', BareRoom)
await server.listen(Number(port), '127.0.0.1')
for (let table = 0; table < Number(tables); table++) await matchMaker.createRoom('bare', { id: `table-${table}` })
console.log(`open at http://127.0.0.1:${port}`)

import { readFileSync } from 'node:fs'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Recording, seenBy } from './recording.ts'

/** The baseline: a server that only sends patches made in advance over plain sockets. */
const [file = '', , port = '0'] = process.argv.slice(2)
const { views, patches } = JSON.parse(readFileSync(file, 'utf8')) as Recording

interface Table {
  readonly seats: (WebSocket | undefined)[]
  shown: number
}
const tables = new Map<string, Table>()

function tableOf(id: string): Table {
  const table = tables.get(id) ?? { seats: [], shown: 0 }
  tables.set(id, table)
  return table
}

const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, { url = '' }) => {
  const [, id = '', at = '0'] = url.split('/')
  const table = tableOf(id)
  const [first] = views
  if (!first) return
  table.seats[Number(at)] = socket
  socket.send(JSON.stringify(seenBy(first, Number(at))))
  socket.on('message', (data) => {
    const { id: request } = JSON.parse(String(data)) as { readonly id: number }
    const patch = patches[table.shown++ % patches.length]
    for (const [seat, other] of table.seats.entries()) other?.send(`{"patch":${patch?.[seat]}}`)
    socket.send(JSON.stringify({ id: request, seq: table.shown }))
  })
})
server.on('listening', () => console.log(`open at ws://127.0.0.1:${port}`))

import { createRequire } from 'node:module'
import { WebSocket } from 'ws'
import { randomPick } from '#sdk/players/random-pick.ts'
import { createMatch, enter } from '#sdk/players/sdk-player.ts'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { beginWith } from '#sdk/raw/nonce.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import type { CreateMatchRequest } from '#shared/protocol/http.ts'
import type { MatchState, Prompt } from '#shared/protocol/match.ts'
import { readPrompt } from '#shared/protocol/read.ts'

export const SEATS = 4

/** One match with a connection for every seat. */
export interface Table {
  /** Gives one answer and waits for the acknowledgement. Resolves with false if the match is over. */
  answer(): Promise<boolean>
  close(): void
}
/** Counts the bytes that clients received. */
export interface ByteCount {
  bytes: number
}

const count = (bytes: ByteCount) => (frame: { readonly length: number }) => {
  bytes.bytes += frame.length
}

/** Returns the first seat that must decide: its connection and its prompt. */
function askedAt(wires: readonly RawConnection[]): { readonly wire: RawConnection; readonly prompt: Prompt } | undefined {
  const [first] = wires
  if (!first) return undefined
  const seat = first.live.seats.findIndex(({ deciding }) => deciding)
  const connection = wires[seat]
  const prompt = readPrompt(connection?.live.seats[seat]?.private?.prompt)
  return connection && prompt ? { wire: connection, prompt } : undefined
}

export async function openCoven(url: string, game: string, n: number, bytes: ByteCount): Promise<Table> {
  const wanted: CreateMatchRequest = { game, seats: SEATS, pace: 'live', listed: false }
  const guests = await Promise.all(Array.from({ length: SEATS }, (_, seat) => enter(url, `Player ${seat}`)))
  const [host] = guests
  if (!host) throw new Error('there are no guests')
  const match = await createMatch(url, host, wanted)
  const wires = await Promise.all(guests.map(({ token }) => RawConnection.join(url, match, { token })))
  for (const [seat, connection] of wires.entries()) if (seat > 0) await connection.request('sit', { seat })
  await beginWith(wires.map((connection, seat) => ({ id: guests[seat]?.id ?? '', request: (type, payload) => connection.request(type, payload) })))
  for (const connection of wires) connection.onFrame = count(bytes)
  const chance = seededRandom(n + 1)
  return {
    async answer() {
      for (let looked = 0; looked < 1000; looked++) {
        const asked = askedAt(wires)
        if (asked) {
          const { wire: connection, prompt } = asked
          const { status } = await connection.request('answer', {
            id: `${n} ${Math.random()}`,
            decision: prompt.id,
            pick: randomPick(prompt, chance),
          })
          if (status === 0) return true
        }
        if (wires[0]?.live.phase === 'finished') return false
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
      throw new Error('nobody is asked')
    },
    close: () => wires.forEach(({ socket }) => void socket.close()),
  }
}

export async function openBare(url: string, n: number, bytes: ByteCount): Promise<Table> {
  const wires = await Promise.all(Array.from({ length: SEATS }, (_, seat) => RawConnection.join(url, `table-${n}`, { seat })))
  for (const connection of wires) connection.onFrame = count(bytes)
  let turn = 0
  return {
    async answer() {
      await wires[turn++ % SEATS]?.request('answer', { id: `${n} ${Math.random()}`, decision: '12.0.3', pick: 'w0-3>d4' })
      return true
    },
    close: () => wires.forEach(({ socket }) => void socket.close()),
  }
}

export async function openRaw(url: string, n: number, bytes: ByteCount): Promise<Table> {
  const waiting = new Map<number, () => void>()
  const sockets = await Promise.all(
    Array.from({ length: SEATS }, async (_, seat) => {
      const socket = new WebSocket(`${url}/table-${n}/${seat}`)
      await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject))
      socket.on('message', (data: Buffer) => {
        bytes.bytes += data.length
        const { id } = JSON.parse(String(data)) as { readonly id?: number }
        if (id === undefined) return
        waiting.get(id)?.()
        waiting.delete(id)
      })
      return socket
    }),
  )
  let turn = 0
  return {
    async answer() {
      const id = turn++
      const answered = new Promise<void>((resolve) => waiting.set(id, resolve))
      sockets[id % SEATS]?.send(JSON.stringify({ id, decision: '12.0.3', pick: 'w0-3>d4' }))
      await answered
      return true
    },
    close: () => sockets.forEach((socket) => void socket.close()),
  }
}

/** The used part of socket.io's client. It is installed with boardgame.io and not with Coven. */
interface SocketIo {
  on(event: string, listener: (...facts: never[]) => void): void
  emit(event: string, ...facts: unknown[]): void
  close(): void
  readonly io: { readonly engine: { readonly transport: { readonly ws: WebSocket } } }
}
type Connect = (url: string, options: object) => SocketIo

async function postJson<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return (await response.json()) as T
}

/** The state that boardgame.io sends to a seat: the number of moves, and the result of `playerView`. */
interface Shown {
  readonly _stateID: number
  readonly G: MatchState
}

/** Creates a match of boardgame.io. Returns its id and the credentials by seat. */
async function createBoardgameIo(url: string, game: string): Promise<{ readonly matchID: string; readonly credentials: readonly string[] }> {
  const { matchID } = await postJson<{ readonly matchID: string }>(`${url}/games/${game}/create`, { numPlayers: SEATS })
  const credentials: string[] = []
  // The players join one after another, because with storage on disk one of two simultaneous joins gets lost.
  for (let seat = 0; seat < SEATS; seat++) {
    const body = { playerID: String(seat), playerName: `Player ${seat}` }
    credentials.push((await postJson<{ readonly playerCredentials: string }>(`${url}/games/${game}/${matchID}/join`, body)).playerCredentials)
  }
  return { matchID, credentials }
}

/** Joins the match with one socket. Resolves at the first state; `onSynced` is also called after each reconnection. */
function syncSeat(socket: SocketIo, seat: readonly unknown[], onState: (state: Shown) => void, onSynced: () => void): Promise<void> {
  socket.on('connect', () => socket.emit('sync', ...seat))
  socket.on('update', (_: string, state: Shown) => onState(state))
  return new Promise((resolve) => {
    socket.on('sync', (_: string, { state }: { readonly state: Shown }) => {
      onState(state)
      resolve()
      onSynced()
    })
  })
}

/** Opens a match with the same events as boardgame.io's own client. */
export async function openBoardgameIo(url: string, game: string, n: number, bytes: ByteCount): Promise<Table> {
  const { io } = createRequire(new URL('./boardgameio/package.json', import.meta.url))('socket.io-client') as { readonly io: Connect }
  const { matchID, credentials } = await createBoardgameIo(url, game)
  const shown: Shown[] = []
  let onShown = (): void => undefined
  let send = (): void => undefined
  const sockets = await Promise.all(
    credentials.map(async (own, seat) => {
      const socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true })
      const onState = (state: Shown): void => {
        shown[seat] = state
        onShown()
      }
      // After a reconnection, the move under way is sent again, because it may have been lost.
      await syncSeat(socket, [matchID, String(seat), own, SEATS], onState, () => send())
      socket.io.engine.transport.ws.on('message', count(bytes) as (data: unknown) => void)
      return socket
    }),
  )
  const chance = seededRandom(n + 1)
  return {
    async answer() {
      const [first] = shown
      if (first?.G.phase === 'finished') return false
      const seat = first?.G.seats.findIndex(({ deciding }) => deciding) ?? -1
      const prompt = readPrompt(shown[seat]?.G.seats[seat]?.private?.prompt)
      if (!first || !prompt) throw new Error('nobody is asked')
      const playerID = String(seat)
      const payload = { type: 'answer', args: [prompt.id, randomPick(prompt, chance)], playerID, credentials: credentials[seat] }
      send = () => sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, first._stateID, matchID, playerID)
      // boardgame.io sends no acknowledgement, so an answer is done when all seats have seen the next state.
      await new Promise<void>((resolve) => {
        onShown = () => void (shown.every(({ _stateID }) => _stateID > first._stateID) && resolve())
        send()
      })
      return true
    },
    close: () => sockets.forEach((socket) => void socket.close()),
  }
}

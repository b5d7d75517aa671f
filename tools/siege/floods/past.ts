import type { Connection } from '#sdk/raw/runtime-connection.ts'
import type { Guest } from '#shared/protocol/http.ts'
import type { Flood, FloodRun } from '../flood.ts'
import { type FloodTools, keepUp } from '../flood-tools.ts'

/** Floods a long match with requests about its past, from players and spectators. */

const SPECTATORS = 16
/** Requests a second. Half of the connections stay below the limit for messages; the others are above it, but not disconnected. */
const POLITE = 25
const RUDE = 100

let known: Promise<LongMatch> | undefined

export interface LongMatch {
  readonly id: string
  readonly people: readonly Guest[]
  readonly players: readonly Connection[]
  readonly seq: number
}

async function playLongMatch(tools: FloodTools): Promise<LongMatch> {
  const game = tools.games.find(({ id }) => id === 'evenfall') ?? tools.games[0]
  if (!game) throw new Error('the server has no games')
  const people = Array.from({ length: Math.min(2, game.seats.max) }, () => tools.guest())
  const players = await tools.openMatch({ game: game.id, seats: people.length, pace: 'untimed' }, people)
  await tools.play(players, tools.matchLength)
  const [first] = players
  if (!first) throw new Error('nobody plays')
  return { id: first.state.id, people, players, seq: first.state.seq }
}

/** Returns the long match that several floods share. The first one plays it. */
export function longMatchOf(tools: FloodTools): Promise<LongMatch> {
  known ??= playLongMatch(tools)
  return known
}

function askAbout(name: string, about: string, question: (tools: FloodTools, seq: number) => readonly [string, object]): Flood {
  return {
    name,
    about: `${about} by ${SPECTATORS} spectators and 2 players, ${POLITE} to ${RUDE} a second each`,
    async prepare(tools): Promise<FloodRun> {
      const { id, people, players, seq } = await longMatchOf(tools)
      const guests = tools.guests.filter((guest) => !people.includes(guest)).slice(0, SPECTATORS)
      const connections: (Connection | undefined)[] = [...players]
      for (const guest of guests) connections.push(await tools.join(id, guest))
      const rejoin = (n: number, lost: Connection): void => {
        connections[n] = undefined
        const guest = guests[n - players.length] ?? people[n]
        if (guest) void tools.join(id, guest).then((joined) => (connections[n] = joined ?? lost))
      }
      const askOrRejoin = (n: number): void => {
        const connection = connections[n]
        if (connection?.isOpen) void tools.ask(connection, ...question(tools, seq))
        else if (connection) rejoin(n, connection)
      }
      return {
        async run(signal) {
          await Promise.all(connections.map((_, n) => keepUp(signal, n % 2 === 0 ? POLITE : RUDE, () => askOrRejoin(n))))
        },
        end() {
          for (const connection of connections.slice(players.length)) connection?.leave()
        },
      }
    },
  }
}

export const view = askAbout('view', 'earlier tables of a long match', (tools, seq) => ['view', { seq: tools.chance(seq + 1) }])
export const log = askAbout('log', 'the log of a long match', () => ['log', { from: 0 }])

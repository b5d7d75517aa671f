import type { Guest } from '#shared/protocol/http.ts'
import type { Connection } from '../../../loadtest/load/connection.ts'
import type { Assault, Flood } from '../flood.ts'
import { type Kit, keepUp } from '../kit.ts'

/** Questions about the past of a long match, by its players and by spectators. */

const SPECTATORS = 16
/** Half of them stay below what a connection may send, the others are just not cut off. */
const POLITE = 25
const RUDE = 100

let known: Promise<LongMatch> | undefined

export interface LongMatch {
  readonly id: string
  readonly people: readonly Guest[]
  readonly players: readonly Connection[]
  readonly moments: number
}

async function playLongMatch(kit: Kit): Promise<LongMatch> {
  const game = kit.games.find(({ id }) => id === 'evenfall') ?? kit.games[0]
  if (!game) throw new Error('the server has no games')
  const people = Array.from({ length: Math.min(2, game.seats.max) }, () => kit.guest())
  const players = await kit.lay({ game: game.id, seats: people.length, pace: 'untimed' }, people)
  await kit.play(players, kit.moments)
  const [first] = players
  if (!first) throw new Error('nobody plays')
  return { id: first.state.id, people, players, moments: first.state.seq }
}

/** One for all floods that want one, laid by the first of them. */
export function longMatchOf(kit: Kit): Promise<LongMatch> {
  known ??= playLongMatch(kit)
  return known
}

function askAbout(name: string, about: string, question: (kit: Kit, moments: number) => readonly [string, object]): Flood {
  return {
    name,
    about: `${about} by ${SPECTATORS} spectators and 2 players, ${POLITE} to ${RUDE} a second each`,
    async prepare(kit): Promise<Assault> {
      const { id, people, players, moments } = await longMatchOf(kit)
      const guests = kit.guests.filter((guest) => !people.includes(guest)).slice(0, SPECTATORS)
      const crowd: (Connection | undefined)[] = [...players]
      for (const guest of guests) crowd.push(await kit.join(id, guest))
      return {
        async run(signal) {
          await Promise.all(
            crowd.map((_, n) =>
              keepUp(signal, n % 2 === 0 ? POLITE : RUDE, () => {
                const connection = crowd[n]
                if (connection?.isOpen) void kit.ask(connection, ...question(kit, moments))
                else if (connection) {
                  // Cut off: comes back, if that is possible.
                  crowd[n] = undefined
                  const guest = guests[n - players.length] ?? people[n]
                  if (guest) void kit.join(id, guest).then((joined) => (crowd[n] = joined ?? connection))
                }
              }),
            ),
          )
        },
        end() {
          for (const connection of crowd.slice(players.length)) connection?.leave()
        },
      }
    },
  }
}

export const view = askAbout('view', 'moments of a long match', (kit, moments) => ['view', { seq: kit.chance(moments + 1) }])
export const log = askAbout('log', 'the log of a long match', () => ['log', { from: 0 }])

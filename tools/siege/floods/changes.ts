import type { Connection } from '#sdk/raw/runtime-connection.ts'
import { commitToNonce } from '#shared/kernel/fairness.ts'
import type { Guest } from '#shared/protocol/http.ts'
import type { Flood } from '../flood.ts'
import { type FloodTools, keepUp } from '../flood-tools.ts'

/** Floods tables that have not begun with changes. Each change is stored and shown to everybody there and in the lobby. */

const TABLES = 10
/** One seat more than people. So the table never begins, and there is always a free seat. */
const SEATS = 3
const LOOKERS = 8
/** Changes a second. It is below the limit for messages, so that the limit for changes must refuse. */
const CHANGES = 25

type Change = readonly [type: string, payload: object]

let made = 0
const ready = (on: boolean): Change => ['ready', on ? { ready: true, commitment: commitToNonce(`change ${made++}`) } : { ready: false }]

const seatOf = ({ state }: Connection, kind: string): number => state.seats.findLastIndex((seat) => seat.kind === kind)

/** The host switches ready on and off, and mutes and unmutes the other. Each request changes something. */
const hostChange = (host: Connection, n: number): Change =>
  n % 4 < 2 ? ready(n % 2 === 0) : ['mute', { seat: Math.max(1, seatOf(host, 'human')), on: n % 2 === 0 }]
/** The other moves from one seat to the next and is ready there. */
const guestChange = (guest: Connection, n: number): Change => (n % 2 === 0 ? ['sit', { seat: Math.max(1, seatOf(guest, 'open')) }] : ready(true))

async function gatherTable(tools: FloodTools, host: Guest, guest: Guest): Promise<readonly Connection[]> {
  const game = tools.games.find(({ seats }) => seats.max >= SEATS)
  const id = game && (await tools.create({ game: game.id, seats: SEATS, pace: 'untimed', listed: true }, host))
  const joined = id === undefined ? [] : await Promise.all([tools.join(id, host), tools.join(id, guest)])
  await joined[1]?.request('sit', { seat: 1 })
  return joined.flatMap((person) => person ?? [])
}

export const changes: Flood = {
  name: 'changes of tables',
  about: `two people at each of ${TABLES} listed tables who sit down elsewhere, are ready and are not, and mute, ${CHANGES} requests a second each, before ${LOOKERS} connections in the lobby`,
  async prepare(tools) {
    const tables: (readonly Connection[])[] = []
    for (let n = 0; n < TABLES; n++) tables.push(await gatherTable(tools, tools.guest(), tools.guest()))
    const lookers = await Promise.all(Array.from({ length: LOOKERS }, () => tools.join('lobby', tools.guest())))
    if (tables.some(({ length }) => length < 2)) throw new Error('the attackers did not get to their own tables')
    const flood = (signal: AbortSignal, person: Connection, change: typeof hostChange): Promise<void> => {
      let n = 0
      return keepUp(signal, CHANGES, () => {
        if (person.isOpen) void tools.ask(person, ...change(person, n++))
      })
    }
    return {
      async run(signal) {
        await Promise.all(tables.flatMap((people) => people.map((person, n) => flood(signal, person, n === 0 ? hostChange : guestChange))))
      },
      end() {
        for (const person of [...tables.flat(), ...lookers]) person?.leave()
      },
    }
  },
}

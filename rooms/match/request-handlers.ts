import type { Seat } from '#shared/kernel/decision.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { Requests, RequestType } from '#shared/protocol/match.ts'
import type { MatchRegistry } from '../registry.ts'
import type { Limited, MatchRecord, Visitor } from '../services.ts'
import type { Admission } from './admission.ts'
import type { Connections, MatchConnection } from './connections.ts'
import type { MatchHost } from './host/match-host.ts'
import type { MatchLog } from './host/match-log.ts'
import { mute } from './host/muting.ts'
import { leaveSeat, removePlayer, setBot, takeSeat } from './host/seating.ts'
import type { MatchChat } from './match-chat.ts'

export type Reply<K extends RequestType> = Promise<Result<Requests[K]['out']>>
export type RequestHandlers = { readonly [K in RequestType]: (connection: MatchConnection, request: Requests[K]['in']) => Reply<K> }

/** The parts of a room that requests act on. */
export interface HandlerContext {
  readonly host: MatchHost
  readonly admission: Admission
  readonly connections: Connections
  readonly chat: MatchChat
  readonly registry: MatchRegistry
}

type SeatingChange = (record: MatchRecord, now: number) => Result<MatchRecord>

/** Creates the function that carries out each type of request. Requests arrive here already parsed and limited. */
export const createHandlers = (context: HandlerContext): RequestHandlers => ({
  ...seatingHandlers(context),
  ...playHandlers(context),
  ...pastHandlers(context),
})

type SeatingType = 'sit' | 'stand' | 'bot' | 'remove' | 'mute'
type PastType = 'log' | 'view'

async function limited<T>({ services: { limits } }: MatchRegistry, what: Limited, who: Visitor, act: () => Promise<Result<T>>): Promise<Result<T>> {
  const taken = await limits.take(what, who)
  return taken.ok ? act() : taken
}

/** Handles the requests that change who sits where. */
function seatingHandlers({ host, admission, connections, registry }: HandlerContext): Pick<RequestHandlers, SeatingType> {
  const changeSeating = async (guest: Visitor, change: SeatingChange) => emptyReply(await host.changeSeating(guest, change))
  return {
    async sit({ guest }, { seat }) {
      const sat = await host.changeSeating(guest, (record, now) => takeSeat(record, guest, seat, now))
      if (!sat.ok) return sat
      const seatToken = await admission.sign(guest, sat.value)
      return seatToken === undefined ? refused('not-seated') : ok({ seat, seatToken })
    },
    stand(connection) {
      // A spectator keeps only the newest connection. If this player has several tabs open, the tab that asks stays.
      connections.renew(connection)
      return changeSeating(connection.guest, (record) => leaveSeat(record, connection.guest))
    },
    bot: ({ guest }, setting) => limited(registry, 'bots', guest, () => changeSeating(guest, (record, now) => setBot(record, guest, setting, now))),
    remove: ({ guest }, { seat }) => changeSeating(guest, (record, now) => removePlayer(record, guest, seat, now)),
    mute: ({ guest }, { seat, on }) => changeSeating(guest, (record) => mute(record, guest, seat, on)),
  }
}

/** Handles the requests that begin a match, play it and follow it by another one. */
function playHandlers({ host, chat, registry }: HandlerContext): Omit<RequestHandlers, SeatingType | PastType> {
  const { metrics } = registry.services
  return {
    async ready({ guest }, { commitment }) {
      const ready = await host.start.ready(guest, commitment)
      if (!ready.ok && ready.refusal.code === 'too-many-rounds') metrics.limited('rounds', 'table')
      return emptyReply(ready)
    },
    open: async ({ guest }, { nonce }) => emptyReply(await host.start.open(guest, nonce)),
    answer: ({ guest }, { id, decision, pick }) => host.answer(guest, id, decision, pick),
    undo: ({ guest }, { id }) => host.undo(guest, id),
    resign: ({ guest }, { id }) => host.resign(guest, id),
    autopilot: async ({ guest }, { on }) => emptyReply(host.setAutopilot(guest, on)),
    chat: (connection, { text }) => chat.send(connection, text),
    async rematch({ guest }, { commitment }) {
      const next = await host.rematch(guest, () => registry.createRematch(host.record, guest, commitment))
      return next.ok ? ok({ match: next.value }) : next
    },
  }
}

/**
 * Handles the requests that read the past of the match. This is costly and open to everybody, so people take turns in the queue. The result
 * depends on the seat, so the request is refused if the connection has left that seat in the meantime.
 */
function pastHandlers({ host, registry }: HandlerContext): Pick<RequestHandlers, PastType> {
  function readPast<T>(connection: MatchConnection, read: (log: MatchLog | undefined, seat: Seat | undefined) => Promise<Result<T>>) {
    const { guest } = connection
    const find = async (): Promise<Result<T>> => {
      const { seat, sitting } = connection
      const found = await read(host.log, seat)
      return connection.sitting === sitting ? found : refused('not-seated')
    }
    return limited(registry, 'views', guest, () => registry.historyQueue.run(guest.id, find))
  }
  return {
    log: (connection, { from }) => readPast(connection, async (log, seat) => log?.read(from, seat) ?? ok({ entries: [] })),
    view: (connection, { seq }) => readPast(connection, async (log, seat) => log?.viewAt(seq, seat) ?? refused('not-started')),
  }
}

const emptyReply = (result: Result<unknown>): Result<Record<string, never>> => (result.ok ? ok({}) : result)

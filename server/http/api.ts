import express, { type Request, type RequestHandler, type Router } from 'express'
import { z } from 'zod'
import type { Time } from '#rooms/index.ts'
import { matchInfo } from '#rooms/lobby/listing.ts'
import { goneReason, isRemoved } from '#rooms/match/host/gone.ts'
import { hasPlace } from '#rooms/match/host/holds.ts'
import type { Limited, Limits, Metrics, Visitor } from '#rooms/services.ts'
import { HEX_32 } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { CreatedMatch, CreateMatchRequest, GameInfo, MatchInfo, Guest as SignedGuest } from '#shared/protocol/http.ts'
import { BOT_LEVELS, PACES } from '#shared/protocol/match.ts'
import { readName } from '../identity/name.ts'
import { isReserved } from '../identity/reserved.ts'
import { newGuestId, type TokenService } from '../identity/tokens.ts'
import type { JournalStore } from '../journal/index.ts'
import type { QuickMatch } from '../matchmaking/quick-match.ts'
import type { Config } from '../process/config.ts'
import { limit, type NetworkOf } from './limits.ts'
import { sendRefusal } from './refusals.ts'
import { Replays } from './replays.ts'

export interface ApiParts {
  readonly config: Config
  readonly games: readonly Game[]
  readonly journal: JournalStore
  readonly tokens: TokenService
  readonly quick: QuickMatch
  readonly limits: Limits
  /** The id by which clients know this service. */
  readonly service: string
  readonly networkOf: NetworkOf
  readonly createMatch: (wanted: CreateMatchRequest, host: Visitor) => Promise<Result<CreatedMatch>>
  readonly openMatch: (match: string) => Promise<Result<void>>
  readonly time: Pick<Time, 'now'>
  readonly metrics: Pick<Metrics, 'limited'>
}

const MAX_OPTIONS = 64
/** The most matches that the list of one person has. Nobody plays that many, and each of them is read for every request. */
const MAX_OWN = 100

const NewMatchBody: z.ZodType<CreateMatchRequest> = z.strictObject({
  game: z.string().max(64),
  seats: z.int().min(1).max(64),
  options: z
    .record(z.string().max(64), z.union([z.string().max(64), z.number(), z.boolean()]))
    .refine((options) => Object.keys(options).length <= MAX_OPTIONS)
    .exactOptional(),
  pace: z.enum(PACES).exactOptional(),
  listed: z.boolean().exactOptional(),
  bots: z.array(z.enum(BOT_LEVELS)).max(64).exactOptional(),
  startAtOnce: z.boolean().exactOptional(),
  commitment: z.string().regex(HEX_32).exactOptional(),
})
const QuickBody = z.strictObject({ game: z.string().max(64) })
const GuestBody = z.strictObject({ name: z.unknown() })

const infoOfGame = ({ id, names, version, seats, options }: Game): GameInfo => ({ id, names, version, seats, options })

/** Returns the `:match` parameter of the request. */
const matchOf = (request: Request): string => String(request.params.match)

type Handler = (request: Request) => Promise<Result<object>>
type GuestHandler = (guest: Visitor, request: Request) => Promise<Result<object>>

/** Serves the HTTP interface of docs/protocol.md, except the seats in rooms, which Colyseus hands out. */
export function serveApi(parts: ApiParts): Router {
  const { games, limits, networkOf } = parts
  const guestOf = guestReader(parts)
  const asGuest =
    (handle: GuestHandler): Handler =>
    async (request) => {
      const guest = await guestOf(request)
      return guest.ok ? handle(guest.value, request) : guest
    }
  const counted = (what: Limited): RequestHandler => limit(limits, networkOf, what)

  const router = express.Router()
  router.post('/guests', counted('guests'), reply(signIn(parts, guestOf), 201))
  router.get(
    '/games',
    reply(async () => ok(games.map(infoOfGame))),
  )
  router.post('/matches', reply(asGuest(createMatch(parts)), 201))
  router.post('/quick', reply(asGuest(findQuickMatch(parts))))
  router.get('/matches/:match', reply(showMatch(parts)))
  router.get('/matches/:match/replay', counted('joins'), sendReplay(parts))
  router.post('/matches/:match/open', counted('joins'), reply(asGuest(openMatch(parts))))
  router.get('/me/matches', reply(asGuest(listOwnMatches(parts))))
  return router
}

const reply =
  (handle: Handler, status = 200): RequestHandler =>
  async (request, response) => {
    const result = await handle(request)
    if (result.ok) response.status(status).json(result.value)
    else sendRefusal(response, result.refusal)
  }

/** Returns a function that reads the guest from the token of a request. */
const guestReader =
  ({ tokens, networkOf, service }: ApiParts) =>
  async (request: Request): Promise<Result<Visitor>> => {
    const [scheme, token = ''] = request.headers.authorization?.split(' ') ?? []
    const guest = await tokens.readGuest(scheme?.toLowerCase() === 'bearer' ? token : '')
    return guest.ok ? ok({ ...guest.value, network: networkOf(request) }) : refused(guest.refusal.code, { service })
  }

/** Makes a new guest, or renames the one whose token comes with the request. */
const signIn =
  ({ tokens, service }: ApiParts, guestOf: ReturnType<typeof guestReader>): Handler =>
  async (request) => {
    const body = GuestBody.safeParse(request.body)
    if (!body.success) return refused('malformed')
    const name = readName(body.data.name)
    if (name === undefined) return refused('bad-name')
    if (isReserved(name)) return refused('name-taken')
    const known = request.headers.authorization ? await guestOf(request) : undefined
    if (known && !known.ok) return known
    const id = known?.value.id ?? newGuestId()
    return ok({ id, name, token: await tokens.signGuest({ id, name }), service } satisfies SignedGuest)
  }

const createMatch =
  (parts: ApiParts): GuestHandler =>
  async (guest, request) => {
    const body = NewMatchBody.safeParse(request.body)
    return body.success ? parts.createMatch(body.data, guest) : refused('malformed')
  }

const findQuickMatch =
  ({ games, limits, quick }: ApiParts): GuestHandler =>
  async (guest, request) => {
    const body = QuickBody.safeParse(request.body)
    if (!body.success) return refused('malformed')
    const game = games.find(({ id }) => id === body.data.game)
    if (!game) return refused('no-such-game')
    const taken = await limits.take('joins', guest)
    if (!taken.ok) return taken
    const found = await quick.find(game, guest)
    return found.ok ? ok({ id: found.value }) : found
  }

const showMatch =
  ({ journal, time }: ApiParts): Handler =>
  async (request) => {
    const record = await journal.record(matchOf(request))
    return record && !isRemoved(record) ? ok<MatchInfo>(matchInfo(record, time.now())) : refused(goneReason(record) ?? 'no-such-match')
  }

function sendReplay({ journal, config, metrics, networkOf }: ApiParts): RequestHandler {
  const replays = new Replays(journal, config.REPLAYS_PER_SECOND, (scope) => metrics.limited('replays', scope))
  return async (request, response) => {
    const replay = await replays.bytesOf(matchOf(request), networkOf(request))
    if (replay.ok) response.type('json').end(replay.value)
    else sendRefusal(response, replay.refusal)
  }
}

const openMatch =
  (parts: ApiParts): GuestHandler =>
  async (_guest, request) => {
    const match = matchOf(request)
    const opened = await parts.openMatch(match)
    return opened.ok ? ok({ id: match }) : opened
  }

const listOwnMatches =
  ({ journal, time }: ApiParts): GuestHandler =>
  async (guest) => {
    const now = time.now()
    const records = await journal.unfinishedOf(guest.id, MAX_OWN)
    return ok(records.filter((record) => hasPlace(record, guest.id, now)).map((record) => matchInfo(record, now)))
  }

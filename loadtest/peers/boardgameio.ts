import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import type { ListenOptions } from 'node:net'
import { gameOf } from '#shared/games/index.ts'
import { normalisePick, type PickValue as Picked } from '#shared/kernel/decision.ts'
import type { EmittedEvent } from '#shared/kernel/event.ts'
import type { Outcome } from '#shared/kernel/game.ts'
import { Match, type OpenDecision } from '#shared/kernel/match.ts'
import { memoLast } from '#shared/kernel/memo.ts'
import { type Counts, newCounts, reopenDecisions } from '#shared/kernel/open-decisions.ts'
import { answerPosition, checkAnswer, newStepOutput, onDraft, type Position } from '#shared/kernel/position.ts'
import type { MatchState } from '#shared/protocol/match.ts'
import { setupOf } from '../bench/matches.ts'
import { recordOf, showOf } from '../bench/sync.ts'
import { seenBy } from './recording.ts'

/** A server on boardgame.io with the same game. A move runs Coven's rules, and `playerView` shows what Coven's rooms show. */
const [id = '', port = '0', dir = ''] = process.argv.slice(2)
const found = gameOf(id)
if (!found) throw new Error(`there is no game ${id}`)
const game = found

/** The used parts of packages that are installed in a folder of their own and not with Coven. */
interface BoardgameIo {
  readonly FlatFile: new (options: { readonly dir: string }) => object
  Server(options: { readonly games: readonly object[]; readonly origins: readonly string[]; readonly db: object | undefined }): {
    run(config: { readonly port: ListenOptions }): Promise<object>
  }
}
interface Core {
  readonly ActivePlayers: { readonly ALL: object }
  readonly INVALID_MOVE: string
}
const load = createRequire(new URL('./boardgameio/package.json', import.meta.url))
const { FlatFile, Server } = load('boardgame.io/server') as BoardgameIo
const { ActivePlayers, INVALID_MOVE } = load('boardgame.io/core') as Core
const { original } = load('immer') as { original<T>(draft: T): T }

/** The state `G`. All of it is plain JSON. */
interface Kept {
  readonly position: Position
  readonly decisions: readonly OpenDecision[]
  readonly counts: Counts
  readonly happenings: readonly EmittedEvent[]
}

const setup = setupOf(game, 1)
/** In favour of boardgame.io, all matches share one record, so that its texts are made only once. */
const record = recordOf({ game, setup, entries: [] })

function begin(): Kept {
  const { position, decisions, events } = Match.begin(game, { ...setup, seed: randomBytes(32).toString('hex') })
  return { position, decisions, counts: newCounts(setup.seats), happenings: events }
}

function answer({ G, playerID }: { readonly G: Kept; readonly playerID: string }, asked: string, raw: Picked): Kept | string {
  // In favour of boardgame.io, the rules run on the plain state and not on the proxies that a move gets.
  const kept = original(G)
  const seat = Number(playerID)
  const open = kept.decisions.find((decision) => decision.seat === seat)
  if (open?.id !== asked || checkAnswer(kept.decisions, seat, raw)) return INVALID_MOVE
  const output = newStepOutput()
  const { position, decisions } = answerPosition(
    game,
    kept.position,
    { decision: open, pick: normalisePick(open.question, raw) },
    { mode: onDraft, output },
  )
  const { events } = output
  const counts: Counts = { asked: [...kept.counts.asked], authored: [...kept.counts.authored] }
  return {
    position,
    decisions: reopenDecisions(kept.decisions, counts, { seat, wasAnnounced: events.length > 0, decisions }),
    counts,
    happenings: events,
  }
}

const outcomeOf = ({ position, decisions }: Kept): Outcome | undefined => (decisions.length > 0 ? undefined : game.outcome(position.state))

/** In favour of boardgame.io, the view is made once for all seats, and undo is off, because it would need earlier positions. */
const viewOf = memoLast((kept: Kept): MatchState => {
  const { position, decisions, counts, happenings: events } = kept
  const outcome = outcomeOf(kept)
  const match: Pick<Match, 'setup' | 'position' | 'seq' | 'events' | 'decisionOf' | 'canUndo'> = {
    setup,
    position,
    seq: counts.authored.reduce((sum, answers) => sum + answers, 0),
    events,
    decisionOf: (seat) => decisions.find((decision) => decision.seat === seat),
    canUndo: () => false,
  }
  return showOf(game, outcome ? { ...record, phase: 'finished', outcome } : record, match as Match)
})

const rules = {
  name: game.id,
  disableUndo: true,
  minPlayers: setup.seats,
  maxPlayers: setup.seats,
  setup: begin,
  turn: { activePlayers: ActivePlayers.ALL },
  // Without `redact`, everybody would be sent the pick.
  moves: { answer: { client: false, ignoreStaleStateID: true, redact: true, move: answer } },
  endIf: ({ G }: { readonly G: Kept }) => outcomeOf(G),
  playerView: ({ G, playerID }: { readonly G: Kept; readonly playerID?: string }) => seenBy(viewOf(G), Number(playerID ?? -1)),
}

const db = dir ? new FlatFile({ dir }) : undefined
// boardgame.io passes `port` to Node's `listen`, which accepts a host in it. Otherwise the whole network could connect.
await Server({ games: [rules], origins: ['*'], db }).run({ port: { port: Number(port), host: '127.0.0.1' } })
// In favour of boardgame.io, this timer is off. Every two minutes it would read all files to find expired ones, and it would crash on
// a file that is being written.
if (db) (load('node-persist') as { stopExpiredKeysInterval(): void }).stopExpiredKeysInterval()
console.log(`open at http://127.0.0.1:${port}`)

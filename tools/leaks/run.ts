import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { type Plan, planOf, tablesOf } from '#shared/leaks/plan.ts'
import { Leak, type World } from '#shared/leaks/worlds.ts'
import { type LeakBackend, openBackend, type Takeover } from './backend.ts'
import { compare } from './compare.ts'
import { PairedMatch, type SeatTranscript } from './paired-match.ts'
import { type Script, scriptOf } from './script.ts'

interface FoundDifference {
  readonly number: number
  readonly table: string
  readonly what: string
}
export interface Report {
  readonly worlds: number
  /** Worlds that differed in something hidden. */
  readonly differing: number
  /** The frames and bytes that were compared. */
  readonly frames: number
  readonly bytes: number
  readonly found: readonly FoundDifference[]
}
export const NOTHING: Report = { worlds: 0, differing: 0, frames: 0, bytes: 0, found: [] }

export const addReports = (one: Report, other: Report): Report => ({
  worlds: one.worlds + other.worlds,
  differing: one.differing + other.differing,
  frames: one.frames + other.frames,
  bytes: one.bytes + other.bytes,
  found: [...one.found, ...other.found],
})

export interface WorldsToRun {
  /** The number of the first world. The same number gives the same world. */
  readonly from: number
  readonly worlds: number
  readonly takeover: Takeover
  /** The games to play, if not all. */
  readonly games?: readonly Game[]
  /** The plan of a world by its number, instead of the tables in turn. */
  readonly plan?: (number: number) => Plan
}

const ALL: readonly Game[] = [sampleGame, ...GAMES]
const labelOf = ({ game, seats, options }: Plan): string => `${game.id}, ${seats} seats, ${JSON.stringify(options)}`
const messageOf = (error: unknown): string =>
  error instanceof Error ? [error.message, ...(error.cause ? [messageOf(error.cause)] : [])].join(': ') : String(error)

/** The tables of each game. They take long to compute. */
const tables = new WeakMap<Game, ReturnType<typeof tablesOf>>()
function knownTables(game: Game): ReturnType<typeof tablesOf> {
  const known = tables.get(game) ?? tablesOf(game)
  tables.set(game, known)
  return known
}

function scriptOrLeak(plan: Plan, parts: number): Script | Leak | undefined {
  try {
    return scriptOf(plan, parts)
  } catch (error) {
    if (error instanceof Leak) return error
    throw error
  }
}

/** Plays each world twice, on two servers one after the other, and compares what every watcher was sent. */
export async function runWorlds({
  from,
  worlds,
  takeover,
  games = ALL,
  plan: planFor = (n) => planOf(games.map(knownTables), n),
}: WorldsToRun): Promise<Report> {
  const found: FoundDifference[] = []
  const scripts: { readonly plan: Plan; readonly script: Script }[] = []
  for (let number = from; number < from + worlds; number++) {
    const plan = planFor(number)
    const script = scriptOrLeak(plan, takeover === 'none' ? 1 : 2)
    if (script instanceof Leak) found.push({ number, table: labelOf(plan), what: messageOf(script) })
    else if (script) scripts.push({ plan, script })
  }
  const playIn = (world: World): Promise<readonly Played[]> =>
    openBackend({ world, games, takeover }, (backend) =>
      playAll(
        backend,
        scripts.map(({ script }) => script),
      ),
    )
  const [one, other] = [await playIn(0), await playIn(1)]
  for (const [index, { plan, script }] of scripts.entries()) {
    const [here, there] = [one[index], other[index]]
    const what = here?.problem ?? there?.problem ?? compare(script, here?.transcript ?? [], there?.transcript ?? [])
    if (what !== undefined) found.push({ number: script.number, table: labelOf(plan), what })
  }
  const frames = [...one, ...other].flatMap(({ transcript }) => transcript.flatMap((sent) => Object.values(sent).flat()))
  return {
    worlds,
    differing: scripts.filter(({ script }) => script.differs).length,
    frames: frames.length,
    bytes: frames.reduce((sum, { length }) => sum + length, 0),
    found,
  }
}

/** The pause between two worlds. Matches that nobody uses leave memory in this time. */
const PAUSE_MS = 20 * 60_000

interface Played {
  readonly transcript: SeatTranscript
  /** Why the match could not be played to the end: the server does not do what the rules say, or the script is wrong. */
  readonly problem?: string
}

interface MatchInPlay {
  readonly script: Script
  readonly match: PairedMatch
  /** Set when a part could not be played to its end. The later parts are left out then. */
  problem?: string
}
/** The connections and matches that stay on the server after a part. */
interface Remaining {
  readonly people: number
  readonly matches: number
}

async function playPart(backend: LeakBackend, inPlay: readonly MatchInPlay[], part: number, isLast: boolean): Promise<Remaining> {
  let [people, matches] = [0, 0]
  for (const one of inPlay) {
    const { script, match } = one
    if (one.problem !== undefined) continue
    await backend.advance(PAUSE_MS)
    if (part === 0) await backend.prepare(script)
    await match.play(script.parts[part] ?? []).catch((error: unknown) => {
      one.problem = messageOf(error)
    })
    const stays = !isLast && script.record.pace === 'untimed' && one.problem === undefined
    if (stays) people += match.people
    else match.leave()
    if (stays || script.isThinking[part]?.[backend.world]) matches++
    await backend.unload({ people })
  }
  return { people, matches }
}

async function unloadRest(backend: LeakBackend, { people, matches }: Remaining): Promise<void> {
  // The server may notice the last departure only after the first pause has begun.
  for (let pause = 0; pause < 2; pause++) {
    await backend.advance(PAUSE_MS)
    await backend.unload({ people })
  }
  await backend.unload({ people, matches })
}

/**
 * Plays all scripts on one backend. Where no clock runs, people stay until their server stops, so that it stops in the middle of their match. Where a
 * clock runs, they leave and the match leaves memory before time passes for the next world.
 */
async function playAll(backend: LeakBackend, scripts: readonly Script[]): Promise<readonly Played[]> {
  const inPlay: readonly MatchInPlay[] = scripts.map((script) => ({ script, match: new PairedMatch(backend, script) }))
  const parts = Math.max(0, ...scripts.map((script) => script.parts.length))
  for (let part = 0; part < parts; part++) {
    if (part > 0) await backend.takeOver()
    const isLast = part === parts - 1
    const remaining = await playPart(backend, inPlay, part, isLast)
    if (!isLast && inPlay.every(({ problem }) => problem === undefined)) await unloadRest(backend, remaining)
  }
  return inPlay.map(({ match, problem }) => ({ transcript: match.transcript, ...(problem === undefined ? {} : { problem }) }))
}

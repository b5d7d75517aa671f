import type { Seat } from '#shared/kernel/ask.ts'
import { type MatchSetup, undoneBy, type Written } from '#shared/kernel/entry.ts'
import { type GameEvent, type Happening, tell } from '#shared/kernel/event.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitEntry } from '#shared/kernel/replay.ts'
import type { LogEntry, PastView } from '#shared/wire/match.ts'
import { newsOf } from './news.ts'
import type { Story } from './projection.ts'

/** How long a replay may hold the event loop before others get their turn. */
const SLICE_MS = 4

/** Plays entries again, in slices, and shows the match after each of them (and after the setup). */
async function replaySliced(game: Game, setup: MatchSetup, entries: readonly Written[], visit: (match: Match) => void): Promise<void> {
  const match = Match.begin(game, setup)
  visit(match)
  let sliceEnds = performance.now() + SLICE_MS
  for (const { entry } of entries) {
    if (performance.now() > sliceEnds) {
      await new Promise(setImmediate)
      sliceEnds = performance.now() + SLICE_MS
    }
    commitEntry(match, entry)
    visit(match)
  }
}

/** The entries that are moments of the match, each with its place in the journal. */
const momentsOf = (entries: readonly Written[]): readonly Written[] => entries.filter(({ quiet }) => !quiet)
export const countMoments = (entries: readonly Written[]): number => momentsOf(entries).length

/** For each moment that has taken one back, which one that was. */
function undoneMoments(entries: readonly Written[]): ReadonlyMap<number, number> {
  let moments = 0
  const momentAt = entries.map(({ quiet }) => (quiet ? undefined : ++moments))
  const undone = new Map<number, number>()
  for (const [undo, answer] of undoneBy(entries.map(({ entry }) => entry))) {
    const [later, earlier] = [momentAt[undo], momentAt[answer]]
    if (later !== undefined && earlier !== undefined) undone.set(later, earlier)
  }
  return undone
}

/** The moment that the last one has taken back, 0 if none. */
export const lastUndone = (entries: readonly Written[]): number =>
  entries.at(-1)?.entry.kind === 'undo' ? (undoneMoments(entries).get(countMoments(entries)) ?? 0) : 0

/** What everybody saw last, told from what is written. */
export const storyOf = (entries: readonly Written[], last: readonly Happening[]): Story => ({
  moments: countMoments(entries),
  last,
  undid: lastUndone(entries),
})

/** A moment as JSON, which takes a third of the memory: most of it is never asked for. A plain text if nothing was secret; else with the secrets by event. */
type Told = string | { readonly events: string; readonly secrets: string }

function keep(happenings: readonly Happening[]): Told {
  const events = newsOf(happenings)
  return happenings.some(({ secrets }) => secrets) ? { events, secrets: JSON.stringify(happenings.map(({ secrets = {} }) => secrets)) } : events
}

function recall(told: Told): readonly Happening[] {
  const { events, secrets } = typeof told === 'string' ? { events: told, secrets: '[]' } : told
  const known = JSON.parse(secrets) as Happening['secrets'][]
  return (JSON.parse(events) as GameEvent[]).map((event, n) => ({ event, ...(known[n] && { secrets: known[n] }) }))
}

/** What happened in a match so far. Complete from the start, or rebuilt when somebody first asks after a restore. */
export class History {
  readonly #game: Game
  readonly #setup: MatchSetup
  /** By moment; index 0 is the setup. */
  #told: Told[] | undefined

  constructor(game: Game, setup: MatchSetup, beginning: readonly Happening[] | undefined) {
    this.#game = game
    this.#setup = setup
    this.#told = beginning ? [keep(beginning)] : undefined
  }

  /** One more moment. */
  add(happenings: readonly Happening[]): void {
    this.#told?.push(keep(happenings))
  }

  async log(entries: readonly Written[], startedAt: number, from: number, seat: Seat | undefined): Promise<readonly LogEntry[]> {
    const told = await this.#complete(entries)
    const moments = momentsOf(entries)
    const undone = undoneMoments(entries)
    return told.slice(from).map((moment, index) => {
      const seq = from + index
      const undoes = undone.get(seq)
      const events = recall(moment).map((happening) => tell(happening, seat))
      return { seq, at: moments[seq - 1]?.at ?? startedAt, events, ...(undoes === undefined ? {} : { undoes }) }
    })
  }

  /** The table at that moment, as the seat saw it. */
  async view(entries: readonly Written[], moment: number, seat: Seat | undefined): Promise<PastView> {
    const upTo = moment === 0 ? 0 : (momentsOf(entries)[moment - 1]?.seq ?? 0)
    let view: PastView = { seq: moment, table: {} }
    await replaySliced(this.#game, this.#setup, entries.slice(0, upTo), ({ seq, position, game }) => {
      if (seq !== upTo) return
      const table = game.table(position.state)
      view = seat === undefined ? { seq: moment, table } : { seq: moment, table, hand: game.hand(position.state, seat) }
    })
    return view
  }

  async #complete(entries: readonly Written[]): Promise<readonly Told[]> {
    if (this.#told) return this.#told
    const seen = [...entries]
    const rebuilt: Told[] = []
    await replaySliced(this.#game, this.#setup, seen, ({ seq, happenings }) => {
      if (!seen[seq - 1]?.quiet) rebuilt.push(keep(happenings))
    })
    // Answers that came in while this was replaying were not collected: then it is not yet the whole story.
    if (entries.length === seen.length) this.#told = rebuilt
    return rebuilt
  }
}

import { afterEach, describe, expect, test, vi } from 'vitest'
import { StateSerializer } from '#rooms/colyseus/state-serializer.ts'
import { MatchHost } from '#rooms/match/host/match-host.ts'
import { PublicEntries } from '#rooms/match/host/public-entries.ts'
import { FRAME } from '#sdk/raw/protocol-session.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import type { State } from '#shared/conformance/sample-game/state.ts'
import { gameOf } from '#shared/games/index.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { Frame, Game, StepContext } from '#shared/kernel/game.ts'
import { Match, type OpenDecision } from '#shared/kernel/match.ts'
import { type Report, runWorlds } from './run.ts'

afterEach(() => vi.restoreAllMocks())

const WORLDS = 24
const witchstone = gameOf('witchstone')
const whirling = gameOf('whirling-witchcraft')
if (!witchstone || !whirling) throw new Error('witchstone and whirling-witchcraft are needed')

const lookIn = (game: Game, worlds = WORLDS): Promise<Report> => runWorlds({ games: [game], from: 1, worlds, takeover: 'none' })

/** Without a planted leak nothing is found, so what the other tests find is the planted leak. */
test('where nothing is planted nothing is found', async () => {
  expect((await lookIn(sampleGame)).found).toEqual([])
})

describe('a leak is found when the rules give away', () => {
  const { lay } = sampleGame.steps

  test('a card, by what the others are told a player does', async () => {
    const ask: typeof lay.ask = (s, frame) =>
      lay.ask?.(s, frame).map((decision) => ({
        ...decision,
        status: { key: 'status.lay', params: { rune: s.players[decision.seat]?.hand[0] ?? '' } },
      })) ?? []
    const { found } = await lookIn({ ...sampleGame, steps: { ...sampleGame.steps, lay: { ...lay, ask } } } as Game)
    expect(found.map(({ what }) => what).join()).toContain('who decides shows what')
  })

  test('a card, by an event', async () => {
    const answer: typeof lay.answer = (s, frame, seat, pick, ctx) => {
      const untyped: StepContext<Frame> = ctx
      const emit = (event: GameEvent): void => untyped.emit({ ...event, rune: String(pick) })
      lay.answer?.(s, frame, seat, pick, { ...ctx, emit } as typeof ctx)
    }
    const { found } = await lookIn({ ...sampleGame, steps: { ...sampleGame.steps, lay: { ...lay, answer } } } as Game)
    expect(found.map(({ what }) => what).join()).toContain('an event tells')
  })

  test('a card, by what is asked', async () => {
    const ask: typeof lay.ask = (s, frame) =>
      lay.ask?.(s, frame).map((decision) => ({ ...decision, source: s.players[(decision.seat + 1) % s.players.length]?.hand[0] ?? '' })) ?? []
    const { found } = await lookIn({ ...sampleGame, steps: { ...sampleGame.steps, lay: { ...lay, ask } } } as Game)
    expect(found.map(({ what }) => what).join()).toContain('what is asked of')
  })

  test('how many cards of a kind lie in the deck', async () => {
    const table: typeof sampleGame.table = (s: State) => ({
      ...sampleGame.table(s),
      gone: { moon: s.deck.filter((rune) => rune.startsWith('moon')).length },
    })
    const { found } = await lookIn({ ...sampleGame, table } as Game)
    expect(found.map(({ what }) => what).join()).toContain('the table shows what')
  })
})

describe('a leak is found when the room gives away', () => {
  test('a card of another seat', async () => {
    const { view } = MatchHost.prototype
    vi.spyOn(MatchHost.prototype, 'view').mockImplementation(function (this: MatchHost, spectators) {
      const shown = view.call(this, spectators)
      return { ...shown, rematchId: JSON.stringify(shown.seats.at(-1)?.private) }
    })
    expect((await lookIn(sampleGame)).found.length).toBeGreaterThan(WORLDS / 4)
  })

  test('how many steps others have made in secret', async () => {
    const { add } = PublicEntries.prototype
    vi.spyOn(PublicEntries.prototype, 'add').mockImplementation(function (this: PublicEntries, { quiet: _quiet, ...written }) {
      add.call(this, written)
    })
    expect((await lookIn(whirling)).found.length).toBeGreaterThan(0)
  })

  test('that others have made a step in secret, by a frame with nothing in it', async () => {
    const { applyPatches } = StateSerializer.prototype
    vi.spyOn(StateSerializer.prototype, 'applyPatches').mockImplementation(function (this: StateSerializer, clients) {
      for (const client of clients) client.raw(Uint8Array.of(FRAME.patch))
      return applyPatches.call(this, clients)
    })
    const { found } = await lookIn(whirling)
    expect(found.map(({ what }) => what).join()).toMatch(/\d+ frames and \d+/)
  })

  test('that others have made a step in secret, by the ids of later decisions', async () => {
    const mark = (match: Match, decision: OpenDecision): OpenDecision => ({ ...decision, id: `${decision.id}.${match.position.frames}` })
    const { decisionOf } = Match.prototype
    const decisions = Object.getOwnPropertyDescriptor(Match.prototype, 'decisions')?.get
    vi.spyOn(Match.prototype, 'decisionOf').mockImplementation(function (this: Match, seat) {
      const decision = decisionOf.call(this, seat)
      return decision && mark(this, decision)
    })
    vi.spyOn(Match.prototype, 'decisions', 'get').mockImplementation(function (this: Match) {
      return decisions?.call(this).map((decision: OpenDecision) => mark(this, decision))
    })
    expect((await lookIn(witchstone, 2 * WORLDS)).found.length).toBeGreaterThan(0)
  })
})

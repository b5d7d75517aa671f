import { describe, expect, test } from 'vitest'
import { runsFor, SEED } from '#shared/conformance/effort.ts'
import { randomOf } from '#shared/conformance/harness.ts'
import type { Choice } from '#shared/kernel/decision.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { GameOptionSpec, GameOptions, GameOptionValue } from '#shared/kernel/game-options.ts'
import type { Match, OpenDecision } from '#shared/kernel/match.ts'
import type { Random } from '#shared/kernel/random.ts'
import { LANGUAGES, type Language } from '#shared/kernel/words.ts'
import { momentsOf, playAtRandom } from '#testing/random-match.ts'
import { pathOf } from '../../features/table/selection-path.ts'
import type { Board } from './define-board.ts'
import type { GameUi } from './game-ui.ts'

const MATCHES = runsFor({ quick: 1, usual: 3, all: 60 })

/** The conformance suite of a board: it follows random matches on every number of players. */
export function describeBoard(board: Board, game: Game): void {
  describe(`the board of ${game.names.en}`, () => {
    const { min, max } = game.seats
    test.each(Array.from({ length: max - min + 1 }, (_, n) => min + n))('follows random matches of %i', async (seats) => {
      const { ui } = await board.ui()
      let compared = 0
      for (let run = 0; run < MATCHES; run++) {
        const seed = SEED * 1000 + seats * 100 + run
        const options = randomOptions(game, randomOf(seed))
        for (const moment of momentsOf(watch(ui, playAtRandom(game, seats, seed, options)), (table) => table))
          if (expectArrival(ui, moment)) compared++
      }
      if (ui.animated.length > 0) expect(compared, 'steps whose events led to the table of the rules').toBeGreaterThan(MATCHES)
    })
  })
}

/** Checks what is offered and shown at every step of the matches. */
function* watch(ui: GameUi, matches: Iterable<Match>): Generator<Match> {
  for (const match of matches) {
    const table = match.game.table(match.position.state)
    for (const language of LANGUAGES) expect(ui.progress(table, language)).not.toBe('')
    for (const decision of match.decisions) expectReachable(ui, decision, table)
    yield match
  }
}

/** Checks that every choice is drawn on the board, or has a button with words in every language. */
function expectReachable(ui: GameUi, { question }: OpenDecision, table: object): void {
  if (question.kind === 'amount') return
  for (const choice of question.choices) {
    const { id } = choice
    const [first = '', ...others] = pathOf(id)
    const needsButton = others.length === 0 && !ui.isDrawn(first, table)
    for (const language of LANGUAGES) {
      const text = buttonText(ui, choice, table, language)
      if (needsButton) expect(text, `the button of ${id} in ${language}`).toBeTruthy()
    }
    if (!needsButton) for (const target of [first, ...others]) expect(ui.isDrawn(target, table), `${target} of ${id} is drawn`).toBe(true)
  }
}

/** Returns the words of the choice's button. The board must describe every choice without throwing, even one that is drawn. */
function buttonText(ui: GameUi, { id, label }: Choice, table: object, language: Language): string | undefined {
  const described = ui.describeChoice(id, table, language)
  const { words } = ui.game
  const own = label && words[label.key]?.[language]
  return own ?? words[`option.${id}`]?.[language] ?? described ?? words[`term.${pathOf(id)[0] ?? ''}`]?.[language]
}

type Moment = ReturnType<typeof momentsOf<object>> extends Generator<infer M> ? M : never

/**
 * Checks that the events, applied one by one, lead to the rules' own table on every animated field. Returns false if only the next table
 * shows one of them.
 */
function expectArrival(ui: GameUi, { before, events, after }: Moment): boolean {
  const { animations, animated, unordered } = ui
  const untouched = JSON.stringify(before)
  for (const [n, event] of events.entries()) {
    expect(animations.isKnown(event.type), `an animation for ${event.type}`).toBe(true)
    expect(animations.eventMs(event, events[n + 1]), `the time of ${event.type}`).toBeGreaterThanOrEqual(0)
    ui.turnOf(event)
    for (const language of LANGUAGES) ui.sectionTitle?.(event, language)
  }
  const shown = events.reduce((table, event) => animations.applyEvents(table, [event]), before)
  expect(JSON.stringify(before), 'the table before the events').toBe(untouched)
  if (events.length === 0 || events.some(({ type }) => animations.isLater(type))) return false
  const told = JSON.stringify(events)
  for (const path of animated) {
    const isOrdered = !unordered.includes(path)
    expect(fieldAt(shown, path, isOrdered), `${path} after ${told}`).toEqual(fieldAt(after, path, isOrdered))
  }
  return true
}

/** Returns the field `round`, or for `players.points` the points of every player. */
function fieldAt(table: object, path: string, isOrdered: boolean): unknown {
  const [name = '', inner] = path.split('.')
  const value: unknown = Reflect.get(table, name)
  const sorted = (list: unknown): unknown => (isOrdered || !Array.isArray(list) ? list : list.toSorted())
  if (inner === undefined) return sorted(value)
  return Array.isArray(value) ? value.map((one: object) => sorted(Reflect.get(one, inner))) : undefined
}

/** Returns random options that the game allows. */
function randomOptions(game: Game, random: Random): GameOptions {
  return Object.fromEntries(game.options.map((spec) => [spec.id, randomValue(spec, random)]))
}

function randomValue(spec: GameOptionSpec, random: Random): GameOptionValue {
  switch (spec.kind) {
    case 'choice':
      return random.pick(spec.values).id
    case 'flag':
      return random.int(2) === 0
    case 'range':
      return spec.default
  }
}

import { describe, expect, test } from 'vitest'
import { setupOf } from '#shared/conformance/harness.ts'
import { BUILDING_PLOTS, EVENT_IDS, REVELATION_IDS } from '#shared/games/ryozen/cards.ts'
import { SECTOR_IDS } from '#shared/games/ryozen/content/index.ts'
import { ryozen } from '#shared/games/ryozen/index.ts'
import { TILES } from '#shared/games/ryozen/tiles.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match, type OpenDecision } from '#shared/kernel/match.ts'
import { LANGUAGES } from '#shared/kernel/words.ts'
import { playAtRandom } from '#testing/random-match.ts'
import { nextTargets, pathOf } from '../../features/table/selection-path.ts'
import { seatStylesOf } from '../../ui/seats.ts'
import { cardOf, plotCard } from './cards.tsx'
import { hitsOf } from './Hits.tsx'
import { standingsOf } from './Pieces.tsx'
import { playOf } from './play.ts'
import { SPOT_LIST } from './table.ts'
import { ui } from './ui.ts'
import { panelsOf } from './where.ts'
import { nameOf } from './words.ts'

const game: Game = ryozen
const tableOf = (table: object): TableView => table as TableView
const LOOKS = seatStylesOf(
  ['Ada', 'Bob', 'Eve', 'Kim'].map((name) => ({ name, kind: 'human' })),
  'en',
)

const tableAtFirst = (mode: string, seats: number): object => game.table(Match.begin(game, setupOf(game, seats, 1, { mode })).position.state)

describe('every target that is offered', () => {
  test.each([
    ['base', 2, 1],
    ['base', 4, 2],
    ['palace', 3, 3],
    ['palace', 4, 4],
  ])('in the mode %s with %i players lies on the table, or has a button that says what it does', (mode, seats, seed) => {
    for (const match of playAtRandom(game, seats, seed, { mode })) {
      const table = game.table(match.position.state)
      for (const decision of match.decisions) expectSeen(decision, table)
    }

    function expectSeen({ question, seat }: OpenDecision, table: object): void {
      const view = tableOf(table)
      const choices = question.kind === 'amount' ? [] : question.choices
      for (const { id } of choices) {
        const path = pathOf(id)
        const isButton = path.length === 1 && !ui.isDrawn(id, table)
        if (isButton) expect(game.words[`option.${id}`], id).toBeDefined()
        else
          for (const [step, target] of path.entries()) {
            expect(ui.isDrawn(target, table), target).toBe(true)
            if (view.phase !== 'draft') expect(isSeen(target, path.slice(0, step)), `${target} of ${id}`).toBe(true)
          }
      }

      /** Returns whether the target can be seen after the earlier selections. */
      function isSeen(target: string, before: readonly string[]): boolean {
        const own = view.players[seat]
        const ids = choices.map(({ id }) => id)
        const selectable = nextTargets(ids, before)
        const props = { table: view, hand: {}, seat, seatStyles: LOOKS, language: 'en', played: [], speed: 1, selectable, selected: before } as const
        const play = playOf({ ...props, selectableAfter: () => selectable, onSelect: () => undefined, onClear: () => undefined })
        const hits = hitsOf(play, standingsOf(view, view.rotation), view.rotation)
        const aside = [...Object.values(panelsOf(view)).flat(), ...(own?.hand ?? []), ...(own?.kept ?? [])]
        const printed = ['coin', 'scroll', 'lantern', 'coral', 'agate', 'jade', 'favour', 'revealed', 'hidden', 'gain', 'light', 'explore', 'bonus']
        return hits.some((hit) => hit.target === target) || [...aside, ...printed, 'discard', 'return'].includes(target)
      }
    }
  })
})

describe('a card', () => {
  const view = tableOf(tableAtFirst('palace', 4))
  const targets = [...TILES.map(({ id }) => id), ...REVELATION_IDS, ...EVENT_IDS, ...SECTOR_IDS, 'palace', ...SPOT_LIST]

  test.each(LANGUAGES)('says what each target is and does (%s)', (language) => {
    const reader = { view, seatStyles: LOOKS, language, seat: 0 }
    for (const target of targets) {
      const card = cardOf(reader, target)
      expect(card?.name, target).not.toBe(target)
      expect(card?.lines.map(({ text }) => text).join(''), target).not.toBe('')
    }
    for (const position of BUILDING_PLOTS.keys()) expect(plotCard(reader, position)?.name).toBeTruthy()
  })

  test('does not exist for an unknown target', () => {
    expect(cardOf({ view, seatStyles: LOOKS, language: 'en', seat: 0 }, 'skip')).toBeUndefined()
  })
})

describe('the words of the status bar', () => {
  const table = tableAtFirst('base', 2)

  test('name the companion, the place and the face that is up', () => {
    expect(ui.describeChoice('p0-warrior>gate-1>hidden', table, 'en')).toBe('Warrior: Gate, hidden')
    expect(ui.describeChoice('p0-warrior>palace', table, 'ru')).toBe(`Воин: ${nameOf('palace', 'ru')}`)
    expect(ui.describeChoice('p0-archer>p0-warrior', table, 'en')).toBe('Hire Archer, dismiss Warrior')
    expect(ui.describeChoice('clan-azure', table, 'en')).toBe('Choose Azure Cranes')
  })

  test('the top bar says which day it is', () => {
    expect(ui.progress({ ...table, phase: 'night', round: 2 }, 'en')).toBe('Night 2 of 3')
    expect(ui.progress({ ...table, phase: 'day', round: 3 }, 'ru')).toBe('День 3 из 3')
  })
})

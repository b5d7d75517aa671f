import { describe, expect, test } from 'vitest'
import { setupOf } from '#shared/conformance/harness.ts'
import { CARDS, COVEN_IDS, PLACES, STARTING_PLACES } from '#shared/games/evenfall/content/index.ts'
import { evenfall } from '#shared/games/evenfall/index.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { GameOptions } from '#shared/kernel/game-options.ts'
import { Match, type OpenDecision } from '#shared/kernel/match.ts'
import { LANGUAGES } from '#shared/kernel/words.ts'
import { playAtRandom } from '#testing/random-match.ts'
import { pathOf } from '../../features/table/selection-path.ts'
import { actText } from './Automa.tsx'
import { automaScore } from './automa-score.ts'
import { placeText } from './Cards.tsx'
import { isLoose } from './Choices.tsx'
import { type HandView, ownerOf, type TableView } from './table.ts'
import { ui } from './ui.ts'
import { boardText, councilTextOf, nameOf, textOf } from './words.ts'

const game: Game = evenfall
const tableOf = (table: object): TableView => table as TableView
const handOf = (hand: object): HandView => hand as HandView

/** Returns whether the seat can select the target somewhere. */
function lies(target: string, view: TableView, cards: readonly string[], seat: Seat): boolean {
  const player = view.players[seat]
  if (isLoose(target) || ['token', 'witch', 'elder', 'discard-trade', 'star-discard', '4', '6', '8'].includes(target)) return true
  if (cards.includes(target) || ownerOf(view, target) !== undefined) return true
  if (view.phase === 'covens') return COVEN_IDS.some((coven) => coven === target)
  if (target.startsWith('path:') || target.startsWith('thorn:') || target === 'board:cross') return player?.coven !== ''
  if (target === 'automa' || target.startsWith('player:')) return true
  const isHeld = player?.stones.some(({ id }) => id === target) ?? false
  return (
    isHeld ||
    view.regions.some(({ id, slots, stones, cells }) => {
      const here = [id, ...slots, ...stones, ...cells.map((_, n) => `region:${id}:${n + 1}`)]
      return here.includes(target)
    })
  )
}

describe('every target that is offered', () => {
  test.each<[number, GameOptions, number]>([
    [1, { difficulty: 'heir' }, 1],
    [2, { side: 'lunar', covenAssignment: 'choose' }, 2],
    [3, { advancedStart: true }, 3],
    [4, { side: 'lunar' }, 4],
    [4, { side: 'solar' }, 5],
  ])('to %i players (%o) lies on the table, or has a button that says what it does', (seats, options, seed) => {
    for (const match of playAtRandom(game, seats, seed, options)) {
      for (const decision of match.decisions) expectThere(match, decision)
    }

    function expectThere(match: Match, { question, seat }: OpenDecision): void {
      const table = game.table(match.position.state)
      const view = tableOf(table)
      const cards = handOf(game.hand(match.position.state, seat)).cards
      for (const { id, label } of question.kind === 'amount' ? [] : question.choices) {
        const path = pathOf(id)
        const isButton = path.length === 1 && !ui.isDrawn(id, table)
        if (isButton) expect(label ?? game.words[`option.${id}`], id).toBeDefined()
        else
          for (const target of path) {
            expect(ui.isDrawn(target, table), target).toBe(true)
            expect(lies(target, view, cards, seat), `${target} of ${id}`).toBe(true)
          }
      }
    }
  })
})

describe('the words of the board', () => {
  const view = tableOf(game.table(Match.begin(game, setupOf(game, 2, 6)).position.state))

  test.each(LANGUAGES)('all cards, with both uses of the specialists, and all places have texts (%s)', (language) => {
    for (const card of CARDS) {
      expect(nameOf(card, language)).not.toBe(card)
      expect(textOf(card, language)).not.toBe('')
      if (card.startsWith('specialist-')) expect(councilTextOf(card, language)).not.toBe('')
    }
    for (const { id } of [...PLACES, ...STARTING_PLACES])
      for (const side of ['solar', 'lunar'] as const) {
        expect(nameOf(id, language)).not.toBe(id)
        expect(placeText({ ...view, side }, id, language)).not.toBe('')
      }
  })

  test('words with numbers take the right plural', () => {
    expect(boardText('slots', 'en', { n: 1 })).toBe('1 catalyst cell')
    expect(boardText('slots', 'en', { n: 2 })).toBe('2 catalyst cells')
    expect(boardText('slots', 'ru', { n: 2 })).toBe('2 ячейки катализаторов')
    expect(boardText('cells', 'ru', { n: 5 })).toBe('5 ячеек действия')
  })

  test('the status bar says where a card or a figure goes', () => {
    expect(ui.describeChoice('ritual-moss-toad>start-star', view, 'en')).toBe(`${nameOf('ritual-moss-toad', 'en')} on ${nameOf('start-star', 'en')}`)
    expect(ui.progress({ ...view, phase: 'battle', round: 2 }, 'en')).toBe('Round 2 of 3 · battles')
    expect(ui.sectionTitle?.({ type: 'battles-begin', round: 3 }, 'ru')).toBe('Раунд 3/3 · бои')
  })
})

describe('the Automa on the board', () => {
  test('describes each of her cells in words', () => {
    expect(actText({ act: 'findPlace', region: 'north-lakes' }, 'en')).toContain('North Lakes')
    expect(actText({ act: 'vp', n: 5 }, 'ru')).toBe('5 ПО')
  })

  test('shows, line by line, the score that decides the match', () => {
    const match = [...playAtRandom(game, 1, 8)].at(-1)
    if (!match?.outcome) throw new Error('the match is not over')
    const view = tableOf(game.table(match.position.state))
    const [automa] = view.automa
    if (!automa) throw new Error('nobody to play against')
    const total = automaScore(view, automa).reduce((sum, { points }) => sum + points, 0)
    expect(total).toBe(match.outcome.reason.params?.automa)
  })
})

import { describe, expect, test } from 'vitest'
import { Random } from '../../kernel/random.ts'
import { imagine } from './imagine.ts'
import { type State, secretAt } from './state.ts'
import { arrange, type Coven, seedOf } from './testing.ts'
import type { HandView, TableView } from './view.ts'
import { violationsOf } from './violations.ts'

function imagined(coven: Coven, seat: number, times = 30): readonly State[] {
  const view = coven.match.seatView(seat)
  return Array.from({ length: times }, (_, n) =>
    imagine({ ...view, table: view.table as TableView, hand: view.hand as HandView }, new Random({ seed: seedOf(n), drawn: 0 })),
  )
}

describe('an imagined state', () => {
  test('keeps the cards that the seat passed on where they went, in hand or face down', () => {
    const coven = arrange(
      [{ hand: 'void-storm storm-magic lava-magic' }, { hand: 'lore-of-webs lore-of-spores lore-of-croaks' }, { hand: 'toad-tornado spider-quake' }],
      {
        step: 'recipes',
      },
    )
    coven.answer(1, 'storm-magic')
    for (const s of imagined(coven, 0)) {
      const { hand, chosen } = secretAt(s, 1)
      const cards = [...hand, chosen?.card]
      for (const card of ['void-storm', 'storm-magic', 'lava-magic']) expect(cards).toContain(card)
      expect(violationsOf(s)).toEqual([])
    }
    const laid = new Set(imagined(coven, 0).map((s) => secretAt(s, 1).chosen?.card))
    expect(laid.size).toBeGreaterThan(1)
  })

  test('varies what the seat cannot know and keeps what it has', () => {
    const coven = arrange([{ hand: 'void-storm' }, { hand: 'lore-of-webs' }, { hand: 'toad-tornado' }])
    const states = imagined(coven, 0)
    expect(new Set(states.map((s) => secretAt(s, 1).hand.join())).size).toBeGreaterThan(10)
    expect(new Set(states.map((s) => s.deck.join())).size).toBe(states.length)
    expect(new Set(states.map((s) => secretAt(s, 0).hand.join()))).toEqual(new Set(['void-storm']))
  })

  test('gives the others legal submissions', () => {
    const coven = arrange([{ recipes: ['void-storm'] }, { recipes: ['storm-magic', 'lore-of-webs'], bench: '2B 2U' }], { step: 'transform' })
    coven.answer(1, 'finish')
    const brews = imagined(coven, 0).map((s) =>
      secretAt(s, 1)
        .draft?.deeds.map(({ card }) => card)
        .join(),
    )
    expect(new Set(brews).size).toBeGreaterThan(2)
    expect(imagined(coven, 1).every((s) => secretAt(s, 1).draft?.deeds.length === 0)).toBe(true)
  })
})

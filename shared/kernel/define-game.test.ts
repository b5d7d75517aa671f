import { expect, expectTypeOf, test } from 'vitest'
import { describeConformance } from '../conformance/index.ts'
import type { Seat } from './decision.ts'
import { defineEvents, type KindsOf, seat } from './define-events.ts'
import { defineGame } from './define-game.ts'
import type { EventOf, HandOf, Step, TableOf } from './game.ts'
import { list, number, record } from './shape.ts'

interface State {
  left: number
  turn: Seat
  taken: number[]
}
interface Frame {
  readonly step: 'take'
}

const events = defineEvents({ took: { seat, count: number } })

const take: Step<State, Frame, Frame, KindsOf<typeof events>> = {
  ask: ({ left, turn }) => [{ seat: turn, prompt: { key: 'prompt.take' }, question: { kind: 'amount', min: 1, max: Math.min(3, left) } }],
  answer(s, _frame, taker, pick, ctx) {
    const count = Number(pick)
    s.left -= count
    s.taken.push(count)
    s.turn = 1 - taker
    ctx.emit({ type: 'took', seat: taker, count })
  },
}

/** A game without secrets. The player who takes the last of the heap wins. */
const heap = defineGame({
  id: 'heap',
  names: { en: 'Heap', ru: 'Куча' },
  seats: { min: 2, max: 2 },
  complexity: 1,
  words: {
    'prompt.take': { en: 'Take some', ru: 'Возьми' },
    'event.took': { en: '{@seat} takes {count}', ru: '{@seat} берёт {count}' },
    'reason.taken': { en: 'The heap is gone', ru: 'Куча кончилась' },
  },
  events,
  tableShape: record('HeapTable', { left: number, turn: number, taken: list(number) }),
  setup: (): { state: State; first: Frame } => ({ state: { left: 9, turn: 0, taken: [] }, first: { step: 'take' } }),
  steps: { take },
  outcome: ({ left, turn }) => (left > 0 ? undefined : { ranks: turn === 0 ? [2, 1] : [1, 2], reason: { key: 'reason.taken' } }),
  evaluate: ({ left, turn }, player) => (left > 0 ? 0.5 : turn === player ? 0 : 1),
  violations: ({ left }) => (left < 0 ? ['less than nothing is left'] : []),
})

describeConformance(heap)

test('a game without secrets needs no views, options or version of its own', () => {
  const { state } = heap.setup({ seats: 2, options: {} }, { shuffle: () => [] } as never)
  expect(heap).toMatchObject({ version: '1', options: [] })
  expect(heap.table(state)).toBe(state)
  expect(heap.hand(state, 1)).toEqual({})
})

test('the views and events of a game follow from the type of its definition', () => {
  expectTypeOf<TableOf<typeof heap>['taken']>().toEqualTypeOf<readonly number[]>()
  expectTypeOf<HandOf<typeof heap>>().toEqualTypeOf<object>()
  expectTypeOf<EventOf<typeof heap>['type']>().toEqualTypeOf<'took' | 'undone' | 'resigned'>()
})

import { expect, expectTypeOf, test } from 'vitest'
import { defineEvents, type KindsOf, kernelEvents, type PublicEvent, type ReadEvent, seat, seats, type WordsFor } from './define-events.ts'
import type { Frame, StepContext } from './game.ts'
import { list, number, oneOf, optionalNumber } from './shape.ts'

const events = defineEvents({
  bid: { seat, private: { amount: number } },
  revealed: { bids: list(number), winners: seats, tie: optionalNumber },
  weather: { sky: oneOf(['clear', 'grey']) },
})
type Events = KindsOf<typeof events>
type Ctx = StepContext<Frame, Events>

test('a declaration keeps the shapes of public and private fields apart', () => {
  expect(events.specs.bid).toEqual({ shown: { seat }, private: { amount: number } })
  expect(events.specs.weather?.shown.sky?.values).toEqual(['clear', 'grey'])
  expect(seats.spec).toEqual(list(number).spec)
  expect(Object.keys(kernelEvents.specs)).toEqual(['undone', 'resigned'])
})

test('an emitted event has every public field, and a read event may have the private ones', () => {
  type Bid = { readonly type: 'bid'; readonly seat: number }
  type Weather = { readonly type: 'weather'; readonly sky: 'clear' | 'grey' }
  expectTypeOf<Extract<PublicEvent<Events>, { type: 'bid' }>>().toEqualTypeOf<Bid>()
  expectTypeOf<Extract<PublicEvent<Events>, { type: 'weather' }>>().toEqualTypeOf<Weather>()
  expectTypeOf<Extract<ReadEvent<Events>, { type: 'bid' }>>().toEqualTypeOf<{
    readonly type: 'bid'
    readonly seat: number
    readonly amount?: number
  }>()
})

test('an event that is not declared does not compile', () => {
  const told: unknown[] = []
  const emit: Ctx['emit'] = (...event: unknown[]) => {
    told.push(event)
  }
  emit({ type: 'bid', seat: 1 })
  emit({ type: 'bid', seat: 1 }, { 1: { amount: 5 } })
  emit({ type: 'revealed', bids: [1, 2], winners: [0] })
  // @ts-expect-error: no such event
  emit({ type: 'sold' })
  // @ts-expect-error: a field is missing
  emit({ type: 'revealed', bids: [1] })
  // @ts-expect-error: a private field in public
  emit({ type: 'bid', seat: 1, amount: 5 })
  // @ts-expect-error: an event without private fields has no secrets
  emit({ type: 'weather', sky: 'grey' }, { 1: { sky: 'clear' } })
  // @ts-expect-error: a secret that is not declared
  emit({ type: 'bid', seat: 1 }, { 1: { hint: 5 } })
  // @ts-expect-error: a value of another kind
  emit({ type: 'weather', sky: 'green' })
  // @ts-expect-error: only the kernel tells this
  emit({ type: 'undone', seat: 1 })
  expect(told).toHaveLength(10)
})

test('a dictionary without a sentence for an event does not compile', () => {
  const sentence = { en: 'x', ru: 'x' }
  const whole: WordsFor<Events> = { 'event.bid': sentence, 'event.revealed': sentence, 'event.weather': sentence, 'term.owl': sentence }
  // @ts-expect-error: there is no sentence for the weather
  const gap: WordsFor<Events> = { 'event.bid': sentence, 'event.revealed': sentence }
  expect(Object.keys(whole)).toHaveLength(Object.keys(gap).length + 2)
})

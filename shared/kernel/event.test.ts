import { expect, test } from 'vitest'
import { copyFacts, type Happening, tell } from './event.ts'

const drew: Happening = { event: { type: 'drew', seat: 1, count: 2 }, secrets: { 1: { cards: ['owl', 'toad'] }, 2: { hint: 'wet' } } }

test('a seat is told the event and its own secrets, a spectator the event alone', () => {
  expect(tell(drew, 1)).toEqual({ type: 'drew', seat: 1, count: 2, cards: ['owl', 'toad'] })
  expect(tell(drew, 2)).toEqual({ type: 'drew', seat: 1, count: 2, hint: 'wet' })
  expect(tell(drew, 0)).toBe(drew.event)
  expect(tell(drew, undefined)).toBe(drew.event)
})

test('facts that were copied no longer change with the list they came from', () => {
  const hand = ['owl']
  const facts = copyFacts({ type: 'drew', cards: hand })
  hand.push('toad')
  expect(facts).toEqual({ type: 'drew', cards: ['owl'] })
})

import { expect, test } from 'vitest'
import { copyFields, type EmittedEvent, eventForSeat } from './event.ts'

const drew: EmittedEvent = { event: { type: 'drew', seat: 1, count: 2 }, secrets: { 1: { cards: ['owl', 'toad'] }, 2: { hint: 'wet' } } }

test('a seat reads the event with its own secrets, and a spectator reads the event alone', () => {
  expect(eventForSeat(drew, 1)).toEqual({ type: 'drew', seat: 1, count: 2, cards: ['owl', 'toad'] })
  expect(eventForSeat(drew, 2)).toEqual({ type: 'drew', seat: 1, count: 2, hint: 'wet' })
  expect(eventForSeat(drew, 0)).toBe(drew.event)
  expect(eventForSeat(drew, undefined)).toBe(drew.event)
})

test('copied fields do not change with the list they came from', () => {
  const hand = ['owl']
  const facts = copyFields({ type: 'drew', cards: hand })
  hand.push('toad')
  expect(facts).toEqual({ type: 'drew', cards: ['owl'] })
})

import { describe, expect, test } from 'vitest'
import { evenfall } from '#shared/games/evenfall/index.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import { momentsOf, playAtRandom } from '../../testing/random-match.ts'
import { applyEvents, eventMs, trailOf } from './animations.ts'
import { tableOf } from './table.ts'

/** Every answer of a match at random. */
const watch = (seats: number, seed: number) => momentsOf(playAtRandom(evenfall, seats, seed, { side: seats === 2 ? 'lunar' : 'solar' }), tableOf)

describe('events play over the table', () => {
  test.each([
    [1, 1],
    [2, 2],
    [4, 4],
  ])('whatever lies in a coven after a step of %i players was laid there by its events', (seats, seed) => {
    let steps = 0
    for (const { before, events, after } of watch(seats, seed)) {
      // A new round puts everything in order at once.
      if (events.some(({ type }) => type === 'round-over' || type === 'coven-chosen')) continue
      const staged = applyEvents(before, events)
      for (const [party, owner] of [...after.players, ...after.automa].entries()) {
        const shown = [...staged.players, ...staged.automa][party]
        expect([...(shown?.outer ?? [])].sort()).toEqual([...owner.outer].sort())
        expect([...(shown?.inner ?? [])].sort()).toEqual([...owner.inner].sort())
        expect(shown?.path).toBe(owner.path)
        expect(shown?.vp).toBe(owner.vp)
      }
      expect(staged.automa.map(({ marker, witches }) => [marker, witches])).toEqual(after.automa.map(({ marker, witches }) => [marker, witches]))
      steps++
    }
    expect(steps).toBeGreaterThan(20)
  })

  test('the table itself is not changed', () => {
    for (const { before, events } of watch(2, 7)) {
      const copy = JSON.stringify(before)
      applyEvents(before, events)
      expect(JSON.stringify(before)).toBe(copy)
    }
  })

  test('dials open together, and every step of the Automa has its time', () => {
    const shown = (seat: number): GameEvent => ({ type: 'dial-shown', seat, mana: 2 })
    expect(eventMs(shown(0), shown(1))).toBe(0)
    expect(eventMs(shown(1), { type: 'strength', seat: 0 })).toBeGreaterThan(0)
    expect(eventMs({ type: 'automa-turn', card: 'x' }, undefined)).toBeGreaterThan(eventMs({ type: 'place-found', seat: 0 }, undefined))
    expect(eventMs({ type: 'gained', seat: 0 }, undefined)).toBe(0)
  })
})

describe('the last move', () => {
  test('is what whoever acted last has touched, and nothing of those before', () => {
    const recent: readonly GameEvent[] = [
      { type: 'place-found', seat: 0, place: 'place-grotto', region: 'north-lakes', witches: 1 },
      { type: 'paid', seat: 1, goods: ['1-herb'], source: 'ritual-moss-toad' },
      { type: 'ritual-played', seat: 1, card: 'ritual-moss-toad', place: 'start-star' },
    ]
    expect([...trailOf(recent)].sort()).toEqual(['ritual-moss-toad', 'start-star'])
  })

  test('can be the Automa’s', () => {
    const recent: readonly GameEvent[] = [
      { type: 'token-used', seat: 0 },
      { type: 'automa-turn', card: 'ritual-moss-toad', vp: 4, cell: 4 },
      { type: 'automa-took', places: ['place-moonwell'] },
    ]
    expect([...trailOf(recent)]).toContain('place-moonwell')
  })
})

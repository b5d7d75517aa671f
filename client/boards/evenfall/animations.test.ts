import { describe, expect, test } from 'vitest'
import { animations } from './animations.ts'
import type { EvenfallEvent } from './table.ts'
import { trailOf } from './trail.ts'

describe('events play over the table', () => {
  test('dials open together, and every step of the Automa has a time of its own', () => {
    const shown = (seat: number): EvenfallEvent => ({ type: 'dial-shown', seat, mana: 2 })
    expect(animations.eventMs(shown(0), shown(1))).toBe(0)
    expect(animations.eventMs(shown(1), { type: 'strength', seat: 0, strength: 1, mana: 0 })).toBeGreaterThan(0)
    expect(animations.eventMs({ type: 'automa-turn', card: 'ritual-moss-toad', vp: 4, cell: 4, act: 'act-vp' }, undefined)).toBeGreaterThan(
      animations.eventMs({ type: 'place-found', seat: 0, place: 'place-grotto', region: 'north-lakes', witches: 1 }, undefined),
    )
    expect(animations.eventMs({ type: 'gained', seat: 0, goods: [], source: '' }, undefined)).toBe(0)
  })
})

describe('the last move', () => {
  test('marks what the last actor touched, and nothing from the actors before', () => {
    const recent: readonly EvenfallEvent[] = [
      { type: 'place-found', seat: 0, place: 'place-grotto', region: 'north-lakes', witches: 1 },
      { type: 'paid', seat: 1, goods: ['1-herb'], source: 'ritual-moss-toad' },
      { type: 'ritual-played', seat: 1, card: 'ritual-moss-toad', place: 'start-star' },
    ]
    expect([...trailOf(recent)].sort()).toEqual(['ritual-moss-toad', 'start-star'])
  })

  test('can belong to the Automa', () => {
    const recent: readonly EvenfallEvent[] = [
      { type: 'token-used', seat: 0 },
      { type: 'automa-turn', card: 'ritual-moss-toad', vp: 4, cell: 4, act: 'act-vp' },
      { type: 'automa-took', places: ['place-moonwell'] },
    ]
    expect([...trailOf(recent)]).toContain('place-moonwell')
  })
})

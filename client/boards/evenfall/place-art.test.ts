import { describe, expect, test } from 'vitest'
import { PLACES, STARTING_PLACES } from '#shared/games/evenfall/content/index.ts'
import { sceneOf } from './scenes/index.ts'

const places = [...PLACES, ...STARTING_PLACES].map(({ id }) => id)
/** Returns the outlines of a place's picture without their colours. */
const outlinesOf = (place: string): readonly string[] => sceneOf(place).layers.map(([, path]) => path)

describe('the pictures of the places', () => {
  test('every place has one', () => {
    const hills = sceneOf('place-nobody-has-drawn')
    expect(places.filter((place) => sceneOf(place) === hills)).toEqual([])
  })

  test('52 places and 4 starting places have 56 different pictures, even without their colours', () => {
    expect(new Set(places.map((place) => outlinesOf(place).join(' '))).size).toBe(52 + 4)
  })

  test('no two of them have the same foreground, and nothing is drawn twice', () => {
    const largest = (place: string): string => outlinesOf(place).reduce((one, other) => (other.length > one.length ? other : one), '')
    expect(new Set(places.map(largest)).size).toBe(places.length)
    for (const place of places) expect(new Set(outlinesOf(place)).size, place).toBe(outlinesOf(place).length)
  })
})

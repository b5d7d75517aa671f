import { describe, expect, test } from 'vitest'
import { arc, band, MIDDLE, palacePlace, placeUnder, polar, RING, SLOT_SIZE, slotPlace, spotPlace, turnsBetween } from './geometry.ts'
import { SPOT_LIST } from './table.ts'

const SECTORS = ['gate', 'capital', 'outskirts', 'altar', 'springs', 'clan-house']
const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)

describe('the round kingdom', () => {
  test('angles run clockwise from the top', () => {
    expect(polar(100, 0)).toEqual({ x: MIDDLE, y: MIDDLE - 100 })
    expect(polar(100, 90).x).toBeCloseTo(MIDDLE + 100)
    expect(polar(100, 180).y).toBeCloseTo(MIDDLE + 100)
  })

  test('the Gate is at the top and the Altar opposite', () => {
    expect(slotPlace('gate-2', 3)).toMatchObject({ x: MIDDLE, y: MIDDLE - RING.slots })
    expect(slotPlace('altar-2', 3).y).toBeCloseTo(MIDDLE + RING.slots)
  })

  test.each([2, 3])('with %i slots in a sector no two slots overlap', (perSector) => {
    const places = SECTORS.flatMap((sector) => Array.from({ length: perSector }, (_, n) => slotPlace(`${sector}-${n + 1}`, perSector)))
    for (const [n, place] of places.entries())
      for (const other of places.slice(n + 1)) {
        const apart = Math.max(Math.abs(place.x - other.x), Math.abs(place.y - other.y))
        expect(apart).toBeGreaterThan(SLOT_SIZE * 0.55)
        expect(distance(place, other)).toBeGreaterThan(SLOT_SIZE)
      }
  })

  test('a point belongs to its sector, to the disc, or to nothing', () => {
    for (const [n, sector] of SECTORS.entries()) for (const slot of ['1', '2', '3']) expect(placeUnder(slotPlace(`${sector}-${slot}`, 3))).toBe(n)
    expect(placeUnder({ x: MIDDLE, y: MIDDLE + 20 })).toBe('disc')
    expect(placeUnder({ x: 2, y: 2 })).toBeUndefined()
  })

  test('an arc runs either way, and a band is closed', () => {
    expect(arc(100, 0, 60)).toMatch(/A100 100 0 0 1/)
    expect(arc(100, 60, 0)).toMatch(/A100 100 0 0 0/)
    expect(band(50, 100, -30, 30).endsWith('z')).toBe(true)
  })
})

describe('the disc', () => {
  test('companions in the Palace travel with it', () => {
    const before = palacePlace(0, 0, 1, 0)
    const after = palacePlace(0, 0, 1, 1)
    expect(before.y).toBeGreaterThan(MIDDLE)
    expect(after).toMatchObject({ on: { radius: before.on?.radius, angle: (before.on?.angle ?? 0) + 60 } })
    expect(after.x).toBeLessThan(before.x)
  })

  test('four clans with six companions each fit without overlapping', () => {
    const places = [0, 1, 2, 3].flatMap((side) => Array.from({ length: 6 }, (_, n) => palacePlace(side, n, 6, 0)))
    for (const [n, place] of places.entries()) {
      expect(distance(place, { x: MIDDLE, y: MIDDLE }) + place.size / 2).toBeLessThan(RING.disc)
      for (const other of places.slice(n + 1)) expect(distance(place, other)).toBeGreaterThan(place.size * 0.9)
    }
  })

  test('each spot of the stronghold has its own place', () => {
    const places = SPOT_LIST.map((spot) => spotPlace(spot, 2))
    for (const [n, place] of places.entries())
      for (const other of places.slice(n + 1)) expect(distance(place, other)).toBeGreaterThan((place.size + other.size) / 2 - 6)
    expect(spotPlace('summit', 5)).toMatchObject({ x: MIDDLE, y: MIDDLE })
  })

  test('it turns forward from the last position to the first, and back when a turn is undone', () => {
    expect(turnsBetween(5, 0)).toBe(1)
    expect(turnsBetween(0, 1)).toBe(1)
    expect(turnsBetween(1, 0)).toBe(-1)
    expect(turnsBetween(0, 3)).toBe(3)
    expect(turnsBetween(4, 4)).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { whirlingWitchcraft } from '#shared/games/whirling-witchcraft/index.ts'
import { momentsOf, playAtRandom } from '#testing/random-match.ts'
import { animations, isCommitted } from './animations.ts'
import { arrivalsOf, flightsOf, spotName } from './cube-flights.ts'
import type { WitchcraftEvent } from './table.ts'

/** Returns every answer of a random match. */
const play = (seats: number, seed: number) => momentsOf(playAtRandom(whirlingWitchcraft, seats, seed, { timing: 'sealed' }), (table) => table)
/** Narrows the type to the game's own events. */
const isEvent = (event: object): event is WitchcraftEvent => 'type' in event

describe('events play over the table one by one', () => {
  test('every cube that moves flies, and lands where the table has it', () => {
    let flown = 0
    for (const { events } of play(4, 3)) {
      for (const event of events.filter(isEvent)) {
        const flights = flightsOf(event)
        flown += flights.length
        if (event.type === 'sent') expect(flights).toHaveLength(event.cubes.length)
      }
    }
    expect(flown).toBeGreaterThan(50)
  })
})

describe('events of the same moment', () => {
  const beats = (...types: WitchcraftEvent['type'][]) => {
    const events: readonly WitchcraftEvent[] = types.map((type): object => ({ type, seat: 0 })).filter(isEvent)
    return events.filter((event, n) => animations.eventMs(event, events[n + 1]) > 0).map(({ type }) => type)
  }
  test('all brews are one beat, then all cauldrons', () => {
    expect(beats('ready', 'brewed', 'brewed', 'spent', 'brewed', 'sent', 'overflowed', 'sent', 'hands-passed', 'drew', 'round-began')).toEqual([
      'brewed',
      'sent',
    ])
  })
  test('all recipes are revealed in one beat with the arcana they fire', () => {
    expect(beats('chose', 'revealed', 'arcana-fired', 'revealed-rotated')).toEqual(['revealed-rotated'])
  })
  test('an event that only the log shows takes no time', () => {
    expect(beats('ready', 'chose', 'drew')).toEqual([])
  })
})

const BREWED = { type: 'brewed', card: 'lore-of-webs', in: [], from: [], out: [] } as const

describe('the last events', () => {
  test('mark what landed on a bench, without the overflow, and what came back to a circle', () => {
    const arrivals = arrivalsOf([
      { type: 'brewed', seat: 0, card: 'lore-of-webs', in: ['spider'], from: ['bench'], out: ['mandrake'] },
      { type: 'sent', seat: 0, to: 2, cubes: ['toad', 'toad', 'toad', 'spider'] },
      { type: 'overflowed', seat: 0, to: 2, cubes: ['toad', 'toad'], count: 2, total: 3 },
    ])
    expect(Object.fromEntries(arrivals)).toEqual({ 'bench 2 toad': 1, 'bench 2 spider': 1, 'circle 0': 2 })
  })
  test('send a brew’s cubes to the card first, and from there to the cauldron', () => {
    const flights = flightsOf({ type: 'brewed', seat: 1, card: 'lore-of-webs', in: ['spider'], from: ['brew'], out: ['mandrake'] })
    expect(flights.map(({ cube, from, to, late }) => [spotName(from, cube), spotName(to, cube), late])).toEqual([
      ['pot 1', 'card 1 lore-of-webs', false],
      ['card 1 lore-of-webs', 'pot 1', true],
    ])
  })
  test('end the player’s draft when it has been carried out, not before', () => {
    expect(isCommitted([{ type: 'ready', seat: 0 }], 0)).toBe(false)
    expect(isCommitted([{ ...BREWED, seat: 1 }], 0)).toBe(false)
    expect(isCommitted([{ ...BREWED, seat: 0 }], 0)).toBe(true)
    expect(isCommitted([{ type: 'sent', seat: 1, to: 0, cubes: [] }], 0)).toBe(true)
  })
})

import { describe, expect, test } from 'vitest'
import { whirlingWitchcraft } from '#shared/games/whirling-witchcraft/index.ts'
import type { TableView } from '#shared/games/whirling-witchcraft/view.ts'
import { momentsOf, playAtRandom } from '../../testing/random-match.ts'
import { applyEvents, arrivalsOf, eventMs, flightsOf, isCommitted, spotName } from './animations.ts'
import { tableOf } from './table.ts'

/** What must lie where it will lie: cubes, recipes, characters. */
const seen = ({ players }: TableView) =>
  players.map(({ bench, cauldron, circle, recipes, character, discarded, turned, fresh, fired, initiative }) => ({
    bench,
    cauldron,
    circle,
    recipes,
    character,
    discarded,
    turned,
    fresh,
    fired,
    initiative,
  }))

/** Every answer of a match at random. */
const play = (seats: number, seed: number) =>
  momentsOf(playAtRandom(whirlingWitchcraft, seats, seed, { timing: ['on-demand', 'sealed', 'strict'][seed % 3] ?? 'sealed' }), tableOf)

describe('events play over the table one by one', () => {
  test.each([2, 3, 4, 5])('at %i players they lead exactly to the table that follows', (seats) => {
    for (let seed = 1; seed <= 8; seed++) {
      for (const { before, events, after } of play(seats, seed)) {
        // The setup lays out what no event tells.
        if (events.some(({ type }) => type === 'dealt')) continue
        expect(seen(applyEvents(before, events))).toEqual(seen(after))
      }
    }
  })

  test('every cube that moves is seen to fly, and lands where the table has it', () => {
    let flown = 0
    for (const { events } of play(4, 3)) {
      for (const event of events) {
        const flights = flightsOf(event)
        flown += flights.length
        if (event.type === 'sent') expect(flights).toHaveLength(Array.isArray(event.cubes) ? event.cubes.length : 0)
      }
    }
    expect(flown).toBeGreaterThan(50)
  })

  test('without events the table is as it is', () => {
    const view = tableOf({ players: [] })
    expect(applyEvents(view, [])).toBe(view)
  })
})

describe('what happens at once for everybody is one beat', () => {
  const beats = (...types: string[]) =>
    types.filter((type, n) => eventMs({ type }, types[n + 1] === undefined ? undefined : { type: types[n + 1] ?? '' }) > 0)
  test('all brews, then all cauldrons', () => {
    expect(beats('ready', 'brewed', 'brewed', 'spent', 'brewed', 'sent', 'overflowed', 'sent', 'hands-passed', 'drew', 'round-began')).toEqual([
      'brewed',
      'sent',
    ])
  })
  test('all recipes are revealed together with the arcana they fire', () => {
    expect(beats('chose', 'revealed', 'arcana-fired', 'revealed-rotated')).toEqual(['revealed-rotated'])
  })
  test('what only the log tells is not waited for', () => {
    expect(beats('ready', 'chose', 'drew')).toEqual([])
  })
})

describe('what came last is marked', () => {
  test('what landed on a bench, without what spilled over, and what came back to a circle', () => {
    const arrivals = arrivalsOf([
      { type: 'brewed', seat: 0, card: 'lore-of-webs', in: ['spider'], from: ['bench'], out: ['mandrake'] },
      { type: 'sent', seat: 0, to: 2, cubes: ['toad', 'toad', 'toad', 'spider'] },
      { type: 'overflowed', seat: 0, to: 2, cubes: ['toad', 'toad'], count: 2, total: 3 },
    ])
    expect(Object.fromEntries(arrivals)).toEqual({ 'bench 2 toad': 1, 'bench 2 spider': 1, 'circle 0': 2 })
  })
  test('a brew’s cubes go to the card first, and from there to the cauldron', () => {
    const flights = flightsOf({ type: 'brewed', seat: 1, card: 'lore-of-webs', in: ['spider'], from: ['brew'], out: ['mandrake'] })
    expect(flights.map(({ cube, from, to, late }) => [spotName(from, cube), spotName(to, cube), late])).toEqual([
      ['pot 1', 'card 1 lore-of-webs', false],
      ['card 1 lore-of-webs', 'pot 1', true],
    ])
  })
  test('the own draft gives way when it has become true, not before', () => {
    expect(isCommitted([{ type: 'ready', seat: 0 }], 0)).toBe(false)
    expect(isCommitted([{ type: 'brewed', seat: 1 }], 0)).toBe(false)
    expect(isCommitted([{ type: 'brewed', seat: 0 }], 0)).toBe(true)
    expect(isCommitted([{ type: 'sent', seat: 1 }], 0)).toBe(true)
  })
})

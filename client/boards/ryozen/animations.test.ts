import { describe, expect, test } from 'vitest'
import { ryozen } from '#shared/games/ryozen/index.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import { momentsOf, playAtRandom } from '../../testing/random-match.ts'
import { applyEvents, goodOf } from './animations.ts'
import { calledBy, eventMs, flightsOf, struckBy } from './beats.ts'
import { tableOf } from './table.ts'
import { beginTrail, changesBetween, follow } from './trail.ts'

/** A whole match at random, moment by moment. */
const playOut = (mode: string, seats: number, seed: number) => [...momentsOf(playAtRandom(ryozen, seats, seed, { mode }), tableOf)]

/** What the events of a moment tell in full. */
const toldOf = (view: TableView) => ({
  rotation: view.rotation,
  highlighted: view.highlighted,
  heralds: view.heralds,
  first: view.first,
  slots: view.slots,
  palace: view.palaceMode ? view.palace : view.palace.toSorted(),
  row: view.row,
  built: view.built,
  players: view.players.map(({ hand, ...rest }) => ({ ...rest, hand: hand.toSorted() })),
  display: view.display,
  // how the night would go, and how far it has come
  sectors: view.sectors,
  palaceInfluence: view.palaceInfluence,
  palaceMajority: view.palaceMajority,
  sight: view.sight,
  phase: view.phase,
  round: view.round,
  level: view.level,
  tonight: view.tonight,
})

describe('the table while events play', () => {
  test.each([
    ['base', 2, 1],
    ['base', 3, 2],
    ['base', 4, 3],
    ['palace', 2, 4],
    ['palace', 4, 5],
  ])('in the mode %s with %i players the events lead from each table to the next', (mode, seats, seed) => {
    const moments = playOut(mode, seats, seed)
    expect(moments.length).toBeGreaterThan(50)
    for (const { before, after, events } of moments) {
      const staged = applyEvents(before, events)
      expect(toldOf(staged), JSON.stringify(events)).toEqual(toldOf(after))
      // Where a returned event lies is not told.
      if (events.some(({ type }) => type === 'event-returned')) continue
      expect([staged.events, staged.eventDiscard], JSON.stringify(events)).toEqual([after.events, after.eventDiscard])
    }
  })

  test('influence and majority change with the event that moves a companion, not when all is over', () => {
    let changes = 0
    for (const { before, events } of playOut('base', 3, 8)) {
      events.forEach((event, n) => {
        const [then, now] = [applyEvents(before, events.slice(0, n)), applyEvents(before, events.slice(0, n + 1))]
        const sector = then.sectors.findIndex(({ id }) => id === event.place)
        if (!event.type.startsWith('placed') || sector === -1 || event.seat === undefined) return
        const gained = (now.sectors[sector]?.influence[event.seat] ?? 0) - (then.sectors[sector]?.influence[event.seat] ?? 0)
        expect(gained).toBe(event.type === 'placed-hidden' ? 2 : 1)
        changes++
      })
    }
    expect(changes).toBeGreaterThan(10)
  })
})

describe('the beats in which events are shown', () => {
  const gained = (seat: number, good: string, source: string): GameEvent => ({ type: `gained-${good}`, seat, source, good, count: 1 })
  const [{ after: table } = fail()] = playOut('base', 2, 6)

  test('what nobody can see takes no time, and the disc takes longest', () => {
    expect(eventMs({ type: 'applied', seat: 0, place: 'gate' }, undefined)).toBe(0)
    expect(eventMs({ type: 'rotated', seat: 0 }, undefined)).toBeGreaterThan(eventMs({ type: 'placed', seat: 0 }, undefined))
    expect(eventMs(gained(0, 'coin', 'gate'), undefined)).toBeGreaterThan(0)
  })

  test('goods fly up from the place that gives them', () => {
    const lantern = gained(1, 'lantern', 'gate')
    expect(flightsOf(table, [lantern])).toEqual({ from: 'gate', of: [{ seat: 1, goods: [{ good: 'lantern', count: 1 }] }] })
    const paid = { ...lantern, type: 'paid-lantern', source: 'flood' }
    expect(flightsOf(table, [paid])).toEqual({ from: '', of: [{ seat: 1, goods: [{ good: 'lantern', count: -1 }] }] })
    expect(flightsOf(table, [lantern, { type: 'rotated', seat: 1 }])).toBeUndefined()
    expect(goodOf({ type: 'lost-favour', seat: 0 })).toBe('favour')
  })

  test('by night a place is one beat, with what it gives to everybody', () => {
    const night: readonly GameEvent[] = [
      { type: 'reached', place: 'springs' },
      gained(0, 'lantern', 'springs'),
      gained(1, 'lantern', 'springs'),
      gained(1, 'agate', 'springs'),
      { type: 'reached', place: 'clan-house' },
      gained(0, 'coin', 'clan-house'),
    ]
    expect(night.map((event, n) => eventMs(event, night[n + 1]) > 0)).toEqual([false, false, false, true, false, true])
    expect(flightsOf(table, night.slice(0, 4))).toEqual({
      from: 'springs',
      of: [
        { seat: 0, goods: [{ good: 'lantern', count: 1 }] },
        {
          seat: 1,
          goods: [
            { good: 'lantern', count: 1 },
            { good: 'agate', count: 1 },
          ],
        },
      ],
    })
    expect(flightsOf(table, night)?.of).toEqual([{ seat: 0, goods: [{ good: 'coin', count: 1 }] }])
  })

  test('by night a card is one beat, and stands out as long', () => {
    const breach: readonly GameEvent[] = [
      { type: 'event-came', event: 'breach-in-the-wall' },
      { ...gained(0, 'coin', 'breach-in-the-wall'), type: 'lost-coin' },
      { ...gained(0, 'scroll', 'breach-in-the-wall'), type: 'lost-scroll' },
      { ...gained(1, 'coin', 'breach-in-the-wall'), type: 'lost-coin' },
      { type: 'event-came', event: 'flood' },
    ]
    expect(breach.map((event, n) => eventMs(event, breach[n + 1]) > 0)).toEqual([false, false, false, true, true])
    expect(calledBy(breach.slice(0, 4))).toBe('breach-in-the-wall')
    expect(flightsOf(table, breach.slice(0, 4))?.of.map(({ seat, goods }) => [seat, goods.length])).toEqual([
      [0, 2],
      [1, 1],
    ])
    expect([calledBy(breach), flightsOf(table, breach)]).toEqual(['flood', undefined])
  })

  test('a whole night of two players is short enough to be watched', () => {
    for (const { events } of playOut('base', 2, 9)) {
      const beats = events.filter((event, n) => eventMs(event, events[n + 1]) > 0)
      expect(beats.length, beats.map(({ type }) => type).join()).toBeLessThan(12)
    }
  })

  test('who is struck shakes, and what is called up stands out, while the event plays', () => {
    const struck: GameEvent = { type: 'struck', seat: 0, tile: 'p1-archer' }
    expect(struckBy([struck])).toBe('p1-archer')
    expect(struckBy([struck, { type: 'retreated', seat: 1, tile: 'p1-archer' }])).toBe('')
    expect(calledBy([{ type: 'event-came', event: 'flood' }])).toBe('flood')
  })
})

function fail(): never {
  throw new Error('no moment was played')
}

describe('the trail of the last deeds', () => {
  const moments = playOut('base', 3, 7)
  const placing = moments.find(({ events }) => events.some(({ type }) => type === 'placed' || type === 'placed-hidden')) ?? fail()
  const placed = placing.events.find(({ type }) => type.startsWith('placed'))

  test('a placed companion is part of it', () => {
    expect(changesBetween(placing.before, placing.after)).toContain(placed?.tile)
    expect(changesBetween(placing.after, placing.after).size).toBe(0)
  })

  test('it goes on while the same player acts, stays while the next one thinks, and ends with the day', () => {
    const begun = follow(beginTrail(placing.before), placing.after)
    expect(begun.things).toContain(placed?.tile)
    const turned = follow(begun, { ...placing.after, rotation: (placing.after.rotation + 1) % 6 })
    expect([...turned.things]).toEqual(expect.arrayContaining([placed?.tile, 'palace']))
    const next = { ...turned.table, active: (turned.table.active + 1) % 3 }
    const waiting = follow(turned, next)
    expect(waiting.things).toBe(turned.things)
    const other = follow(waiting, { ...next, row: [...next.row, 'p2-seer'] })
    expect([...other.things]).toEqual(['p2-seer'])
    expect(follow(other, { ...other.table, phase: 'night' }).things.size).toBe(0)
  })
})

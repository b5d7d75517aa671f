import { describe, expect, test } from 'vitest'
import { ryozen } from '#shared/games/ryozen/index.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import { momentsOf, playAtRandom } from '#testing/random-match.ts'
import { animations } from './animations.ts'
import { calledBy, flightsOf, type GoodsEvent, struckBy } from './beats.ts'
import type { RyozenEvent } from './table.ts'
import { beginTrail, changesBetween, follow } from './trail.ts'

/** Plays a whole match at random, moment by moment. The rules declare the types of their tables and events. */
const playOut = (mode: string, seats: number, seed: number) =>
  [...momentsOf(playAtRandom(ryozen, seats, seed, { mode }), (table) => table as TableView)].map((moment) => ({
    ...moment,
    events: moment.events as readonly object[] as readonly RyozenEvent[],
  }))

describe('the table while events play', () => {
  test('influence and majority change with the event that moves a companion, not only at the end', () => {
    let changes = 0
    for (const { before, events } of playOut('base', 3, 8)) {
      events.forEach((event, n) => {
        if (event.type !== 'placed' && event.type !== 'placed-hidden') return
        const [then, now] = [animations.applyEvents(before, events.slice(0, n)), animations.applyEvents(before, events.slice(0, n + 1))]
        const sector = then.sectors.findIndex(({ id }) => id === event.place)
        if (sector === -1) return
        const gained = (now.sectors[sector]?.influence[event.seat] ?? 0) - (then.sectors[sector]?.influence[event.seat] ?? 0)
        expect(gained).toBe(event.type === 'placed-hidden' ? 2 : 1)
        changes++
      })
    }
    expect(changes).toBeGreaterThan(10)
  })
})

const MEMBER = { tile: 'p1-archer', companion: 'archer' } as const

describe('the beats of the animation', () => {
  const gained = (seat: number, good: Exclude<GoodsEvent['good'], 'favour'>, source: string): GoodsEvent => ({
    type: `gained-${good}`,
    seat,
    source,
    good,
    count: 1,
  })
  const [{ after: table } = fail()] = playOut('base', 2, 6)

  test('an invisible event takes no time, and a turn of the disc takes longest', () => {
    expect(animations.eventMs({ type: 'applied', seat: 0, place: 'gate' }, undefined)).toBe(0)
    expect(animations.eventMs({ type: 'rotated', seat: 0, rotation: 1, sectors: [] }, undefined)).toBeGreaterThan(
      animations.eventMs({ type: 'placed', seat: 0, ...MEMBER, slot: 'gate-1', place: 'gate' }, undefined),
    )
    expect(animations.eventMs(gained(0, 'coin', 'gate'), undefined)).toBeGreaterThan(0)
  })

  test('goods fly up from the place that gives them', () => {
    const lantern = gained(1, 'lantern', 'gate')
    expect(flightsOf(table, [lantern])).toEqual({ from: 'gate', of: [{ seat: 1, goods: [{ good: 'lantern', count: 1 }] }] })
    const paid: GoodsEvent = { ...lantern, type: 'paid-lantern', source: 'flood' }
    expect(flightsOf(table, [paid])).toEqual({ from: '', of: [{ seat: 1, goods: [{ good: 'lantern', count: -1 }] }] })
    expect(flightsOf(table, [lantern, { type: 'rotated', seat: 1, rotation: 1, sectors: [] }])).toBeUndefined()
  })

  test('at night a place and everything that it gives are one beat', () => {
    const night: readonly RyozenEvent[] = [
      { type: 'reached', place: 'springs' },
      gained(0, 'lantern', 'springs'),
      gained(1, 'lantern', 'springs'),
      gained(1, 'agate', 'springs'),
      { type: 'reached', place: 'clan-house' },
      gained(0, 'coin', 'clan-house'),
    ]
    expect(night.map((event, n) => animations.eventMs(event, night[n + 1]) > 0)).toEqual([false, false, false, true, false, true])
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

  test('at night a card is one beat, and stands out all the time', () => {
    const breach: readonly RyozenEvent[] = [
      { type: 'event-came', event: 'breach-in-the-wall' },
      { ...gained(0, 'coin', 'breach-in-the-wall'), type: 'lost-coin' },
      { ...gained(0, 'scroll', 'breach-in-the-wall'), type: 'lost-scroll' },
      { ...gained(1, 'coin', 'breach-in-the-wall'), type: 'lost-coin' },
      { type: 'event-came', event: 'flood' },
    ]
    expect(breach.map((event, n) => animations.eventMs(event, breach[n + 1]) > 0)).toEqual([false, false, false, true, true])
    expect(calledBy(breach.slice(0, 4))).toBe('breach-in-the-wall')
    expect(flightsOf(table, breach.slice(0, 4))?.of.map(({ seat, goods }) => [seat, goods.length])).toEqual([
      [0, 2],
      [1, 1],
    ])
    expect([calledBy(breach), flightsOf(table, breach)]).toEqual(['flood', undefined])
  })

  test('a whole night of two players is short enough to watch', () => {
    for (const { events } of playOut('base', 2, 9)) {
      const beats = events.filter((event, n) => animations.eventMs(event, events[n + 1]) > 0)
      expect(beats.length, beats.map(({ type }) => type).join()).toBeLessThan(12)
    }
  })

  test('while an event plays, a struck companion shakes and the named card or place stands out', () => {
    const struck: RyozenEvent = { type: 'struck', seat: 0, ...MEMBER, source: 'gate', owner: 1 }
    expect(struckBy([struck])).toBe('p1-archer')
    expect(struckBy([struck, { type: 'retreated', seat: 1, ...MEMBER, place: 'palace' }])).toBe('')
    expect(calledBy([{ type: 'event-came', event: 'flood' }])).toBe('flood')
  })
})

function fail(): never {
  throw new Error('no moment was played')
}

describe('the trail of the last moves', () => {
  const moments = playOut('base', 3, 7)
  const placing = moments.find(({ events }) => events.some(({ type }) => type === 'placed' || type === 'placed-hidden')) ?? fail()
  const placed = placing.events.find((event) => event.type === 'placed' || event.type === 'placed-hidden')

  test('a placed companion is part of it', () => {
    expect(changesBetween(placing.before, placing.after)).toContain(placed?.tile)
    expect(changesBetween(placing.after, placing.after).size).toBe(0)
  })

  test('it grows while the same player acts, stays while the next one thinks, and ends with the day', () => {
    const begun = follow(beginTrail(placing.before), placing.after)
    expect(begun.targets).toContain(placed?.tile)
    const turned = follow(begun, { ...placing.after, rotation: (placing.after.rotation + 1) % 6 })
    expect([...turned.targets]).toEqual(expect.arrayContaining([placed?.tile, 'palace']))
    const next = { ...turned.table, active: (turned.table.active + 1) % 3 }
    const waiting = follow(turned, next)
    expect(waiting.targets).toBe(turned.targets)
    const other = follow(waiting, { ...next, row: [...next.row, 'p2-seer'] })
    expect([...other.targets]).toEqual(['p2-seer'])
    expect(follow(other, { ...other.table, phase: 'night' }).targets.size).toBe(0)
  })
})

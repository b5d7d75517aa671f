import { describe, expect, test } from 'vitest'
import { ryozen } from '#shared/games/ryozen/index.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { defaultOptions } from '#shared/kernel/options.ts'
import { samplePick } from '#shared/kernel/picks.ts'
import { Random } from '#shared/kernel/random.ts'
import { commitEntry } from '#shared/kernel/replay.ts'
import { calledBy, flyingOf, goodOf, stage, struckBy, tempoOf } from './staging.ts'
import { tableOf } from './table.ts'
import { beginTrail, changesBetween, follow } from './trail.ts'

interface Moment {
  readonly before: TableView
  readonly after: TableView
  readonly events: readonly GameEvent[]
}

/** A whole match at random, moment by moment. */
function playOut(mode: string, seats: number, seed: string): readonly Moment[] {
  const game: Game = ryozen
  const options = { ...defaultOptions(game.options), mode }
  const match = Match.begin(game, { game: game.id, version: game.version, seats, options, seed: seed.repeat(64) })
  const random = new Random({ seed: seed.repeat(64), drawn: 0 })
  const look = (): TableView => tableOf(game.table(match.position.state))
  const moments: Moment[] = []
  while (!match.outcome) {
    const [decision] = match.decisions
    if (!decision) throw new Error('nobody is asked')
    const before = look()
    commitEntry(match, { kind: 'answer', seat: decision.seat, pick: samplePick(decision.ask, random) })
    moments.push({ before, after: look(), events: match.happenings.map(({ event }) => event) })
  }
  return moments
}

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
})

describe('the table while events play', () => {
  test.each([
    ['base', 2, '1'],
    ['base', 3, '2'],
    ['base', 4, '3'],
    ['palace', 2, '4'],
    ['palace', 4, '5'],
  ])('in the mode %s with %i players the events lead from each table to the next', (mode, seats, seed) => {
    const moments = playOut(mode, seats, seed)
    expect(moments.length).toBeGreaterThan(50)
    for (const { before, after, events } of moments) {
      // At dawn everybody comes home, and at nightfall locks open: the next table shows it at once.
      if (events.some(({ type }) => type === 'dawned' || type === 'night-began')) continue
      expect(toldOf(stage(before, events)), JSON.stringify(events)).toEqual(toldOf(after))
    }
  })

  test('what nobody can see takes no time, and the disc takes longest', () => {
    expect(tempoOf({ type: 'applied', seat: 0, place: 'gate' })).toBe(0)
    expect(tempoOf({ type: 'rotated', seat: 0 })).toBeGreaterThan(tempoOf({ type: 'placed', seat: 0 }))
    expect(tempoOf({ type: 'gained-coin', seat: 0, count: 1 })).toBeGreaterThan(0)
  })

  test('goods fly up from the place that gives them', () => {
    const [{ after: table } = fail()] = playOut('base', 2, '6')
    const gained: GameEvent = { type: 'gained-lantern', seat: 1, source: 'gate', good: 'lantern', count: 1 }
    expect(flyingOf(table, [gained])).toEqual({ seat: 1, good: 'lantern', count: 1, from: 'gate' })
    expect(flyingOf(table, [{ ...gained, type: 'paid-lantern', source: 'flood' }])).toEqual({ seat: 1, good: 'lantern', count: -1, from: '' })
    expect(flyingOf(table, [gained, { type: 'rotated', seat: 1 }])).toBeUndefined()
    expect(goodOf({ type: 'lost-favour', seat: 0 })).toBe('favour')
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
  const moments = playOut('base', 3, '7')
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

import { describe, expect, test } from 'vitest'
import { AROUND, cellOf, nameOfCell } from './cells.ts'
import { CORNERS, LAYOUTS, type Layout, PLACES, SORCERERS } from './content/index.ts'
import { arrange, begin } from './testing.ts'

const PLACE_NAMES = ['d4', 'j4', 'g7', 'j10', 'd10']

describe('setup', () => {
  test('SO-1.1 SO-R43 slots, controllers and sides follow from mode and number of players', () => {
    const layouts: readonly Layout[] = LAYOUTS
    for (const { mode, players, pair, seats, sides, placesToWin } of layouts) {
      if (players !== 2 && players !== 3 && players !== 4) throw new Error(`${players} players`)
      const { table } = begin(players, { mode, ...(pair ? { threePlayerPair: pair } : {}) })
      expect(table.slots.map(({ slot }) => slot)).toEqual(seats.flat().toSorted((a, b) => a - b))
      for (const { slot, seat, owner, side } of table.slots) {
        expect(seats[seat]).toContain(slot)
        expect(owner).toBe(seat)
        expect(sides[side]).toContain(slot)
      }
      expect(table.sides.map(({ slots }) => slots)).toEqual(sides)
      expect(table.sides.map((side) => side.placesToWin)).toEqual(placesToWin)
    }
    expect(begin(2).table.slots.map(({ slot }) => slot)).toEqual([0, 2])
    expect(begin(3).table.slots).toHaveLength(4)
    expect(begin(4).table.slots).toHaveLength(4)
    expect(begin(4, { mode: 'teams' }).table.sides.map(({ slots }) => slots)).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  test('SO-1.2 the sorcerers start in the corners a1, m1, m13, a13', () => {
    const { table } = begin(4)
    expect(table.units.filter(({ kind }) => kind === 'sorcerer').map(({ id, cell }) => `${id} ${cell}`)).toEqual([
      's0 a1',
      's1 m1',
      's2 m13',
      's3 a13',
    ])
  })

  test('SO-1.3 seven warriors stand around each corner, rotated by a quarter turn from corner to corner', () => {
    const { table } = begin(4)
    const cellsOf = (slot: number): readonly string[] =>
      table.units
        .filter((unit) => unit.slot === slot && unit.kind === 'warrior')
        .map(({ cell }) => cell)
        .toSorted()
    expect(cellsOf(0)).toEqual(['b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3'].toSorted())
    const turned = (cells: readonly string[]): readonly string[] =>
      cells
        .map((name) => {
          const cell = cellOf(name)
          return nameOfCell((cell % 13) * 13 + 12 - Math.floor(cell / 13))
        })
        .toSorted()
    expect(cellsOf(1)).toEqual(turned(cellsOf(0)))
    expect(cellsOf(2)).toEqual(turned(cellsOf(1)))
    expect(cellsOf(3)).toEqual(turned(cellsOf(2)))
    expect(begin(2).table.units.filter(({ kind, cell }) => kind === 'warrior' && cell !== '')).toHaveLength(14)
  })

  test('SO-R1 an army starts on the corner and the 3 by 3 block around it, without the inner diagonal cell', () => {
    for (const { sorcerer, warriors } of CORNERS) {
      const near = AROUND.orth1[cellOf(sorcerer)] ?? []
      const x = sorcerer.startsWith('a') ? ['a', 'b', 'c'] : ['k', 'l', 'm']
      const y = sorcerer.endsWith('13') ? [11, 12, 13] : [1, 2, 3]
      const inner = `${x[sorcerer.startsWith('a') ? 2 : 0]}${y[sorcerer.endsWith('13') ? 0 : 2]}`
      const block = x.flatMap((letter) => y.map((number) => `${letter}${number}`)).filter((cell) => cell !== inner)
      expect([sorcerer, ...warriors].toSorted()).toEqual(block.toSorted())
      expect(near.every((cell) => warriors.some((warrior) => cellOf(warrior) === cell))).toBe(true)
    }
  })

  test('SO-1.4 there are five equal places of power, all empty', () => {
    expect(PLACES.map(({ cell }) => cell).toSorted()).toEqual(PLACE_NAMES.toSorted())
    const start = begin(4)
    for (const cell of PLACE_NAMES) expect(start.on(cell)).toBe('')
    expect(start.table.sides.map(({ held }) => held)).toEqual([0, 0, 0, 0])
    for (const cell of PLACE_NAMES) expect(arrange({ units: { V: cell } }).held('V')).toBe(1)
    expect(arrange({ units: { V: 'e4' } }).held('V')).toBe(0)
  })

  test('SO-R2 the places form a quincunx, and nobody reaches one with the first move', () => {
    expect(PLACES.map(({ cell }) => [(cellOf(cell) % 13) / 3, Math.floor(cellOf(cell) / 13) / 3].join())).toEqual(['1,1', '3,1', '2,2', '3,3', '1,3'])
    const play = begin(4, { sorcererChoice: 'random' })
    for (let n = 0; n < 4; n++) {
      expect(play.offered.length).toBeGreaterThan(40)
      expect(play.offered.filter((id) => PLACE_NAMES.some((cell) => id.endsWith(`>${cell}`)))).toEqual([])
      play.pass()
    }
  })

  test('SO-1.5 the controllers choose for their slots in order, among the free sorcerers', () => {
    const play = begin(3)
    expect(play.table.phase).toBe('draft')
    expect([play.decision.seat, play.offered]).toEqual([0, ['dadalan', 'merlin', 'necron', 'vidomina']])
    play.pick('merlin')
    expect([play.decision.seat, play.offered]).toEqual([1, ['dadalan', 'necron', 'vidomina']])
    expect(play.refusal('merlin')).toBe('not-offered')
    play.pick('dadalan')
    expect([play.decision.seat, play.offered]).toEqual([0, ['necron', 'vidomina']])
    play.pick('necron')
    // The last sorcerer is assigned without a choice.
    expect(play.eventTypes).toEqual(['sorcerer-chosen', 'sorcerer-chosen'])
    expect(play.table.slots.map(({ sorcerer }) => sorcerer)).toEqual(['merlin', 'dadalan', 'necron', 'vidomina'])
    expect(play.table.phase).toBe('move')
    const dealt = new Set<string>()
    for (let n = 0; n < 20; n++) {
      const random = begin(4, { sorcererChoice: 'random' }, n.toString(16).padStart(64, '0'))
      expect(random.table.phase).toBe('move')
      const sorcerers = random.table.slots.map(({ sorcerer }) => sorcerer)
      expect(sorcerers.toSorted()).toEqual(SORCERERS.map(({ id }) => id).toSorted())
      dealt.add(sorcerers.join())
    }
    expect(dealt.size).toBeGreaterThan(5)
  })

  test('SO-1.6 timers start at 0, nothing is charged, the summon is off the board', () => {
    const { table } = begin(4, { sorcererChoice: 'random' })
    for (const slot of table.slots) expect(slot).toMatchObject({ summonTimer: 0, attackTimer: 0, summonCharged: false, attackCharged: false })
    for (const { kind, cell } of table.units) if (kind === 'summon') expect(cell).toBe('')
  })

  test('SO-1.7 slot 0 takes the first turn', () => {
    for (const seats of [2, 3, 4] as const) {
      const play = begin(seats, { sorcererChoice: 'random', seatOrder: 'random' })
      expect(play.table.active).toBe(0)
      expect(play.decision.seat).toBe(play.table.slots[0]?.seat)
    }
  })

  test('SO-R3 the timers take 3 to 5 turns', () => {
    const { table } = begin(4).pick('vidomina').pick('necron').pick('merlin')
    expect(table.slots.map(({ sorcerer, summonLength, attackLength }) => [sorcerer, summonLength, attackLength])).toEqual([
      ['vidomina', 4, 5],
      ['necron', 3, 4],
      ['merlin', 3, 4],
      ['dadalan', 3, 5],
    ])
  })

  test('the option of a random seat order shuffles the seats to the corners', () => {
    const orders = new Set<string>()
    for (let n = 0; n < 20; n++) {
      const { table } = begin(3, { seatOrder: 'random' }, n.toString(16).padStart(64, '0'))
      const seats = table.slots.map(({ seat }) => seat)
      expect(seats[0]).toBe(seats[2])
      expect(new Set(seats).size).toBe(3)
      orders.add(seats.join())
    }
    expect(orders.size).toBe(6)
  })
})

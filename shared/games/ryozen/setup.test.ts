import { describe, expect, test } from 'vitest'
import { parseGameOptions } from '../../kernel/game-options.ts'
import { slotInfo } from './board.ts'
import { CLAN_HOUSE_AREAS, CLANS, COMPANIONS, EVENT_AREAS, SECTORS, VILLAGE_AREAS } from './content/index.ts'
import { ryozen } from './index.ts'
import { turnOrder } from './state.ts'
import { begin } from './testing.ts'
import { kindOf, ownerOf, tilesOf } from './tiles.ts'

const DEALT = { clanChoice: 'random' } as const
const seedOf = (n: number): string => String(n).padStart(64, '0')
const SEEDS = Array.from({ length: 40 }, (_, n) => seedOf(n))

describe('setup', () => {
  test('RY-1.1 RY-R3 two play on the side with 1 free and 1 paid slot in each sector, more on the side with 2 free ones', () => {
    for (const [seats, free] of [
      [2, 1],
      [3, 2],
      [4, 2],
    ] as const) {
      const { state, table } = begin(seats, DEALT)
      const costs = state.slots.map((_, slot) => slotInfo(state, slot)).map(({ sector, cost }) => [sector, cost])
      expect(costs).toEqual(SECTORS.flatMap(({ paidSlot }, sector) => [...Array.from({ length: free }, () => [sector, {}]), [sector, paidSlot]]))
      expect(table.level).toBe(1)
    }
    expect(SECTORS.map(({ paidSlot }) => Object.keys(paidSlot).join())).toEqual(['coin', 'lantern', 'scroll', 'lantern', 'coin', 'scroll'])
    expect(new Set(SEEDS.map((seed) => begin(2, DEALT, seed).state.rotation))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  })

  test('RY-1.2 the first player is random, or sits on the first seat', () => {
    const firsts = SEEDS.map((seed) => begin(4, { ...DEALT, firstPlayer: 'random' }, seed).state.first)
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]))
    expect(SEEDS.map((seed) => begin(4, DEALT, seed).state.first).every((first) => first === 0)).toBe(true)
    const play = begin(4, { ...DEALT, firstPlayer: 'random' }, SEEDS[firsts.indexOf(2)])
    expect(turnOrder(play.state)).toEqual([2, 3, 0, 1])
    expect(play.seat).toBe(2)
  })

  test('RY-1.3 RY-R31 clans are chosen in turn order or dealt, and the open hand is 5 or 4 Apprentices and a Warrior', () => {
    const play = begin(3)
    expect([play.seat, play.asked, play.offered]).toEqual([0, 'choose-clan', ['clan-azure', 'clan-crimson', 'clan-orange', 'clan-purple']])
    play.by(0, 'clan-purple')
    expect(play.offered).toEqual(['clan-azure', 'clan-crimson', 'clan-orange'])
    play.by(1, 'clan-azure').by(2, 'clan-orange')
    expect(play.table.players.map(({ clan }) => clan)).toEqual(['clan-purple', 'clan-azure', 'clan-orange'])
    expect([play.seat, play.asked]).toEqual([0, 'place'])
    const kinds = (seats: 2 | 3 | 4) => begin(seats, DEALT).table.players.map(({ hand, gone }) => [hand.map(kindOf).join(' '), gone.length])
    const five = 'apprentice apprentice apprentice apprentice apprentice warrior'
    const four = 'apprentice apprentice apprentice apprentice warrior'
    expect(kinds(2)).toEqual([
      [five, 0],
      [five, 0],
    ])
    expect(kinds(3)).toEqual(Array.from({ length: 3 }, () => [four, 1]))
    expect(kinds(4)).toEqual(Array.from({ length: 4 }, () => [four, 1]))
    const dealt = begin(4, DEALT).table.players.map(({ clan }) => clan)
    expect(dealt.toSorted()).toEqual(CLANS.map(({ id }) => id).toSorted())
    expect(new Set(SEEDS.map((seed) => begin(2, DEALT, seed).table.players[0]?.clan)).size).toBe(4)
  })

  test('RY-1.4 everybody starts with 4 coins, 3 scrolls, 2 lanterns, no favour and no shards', () => {
    for (const seats of [2, 3, 4] as const) {
      const play = begin(seats, DEALT)
      for (const [seat] of play.state.players.entries())
        expect(play.purse(seat)).toEqual({ coin: 4, scroll: 3, lantern: 2, coral: 0, agate: 0, jade: 0, favour: 0 })
    }
  })

  test('RY-1.5 RY-R11 heralds stand in turn order, with position I first and best', () => {
    for (const seed of SEEDS.slice(0, 8)) {
      const { state } = begin(4, { ...DEALT, firstPlayer: 'random' }, seed)
      expect(state.heralds).toEqual(turnOrder(state))
    }
  })

  test('RY-1.6 RY-R8 the other 14 tiles are the stack, and in turn order each top tile goes to the row', () => {
    expect(COMPANIONS.map(({ perClan }) => perClan)).toEqual([5, ...Array.from({ length: 15 }, () => 1)])
    for (const seed of SEEDS.slice(0, 8)) {
      const { state } = begin(4, { ...DEALT, firstPlayer: 'random' }, seed)
      expect(state.row.map(ownerOf)).toEqual(turnOrder(state))
      for (const [seat, { stack }] of state.players.entries()) {
        const trained = tilesOf(seat).filter(({ kind }) => kind !== 'apprentice' && kind !== 'warrior')
        expect(trained).toHaveLength(14)
        expect([...stack, ...state.row.filter((tile) => ownerOf(tile) === seat)].toSorted()).toEqual(trained.map(({ id }) => id).toSorted())
      }
    }
    expect(new Set(SEEDS.map((seed) => begin(2, DEALT, seed).state.row[0])).size).toBeGreaterThan(5)
  })

  test('RY-1.7 RY-R5 the path has a starting village, seven areas, and at its end the Altar, not yet built', () => {
    const { state } = begin(3, DEALT)
    expect(state.built).toEqual(['start-village'])
    expect(VILLAGE_AREAS).toHaveLength(7)
    expect(VILLAGE_AREAS.map(({ favour }) => favour)).toEqual([2, 2, 4, 4, 5, 6, 6])
  })

  test('RY-1.8 RY-T19 villages are shuffled with the top one open, and two players begin with area 1 built and explorers at 0', () => {
    const two = begin(2, DEALT)
    expect([two.state.built.length, two.state.villageStack.length]).toEqual([2, 11])
    expect(two.state.players.map(({ explorer, favour }) => [explorer, favour])).toEqual([
      [0, 0],
      [0, 0],
    ])
    const four = begin(4, DEALT)
    expect([four.state.built.length, four.state.villageStack.length]).toEqual([1, 12])
    expect(four.table.nextVillage).toBe(four.state.villageStack.at(-1))
    expect(new Set(SEEDS.map((seed) => begin(2, DEALT, seed).state.built[1])).size).toBeGreaterThan(5)
  })

  test('RY-1.9 RY-R27 RY-R4 events are shuffled, three revelations lie open, and the first day shows four events', () => {
    const { state } = begin(3, DEALT)
    expect(state.display.every((card) => card !== '')).toBe(true)
    expect([state.display.length, state.revelationDeck.length]).toEqual([3, 33])
    expect(EVENT_AREAS.count).toBe(4)
    expect([state.events.filter((event) => event !== '').length, state.eventDeck.length]).toEqual([4, 16])
    expect(new Set(SEEDS.map((seed) => begin(2, DEALT, seed).state.events[0])).size).toBeGreaterThan(8)
    expect(new Set(SEEDS.map((seed) => begin(2, DEALT, seed).state.display[0])).size).toBeGreaterThan(8)
  })

  test('RY-R7 a hire costs 1, 2, 2, 3, 3, 4 coins from left to right and gives 1 to 6 favour', () => {
    expect(CLAN_HOUSE_AREAS.map(({ cost, favour }) => [cost.coin, favour])).toEqual([
      [1, 1],
      [2, 2],
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 6],
    ])
  })

  test('RY-R28 the palace mode has the same setup as the usual one', () => {
    const base = begin(4, DEALT).state
    const palace = begin(4, { ...DEALT, mode: 'palace' }).state
    expect({ ...palace, palaceMode: false, palace: [] }).toEqual(base)
  })

  test('the options are mode, clans and first player, and nothing else', () => {
    expect(ryozen.options.map(({ id }) => id)).toEqual(['mode', 'clanChoice', 'firstPlayer'])
    expect(parseGameOptions(ryozen.options, { mode: 'solo' }).ok).toBe(false)
    expect(ryozen.seats).toEqual({ min: 2, max: 4 })
  })
})

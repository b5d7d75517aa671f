import { describe, expect, test } from 'vitest'
import { majorityOf } from './board.ts'
import { arrange, night, type Play } from './testing.ts'

/** Lists who has gained what for which place so far, in order. */
const told = (play: Play): readonly (readonly unknown[])[] =>
  play.match.events.filter(({ event }) => event.type.startsWith('gained')).map(({ event }) => [event.seat, event.source, event.good, event.count])

describe('night rewards', () => {
  test('RY-12.1 RY-R12 the sectors come in order, then the Palace, and influence is counted when the place is reached', () => {
    const play = night({
      board:
        'p0-warrior@clan-house-1 p0-apprentice-1@springs-1 p0-apprentice-2@outskirts-1 p0-apprentice-3@capital-1 p0-apprentice-4@gate-1 p1-warrior@palace',
    })
    expect(told(play)).toEqual([
      [0, 'gate', 'favour', 4],
      [0, 'gate', 'coral', 1],
      [0, 'capital', 'favour', 2],
      [0, 'capital', 'coral', 1],
      [0, 'outskirts', 'scroll', 1],
      [0, 'outskirts', 'jade', 1],
      [0, 'springs', 'lantern', 1],
      [0, 'springs', 'agate', 1],
      [0, 'clan-house', 'coin', 1],
      [0, 'clan-house', 'agate', 1],
      [1, 'palace', 'favour', 1],
    ])
    expect([play.seat, play.asked, play.source]).toEqual([1, 'gain-shard', 'palace'])
    const reached = play.match.events.flatMap(({ event }) => (event.type === 'reached' ? [event.place] : []))
    expect(reached).toEqual(['gate', 'capital', 'outskirts', 'springs', 'clan-house', 'palace'])
    // an event strikes the companion at the Gate, so it is rewarded in the Palace
    const struck = night({ events: ['bandit-raid'], board: 'p0-warrior@gate-1' })
    expect(told(struck)).toEqual([[0, 'palace', 'favour', 1]])
  })

  test('RY-12.1 the table shows what is being resolved: an event, then a place, and nothing at dawn', () => {
    const play = night({
      events: ['palace-banquet'],
      players: [{ coin: 1, scroll: 1 }],
      board: 'p0-warrior@altar-1 p1-warrior@altar-2 p0-apprentice-1@palace',
    })
    const hours: (readonly string[])[] = [[play.asked, play.table.tonight]]
    for (const pick of ['coin', 'scroll', 'coin', 'coral']) {
      play.pick(pick)
      hours.push([play.asked, play.table.tonight])
    }
    expect(hours).toEqual([
      ['lose-resource', 'palace-banquet'],
      ['gain-resource', 'altar'],
      ['gain-resource', 'altar'],
      ['gain-shard', 'palace'],
      ['place', ''],
    ])
  })

  test('RY-12.2 influence is 1 for each revealed and 2 for each hidden companion, and in the Palace 1 for each', () => {
    const { table } = arrange({
      board: 'p0-warrior@gate-1* p0-apprentice-1@gate-2* p1-warrior@gate-3 p0-apprentice-2@palace p1-apprentice-1@palace p1-apprentice-2@palace',
    })
    expect(table.sectors[0]).toEqual({ id: 'gate', influence: [4, 1, 0], majority: 0 })
    expect([table.palaceInfluence, table.palaceMajority]).toEqual([[1, 2, 0], 1])
    expect(table.sectors[1]).toEqual({ id: 'capital', influence: [0, 0, 0], majority: -1 })
  })

  test('RY-12.3 everybody present gets the reward of the sector, once', () => {
    const rewards = {
      gate: { favour: 4 },
      capital: { favour: 2 },
      outskirts: { scroll: 1 },
      springs: { lantern: 1 },
      'clan-house': { coin: 1 },
    }
    for (const [sector, reward] of Object.entries(rewards)) {
      const board = `p0-warrior@${sector}-1* p1-warrior@${sector}-2 p0-apprentice-1@${sector}-3`
      const before = arrange({ board }).purse(1)
      const play = night({ board })
      expect([sector, play.change(1, before), play.change(2, before)]).toEqual([sector, reward, {}])
    }
    const altar = night({ board: 'p0-warrior@altar-1 p1-warrior@altar-2 p0-apprentice-1@altar-3' })
    expect([altar.seat, altar.asked, altar.source]).toEqual([0, 'gain-resource', 'altar'])
    altar.by(0, 'scroll').by(1, 'coin')
    expect([altar.purse(0).scroll, altar.purse(1).coin, altar.purse(0).jade]).toEqual([4, 5, 1])
  })

  test('RY-12.4 RY-T2 the player with the most influence takes the shard, as with 3 against 1, and nobody takes it where nobody is', () => {
    const play = night({ board: 'p0-warrior@springs-1* p0-apprentice-1@springs-2 p1-warrior@springs-3' })
    expect([play.purse(0), play.purse(1), play.purse(2)]).toMatchObject([
      { lantern: 3, agate: 1 },
      { lantern: 3, agate: 0 },
      { lantern: 2, agate: 0 },
    ])
    const empty = night({})
    for (const seat of [0, 1, 2]) expect(empty.purse(seat)).toMatchObject({ coral: 0, agate: 0, jade: 0, favour: 0 })
  })

  test('RY-12.5 RY-T3 in a tie only the player with the better herald takes the shard', () => {
    const play = night({ heralds: [2, 0, 1], board: 'p0-warrior@springs-1 p1-warrior@springs-2' })
    expect([0, 1, 2].map((seat) => play.purse(seat).agate)).toEqual([1, 0, 0])
    expect(majorityOf({ heralds: [2, 0, 1] }, [1, 1, 0])).toBe(0)
    expect(majorityOf({ heralds: [2, 0, 1] }, [1, 2, 1])).toBe(1)
    expect(majorityOf({ heralds: [2, 0, 1] }, [0, 0, 0])).toBeUndefined()
  })

  test('RY-12.6 in one place the rewards come in turn order, and then the shard', () => {
    const play = night({ first: 1, heralds: [0, 1, 2], board: 'p0-warrior@gate-1 p1-warrior@gate-2 p2-warrior@gate-3' })
    expect(told(play)).toEqual([
      [1, 'gate', 'favour', 4],
      [2, 'gate', 'favour', 4],
      [0, 'gate', 'favour', 4],
      [0, 'gate', 'coral', 1],
    ])
  })

  test('RY-12.7 RY-R13 RY-R14 the Palace gives 1 favour for each companion, even a struck one, a shard for each player, and the token to the majority', () => {
    const play = night({ events: ['bandit-raid'], board: 'p0-warrior@palace p1-warrior@palace p1-apprentice-1@springs-1', heralds: [0, 1, 2] })
    play.by(0, 'jade').by(1, 'coral')
    expect([play.purse(0), play.purse(1), play.purse(2)]).toMatchObject([
      { favour: 1, jade: 1, coral: 0 },
      { favour: 2, jade: 0, coral: 1 },
      { favour: 0, jade: 0, coral: 0 },
    ])
    expect(play.table).toMatchObject({ first: 1, round: 2, phase: 'day' })
    expect(night({ first: 2, board: 'p0-warrior@gate-1' }).state.first).toBe(2)
  })

  test('RY-T26 with two against two in the Palace, herald I beats III, takes the token and starts the next round', () => {
    const play = night({ first: 1, heralds: [2, 1, 0], board: 'p0-warrior@palace p0-apprentice-1@palace p2-warrior@palace p2-apprentice-1@palace' })
    play.by(2, 'jade').by(0, 'jade')
    expect([play.state.first, play.seat, play.asked, play.state.round]).toEqual([2, 2, 'place', 2])
  })
})

import { describe, expect, test } from 'vitest'
import { visibleFaces } from './board.ts'
import { SPOTS } from './content/index.ts'
import { arrange, begin, night, type Scene } from './testing.ts'

const spotsFor = (scene: Scene, seat = 0): readonly string[] =>
  arrange({ palace: true, ...scene, turn: seat })
    .after(`p${seat}-warrior`)
    .filter((place) => SPOTS.some(({ id }) => id === place))

describe('the mode of the Phoenix Palace', () => {
  test('RY-14.1 there are four walls, four battlements and a summit, for one companion each', () => {
    expect(SPOTS.map(({ id, kind }) => `${id}:${kind}`)).toEqual([
      'wall-0:outer-wall',
      'battlement-0:battlement',
      'wall-1:outer-wall',
      'battlement-1:battlement',
      'wall-2:outer-wall',
      'battlement-2:battlement',
      'wall-3:outer-wall',
      'battlement-3:battlement',
      'summit:summit',
    ])
    expect(spotsFor({ board: 'p1-warrior@wall-0' })).toEqual(['battlement-0', 'summit'])
    const play = arrange({ palace: true }).pick('p0-warrior>wall-0', 'apply', 'coin')
    // the wall turns with the disc and stays the same wall
    expect([play.on('wall-0'), play.state.rotation]).toEqual(['p0-warrior', 1])
  })

  test('RY-14.2 players sit around the Palace in turn order from the first player of the setup, for the whole match', () => {
    const sides = (seats: 2 | 3 | 4) => begin(seats, { clanChoice: 'random', mode: 'palace' }).table.players.map(({ side }) => side)
    expect([sides(2), sides(3), sides(4)]).toEqual([
      [0, 2],
      [0, 1, 2],
      [0, 1, 2, 3],
    ])
    const seeds = Array.from({ length: 20 }, (_, n) => String(n).padStart(64, '0'))
    for (const seed of seeds) {
      const { state } = begin(4, { clanChoice: 'random', mode: 'palace', firstPlayer: 'random' }, seed)
      expect(state.players.map(({ side }) => side)).toEqual([0, 1, 2, 3].map((seat) => (seat - state.first + 4) % 4))
    }
    const later = night({ palace: true, board: 'p2-warrior@summit' }).by(2, 'jade')
    expect([later.state.first, later.table.players.map(({ side }) => side)]).toEqual([2, [0, 1, 2]])
  })

  test('RY-14.3 RY-R29 a face less than a quarter turn away is seen: one at rotations 0 and 3, and two otherwise', () => {
    const angleSeen = (rotation: number, side: number): readonly number[] =>
      [0, 1, 2, 3].filter((face) => {
        const turn = (((90 * face + 60 * rotation - 90 * side) % 360) + 360) % 360
        return Math.min(turn, 360 - turn) < 90
      })
    for (let rotation = 0; rotation < 6; rotation++)
      for (let side = 0; side < 4; side++) {
        expect(visibleFaces(rotation, side).toSorted()).toEqual(angleSeen(rotation, side))
        expect(visibleFaces(rotation, side)).toHaveLength(rotation % 3 === 0 ? 1 : 2)
      }
    expect(arrange({ palace: true, rotation: 1 }).table.sight).toEqual([{ faces: [0, 3] }, { faces: [1, 0] }, { faces: [2, 1] }])
    expect(arrange({ rotation: 1 }).table.sight).toEqual([])
  })

  test('RY-T4 a player sees the summit, one wall and one battlement at rotations 0 and 3, and otherwise two of each', () => {
    expect(spotsFor({ rotation: 0 })).toEqual(['battlement-0', 'summit', 'wall-0'])
    expect(spotsFor({ rotation: 3 })).toEqual(['battlement-2', 'summit', 'wall-2'])
    expect(spotsFor({ rotation: 1 })).toEqual(['battlement-0', 'battlement-3', 'summit', 'wall-0', 'wall-3'])
    expect(spotsFor({ rotation: 2 })).toEqual(['battlement-2', 'battlement-3', 'summit', 'wall-2', 'wall-3'])
    expect(spotsFor({ rotation: 4 })).toEqual(['battlement-1', 'battlement-2', 'summit', 'wall-1', 'wall-2'])
    expect(spotsFor({ rotation: 5 })).toEqual(['battlement-0', 'battlement-1', 'summit', 'wall-0', 'wall-1'])
    expect(spotsFor({ rotation: 0 }, 1)).toEqual(['battlement-1', 'summit', 'wall-1'])
    expect(spotsFor({ seats: 2, rotation: 0 }, 1)).toEqual(['battlement-2', 'summit', 'wall-2'])
  })

  test('RY-14.4 a companion is placed in the Palace revealed, without ability, on a free spot in sight or on the summit', () => {
    const play = arrange({ palace: true, players: [{ hand: 'merchant' }], board: 'p1-warrior@summit p2-warrior@battlement-0' })
    expect(play.after('p0-merchant').filter((place) => !place.includes('-') || place.startsWith('wall') || place.startsWith('batt'))).toEqual([
      'summit',
      'wall-0',
    ])
    expect(play.refusal('p0-merchant>palace')).toBe('not-offered')
    expect(play.refusal('p0-merchant>wall-1')).toBe('not-offered')
    play.pick('p0-merchant>wall-0')
    expect([play.asked, play.source]).toEqual(['apply', 'outer-wall'])
  })

  test('RY-14.5 an outer wall gives a resource of choice and then turns the disc', () => {
    const play = arrange({ palace: true }).pick('p0-warrior>wall-0', 'apply')
    expect([play.asked, play.state.rotation]).toEqual(['gain-resource', 0])
    play.pick('lantern')
    expect([play.purse(0).lantern, play.state.rotation, play.asked]).toEqual([3, 1, 'end-turn'])
    expect(arrange({ palace: true }).pick('p0-warrior>wall-0', 'skip').state.rotation).toBe(0)
  })

  test('RY-14.6 a battlement gives a highlighted sector for a lantern and then turns the disc', () => {
    const play = arrange({ palace: true }).pick('p0-warrior>battlement-0', 'apply')
    expect([play.asked, play.offered, play.purse(0).lantern]).toEqual(['day-effect', ['gate', 'outskirts', 'springs'], 1])
    play.pick('gate')
    expect([play.purse(0).lantern, play.state.rotation, play.asked]).toEqual([2, 1, 'end-turn'])
  })

  test('RY-T29 without a lantern a companion may stand on a battlement, but there is no effect and no turn of the disc', () => {
    const play = arrange({ palace: true, players: [{ lantern: 0 }] }).pick('p0-warrior>battlement-0')
    expect([play.asked, play.on('battlement-0'), play.state.rotation]).toEqual(['end-turn', 'p0-warrior', 0])
  })

  test('RY-14.7 the summit gives a resource of choice, which may be the lantern for a highlighted sector, and then turns the disc', () => {
    const play = arrange({ palace: true, players: [{ lantern: 0 }] }).pick('p0-warrior>summit', 'apply', 'lantern')
    expect([play.asked, play.offered]).toEqual(['pay', ['pay', 'skip']])
    play.pick('pay')
    expect([play.asked, play.purse(0).lantern]).toEqual(['day-effect', 0])
    play.pick('gate')
    expect([play.purse(0).lantern, play.state.rotation, play.asked]).toEqual([1, 1, 'end-turn'])
    const declined = arrange({ palace: true }).pick('p0-warrior>summit', 'apply', 'coin')
    expect(declined.fallback()).toBe('skip')
    declined.pick('skip')
    expect([declined.purse(0), declined.state.rotation]).toMatchObject([{ coin: 5, lantern: 2 }, 1])
    const dark = arrange({ palace: true, players: [{ lantern: 0 }] }).pick('p0-warrior>summit', 'apply', 'coin')
    expect([dark.asked, dark.state.rotation]).toEqual(['end-turn', 1])
  })

  test('RY-14.8 a companion on the summit is pushed out by the next one, even by one of the same player, and is out until dawn', () => {
    const play = arrange({ palace: true, board: 'p0-apprentice-1@summit' }).pick('p0-warrior>summit')
    expect([play.on('summit'), play.player(0).pushed]).toEqual(['p0-warrior', ['p0-apprentice-1']])
    expect([play.isOnBoard('p0-apprentice-1'), play.table.palaceInfluence]).toEqual([false, [1, 0, 0]])
    expect(play.player(0).hand).not.toContain('p0-apprentice-1')
    // a hire cannot replace it
    const hiring = arrange({
      palace: true,
      row: 'p0-archer',
      board: 'p0-apprentice-1@summit',
      players: [{ hand: 'warrior mentor', coin: 9, lantern: 2 }],
    })
    hiring.pick('p0-warrior>summit', 'skip', 'end-turn')
    expect(hiring.player(0).pushed).toEqual(['p0-apprentice-1'])
    while (hiring.seat !== 0) hiring.pick(hiring.fallback())
    hiring.pick('p0-mentor>gate-1>revealed', 'use')
    if (hiring.asked === 'reveal') hiring.pick('skip')
    expect(hiring.asked).toBe('hire')
    const replaceable = hiring.offered.map((id) => id.split('>')[1])
    expect(replaceable).toEqual(expect.arrayContaining(['p0-mentor', 'p0-warrior']))
    expect(replaceable).not.toContain('p0-apprentice-1')
    // at dawn it is in hand again, revealed
    const home = arrange({ palace: true, board: 'p0-apprentice-1@summit' }).pick('p0-warrior>summit')
    while (home.state.round === 1) home.pick(home.fallback())
    expect(home.player(0).pushed).toEqual([])
    expect(home.player(0).hand).toContain('p0-apprentice-1')
  })

  test('RY-T27 a companion pushed off the summit has no influence and returns at dawn; the other player gains a lantern, pays it and applies a sector', () => {
    const play = arrange({ palace: true, players: [{}, { lantern: 0 }] })
    play.by(0, 'p0-warrior>summit', 'skip', 'end-turn')
    play.by(1, 'p1-warrior>summit')
    expect([play.on('summit'), play.player(0).pushed]).toEqual(['p1-warrior', ['p0-warrior']])
    expect(play.table.palaceInfluence).toEqual([0, 1, 0])
    play.by(1, 'apply', 'lantern', 'pay', 'gate')
    expect([play.purse(1).lantern, play.state.rotation]).toEqual([1, 1])
    play.by(1, 'end-turn')
    while (play.state.round === 1) play.pick(play.fallback())
    expect(play.player(0)).toMatchObject({ pushed: [] })
    expect(play.player(0).hand).toContain('p0-warrior')
  })

  test('RY-14.9 RY-T28 a struck revealed companion goes to a free wall that its owner sees and chooses, or is pushed out', () => {
    const two = arrange({ palace: true, rotation: 1, board: 'p1-warrior@gate-1' })
    two.by(0, 'p0-warrior>gate-2>revealed', 'use')
    expect([two.seat, two.asked, two.offered]).toEqual([1, 'retreat', ['wall-0', 'wall-1']])
    const before = two.purse(1)
    two.by(1, 'wall-1')
    expect([two.on('wall-1'), two.on('gate-1'), two.change(1, before), two.state.rotation]).toEqual(['p1-warrior', '', {}, 1])
    expect([two.seat, two.asked]).toEqual([0, 'apply'])
    const one = arrange({ palace: true, rotation: 0, board: 'p1-warrior@gate-1' }).by(0, 'p0-warrior>gate-2>revealed', 'use')
    expect([one.on('wall-1'), one.seat]).toEqual(['p1-warrior', 0])
    const none = arrange({ palace: true, rotation: 0, players: [{ kept: ['mercy-jade-1'] }], board: 'p1-warrior@gate-1 p2-warrior@wall-1' })
    none.by(0, 'p0-warrior>gate-2>revealed', 'use')
    expect([none.on('gate-1'), none.player(1).pushed, none.isOnBoard('p1-warrior')]).toEqual(['', ['p1-warrior'], false])
    // the strike still counts as made
    expect([none.seat, none.asked]).toEqual([0, 'mercy'])
    const hidden = arrange({ palace: true, board: 'p1-warrior@gate-1*' }).by(0, 'p0-warrior>gate-2>revealed', 'use')
    expect([hidden.on('gate-1'), hidden.asked]).toEqual(['p1-warrior', 'apply'])
  })

  test('RY-14.10 at night every companion on walls, battlements and summit counts 1', () => {
    const play = night({
      palace: true,
      first: 1,
      board: 'p0-warrior@wall-0 p0-apprentice-1@battlement-3 p2-warrior@summit',
      players: [{ pushed: 'apprentice-2' }],
    })
    play.by(2, 'jade').by(0, 'coral')
    expect([play.purse(0), play.purse(2)]).toMatchObject([
      { favour: 2, coral: 1 },
      { favour: 1, jade: 1 },
    ])
    expect(play.state.first).toBe(0)
  })

  test('RY-14.11 all levels of the Palace stand from the start, and none is added', () => {
    expect(arrange({ palace: true }).table.level).toBe(3)
    expect(arrange({ palace: true, step: { step: 'dawn' } }).table).toMatchObject({ level: 3, round: 2 })
    expect(arrange().table.level).toBe(1)
  })

  test('RY-14.12 seals and events treat the nine places as the Palace', () => {
    for (const spot of ['wall-0', 'battlement-0', 'summit']) {
      const play = arrange({ palace: true, players: [{ kept: ['seal-of-the-palace-1'] }] }).pick(`p0-warrior>${spot}`, 'apply')
      expect([spot, play.purse(0).coin]).toEqual([spot, 5])
    }
    const banquet = night({
      palace: true,
      events: ['palace-banquet'],
      players: [{ coin: 3, scroll: 0, lantern: 0 }],
      board: 'p0-warrior@wall-2 p0-apprentice-1@battlement-1 p1-warrior@gate-1',
    })
    expect([banquet.purse(0).coin, banquet.purse(1).coin]).toEqual([1, 4])
  })
})

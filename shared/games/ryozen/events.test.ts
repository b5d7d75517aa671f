import { describe, expect, test } from 'vitest'
import { EVENTS } from './content/index.ts'
import { arrange, night, type Play, type Scene } from './testing.ts'

const EVERYWHERE = 'p0-warrior@gate-1 p0-apprentice-1@outskirts-1* p0-apprentice-2@springs-1 p0-apprentice-3@springs-2* p0-apprentice-4@palace'

/** Plays a night with one event, up to the first question. */
const struckBy = (event: string, scene: Scene = {}): Play => night({ events: [event], ...scene })
/** Returns what an event changes for a player without companions, who gets no night rewards. */
const homeLoss = (event: string, belongings: NonNullable<Scene['players']>[number], scene: Scene = {}) => {
  const before = arrange({ ...scene, players: [belongings] }).purse(0)
  return struckBy(event, { ...scene, players: [belongings] }).change(0, before)
}
const eventsSeen = (play: Play): readonly string[] =>
  play.match.events.map(({ event }) => (event.type === 'event-came' ? String(event.event) : '')).filter(Boolean)

describe('events at night', () => {
  test('RY-11.1 RY-R10 locks end, and events come from left to right for everybody in turn order and are then discarded', () => {
    const play = night({
      first: 2,
      events: ['fire-in-the-clan-house', '', 'flood', 'bandit-raid'],
      players: [{ kept: ['rainbow-1', 'rainbow-2'] }, {}, { kept: ['mercy-jade-1', 'mercy-jade-2'] }],
      board: 'p1-warrior@springs-1 p1-apprentice-1@springs-2',
    })
    play.by(2, 'mercy-jade-1')
    expect(play.state.events).toEqual(['fire-in-the-clan-house', '', 'flood', 'bandit-raid'])
    play.by(0, 'rainbow-1')
    expect([play.seat, play.source]).toEqual([1, 'bandit-raid'])
    expect([play.state.events, play.state.eventDiscard]).toEqual([
      ['', '', '', 'bandit-raid'],
      ['fire-in-the-clan-house', 'flood'],
    ])
    // this needs no companion at the Gate
    expect(eventsSeen(night({ events: ['flood', 'rebellion'] }))).toEqual(['flood', 'rebellion'])
    const everybody = [0, 1]
      .flatMap((seat) => [...[1, 2, 3, 4, 5].map((n) => `p${seat}-apprentice-${n}@palace`), `p${seat}-warrior@palace`])
      .join(' ')
    const dusk = arrange({ seats: 2, players: [{ lock: 'gate' }, { lock: 'altar' }], board: everybody, step: { step: 'end-turn' } })
    expect([dusk.table.phase, dusk.player(0).lock]).toEqual(['day', 'gate'])
    dusk.pick('end-turn')
    expect([dusk.table.phase, dusk.player(0).lock, dusk.player(1).lock]).toEqual(['night', '', ''])
  })

  test('RY-11.2 the affected player chooses, and without a companion to strike or turn nothing happens', () => {
    const play = struckBy('bandit-raid', { board: 'p0-warrior@springs-1 p0-apprentice-1@altar-1 p1-warrior@gate-1* p2-warrior@palace' })
    expect([play.seat, play.asked, play.source, play.offered]).toEqual([0, 'strike', 'bandit-raid', ['p0-apprentice-1', 'p0-warrior']])
    play.by(0, 'p0-warrior')
    // seats 1 and 2 have nobody revealed in a sector
    expect([play.on('gate-1'), play.state.palace]).toEqual(['p1-warrior*', ['p2-warrior', 'p0-warrior']])
    expect(play.asked).toBe('gain-resource')
    expect(eventsSeen(struckBy('suspicious-rumours', { board: 'p0-warrior@palace' }))).toEqual(['suspicious-rumours'])
  })

  test('RY-11.3 RY-T6 Breach in the Wall takes one of each resource, as far as there are', () => {
    expect(homeLoss('breach-in-the-wall', { coin: 2, scroll: 0, lantern: 1 })).toEqual({ coin: -1, lantern: -1 })
    const play = struckBy('breach-in-the-wall')
    expect([0, 1, 2].map((seat) => play.purse(seat))).toEqual(
      Array.from({ length: 3 }, () => ({ coin: 3, scroll: 2, lantern: 1, coral: 0, agate: 0, jade: 0, favour: 0 })),
    )
  })

  test('RY-11.4 RY-R18 Rebellion takes 1 favour for each explored village, including the first one', () => {
    const built = ['craftville', 'fire-cape', 'bulwark']
    expect(homeLoss('rebellion', { favour: 9, explorer: 2 }, { built })).toEqual({ favour: -3 })
    expect(homeLoss('rebellion', { favour: 9 }, { built })).toEqual({ favour: -1 })
    expect(homeLoss('rebellion', { favour: 2, explorer: 3 }, { built })).toEqual({ favour: -2 })
  })

  test('RY-11.5 Fire in the Clan House takes one revelation of each player', () => {
    const play = struckBy('fire-in-the-clan-house', { players: [{ kept: ['rainbow-1', 'mercy-jade-1'] }, { kept: ['rainbow-2'] }] })
    expect([play.seat, play.asked, play.offered]).toEqual([0, 'discard-revelation', ['mercy-jade-1', 'rainbow-1']])
    play.by(0, 'mercy-jade-1')
    expect([play.player(0).kept, play.player(1).kept, play.state.revelationDiscard]).toEqual([['rainbow-1'], [], ['mercy-jade-1', 'rainbow-2']])
  })

  test('RY-11.6 Bandit Raid strikes a revealed companion of each player', () => {
    const play = struckBy('bandit-raid', { board: 'p0-warrior@springs-1 p0-apprentice-1@altar-1* p1-warrior@gate-1' })
    // each player had only one to strike
    expect(play.state.palace).toEqual(['p0-warrior', 'p1-warrior'])
    expect(play.on('altar-1')).toBe('p0-apprentice-1*')
  })

  test('RY-11.7 Suspicious Rumours turn a hidden companion of each player revealed', () => {
    const play = struckBy('suspicious-rumours', { board: 'p0-warrior@springs-1* p0-apprentice-1@altar-1* p0-apprentice-2@gate-1' })
    expect([play.asked, play.offered]).toEqual(['flip-revealed', ['p0-apprentice-1', 'p0-warrior']])
    play.pick('p0-warrior')
    expect([play.on('springs-1'), play.on('altar-1')]).toEqual(['p0-warrior', 'p0-apprentice-1*'])
  })

  test('RY-11.8 Ominous Shadows take 1 favour for each highlighted sector where the player has a companion', () => {
    // in the night the Gate gives 4 favour and the Capital 2
    const board = 'p0-warrior@outskirts-1 p0-apprentice-1@springs-1 p0-apprentice-2@springs-2* p0-apprentice-3@clan-house-1'
    expect(struckBy('ominous-shadows', { players: [{ favour: 9 }], board }).purse(0).favour).toBe(7)
    expect(struckBy('ominous-shadows', { rotation: 1, players: [{ favour: 9 }], board }).purse(0).favour).toBe(8)
  })

  test('RY-11.9 RY-T23 an Eclipse takes a shard of its colour, and gives one to a player without', () => {
    for (const colour of ['coral', 'agate', 'jade'] as const) {
      const play = struckBy(`${colour}-eclipse`, { players: [{ [colour]: 0 }, { [colour]: 2 }, { [colour]: 1 }] })
      expect([0, 1, 2].map((seat) => play.purse(seat)[colour])).toEqual([1, 1, 0])
    }
  })

  test('RY-11.10 Curse of the Shadow strikes one companion of each player in each highlighted sector', () => {
    const play = struckBy('curse-of-the-shadow', { board: `${EVERYWHERE} p1-warrior@capital-1` })
    // seat 0 has one companion at the Gate, one in the Outskirts and two in the Springs
    expect([play.seat, play.asked, play.offered]).toEqual([0, 'strike', ['p0-apprentice-2', 'p0-apprentice-3']])
    expect([play.on('gate-1'), play.on('outskirts-1')]).toEqual(['', 'p0-apprentice-1'])
    play.by(0, 'p0-apprentice-3')
    expect([play.on('springs-1'), play.on('springs-2'), play.on('capital-1')]).toEqual(['p0-apprentice-2', 'p0-apprentice-3', 'p1-warrior'])
    expect(play.state.palace).toEqual(['p0-apprentice-4', 'p0-warrior'])
  })

  test('RY-11.11 Palace Banquet takes a resource of choice for each companion of the player in the Palace', () => {
    const board = 'p0-warrior@palace p0-apprentice-1@palace p1-warrior@palace'
    const play = struckBy('palace-banquet', {
      players: [
        { coin: 2, scroll: 1, lantern: 0 },
        { coin: 1, scroll: 0, lantern: 0 },
      ],
      board,
    })
    expect([play.seat, play.asked, play.offered]).toEqual([0, 'lose-resource', ['coin', 'scroll']])
    expect(play.fallback()).toBe('coin')
    play.by(0, 'coin', 'scroll')
    expect([play.purse(0), play.purse(1)]).toMatchObject([
      { coin: 1, scroll: 0 },
      { coin: 0, scroll: 0 },
    ])
    // a player who must lose everything is not asked
    const all = struckBy('palace-banquet', { players: [{ coin: 1, scroll: 1, lantern: 0 }], board })
    expect([all.seat, all.purse(0).coin, all.purse(0).scroll]).toEqual([1, 0, 0])
  })

  test('RY-11.12 RY-R34 Public Brawl takes 1 favour for each revealed Apprentice of the player on the board, also in the Palace, but not if pushed out', () => {
    const board = 'p0-apprentice-1@springs-1 p0-apprentice-2@clan-house-1* p0-warrior@altar-1'
    const base = struckBy('public-brawl', { players: [{ favour: 9 }], board: `${board} p0-apprentice-3@palace` })
    expect(base.purse(0).favour).toBe(7)
    const palace = struckBy('public-brawl', {
      palace: true,
      players: [{ favour: 9, pushed: 'apprentice-4' }],
      board: `${board} p0-apprentice-3@summit`,
    })
    expect(palace.purse(0).favour).toBe(7)
  })

  test('RY-11.13 Lunar Curse takes a shard of choice for each highlighted sector where the player has a companion', () => {
    const play = struckBy('lunar-curse', {
      players: [{ coral: 2, jade: 1 }, { agate: 1 }],
      board: 'p0-warrior@outskirts-1 p0-apprentice-1@springs-1 p1-warrior@springs-2',
    })
    expect([play.seat, play.asked, play.offered]).toEqual([0, 'lose-shard', ['coral', 'jade']])
    play.by(0, 'jade')
    // the second shard could only be coral
    expect(play.match.events.filter(({ event }) => event.type.startsWith('lost')).map(({ event }) => [event.seat, event.good])).toEqual([
      [0, 'jade'],
      [0, 'coral'],
      [1, 'agate'],
    ])
  })

  test('RY-11.14 Sun Flares take 1 favour for each sector where the player has a companion', () => {
    const board = 'p0-warrior@outskirts-1 p0-apprentice-1@springs-1 p0-apprentice-2@springs-2* p0-apprentice-3@clan-house-1 p0-apprentice-4@palace'
    // the companion in the Palace brings 1 back
    expect(struckBy('sun-flares', { players: [{ favour: 9 }], board }).purse(0).favour).toBe(9 - 3 + 1)
  })

  test('RY-11.15 Lunar Festival takes a lantern for each companion of the player in highlighted sectors', () => {
    const board = 'p0-warrior@outskirts-1 p0-apprentice-1@outskirts-2* p0-apprentice-3@clan-house-1'
    expect(struckBy('lunar-festival', { players: [{ lantern: 5 }], board }).purse(0).lantern).toBe(3)
    expect(struckBy('lunar-festival', { players: [{ lantern: 1 }], board }).purse(0).lantern).toBe(0)
  })

  test('RY-11.16 Invisible Presence turns all hidden companions in highlighted sectors revealed', () => {
    const play = struckBy('invisible-presence', {
      board: 'p0-warrior@outskirts-1* p0-apprentice-1@springs-1* p0-apprentice-2@altar-1* p1-warrior@gate-1*',
    })
    expect([play.on('outskirts-1'), play.on('springs-1'), play.on('altar-1'), play.on('gate-1')]).toEqual([
      'p0-warrior',
      'p0-apprentice-1',
      'p0-apprentice-2*',
      'p1-warrior',
    ])
    expect(play.asked).toBe('gain-resource')
  })

  test('RY-11.17 Ceremony of Three Lights takes 3 favour if the player has a companion in every highlighted sector', () => {
    const three = 'p0-warrior@capital-1 p0-apprentice-1@altar-1* p0-apprentice-2@clan-house-1'
    const all = struckBy('ceremony-of-three-lights', { rotation: 1, players: [{ favour: 9 }, { favour: 9 }], board: three })
    // the Capital gives 2 afterwards
    expect(all.match.events.map(({ event }) => event.type)).toContain('lost-favour')
    expect([all.purse(0).favour, all.purse(1).favour]).toEqual([9 - 3 + 2, 9])
    const two = struckBy('ceremony-of-three-lights', { rotation: 1, players: [{ favour: 9 }], board: 'p0-warrior@capital-1 p0-apprentice-1@altar-1' })
    expect(two.purse(0).favour).toBe(11)
  })

  test('RY-11.18 RY-T24 RY-R20 Mist of Oblivion takes each revelation or 1 favour for it, so with 2 favour at most 2 stay', () => {
    const kept = ['rainbow-1', 'mercy-jade-1', 'seal-of-the-gate-1']
    const play = struckBy('mist-of-oblivion', {
      players: [
        { favour: 2, kept },
        { favour: 0, kept: ['rainbow-2'] },
      ],
    })
    expect([play.asked, play.decision.question]).toMatchObject(['forget', { kind: 'some', min: 0, max: 2 }])
    expect(play.refusal(kept)).toBe('not-offered')
    play.by(0, ['rainbow-1', 'mercy-jade-1'])
    expect(play.player(0)).toMatchObject({ favour: 0, kept: ['rainbow-1', 'mercy-jade-1'] })
    // without favour there is no choice
    expect(play.player(1)).toMatchObject({ favour: 0, kept: [] })
    const none = struckBy('mist-of-oblivion', { players: [{ favour: 2, kept }] }).by(0, [])
    expect(none.player(0)).toMatchObject({ favour: 2, kept: [] })
  })

  test('RY-11.19 Flood moves each explorer back one, but not below the first village', () => {
    const play = struckBy('flood', { built: ['craftville', 'fire-cape'], players: [{ explorer: 2 }, { explorer: 0 }, { explorer: 1 }] })
    expect([0, 1, 2].map((seat) => play.player(seat).explorer)).toEqual([1, 0, 0])
  })

  test('RY-11.20 RY-T25 Earthquake takes a shard of choice or 1 favour for each companion on the board, as far as there are', () => {
    const board = 'p0-warrior@gate-1 p0-apprentice-1@gate-2* p0-apprentice-2@springs-1 p0-apprentice-3@palace p0-apprentice-4@altar-1'
    const all = night({
      events: ['earthquake', 'fire-in-the-clan-house'],
      players: [{ coral: 1, jade: 1, favour: 1, kept: ['rainbow-1', 'rainbow-2'] }],
      board,
    })
    expect([all.source, all.purse(0)]).toMatchObject(['fire-in-the-clan-house', { coral: 0, jade: 0, favour: 0 }])
    const some = struckBy('earthquake', { players: [{ coral: 2, favour: 4 }], board })
    expect([some.asked, some.offered]).toEqual(['lose-shard-or-favour', ['coral', 'favour']])
    some.by(0, 'coral', 'favour', 'favour', 'favour', 'favour')
    const lost = some.entries.length
    expect([lost, some.purse(0).coral]).toEqual([5, 1 + 1])
    const noFavour = struckBy('earthquake', { players: [{ coral: 3, jade: 3 }], board })
    expect(noFavour.offered).toEqual(['coral', 'jade'])
  })

  test('there are 20 different events', () => {
    expect(EVENTS).toHaveLength(20)
    expect(new Set(EVENTS.map(({ id }) => id)).size).toBe(20)
  })

  test('every event is resolved by everybody, leaves no decision open and is discarded', () => {
    for (const { id } of EVENTS) {
      const play = night({
        events: ['', id],
        built: ['craftville'],
        players: [
          { favour: 9, coral: 3, agate: 2, kept: ['rainbow-1', 'mercy-jade-1'], explorer: 1 },
          { jade: 4, favour: 1 },
        ],
        board: `${EVERYWHERE} p1-warrior@springs-3* p1-apprentice-1@capital-1 p2-warrior@palace`,
      })
      expect([id, play.source === id || play.state.eventDiscard.includes(id)]).toEqual([id, true])
      while (play.table.phase === 'night') play.pick(play.fallback())
      expect([id, play.state.eventDiscard.includes(id), play.asked]).toEqual([
        id,
        true,
        play.player(play.seat).kept.includes('rainbow-1') ? 'start' : 'place',
      ])
    }
  })
})

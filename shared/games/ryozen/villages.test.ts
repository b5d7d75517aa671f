import { describe, expect, test } from 'vitest'
import { ALTAR_TILE, START_VILLAGE, VILLAGES } from './content/index.ts'
import { arrange, type Play, type Scene } from './testing.ts'

/** Puts the explorer of seat 0 on the village, the only one after the first, and applies the Altar. */
function atAltar(village: string, { players = [], ...scene }: Scene = {}): Play {
  const [own = {}, ...others] = players
  return arrange({ built: [village], ...scene, players: [{ ...own, explorer: 1 }, ...others] }).pick('p0-apprentice-1>altar-1>revealed', 'apply')
}
/** Returns what the bonus changes for seat 0, if it asks nothing. */
function bonusOf(village: string, scene: Scene = {}): Readonly<Record<string, number>> {
  const play = atAltar(village, scene)
  const before = play.purse(0)
  play.pick(village)
  expect(play.asked).toBe('end-turn')
  return play.change(0, before)
}

describe('village bonuses', () => {
  test('RY-10.1 RY-R6 the starting village gives 2 coins', () => {
    const play = arrange().pick('p0-apprentice-1>altar-1>revealed', 'apply')
    const before = play.purse(0)
    expect(play.pick('start-village').change(0, before)).toEqual({ coin: 2 })
  })

  test('RY-10.2 Prosperopolis gives one of each resource', () => {
    expect(bonusOf('prosperopolis')).toEqual({ coin: 1, scroll: 1, lantern: 1 })
  })

  test('RY-10.3 Craftville gives 3 scrolls', () => {
    expect(bonusOf('craftville')).toEqual({ scroll: 3 })
  })

  test('RY-10.4 Fire Cape gives 2 lanterns', () => {
    expect(bonusOf('fire-cape')).toEqual({ lantern: 2 })
  })

  test('RY-10.5 River Shoal gives 1 favour for every 2 revelations, rounded down', () => {
    const kept = ['seal-of-the-gate-1', 'seal-of-the-gate-2', 'mercy-coral-1', 'mercy-coral-2', 'mercy-jade-1']
    expect(bonusOf('river-shoal', { players: [{ kept }] })).toEqual({ favour: 2 })
    expect(atAltar('river-shoal', { players: [{ kept: kept.slice(0, 1) }] }).offered).toEqual(['skip', 'start-village'])
  })

  test('RY-10.6 Bulwark gives a resource of choice for each empty event area', () => {
    const play = atAltar('bulwark', { events: ['flood', '', '', 'rebellion'] })
    const before = play.purse(0)
    play.pick('bulwark', 'coin')
    expect([play.asked, play.source]).toEqual(['gain-resource', 'bulwark'])
    expect(play.pick('lantern').change(0, before)).toEqual({ coin: 1, lantern: 1 })
    expect(play.asked).toBe('end-turn')
    expect(atAltar('bulwark', { events: ['flood', 'sun-flares', 'earthquake', 'rebellion'] }).offered).toEqual(['skip', 'start-village'])
  })

  test('RY-10.7 Owl Cove hides a revealed companion of the player in a sector for free', () => {
    const play = atAltar('owl-cove', { board: 'p0-warrior@gate-1 p0-apprentice-2@springs-1* p0-apprentice-3@palace p1-warrior@gate-2' })
    const before = play.purse(0)
    play.pick('owl-cove')
    expect([play.asked, play.offered]).toEqual(['flip-hidden', ['p0-apprentice-1', 'p0-warrior']])
    play.pick('p0-warrior')
    expect([play.on('gate-1'), play.change(0, before)]).toEqual(['p0-warrior*', {}])
  })

  test('RY-10.8 RY-T22 Bandit Lair returns the last discarded event and gives 3 favour, or does neither', () => {
    const play = atAltar('bandit-lair', { events: ['flood', '', 'rebellion', ''], eventDiscard: ['sun-flares', 'earthquake'] })
    play.pick('bandit-lair')
    expect([play.asked, play.offered, play.player(0).favour]).toEqual(['return-event', ['event-area-2', 'event-area-4'], 0])
    play.pick('event-area-2')
    expect(play.state).toMatchObject({ events: ['flood', 'earthquake', 'rebellion', ''], eventDiscard: ['sun-flares'] })
    expect(play.player(0).favour).toBe(3)
    expect(atAltar('bandit-lair', { events: ['flood'] }).offered).toEqual(['skip', 'start-village'])
    const full = { events: ['flood', 'sun-flares', 'public-brawl', 'rebellion'], eventDiscard: ['earthquake'] }
    expect(atAltar('bandit-lair', full).offered).toEqual(['skip', 'start-village'])
  })

  test('RY-10.9 Bird Gorge gives 1 favour for each companion of the player in highlighted sectors', () => {
    const board = 'p0-warrior@gate-1* p0-apprentice-2@gate-2 p0-apprentice-3@springs-1 p0-apprentice-4@capital-1 p1-warrior@outskirts-1'
    expect(bonusOf('bird-gorge', { board })).toEqual({ favour: 3 })
    expect(bonusOf('bird-gorge', { board, rotation: 1 })).toEqual({ favour: 2 })
  })

  test('RY-10.10 Town Hall applies the day effect of the Capital with its seals', () => {
    const play = atAltar('town-hall', { heralds: [2, 1, 0], players: [{ kept: ['seal-of-the-capital-1'] }] }).pick('town-hall')
    expect([play.state.heralds, play.player(0).scroll, play.asked]).toEqual([[0, 2, 1], 5, 'gain-resource'])
    expect(play.pick('coin').asked).toBe('end-turn')
  })

  test('RY-10.11 Nomad Camp moves a revealed companion of the player for free to another sector without a lock, where it does nothing', () => {
    const scene = {
      players: [{}, { lock: 'springs' }],
      board: 'p0-warrior@gate-1 p0-apprentice-2@gate-2* p0-apprentice-3@palace p1-warrior@capital-1 p1-apprentice-1@palace',
    } as const
    const play = atAltar('nomad-camp', scene).pick('nomad-camp')
    expect(new Set(play.offered.map((id) => id.split('>')[0]))).toEqual(new Set(['p0-apprentice-1', 'p0-apprentice-3', 'p0-warrior']))
    expect(new Set(play.after('p0-warrior').map((slot) => slot.slice(0, -2)))).toEqual(new Set(['capital', 'outskirts', 'altar', 'clan-house']))
    const before = play.purse(0)
    play.pick('p0-warrior>capital-3')
    expect([play.on('capital-3'), play.on('gate-1'), play.change(0, before), play.asked]).toEqual(['p0-warrior', '', {}, 'end-turn'])
    // a companion may leave the Palace too, for any sector without a lock; the others stay there
    const leaving = atAltar('nomad-camp', scene).pick('nomad-camp')
    expect(new Set(leaving.after('p0-apprentice-3').map((slot) => slot.slice(0, -2)))).toEqual(
      new Set(['gate', 'capital', 'outskirts', 'altar', 'clan-house']),
    )
    leaving.pick('p0-apprentice-3>outskirts-1')
    expect([leaving.on('outskirts-1'), leaving.state.palace]).toEqual(['p0-apprentice-3', ['p1-apprentice-1']])
    const spots = arrange({ palace: true, built: ['nomad-camp'], players: [{ explorer: 1 }], board: 'p0-apprentice-3@wall-0 p1-warrior@wall-1' })
    spots.pick('p0-apprentice-1>altar-1>revealed', 'apply', 'nomad-camp', 'p0-apprentice-3>gate-1')
    expect([spots.on('gate-1'), spots.state.palace.filter((tile) => tile !== '')]).toEqual(['p0-apprentice-3', ['p1-warrior']])
  })

  test("RY-10.12 Moon Forge moves the player's explorer back one and gives a shard of choice", () => {
    const play = atAltar('moon-forge', { players: [{}, { explorer: 1 }] }).pick('moon-forge')
    expect([play.player(0).explorer, play.player(1).explorer]).toEqual([0, 1])
    expect([play.asked, play.offered]).toEqual(['gain-shard', ['agate', 'coral', 'jade']])
    expect(play.pick('agate').purse(0)).toMatchObject({ agate: 1, coral: 0, jade: 0 })
  })

  test('RY-10.13 RY-T21 RY-R22 Moon Harbour gives everybody in a highlighted sector its night reward, with the bonus for the majority', () => {
    const play = atAltar('moon-harbour', {
      rotation: 1,
      board: 'p1-warrior@altar-2* p2-warrior@capital-1',
    })
    play.by(0, 'moon-harbour')
    expect([play.asked, play.offered]).toEqual(['night-reward', ['altar', 'capital', 'clan-house']])
    play.by(0, 'altar', 'coin').by(1, 'lantern')
    expect([play.purse(0).coin, play.purse(1).lantern, play.purse(0).jade, play.purse(1).jade]).toEqual([5, 3, 0, 1])
    expect(play.purse(2)).toEqual({ coin: 4, scroll: 3, lantern: 2, coral: 0, agate: 0, jade: 0, favour: 0 })
    expect([play.seat, play.asked, play.on('altar-2')]).toEqual([0, 'end-turn', 'p1-warrior*'])
  })

  test('RY-10.13 an empty sector may be chosen, but then nothing is carried out and no seal follows', () => {
    const scene = { players: [{ kept: ['seal-of-the-altar-1'] }], board: 'p1-warrior@gate-1 p1-apprentice-1@capital-1' }
    const play = atAltar('moon-harbour', scene).pick('moon-harbour', 'springs')
    expect([play.asked, play.on('gate-1'), play.on('capital-1')]).toEqual(['end-turn', 'p1-warrior', 'p1-apprentice-1'])
    const used = atAltar('moon-harbour', scene).pick('moon-harbour', 'gate')
    expect([used.purse(1).favour, used.asked]).toEqual([4, 'strike'])
  })

  test('RY-10.14 the Altar tile trades a resource of choice for a shard of choice', () => {
    const seven = VILLAGES.slice(0, 7).map(({ id }) => id)
    const scene = { built: [...seven, 'altar-tile'] }
    const play = arrange({ ...scene, players: [{ explorer: 8 }] }).pick('p0-apprentice-1>altar-1>revealed', 'apply', 'altar-tile')
    expect([play.asked, play.offered]).toEqual(['pay-resource', ['coin', 'lantern', 'scroll']])
    play.pick('coin', 'coral')
    expect(play.purse(0)).toMatchObject({ coin: 3, coral: 1 })
    const broke = arrange({ ...scene, players: [{ explorer: 8, coin: 0, scroll: 0, lantern: 0 }] })
    expect(broke.pick('p0-apprentice-1>altar-1>revealed', 'apply').offered).not.toContain('altar-tile')
  })

  test('the source of a bonus is the village, so it may move the Pathfinder who took it', () => {
    const play = arrange({ built: ['owl-cove'], players: [{ explorer: 1, hand: 'pathfinder' }] }).pick('p0-pathfinder>gate-1>revealed', 'use')
    expect(play.on('gate-1')).toBe('p0-pathfinder*')
    const nomad = arrange({ built: ['nomad-camp'], players: [{ explorer: 1, hand: 'pathfinder' }] })
    nomad.pick('p0-pathfinder>gate-1>revealed', 'use', 'p0-pathfinder>springs-1')
    // the day effect is still that of the place where the companion was put
    expect([nomad.asked, nomad.source]).toEqual(['apply', 'gate'])
  })

  test('every village can be visited, and its bonus leaves no decision open', () => {
    const rich: Scene = {
      events: ['flood', '', '', ''],
      eventDiscard: ['earthquake'],
      players: [{ kept: ['mercy-jade-1', 'mercy-jade-2'] }],
      board: 'p0-warrior@gate-1 p1-warrior@gate-2',
    }
    for (const { id } of VILLAGES) {
      const play = atAltar(id, rich)
      expect([id, play.offered]).toEqual([id, [id, 'skip', 'start-village'].toSorted()])
      const before = JSON.stringify(play.state)
      play.pick(id)
      expect(play.events[0]).toEqual({ type: 'visited', seat: 0, village: id })
      while (play.asked !== 'end-turn') play.pick(play.fallback())
      expect([id, JSON.stringify(play.state) !== before, play.seat]).toEqual([id, true, 0])
    }
  })

  test('there are 12 different villages besides the first one and the Altar', () => {
    expect(VILLAGES).toHaveLength(12)
    expect(new Set([...VILLAGES.map(({ id }) => id), START_VILLAGE.id, ALTAR_TILE.id]).size).toBe(14)
  })
})

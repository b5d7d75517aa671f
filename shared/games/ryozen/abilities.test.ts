import { describe, expect, test } from 'vitest'
import { COMPANIONS } from './content/index.ts'
import { arrange, type Play, type Scene } from './testing.ts'

/** Places a companion of seat 0 revealed in the first slot of the sector, so that its ability can be used. */
function placed(kind: string, sector: string, { players = [], ...scene }: Scene = {}): Play {
  const [own = {}, ...others] = players
  return arrange({ ...scene, players: [{ ...own, hand: `${own.hand ?? ''} ${kind}` }, ...others] }).pick(`p0-${kind}>${sector}-1>revealed`)
}
const used = (kind: string, sector: string, scene: Scene = {}): Play => placed(kind, sector, scene).pick('use')

describe('abilities', () => {
  test('RY-6.1 an Apprentice has no ability', () => {
    expect(arrange({ board: 'p1-warrior@gate-2' }).pick('p0-apprentice-1>gate-1>revealed').asked).toBe('apply')
    expect(COMPANIONS.filter((companion) => !('ability' in companion)).map(({ id }) => id)).toEqual(['apprentice'])
  })

  test('RY-6.2 a Warrior strikes another companion in this sector', () => {
    const play = arrange({ board: 'p1-warrior@gate-2 p2-apprentice-1@gate-3* p2-warrior@capital-1' }).pick('p0-warrior>gate-1>revealed', 'use')
    expect([play.asked, play.offered]).toEqual(['strike', ['p1-warrior', 'p2-apprentice-1']])
    expect(play.pick('p2-apprentice-1').board).toEqual(['p0-warrior@gate-1', 'p1-warrior@gate-2', 'p2-apprentice-1@gate-3', 'p2-warrior@capital-1'])
  })

  test('RY-6.3 an Archer strikes in the opposite sector', () => {
    const play = used('archer', 'capital', { board: 'p1-warrior@springs-2 p0-apprentice-1@springs-1 p2-warrior@capital-2' })
    expect(play.offered).toEqual(['p0-apprentice-1', 'p1-warrior'])
    expect(play.pick('p1-warrior').state.palace).toEqual(['p1-warrior'])
  })

  test('RY-6.4 an Organizer strikes where the player has a hidden companion, which may be the target', () => {
    const play = used('organizer', 'gate', {
      board: 'p0-apprentice-1@gate-2* p1-warrior@gate-3 p0-apprentice-2@altar-1* p2-warrior@altar-2 p1-apprentice-1@springs-1 p0-warrior@springs-2',
    })
    expect(play.offered).toEqual(['p0-apprentice-1', 'p0-apprentice-2', 'p1-warrior', 'p2-warrior'])
    expect(play.pick('p2-warrior').on('altar-2')).toBe('')
    // an opponent's hidden companion does not count
    expect(placed('organizer', 'gate', { board: 'p1-warrior@gate-2*' }).asked).toBe('apply')
  })

  test('RY-6.5 a Bard hides a revealed companion of anybody in an adjacent sector', () => {
    const play = used('bard', 'capital', { board: 'p1-warrior@gate-1 p0-warrior@outskirts-1 p2-warrior@outskirts-2* p1-apprentice-1@springs-1' })
    expect([play.asked, play.offered]).toEqual(['flip-hidden', ['p0-warrior', 'p1-warrior']])
    const before = play.purse(0)
    play.pick('p1-warrior')
    expect([play.on('gate-1'), play.change(0, before)]).toEqual(['p1-warrior*', {}])
    expect(play.eventTypes).toContain('turned-hidden-other')
  })

  test("RY-6.6 a Diplomat moves one of the player's companions from an adjacent sector, with its face", () => {
    const play = used('diplomat', 'springs', { board: 'p0-warrior@altar-1* p0-apprentice-1@clan-house-1 p0-apprentice-2@gate-1 p1-warrior@altar-2' })
    expect(play.offered).toEqual(['p0-apprentice-1>springs-2', 'p0-apprentice-1>springs-3', 'p0-warrior>springs-2', 'p0-warrior>springs-3'])
    const before = play.purse(0)
    play.pick('p0-warrior>springs-3')
    expect([play.on('springs-3'), play.on('altar-1'), play.change(0, before)]).toEqual(['p0-warrior*', '', {}])
    expect([play.asked, play.source]).toEqual(['apply', 'springs'])
    const full = placed('diplomat', 'springs', { board: 'p0-warrior@altar-1 p1-warrior@springs-2 p2-warrior@springs-3' })
    expect(full.asked).toBe('apply')
  })

  test('RY-6.7 a Philosopher buys one revelation at its price', () => {
    const play = used('philosopher', 'gate', { display: ['rainbow-1', 'mercy-jade-1', 'offering-of-the-phoenix'], players: [{ scroll: 2 }] })
    expect(play.offered).toEqual(['mercy-jade-1>burn', 'mercy-jade-1>keep', 'rainbow-1>burn', 'rainbow-1>keep'])
    play.pick('mercy-jade-1>keep')
    expect(play.player(0)).toMatchObject({ scroll: 0, kept: ['mercy-jade-1'] })
    expect([play.asked, play.state.display.includes('')]).toEqual(['apply', false])
    expect(placed('philosopher', 'gate', { display: ['mercy-coral-1', 'mercy-jade-1', 'disguise-1'], players: [{ scroll: 0 }] }).asked).toBe('apply')
  })

  test('RY-6.8 a Merchant gives one resource of choice', () => {
    const play = used('merchant', 'gate')
    expect([play.asked, play.offered]).toEqual(['gain-resource', ['coin', 'lantern', 'scroll']])
    expect(play.pick('lantern').purse(0)).toMatchObject({ coin: 4, scroll: 3, lantern: 3 })
  })

  test('RY-6.9 an Adviser gives 3 favour with the herald at I, and otherwise 2 scrolls', () => {
    expect(used('adviser', 'gate', { heralds: [0, 1, 2] }).purse(0)).toMatchObject({ favour: 3, scroll: 3 })
    expect(used('adviser', 'gate', { heralds: [1, 0, 2] }).purse(0)).toMatchObject({ favour: 0, scroll: 5 })
  })

  test('RY-6.10 a Pathfinder explores one, or takes the bonus of the village where the explorer stands', () => {
    const scene: Scene = { built: ['craftville', 'fire-cape'], players: [{ explorer: 1 }] }
    const play = used('pathfinder', 'gate', scene)
    expect([play.asked, play.offered]).toEqual(['choose', ['bonus', 'explore']])
    expect(used('pathfinder', 'gate', scene).pick('explore').player(0).explorer).toBe(2)
    const bonus = used('pathfinder', 'gate', scene).pick('bonus')
    expect([bonus.player(0).scroll, bonus.player(0).explorer]).toEqual([6, 1])
    // at the end of the built path only the bonus is possible
    expect(used('pathfinder', 'gate', { built: ['craftville'], players: [{ explorer: 1 }] }).player(0).scroll).toBe(6)
  })

  test('RY-6.11 a Seer discards an event, or returns the last discarded one to an empty area', () => {
    const scene: Scene = { events: ['flood', '', 'rebellion', ''], eventDiscard: ['earthquake', 'sun-flares'] }
    const play = used('seer', 'springs', scene)
    expect(play.offered).toEqual(['discard', 'return'])
    expect(used('seer', 'springs', scene).pick('discard', 'flood').state).toMatchObject({
      events: ['', '', 'rebellion', ''],
      eventDiscard: ['earthquake', 'sun-flares', 'flood'],
    })
    play.pick('return')
    expect(play.offered).toEqual(['event-area-2', 'event-area-4'])
    expect(play.pick('event-area-4').state).toMatchObject({ events: ['flood', '', 'rebellion', 'sun-flares'], eventDiscard: ['earthquake'] })
    expect(placed('seer', 'springs').asked).toBe('apply')
  })

  test('RY-6.12 a Mentor applies the Clan House before the day effect of this sector', () => {
    const play = used('mentor', 'capital', { row: 'p0-archer', top: 'p0-seer p0-bard', players: [{ kept: ['seal-of-the-clan-house-1'] }] })
    // the seal has already revealed one
    expect([play.asked, play.source, play.state.row]).toEqual(['reveal', 'clan-house', ['p0-archer', 'p0-bard']])
    play.pick('skip', 'p0-archer>p0-warrior')
    expect([play.asked, play.source]).toEqual(['apply', 'capital'])
    expect(play.player(0)).toMatchObject({ coin: 3, favour: 1 })
    expect(play.player(0).hand).toContain('p0-archer')
  })

  test('RY-6.13 RY-T13 with a Hermit the day effect of this turn comes from an adjacent sector, with the seals of that sector', () => {
    const play = used('hermit', 'altar', {
      players: [{ kept: ['seal-of-the-altar-1', 'seal-of-the-outskirts-1'] }],
      board: 'p1-warrior@gate-1',
    })
    expect([play.asked, play.offered]).toEqual(['divert', ['outskirts', 'springs']])
    play.pick('outskirts')
    expect([play.asked, play.source]).toEqual(['apply', 'outskirts'])
    play.pick('apply')
    expect(play.player(0)).toMatchObject({ favour: 2 + 2, explorer: 1 })
    expect([play.asked, play.on('gate-1'), play.on('altar-1')]).toEqual(['end-turn', 'p1-warrior', 'p0-hermit'])
    // the next turn is a usual one
    play.until(0).pick('p0-warrior>capital-1>revealed')
    expect(play.source).toBe('capital')
  })

  test('RY-6.13 a Hermit may choose a sector where nothing can be applied', () => {
    const play = used('hermit', 'altar', { players: [{ scroll: 0 }], display: ['disguise-1', 'disguise-2', 'mercy-jade-1'] })
    expect(play.offered).toEqual(['outskirts', 'springs'])
    expect(play.pick('springs').asked).toBe('end-turn')
  })

  test("RY-6.14 a Guardian locks this sector for a coin until the player's next turn", () => {
    const play = used('guardian', 'springs')
    expect(play.player(0)).toMatchObject({ coin: 3, lock: 'springs' })
    expect(placed('guardian', 'springs', { players: [{ coin: 0 }] }).player(0).lock).toBe('')
    play.until(0)
    expect(play.player(0).lock).toBe('')
  })

  test('RY-6.15 a Night Agent trades a resource for a shard of the colour of this sector', () => {
    const play = used('night-agent', 'outskirts')
    expect([play.asked, play.offered]).toEqual(['pay-resource', ['coin', 'lantern', 'scroll']])
    expect(play.pick('scroll').purse(0)).toMatchObject({ scroll: 2, jade: 1, coral: 0, agate: 0 })
    expect(placed('night-agent', 'outskirts', { players: [{ coin: 0, scroll: 0, lantern: 0 }] }).asked).toBe('end-turn')
  })

  test("RY-6.16 a Juggler uses the ability of one of the player's companions in the row", () => {
    const play = used('juggler', 'gate', { row: 'p0-merchant p1-merchant p0-adviser p0-archer', heralds: [0, 1, 2] })
    // there is no target for the Archer, and the other Merchant belongs to another clan
    expect([play.asked, play.offered]).toEqual(['copy-ability', ['p0-adviser', 'p0-merchant']])
    play.pick('p0-adviser')
    expect([play.player(0).favour, play.state.row]).toEqual([3, ['p0-merchant', 'p1-merchant', 'p0-adviser', 'p0-archer']])
    expect(placed('juggler', 'gate', { row: 'p1-merchant' }).asked).toBe('apply')
  })

  test('RY-6.17 RY-T17 a lock keeps companions from coming in, and nothing else', () => {
    const play = arrange({
      players: [{ hand: 'guardian' }, { kept: ['strategic-maneuvers-1'], explorer: 1 }],
      built: ['nomad-camp'],
      display: ['rainbow-1', 'rainbow-2', 'disguise-1'],
      board: 'p1-warrior@altar-1 p1-apprentice-4@springs-2',
    })
    play.by(0, 'p0-guardian>springs-1>revealed', 'use', 'skip', 'end-turn')
    // Strategic Maneuvers may move a companion anywhere else, even out of the locked sector
    play.by(1, 'strategic-maneuvers-1')
    expect(play.offered.some((id) => id.includes('>springs'))).toBe(false)
    expect(play.offered).toContain('p1-apprentice-4>gate-1')
    play.by(1, 'p1-apprentice-4>gate-1')
    expect(play.offered.some((id) => id.includes('>springs'))).toBe(false)
    // Nomad Camp cannot move a companion there either
    play.by(1, 'p1-apprentice-1>altar-2>revealed', 'apply', 'nomad-camp')
    expect(play.offered.some((id) => id.includes('>springs'))).toBe(false)
    play.by(1, 'p1-warrior>outskirts-1', 'end-turn')
    // the Palace may apply the day effect of the locked sector
    play.by(2, 'p2-warrior>palace', 'apply', 'light')
    expect(play.offered).toContain('springs')
    play.by(2, 'springs', 'rainbow-1>burn', 'skip', 'end-turn')
    expect(play.player(0).lock).toBe('')
    expect(play.after('p0-warrior')).toContain('springs-2>revealed')
    // a Diplomat cannot be placed there at all
    const diplomat = arrange({ players: [{ hand: 'diplomat' }, { lock: 'springs' }] })
    expect(diplomat.after('p0-diplomat').some((place) => place.startsWith('springs'))).toBe(false)
  })

  test('RY-T17 the lock of the last companion lasts until the day ends', () => {
    const others = [0, 1, 2].flatMap((seat) => ['capital', 'altar'].map((sector, n) => `p${seat}-apprentice-${n + 1}@${sector}-${seat + 1}`))
    const inPalace = [0, 1, 2].flatMap((seat) => [`p${seat}-apprentice-3@palace`])
    const play = arrange({
      turn: 2,
      board: [
        ...others,
        ...inPalace,
        'p0-warrior@outskirts-1',
        'p1-warrior@outskirts-2',
        'p0-apprentice-4@palace',
        'p1-apprentice-4@palace',
        'p2-warrior@palace',
      ].join(' '),
      players: [{}, {}, { hand: 'guardian' }],
    })
    play.by(2, 'p2-guardian>springs-1>revealed', 'use')
    expect(play.player(2).lock).toBe('springs')
    play.by(2, 'skip', 'end-turn')
    expect([play.table.phase, play.player(2).lock]).toEqual(['night', ''])
  })

  test('RY-R23 the lock stays when the Guardian leaves', () => {
    const play = used('guardian', 'springs', { players: [{}, { hand: 'archer' }] }).by(0, 'skip', 'end-turn')
    play.by(1, 'p1-archer>capital-1>revealed', 'use')
    expect([play.on('springs-1'), play.state.palace, play.player(0).lock]).toEqual(['', ['p0-guardian'], 'springs'])
    play.by(1, 'skip', 'end-turn')
    expect(play.after('p2-warrior').some((place) => place.startsWith('springs'))).toBe(false)
  })

  test('RY-R35 a companion in a locked sector can be exchanged by a hire', () => {
    const play = arrange({ row: 'p0-archer', players: [{}, { lock: 'springs' }], board: 'p0-warrior@springs-1*' })
    play.pick('p0-apprentice-1>clan-house-1>revealed', 'apply', 'skip', 'p0-archer>p0-warrior')
    expect(play.on('springs-1')).toBe('p0-archer*')
  })

  test("RY-6.18 RY-T14 a copied ability happens in the Juggler's sector", () => {
    const archer = used('juggler', 'gate', { row: 'p0-archer', board: 'p1-warrior@altar-1 p2-warrior@altar-2 p1-apprentice-1@clan-house-1' })
    expect([archer.source, archer.offered]).toEqual(['archer', ['p1-warrior', 'p2-warrior']])
    const agent = used('juggler', 'gate', { row: 'p0-night-agent' }).pick('coin')
    expect(agent.purse(0)).toMatchObject({ coin: 3, coral: 1 })
    expect(agent.state.row).toEqual(['p0-night-agent'])
    const warrior = used('juggler', 'gate', { row: 'p0-organizer', board: 'p0-warrior@gate-2*' })
    // the Juggler is never the target
    expect(warrior.on('gate-2')).toBe('p0-warrior')
    const hermit = used('juggler', 'gate', { row: 'p0-hermit' })
    expect(hermit.offered).toEqual(['capital', 'clan-house'])
    const guardian = used('juggler', 'gate', { row: 'p0-guardian' })
    expect(guardian.player(0).lock).toBe('gate')
  })

  test('RY-6.19 without a target or the means an ability is not offered', () => {
    for (const kind of ['archer', 'organizer', 'bard', 'diplomat', 'juggler', 'seer'])
      expect([kind, placed(kind, 'gate', { row: '' }).asked]).toEqual([kind, 'apply'])
    const broke: Scene = { players: [{ coin: 0, scroll: 0, lantern: 0 }], display: ['mercy-coral-1', 'mercy-jade-1', 'disguise-1'] }
    for (const kind of ['guardian', 'night-agent', 'philosopher']) expect([kind, placed(kind, 'gate', broke).asked]).toEqual([kind, 'apply'])
  })

  test('every companion except the Apprentice has an ability that can be used somewhere', () => {
    const scene: Scene = {
      events: ['flood'],
      display: ['rainbow-1', 'rainbow-2', 'disguise-1'],
      row: 'p0-bard p0-merchant',
      board: 'p0-apprentice-1@gate-2* p0-apprentice-2@capital-1 p1-warrior@altar-1',
    }
    for (const { id } of COMPANIONS) {
      if (id === 'apprentice') continue
      const row = id === 'merchant' ? 'p0-bard' : id === 'bard' ? 'p0-merchant' : 'p0-bard p0-merchant'
      const play = id === 'warrior' ? arrange({ ...scene, row }).pick('p0-warrior>gate-1>revealed') : placed(id, 'gate', { ...scene, row })
      expect([id, play.asked, play.source]).toEqual([id, 'ability', id])
      expect(play.pick('use').events[0]).toMatchObject({ type: 'used-ability', seat: 0, companion: id, tile: `p0-${id}` })
      while (play.asked !== 'end-turn') play.pick(play.fallback())
      expect(play.state.underway).toEqual([])
    }
  })
})

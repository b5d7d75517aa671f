import { describe, expect, test } from 'vitest'
import { arrange, begin, lastStones, type PlayerScene, type Scene } from './testing.ts'

const lunar = (player: PlayerScene, more: Scene = {}) =>
  arrange({ side: 'lunar', ...more, players: [player, { coven: player.coven === 'star' ? 'cross' : 'star' }] })
const scout = (player: PlayerScene) => lunar(player, { phase: 'scouting', step: { step: 'scouting', at: 0 } })

describe('the moon side', () => {
  test('EV-20.1 all other rules stay the same', () => {
    const play = begin(4, { side: 'lunar' })
    while (play.asked === 'resources') play.pick('1-herb')
    expect([play.asked, play.table.regions.length]).toEqual(['turn', 3])
    expect(play.offered).toEqual(expect.arrayContaining(['pass', 'token', 'witch>central-highlands:1']))
  })

  test.each(['star', 'cross', 'thorn'] as const)(
    'EV-20.3, EV-21.2, EV-22.2, EV-24.2 the token of %s harvests the outer circle and gives no herb and potion',
    (coven) => {
      const play = lunar({ coven, outer: 'salt-cave mossy-glade' }).pick('token')
      expect([play.since(0), play.player(0).token]).toEqual([{ mana: 2, herb: 1 }, false])
    },
  )
})

describe('Star on the moon side', () => {
  test('EV-21.1 scouting gives 9 cards and nothing else', () => {
    const play = scout({ coven: 'star' })
    expect([play.hand(0).length, play.player(0)]).toMatchObject([9, { knowledge: 0, mana: 0, herb: 0 }])
  })

  test('EV-21.3 Star has the path of the sun side', () => {
    const play = lunar({ coven: 'star', path: 2, mana: 2, specialists: 'solveig' }).pick('solveig-1')
    expect(play.since(0)).toEqual({ mana: -2, path: 1, vp: 3 })
  })

  test('EV-21.4 one card gives a resource or a mana, any number of times, and two cards for one resource stay legal', () => {
    const play = lunar({ coven: 'star', hand: 'keir velda morten nora' })
    play.pick('star-discard', 'keir-1', '1-mana')
    play.pick('star-discard', 'velda-1')
    expect(play.offered).toEqual(['1-any', '1-mana'])
    play.pick('1-any', '1-potion')
    expect([play.since(0), play.offered.includes('discard-trade'), play.asked]).toEqual([{ hand: -2, mana: 1, potion: 1 }, true, 'turn'])
    expect(lunar({ coven: 'cross', hand: 'keir' }).offered).not.toContain('star-discard')
    expect(lunar({ coven: 'star' }).offered).not.toContain('star-discard')
  })

  test('EV-21.5 the first council member is free, and the next ones cost 1/1/1', () => {
    const play = lunar({ coven: 'star', hand: 'keir velda', herb: 1, potion: 1, knowledge: 1 }).pick('keir-1>council')
    expect(play.since(0)).toEqual({ hand: -1 })
    const next = lunar({ coven: 'star', hand: 'velda', council: 'keir', herb: 1, potion: 1, knowledge: 1 }).pick('velda-1>council')
    expect(next.since(0)).toEqual({ hand: -1, herb: -1, potion: -1, knowledge: -1 })
    expect(lunar({ coven: 'star', hand: 'velda', council: 'keir', herb: 2 }).offeredFor('velda-1')).toEqual([])
  })

  test('EV-21.6, EV-71.7 the link bonus of its starting place costs another card, without which nothing can be played there', () => {
    const scene = { coven: 'star', knowledge: 1, outer: 'grotto' } as const
    expect(lunar({ ...scene, hand: 'rune-scales' }).offeredFor('rune-scales')).toEqual(['rune-scales>grotto'])
    const play = lunar({ ...scene, hand: 'rune-scales keir velda' }).pick('rune-scales>start-star', 'keir-1', '3-herb')
    expect(play.since(0)).toEqual({ hand: -2, knowledge: -1, herb: 3 })
  })
})

describe('Cross on the moon side', () => {
  test('EV-22.1 scouting gives 5 cards, 3 knowledge and 2 mana, and the council costs what it costs on the sun side', () => {
    const play = scout({ coven: 'cross' })
    expect([play.hand(0).length, play.player(0)]).toMatchObject([5, { knowledge: 3, mana: 2 }])
    expect(lunar({ coven: 'cross', hand: 'keir', herb: 1, knowledge: 1 }).offeredFor('keir-1')).toEqual([])
    expect(lunar({ coven: 'cross', hand: 'keir', herb: 1, knowledge: 1, potion: 1 }).offeredFor('keir-1')).toContain('keir-1>council')
  })

  test('EV-22.2, EV-22.4, EV-71.25 the token gives the reward of one reached cell, and one side of "A / B"; the marker stays', () => {
    const play = lunar({ coven: 'cross', path: 3, outer: 'salt-cave' }).pick('token')
    expect([play.asked, play.offered, play.player(0).mana]).toEqual(['path-cell', ['path:1', 'path:2', 'path:3'], 2])
    play.pick('path:2')
    expect([play.asked, play.offered]).toEqual(['choose', ['1-any', '2-mana']])
    play.pick('2-mana')
    expect([play.since(0), play.seat]).toEqual([{ mana: 4 }, 1])
    const bottom = lunar({ coven: 'cross', outer: 'salt-cave' }).pick('token')
    expect([bottom.since(0), bottom.seat]).toEqual([{ mana: 2 }, 1])
  })

  test('EF-V12 a repeated path reward is not a step: it gives no mana from Star Astrolabe, but it gives points from the path', () => {
    const play = lunar({ coven: 'cross', path: 4, council: 'maat', inner: 'start=star-astrolabe' }).pick('token', 'path:4', '3-vp')
    expect(play.since(0)).toEqual({ vp: 5 })
  })

  test('EV-22.3, EV-22.4 Cross has its own path, where "A / B" gives one side', () => {
    const play = lunar({ coven: 'cross', path: 0, potion: 2, inner: 'start=honey-bear', outer: 'grotto' }).pick('honey-bear>orb')
    expect([play.asked, play.source, play.offered]).toEqual(['choose', 'path', ['1-cards', '1-transfer']])
    play.pick('1-cards')
    expect(play.since(0)).toEqual({ potion: -2, path: 1, hand: 1 })
  })

  test('EV-22.5, EV-71.25 the cell of the board takes a witch and gives both rewards in printed order', () => {
    const play = lunar({ coven: 'cross', path: 4 })
    expect(play.offered.filter((id) => id.includes('board:cross'))).toEqual(['witch>board:cross'])
    play.pick('witch>board:cross', '2-herb')
    expect([play.since(0), play.player(0).boardCell]).toEqual([{ path: 1, herb: 2, hand: 2, witches: -1 }, 'witch'])
    play.pick('end-turn', 'pass')
    expect(play.offered).not.toContain('witch>board:cross')
  })

  test('EV-22.6 the link bonus of its starting place gives the same as the cell of the board', () => {
    const play = lunar({ coven: 'cross', path: 4, hand: 'rune-scales', knowledge: 1 }).pick('rune-scales>start-cross', '1-herb>1-potion')
    expect(play.since(0)).toEqual({ path: 1, herb: 1, potion: 1, hand: 1, knowledge: -1 })
  })

  test('EV-22.7 at the top the cell of the board and the link bonus give 2 points each', () => {
    const cell = lunar({ coven: 'cross', path: 8 }).pick('witch>board:cross')
    expect(cell.since(0)).toEqual({ vp: 2, witches: -1 })
    const bonus = lunar({ coven: 'cross', path: 8, hand: 'rune-scales', knowledge: 1 }).pick('rune-scales>start-cross')
    expect(bonus.since(0)).toEqual({ vp: 2, hand: -1, knowledge: -1 })
  })

  test('EV-22.8 the yellow card puts the top place of the deck into the outer circle', () => {
    const play = lunar({ coven: 'cross', path: 2, outer: 'grotto', potion: 2, inner: 'start=honey-bear' }, { places: 'salt-cave' })
    play.pick('honey-bear>orb', '1-place')
    expect([play.outer(0), play.match.canUndo(0)]).toEqual([['grotto', 'salt-cave'], false])
  })
})

describe('Circle on the moon side', () => {
  test('EV-23.1, EV-23.5, EV-3.4 scouting gives 6 cards, 3 knowledge and the harvest of the outer circle, from round 1 on', () => {
    const play = scout({ coven: 'circle' })
    expect([play.hand(0).length, play.player(0)]).toMatchObject([6, { knowledge: 3, mana: 2, herb: 0, potion: 1 }])
  })

  test('EV-23.2, EV-71.24 the token gives a mana for each outer place, which is not a harvest; in scouting the neighbour reacts', () => {
    const ulan = {
      players: [
        { coven: 'circle', outer: 'moonwell salt-cave' },
        { coven: 'star', specialists: 'ulan' },
      ],
      side: 'lunar',
    } as const
    const play = arrange(ulan).pick('token')
    expect([play.since(0), play.since(1), play.events('gained').length, play.seat, play.asked]).toEqual([{ mana: 4 }, {}, 1, 1, 'turn'])
    const scouted = arrange({ ...ulan, phase: 'scouting', step: { step: 'scouting', at: 0 } })
    expect([scouted.asked, scouted.seat, scouted.source]).toEqual(['resources', 1, 'ulan-1'])
  })

  test('EV-23.3 Circle has its own path', () => {
    const play = lunar({ coven: 'circle', path: 2, potion: 2, inner: 'moonwell=honey-bear' }).pick('honey-bear>orb')
    expect([play.asked, play.source, play.offered]).toEqual(['harvest', 'path', ['grotto', 'start-circle']])
    play.pick('grotto')
    expect(play.since(0)).toEqual({ potion: -1, path: 1 })
  })

  test('EV-23.4, EV-71.23, EF-M3 elders use cells of the outer circle too, but none in regions', () => {
    const scene = { outer: 'moonwell=moss-toad', inner: 'salt-cave=obsidian-mirror', hand: 'keir' } as const
    expect(lunar({ ...scene, coven: 'circle' }).offeredFor('elder')).toEqual(['elder>moss-toad:1', 'elder>obsidian-mirror:1'])
    expect(lunar({ ...scene, coven: 'cross' }).offeredFor('elder')).toEqual(['elder>obsidian-mirror:1'])
    const play = lunar({ ...scene, coven: 'circle' }).pick('elder>moss-toad:1', '2-herb')
    expect(play.since(0)).toEqual({ elders: -1, herb: 2 })
    // on the sun side all covens are the same
    expect(arrange({ players: [{ ...scene, coven: 'circle' }, {}] }).offeredFor('elder')).toEqual(['elder>obsidian-mirror:1'])
  })

  test('EV-23.6, EV-23.7 the starting place and the Grotto lie in the outer circle', () => {
    const play = lunar({ coven: 'circle' })
    expect([play.outer(0), play.inner(0), play.state.places.length]).toEqual([['start-circle', 'grotto'], [], 45])
  })

  test('EV-23.8 the text on the starting place is not a link bonus', () => {
    const play = lunar({ coven: 'circle', hand: 'embodiment-of-magic', herb: 1, potion: 1, knowledge: 1 }).pick('embodiment-of-magic>start-circle')
    expect([play.since(0), play.eventTypes.includes('link-bonus')]).toEqual([{ hand: -1, herb: -1, potion: -1, knowledge: -1, mana: 2 }, false])
  })
})

describe('Thorn on the moon side', () => {
  test('EV-24.1 scouting gives 5 cards, 3 knowledge and 3 mana', () => {
    const play = scout({ coven: 'thorn' })
    expect([play.hand(0).length, play.player(0)]).toMatchObject([5, { knowledge: 3, mana: 3 }])
  })

  test('EV-24.3 Thorn has the path of the sun side', () => {
    const play = lunar({ coven: 'thorn', path: 5, mana: 2, specialists: 'solveig' }).pick('solveig-1')
    expect(play.since(0)).toEqual({ mana: -2, path: 1, vp: 5 })
  })

  test('EV-24.4, EV-24.5, EV-24.7 any stone may go to any empty cell, any number of times, and stays there', () => {
    const play = lunar({ coven: 'thorn', stones: 'ember-1 tide-1' })
    play.pick('ember-1>thorn:1', '2-herb')
    expect([play.since(0), play.asked]).toEqual([{ herb: 2 }, 'turn'])
    expect(play.offered.filter((id) => id.includes('thorn:'))).toEqual(['tide-1>thorn:2', 'tide-1>thorn:3', 'tide-1>thorn:4', 'tide-1>thorn:5'])
    play.pick('tide-1>thorn:4', '2-mana')
    expect([play.since(0), play.offered.some((id) => id.includes('thorn:'))]).toEqual([{ herb: 2, mana: 2, vp: 1 }, false])
    expect(play.player(0).stones).toEqual([
      { id: 'stone-ember-1', at: 'thorn:1' },
      { id: 'stone-tide-1', at: 'thorn:4' },
    ])
    // other covens have no such cells
    expect(lunar({ coven: 'cross', stones: 'ember-1' }).offered.some((id) => id.startsWith('ember'))).toBe(false)
  })

  test('EV-24.6 several rewards come in any order, and a free orb may be declined', () => {
    const play = lunar({ coven: 'thorn', stones: 'ember-1', outer: 'grotto', inner: 'start=honey-bear' }).pick('ember-1>thorn:5')
    expect([play.asked, play.source, play.offered]).toEqual(['reward-order', 'thorn:5', ['1-orb', '1-transfer']])
    play.pick('1-transfer', 'grotto')
    expect([play.asked, play.offered]).toEqual(['orb', ['honey-bear', 'none']])
    play.pick('none')
    expect([play.since(0), play.asked]).toEqual([{}, 'turn'])
  })

  test('EV-24.8, EV-71.22, EF-V28 the link bonus of its starting place gives the red stone once', () => {
    const play = lunar({ coven: 'thorn', hand: 'rune-scales honey-bear', knowledge: 1, herb: 1, inner: 'grotto=pendulum-of-renewal' })
    play.pick('rune-scales>start-thorn')
    expect([play.player(0).stones, play.table.redStone]).toEqual([[{ id: 'stone-red', at: '' }], false])
    play.pick('red>thorn:1', '2-herb').idleUntil(({ seat }) => seat === 0)
    play.pick('elder>pendulum-of-renewal:1', '2-herb').idleUntil(({ seat, asked }) => seat === 0 && asked === 'turn')
    play.pick('honey-bear>start-thorn')
    expect(play.player(0).stones).toEqual([{ id: 'stone-red', at: 'thorn:1' }])
  })

  test('EV-24.9, EV-19.4, EV-71.21 at the end stones from the cells may lie on places, the red one on any place with a symbol', () => {
    const play = lastStones({
      side: 'lunar',
      players: [{ coven: 'thorn', stones: 'red@thorn:1 ember-1@thorn:2', inner: 'rowan-gate=downpour-of-insight', vp: 5 }, { coven: 'star' }],
    })
    expect(play.offered).toEqual(['best', 'done', 'red>rowan-gate', 'red>start-thorn'])
    play.pick('red>rowan-gate', 'done')
    expect([play.player(0).stones[0]?.at, play.match.outcome?.scores?.[0]?.total]).toEqual(['place-rowan-gate', 16])
  })
})

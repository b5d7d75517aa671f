import { describe, expect, test } from 'vitest'
import { arrange } from './testing.ts'

describe('transfer', () => {
  test('EV-11.1, EV-11.3, EF-V9 one place or none moves to the right end of the inner circle', () => {
    const scene = { players: [{ specialists: 'radu', outer: 'grotto moonwell' }, {}] } as const
    const play = arrange(scene).pick('radu-1')
    expect([play.asked, play.offered, play.fallback()]).toEqual(['transfer', ['grotto', 'moonwell', 'none'], 'none'])
    play.pick('grotto')
    expect([play.outer(0), play.inner(0)]).toEqual([['moonwell'], ['start-star', 'grotto']])
    const none = arrange(scene).pick('radu-1', 'none')
    expect([none.outer(0), none.asked]).toEqual([['grotto', 'moonwell'], 'turn'])
    // without a place in the outer circle it does nothing
    const empty = arrange({ players: [{ specialists: 'radu', inner: 'grotto' }, {}] }).pick('radu-1')
    expect([empty.inner(0), empty.asked]).toEqual([['start-star', 'grotto'], 'turn'])
  })

  test('EV-11.4, EF-T9 a transfer gives no link bonus and no harvest, but triggers the effects that wait for it', () => {
    const play = arrange({ players: [{ specialists: 'radu', outer: 'cloud-castle=bone-loom' }, {}] }).pick('radu-1', 'cloud-castle')
    expect([play.asked, play.source, play.player(0).vp]).toEqual(['resources', 'bone-loom', 0])
    play.pick('1-herb')
    expect(play.since(0)).toEqual({ herb: 1 })
    const declined = arrange({ players: [{ specialists: 'radu', outer: 'cloud-castle=bone-loom' }, {}] }).pick('radu-1', 'none')
    expect(declined.since(0)).toEqual({})
  })

  test('EV-11.5 several transfers come one after the other, each with its own effects', () => {
    const play = arrange({
      players: [{ hand: 'bridge-of-roots', knowledge: 1, herb: 2, outer: 'grotto moonwell salt-cave', inner: 'mossy-glade=weaver-spider' }, {}],
    }).pick('bridge-of-roots>start-star', 'moonwell')
    expect([play.asked, play.player(0).vp, play.offered]).toEqual(['transfer', 2, ['grotto', 'none', 'salt-cave']])
    play.pick('grotto')
    expect([play.inner(0), play.player(0).vp, play.seat]).toEqual([['start-star', 'mossy-glade', 'moonwell', 'grotto'], 4, 1])
    const one = arrange({ players: [{ hand: 'bridge-of-roots', knowledge: 1, herb: 2, outer: 'grotto moonwell' }, {}] })
    one.pick('bridge-of-roots>start-star', 'grotto', 'none')
    expect([one.outer(0), one.seat]).toEqual([['moonwell'], 1])
  })
})

describe('catalysts', () => {
  test('EV-12.1, EV-12.2, EV-12.3, EV-70.9 a batch is declared and paid, then laid, and then its orbs advance the path', () => {
    const play = arrange({
      players: [{ herb: 2, potion: 2, outer: 'phantom-marsh=reality-warp sanctuary=pillar-of-energy' }, {}],
    })
    play.pick('reality-warp>sickle', 'reality-warp>sickle')
    expect([play.asked, play.offered]).toEqual(['catalysts', ['done', 'pillar-of-energy>orb']])
    // nothing is paid or laid until the batch is complete
    expect([play.since(0), play.card(0, 'reality-warp').slots]).toEqual([{}, ['', '']])
    play.pick('pillar-of-energy>orb')
    expect([play.asked, play.source, play.since(0)]).toEqual(['transfer', 'path', { herb: -2, potion: -2, path: 1 }])
    play.pick('sanctuary')
    expect([play.inner(0), play.card(0, 'pillar-of-energy').slots]).toEqual([['start-star', 'sanctuary'], ['orb']])
    expect(play.seat).toBe(1)
    play.pick('pass').mark().pick('token')
    expect(play.since(0)).toEqual({ herb: 4, potion: 1 })
  })

  test('EV-12.1 creating no catalyst is not an action, and a player without a cell or the means cannot create any', () => {
    expect(arrange({ players: [{ herb: 3, potion: 3 }, {}] }).offered.some((id) => /sickle|orb/.test(id))).toBe(false)
    expect(arrange({ players: [{ potion: 1, inner: 'start=honey-bear' }, {}] }).offeredFor('honey-bear')).toEqual([])
    const play = arrange({ players: [{ herb: 2, inner: 'start=honey-bear' }, {}] }).pick('honey-bear>sickle')
    expect([play.offered, play.fallback()]).toEqual([['done', 'honey-bear>sickle'], 'done'])
    play.pick('done')
    expect(play.since(0)).toEqual({ herb: -1 })
  })

  test('EV-71.15, EV-R9 what the path brings cannot pay for the batch', () => {
    // the second cell of the path would bring a resource
    const play = arrange({ players: [{ potion: 2, path: 1, inner: 'start=reality-warp' }, {}] })
    play.pick('reality-warp>orb')
    expect(play.asked).toBe('resources')
    play.pick('1-potion')
    expect([play.card(0, 'reality-warp').slots, play.seat]).toEqual([['orb', ''], 1])
  })

  test('EV-12.4 a catalyst stays, and its cell takes no other one', () => {
    const play = arrange({ players: [{ herb: 1, potion: 2, inner: 'start=reality-warp/sickle,orb' }, {}] })
    expect(play.offeredFor('reality-warp')).toEqual([])
  })

  test('EV-12.5, EV-12.6, EV-30.5a a sickle works from the next harvest on, and an orb does nothing more', () => {
    const play = arrange({ players: [{ herb: 2, outer: 'mossy-glade=reality-warp' }, { passed: true }] })
    play.pick('reality-warp>sickle', 'reality-warp>sickle').mark().pick('token')
    expect(play.since(0)).toEqual({ herb: 4, potion: 1 })
    const orb = arrange({ players: [{ outer: 'mossy-glade=reality-warp/orb,orb' }, {}] }).pick('token')
    expect(orb.since(0)).toEqual({ herb: 2, potion: 1 })
  })

  test('EV-12.7, EF-V13 a free catalyst may be declined, and without an empty cell it is lost', () => {
    const scene = { hand: 'sickle-rack', knowledge: 3, inner: 'start=honey-bear/orb' } as const
    const play = arrange({ players: [{ ...scene, outer: 'grotto' }, {}] }).pick('sickle-rack>grotto')
    expect([play.asked, play.offered, play.fallback()]).toEqual(['sickle', ['honey-bear', 'none', 'sickle-rack'], 'none'])
    play.pick('honey-bear', 'none')
    expect([play.card(0, 'honey-bear').slots, play.card(0, 'sickle-rack').slots]).toEqual([
      ['orb', 'sickle'],
      ['', ''],
    ])
    expect([play.since(0), play.seat]).toEqual([{ hand: -1, knowledge: -3 }, 1])
    const lost = arrange({ players: [{ specialists: 'mirra', inner: 'start=moss-toad' }, {}] }).pick('mirra-1')
    expect(lost.asked).toBe('turn')
  })

  test('EV-12.7 a free orb advances the path like a paid one', () => {
    const play = arrange({ side: 'lunar', players: [{ coven: 'thorn', stones: 'ember-1', path: 2, inner: 'start=honey-bear' }, {}] })
    play.pick('ember-1>thorn:2', '1-orb', 'honey-bear')
    expect([play.since(0), play.card(0, 'honey-bear').slots]).toEqual([{ path: 1, vp: 4 }, ['orb', '']])
    expect(play.asked).toBe('turn')
  })

  test('EV-12.8, EV-R10, EF-T7, EF-T8 each token is an occasion of its own, and tokens never run out', () => {
    const play = arrange({
      players: [{ herb: 1, potion: 2, path: 8, inner: 'start=ring-of-salt grotto=honey-bear', council: 'solveig' }, {}],
    }).pick('honey-bear>sickle', 'honey-bear>orb')
    // each of two catalysts gives 1 point, the orb 3, and the step over the top 2
    expect(play.since(0)).toEqual({ herb: -1, potion: -2, vp: 7 })
    expect(play.events('sickle-created')).toHaveLength(1)
    expect(play.events('orb-created')).toHaveLength(1)
  })

  test('EV-31.3, EV-R21, EF-M1 with Nora each catalyst of a batch is paid in mana or in resources', () => {
    const play = arrange({
      players: [{ specialists: 'nora', herb: 1, potion: 1, mana: 3, inner: 'start=honey-bear grotto=reality-warp', path: 8 }, {}],
    })
    expect(play.offeredFor('honey-bear')).toEqual(['honey-bear>orb>mana', 'honey-bear>sickle', 'honey-bear>sickle>mana'])
    // one potion and one mana cannot pay for an orb
    play.pick('honey-bear>sickle', 'honey-bear>sickle>mana', 'reality-warp>orb>mana')
    expect([play.since(0), play.seat]).toEqual([{ herb: -1, mana: -3, vp: 2 }, 1])
  })
})

describe('the coven path', () => {
  test('EV-13.1, EF-V11 the marker advances one cell at a time, each with its whole reward', () => {
    const play = arrange({ players: [{ potion: 4, path: 2, outer: 'grotto', inner: 'start=honey-bear' }, {}] }).pick(
      'honey-bear>orb',
      'honey-bear>orb',
    )
    // 3 points from the third cell, then the transfer and the card of the fourth
    expect([play.player(0).vp, play.player(0).path, play.asked, play.hand(0)]).toEqual([3, 4, 'transfer', []])
    play.pick('grotto')
    expect([play.since(0), play.seat]).toEqual([{ potion: -4, path: 2, vp: 3, hand: 1 }, 1])
  })

  test('EV-13.2, EV-71.14 at the top each missing step is a reward of 2 points', () => {
    const play = arrange({ players: [{ potion: 4, path: 8, inner: 'start=honey-bear' }, {}] }).pick('honey-bear>orb', 'honey-bear>orb')
    expect(play.since(0)).toEqual({ potion: -4, vp: 4 })
    expect(play.events('gained').map(({ goods }) => goods)).toEqual([['2-vp'], ['2-vp']])
    expect(play.events('path-overflow')).toHaveLength(2)
    expect(play.events('path-step')).toEqual([])
  })

  test('EV-13.3, EV-R28 the bottom cell gives nothing, and the marker never goes down', () => {
    const play = arrange({ side: 'lunar', players: [{ coven: 'cross' }, {}] }).pick('token')
    expect([play.since(0), play.seat]).toEqual([{}, 1])
  })

  test('EV-13.4 a cell with several rewards gives all of them in printed order', () => {
    const play = arrange({ players: [{ specialists: 'solveig', mana: 2, path: 6, outer: 'grotto' }, {}] }).pick('solveig-1')
    expect([play.asked, play.player(0).mana]).toEqual(['transfer', 0])
    play.pick('none')
    expect(play.since(0)).toEqual({ path: 1 })
    expect(play.player(0).mana).toBe(2)
  })

  test('EV-13.5 an advance cannot be declined unless the effect says "may"', () => {
    const play = arrange({ players: [{ hand: 'rune-scales', knowledge: 1, outer: 'glass-peak', path: 7 }, {}] }).pick('rune-scales>glass-peak')
    expect([play.since(0), play.seat]).toEqual([{ hand: -1, knowledge: -1, path: 1, vp: 7 }, 1])
  })

  test('EV-13.6, EV-30.3, EV-30.3b, EV-70.13, EV-70.14, EF-X2 with Gates of the Underworld the doubled reward is one reward', () => {
    const gates = { inner: 'start=gates-of-the-underworld', council: 'maat' } as const
    const five = arrange({ players: [{ ...gates, path: 5 }, {}] }).pick('elder>gates-of-the-underworld:1')
    // the ten points come at once, and the council gains once
    expect(five.events('gained').map(({ goods }) => goods)).toEqual([['10-vp'], ['2-vp']])
    expect(five.since(0)).toEqual({ elders: -1, path: 1, vp: 12 })
    const top = arrange({ players: [{ ...gates, path: 8 }, {}] }).pick('elder>gates-of-the-underworld:1')
    expect(top.events('gained').map(({ goods }) => goods)).toEqual([['4-vp'], ['2-vp']])
    // other steps are not doubled
    const other = arrange({ players: [{ ...gates, path: 2, potion: 2, outer: 'grotto=honey-bear' }, {}] }).pick('honey-bear>orb')
    expect(other.since(0)).toEqual({ potion: -2, path: 1, vp: 5 })
  })

  test('EV-30.3a, EF-X2 doubling gives two transfers, twice the cards and twice the resources of choice', () => {
    const gates = { inner: 'start=gates-of-the-underworld', outer: 'grotto moonwell salt-cave' } as const
    const play = arrange({ players: [{ ...gates, path: 3 }, {}] }).pick('elder>gates-of-the-underworld:1', 'grotto', 'salt-cave')
    expect([play.outer(0), play.since(0)]).toEqual([['moonwell'], { elders: -1, path: 1, hand: 2 }])
    const choice = arrange({ players: [{ ...gates, path: 1 }, {}] }).pick('elder>gates-of-the-underworld:1', '2-herb')
    expect(choice.since(0)).toEqual({ elders: -1, path: 1, herb: 2, mana: 2 })
  })

  test('EV-30.3a, EF-X2 on the moon side one side of "/" is chosen and then doubled, and a doubled harvest may pick one place twice', () => {
    const cross = { coven: 'cross', inner: 'start=gates-of-the-underworld' } as const
    const play = arrange({ side: 'lunar', places: 'deadwater-spring bald-mountain', players: [{ ...cross, path: 2 }, {}] })
    play.pick('elder>gates-of-the-underworld:1')
    expect([play.asked, play.offered]).toEqual(['choose', ['2-place', '4-vp']])
    play.pick('2-place')
    expect(play.outer(0)).toEqual(['deadwater-spring', 'bald-mountain'])
    const circle = arrange({ side: 'lunar', players: [{ coven: 'circle', path: 2, inner: 'moonwell=gates-of-the-underworld' }, {}] })
    circle.pick('elder>gates-of-the-underworld:1', 'grotto', 'grotto')
    expect(circle.since(0)).toEqual({ elders: -1, path: 1, potion: 2 })
  })
})

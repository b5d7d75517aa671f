import { describe, expect, test } from 'vitest'
import { arrange } from './testing.ts'

describe('the coven token', () => {
  test('EV-6.1, EV-6.2, EV-70.3 the token harvests the whole outer circle, then gives 1 herb and 1 potion, once a round', () => {
    const play = arrange({ players: [{ outer: 'mossy-glade grotto salt-cave' }, {}] })
    play.pick('token')
    expect([play.since(0), play.since(1)]).toEqual([{ herb: 2, potion: 2, mana: 2 }, {}])
    expect(play.player(0).token).toBe(false)
    play.pick('pass')
    expect([play.seat, play.refusal('token')]).toEqual([0, 'not-offered'])
  })

  test('EV-6.3, EV-R4 the token may be used with an empty outer circle, and then nobody reacts', () => {
    const play = arrange({ players: [{}, { inner: 'start=eye-of-plenty', specialists: 'ulan' }] }).pick('token')
    expect([play.since(0), play.since(1)]).toEqual([{ herb: 1, potion: 1 }, {}])
    expect([play.seat, play.asked]).toEqual([1, 'turn'])
  })

  test('EV-6.4 each place is harvested once, from left to right, and the reaction comes once', () => {
    const play = arrange({ players: [{ outer: 'salt-cave grotto mossy-glade' }, { specialists: 'ulan' }] }).pick('token')
    expect(play.events('place-harvested').map(({ place }) => place)).toEqual(['place-salt-cave', 'place-grotto', 'place-mossy-glade'])
    expect([play.asked, play.seat, play.source]).toEqual(['resources', 1, 'ulan-1'])
    play.pick('1-herb')
    expect(play.since(1)).toEqual({ herb: 1, mana: 1 })
    expect([play.seat, play.asked]).toEqual([1, 'turn'])
  })

  test('EV-6.4, EF-T5 other effects that harvest the whole circle trigger nothing', () => {
    const play = arrange({
      players: [{ hand: 'harvest-moon', knowledge: 2, herb: 1, outer: 'grotto salt-cave' }, { specialists: 'ulan' }],
    })
    play.pick('harvest-moon>start-star')
    expect(play.since(0)).toEqual({ hand: -1, knowledge: -2, herb: -1, potion: 1, mana: 2 })
    // it is the other player's turn, and Ulan asks for nothing
    expect([play.since(1), play.seat, play.asked]).toEqual([{}, 1, 'turn'])
  })
})

describe('the harvest of a place', () => {
  test('EV-6.5 a harvest gives everything printed on the place', () => {
    const play = arrange({ deck: 'keir', players: [{ outer: 'forsaken-hermitage fogbound-ford' }, {}] }).pick('token')
    expect(play.since(0)).toEqual({ hand: 1, mana: 2, vp: 1, herb: 1, potion: 1 })
    expect(play.hand(0)).toEqual(['keir-1'])
  })

  test('EV-6.6, EV-6.7, EF-X1 each sickle on its ritual repeats the harvest within one reward; orbs and other rituals do not matter', () => {
    const play = arrange({
      players: [{ outer: 'mossy-glade=reality-warp/sickle,sickle salt-cave=honey-bear/orb grotto', inner: 'start=sickle-rack/sickle,sickle' }, {}],
    }).pick('token')
    expect(play.since(0)).toEqual({ herb: 4, mana: 2, potion: 2, vp: 1 })
    expect(play.events('gained').map(({ goods, source }) => [source, goods])).toEqual([
      ['place-mossy-glade', ['3-herb']],
      ['place-salt-cave', ['2-mana']],
      ['ritual-honey-bear', ['1-vp']],
      ['place-grotto', ['1-potion']],
      ['token', ['1-herb', '1-potion']],
    ])
  })

  test('EV-6.7 resources of choice are chosen one by one, in any mix', () => {
    const play = arrange({ players: [{ outer: 'bone-orchard=reality-warp/sickle,sickle' }, {}] }).pick('token')
    expect(play.offered).toHaveLength(10)
    expect(play.fallback()).toBe('1-herb>1-knowledge>1-potion')
    play.pick('1-herb>2-knowledge')
    expect(play.since(0)).toEqual({ herb: 2, knowledge: 2, potion: 1 })
  })

  test('EV-6.8 the token does not harvest the inner circle, but effects may name it', () => {
    const play = arrange({ players: [{ inner: 'salt-cave=twin-sickles' }, {}] })
    play.pick('token')
    expect(play.since(0)).toEqual({ herb: 1, potion: 1 })
    play.pick('pass', 'elder>twin-sickles:1')
    expect(play.since(0)).toEqual({ herb: 1, potion: 1, mana: 2, elders: -1 })
  })

  test("EV-6.9, EV-71.34 a player who harvests another's place gets the goods with the owner's sickles, and the owner gets nothing", () => {
    const play = arrange({
      players: [{ inner: 'start=butterfly-fairy' }, { outer: 'mossy-glade=honey-bear/sickle', specialists: 'ulan' }],
    }).pick('elder>butterfly-fairy:1')
    expect([play.since(0), play.since(1)]).toEqual([{ herb: 2, elders: -1 }, {}])
    expect(play.events('place-plundered')).toMatchObject([{ seat: 0, place: 'place-mossy-glade' }])
    expect([play.seat, play.asked]).toEqual([1, 'turn'])
  })

  test('EV-6.10 a harvest changes nothing on the place, which can be harvested again', () => {
    const play = arrange({ players: [{ outer: 'salt-cave=twin-sickles/sickle@witch' }, { passed: true }] })
    const before = structuredClone(play.card(0, 'twin-sickles'))
    play.pick('token')
    expect(play.card(0, 'twin-sickles')).toEqual(before)
    play.pick('witch>twin-sickles:2')
    expect([play.since(0), play.outer(0)]).toEqual([{ herb: 1, potion: 1, mana: 8, witches: -1 }, ['salt-cave']])
  })
})

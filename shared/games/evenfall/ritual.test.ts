import { describe, expect, test } from 'vitest'
import { arrange } from './testing.ts'

describe('playing a ritual', () => {
  test('EV-7.1, EV-70.4, EF-1.7 a play pays, links the ritual and gives the link bonus', () => {
    const play = arrange({ players: [{ hand: 'transmutation-vessel', outer: 'phantom-marsh', herb: 1, potion: 2 }, {}] })
    play.pick('transmutation-vessel>phantom-marsh')
    expect(play.player(0)).toMatchObject({ herb: 1, potion: 0, vp: 2, hand: [] })
    expect(play.card(0, 'transmutation-vessel')).toEqual({
      card: 'ritual-transmutation-vessel',
      role: 'ritual',
      place: 'place-phantom-marsh',
      cells: [''],
      slots: [''],
      turned: false,
      copies: '',
    })
    expect(play.eventTypes).toEqual(['ritual-played', 'paid', 'link-bonus', 'gained', 'gained'])
    expect([play.since(1), play.seat]).toEqual([{}, 1])
  })

  test('EV-7.1, EV-7.5, EF-1.7 the whole link bonus comes before the instant effect, and the effects that wait for a ritual come last', () => {
    const play = arrange({
      players: [{ hand: 'rising-mana', herb: 1, potion: 2, outer: 'whaleback-isle', specialists: 'morten', council: 'morten-2' }, {}],
    })
    play.pick('rising-mana>whaleback-isle')
    expect([play.asked, play.source, play.player(0).mana]).toEqual(['resources', 'whaleback-isle', 0])
    play.pick('1-herb')
    // these are the two effects that wait for a spell
    expect([play.asked, play.offered, play.player(0).mana]).toEqual(['order', ['morten-1', 'morten-2'], 3])
    play.pick('morten-2')
    expect(play.since(0)).toEqual({ mana: 4, vp: 3, potion: -2 })
    expect(play.hand(0)).toHaveLength(1)
    expect(play.seat).toBe(1)
  })

  test('EV-7.2 a ritual needs its whole cost and a place without a ritual', () => {
    const scene = { hand: 'rune-scales', outer: 'grotto=honey-bear', inner: 'start=moss-toad' } as const
    expect(arrange({ players: [{ ...scene, knowledge: 1 }, {}] }).offeredFor('rune-scales')).toEqual([])
    expect(arrange({ players: [{ hand: 'rune-scales', herb: 3 }, {}] }).offeredFor('rune-scales')).toEqual([])
    expect(arrange({ players: [{ ...scene, knowledge: 1, inner: 'start=moss-toad moonwell' }, {}] }).offeredFor('rune-scales')).toEqual([
      'rune-scales>moonwell',
    ])
  })

  test('EV-7.3 the starting place carries a ritual like any other', () => {
    const play = arrange({ players: [{ hand: 'rune-scales', knowledge: 1 }, {}] }).pick('rune-scales>start-star')
    expect(play.card(0, 'rune-scales').place).toBe('start-star')
  })

  test('EV-7.4, EV-R5 the ritual is there before its link bonus: a transfer may move it, and it counts itself', () => {
    const transfer = arrange({ players: [{ hand: 'rune-scales', knowledge: 1, outer: 'swaying-bridge' }, {}] }).pick('rune-scales>swaying-bridge')
    expect([transfer.asked, transfer.offered]).toEqual(['transfer', ['none', 'swaying-bridge']])
    transfer.pick('swaying-bridge')
    expect([transfer.inner(0), transfer.card(0, 'rune-scales').place]).toEqual([['start-star', 'swaying-bridge'], 'place-swaying-bridge'])
    // Weaver Spider gains from the transfer of its own link bonus
    const spider = arrange({ players: [{ hand: 'weaver-spider', knowledge: 1, herb: 2, potion: 1, outer: 'swaying-bridge' }, {}] })
    spider.pick('weaver-spider>swaying-bridge', 'swaying-bridge')
    expect(spider.player(0).vp).toBe(2)
    const king = arrange({ players: [{ hand: 'deer-king', herb: 3, potion: 1 }, {}] }).pick('deer-king>start-star')
    expect(king.player(0).vp).toBe(2)
  })

  test('EV-7.6 a link bonus cannot be declined, but a transfer in it can', () => {
    const play = arrange({ players: [{ hand: 'rune-scales', knowledge: 1, outer: 'lily-backwater' }, {}] }).pick('rune-scales>lily-backwater')
    expect(play.offered).toEqual(['1-herb', '2-mana'])
    play.pick('2-mana')
    expect(play.player(0)).toMatchObject({ mana: 2, herb: 0 })
    const declined = arrange({ players: [{ hand: 'rune-scales', knowledge: 1, outer: 'swaying-bridge' }, {}] })
    declined.pick('rune-scales>swaying-bridge', 'none')
    expect([declined.outer(0), declined.seat]).toEqual([['swaying-bridge'], 1])
  })

  test('EV-7.7 a link bonus is given once for each linking, and again only when another ritual is linked there', () => {
    const play = arrange({
      players: [{ hand: 'rune-scales', knowledge: 1, outer: 'owl-market=honey-bear', inner: 'start=pendulum-of-renewal' }, { passed: true }],
    })
    play.pick('elder>pendulum-of-renewal:1', '1-herb>1-potion')
    expect([play.isPlayed(0, 'honey-bear'), play.player(0).vp]).toEqual([false, 3])
    play.pick('rune-scales>owl-market')
    expect(play.player(0).vp).toBe(5)
  })

  test('EV-7.8, EF-1.5 the price of a link bonus must be paid, and nothing can be played where it cannot be paid', () => {
    const cave = { hand: 'rune-scales', knowledge: 1, outer: 'altar-of-winds' } as const
    expect(arrange({ players: [cave, {}] }).offeredFor('rune-scales')).toEqual(['rune-scales>start-star'])
    const play = arrange({ players: [{ ...cave, mana: 1 }, {}] }).pick('rune-scales>altar-of-winds')
    expect([play.player(0).mana, play.player(0).vp, play.seat]).toEqual([0, 4, 1])
    // the card that is played cannot be discarded for it
    const library = { outer: 'false-beacon', knowledge: 1, hand: 'rune-scales' } as const
    expect(arrange({ players: [library, {}] }).offeredFor('rune-scales')).toEqual(['rune-scales>start-star'])
    const paid = arrange({ players: [{ ...library, hand: 'rune-scales keir velda' }, {}] }).pick('rune-scales>false-beacon')
    expect([paid.asked, paid.offered]).toEqual(['pay-cards', ['keir-1', 'velda-1']])
    paid.pick('keir-1', '2-herb')
    expect(paid.since(0)).toEqual({ hand: -2, knowledge: -1, herb: 2 })
  })

  test('EV-7.8 mana that pays for the ritual cannot pay for the link bonus as well', () => {
    // Reality Warp costs three; with two resources and one mana nothing is left for Salt Cave
    const warp = { hand: 'reality-warp', outer: 'altar-of-winds', herb: 1, potion: 1 } as const
    expect(arrange({ players: [{ ...warp, mana: 1 }, {}] }).offeredFor('reality-warp')).toEqual(['reality-warp>start-star'])
    const play = arrange({ players: [{ ...warp, mana: 2 }, {}] }).pick('reality-warp>altar-of-winds')
    // one mana replaces knowledge and the other pays for the cave; there is no other way to pay
    expect([play.since(0), play.seat]).toEqual([{ hand: -1, herb: -1, potion: -1, mana: -2, vp: 4 }, 1])
  })

  test('EV-7.9, EV-7.12 permanent effects work at once, instant effects once, and cells later in the same round', () => {
    const play = arrange({ players: [{ hand: 'obsidian-mirror', knowledge: 2, herb: 1 }, { passed: true }] })
    play.pick('obsidian-mirror>start-star')
    expect(play.card(0, 'obsidian-mirror')).toMatchObject({ cells: ['', ''], slots: ['', ''] })
    expect(play.offeredFor('elder')).toEqual(['elder>obsidian-mirror:1'])
    play.pick('elder>obsidian-mirror:1')
    expect(play.hand(0)).toHaveLength(2)
  })

  test('EV-7.10, EF-0.4 "this place" is the place with the ritual', () => {
    const play = arrange({ players: [{ outer: 'salt-cave=coal-salamander mossy-glade' }, {}] }).pick('token')
    expect(play.since(0)).toEqual({ mana: 4, herb: 2, potion: 1 })
  })

  test('EV-7.11, EV-R6, EV-15.6 an instant effect with a price may be declined', () => {
    const scene = { hand: 'truce-by-the-fire keir', knowledge: 3 } as const
    const no = arrange({ players: [scene, {}] }).pick('truce-by-the-fire>start-star', 'no')
    expect(no.since(0)).toEqual({ hand: -1, knowledge: -3, vp: 2 })
    const yes = arrange({ players: [scene, {}] }).pick('truce-by-the-fire>start-star', 'yes')
    expect(yes.since(0)).toEqual({ hand: -2, knowledge: -3, vp: 2, mana: 2 })
  })

  test('EV-7.13, EV-30.5, EV-70.15, EF-M1 mana may replace any part of the cost of Reality Warp, one for one', () => {
    const play = arrange({ players: [{ hand: 'reality-warp', herb: 1, mana: 2 }, {}] }).pick('reality-warp>start-star')
    expect([play.since(0), play.isPlayed(0, 'reality-warp')]).toEqual([{ hand: -1, herb: -1, mana: -2 }, true])
    const rich = arrange({ players: [{ hand: 'reality-warp', herb: 1, knowledge: 1, potion: 1, mana: 3 }, {}] }).pick('reality-warp>start-star')
    expect([rich.asked, rich.offered]).toEqual([
      'payment',
      [
        '1-herb>1-knowledge>1-mana',
        '1-herb>1-knowledge>1-potion',
        '1-herb>1-potion>1-mana',
        '1-herb>2-mana',
        '1-knowledge>1-potion>1-mana',
        '1-knowledge>2-mana',
        '1-potion>2-mana',
        '3-mana',
      ],
    ])
    rich.pick('3-mana')
    expect(rich.since(0)).toEqual({ hand: -1, mana: -3 })
    expect(arrange({ players: [{ hand: 'reality-warp', herb: 3, mana: 1 }, {}] }).offeredFor('reality-warp')).toEqual([])
  })

  test('EV-7.14, EV-30.2 Embodiment of Magic has all three keywords', () => {
    const play = arrange({
      players: [{ hand: 'embodiment-of-magic', knowledge: 1, herb: 1, potion: 1, council: 'morten branka tikhon', outer: 'bald-mountain' }, {}],
    }).pick('embodiment-of-magic>bald-mountain')
    // the spell gives 3 mana, its own effect 2 mana and 4 points, and each of three council members 3 points
    expect(play.since(0)).toMatchObject({ mana: 5, vp: 13 })
    expect(play.seat).toBe(1)
  })
})

describe('cheaper rituals', () => {
  test('EF-M2, EV-15.10 artifacts cost one resource of choice less, and never less than nothing', () => {
    const play = arrange({ players: [{ hand: 'living-chest rune-scales pillar-of-energy', specialists: 'tikhon', knowledge: 2, potion: 2 }, {}] })
    expect(play.offeredFor('rune-scales')).toEqual(['rune-scales>start-star'])
    play.pick('living-chest>start-star')
    expect([play.asked, play.offered]).toEqual(['payment', ['1-knowledge>2-potion', '2-knowledge>1-potion']])
    play.pick('1-knowledge>2-potion', '1-herb>1-potion')
    expect(play.since(0)).toEqual({ hand: -1, knowledge: -1, potion: -1, herb: 1 })
    const free = arrange({ players: [{ hand: 'rune-scales', specialists: 'tikhon' }, {}] }).pick('rune-scales>start-star')
    expect([free.since(0), free.isPlayed(0, 'rune-scales')]).toEqual([{ hand: -1 }, true])
    // a spell does not become cheaper
    expect(arrange({ players: [{ hand: 'pillar-of-energy', specialists: 'tikhon', potion: 2 }, {}] }).offeredFor('pillar-of-energy')).toEqual([])
  })

  test('EF-M2 the reductions of Tikhon and Night Mare add up', () => {
    const play = arrange({ players: [{ hand: 'living-chest', specialists: 'tikhon', inner: 'start=night-mare', outer: 'grotto', potion: 1 }, {}] })
    play.pick('elder>night-mare:1')
    expect([play.asked, play.offered]).toEqual(['play-ritual', ['living-chest>grotto', 'none']])
    play.pick('living-chest>grotto', '2-herb')
    // the cost of two knowledge and two potions is reduced by three
    expect(play.since(0)).toEqual({ hand: -1, potion: -1, herb: 2, elders: -1 })
  })
})

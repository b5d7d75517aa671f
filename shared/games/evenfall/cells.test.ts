import { describe, expect, test } from 'vitest'
import { arrange } from './testing.ts'

describe('action cells', () => {
  test('EV-10.1, EV-10.4, EV-70.7 a figure goes from the supply to a free cell, which is then blocked for everybody', () => {
    const play = arrange({ players: [{ hand: 'keir velda' }, { hand: 'morten' }] })
    play.pick('witch>north-lakes:1', 'keir-1', '2-knowledge>1-potion')
    expect([play.since(0), play.region('north-lakes').cells]).toEqual([{ witches: -1, hand: -1, knowledge: 2, potion: 1 }, [0, -1]])
    expect(play.seat).toBe(1)
    expect(play.offered.filter((id) => id.includes('north-lakes'))).toEqual(['witch>north-lakes:2'])
    play.pick('witch>north-lakes:2', '3-herb')
    play.pick('pass')
    expect(play.offered.filter((id) => id.includes('north-lakes'))).toEqual([])
  })

  test('EV-10.2, EV-10.3 witches act in regions, both circles and on the board; elders act in the inner circle only', () => {
    const play = arrange({
      side: 'lunar',
      players: [{ coven: 'cross', outer: 'grotto=moss-toad', inner: 'start=obsidian-mirror', hand: 'keir' }, {}],
    })
    expect(play.offeredFor('witch')).toEqual([
      'witch>board:cross',
      'witch>central-highlands:1',
      'witch>moss-toad:1',
      'witch>north-lakes:1',
      'witch>obsidian-mirror:1',
    ])
    expect(play.offeredFor('elder')).toEqual(['elder>obsidian-mirror:1'])
    const none = arrange({ players: [{ inner: 'start=obsidian-mirror', spentWitches: 4, stand: { 'north-lakes': { elders: 4 } } }, {}] })
    expect(none.offered).toEqual(['pass', 'token'])
  })

  test('EV-10.3 bots skip a witch where an elder could go, and nowhere else', () => {
    const play = arrange({ players: [{ outer: 'grotto=moss-toad', inner: 'start=obsidian-mirror', hand: 'keir' }, {}] })
    const { question } = play.decision
    const aside = question.kind === 'one' ? question.choices.filter((choice) => choice.skippedByBots).map(({ id }) => id) : []
    expect(aside).toEqual(['witch>ritual:ritual-obsidian-mirror:1'])
    const alone = arrange({ players: [{ inner: 'start=obsidian-mirror', stand: { 'north-lakes': { elders: 4 } } }, {}] }).decision.question
    expect(alone.kind === 'one' && alone.choices.some((choice) => choice.skippedByBots)).toBe(false)
  })

  test('EV-10.4 nobody can use the cells of another coven', () => {
    const play = arrange({ players: [{}, { inner: 'start=obsidian-mirror' }] })
    expect(play.offered.some((id) => id.includes('obsidian-mirror'))).toBe(false)
  })

  test('EV-10.5, EV-30.9 two cells on one ritual can be activated separately', () => {
    const play = arrange({ players: [{ inner: 'salt-cave=twin-sickles' }, { passed: true }] })
    play.pick('elder>twin-sickles:1', 'witch>twin-sickles:2')
    expect([play.since(0), play.card(0, 'twin-sickles').cells]).toEqual([{ mana: 4, elders: -1, witches: -1 }, ['elder', 'witch']])
    expect(play.offered.some((id) => id.includes('twin-sickles:'))).toBe(false)
  })

  test('EV-10.6, EF-1.5 a price must be payable in full, is paid first and cannot be declined', () => {
    expect(arrange({ players: [{ inner: 'start=rune-scales' }, {}] }).offeredFor('elder')).toEqual([])
    const play = arrange({ players: [{ inner: 'start=rune-scales', herb: 1, knowledge: 1 }, {}] }).pick('elder>rune-scales:1')
    expect([play.asked, play.offered]).toEqual(['pay', ['1-herb', '1-knowledge']])
    play.pick('1-herb')
    expect(play.since(0)).toEqual({ elders: -1, herb: -1, vp: 4 })
    // a removal or a copy is a price, too
    expect(arrange({ players: [{ inner: 'start=pendulum-of-renewal' }, {}] }).offeredFor('elder')).toEqual([])
    expect(arrange({ players: [{ inner: 'start=puppet-chameleon' }, {}] }).offeredFor('elder')).toEqual([])
  })

  test('EV-10.7, EF-1.6 a cell without a price may be activated even if it does nothing', () => {
    const play = arrange({ players: [{ inner: 'start=hex-of-echoes' }, {}] }).pick('elder>hex-of-echoes:1')
    expect([play.since(0), play.seat]).toEqual([{ elders: -1 }, 1])
  })

  test('EV-10.8 one player may occupy several cells of a region', () => {
    const play = arrange({ players: [{ hand: 'keir velda' }, { passed: true }] })
    play.pick('witch>north-lakes:1', 'keir-1', '3-herb', 'witch>north-lakes:2', '3-potion')
    expect(play.region('north-lakes').cells).toEqual([0, 0])
  })

  test('EV-10.9 North Lakes gives any mix of three resources, and cannot be used with an empty hand', () => {
    expect(arrange().offered.filter((id) => id.includes('north-lakes'))).toEqual([])
    const play = arrange({ players: [{ hand: 'keir' }, {}] }).pick('witch>north-lakes:1')
    expect([play.asked, play.source, play.offered.length]).toEqual(['resources', 'north-lakes', 10])
    play.pick('1-herb>1-knowledge>1-potion')
    expect(play.since(0)).toEqual({ hand: -1, witches: -1, herb: 1, knowledge: 1, potion: 1 })
  })

  test('EV-10.10, EV-71.35 Central Highlands gives three cards, or a transfer and two cards, even without a place to transfer', () => {
    const three = arrange().pick('witch>central-highlands:1', '3-cards')
    expect(three.since(0)).toEqual({ hand: 3, witches: -1 })
    const two = arrange().pick('witch>central-highlands:1', '1-transfer>2-cards')
    expect([two.since(0), two.asked]).toEqual([{ hand: 2, witches: -1 }, 'end-turn'])
    const carried = arrange({ players: [{ outer: 'grotto' }, {}] }).pick('witch>central-highlands:1', '1-transfer>2-cards')
    expect([carried.asked, carried.hand(0)]).toEqual(['transfer', []])
    carried.pick('grotto')
    expect([carried.inner(0), carried.since(0)]).toEqual([['start-star', 'grotto'], { hand: 2, witches: -1 }])
  })

  test('EV-10.11 Southern Slopes gives two resources and 3 mana for one resource, and cannot be used without one', () => {
    expect(arrange({ seats: 3 }).offered.filter((id) => id.includes('southern-slopes'))).toEqual([])
    const play = arrange({ seats: 3, players: [{ herb: 1, potion: 1 }, {}, {}] }).pick('witch>southern-slopes:1', '1-herb', '2-knowledge')
    expect(play.since(0)).toEqual({ herb: -1, knowledge: 2, mana: 3, witches: -1 })
  })

  test('EV-10.12 figures on cells and in the big cell fight alike, those on rituals do not', () => {
    const play = arrange({
      players: [{ inner: 'start=moss-toad@elder', stand: { 'north-lakes': { witches: 1, cells: 1 } }, passed: true }, { passed: true }],
      phase: 'battle',
      step: { step: 'battles', at: 0 },
    })
    expect(play.events('strength')).toMatchObject([{ seat: 0, strength: 2 }])
  })

  test('EV-10.13 a figure moved to a region stands in the big cell, activates nothing and frees its cell', () => {
    const play = arrange({ players: [{ inner: 'start=wolf-guide grotto=moss-toad@elder', hand: 'keir' }, { passed: true }] })
    play.pick('elder>wolf-guide:1', 'moss-toad:1>north-lakes', 'none')
    expect(play.region('north-lakes')).toMatchObject({ cells: [-1, -1], crowd: [{ witches: 0, elders: 1 }, {}] })
    expect([play.card(0, 'moss-toad').cells, play.hand(0)]).toEqual([['', ''], ['keir-1']])
    expect(play.offeredFor('elder')).toContain('elder>moss-toad:1')
  })

  test('EV-10.14, EV-11.2 a transfer moves everything that stands or lies on the ritual', () => {
    const play = arrange({ players: [{ outer: 'grotto=transmutation-vessel/sickle@witch' }, {}] })
    const before = structuredClone(play.card(0, 'transmutation-vessel'))
    play.pick('witch>central-highlands:1', '1-transfer>2-cards', 'grotto')
    expect([play.inner(0), play.card(0, 'transmutation-vessel')]).toEqual([['start-star', 'grotto'], before])
  })

  test('EV-70.8, EV-30.14 Transmutation Vessel: an elder may not use it in the outer circle, and may in the inner one', () => {
    const purse = { knowledge: 1, potion: 1 } as const
    const outer = arrange({ players: [{ ...purse, outer: 'phantom-marsh=transmutation-vessel' }, {}] })
    expect(outer.offered.filter((id) => id.includes('vessel:'))).toEqual(['witch>transmutation-vessel:1'])
    const play = arrange({ players: [{ ...purse, inner: 'phantom-marsh=transmutation-vessel' }, {}] })
    play.pick('elder>transmutation-vessel:1', '2-herb>1-knowledge')
    expect(play.since(0)).toEqual({ vp: 1, potion: -1, herb: 2, elders: -1 })
  })
})

import { describe, expect, test } from 'vitest'
import type { Pick } from '../../kernel/ask.ts'
import { RITUALS, ritualOf } from './content/index.ts'
import { arrange, battle, type Change, type Play, type PlayerScene, type Scene } from './testing.ts'

interface Row {
  readonly card: string
  /** What the owner has beside the ritual; `start` is free for it. */
  readonly own?: PlayerScene
  readonly other?: PlayerScene
  readonly scene?: Scene
  readonly picks?: readonly Pick[]
  /** What the owner has more or less from the effect alone: its cost and the card itself are left out. */
  readonly gives: Change
}

const PURSE = { herb: 9, knowledge: 9, potion: 9 } as const

function without(change: Change, part: Change): Change {
  const keys = [...new Set([...Object.keys(change), ...Object.keys(part)])] as (keyof Change)[]
  return Object.fromEntries(keys.map((key) => [key, (change[key] ?? 0) - (part[key] ?? 0)] as const).filter(([, n]) => n !== 0))
}

const INSTANTS: readonly Row[] = [
  { card: 'living-chest', own: { specialists: 'ajisu', outer: 'grotto-a=rune-scales' }, picks: ['1-herb>2-potion'], gives: { herb: 1, potion: 2 } },
  { card: 'sickle-rack', own: { outer: 'grotto-a=honey-bear' }, picks: ['honey-bear', 'sickle-rack'], gives: {} },
  { card: 'thrice-locked-casket', picks: ['1-herb>1-knowledge>1-potion'], gives: { herb: 1, knowledge: 1, potion: 1 } },
  { card: 'pillar-of-energy', own: { specialists: 'morten', outer: 'grotto-a=unmaking' }, scene: { deck: 'keir' }, gives: { mana: 7, hand: 1 } },
  { card: 'embodiment-of-magic', gives: { mana: 2 } },
  { card: 'harvest-moon', own: { outer: 'salt-cave-a mossy-glade-a=honey-bear/sickle' }, gives: { mana: 2, herb: 2, vp: 1 } },
  { card: 'rising-mana', own: { outer: 'salt-cave-a mossy-glade-a grotto-a' }, gives: { mana: 5 } },
  { card: 'bridge-of-roots', own: { outer: 'salt-cave-a mossy-glade-a' }, picks: ['salt-cave-a', 'mossy-glade-a'], gives: {} },
  { card: 'borrowed-fate', own: { path: 2, outer: 'bone-orchard-b=honey-bear' }, picks: ['bone-orchard-b'], gives: { path: 1, vp: 5 } },
  { card: 'truce-by-the-fire', own: { hand: 'keir' }, other: { hand: 'velda' }, picks: ['yes', 'yes'], gives: { vp: 5, mana: 2, hand: -1 } },
  {
    card: 'unmaking',
    own: { hand: 'moss-toad', outer: 'grotto-a=honey-bear' },
    picks: ['honey-bear', 'moss-toad>grotto-a', '2-knowledge'],
    gives: { hand: -1, knowledge: -2 },
  },
  { card: 'deer-king', own: { specialists: 'velda branka', outer: 'grotto-a=moss-toad' }, picks: ['1-herb'], gives: { vp: 8, herb: 1 } },
  { card: 'cat-helper', own: { path: 2 }, other: { path: 2 }, picks: ['yes', 'yes'], gives: { path: 1, vp: 4 } },
  {
    card: 'three-eyed-owl',
    scene: { regions: { 'north-lakes': '- grotto-a -' }, places: 'phantom-marsh-a salt-cave-a' },
    picks: ['north-lakes', 'phantom-marsh-a'],
    gives: { witches: -1 },
  },
  { card: 'hedge-hare', scene: { regions: { 'north-lakes': 'grotto-a - -' } }, picks: ['grotto-a'], gives: {} },
  { card: 'stag-beetle', picks: ['north-lakes>6'], gives: { mana: 2, vp: 3 } },
  { card: 'mist-swan', picks: ['elder>north-lakes', 'elder>north-lakes'], gives: { elders: -2, vp: 2 } },
]

const CELLS: readonly Row[] = [
  { card: 'transmutation-vessel', picks: ['2-herb', '3-potion'], gives: { herb: -2, potion: 3, vp: 1 } },
  {
    card: 'singing-cauldron',
    own: { inner: 'salt-cave-a mossy-glade-a', outer: 'grotto-a' },
    picks: ['salt-cave-a', '1-herb'],
    gives: { herb: 1, mana: 2 },
  },
  { card: 'twin-sickles', picks: ['1-potion'], gives: { potion: 1 } },
  { card: 'pendulum-of-renewal', own: { outer: 'grotto-a=honey-bear' }, picks: ['2-knowledge'], gives: { knowledge: 2, vp: 3 } },
  { card: 'obsidian-mirror', gives: { hand: 2 } },
  { card: 'broom-stand', own: { mana: 1, stand: { 'north-lakes': { witches: 1 } } }, gives: { mana: -1, witches: 1 } },
  { card: 'cauldron-of-bargains', picks: ['1-herb>1-potion'], gives: { herb: 1, potion: 1, mana: 1 } },
  { card: 'rune-scales', picks: ['1-knowledge'], gives: { knowledge: -1, vp: 4 } },
  { card: 'gravediggers-spade', gives: {} },
  { card: 'gates-of-the-underworld', own: { path: 2 }, gives: { path: 1, vp: 6 } },
  { card: 'second-dawn', own: { outer: 'salt-cave-a grotto-a' }, picks: ['salt-cave-a'], gives: { mana: 2, vp: 2 } },
  { card: 'hex-of-echoes', own: { outer: 'grotto-a=rising-mana salt-cave-a=moss-toad' }, gives: { mana: 4 } },
  { card: 'crossing-of-shadows', own: { outer: 'grotto-a' }, picks: ['grotto-a'], gives: { hand: 1 } },
  { card: 'downpour-of-insight', gives: { knowledge: 3 } },
  { card: 'echo-of-the-road', own: { path: 6 }, picks: ['path:3'], gives: { vp: 3 } },
  { card: 'storm-of-sparks', own: { mana: 5 }, picks: ['1-mana', '1-mana'], gives: { mana: -3, vp: 6 } },
  { card: 'night-market', scene: { deck: 'keir velda morten' }, picks: ['velda-1'], gives: { hand: 2 } },
  { card: 'wolf-guide', picks: ['wolf-guide:1>north-lakes'], gives: {} },
  {
    card: 'butterfly-fairy',
    other: { outer: 'salt-cave-a mossy-glade-a grotto-a' },
    picks: [['salt-cave-a', 'grotto-a']],
    gives: { mana: 2, potion: 1 },
  },
  { card: 'puppet-chameleon', other: { inner: 'start=obsidian-mirror' }, gives: { hand: 2 } },
  { card: 'raven-courier', picks: ['1-herb'], gives: { herb: 1, hand: 1 } },
  { card: 'moss-toad', picks: ['2-potion'], gives: { potion: 2 } },
  {
    card: 'night-mare',
    own: { hand: 'moss-toad', outer: 'grotto-a' },
    picks: ['moss-toad>grotto-a', '3-knowledge'],
    gives: { hand: -1, knowledge: -3 },
  },
  { card: 'old-goat', own: { outer: 'throne-of-roots-b=honey-bear' }, picks: ['throne-of-roots-b'], gives: { vp: 3 } },
]

/** Permanent effects are set off by something; what that brings by itself is left out. */
const PERMANENT: readonly { readonly card: string; readonly play: () => Play; readonly gives: Change }[] = [
  {
    card: 'eye-of-plenty',
    play: () => arrange({ active: 1, players: [{ inner: 'start=eye-of-plenty' }, { outer: 'grotto-a' }] }).pick('token', '1-herb'),
    gives: { herb: 1 },
  },
  {
    card: 'bone-loom',
    play: () =>
      arrange({ players: [{ specialists: 'radu', outer: 'grotto-a', inner: 'start=bone-loom' }, {}] }).pick('radu-1', 'grotto-a', '1-potion'),
    gives: { potion: 1 },
  },
  {
    card: 'lantern-of-lost-roads',
    play: () => arrange({ regions: { 'north-lakes': 'grotto-a - -' }, players: [{ inner: 'start=lantern-of-lost-roads' }, {}] }).pick('grotto-a'),
    gives: { hand: 1, witches: -1 },
  },
  {
    card: 'star-astrolabe',
    play: () => arrange({ players: [{ ...PURSE, path: 2, inner: 'start=star-astrolabe' }, {}] }).pick('star-astrolabe>orb', 'done'),
    gives: { potion: -2, path: 1, vp: 3, mana: 1 },
  },
  {
    card: 'ancestral-masks',
    play: () => arrange({ players: [{ herb: 1, potion: 1, hand: 'keir', inner: 'start=ancestral-masks' }, {}] }).pick('keir-1>council'),
    gives: { hand: -1, herb: -1, potion: -1 },
  },
  {
    card: 'reality-warp',
    play: () => arrange({ players: [{ mana: 3, hand: 'reality-warp' }, {}] }).pick('reality-warp>start-star'),
    gives: { hand: -1, mana: -3 },
  },
  {
    card: 'ring-of-salt',
    play: () => arrange({ players: [{ herb: 1, inner: 'start=ring-of-salt' }, {}] }).pick('ring-of-salt>sickle'),
    gives: { herb: -1, vp: 1 },
  },
  {
    card: 'oath-of-blood',
    play: () => arrange({ players: [{ herb: 1, hand: 'guido', inner: 'start=oath-of-blood' }, {}] }).pick('guido-1>specialist'),
    gives: { hand: -1, herb: -1 },
  },
  {
    card: 'coal-salamander',
    play: () => arrange({ players: [{ outer: 'mossy-glade-a=coal-salamander' }, {}] }).pick('token'),
    gives: { herb: 2, potion: 1, mana: 2 },
  },
  {
    card: 'honey-bear',
    play: () => arrange({ players: [{ outer: 'salt-cave-a=honey-bear' }, {}] }).pick('token'),
    gives: { mana: 2, vp: 1, herb: 1, potion: 1 },
  },
  {
    card: 'wayfinder-magpie',
    play: () => arrange({ players: [{ mana: 2, path: 2, specialists: 'solveig', inner: 'start=wayfinder-magpie' }, {}] }).pick('solveig-1'),
    gives: { mana: -2, path: 1, vp: 3, hand: 1 },
  },
  {
    card: 'weaver-spider',
    play: () => arrange({ players: [{ specialists: 'radu', outer: 'grotto-a', inner: 'start=weaver-spider' }, {}] }).pick('radu-1', 'grotto-a'),
    gives: { vp: 2 },
  },
  { card: 'ghost-hound', play: () => battle({ players: [{ inner: 'start=ghost-hound' }, {}] }).pick('elder>north-lakes'), gives: { elders: -1 } },
  {
    card: 'blood-chalice',
    play: () => {
      const play = battle({ round: 3, players: [{ inner: 'start=blood-chalice', stand: { 'north-lakes': { witches: 1 } } }, {}] })
      return play.pick(play.offered[0] ?? '')
    },
    gives: { vp: 3 },
  },
  {
    card: 'veil-of-ash',
    play: () => battle({ players: [{ mana: 2, inner: 'start=veil-of-ash', stand: { 'north-lakes': { witches: 1 } } }, {}] }).pick(2),
    gives: { mana: -2, hand: 1 },
  },
  {
    card: 'sage-elephant',
    play: () => arrange({ players: [{ inner: 'start=sage-elephant' }, {}] }).pick('pass', 'pass'),
    gives: { hand: 7, knowledge: 4, mana: 2 },
  },
  {
    card: 'dusk-hourglass',
    play: () => arrange({ players: [{ inner: 'start=dusk-hourglass' }, {}] }).pick('pass', 'pass', '1-herb'),
    gives: { hand: 6, knowledge: 3, mana: 3, herb: 1 },
  },
]

describe('every ritual does what is printed on it', () => {
  test.each(INSTANTS)('$card, when it is played', ({ card, own = {}, other = {}, scene = {}, picks = [], gives }) => {
    const play = arrange({ ...scene, players: [{ ...PURSE, ...own, hand: `${card} ${own.hand ?? ''}` }, other] })
    play.pick(`${card}>start-star`, ...picks)
    const { cost } = ritualOf(`ritual-${card}`)
    expect(without(play.since(0), { hand: -1, herb: -cost.herb, knowledge: -cost.knowledge, potion: -cost.potion })).toEqual(gives)
    expect(['turn', 'end-turn']).toContain(play.asked)
  })

  test.each(CELLS)('$card, when its cell is activated', ({ card, own = {}, other = {}, scene = {}, picks = [], gives }) => {
    const play = arrange({ ...scene, players: [{ ...PURSE, ...own, inner: `start=${card} ${own.inner ?? ''}` }, other] })
    play.pick(`elder>${card}:1`, ...picks)
    expect(without(play.since(0), { elders: -1 })).toEqual(gives)
    expect(['turn', 'end-turn']).toContain(play.asked)
  })

  test.each(PERMANENT)('$card, as long as it lies there', ({ card, play, gives }) => {
    const done = play()
    expect(without(done.since(0), gives)).toEqual({})
    expect(done.isPlayed(0, card)).toBe(true)
  })

  test('none is missing', () => {
    const tested = [...INSTANTS, ...CELLS, ...PERMANENT].map(({ card }) => `ritual-${card}`)
    expect(tested.toSorted()).toEqual(RITUALS.map(({ id }) => id).toSorted())
  })

  test('Three-Eyed Owl fills the empty slots from the left', () => {
    const owl = arrange({
      regions: { 'north-lakes': '- grotto-a -' },
      places: 'phantom-marsh-a salt-cave-a',
      players: [{ ...PURSE, hand: 'three-eyed-owl' }, {}],
    }).pick('three-eyed-owl>start-star', 'north-lakes')
    expect(owl.region('north-lakes').slots).toEqual(['place-phantom-marsh-a', 'place-grotto-a', 'place-salt-cave-a'])
  })
})

describe('clarified rituals', () => {
  test('EV-30.1, EV-30.1a, EV-71.37, EF-V14 Wolf Guide: witches and elders to one region; the cells they leave can be used again', () => {
    const play = arrange({ players: [{ inner: 'start=wolf-guide', outer: 'grotto-a=moss-toad@witch' }, { passed: true }] }).pick('elder>wolf-guide:1')
    expect(play.offered).toEqual([
      'moss-toad:1>central-highlands',
      'moss-toad:1>north-lakes',
      'none',
      'wolf-guide:1>central-highlands',
      'wolf-guide:1>north-lakes',
    ])
    play.pick('wolf-guide:1>north-lakes')
    // the second one goes where the first one went
    expect(play.offered).toEqual(['moss-toad:1>north-lakes', 'none'])
    play.pick('moss-toad:1>north-lakes')
    expect(play.region('north-lakes')).toMatchObject({ cells: [-1, -1], crowd: [{ witches: 1, elders: 1 }, {}] })
    expect([play.card(0, 'wolf-guide').cells, play.card(0, 'moss-toad').cells]).toEqual([[''], ['']])
    expect(play.events('figure-moved')).toHaveLength(2)
    expect(play.offeredFor('elder')).toContain('elder>wolf-guide:1')
    play.pick('pass')
    expect(play.events('strength')[0]?.strength).toBe(2)
  })

  test('EV-30.2a, EV-71.31, EF-C2 Embodiment of Magic: points only if its own play activated a link bonus', () => {
    const hand = { hand: 'embodiment-of-magic', herb: 1, knowledge: 1, potion: 1 } as const
    const plain = arrange({ players: [{ ...hand, outer: 'grotto-a' }, {}] }).pick('embodiment-of-magic>grotto-a')
    expect([plain.player(0).mana, plain.player(0).vp]).toEqual([2, 0])
    const linked = arrange({ players: [{ ...hand, outer: 'mossy-glade-b' }, {}] }).pick('embodiment-of-magic>mossy-glade-b')
    expect([linked.player(0).mana, linked.player(0).vp]).toEqual([4, 4])
    const keita = arrange({ players: [{ specialists: 'keita', outer: 'mossy-glade-b=embodiment-of-magic' }, {}] }).pick('keita-1')
    expect(keita.since(0)).toEqual({ mana: 2 })
  })

  test('EV-30.4, EF-N1 Living Chest, Pillar of Energy, Deer King: both circles, specialists and the card itself; never the council', () => {
    const play = arrange({
      players: [
        {
          hand: 'pillar-of-energy',
          knowledge: 1,
          potion: 2,
          outer: 'grotto-a=unmaking',
          inner: 'start=second-dawn moonwell-a',
          specialists: 'zaira',
          council: 'morten keita',
        },
        {},
      ],
    }).pick('pillar-of-energy>moonwell-a')
    expect(play.player(0)).toMatchObject({ mana: 8, vp: 3 })
  })

  test('EV-30.6, EV-71.16, EF-V29 Cat Helper: everybody is asked, clockwise from the one who played it, also who has passed', () => {
    const play = arrange({
      seats: 4,
      active: 2,
      players: [{ passed: true, path: 2 }, { path: 2 }, { hand: 'cat-helper', knowledge: 1, herb: 1, path: 2 }, { path: 2 }],
    }).pick('cat-helper>start-circle')
    const asked: number[] = []
    while (play.asked === 'offer-advancePath') {
      asked.push(play.seat)
      play.pick(play.seat === 1 ? 'no' : 'yes')
    }
    expect(asked).toEqual([2, 3, 0, 1])
    expect([0, 1, 2, 3].map((seat) => play.since(seat).vp)).toEqual([3, undefined, 5, 3])
    expect(play.seat).toBe(3)
  })

  test('EV-30.7, EV-30.7a, EV-71.39, EF-V16 Pendulum of Renewal: catalysts and figures go, the place stays and can be linked again', () => {
    const play = arrange({
      players: [
        {
          inner: 'start=pendulum-of-renewal mossy-glade-b=transmutation-vessel/sickle@elder',
          council: 'shoana',
          hand: 'rune-scales',
          knowledge: 1,
          path: 3,
        },
        { passed: true },
      ],
    }).pick('elder>pendulum-of-renewal:1', '2-herb')
    expect([play.table.box, play.inner(0), play.player(0).path]).toEqual([['ritual-transmutation-vessel'], ['start-star', 'mossy-glade-b'], 3])
    // one elder stands on the pendulum, the other one came home: 3 points, and 2 for the elder who moved
    expect([play.player(0).elders, play.player(0).vp, play.isPlayed(0, 'transmutation-vessel')]).toEqual([3, 5, false])
    expect(play.state.discard).toEqual([])
    play.pick('rune-scales>mossy-glade-b')
    expect(play.player(0).mana).toBe(2)
    expect(arrange({ players: [{ inner: 'start=pendulum-of-renewal' }, {}] }).offeredFor('elder')).toEqual([])
  })

  test('EV-71.13 a witch on a ritual that is carried over and then removed comes home and can be used again', () => {
    const play = arrange({
      players: [{ specialists: 'radu', outer: 'grotto-a=moss-toad@witch', inner: 'start=pendulum-of-renewal', spentWitches: 3 }, { passed: true }],
    })
    play.pick('radu-1', 'grotto-a', 'elder>pendulum-of-renewal:1', '2-herb')
    expect([play.player(0).witches, play.offeredFor('witch')]).toEqual([1, ['witch>central-highlands:1']])
  })

  test('EV-30.10, EF-V10 Singing Cauldron: this place and another of the same circle, alone if there is none, in the inner circle too', () => {
    const both = arrange({ players: [{ outer: 'salt-cave-a=singing-cauldron mossy-glade-a', inner: 'grotto-a' }, {}] }).pick(
      'witch>singing-cauldron:1',
    )
    expect([both.since(0), both.seat]).toEqual([{ mana: 2, herb: 1, witches: -1 }, 1])
    const alone = arrange({ players: [{ outer: 'salt-cave-a=singing-cauldron' }, {}] }).pick('witch>singing-cauldron:1')
    expect(alone.since(0)).toEqual({ mana: 2, witches: -1 })
    const inner = arrange({ players: [{ outer: 'mossy-glade-a', inner: 'salt-cave-a=singing-cauldron grotto-a' }, {}] }).pick(
      'elder>singing-cauldron:1',
    )
    expect(inner.offered).toEqual(['grotto-a', 'start-star'])
    inner.pick('grotto-a')
    expect(inner.since(0)).toEqual({ mana: 2, potion: 1, elders: -1 })
  })

  test('EV-30.11, EV-71.41, EF-V20 Three-Eyed Owl: any region, a full one too; what cannot be found is not', () => {
    const owl = { hand: 'three-eyed-owl', knowledge: 2, herb: 1 } as const
    const full = arrange({ regions: { 'north-lakes': 'grotto-a moonwell-a salt-cave-a' }, players: [owl, {}] }).pick(
      'three-eyed-owl>start-star',
      'north-lakes',
    )
    expect([full.eventTypes.includes('refilled'), full.offered]).toEqual([false, ['grotto-a', 'moonwell-a', 'none', 'salt-cave-a']])
    full.pick('none')
    expect([full.outer(0), full.seat]).toEqual([[], 1])
    const poor = arrange({
      regions: { 'north-lakes': 'phantom-marsh-a sanctuary-a crooked-tower-a' },
      players: [{ ...owl, spentWitches: 4 }, {}],
    }).pick('three-eyed-owl>start-star', 'north-lakes')
    expect([poor.isPlayed(0, 'three-eyed-owl'), poor.outer(0), poor.seat]).toEqual([true, [], 1])
  })

  test('EV-30.12, EF-V10 Butterfly Fairy: one opponent with outer places, two of them or as many as there are', () => {
    const play = arrange({
      seats: 4,
      players: [{ inner: 'start=butterfly-fairy' }, { outer: 'salt-cave-a=honey-bear/sickle mossy-glade-a grotto-a' }, {}, { outer: 'moonwell-a' }],
    }).pick('elder>butterfly-fairy:1')
    expect([play.asked, play.offered]).toEqual(['opponent', ['player:1', 'player:3']])
    play.pick('player:1')
    expect(play.refusal(['salt-cave-a'])).toBe('not-offered')
    play.pick(['grotto-a', 'salt-cave-a'])
    expect([play.since(0), play.since(1)]).toEqual([{ mana: 4, potion: 1, elders: -1 }, {}])
    const nobody = arrange({ players: [{ inner: 'start=butterfly-fairy' }, {}] }).pick('elder>butterfly-fairy:1')
    expect([nobody.since(0), nobody.seat]).toEqual([{ elders: -1 }, 1])
  })

  test('EV-30.13, EV-70.16, EF-V18, EF-X3 Puppet Chameleon: as if printed on it', () => {
    const play = arrange({
      players: [{ inner: 'salt-cave-a=puppet-chameleon grotto-a mossy-glade-a' }, { outer: 'moonwell-a=singing-cauldron' }],
    }).pick('elder>puppet-chameleon:1')
    expect([play.asked, play.source, play.offered]).toEqual(['harvest', 'puppet-chameleon', ['grotto-a', 'mossy-glade-a', 'start-star']])
    play.pick('grotto-a')
    expect([play.since(0), play.since(1), play.card(1, 'singing-cauldron').cells]).toEqual([{ mana: 2, potion: 1, elders: -1 }, {}, ['']])
    // the price is the copier’s, and the activation counts as its own
    const paid = arrange({
      players: [
        { inner: 'start=puppet-chameleon', herb: 1, council: 'oswin' },
        { inner: 'start=rune-scales', herb: 2 },
      ],
    }).pick('elder>puppet-chameleon:1')
    expect([paid.since(0), paid.since(1)]).toEqual([{ herb: -1, vp: 6, elders: -1 }, {}])
  })

  test('EV-30.13a, EV-R19 not itself, nothing that cannot be paid for, and without anything to copy it cannot be used', () => {
    const poor = arrange({ players: [{ inner: 'start=puppet-chameleon' }, { inner: 'start=rune-scales' }] })
    expect(poor.offeredFor('elder')).toEqual([])
    const own = arrange({
      players: [{ inner: 'start=puppet-chameleon', outer: 'grotto-a=moss-toad@witch' }, { inner: 'start=obsidian-mirror' }],
    }).pick('elder>puppet-chameleon:1')
    // occupied cells can be copied too
    expect([own.asked, own.offered]).toEqual(['copy', ['moss-toad', 'obsidian-mirror']])
    own.pick('moss-toad', '2-herb')
    expect(own.since(0)).toEqual({ herb: 2, elders: -1 })
  })

  test('EV-70.18, EF-T12 points from a harvest inside an activation are points from the cell, once', () => {
    const play = arrange({ players: [{ council: 'oswin', outer: 'heron-shallows-a=singing-cauldron throne-of-roots-a' }, {}] }).pick(
      'witch>singing-cauldron:1',
    )
    expect(play.since(0)).toEqual({ vp: 6, witches: -1 })
  })

  test('EV-71.49, EF-V22, EF-V13 Old Goat: the link bonus of another place looks at the ritual there', () => {
    const play = arrange({ players: [{ inner: 'start=old-goat', outer: 'charcoal-pits-b=dusk-hourglass' }, {}] }).pick('elder>old-goat:1')
    expect([play.asked, play.offered]).toEqual(['link', ['charcoal-pits-b', 'none']])
    play.pick('charcoal-pits-b')
    expect([play.asked, play.source, play.offered]).toEqual(['sickle', 'charcoal-pits-b', ['dusk-hourglass', 'none']])
    play.pick('dusk-hourglass')
    expect(play.card(0, 'dusk-hourglass').slots).toEqual(['sickle'])
    // conditions look there as well, prices must be paid, and the own place is not offered
    const spell = arrange({ players: [{ inner: 'throne-of-roots-b=old-goat', outer: 'moonwell-b=unmaking salt-cave-b=honey-bear' }, {}] }).pick(
      'elder>old-goat:1',
    )
    expect(spell.offered).toEqual(['moonwell-b', 'none'])
    spell.pick('moonwell-b')
    expect(spell.since(0)).toEqual({ mana: 4, elders: -1 })
  })
})

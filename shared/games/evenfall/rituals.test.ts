import { describe, expect, test } from 'vitest'
import type { PickValue } from '../../kernel/decision.ts'
import { RITUALS, ritualOf } from './content/index.ts'
import { arrange, battle, type Change, type Play, type PlayerScene, type Scene } from './testing.ts'

interface Row {
  readonly card: string
  /** The owner's goods and cards in addition to the ritual, which goes to `start`. */
  readonly own?: PlayerScene
  readonly other?: PlayerScene
  readonly scene?: Scene
  readonly picks?: readonly PickValue[]
  /** The changes that the effect alone makes for the owner, without the cost and the card itself. */
  readonly gives: Change
}

const PURSE = { herb: 9, knowledge: 9, potion: 9 } as const

function without(change: Change, part: Change): Change {
  const keys = [...new Set([...Object.keys(change), ...Object.keys(part)])] as (keyof Change)[]
  return Object.fromEntries(keys.map((key) => [key, (change[key] ?? 0) - (part[key] ?? 0)] as const).filter(([, n]) => n !== 0))
}

const INSTANTS: readonly Row[] = [
  { card: 'living-chest', own: { specialists: 'ajisu', outer: 'grotto=rune-scales' }, picks: ['1-herb>2-potion'], gives: { herb: 1, potion: 2 } },
  { card: 'sickle-rack', own: { outer: 'grotto=honey-bear' }, picks: ['honey-bear', 'sickle-rack'], gives: {} },
  { card: 'thrice-locked-casket', picks: ['1-herb>1-knowledge>1-potion'], gives: { herb: 1, knowledge: 1, potion: 1 } },
  { card: 'pillar-of-energy', own: { specialists: 'morten', outer: 'grotto=unmaking' }, scene: { deck: 'keir' }, gives: { mana: 7, hand: 1 } },
  { card: 'embodiment-of-magic', gives: { mana: 2 } },
  { card: 'harvest-moon', own: { outer: 'salt-cave mossy-glade=honey-bear/sickle' }, gives: { mana: 2, herb: 2, vp: 1 } },
  { card: 'rising-mana', own: { outer: 'salt-cave mossy-glade grotto' }, gives: { mana: 5 } },
  { card: 'bridge-of-roots', own: { outer: 'salt-cave mossy-glade' }, picks: ['salt-cave', 'mossy-glade'], gives: {} },
  { card: 'borrowed-fate', own: { path: 2, outer: 'owl-market=honey-bear' }, picks: ['owl-market'], gives: { path: 1, vp: 5 } },
  { card: 'truce-by-the-fire', own: { hand: 'keir' }, other: { hand: 'velda' }, picks: ['yes', 'yes'], gives: { vp: 3, mana: 2, hand: -1 } },
  {
    card: 'unmaking',
    own: { hand: 'veil-of-ash', outer: 'grotto=honey-bear' },
    picks: ['honey-bear', 'veil-of-ash>grotto', '1-knowledge'],
    gives: { hand: -1, knowledge: -1 },
  },
  { card: 'deer-king', own: { specialists: 'velda branka', outer: 'grotto=moss-toad' }, picks: ['1-herb'], gives: { vp: 8, herb: 1 } },
  { card: 'cat-helper', own: { path: 2 }, other: { path: 2 }, picks: ['yes', 'yes'], gives: { path: 1, vp: 4 } },
  {
    card: 'three-eyed-owl',
    scene: { regions: { 'north-lakes': '- grotto -' }, places: 'phantom-marsh salt-cave' },
    picks: ['north-lakes', 'phantom-marsh'],
    gives: { witches: -1 },
  },
  { card: 'hedge-hare', scene: { regions: { 'north-lakes': 'grotto - -' } }, picks: ['grotto'], gives: {} },
  { card: 'stag-beetle', picks: ['north-lakes>6'], gives: { mana: 2, vp: 3 } },
  { card: 'mist-swan', picks: ['elder>north-lakes', 'elder>north-lakes'], gives: { elders: -2, vp: 2 } },
]

const CELLS: readonly Row[] = [
  { card: 'transmutation-vessel', picks: ['2-herb', '3-potion'], gives: { herb: -2, potion: 3, vp: 1 } },
  {
    card: 'singing-cauldron',
    own: { inner: 'salt-cave mossy-glade', outer: 'grotto' },
    picks: ['salt-cave', '1-herb'],
    gives: { herb: 1, mana: 2 },
  },
  { card: 'twin-sickles', picks: ['1-potion'], gives: { potion: 1 } },
  { card: 'pendulum-of-renewal', own: { outer: 'grotto=honey-bear' }, picks: ['2-knowledge'], gives: { knowledge: 2, vp: 3 } },
  { card: 'obsidian-mirror', gives: { hand: 2 } },
  { card: 'broom-stand', own: { mana: 1, stand: { 'north-lakes': { witches: 1 } } }, gives: { mana: -1, witches: 1 } },
  { card: 'cauldron-of-bargains', picks: ['1-herb>1-potion'], gives: { herb: 1, potion: 1, mana: 1 } },
  { card: 'rune-scales', picks: ['1-knowledge'], gives: { knowledge: -1, vp: 4 } },
  { card: 'gravediggers-spade', gives: {} },
  { card: 'gates-of-the-underworld', own: { path: 2 }, gives: { path: 1, vp: 6 } },
  { card: 'second-dawn', own: { outer: 'salt-cave grotto' }, picks: ['salt-cave'], gives: { mana: 2, vp: 1 } },
  { card: 'hex-of-echoes', own: { outer: 'grotto=rising-mana salt-cave=moss-toad' }, gives: { mana: 4 } },
  { card: 'crossing-of-shadows', own: { outer: 'grotto' }, picks: ['grotto'], gives: { hand: 1 } },
  { card: 'downpour-of-insight', gives: { knowledge: 3 } },
  { card: 'echo-of-the-road', own: { path: 6 }, picks: ['path:3'], gives: { vp: 3 } },
  { card: 'storm-of-sparks', own: { mana: 5 }, picks: ['1-mana', '1-mana'], gives: { mana: -3, vp: 6 } },
  { card: 'night-market', scene: { deck: 'keir velda morten' }, picks: ['velda-1'], gives: { hand: 2 } },
  { card: 'wolf-guide', picks: ['wolf-guide:1>north-lakes'], gives: {} },
  {
    card: 'butterfly-fairy',
    other: { outer: 'salt-cave mossy-glade grotto' },
    picks: [['salt-cave', 'grotto']],
    gives: { mana: 2, potion: 1 },
  },
  { card: 'puppet-chameleon', other: { inner: 'start=obsidian-mirror' }, gives: { hand: 2 } },
  { card: 'raven-courier', picks: ['1-herb'], gives: { herb: 1, hand: 1 } },
  { card: 'moss-toad', picks: ['2-potion'], gives: { potion: 2 } },
  {
    card: 'night-mare',
    own: { hand: 'veil-of-ash', outer: 'grotto' },
    picks: ['veil-of-ash>grotto', '2-knowledge'],
    gives: { hand: -1, knowledge: -2 },
  },
  { card: 'old-goat', own: { outer: 'cloud-castle=honey-bear' }, picks: ['cloud-castle'], gives: { vp: 3 } },
]

/** Scenes that trigger permanent effects. `gives` leaves out what the trigger itself brings. */
const PERMANENT: readonly { readonly card: string; readonly play: () => Play; readonly gives: Change }[] = [
  {
    card: 'eye-of-plenty',
    play: () => arrange({ active: 1, players: [{ inner: 'start=eye-of-plenty' }, { outer: 'grotto' }] }).pick('token', '1-herb'),
    gives: { herb: 1 },
  },
  {
    card: 'bone-loom',
    play: () => arrange({ players: [{ specialists: 'radu', outer: 'grotto', inner: 'start=bone-loom' }, {}] }).pick('radu-1', 'grotto', '1-potion'),
    gives: { potion: 1 },
  },
  {
    card: 'lantern-of-lost-roads',
    play: () => arrange({ regions: { 'north-lakes': 'grotto - -' }, players: [{ inner: 'start=lantern-of-lost-roads' }, {}] }).pick('grotto'),
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
    play: () => arrange({ players: [{ outer: 'mossy-glade=coal-salamander' }, {}] }).pick('token'),
    gives: { herb: 2, potion: 1, mana: 2 },
  },
  {
    card: 'honey-bear',
    play: () => arrange({ players: [{ outer: 'salt-cave=honey-bear' }, {}] }).pick('token'),
    gives: { mana: 2, vp: 1, herb: 1, potion: 1 },
  },
  {
    card: 'wayfinder-magpie',
    play: () => arrange({ players: [{ mana: 2, path: 2, specialists: 'solveig', inner: 'start=wayfinder-magpie' }, {}] }).pick('solveig-1'),
    gives: { mana: -2, path: 1, vp: 3, hand: 1 },
  },
  {
    card: 'weaver-spider',
    play: () => arrange({ players: [{ specialists: 'radu', outer: 'grotto', inner: 'start=weaver-spider' }, {}] }).pick('radu-1', 'grotto'),
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
  test.each(INSTANTS)('$card gives what is printed when it is played', ({ card, own = {}, other = {}, scene = {}, picks = [], gives }) => {
    const play = arrange({ ...scene, players: [{ ...PURSE, ...own, hand: `${card} ${own.hand ?? ''}` }, other] })
    play.pick(`${card}>start-star`, ...picks)
    const { cost } = ritualOf(`ritual-${card}`)
    expect(without(play.since(0), { hand: -1, herb: -cost.herb, knowledge: -cost.knowledge, potion: -cost.potion })).toEqual(gives)
    expect(['turn', 'end-turn']).toContain(play.asked)
  })

  test.each(CELLS)('$card gives what is printed when its cell is activated', ({ card, own = {}, other = {}, scene = {}, picks = [], gives }) => {
    const play = arrange({ ...scene, players: [{ ...PURSE, ...own, inner: `start=${card} ${own.inner ?? ''}` }, other] })
    play.pick(`elder>${card}:1`, ...picks)
    expect(without(play.since(0), { elders: -1 })).toEqual(gives)
    expect(['turn', 'end-turn']).toContain(play.asked)
  })

  test.each(PERMANENT)('$card gives what is printed as long as it is in play', ({ card, play, gives }) => {
    const done = play()
    expect(without(done.since(0), gives)).toEqual({})
    expect(done.isPlayed(0, card)).toBe(true)
  })

  test('every ritual has a scene', () => {
    const tested = [...INSTANTS, ...CELLS, ...PERMANENT].map(({ card }) => `ritual-${card}`)
    expect(tested.toSorted()).toEqual(RITUALS.map(({ id }) => id).toSorted())
  })

  test('Three-Eyed Owl fills the empty slots from the left', () => {
    const owl = arrange({
      regions: { 'north-lakes': '- grotto -' },
      places: 'phantom-marsh salt-cave',
      players: [{ ...PURSE, hand: 'three-eyed-owl' }, {}],
    }).pick('three-eyed-owl>start-star', 'north-lakes')
    expect(owl.region('north-lakes').slots).toEqual(['place-phantom-marsh', 'place-grotto', 'place-salt-cave'])
  })
})

describe('clarified rituals', () => {
  test('EV-30.1, EV-30.1a, EV-71.37, EF-V14 Wolf Guide moves witches and elders to one region, and their cells can be used again', () => {
    const play = arrange({ players: [{ inner: 'start=wolf-guide', outer: 'grotto=moss-toad@witch' }, { passed: true }] }).pick('elder>wolf-guide:1')
    expect(play.offered).toEqual([
      'moss-toad:1>central-highlands',
      'moss-toad:1>north-lakes',
      'none',
      'wolf-guide:1>central-highlands',
      'wolf-guide:1>north-lakes',
    ])
    play.pick('wolf-guide:1>north-lakes')
    // the second figure must go to the same region as the first
    expect(play.offered).toEqual(['moss-toad:1>north-lakes', 'none'])
    play.pick('moss-toad:1>north-lakes')
    expect(play.region('north-lakes')).toMatchObject({ cells: [-1, -1], crowd: [{ witches: 1, elders: 1 }, {}] })
    expect([play.card(0, 'wolf-guide').cells, play.card(0, 'moss-toad').cells]).toEqual([[''], ['', '']])
    expect(play.events('figure-moved')).toHaveLength(2)
    expect(play.offeredFor('elder')).toContain('elder>wolf-guide:1')
    play.pick('pass')
    expect(play.events('strength')[0]?.strength).toBe(2)
  })

  test('EV-30.2a, EV-71.31, EF-C2 Embodiment of Magic gives points only if its own play activated a link bonus', () => {
    const hand = { hand: 'embodiment-of-magic', herb: 1, knowledge: 1, potion: 1 } as const
    const plain = arrange({ players: [{ ...hand, outer: 'grotto' }, {}] }).pick('embodiment-of-magic>grotto')
    expect([plain.player(0).mana, plain.player(0).vp]).toEqual([2, 0])
    const linked = arrange({ players: [{ ...hand, outer: 'fernflower-dell' }, {}] }).pick('embodiment-of-magic>fernflower-dell')
    expect([linked.player(0).mana, linked.player(0).vp]).toEqual([4, 4])
    const keita = arrange({ players: [{ specialists: 'keita', outer: 'fernflower-dell=embodiment-of-magic' }, {}] }).pick('keita-1')
    expect(keita.since(0)).toEqual({ mana: 2 })
  })

  test('EV-30.4, EF-N1 Living Chest, Pillar of Energy and Deer King count both circles, specialists and themselves, never the council', () => {
    const play = arrange({
      players: [
        {
          hand: 'pillar-of-energy',
          knowledge: 1,
          potion: 2,
          outer: 'grotto=unmaking',
          inner: 'start=second-dawn moonwell',
          specialists: 'zaira',
          council: 'morten keita',
        },
        {},
      ],
    }).pick('pillar-of-energy>moonwell')
    expect(play.player(0)).toMatchObject({ mana: 8, vp: 3 })
  })

  test('EV-30.6, EV-71.16, EF-V29 Cat Helper asks everybody, clockwise from its player, including those who have passed', () => {
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

  test('EV-30.7, EV-30.7a, EV-71.39, EF-V16 Pendulum of Renewal removes catalysts and figures, and the place can be linked again', () => {
    const play = arrange({
      players: [
        {
          inner: 'start=pendulum-of-renewal fernflower-dell=transmutation-vessel/sickle@elder',
          council: 'shoana',
          hand: 'rune-scales',
          knowledge: 1,
          path: 3,
        },
        { passed: true },
      ],
    }).pick('elder>pendulum-of-renewal:1', '2-herb')
    expect([play.table.box, play.inner(0), play.player(0).path]).toEqual([['ritual-transmutation-vessel'], ['start-star', 'fernflower-dell'], 3])
    // one elder stands on the pendulum, and the other has returned: 3 points, and 2 for the elder who moved
    expect([play.player(0).elders, play.player(0).vp, play.isPlayed(0, 'transmutation-vessel')]).toEqual([3, 5, false])
    expect(play.state.discard).toEqual([])
    play.pick('rune-scales>fernflower-dell')
    expect(play.player(0).mana).toBe(2)
    expect(arrange({ players: [{ inner: 'start=pendulum-of-renewal' }, {}] }).offeredFor('elder')).toEqual([])
  })

  test('EV-71.13 a witch on a ritual that is transferred and then removed returns and can be used again', () => {
    const play = arrange({
      players: [{ specialists: 'radu', outer: 'grotto=moss-toad@witch', inner: 'start=pendulum-of-renewal', spentWitches: 3 }, { passed: true }],
    })
    play.pick('radu-1', 'grotto', 'elder>pendulum-of-renewal:1', '2-herb')
    expect([play.player(0).witches, play.offeredFor('witch')]).toEqual([1, ['witch>central-highlands:1']])
  })

  test('EV-30.10, EF-V10 Singing Cauldron harvests this place and another of the same circle, if there is one, in the inner circle too', () => {
    const both = arrange({ players: [{ outer: 'salt-cave=singing-cauldron mossy-glade', inner: 'grotto' }, {}] }).pick('witch>singing-cauldron:1')
    expect([both.since(0), both.seat]).toEqual([{ mana: 2, herb: 1, witches: -1 }, 1])
    const alone = arrange({ players: [{ outer: 'salt-cave=singing-cauldron' }, {}] }).pick('witch>singing-cauldron:1')
    expect(alone.since(0)).toEqual({ mana: 2, witches: -1 })
    const inner = arrange({ players: [{ outer: 'mossy-glade', inner: 'salt-cave=singing-cauldron grotto' }, {}] }).pick('elder>singing-cauldron:1')
    expect(inner.offered).toEqual(['grotto', 'start-star'])
    inner.pick('grotto')
    expect(inner.since(0)).toEqual({ mana: 2, potion: 1, elders: -1 })
  })

  test('EV-30.11, EV-71.41, EF-V20 Three-Eyed Owl refills any region, even a full one, and offers only what can be found', () => {
    const owl = { hand: 'three-eyed-owl', knowledge: 2, herb: 1 } as const
    const full = arrange({ regions: { 'north-lakes': 'grotto moonwell salt-cave' }, players: [owl, {}] }).pick(
      'three-eyed-owl>start-star',
      'north-lakes',
    )
    expect([full.eventTypes.includes('refilled'), full.offered]).toEqual([false, ['grotto', 'moonwell', 'none', 'salt-cave']])
    full.pick('none')
    expect([full.outer(0), full.seat]).toEqual([[], 1])
    const poor = arrange({
      regions: { 'north-lakes': 'phantom-marsh sanctuary crooked-tower' },
      players: [{ ...owl, spentWitches: 4 }, {}],
    }).pick('three-eyed-owl>start-star', 'north-lakes')
    expect([poor.isPlayed(0, 'three-eyed-owl'), poor.outer(0), poor.seat]).toEqual([true, [], 1])
  })

  test('EV-30.12, EF-V10 Butterfly Fairy harvests two outer places of one opponent, and nothing if no opponent has one', () => {
    const play = arrange({
      seats: 4,
      players: [{ inner: 'start=butterfly-fairy' }, { outer: 'salt-cave=honey-bear/sickle mossy-glade grotto' }, {}, { outer: 'moonwell' }],
    }).pick('elder>butterfly-fairy:1')
    expect([play.asked, play.offered]).toEqual(['opponent', ['player:1', 'player:3']])
    play.pick('player:1')
    expect(play.refusal(['salt-cave'])).toBe('not-offered')
    play.pick(['grotto', 'salt-cave'])
    expect([play.since(0), play.since(1)]).toEqual([{ mana: 4, potion: 1, elders: -1 }, {}])
    const nobody = arrange({ players: [{ inner: 'start=butterfly-fairy' }, {}] }).pick('elder>butterfly-fairy:1')
    expect([nobody.since(0), nobody.seat]).toEqual([{ elders: -1 }, 1])
  })

  test('EV-30.13, EV-70.16, EF-V18, EF-X3 Puppet Chameleon resolves a copied effect as if it were printed on it', () => {
    const play = arrange({
      players: [{ inner: 'salt-cave=puppet-chameleon grotto mossy-glade' }, { outer: 'moonwell=singing-cauldron' }],
    }).pick('elder>puppet-chameleon:1')
    expect([play.asked, play.source, play.offered]).toEqual(['harvest', 'puppet-chameleon', ['grotto', 'mossy-glade', 'start-star']])
    play.pick('grotto')
    expect([play.since(0), play.since(1), play.card(1, 'singing-cauldron').cells]).toEqual([{ mana: 2, potion: 1, elders: -1 }, {}, ['']])
    // the copier pays the price, and the activation counts as its own
    const paid = arrange({
      players: [
        { inner: 'start=puppet-chameleon', herb: 1, council: 'oswin' },
        { inner: 'start=rune-scales', herb: 2 },
      ],
    }).pick('elder>puppet-chameleon:1')
    expect([paid.since(0), paid.since(1)]).toEqual([{ herb: -1, vp: 6, elders: -1 }, {}])
  })

  test('EV-30.13a, EV-R19 Puppet Chameleon does not copy itself or what cannot be paid for, and cannot be used with nothing to copy', () => {
    const poor = arrange({ players: [{ inner: 'start=puppet-chameleon' }, { inner: 'start=rune-scales' }] })
    expect(poor.offeredFor('elder')).toEqual([])
    const own = arrange({
      players: [{ inner: 'start=puppet-chameleon', outer: 'grotto=moss-toad@witch' }, { inner: 'start=obsidian-mirror' }],
    }).pick('elder>puppet-chameleon:1')
    // occupied cells can be copied, too
    expect([own.asked, own.offered]).toEqual(['copy', ['moss-toad', 'obsidian-mirror']])
    own.pick('moss-toad', '2-herb')
    expect(own.since(0)).toEqual({ herb: 2, elders: -1 })
  })

  test('EV-70.18, EF-T12 points from a harvest inside an activation are points from the cell, once', () => {
    const play = arrange({ players: [{ council: 'oswin', outer: 'heron-shallows=singing-cauldron throne-of-roots' }, {}] }).pick(
      'witch>singing-cauldron:1',
    )
    expect(play.since(0)).toEqual({ vp: 6, witches: -1 })
  })

  test('EV-71.49, EF-V22, EF-V13 with Old Goat the link bonus of another place refers to the ritual there', () => {
    const play = arrange({ players: [{ inner: 'start=old-goat', outer: 'night-smithy=dusk-hourglass' }, {}] }).pick('elder>old-goat:1')
    expect([play.asked, play.offered]).toEqual(['link', ['night-smithy', 'none']])
    play.pick('night-smithy')
    expect([play.asked, play.source, play.offered]).toEqual(['sickle', 'night-smithy', ['dusk-hourglass', 'none']])
    play.pick('dusk-hourglass')
    expect(play.card(0, 'dusk-hourglass').slots).toEqual(['sickle'])
    // conditions also refer to that place, prices must be paid, and the goat's own place is not offered
    const spell = arrange({ players: [{ inner: 'cloud-castle=old-goat', outer: 'bald-mountain=unmaking altar-of-winds=honey-bear' }, {}] }).pick(
      'elder>old-goat:1',
    )
    expect(spell.offered).toEqual(['bald-mountain', 'none'])
    spell.pick('bald-mountain')
    expect(spell.since(0)).toEqual({ mana: 3, elders: -1 })
  })
})

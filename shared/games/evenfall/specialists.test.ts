import { describe, expect, test } from 'vitest'
import { SPECIALISTS } from './content/index.ts'
import { arrange, battle, type Change, lastStones, type Play, roundEnd } from './testing.ts'

interface Use {
  readonly name: string
  readonly play: () => Play
  /** What has changed for the owner afterwards. */
  readonly gives: Change
  /** Anything else that the test compares with `as`. */
  readonly shows?: (play: Play) => unknown
  readonly as?: unknown
}
const PURSE = { herb: 9, knowledge: 9, potion: 9 } as const
const found = (own: object): Play => arrange({ regions: { 'north-lakes': 'salt-cave - -' }, players: [own, {}] }).pick('salt-cave')
/** The change from playing a card and paying for it. */
function spent({ herb, knowledge, potion }: { readonly herb: number; readonly knowledge: number; readonly potion: number }): Change {
  return { hand: -1, ...(herb > 0 && { herb: -herb }), ...(knowledge > 0 && { knowledge: -knowledge }), ...(potion > 0 && { potion: -potion }) }
}
const lakes = { stand: { 'north-lakes': { witches: 1 } } } as const
const wins = (own: object): Play => {
  const play = battle({ round: 3, players: [{ ...own, ...lakes }, {}] })
  return play.pick(play.offered[0] ?? '')
}

/** The effects of the upper halves. */
const LEFT: readonly Use[] = [
  { name: 'irene-and-haze', play: () => found({ specialists: 'irene-and-haze' }), gives: { witches: -1, mana: 2 } },
  { name: 'keir', play: () => battle({ players: [{ specialists: 'keir', mana: 3, ...lakes }, {}] }).pick(2, 3), gives: { mana: -3, hand: 1 } },
  {
    name: 'keita',
    play: () => arrange({ players: [{ specialists: 'keita', outer: 'grotto=rising-mana' }, {}] }).pick('keita-1'),
    gives: { mana: 3 },
    shows: (play) => play.table.box,
    as: ['ritual-rising-mana'],
  },
  {
    name: 'nora',
    play: () => arrange({ players: [{ specialists: 'nora', mana: 1, inner: 'start=honey-bear' }, {}] }).pick('honey-bear>sickle>mana'),
    gives: { mana: -1 },
    shows: (play) => play.card(0, 'honey-bear').slots,
    as: ['sickle', ''],
  },
  {
    name: 'ulan',
    play: () => arrange({ active: 1, players: [{ specialists: 'ulan' }, { outer: 'grotto' }] }).pick('token', '1-herb'),
    gives: { herb: 1, mana: 1 },
  },
  {
    name: 'shoana',
    play: () => battle({ players: [{ specialists: 'shoana', inner: 'start=moss-toad@elder' }, {}] }).pick('moss-toad>north-lakes'),
    gives: {},
    shows: (play) => [play.region('north-lakes').crowd[0], play.card(0, 'moss-toad').cells, play.eventTypes.includes('battle')],
    as: [{ witches: 0, elders: 1 }, ['', ''], true],
  },
  {
    name: 'elvin',
    play: () => battle({ players: [{ specialists: 'elvin', mana: 3, ...lakes }, {}] }).pick(3, 'north-lakes>4'),
    gives: { mana: -3, hand: 2 },
  },
  {
    name: 'ehir',
    play: () => arrange({ players: [{ specialists: 'ehir', outer: 'grotto' }, { specialists: 'velda' }] }).pick('ehir-1'),
    gives: { potion: 1 },
  },
  { name: 'maat', play: () => arrange({ players: [{ specialists: 'maat', ...lakes }, {}] }).pick('maat-1'), gives: { hand: 1 } },
  { name: 'ajisu', play: () => arrange({ players: [{ specialists: 'ajisu' }, {}] }).pick('ajisu-1', '1-herb'), gives: { herb: 1, mana: 3 } },
  {
    name: 'velda',
    play: () => arrange({ players: [{ specialists: 'velda', outer: 'salt-cave grotto' }, {}] }).pick('velda-1', 'salt-cave'),
    gives: { mana: 2 },
  },
  {
    name: 'morten',
    play: () => arrange({ players: [{ ...PURSE, specialists: 'morten', hand: 'second-dawn' }, {}] }).pick('second-dawn>start-star'),
    gives: { knowledge: -2, mana: 1 },
  },
  {
    name: 'branka',
    play: () => arrange({ players: [{ ...PURSE, specialists: 'branka', hand: 'honey-bear' }, {}] }).pick('honey-bear>start-star', '1-potion'),
    gives: { herb: -1, potion: 1, hand: -1 },
  },
  {
    name: 'tikhon',
    play: () => arrange({ players: [{ specialists: 'tikhon', hand: 'rune-scales' }, {}] }).pick('rune-scales>start-star'),
    gives: { hand: -1 },
  },
  {
    name: 'solveig',
    play: () => arrange({ players: [{ specialists: 'solveig', mana: 2, path: 2 }, {}] }).pick('solveig-1'),
    gives: { mana: -2, path: 1, vp: 3 },
  },
  {
    name: 'radu',
    play: () => arrange({ players: [{ specialists: 'radu', outer: 'grotto' }, {}] }).pick('radu-1', 'grotto'),
    gives: {},
    shows: (play) => [play.outer(0), play.inner(0)],
    as: [[], ['start-star', 'grotto']],
  },
  { name: 'jorunn', play: () => battle({ players: [{ specialists: 'jorunn', mana: 1, ...lakes }, {}] }).pick(1), gives: { mana: -1, hand: 1 } },
  {
    name: 'zaira',
    play: () => arrange({ deck: 'keir velda', players: [{ specialists: 'zaira' }, {}] }).pick('zaira-1', 'keir-1'),
    gives: { hand: 1 },
  },
  {
    name: 'oswin',
    play: () => wins({ specialists: 'oswin' }).pick('1-herb'),
    gives: { vp: 1 },
    shows: (play) => play.events('gained').map(({ goods, source }) => [goods, source]),
    as: [[['1-herb', '1-vp'], 'specialist-oswin-1']],
  },
  {
    name: 'mirra',
    play: () => arrange({ players: [{ specialists: 'mirra', inner: 'start=honey-bear' }, {}] }).pick('mirra-1', 'honey-bear'),
    gives: {},
    shows: (play) => play.card(0, 'honey-bear').slots,
    as: ['sickle', ''],
  },
  {
    name: 'guido',
    play: () => arrange({ players: [{ specialists: 'guido', herb: 1 }, {}] }).pick('guido-1', '2-knowledge'),
    gives: { herb: -1, knowledge: 2, mana: 1 },
  },
]

const scored = (own: object): Play => lastStones({ players: [own, {}] }).idle()
/** The effects of the lower halves. `scores` is the points of an end-of-game effect. */
const BELOW: readonly (Use & { readonly scores?: number })[] = [
  { name: 'irene-and-haze', play: () => found({ council: 'irene-and-haze' }), gives: { witches: -1, vp: 2 } },
  { name: 'keir', play: () => scored({ council: 'keir', inner: 'grotto', stones: 'ember-1' }), gives: {}, scores: 4 },
  {
    name: 'keita',
    play: () => scored({ council: 'keita', inner: 'start=rune-scales', outer: 'grotto=unmaking', specialists: 'velda' }),
    gives: {},
    scores: 4,
  },
  { name: 'nora', play: () => scored({ council: 'nora', inner: 'start=honey-bear/sickle,sickle' }), gives: {}, scores: 4 },
  {
    name: 'ulan',
    play: () => arrange({ players: [{ council: 'ulan', inner: 'start=downpour-of-insight' }, {}] }).pick('elder>downpour-of-insight:1'),
    gives: { elders: -1, knowledge: 3, vp: 3 },
  },
  {
    name: 'shoana',
    play: () => battle({ players: [{ council: 'shoana', inner: 'start=ghost-hound' }, {}] }).pick('elder>north-lakes'),
    gives: { elders: -1, vp: 2 },
  },
  {
    name: 'elvin',
    play: () => arrange({ players: [{ council: 'elvin', outer: 'salt-cave' }, {}] }).pick('token', 2),
    gives: { vp: 2, herb: 1, potion: 1 },
  },
  { name: 'ehir', play: () => scored({ council: 'ehir' }), gives: {}, scores: 2 },
  {
    name: 'maat',
    play: () => arrange({ players: [{ council: 'maat', specialists: 'solveig', mana: 2, path: 2 }, {}] }).pick('solveig-1'),
    gives: { mana: -2, path: 1, vp: 5 },
  },
  { name: 'ajisu', play: () => scored({ council: 'ajisu', inner: 'grotto moonwell' }), gives: {}, scores: 4 },
  { name: 'velda', play: () => scored({ council: 'velda', inner: 'mossy-glade' }), gives: {}, scores: 2 },
  {
    name: 'morten',
    play: () => arrange({ players: [{ ...PURSE, council: 'morten', hand: 'second-dawn' }, {}] }).pick('second-dawn>start-star'),
    gives: { knowledge: -2, hand: -1, vp: 3 },
  },
  {
    name: 'branka',
    play: () => arrange({ players: [{ ...PURSE, council: 'branka', hand: 'honey-bear' }, {}] }).pick('honey-bear>start-star'),
    gives: { herb: -1, hand: -1, vp: 3 },
  },
  {
    name: 'tikhon',
    play: () => arrange({ players: [{ ...PURSE, council: 'tikhon', hand: 'rune-scales' }, {}] }).pick('rune-scales>start-star'),
    gives: { knowledge: -1, hand: -1, vp: 3 },
  },
  {
    name: 'solveig',
    play: () => arrange({ players: [{ potion: 2, path: 8, council: 'solveig', inner: 'start=honey-bear' }, {}] }).pick('honey-bear>orb'),
    gives: { potion: -2, vp: 5 },
  },
  {
    name: 'radu',
    play: () => roundEnd({ round: 3, players: [{ council: 'radu', outer: 'grotto' }, {}] }).pick('grotto'),
    gives: { vp: 2 },
    shows: (play) => play.inner(0),
    as: ['start-star', 'grotto'],
  },
  { name: 'jorunn', play: () => battle({ players: [{ council: 'jorunn', mana: 3, ...lakes }, {}] }).pick(3), gives: { mana: -3, hand: 1, vp: 2 } },
  { name: 'zaira', play: () => roundEnd({ round: 3, players: [{ council: 'zaira', hand: 'keir' }, {}] }).pick('keir-1'), gives: { hand: -1, vp: 2 } },
  {
    name: 'oswin',
    play: () => arrange({ players: [{ council: 'oswin', inner: 'start=second-dawn' }, {}] }).pick('elder>second-dawn:1'),
    gives: { elders: -1, vp: 3 },
  },
  {
    name: 'mirra',
    play: () => arrange({ round: 3, players: [{ council: 'mirra', outer: 'grotto moonwell' }, { passed: true }] }).pick('pass'),
    gives: { vp: 2 },
  },
  { name: 'guido', play: () => scored({ council: 'guido', specialists: 'keir velda' }), gives: {}, scores: 4 },
]

describe('every specialist can be used both ways', () => {
  test.each(LEFT)('$name works as a specialist', ({ play, gives, shows, as, name }) => {
    const done = play()
    expect([done.since(0), done.card(0, name).role]).toEqual([gives, 'specialist'])
    if (shows) expect(shows(done)).toEqual(as)
    // every effect must have a visible result
    expect(Object.keys(gives).length > 0 || shows !== undefined).toBe(true)
  })

  test.each(BELOW)('$name works in the council', ({ play, gives, scores, shows, as, name }) => {
    const done = play()
    expect([done.since(0), done.card(0, name).role]).toEqual([gives, 'council'])
    if (shows) expect(shows(done)).toEqual(as)
    expect(Object.keys(gives).length > 0 || scores !== undefined).toBe(true)
    if (scores !== undefined) expect(done.match.outcome?.scores?.[0]?.lines.at(-1)).toMatchObject({ line: { key: 'score.council' }, points: scores })
  })

  test.each(SPECIALISTS.flatMap((one) => Array.from({ length: one.count }, (_, n) => [`${one.id}-${n + 1}`, one] as const)))(
    'EV-8.1, EV-9.1 %s can be played either way, for the printed cost or for the price of the board',
    (card, { cost }) => {
      const hand = card.replace('specialist-', '')
      const left = arrange({ players: [{ ...cost, hand }, {}] }).pick(`${hand}>specialist`)
      expect([left.since(0), left.card(0, hand).role]).toEqual([spent({ ...cost }), 'specialist'])
      const below = arrange({ players: [{ herb: 1, knowledge: 1, potion: 1, hand }, {}] }).pick(`${hand}>council`)
      expect([below.since(0), below.card(0, hand).role]).toEqual([spent({ herb: 1, knowledge: 1, potion: 1 }), 'council'])
      // the card cannot be played for less
      const [dear] = (['herb', 'knowledge', 'potion'] as const).filter((resource) => cost[resource] > 0)
      if (!dear) throw new Error('a specialist for nothing')
      expect(arrange({ players: [{ ...cost, [dear]: cost[dear] - 1, hand }, {}] }).offeredFor(hand)).not.toContain(`${hand}>specialist`)
      expect(arrange({ players: [{ herb: 9, knowledge: 9, hand }, {}] }).offeredFor(hand)).not.toContain(`${hand}>council`)
    },
  )

  test('every specialist has a scene for each half', () => {
    const all = SPECIALISTS.map(({ id }) => id.replace('specialist-', ''))
    expect(LEFT.map(({ name }) => name)).toEqual(all)
    expect(BELOW.map(({ name }) => name)).toEqual(all)
  })
})

describe('clarified specialists', () => {
  test('EV-31.2, EF-V17 Keita applies a removed ritual’s instant effect without playing it, at the place it left', () => {
    const play = arrange({
      players: [{ specialists: 'keita', council: 'tikhon', outer: 'fernflower-dell=living-chest grotto=rune-scales moonwell=harvest-moon' }, {}],
    }).pick('keita-1')
    expect([play.asked, play.offered]).toEqual(['remove', ['harvest-moon', 'living-chest']])
    play.pick('living-chest')
    // the ritual no longer counts itself, so only Rune Scales count
    expect(play.offered).toEqual(['1-herb', '1-knowledge', '1-potion'])
    play.pick('1-herb')
    expect([play.since(0), play.table.box, play.outer(0)]).toEqual([{ herb: 1 }, ['ritual-living-chest'], ['fernflower-dell', 'grotto', 'moonwell']])
    expect(play.eventTypes).not.toContain('ritual-played')
    // she cannot be used without such a ritual
    expect(arrange({ players: [{ specialists: 'keita', outer: 'grotto=rune-scales' }, {}] }).offered).not.toContain('keita-1')
  })

  test('EF-V17 Hex of Echoes applies the instant effect of another ritual, which stays', () => {
    const play = arrange({ players: [{ inner: 'start=hex-of-echoes', outer: 'grotto=rising-mana moonwell=thrice-locked-casket' }, {}] }).pick(
      'elder>hex-of-echoes:1',
    )
    expect([play.asked, play.offered]).toEqual(['apply', ['rising-mana', 'thrice-locked-casket']])
    play.pick('rising-mana')
    expect([play.since(0), play.isPlayed(0, 'rising-mana')]).toEqual([{ elders: -1, mana: 4 }, true])
  })

  test('EV-31.5, EF-V14 Shoana moves all figures of up to two rituals, never only some of them', () => {
    const play = battle({
      players: [{ specialists: 'shoana', inner: 'start=twin-sickles@witch,elder grotto=moss-toad@elder moonwell=obsidian-mirror@elder' }, {}],
    })
    expect(play.offered).toEqual(['moss-toad>north-lakes', 'none', 'obsidian-mirror>north-lakes', 'twin-sickles>north-lakes'])
    play.pick('twin-sickles>north-lakes', 'moss-toad>north-lakes')
    // a third ritual cannot be chosen
    expect([play.region('north-lakes').crowd[0], play.card(0, 'obsidian-mirror').cells]).toEqual([{ witches: 1, elders: 2 }, ['elder', '']])
    expect(play.events('strength')[0]?.strength).toBe(3)
    const one = battle({ players: [{ specialists: 'shoana', inner: 'start=moss-toad@elder' }, {}] }).pick('moss-toad>north-lakes')
    expect([one.asked, one.region('north-lakes').crowd[0]]).toEqual(['take-stone', { witches: 0, elders: 1 }])
  })

  test('EV-31.7, EV-71.38 Ehir copies a free action even of a turned card; only he is turned, and he pays', () => {
    const play = arrange({
      players: [
        { specialists: 'ehir', mana: 2, path: 2 },
        { specialists: 'solveig*', mana: 5 },
      ],
    }).pick('ehir-1')
    expect([play.since(0), play.since(1)]).toEqual([{ mana: -2, path: 1, vp: 3 }, {}])
    expect([play.card(0, 'ehir').turned, play.card(1, 'solveig').turned, play.offered.includes('ehir-1')]).toEqual([true, true, false])
  })

  test('EV-31.7a, EV-R19 Ehir keeps a permanent effect until the end of the round, and copies no Ehir, no council and nothing that he cannot pay', () => {
    const play = arrange({
      regions: { 'north-lakes': 'salt-cave grotto -' },
      players: [{ specialists: 'ehir' }, { specialists: 'irene-and-haze ehir-2 solveig', council: 'velda', passed: true }],
    }).pick('ehir-1', 'salt-cave')
    expect([play.card(0, 'ehir').copies, play.since(0)]).toEqual(['specialist-irene-and-haze-1', { witches: -1, mana: 2 }])
    play.pick('pass').idleUntil(({ table }) => table.round === 2)
    expect(play.card(0, 'ehir')).toMatchObject({ turned: false, copies: '' })
    expect(arrange({ players: [{ specialists: 'ehir' }, { specialists: 'ehir-2 solveig', council: 'velda' }] }).offered).not.toContain('ehir-1')
    // a modifier can be copied, too
    const nora = arrange({ players: [{ specialists: 'ehir', mana: 1, inner: 'start=honey-bear' }, { specialists: 'nora' }] }).pick('ehir-1')
    expect(nora.offeredFor('honey-bear')).toEqual(['honey-bear>sickle>mana'])
  })

  test('EV-31.7a what Ehir copies is public', () => {
    const play = arrange({ players: [{ specialists: 'ehir' }, { specialists: 'jorunn' }] }).pick('ehir-1')
    expect(play.table.players[0]?.played).toMatchObject([{ card: 'specialist-ehir-1', copies: 'specialist-jorunn-1', turned: true }])
  })

  test('EV-31.8, EF-T2 with Irene and Haze every place found is harvested once', () => {
    const play = found({ specialists: 'irene-and-haze', outer: 'grotto' })
    expect(play.events('place-harvested')).toMatchObject([{ place: 'place-salt-cave' }])
  })

  test('EV-31.10, EV-32.4, EV-70.17, EF-V1, EF-T11 one use of Ajisu is one gift, whatever the number of opponents', () => {
    const play = arrange({ seats: 3, players: [{ specialists: 'ajisu', council: 'ulan' }, {}, {}] }).pick('ajisu-1', '1-herb')
    expect([0, 1, 2].map((seat) => play.since(seat))).toEqual([
      { herb: 1, mana: 3, vp: 3 },
      { mana: 1, vp: 1 },
      { mana: 1, vp: 1 },
    ])
    expect(play.events('gained').map(({ seat }) => seat)).toEqual([0, 1, 2, 0])
  })
})

describe('clarified council effects', () => {
  test('EV-32.2, EF-T10 elders that an effect moves count, and those that activate a cell do not', () => {
    const play = arrange({ players: [{ council: 'shoana', hand: 'mist-swan', herb: 1, potion: 1 }, { passed: true }] })
    play.pick('mist-swan>start-star', 'elder>north-lakes', 'elder>north-lakes')
    expect(play.player(0).vp).toBe(6)
    const cell = arrange({ players: [{ council: 'shoana', inner: 'start=moss-toad' }, {}] }).pick('elder>moss-toad:1', '2-herb')
    expect(cell.player(0).vp).toBe(0)
    // a witch does not count as an elder
    const witch = arrange({ players: [{ council: 'shoana', inner: 'start=wolf-guide' }, {}] }).pick('witch>wolf-guide:1', 'wolf-guide:1>north-lakes')
    expect(witch.player(0).vp).toBe(0)
  })

  test('EV-32.4, EV-R22, EF-T11 Truce by the Fire counts as a gift, and a path step does not', () => {
    const truce = arrange({ players: [{ council: 'ulan', hand: 'truce-by-the-fire', knowledge: 3 }, { hand: 'keir' }] })
    truce.pick('truce-by-the-fire>start-star', 'yes')
    // the truce gives 2 points, 1 for the opponent, and the council gives 3
    expect([truce.since(0).vp, truce.since(1)]).toEqual([6, { hand: -1, mana: 2 }])
    const refused = arrange({ players: [{ council: 'ulan', hand: 'truce-by-the-fire', knowledge: 3 }, { hand: 'keir' }] })
    refused.pick('truce-by-the-fire>start-star', 'no')
    expect(refused.since(0).vp).toBe(2)
    const cat = arrange({ players: [{ council: 'ulan', hand: 'cat-helper', knowledge: 1, herb: 1 }, { path: 2 }] }).pick(
      'cat-helper>start-star',
      'no',
      'yes',
    )
    expect([cat.since(0).vp, cat.since(1)]).toEqual([1, { path: 1, vp: 3 }])
    // an opponent whose mana is full gets nothing
    const full = arrange({ players: [{ council: 'ulan', inner: 'start=cauldron-of-bargains' }, { mana: 20 }] }).pick(
      'elder>cauldron-of-bargains:1',
      '2-herb',
    )
    expect(full.since(0)).toEqual({ elders: -1, herb: 2, mana: 1 })
  })

  test('EV-32.5, EF-X6 it triggers once for an activation or a path reward, whatever brought the points; its own points do not count', () => {
    const cell = arrange({ players: [{ council: 'oswin oswin-2', inner: 'start=storm-of-sparks', mana: 3 }, {}] }).pick(
      'elder>storm-of-sparks:1',
      '1-mana',
      'none',
    )
    expect(cell.since(0)).toEqual({ elders: -1, mana: -2, vp: 8 })
    const none = arrange({ players: [{ council: 'oswin', inner: 'start=obsidian-mirror' }, {}] }).pick('elder>obsidian-mirror:1')
    expect(none.player(0).vp).toBe(0)
    const path = arrange({
      players: [{ council: 'maat', specialists: 'solveig', mana: 2, path: 6, outer: 'grotto', inner: 'start=weaver-spider' }, {}],
    }).pick('solveig-1', 'grotto')
    // the seventh cell gives no points itself, but the spider gains from its transfer
    expect(path.player(0).vp).toBe(4)
  })

  test('EV-32.6, EV-71.2, EF-M4 mana may be taken as points in any split, which is asked before the limit, also out of turn', () => {
    const play = arrange({ players: [{ council: 'elvin', mana: 19, outer: 'salt-cave' }, {}] }).pick('token')
    expect([play.asked, play.source, play.offered]).toEqual(['split', 'salt-cave', ['0', '1', '2']])
    play.pick(1)
    expect(play.since(0)).toEqual({ mana: 1, vp: 1, herb: 1, potion: 1 })
    expect(play.events('gained')[0]?.goods).toEqual(['1-mana', '1-vp'])
    const lost = arrange({ players: [{ council: 'elvin', mana: 19, outer: 'salt-cave' }, {}] }).pick('token', 0)
    expect(lost.since(0)).toMatchObject({ mana: 1 })
    const scouted = arrange({ phase: 'scouting', step: { step: 'scouting', at: 0 }, players: [{ council: 'elvin' }, {}] })
    expect([scouted.asked, scouted.source]).toEqual(['split', 'board-solar'])
    // mana that comes back from a lowered dial does not count as gained
    const bid = battle({ players: [{ council: 'elvin', specialists: 'keir', mana: 4, stand: { 'north-lakes': { witches: 1 } } }, {}] }).pick(2, 0)
    expect(bid.asked).toBe('take-stone')
  })

  test('EV-32.6 such points have the same cause as the mana', () => {
    // taking one mana from Southern Slopes as a point makes the activation bring points
    const play = arrange({ seats: 3, players: [{ council: 'elvin oswin', herb: 1 }, {}, {}] }).pick('witch>southern-slopes:1', '2-potion', 1)
    expect(play.since(0)).toEqual({ witches: -1, herb: -1, potion: 2, mana: 2, vp: 3 })
  })

  test('EV-32.7 each place found gives two points', () => {
    expect(found({ council: 'irene-and-haze' }).since(0)).toEqual({ witches: -1, vp: 2 })
  })
})

import { describe, expect, test } from 'vitest'
import { arrange, battle, lastStones, roundEnd } from './testing.ts'

describe('rulings: what is asked, and how', () => {
  test('EV-R48 of equal cells the leftmost free one is offered, and catalyst cells are filled from the left', () => {
    const play = arrange({ players: [{ hand: 'keir velda', herb: 1, inner: 'start=twin-sickles' }, { passed: true }] })
    const cells = (): readonly string[] => play.offered.filter((id) => /north-lakes:|twin-sickles:/.test(id))
    expect(cells()).toEqual(['elder>twin-sickles:1', 'witch>north-lakes:1', 'witch>twin-sickles:1'])
    play.pick('witch>north-lakes:1', 'keir-1', '3-herb')
    expect(cells()).toEqual(['elder>twin-sickles:1', 'witch>north-lakes:2', 'witch>twin-sickles:1'])
    play.pick('elder>twin-sickles:1', '1-herb')
    expect(cells()).toEqual(['elder>twin-sickles:2', 'witch>north-lakes:2', 'witch>twin-sickles:2'])
    play.pick('twin-sickles>sickle', 'done')
    expect(play.card(0, 'twin-sickles').slots).toEqual(['sickle', ''])
  })

  test('EV-R49 a batch of catalysts grows piece by piece; each piece can be taken back, and a complete batch is paid', () => {
    const play = arrange({ players: [{ herb: 3, inner: 'start=reality-warp grotto=honey-bear' }, {}] })
    play.pick('reality-warp>sickle', 'honey-bear>sickle').undo(0)
    expect([play.asked, play.since(0)]).toEqual(['catalysts', {}])
    play.pick('done')
    expect([play.since(0), play.card(0, 'reality-warp').slots, play.card(0, 'honey-bear').slots]).toEqual([{ herb: -1 }, ['sickle', ''], ['', '']])
  })

  test('EV-R49 stones are laid and taken back one by one, or all that are left are laid at once where they score most', () => {
    // ember fits both places; the toad is worth 4, the mirror 1
    const scene = { stones: 'ember-1 ember-2', inner: 'fernflower-dell=obsidian-mirror grotto=moss-toad' } as const
    const play = lastStones({ players: [scene, {}] }).pick('ember-1>fernflower-dell')
    expect(play.offered.filter((id) => id.includes('>'))).toEqual(['ember-2>grotto'])
    play.undo(0)
    expect(play.offered.filter((id) => id.includes('>'))).toHaveLength(4)
    play.pick('ember-2>grotto', 'best')
    expect(play.player(0).stones).toEqual([
      { id: 'stone-ember-1', at: 'place-fernflower-dell' },
      { id: 'stone-ember-2', at: 'place-grotto' },
    ])
  })

  test('EV-R50 the others learn which card is played while its owner still chooses how to pay', () => {
    const play = arrange({ players: [{ hand: 'guido', inner: 'start=oath-of-blood', herb: 1, potion: 1 }, {}] }).pick('guido-1>specialist')
    expect([play.asked, play.decision.status]).toEqual(['payment', { key: 'status.payment', params: { seat: 0, source: 'specialist-guido-1' } }])
  })

  test('EV-R51 one question asks whether to pay and with what, and a price that takes the whole hand is paid without asking', () => {
    const may = roundEnd({ players: [{ council: 'zaira', hand: 'keir velda' }, {}] })
    expect([may.asked, may.offered]).toEqual(['may-pay-cards', ['keir-1', 'none', 'velda-1']])
    const must = arrange({ players: [{ hand: 'keir' }, {}] }).pick('witch>north-lakes:1')
    expect([must.asked, must.since(0)]).toEqual(['resources', { hand: -1, witches: -1 }])
  })

  test('EV-R52 a player who declines one of several transfers, free catalysts or moves is not asked for the rest', () => {
    const bridge = arrange({ players: [{ hand: 'bridge-of-roots', knowledge: 1, herb: 2, outer: 'grotto moonwell salt-cave' }, {}] })
    bridge.pick('bridge-of-roots>start-star', 'grotto', 'none')
    expect([bridge.outer(0), bridge.seat, bridge.asked]).toEqual([['moonwell', 'salt-cave'], 1, 'turn'])
    const rack = arrange({ players: [{ hand: 'sickle-rack', knowledge: 3, outer: 'grotto=reality-warp' }, {}] })
    rack.pick('sickle-rack>start-star', 'none')
    expect([rack.events('sickle-created'), rack.seat, rack.asked]).toEqual([[], 1, 'turn'])
    const swan = arrange({ players: [{ hand: 'mist-swan', herb: 1, potion: 1 }, {}] }).pick('mist-swan>start-star', 'none')
    expect([swan.since(0), swan.seat, swan.asked]).toEqual([{ hand: -1, herb: -1, potion: -1, vp: 2 }, 1, 'turn'])
  })

  test('EV-R53 figures move one at a time: the first one chooses the region, and the next follows or stays', () => {
    const play = arrange({ players: [{ hand: 'mist-swan', herb: 1, potion: 1, council: 'shoana' }, {}] }).pick('mist-swan>start-star')
    expect(play.offered).toEqual(['elder>central-highlands', 'elder>north-lakes', 'none'])
    play.pick('elder>central-highlands')
    expect([play.offered, play.player(0).vp]).toEqual([['elder>central-highlands', 'none'], 2])
    play.pick('elder>central-highlands')
    expect([play.region('central-highlands').crowd[0], play.player(0).vp]).toEqual([{ witches: 0, elders: 2 }, 6])
  })

  test('EV-R58 what Ehir has copied stays visible on him until the end of the round, even if it was done at once', () => {
    const play = arrange({
      players: [
        { specialists: 'ehir', outer: 'salt-cave' },
        { specialists: 'velda', passed: true },
      ],
    }).pick('ehir-1')
    const shown = (): string | undefined => play.table.players[0]?.played.find(({ card }) => card === 'specialist-ehir-1')?.copies
    expect([play.since(0), shown()]).toEqual([{ mana: 2 }, 'specialist-velda-1'])
    play.pick('pass')
    expect([play.table.round, shown()]).toEqual([2, ''])
  })

  test('EV-R60 without a free action left the turn ends automatically, and nothing of it can be taken back', () => {
    const play = arrange({ players: [{ hand: 'keir' }, {}] }).pick('token')
    expect([play.seat, play.asked, play.match.canUndo(0)]).toEqual([1, 'turn', false])
    const free = arrange({ players: [{ hand: 'keir velda' }, {}] }).pick('token')
    expect([free.seat, free.asked, free.match.canUndo(0)]).toEqual([0, 'end-turn', true])
  })
})

describe('rulings: what comes first', () => {
  test('EV-R54 effects that wait for points from the path come before those that wait for the step', () => {
    // the third cell of the path gives 3 points
    const play = arrange({ players: [{ potion: 2, path: 2, council: 'maat', inner: 'start=star-astrolabe' }, {}] }).pick('star-astrolabe>orb')
    expect(play.events('gained').map(({ source }) => source)).toEqual(['path', 'specialist-maat-1', 'ritual-star-astrolabe'])
  })

  test('EV-R55 effects that wait for catalysts come after all tokens are laid and before the first orb advances the path', () => {
    const play = arrange({ players: [{ herb: 1, potion: 2, path: 2, council: 'solveig', inner: 'start=reality-warp' }, {}] })
    play.pick('reality-warp>orb', 'reality-warp>sickle')
    const told = play.eventTypes.filter((type) => ['orb-created', 'sickle-created', 'gained', 'path-step'].includes(type))
    expect(told).toEqual(['orb-created', 'sickle-created', 'gained', 'path-step', 'gained'])
    expect(play.events('gained').map(({ source, goods }) => [source, goods])).toEqual([
      ['specialist-solveig-1', ['3-vp']],
      ['path', ['3-vp']],
    ])
  })

  test('EV-R56 a harvest gives goods first and cards last', () => {
    // the place gives a card and a point
    const play = arrange({ players: [{ outer: 'crows-loft' }, {}] }).pick('token')
    expect(play.eventTypes.filter((type) => type === 'gained' || type === 'drew')).toEqual(['gained', 'drew', 'gained'])
  })

  test('EV-R57 a gift that brings nothing is not a gift; the points for each opponent come before what a gift triggers', () => {
    const bargain = (mana: number) =>
      arrange({ players: [{ inner: 'start=cauldron-of-bargains', council: 'ulan' }, { mana }] }).pick('elder>cauldron-of-bargains:1', '2-herb')
    expect([bargain(20).player(0).vp, bargain(19).player(0).vp]).toEqual([0, 3])
    const truce = arrange({ players: [{ hand: 'truce-by-the-fire', knowledge: 3, council: 'ulan' }, { hand: 'keir velda' }] })
    truce.pick('truce-by-the-fire>start-star').by(1, 'yes', 'keir-1')
    const gained = truce.events('gained').filter(({ seat }) => seat === 0)
    expect(gained.map(({ source, goods }) => [source, goods])).toEqual([
      ['ritual-truce-by-the-fire', ['2-vp']],
      ['ritual-truce-by-the-fire', ['1-vp']],
      ['specialist-ulan-1', ['3-vp']],
    ])
  })

  test('EV-R59 a battle asks only for the dials and for the stone', () => {
    const there = { mana: 1, stand: { 'north-lakes': { witches: 1 } } } as const
    const play = battle({ players: [there, there] })
    const asked: string[] = []
    while (play.table.round === 1) {
      asked.push(play.asked)
      play.by(play.seat, play.fallback())
    }
    expect(asked).toEqual(['dial', 'dial', 'take-stone'])
  })

  test("EV-R61 the Automa's battle cards are discarded one by one, so one may come back in the same battle", () => {
    const rest = arrange({ seats: 1 }).state.deck.filter((card) => card !== 'specialist-velda-1')
    const hand = rest.map((card) => card.replace(/^(ritual|specialist)-/, '')).join(' ')
    const play = battle({ seats: 1, players: [{ hand }], automa: { stand: { 'north-lakes': { witches: 2 } } } })
    // Velda is turned over twice; the round and two witches are added
    expect(play.events('automa-strength')[0]).toMatchObject({
      cards: ['specialist-velda-1', 'specialist-velda-1'],
      strength: 3 + 3 + 1 + 2,
    })
  })
})

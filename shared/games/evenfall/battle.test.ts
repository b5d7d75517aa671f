import { describe, expect, test } from 'vitest'
import { setupOf } from '../../conformance/harness.ts'
import { Match } from '../../kernel/match.ts'
import { perform, type StepOf } from './frames.ts'
import { evenfall } from './index.ts'
import { playerAt, type State } from './state.ts'
import { arrange, battle, battleScene, type PlayerScene, type Scene, stage } from './testing.ts'

const lakes = (witches: number, elders = 0) => ({ stand: { 'north-lakes': { witches, elders } } }) as const
/** A coven that gets three points for a victory. */
const CHALICE = { inner: 'start=blood-chalice' } as const
const fight = (players: readonly PlayerScene[], more: Scene = {}) => battle({ seats: Math.max(2, players.length) as 2 | 3 | 4, ...more, players })

describe('who fights where', () => {
  test('EV-17.1 the battles are fought one after another: North Lakes, Central Highlands, Southern Slopes', () => {
    const everywhere = { 'north-lakes': { witches: 1 }, 'central-highlands': { witches: 1 }, 'southern-slopes': { witches: 1 } } as const
    const play = fight([{ stand: everywhere, mana: 3 }, {}, {}])
    const asked: string[] = []
    while (play.table.phase === 'battle') {
      asked.push(`${play.asked} ${play.source}`)
      play.pick(play.asked === 'dial' ? 1 : (play.offered[0] ?? ''))
    }
    expect(asked).toEqual(['north-lakes', 'central-highlands', 'southern-slopes'].flatMap((region) => [`dial ${region}`, `take-stone ${region}`]))
  })

  test('EV-17.1 no dial is left open after its battle', () => {
    const play = fight([{ stand: { 'north-lakes': { witches: 1 }, 'central-highlands': { witches: 1 } }, mana: 3 }, {}])
    play.pick(2)
    expect(play.table.players.map(({ dial }) => dial)).toEqual([2, undefined])
    play.pick(play.offered[0] ?? '')
    expect([play.source, play.table.players.map(({ dial }) => dial)]).toEqual(['central-highlands', [undefined, undefined]])
    while (play.table.phase === 'battle') play.pick(play.fallback())
    expect(play.table.players.map(({ dial }) => dial)).toEqual([undefined, undefined])
  })

  test('EV-17.2 everybody with a figure anywhere in the region fights, counted after the moves before the battle', () => {
    const play = fight(
      [{ mana: 2, stand: { 'north-lakes': { cells: 1 } } }, { mana: 2, ...lakes(0, 1) }, { mana: 2, inner: 'start=ghost-hound' }, { mana: 2 }],
      { seats: 4 },
    )
    expect([play.asked, play.seat, play.source]).toEqual(['move', 2, 'ghost-hound'])
    play.pick('elder>north-lakes')
    expect([play.asked, play.seats]).toEqual(['dial', [0, 1, 2]])
  })

  test('EV-17.3, EF-T14, EF-T15 a battle goes in order: effects before it, dials, reveal, changes, mana, strength, rewards, winner', () => {
    const play = fight([{ mana: 6, specialists: 'keir jorunn oswin', inner: 'start=ghost-hound', ...lakes(1) }, {}])
    play.pick('elder>north-lakes', 3, 4)
    // two figures, 4 mana and 2 from Jorunn make a strength of 8
    expect([play.asked, play.source, play.player(0).mana]).toEqual(['resources', 'north-lakes', 2])
    play.pick('2-herb')
    expect([play.asked, play.source]).toEqual(['take-stone', 'north-lakes'])
    expect(play.eventTypes.filter((type) => type !== 'gained' && type !== 'drew')).toEqual([
      'figure-moved',
      'dial-set',
      'battle',
      'dial-shown',
      'dial-set',
      'dial-turned',
      'strength',
      'battle-reward',
    ])
    play.pick(play.offered[0] ?? '')
    // Oswin comes last, after the stone
    expect([play.asked, play.source]).toEqual(['resources', 'oswin-1'])
    expect(play.player(0).stones).toHaveLength(1)
  })

  test('EV-17.4, EV-31.5, EV-8.9 effects before a battle come in turn order, and each player orders their own', () => {
    const both = { specialists: 'shoana', inner: 'start=ghost-hound grotto=moss-toad@elder' } as const
    const play = fight([{ specialists: 'shoana-2', outer: 'moonwell=obsidian-mirror@witch' }, {}, both], { first: 2 })
    expect([play.asked, play.seat, play.offered]).toEqual(['order', 2, ['ghost-hound', 'shoana-1']])
    play.pick('shoana-1')
    expect([play.asked, play.source, play.offered]).toEqual(['move-all', 'shoana-1', ['moss-toad>north-lakes', 'none']])
    play.pick('moss-toad>north-lakes', 'none')
    expect([play.asked, play.seat, play.source]).toEqual(['move-all', 0, 'shoana-2'])
    play.pick('none')
    // the card is not turned, and the next battle offers it again
    expect(play.card(0, 'shoana-2').turned).toBe(false)
    play.idleUntil(({ source }) => source === 'shoana-2')
    expect(play.offered).toEqual(['none', 'obsidian-mirror>central-highlands'])
  })

  test('EV-17.5, EV-71.12 without a figure there is no battle and the stones stay', () => {
    const play = fight([{ mana: 5, inner: 'start=moss-toad@elder grotto=obsidian-mirror@witch' }, {}])
    expect(play.events('no-battle').map(({ region }) => region)).toEqual(['north-lakes', 'central-highlands'])
    expect([play.table.round, play.table.regions.map(({ stones }) => stones.length)]).toEqual([2, [4, 4]])
    // Shoana can move a figure there first
    const shoana = fight([{ specialists: 'shoana', inner: 'start=moss-toad@elder' }, {}])
    shoana.pick('moss-toad>north-lakes')
    expect(shoana.events('battle')).toHaveLength(1)
    shoana.pick(shoana.offered[0] ?? '')
    expect(shoana.player(0).stones).toHaveLength(1)
  })
})

describe('the dials', () => {
  test("EV-17.6 dials are set at the same time and in secret, from 0 to 9 and up to the player's mana; a player without mana is not asked", () => {
    const play = fight([
      { mana: 12, ...lakes(1) },
      { mana: 3, ...lakes(1) },
      { mana: 0, ...lakes(1) },
    ])
    expect([play.asked, play.seats]).toEqual(['dial', [0, 1]])
    expect([play.offeredTo(0).at(-1), play.offeredTo(1)]).toEqual(['9', ['0', '1', '2', '3']])
    expect([play.refusal(10, 0), play.refusal(4, 1), play.refusal(-1, 0)]).toEqual(['not-offered', 'not-offered', 'not-offered'])
    play.by(1, 2)
    expect(play.table.players.map(({ ready, dial }) => [ready, dial])).toEqual([
      [false, undefined],
      [true, undefined],
      [false, undefined],
    ])
    // a seat sees its own dial, also at 0
    const own = (seat: number) => evenfall.hand(play.state, seat).dial
    expect([own(0), own(1)]).toEqual([undefined, 2])
    play.undo(1).by(1, 0)
    expect(own(1)).toBe(0)
    play.undo(1).by(1, 2)
    expect(play.fallback(0)).toBe(0)
    play.by(0, 5)
    expect(play.table.players.map(({ dial }) => dial)).toEqual([5, 2, 0])
    expect(play.events('dial-shown').map(({ seat, mana }) => [seat, mana])).toEqual([
      [0, 5],
      [1, 2],
      [2, 0],
    ])
  })

  test('EV-17.7, EV-80.13 everybody loses the mana shown, including the losers', () => {
    const play = fight([
      { mana: 12, ...lakes(1) },
      { mana: 3, ...lakes(1) },
    ])
      .by(0, 5)
      .by(1, 2)
    expect([play.player(0).mana, play.player(1).mana]).toEqual([7, 1])
  })

  test('EV-17.8, EV-70.10 strength is figures, mana and what effects add', () => {
    expect(
      fight([{ mana: 6, ...lakes(2, 1) }, {}])
        .pick(6)
        .events('strength'),
    ).toMatchObject([{ strength: 9 }])
    const more = fight([{ mana: 1, ...lakes(1), specialists: 'jorunn', inner: 'start=veil-of-ash' }, {}]).pick(1)
    expect(more.events('strength')).toMatchObject([{ strength: 5, mana: 1 }])
  })

  test('EF-V26, EF-T16 added strength does not make a fighter and does not count as mana', () => {
    const play = fight([
      { specialists: 'jorunn', mana: 3 },
      { mana: 3, ...lakes(2) },
    ])
    expect(play.seats).toEqual([1])
    // two witches and Jorunn are as strong as two witches and 2 mana
    const tie = fight([
      { specialists: 'jorunn', ...lakes(2), mana: 1 },
      { mana: 2, ...lakes(2) },
    ])
      .by(0, 0)
      .by(1, 2)
    expect(tie.events('strength').map(({ strength }) => strength)).toEqual([4, 4])
    expect([tie.asked, tie.seat]).toEqual(['take-stone', 1])
  })

  test('EV-31.1, EV-70.22, EV-R20, EF-V25 Keir may change his dial after the reveal by up to 2, within 0, 9 and his mana', () => {
    const keir = { specialists: 'keir', ...lakes(1) } as const
    const play = fight([{ ...keir, mana: 12 }, {}]).pick(8)
    expect([play.asked, play.offered, play.fallback()]).toEqual(['adjust', ['6', '7', '8', '9'], 8])
    play.pick(9)
    expect([play.player(0).mana, play.events('strength')[0]?.strength]).toEqual([3, 10])
    expect(fight([{ ...keir, mana: 3 }, {}]).pick(3).offered).toEqual(['1', '2', '3'])
    expect(fight([{ ...keir, mana: 3 }, {}]).pick(1).offered).toEqual(['0', '1', '2', '3'])
    // with no mana there is nothing to change
    expect(fight([{ ...keir, mana: 0 }, {}]).asked).toBe('take-stone')
  })

  test('EV-31.1a, EV-71.40 several such players change their dials in secret, at the same time, and only once', () => {
    const play = fight([
      { specialists: 'keir', mana: 9, ...lakes(1) },
      { specialists: 'keir-2', mana: 9, ...lakes(1) },
    ])
      .by(0, 5)
      .by(1, 5)
    expect([play.asked, play.seats]).toEqual(['adjust', [0, 1]])
    play.by(0, 7)
    expect(play.table.players.map(({ dial, ready }) => [dial, ready])).toEqual([
      [5, true],
      [5, false],
    ])
    play.by(1, 4)
    expect([play.player(0).mana, play.player(1).mana]).toEqual([2, 5])
    expect(play.events('strength').map(({ strength, mana }) => [strength, mana])).toEqual([
      [8, 7],
      [5, 4],
    ])
    expect(play.asked).not.toBe('adjust')
  })

  test('EV-31.1a, EV-R46 two such effects of one player are one decision whose range is the sum of both', () => {
    const play = arrange({
      players: [
        { specialists: 'keir ehir', mana: 9, ...lakes(1) },
        { specialists: 'keir-2', passed: true },
      ],
    }).pick('ehir-1')
    expect(play.card(0, 'ehir').copies).toBe('specialist-keir-2')
    play.pick('pass', 5)
    expect([play.asked, play.offered]).toEqual(['adjust', ['1', '2', '3', '4', '5', '6', '7', '8', '9']])
  })
})

describe('rewards', () => {
  test('EV-17.9, EV-17.10, EV-R25 strength 4 gives the bottom reward, 6 the middle one too, and 8 all three, from the bottom up', () => {
    const rewardsAt = (mana: number) => fight([{ mana: 9, ...lakes(1) }, {}]).pick(mana)
    expect(rewardsAt(2).since(0)).toEqual({ mana: -2 })
    expect(rewardsAt(3).since(0)).toEqual({ mana: -3, hand: 1 })
    expect(rewardsAt(5).since(0)).toEqual({ mana: -5, hand: 1, vp: 3 })
    const all = rewardsAt(7)
    expect([all.since(0), all.asked]).toEqual([{ mana: -7, hand: 1, vp: 3 }, 'resources'])
    all.pick('2-herb')
    expect(all.since(0)).toEqual({ mana: -7, hand: 1, vp: 3, herb: 2 })
    expect(all.asked).toBe('take-stone')
  })

  test('EV-17.9 rewards are given in turn order, all of one player before the next', () => {
    const play = fight(
      [
        { mana: 9, ...lakes(1) },
        { mana: 9, ...lakes(1) },
      ],
      { first: 1 },
    )
      .by(0, 7)
      .by(1, 7)
    expect([play.asked, play.seat, play.events('battle-reward').map(({ seat }) => seat)]).toEqual(['resources', 1, [1]])
    play.pick('2-herb')
    expect([play.asked, play.seat]).toEqual(['resources', 0])
  })

  test('EV-17.11 a reward does not need a victory, and does not change the winner', () => {
    const play = fight([
      { mana: 9, ...lakes(1) },
      { mana: 9, ...lakes(1) },
    ])
      .by(0, 3)
      .by(1, 5)
    expect([play.since(0), play.since(1)]).toEqual([
      { mana: -3, hand: 1 },
      { mana: -5, hand: 1, vp: 3 },
    ])
    expect([play.asked, play.seat]).toEqual(['take-stone', 1])
  })

  test('EV-17.17 mana from one battle can be spent in the next', () => {
    const both = { 'north-lakes': { witches: 1 }, 'central-highlands': { witches: 1 } } as const
    const scene = {
      players: [
        { mana: 3, stand: both },
        { mana: 1, stand: both },
      ],
    }
    // no printed reward holds mana, so here each bundle of rewards brings 4 mana more
    const generous: StepOf<'bundle'> = {
      run(s, frame, ctx) {
        evenfall.steps.bundle.run?.(s, frame, ctx)
        perform(ctx, frame.ctx, { do: 'gain', mana: 4 })
      },
    }
    const play = battle(scene, { ...evenfall, steps: { ...evenfall.steps, bundle: generous } })
      .by(0, 3)
      .by(1, 0)
    play.pick(play.offered[0] ?? '')
    // a strength of 4 was rewarded, one of 1 was not
    expect([play.player(0).mana, play.player(1).mana]).toEqual([4, 1])
    expect([play.asked, play.source, play.offeredTo(0), play.offeredTo(1)]).toEqual([
      'dial',
      'central-highlands',
      ['0', '1', '2', '3', '4'],
      ['0', '1'],
    ])
    play.by(0, 4).by(1, 1)
    expect(play.events('strength').at(-2)).toMatchObject({ seat: 0, strength: 5, mana: 4 })
  })

  test('EV-17.18, EV-31.9, EF-V23, EF-T17 Ma’at gives the bottom reward of a region where the player has a figure, without a battle', () => {
    const play = arrange({ players: [{ specialists: 'maat', council: 'jorunn', stand: { 'central-highlands': { witches: 1 } } }, {}] }).pick('maat-1')
    expect([play.asked, play.source]).toEqual(['resources', 'central-highlands'])
    play.pick('1-herb')
    // the council member waits for battle rewards of any kind
    expect([play.since(0), play.asked]).toEqual([{ herb: 1, vp: 2 }, 'turn'])
    const nowhere = arrange({ players: [{ specialists: 'maat' }, {}] }).pick('maat-1')
    expect([nowhere.since(0), nowhere.asked]).toEqual([{}, 'turn'])
    const both = arrange({
      players: [{ specialists: 'maat', stand: { 'central-highlands': { witches: 1 }, 'north-lakes': { witches: 1 } } }, {}],
    }).pick('maat-1')
    expect([both.asked, both.offered]).toEqual(['reward', ['central-highlands>4', 'north-lakes>4']])
  })

  test('EV-31.6, EV-71.33, EV-R42, EF-V24 Elvin repeats the bottom or the middle reward once, never the top one and never two', () => {
    const elvin = { specialists: 'elvin', mana: 9, ...lakes(1) } as const
    const play = fight([elvin, {}]).pick(7, '2-herb')
    expect([play.asked, play.source, play.offered]).toEqual(['repeat', 'elvin-1', ['none', 'north-lakes>4', 'north-lakes>6']])
    expect(play.fallback()).toBe('none')
    play.pick('north-lakes>6')
    expect([play.since(0), play.asked]).toEqual([{ mana: -7, hand: 1, vp: 6, herb: 2 }, 'take-stone'])
    const declined = fight([elvin, {}]).pick(5, 'none')
    expect([declined.since(0), declined.asked]).toEqual([{ mana: -5, hand: 1, vp: 3 }, 'take-stone'])
    const bottom = fight([elvin, {}]).pick(3)
    expect(bottom.offered).toEqual(['none', 'north-lakes>4'])
    // below 4 there is nothing to repeat
    expect(fight([elvin, {}]).pick(2).asked).toBe('take-stone')
    // this works outside a battle, too
    const maat = arrange({ players: [{ specialists: 'elvin maat', stand: { 'north-lakes': { witches: 1 } } }, {}] }).pick('maat-1')
    expect([maat.asked, maat.offered]).toEqual(['repeat', ['none', 'north-lakes>4']])
    maat.pick('north-lakes>4')
    expect(maat.since(0)).toEqual({ hand: 2 })
  })
})

describe('the winner', () => {
  test('EV-17.12, EV-70.11, EV-17.13, EV-17.14 the winner has most strength, then most mana spent, and takes any stone and the first player token', () => {
    const play = fight(
      [
        { mana: 3, ...lakes(3) },
        { mana: 4, ...lakes(1, 1) },
      ],
      { spots: { 'north-lakes': 'ember-1 tide-1 moss-1 gale-1' } },
    )
      .by(0, 3)
      .by(1, 4)
    expect(play.events('strength').map(({ strength }) => strength)).toEqual([6, 6])
    expect([play.since(0), play.since(1)]).toEqual([
      { mana: -3, hand: 1, vp: 3 },
      { mana: -4, hand: 1, vp: 3 },
    ])
    expect([play.asked, play.seat, play.offered]).toEqual(['take-stone', 1, ['ember-1', 'gale-1', 'moss-1', 'tide-1']])
    expect(play.fallback()).toBe('stone-ember-1')
    play.pick('moss-1')
    expect([play.player(1).stones, play.table.first]).toEqual([[{ id: 'stone-moss-1', at: '' }], 1])
    expect(play.region('north-lakes').stones).toEqual(['stone-ember-1', 'stone-tide-1', 'stone-gale-1'])
  })

  test('EV-71.9 of three with equal strength, the one who spent least drops out, and then turn order decides', () => {
    const play = fight(
      [
        { mana: 9, ...lakes(4) },
        { mana: 9, ...lakes(4) },
        { mana: 9, stand: { 'north-lakes': { witches: 4, elders: 1 } } },
      ],
      { first: 2 },
    )
    play.by(0, 3).by(1, 3).by(2, 2)
    expect(play.events('strength').map(({ seat, strength }) => [seat, strength])).toEqual([
      [2, 7],
      [0, 7],
      [1, 7],
    ])
    expect([play.asked, play.seat]).toEqual(['take-stone', 0])
  })

  test('EV-17.13 the last stone left is taken without asking', () => {
    const play = fight([{}, lakes(1)], { spots: { 'north-lakes': 'ember-1' }, round: 3 })
    expect([play.player(0).stones, play.player(1).stones]).toEqual([[], [{ id: 'stone-ember-1', at: '' }]])
    expect([play.region('north-lakes').stones, play.region('central-highlands').stones.length]).toEqual([[], 4])
  })

  test('EV-17.13 without a stone left there is nothing to take, and the battle is won all the same', () => {
    // a region has four stones for three battles, so the test removes them
    const { state, first } = stage(battleScene({ round: 3, spots: { 'north-lakes': 'ember-1' }, players: [{}, { ...lakes(1), ...CHALICE }] }))
    const [north, central] = state.regions
    if (!north || !central) throw new Error('two regions')
    state.unused = [...state.unused, ...north.stones.splice(0)]
    const before = JSON.stringify([state.unused, central.stones])
    const match = Match.begin({ ...evenfall, setup: () => ({ state, first }) }, setupOf(evenfall, 2, 1))
    const after = match.position.state as State
    const told = match.events.map(({ event }) => event.type)
    expect([told.filter((type) => type === 'battle-won').length, told.includes('stone-taken')]).toEqual([1, false])
    // the token and the effects that wait for a victory come as usual
    expect([after.first, playerAt(after, 1).vp]).toEqual([1, 3])
    expect([playerAt(after, 0).stones, playerAt(after, 1).stones]).toEqual([[], []])
    expect(JSON.stringify([after.unused, after.regions[1]?.stones])).toBe(before)
    // the match goes on: the third round is over, and stones are laid
    expect(after.phase).not.toBe('battle')
  })

  test('EV-17.14, EV-71.10 the new first player wins ties and is rewarded first in the battles that follow', () => {
    const everywhere = { 'north-lakes': { witches: 1 }, 'central-highlands': { witches: 1 } } as const
    const play = fight([
      { mana: 9, stand: everywhere },
      { mana: 9, stand: everywhere },
    ])
      .by(0, 0)
      .by(1, 1)
    play.pick(play.offered[0] ?? '')
    expect(play.table.first).toBe(1)
    play.by(0, 3).by(1, 3)
    expect([play.asked, play.seat, play.source]).toEqual(['resources', 1, 'central-highlands'])
    play.pick('1-herb', '1-herb')
    expect([play.asked, play.seat]).toEqual(['take-stone', 1])
    // other regions do not give the token
    const other = fight([{}, { stand: { 'central-highlands': { witches: 1 } } }])
    other.pick(other.offered[0] ?? '')
    expect(other.table.first).toBe(0)
  })

  test('EV-17.14 the battle itself uses the old turn order', () => {
    const play = fight(
      [
        { mana: 9, ...lakes(1) },
        { mana: 9, ...lakes(1) },
      ],
      { first: 1 },
    )
      .by(0, 3)
      .by(1, 3)
    expect([play.asked, play.seat]).toEqual(['take-stone', 1])
  })

  test('EV-17.15, EV-71.11 a single fighter wins, but still sets the dial and is rewarded by strength', () => {
    const play = fight([{ mana: 3, ...lakes(1) }, {}])
    expect(play.asked).toBe('dial')
    play.pick(3)
    expect([play.since(0), play.asked]).toEqual([{ mana: -3, hand: 1 }, 'take-stone'])
    const poor = fight([lakes(1), {}])
    expect([poor.events('strength')[0]?.strength, poor.since(0), poor.asked]).toEqual([1, {}, 'take-stone'])
  })

  test('EV-17.16, EV-R26 figures stay where they are; the stone comes after all rewards, and the token right after it', () => {
    const play = fight([{ mana: 9, ...lakes(1), inner: 'start=blood-chalice' }, { ...lakes(1) }]).pick(3)
    play.mark().pick(play.offered[0] ?? '')
    expect(play.eventTypes.slice(0, 3)).toEqual(['battle-won', 'stone-taken', 'gained'])
    expect(play.player(0).vp).toBe(3)
    const lost = fight([lakes(1), { mana: 1, ...lakes(1) }]).pick(1)
    lost.mark().pick(lost.offered[0] ?? '')
    expect(lost.eventTypes.slice(0, 3)).toEqual(['battle-won', 'stone-taken', 'first-player'])
  })

  test("EF-T18 only the winner's effects for a victory are triggered", () => {
    const play = fight([
      { ...lakes(2), specialists: 'oswin' },
      { ...lakes(1), inner: 'start=blood-chalice' },
    ])
    play.pick(play.offered[0] ?? '')
    expect([play.asked, play.seat, play.source]).toEqual(['resources', 0, 'oswin-1'])
    play.pick('1-herb')
    expect([play.player(0).vp, play.player(1).vp]).toEqual([1, 0])
  })
})

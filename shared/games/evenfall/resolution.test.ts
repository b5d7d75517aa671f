import { describe, expect, test } from 'vitest'
import { type Effect, TRIGGERS } from './content/index.ts'
import { fire, isPlain, triggeredBy } from './effects/lookup.ts'
import type { Ctx, Frame, StepOf, Triggered } from './frames.ts'
import { evenfall } from './index.ts'
import { arrange, battle, roundEnd } from './testing.ts'

describe('resolution', () => {
  test('EV-15.1, EF-0.5 pending work is a stack that holds the seat, the source, the place and the remaining steps', () => {
    const play = arrange({ players: [{ hand: 'borrowed-fate', knowledge: 2, herb: 2, path: 1, outer: 'grotto' }, {}] })
    play.pick('borrowed-fate>grotto')
    expect([play.asked, play.source]).toEqual(['resources', 'path'])
    const frames = play.match.position.stack.map(({ frame }) => frame as Frame)
    expect(frames.map(({ step }) => step)).toEqual(['closing', 'after', 'linkBonus', 'after', 'after', 'gain'])
    expect(frames[2]).toMatchObject({ ctx: { seat: 0, source: 'ritual-borrowed-fate', place: 'place-grotto' }, rest: [] })
    expect(frames.at(-1)).toMatchObject({ ctx: { seat: 0, source: 'path' } })
    play.pick('1-herb')
    expect([play.match.position.stack.length, play.seat]).toEqual([1, 1])
  })

  test('EV-15.2, EV-16.3, EF-1.1 what a step triggers is resolved before the next step', () => {
    // the transfer of the path cell triggers Bone Loom before the card is drawn
    const play = arrange({ players: [{ specialists: 'solveig', mana: 2, path: 3, outer: 'grotto', inner: 'start=bone-loom' }, {}] })
    play.pick('solveig-1', 'grotto')
    expect([play.asked, play.source, play.hand(0)]).toEqual(['resources', 'bone-loom', []])
    play.pick('1-herb')
    expect(play.eventTypes.slice(-3)).toEqual(['place-transferred', 'gained', 'drew'])
  })

  test('EV-15.3, EV-R45, EF-1.2 a player orders their own effects, unless all are fixed gains or draws', () => {
    const plain = arrange({
      regions: { 'north-lakes': 'grotto - -' },
      players: [{ council: 'irene-and-haze', inner: 'start=lantern-of-lost-roads' }, {}],
    }).pick('grotto')
    // the effects come in the order in which the cards came into play, without a question
    expect(plain.eventTypes).toEqual(['place-found', 'drew', 'gained'])
    const asked = arrange({
      regions: { 'north-lakes': 'grotto - -' },
      players: [{ specialists: 'irene-and-haze', council: 'irene-and-haze-2', inner: 'start=lantern-of-lost-roads' }, {}],
    }).pick('grotto')
    expect([asked.asked, asked.offered]).toEqual(['order', ['irene-and-haze-1', 'irene-and-haze-2', 'lantern-of-lost-roads']])
    asked.pick('lantern-of-lost-roads')
    expect([asked.asked, asked.offered]).toEqual(['order', ['irene-and-haze-1', 'irene-and-haze-2']])
    asked.pick('irene-and-haze-2')
    expect(asked.eventTypes).toEqual(['place-found', 'drew', 'gained', 'place-harvested', 'gained'])
  })

  test('EV-15.3 only a fixed gain, a draw or strength needs no order', () => {
    const rows: readonly [Effect, boolean][] = [
      [{ do: 'gain', vp: 2, mana: 1 }, true],
      [{ do: 'draw', n: 1 }, true],
      [{ do: 'addStrength', n: 1 }, true],
      [{ do: 'gain', any: 1 }, false],
      [{ do: 'transfer', n: 1 }, false],
      [{ do: 'seq', steps: [{ do: 'draw', n: 1 }] }, false],
    ]
    for (const [effect, plain] of rows) expect(isPlain(effect)).toBe(plain)
  })

  test('EV-15.3, EV-16.10 players come in order from the active player, or from the first player if none is active', () => {
    const scene = { seats: 3, first: 2, players: [{ council: 'mirra', outer: 'grotto' }, { council: 'radu' }, { council: 'radu-2' }] } as const
    const play = roundEnd(scene)
    expect(
      play
        .events('gained')
        .slice(0, 3)
        .map(({ seat }) => seat),
    ).toEqual([2, 0, 1])
  })

  test('EV-15.4 the controller chooses, except where another player gains', () => {
    const play = arrange({
      players: [{ specialists: 'ajisu' }, { council: 'elvin' }],
    }).pick('ajisu-1')
    expect([play.asked, play.seat]).toEqual(['resources', 0])
    play.pick('1-herb')
    // the opponent splits that mana
    expect([play.asked, play.seat, play.offered]).toEqual(['split', 1, ['0', '1']])
    play.pick(1)
    expect([play.since(0), play.since(1)]).toEqual([{ herb: 1, mana: 3 }, { vp: 2 }])
    expect([play.asked, play.seat]).toEqual(['turn', 0])
  })

  test('EV-15.5, EF-1.3 an effect that may be declined offers that, and no other effect does', () => {
    const may = (scene: Parameters<typeof arrange>[0], ...picks: readonly string[]) =>
      arrange(scene)
        .pick(...picks)
        .offered.includes('none')
    const own = { knowledge: 5, herb: 5, potion: 5, mana: 5 } as const
    expect(may({ players: [{ specialists: 'radu', outer: 'grotto' }, {}] }, 'radu-1')).toBe(true)
    expect(may({ players: [{ ...own, hand: 'hedge-hare' }, {}] }, 'hedge-hare>start-star')).toBe(true)
    expect(may({ players: [{ ...own, hand: 'keir', inner: 'start=night-mare' }, {}] }, 'elder>night-mare:1')).toBe(true)
    expect(may({ players: [{ specialists: 'mirra', inner: 'start=honey-bear' }, {}] }, 'mirra-1')).toBe(true)
    expect(may({ players: [{ inner: 'start=wolf-guide' }, {}] }, 'elder>wolf-guide:1')).toBe(true)
    expect(may({ players: [{ inner: 'start=old-goat owl-market=honey-bear' }, {}] }, 'elder>old-goat:1')).toBe(true)
    expect(may({ players: [{ ...own, hand: 'unmaking', inner: 'start=honey-bear', outer: 'grotto' }, {}] }, 'unmaking>grotto')).toBe(true)
    // a harvest, a reward and a removal that is a price are mandatory
    expect(may({ players: [{ specialists: 'velda', outer: 'grotto moonwell' }, {}] }, 'velda-1')).toBe(false)
    expect(may({ players: [{ ...own, hand: 'stag-beetle' }, {}] }, 'stag-beetle>start-star')).toBe(false)
    expect(may({ players: [{ inner: 'start=pendulum-of-renewal grotto=honey-bear moonwell=moss-toad' }, {}] }, 'elder>pendulum-of-renewal:1')).toBe(
      false,
    )
  })

  test('EV-15.6, EF-V4 a price at the end of the round is paid in full or not at all, and is asked anew up to three times', () => {
    const play = roundEnd({ players: [{ council: 'zaira', hand: 'keir velda morten nora' }, {}] })
    expect([play.asked, play.source, play.offered]).toEqual(['may-pay-cards', 'zaira-1', ['keir-1', 'morten-1', 'none', 'nora-1', 'velda-1']])
    expect(play.fallback()).toBe('none')
    play.pick('keir-1', 'velda-1')
    expect(play.player(0).vp).toBe(4)
    play.pick('nora-1')
    expect([play.player(0).vp, play.table.round]).toEqual([6, 2])
    const twice = roundEnd({ players: [{ council: 'zaira', hand: 'keir velda morten nora' }, {}] }).pick('keir-1', 'none')
    expect([twice.player(0).vp, twice.table.round]).toEqual([2, 2])
  })

  test('EV-15.7, EF-1.4 an impossible part is skipped, and the rest is done', () => {
    const play = arrange({ players: [{ inner: 'start=second-dawn' }, {}] }).pick('elder>second-dawn:1')
    expect([play.since(0), play.seat]).toEqual([{ elders: -1, vp: 1 }, 1])
  })

  test('EV-15.8 the only answer to a mandatory question is given automatically, and a question without an answer is skipped', () => {
    const one = arrange({ players: [{ specialists: 'velda', outer: 'grotto' }, {}] }).pick('velda-1')
    expect([one.since(0), one.asked]).toEqual([{ potion: 1 }, 'turn'])
    const hand = arrange({ players: [{ hand: 'keir velda' }, {}] }).pick('discard-trade')
    expect([hand.asked, hand.hand(0)]).toEqual(['resources', []])
  })

  test('EV-15.8, EV-71.48, EV-R44 a player with cards is asked for a ritual, whatever the cards are', () => {
    const play = arrange({ players: [{ inner: 'start=night-mare', hand: 'keir velda morten' }, {}] }).pick('elder>night-mare:1')
    expect([play.asked, play.offered]).toEqual(['play-ritual', ['none']])
    play.pick('none')
    expect(play.asked).toBe('end-turn')
    // with an empty hand there is nothing to hide
    const bare = arrange({ players: [{ inner: 'start=night-mare' }, {}] }).pick('elder>night-mare:1')
    expect(bare.seat).toBe(1)
  })

  test('EV-15.9 the choice comes first, then doubling, then mana as points, then the limit', () => {
    const play = arrange({
      side: 'lunar',
      players: [{ coven: 'cross', path: 1, mana: 19, council: 'elvin', inner: 'start=gates-of-the-underworld' }, {}],
    }).pick('elder>gates-of-the-underworld:1')
    expect([play.asked, play.offered]).toEqual(['choose', ['2-any', '4-mana']])
    play.pick('4-mana')
    expect([play.asked, play.offered]).toEqual(['split', ['0', '1', '2', '3', '4']])
    play.pick(2)
    // two come as mana, one of them is lost above 20
    expect(play.since(0)).toEqual({ elders: -1, path: 1, vp: 2, mana: 1 })
  })

  test('EV-15.11, EV-16.9 "each player" is asked clockwise from the active player, and each part is finished before the next question', () => {
    const play = arrange({
      seats: 3,
      active: 1,
      players: [{ path: 1 }, { hand: 'cat-helper', knowledge: 1, path: 1 }, { path: 1 }],
    }).pick('cat-helper>start-cross')
    expect([play.asked, play.seat]).toEqual(['offer-advancePath', 1])
    play.pick('yes')
    expect([play.asked, play.seat, play.source]).toEqual(['resources', 1, 'path'])
    play.pick('1-herb')
    expect([play.asked, play.seat]).toEqual(['offer-advancePath', 2])
    play.pick('yes', '1-potion')
    expect(play.seat).toBe(0)
    play.pick('no')
    expect([play.since(0), play.since(1), play.since(2)]).toEqual([
      {},
      { path: 1, hand: -1, knowledge: -1, herb: 1, mana: 1, vp: 1 },
      { path: 1, potion: 1, mana: 1 },
    ])
  })

  test('EV-15.12 a triggered effect is resolved even if its card has left, but parts that need a lost place are skipped', () => {
    /** Starts from the position after the eye and the salamander, both on the grotto, were triggered in a turn and then left the coven. */
    const setOff = (outer: string) => {
      const effects: readonly Triggered[] = [
        { card: 'ritual-eye-of-plenty', effect: { do: 'harvest', what: 'this' }, place: 'place-grotto' },
        { card: 'ritual-coal-salamander', effect: { do: 'gain', mana: 2 }, place: 'place-grotto' },
      ]
      const opening: StepOf<'covens'> = {
        run(_s, _frame, ctx) {
          ctx.goto({ step: 'turn' })
          ctx.call({ step: 'triggers', occasion: { on: 'place-harvested', party: 0 }, groups: [{ seat: 0, effects }], chain: [] })
        },
      }
      const scene = { step: { step: 'covens' }, players: [{ outer }, { outer: 'salt-cave' }] } as const
      return arrange(scene, { ...evenfall, steps: { ...evenfall.steps, covens: opening } })
    }
    const gone = setOff('')
    expect([gone.asked, gone.offered]).toEqual(['order', ['coal-salamander', 'eye-of-plenty']])
    gone.pick('eye-of-plenty')
    expect([gone.isPlayed(0, 'coal-salamander'), gone.since(0), gone.since(1), gone.asked]).toEqual([false, { mana: 2 }, {}, 'turn'])
    expect(gone.events('place-harvested')).toEqual([])
    // the ritual has left but the place has not, so it is harvested
    expect(setOff('grotto').pick('eye-of-plenty').since(0)).toEqual({ mana: 2, potion: 1 })
  })

  test('EV-15.12, EF-X7 an effect on the stack is resolved even if its card has left', () => {
    // Keita removes Bridge of Roots from the game first
    const play = arrange({
      players: [{ specialists: 'keita', outer: 'grotto', inner: 'start=bridge-of-roots moonwell=weaver-spider' }, {}],
    }).pick('keita-1')
    // Bridge of Roots is gone, and its instant effect still transfers two places
    expect([play.isPlayed(0, 'bridge-of-roots'), play.asked, play.source]).toEqual([false, 'transfer', 'bridge-of-roots'])
    play.pick('grotto')
    expect([play.inner(0), play.player(0).vp]).toEqual([['start-star', 'moonwell', 'grotto'], 2])
  })

  test('EV-15.13 one reward is one gain with its total', () => {
    const play = arrange({ players: [{ outer: 'fogbound-ford=honey-bear/sickle,sickle' }, {}] }).pick('token')
    expect(play.events('gained')[0]).toMatchObject({ seat: 0, goods: ['3-mana', '3-vp'], source: 'place-fogbound-ford' })
  })

  test('EV-15.14, EV-R12 an effect is not triggered again inside itself', () => {
    const { state } = arrange({ players: [{ specialists: 'irene-and-haze', council: 'irene-and-haze-2' }, {}] })
    const occasion = { on: 'place-found', party: 0, place: 'place-grotto' } as const
    expect(triggeredBy(state, 0, occasion).map(({ card }) => card)).toEqual(['specialist-irene-and-haze-1', 'specialist-irene-and-haze-2'])
    expect(triggeredBy(state, 0, occasion, ['specialist-irene-and-haze-1']).map(({ card }) => card)).toEqual(['specialist-irene-and-haze-2'])
    const called: Frame[] = []
    const ctx = { call: (frame: Frame) => called.push(frame) } as unknown as Ctx
    fire(state, occasion, ctx, ['specialist-irene-and-haze-1', 'specialist-irene-and-haze-2'])
    expect(called).toEqual([])
  })

  test('EV-15.14 the consequences of a triggered effect know which cards led to them', () => {
    // Irene finds and harvests a place with a resource of choice, so a question is open inside her effect
    const play = arrange({ regions: { 'north-lakes': 'bone-orchard - -' }, players: [{ specialists: 'irene-and-haze' }, {}] }).pick('bone-orchard')
    expect(play.match.position.stack.at(-1)?.frame).toMatchObject({ step: 'gain', ctx: { chain: ['specialist-irene-and-haze-1'] } })
    play.pick('1-herb')
    expect(play.seat).toBe(1)
  })

  test('EV-15.15, EV-32.5, EV-71.36, EF-X5, EF-T12, EF-T13 the path reward ends before the activation, and each counts once', () => {
    const play = arrange({
      side: 'lunar',
      players: [{ coven: 'cross', path: 7, council: 'maat oswin' }, {}],
    }).pick('witch>board:cross')
    expect(play.events('gained').map(({ goods, source }) => [source, goods])).toEqual([
      ['path', ['5-vp']],
      ['specialist-maat-1', ['2-vp']],
      ['specialist-oswin-1', ['2-vp']],
    ])
  })

  test('EV-71.36 three points from the path inside an action cell become seven', () => {
    const play = arrange({ side: 'lunar', players: [{ coven: 'cross', path: 3, council: 'maat oswin' }, {}] }).pick('witch>board:cross')
    // both sides of the fourth cell: the transfer finds no place, then come 3 points, and 2 and 2 more
    expect([play.since(0), play.seat]).toEqual([{ witches: -1, path: 1, vp: 7 }, 1])
  })
})

describe('occasions', () => {
  test('EV-16.1 an effect is triggered once for each occasion and cannot be declined', () => {
    const play = arrange({
      regions: { 'north-lakes': 'grotto moonwell -' },
      players: [{ council: 'irene-and-haze' }, { passed: true }],
    }).pick('grotto', 'moonwell')
    expect(play.player(0).vp).toBe(4)
  })

  test('EV-16.2 every occasion of the vocabulary can be triggered in play', () => {
    // each trigger has one scene; what the scene gives shows that the trigger fired
    const seen = new Set<string>()
    const sees = (on: (typeof TRIGGERS)[number], isSeen: boolean): void => {
      if (isSeen) seen.add(on)
    }
    const own = { knowledge: 9, herb: 9, potion: 9 } as const
    const find = arrange({ regions: { 'north-lakes': 'grotto - -' }, players: [{ council: 'irene-and-haze' }, {}] }).pick('grotto')
    sees('place-found', find.player(0).vp === 2)
    sees(
      'ritual-played',
      arrange({ players: [{ ...own, hand: 'rune-scales', council: 'tikhon' }, {}] })
        .pick('rune-scales>start-star')
        .player(0).vp === 3,
    )
    sees(
      'place-harvested',
      arrange({ players: [{ outer: 'grotto=honey-bear' }, {}] })
        .pick('token')
        .player(0).vp === 1,
    )
    const ulan = arrange({ players: [{ outer: 'grotto' }, { specialists: 'ulan' }] }).pick('token')
    sees('outer-harvested-all', ulan.source === 'ulan-1')
    const step = arrange({ players: [{ specialists: 'solveig', mana: 2, path: 2, inner: 'start=star-astrolabe', council: 'maat' }, {}] }).pick(
      'solveig-1',
    )
    sees('path-step', step.player(0).mana === 1)
    sees('vp-from-path', step.player(0).vp === 5)
    const salt = arrange({ players: [{ ...own, path: 8, inner: 'start=ring-of-salt grotto=honey-bear' }, {}] }).pick(
      'honey-bear>sickle',
      'honey-bear>orb',
      'done',
    )
    sees('sickle-created', salt.player(0).vp === 4)
    sees('orb-created', salt.player(0).vp === 4)
    sees(
      'place-transferred',
      arrange({ players: [{ specialists: 'radu', outer: 'grotto', inner: 'start=weaver-spider' }, {}] })
        .pick('radu-1', 'grotto')
        .player(0).vp === 2,
    )
    const elder = arrange({ players: [{ council: 'shoana', inner: 'start=wolf-guide' }, {}] }).pick('elder>wolf-guide:1', 'wolf-guide:1>north-lakes')
    sees('figure-moved', elder.player(0).vp === 2)
    sees(
      'opponent-gained',
      arrange({ players: [{ specialists: 'ajisu', council: 'ulan' }, {}] })
        .pick('ajisu-1', '1-herb')
        .player(0).vp === 3,
    )
    sees(
      'vp-from-cell',
      arrange({ players: [{ herb: 1, council: 'oswin', inner: 'start=rune-scales' }, {}] })
        .pick('elder>rune-scales:1')
        .player(0).vp === 6,
    )
    const fought = battle({
      players: [
        {
          mana: 4,
          stand: { 'north-lakes': { witches: 1 } },
          specialists: 'keir jorunn',
          council: 'jorunn-2',
          inner: 'start=blood-chalice grotto=ghost-hound',
        },
        {},
      ],
    })
    sees('before', fought.source === 'ghost-hound')
    fought.pick('none', 4)
    sees('after-reveal', fought.asked === 'adjust')
    fought.pick(4)
    sees('strength', fought.events('strength')[0]?.strength === 7)
    sees('battle-reward', fought.player(0).vp === 5)
    fought.pick(fought.offered[0] ?? '')
    sees('battle-won', fought.player(0).vp === 8)
    sees('round-end', roundEnd({ players: [{ council: 'mirra', outer: 'grotto' }, {}] }).player(0).vp === 1)
    sees(
      'scouting',
      arrange({ phase: 'scouting', step: { step: 'scouting', at: 0 }, players: [{ inner: 'start=sage-elephant' }, {}] }).hand(0).length === 7,
    )
    sees(
      'game-end',
      arrange({ round: 3, phase: 'stones', step: { step: 'stones' }, players: [{ council: 'guido', specialists: 'keir' }, {}] }).match.outcome
        ?.scores?.[0]?.total === 4,
    )
    expect(seen).toEqual(new Set(TRIGGERS))
  })

  test('EV-16.4 effects react to what their owner does', () => {
    const play = arrange({
      regions: { 'north-lakes': 'grotto - -' },
      players: [{}, { council: 'irene-and-haze', inner: 'start=lantern-of-lost-roads' }],
    }).pick('grotto')
    expect(play.since(1)).toEqual({})
  })

  test('EV-16.5, EV-16.6, EV-16.8, EF-X4 the neighbour reacts right after the whole harvest, while the turn waits', () => {
    const play = arrange({ players: [{ outer: 'grotto salt-cave' }, { inner: 'start=eye-of-plenty', passed: true }] }).pick('token')
    expect([play.asked, play.seat, play.seats]).toEqual(['resources', 1, [1]])
    // everything is harvested, and the herb and the potion of the token are still to come
    expect(play.since(0)).toEqual({ potion: 1, mana: 2 })
    play.pick('1-herb')
    expect([play.since(0), play.since(1), play.seat]).toEqual([{ potion: 2, mana: 2, herb: 1 }, { herb: 1 }, 0])
  })

  test("EV-16.6, EV-30.8, EV-31.4, EV-70.21 they do not react to single places, the owner's harvest or the neighbour on the right", () => {
    const single = arrange({ players: [{ outer: 'salt-cave=singing-cauldron' }, { inner: 'start=eye-of-plenty' }] }).pick('witch>singing-cauldron:1')
    expect([single.since(0), single.since(1), single.seat, single.asked]).toEqual([{ mana: 2, witches: -1 }, {}, 1, 'turn'])
    const own = arrange({ players: [{ outer: 'salt-cave=eye-of-plenty' }, {}] }).pick('token')
    expect(own.since(0)).toEqual({ mana: 2, herb: 1, potion: 1 })
    // of three players, only the one whose left neighbour harvests reacts
    const three = arrange({ seats: 3, players: [{ outer: 'grotto' }, { inner: 'start=eye-of-plenty' }, { specialists: 'ulan' }] }).pick('token')
    expect([three.seat, three.source]).toEqual([2, 'ulan-1'])
    three.pick('1-herb')
    expect([three.since(1), three.since(2), three.seat, three.asked]).toEqual([{}, { herb: 1, mana: 1 }, 1, 'turn'])
  })

  test('EV-16.7 a player with both effects gets both, in any order; with two players each is the left neighbour of the other', () => {
    const play = arrange({ players: [{ outer: 'grotto' }, { inner: 'start=eye-of-plenty', specialists: 'ulan' }] }).pick('token')
    expect([play.asked, play.seat, play.offered]).toEqual(['order', 1, ['eye-of-plenty', 'ulan-1']])
    play.pick('ulan-1', '1-herb', '1-potion')
    expect([play.since(1), play.seat]).toEqual([{ herb: 1, potion: 1, mana: 1 }, 1])
    const back = arrange({ active: 1, players: [{ specialists: 'ulan' }, { outer: 'grotto' }] }).pick('token')
    expect([back.seat, back.asked, back.source]).toEqual([0, 'resources', 'ulan-1'])
  })
})

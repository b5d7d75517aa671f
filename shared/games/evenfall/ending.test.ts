import { describe, expect, test } from 'vitest'
import { evenfall } from './index.ts'
import { scoreLines, totalOf } from './score.ts'
import { bestLaying } from './stones.ts'
import { type arrange, lastStones, type PlayerScene, roundEnd, type Scene } from './testing.ts'

const scoresOf = (play: ReturnType<typeof arrange>): readonly (readonly [string, number])[][] =>
  play.match.outcome?.scores?.map(({ lines }) => lines.map(({ line, points }) => [line.key.replace('score.', ''), points] as const)) ?? []
const final = (players: readonly PlayerScene[], more: Scene = {}) => lastStones({ seats: Math.max(2, players.length) as 2 | 3 | 4, ...more, players })

describe('the end of a round', () => {
  test('EV-18.1, EF-T19, EV-71.46 a player resolves end-of-round effects in any order', () => {
    const scene = { players: [{ council: 'radu mirra', outer: 'grotto moonwell salt-cave' }, {}] } as const
    const mirra = roundEnd(scene)
    expect([mirra.asked, mirra.offered]).toEqual(['order', ['mirra-1', 'radu-1']])
    mirra.pick('mirra-1', 'grotto')
    expect([mirra.player(0).vp, mirra.outer(0)]).toEqual([5, ['moonwell', 'salt-cave']])
    const radu = roundEnd(scene).pick('radu-1', 'grotto')
    expect(radu.player(0).vp).toBe(4)
    expect([mirra.table.round, radu.table.round]).toEqual([2, 2])
  })

  test('EV-18.1 end-of-round effects come in turn order, all of one player before the next', () => {
    const radu = (card: string, outer: string) => ({ council: card, outer })
    const play = roundEnd({
      seats: 3,
      first: 1,
      players: [radu('radu', 'grotto'), radu('radu-2', 'salt-cave'), { council: 'mirra', outer: 'moonwell' }],
    })
    expect([play.asked, play.seat, play.player(2).vp]).toEqual(['transfer', 1, 0])
    play.pick('salt-cave')
    expect([play.asked, play.seat, play.player(1).vp, play.player(2).vp]).toEqual(['transfer', 0, 2, 1])
  })

  test('EV-18.1, EV-71.19 they come in the third round too, after which nothing is refilled and no figure returns', () => {
    const play = roundEnd({
      round: 3,
      regions: { 'north-lakes': 'grotto - -' },
      players: [{ council: 'mirra', outer: 'moonwell', spentWitches: 1 }, {}],
    })
    expect(play.player(0)).toMatchObject({ vp: 1, witches: 3 })
    expect([play.region('north-lakes').slots, play.table.round, play.table.phase]).toEqual([['place-grotto', '', ''], 3, 'over'])
  })

  test('EV-18.2, EV-18.3, EV-80.14 empty slots are refilled without a decision, North Lakes first and from left to right', () => {
    const play = roundEnd({
      places: 'salt-cave altar-of-winds mossy-glade',
      regions: { 'north-lakes': '- grotto -', 'central-highlands': 'deadwater-spring bald-mountain -' },
    })
    expect(play.region('north-lakes').slots).toEqual(['place-salt-cave', 'place-grotto', 'place-altar-of-winds'])
    expect(play.region('central-highlands').slots).toEqual(['place-deadwater-spring', 'place-bald-mountain', 'place-mossy-glade'])
    expect([play.asked, play.table.round]).toEqual(['turn', 2])
  })

  test('EV-18.4, EV-18.5, EV-18.6, EV-18.7, EV-22.9, EV-32.2 figures, tokens and cards are ready again, and nobody has passed', () => {
    const play = roundEnd({
      side: 'lunar',
      players: [
        {
          coven: 'cross',
          token: false,
          passed: true,
          specialists: 'velda*',
          council: 'shoana',
          outer: 'grotto=moss-toad@witch',
          inner: 'start=obsidian-mirror@elder',
          stand: { 'north-lakes': { cells: 1, elders: 1 } },
        },
        { passed: true, stand: { 'central-highlands': { witches: 2 } } },
      ],
    })
    expect(play.player(0)).toMatchObject({ witches: 4, elders: 4, token: true, passed: false, boardCell: '', vp: 0 })
    expect([play.card(0, 'velda').turned, play.card(0, 'moss-toad').cells, play.card(0, 'obsidian-mirror').cells]).toEqual([
      false,
      ['', ''],
      ['', ''],
    ])
    for (const { cells, crowd } of play.table.regions)
      expect([cells, crowd]).toEqual([[-1, -1], Array.from({ length: 2 }, () => ({ witches: 0, elders: 0 }))])
    expect([play.table.round, play.eventTypes.includes('figure-moved')]).toEqual([2, false])
  })

  test('EV-18.8 the next round begins with scouting, and the holder of the token is first', () => {
    const play = roundEnd({ seats: 3, first: 2 })
    expect(play.eventTypes).toContain('scouting-begins')
    expect([play.seat, play.player(0).hand.length]).toEqual([2, 6])
  })

  test('EV-18.9 everything else is kept', () => {
    const play = roundEnd({
      regions: { 'north-lakes': 'grotto moonwell salt-cave' },
      players: [
        {
          hand: 'keir',
          herb: 1,
          mana: 4,
          vp: 9,
          path: 3,
          stones: 'ember-1',
          council: 'velda',
          specialists: 'morten',
          outer: 'deadwater-spring=honey-bear/orb',
        },
        {},
      ],
    })
    expect(play.player(0)).toMatchObject({ herb: 1, mana: 6, vp: 9, path: 3, stones: [{ id: 'stone-ember-1' }] })
    expect([play.hand(0)[0], play.player(0).played.map(({ role }) => role), play.outer(0)]).toEqual([
      'keir-1',
      ['ritual', 'specialist', 'council'],
      ['deadwater-spring'],
    ])
    expect(play.region('north-lakes').slots).toEqual(['place-grotto', 'place-moonwell', 'place-salt-cave'])
  })
})

describe('the stones', () => {
  test('EV-19.1, EV-19.11 hands and resources are removed without points, and mana stays', () => {
    const play = roundEnd({ round: 3, players: [{ hand: 'keir velda', herb: 3, potion: 2, knowledge: 1, mana: 5, vp: 7 }, {}] })
    expect(play.player(0)).toMatchObject({ hand: [], herb: 0, potion: 0, knowledge: 0, mana: 5, vp: 7 })
    expect([play.table.discard.length, play.match.outcome?.scores?.[0]?.total]).toEqual([2, 7])
  })

  test('EV-19.2, EV-71.20 each place of the inner circle may get one stone whose symbol it shows', () => {
    const play = final([
      {
        stones: 'tide-1 tide-2',
        // two places with tide and one without
        inner: 'grotto=downpour-of-insight crooked-tower=moss-toad hollow-oak=thrice-locked-casket',
        outer: 'sunken-library=harvest-moon',
      },
      {},
    ])
    expect([play.asked, play.offered]).toEqual([
      'stones',
      ['best', 'done', 'tide-1>crooked-tower', 'tide-1>grotto', 'tide-2>crooked-tower', 'tide-2>grotto'],
    ])
    play.pick('tide-1>grotto')
    expect(play.offered).toEqual(['best', 'done', 'tide-2>crooked-tower'])
    play.pick('tide-2>crooked-tower', 'done')
    expect(scoresOf(play)[0]).toEqual([
      ['game', 0],
      ['specialists', 0],
      ['places', 0],
      ['rituals', 14],
      ['stones', 9],
    ])
  })

  test('EV-19.3 all seats lay stones at the same time; stones may be left over, and a place needs no ritual', () => {
    const scene = [
      { stones: 'tide-1', inner: 'grotto' },
      { stones: 'ember-1', inner: 'crooked-tower=moss-toad' },
    ] as const
    const play = final(scene)
    expect(play.seats).toEqual([0, 1])
    play.by(1, 'ember-1>crooked-tower', 'done')
    expect([play.table.players[1]?.ready, play.table.players[1]?.stones, play.seats]).toEqual([true, [{ id: 'stone-ember-1', at: '' }], [0]])
    play.by(0, 'tide-1>grotto', 'done')
    expect([play.player(0).stones, play.player(1).stones]).toEqual([
      [{ id: 'stone-tide-1', at: 'place-grotto' }],
      [{ id: 'stone-ember-1', at: 'place-crooked-tower' }],
    ])
    expect([scoresOf(play)[0]?.at(-1), scoresOf(play)[1]?.at(-1)]).toEqual([
      ['stones', 0],
      ['stones', 4],
    ])
    const left = final(scene).by(0, 'done').by(1, 'done')
    expect([left.player(0).stones[0]?.at, scoresOf(left)[1]?.at(-1)]).toEqual(['', ['stones', 0]])
  })

  test('EV-19.3 the best assignment is offered, and is used for a player who does not answer', () => {
    const play = final([
      {
        stones: 'tide-1 gale-1',
        council: 'ajisu',
        inner: 'sunken-library=downpour-of-insight grotto=moss-toad scribes-ruin=rune-scales',
      },
      {},
    ])
    expect(play.fallback()).toBe('best')
    // the gale stone fits Sunken Library and Scribe’s Ruin, and the tide stone fits all three: the best sum is 5 + 4
    expect(bestLaying(play.state, play.player(0))).toEqual([
      { stone: 'stone-gale-1', place: 'place-sunken-library' },
      { stone: 'stone-tide-1', place: 'place-grotto' },
    ])
    play.pick('best')
    expect(scoresOf(play)[0]).toContainEqual(['stones', 9])
    // three symbols of tide and a stone of tide count
    expect(scoresOf(play)[0]).toContainEqual(['council', 8])
  })

  test('EV-19.3 stones laid by hand stay, and the others go where they are worth most', () => {
    const play = final([
      { stones: 'tide-1 gale-1', council: 'ajisu', inner: 'sunken-library=downpour-of-insight grotto=moss-toad scribes-ruin=rune-scales' },
      {},
    ]).pick('tide-1>sunken-library')
    expect([play.offered, play.fallback()]).toEqual([['best', 'done', 'gale-1>scribes-ruin', 'gale-1>start-star'], 'best'])
    // Rune Scales have no points to double, so the other stone need not be laid
    play.pick('best')
    expect(play.player(0).stones[0]).toEqual({ id: 'stone-tide-1', at: 'place-sunken-library' })
    expect(scoresOf(play)[0]).toContainEqual(['stones', 5])
    const alike = final([{ stones: 'tide-1 tide-2', inner: 'sunken-library=downpour-of-insight grotto=moss-toad' }, {}]).pick('tide-1>grotto', 'best')
    expect(alike.player(0).stones.map(({ at }) => at)).toEqual(['place-grotto', 'place-sunken-library'])
    // no secret choice is left
    expect(evenfall.hand(alike.state, 0).stones).toEqual([])
  })

  test('a player without a stone that fits is not asked', () => {
    const play = final([{ stones: 'gale-2', inner: 'grotto' }, {}])
    // the starting place of Star shows gale
    expect(play.offered).toEqual(['best', 'done', 'gale-2>start-star'])
    expect(final([{ stones: 'moss-1', inner: 'grotto' }, {}]).asked).toBe('over')
  })
})

describe('scoring', () => {
  test('EV-19.5, EV-19.6, EV-19.7, EV-19.8, EV-70.12 Anna scores 108 points', () => {
    const play = final([
      {
        vp: 79,
        specialists: 'velda ulan keir',
        council: 'nora',
        inner: 'start=sage-elephant/sickle grotto=singing-cauldron/sickle sanctuary=living-chest/sickle',
        outer: 'moonwell=cat-helper/sickle',
        stones: 'tide-1',
      },
      {},
    ]).pick('tide-1>grotto', 'done')
    expect(scoresOf(play)[0]).toEqual([
      ['game', 79],
      ['specialists', 6],
      ['places', 3],
      ['rituals', 9],
      ['stones', 3],
      ['council', 8],
    ])
    expect(play.match.outcome).toMatchObject({ ranks: [1, 2], reason: { key: 'reason.points', params: { seat: 0, total: 108 } } })
  })

  test('EV-19.7 a stone never doubles the points of the place, and doubles nothing without a ritual', () => {
    const play = final([{ stones: 'gale-1', inner: 'sanctuary' }, {}]).pick('gale-1>sanctuary', 'done')
    expect(play.match.outcome?.scores?.[0]?.total).toBe(3)
  })

  test('EV-19.8 the outer circle scores no printed points, but counts where a card says "your coven"', () => {
    const play = final([{ council: 'keita', specialists: 'velda', outer: 'throne-of-roots=moss-toad grotto=rune-scales moonwell=unmaking' }, {}])
    expect(scoresOf(play)[0]).toEqual([
      ['game', 0],
      ['specialists', 3],
      ['places', 0],
      ['rituals', 0],
      ['stones', 0],
      ['council', 4],
    ])
  })

  test('EV-19.9, EV-R14, EF-V30, EF-T20 scoring triggers nothing', () => {
    const play = final([{ vp: 1, council: 'maat oswin guido', specialists: 'keir' }, {}])
    // 1 point from the match, 2 printed and 2 for the specialist; gaining points triggers nothing
    expect([play.match.outcome?.scores?.[0]?.total, play.events('gained')]).toEqual([5, []])
  })

  test('EV-19.10, EV-71.30 most points win, then most mana, and after that the victory is shared', () => {
    const points = final([{ vp: 10 }, { vp: 12 }]).match.outcome
    expect(points).toMatchObject({ ranks: [2, 1], reason: { key: 'reason.points' } })
    const mana = final([
      { vp: 10, mana: 3 },
      { vp: 10, mana: 2 },
    ]).match.outcome
    expect(mana).toMatchObject({ ranks: [1, 2], reason: { key: 'reason.mana', params: { seat: 0 } } })
    const shared = final([
      { vp: 10, mana: 4 },
      { vp: 10, mana: 4 },
      { vp: 10, mana: 2 },
    ]).match.outcome
    expect(shared).toMatchObject({ ranks: [1, 1, 3], reason: { key: 'reason.shared' } })
  })

  test('EV-80.20 the final score equals what the board shows', () => {
    const play = final([{ vp: 20, specialists: 'mirra', inner: 'sanctuary=moss-toad', stones: 'ember-1' }, {}]).pick('best')
    expect(play.match.outcome?.scores?.[0]?.total).toBe(20 + 3 + 3 + 4 + 4)
    expect(totalOf(scoreLines(play.state, 0))).toBe(34)
  })

  test('EV-32.1, EV-R13, EF-N4 stones and symbols of a kind count in the inner circle, and the red stone counts as every kind', () => {
    const scene = { coven: 'thorn', council: 'keir ehir', inner: 'grotto bald-mountain', outer: 'glass-peak', stones: 'red ember-1' } as const
    // symbols: tide and ember on the Grotto, ember on Moonwell, moss on the Bower
    const play = final([scene, {}], { side: 'lunar' }).pick('red>start-thorn', 'ember-1>grotto', 'done')
    expect(scoresOf(play)[0]?.slice(-2)).toEqual([
      ['council', 8],
      ['council', 2],
    ])
    const unlaid = final([scene, {}], { side: 'lunar' }).pick('done')
    expect(scoresOf(unlaid)[0]?.slice(-2)).toEqual([
      ['council', 4],
      ['council', 0],
    ])
  })

  test('EV-32.8, EF-N3 each sickle scores two points, in both circles', () => {
    const play = final([{ council: 'nora', outer: 'grotto=reality-warp/sickle,sickle', inner: 'start=honey-bear/sickle,orb' }, {}])
    expect(scoresOf(play)[0]).toContainEqual(['council', 6])
  })

  test('EV-32.3, EV-32.3a, EV-71.32, EF-N5 sets of artifact, spell and familiar score', () => {
    // two artifacts, one spell and Embodiment of Magic: one set
    const one = final([{ council: 'keita', outer: 'grotto=rune-scales moonwell=broom-stand salt-cave=unmaking mossy-glade=embodiment-of-magic' }, {}])
    expect(scoresOf(one)[0]).toContainEqual(['council', 4])
    const two = final([
      {
        council: 'keita',
        outer:
          'grotto=rune-scales moonwell=broom-stand salt-cave=unmaking altar-of-winds=second-dawn mossy-glade=embodiment-of-magic fernflower-dell=moss-toad',
      },
      {},
    ])
    expect(scoresOf(two)[0]).toContainEqual(['council', 8])
  })

  test('EF-N6 specialists score, and council members do not', () => {
    expect(scoresOf(final([{ council: 'guido keir', specialists: 'velda-2 morten' }, {}]))[0]).toContainEqual(['council', 4])
  })
})

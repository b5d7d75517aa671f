import { describe, expect, test } from 'vitest'
import { arrange, battle, begin, lastStones } from './testing.ts'

describe('undo', () => {
  test('undo goes back through a whole chain of effects, answer by answer, to the very same state', () => {
    const play = arrange({
      players: [
        {
          hand: 'borrowed-fate keir velda',
          knowledge: 2,
          herb: 2,
          path: 1,
          outer: 'whaleback-isle',
          inner: 'start=bone-loom swaying-bridge=honey-bear',
        },
        {},
      ],
    })
    const states = [play.state]
    const step = (pick: string): void => {
      play.pick(pick)
      states.push(play.state)
    }
    // the link bonus comes first, then a step with its reward, then the link bonus of another place, whose transfer triggers the loom
    for (const pick of ['borrowed-fate>whaleback-isle', '1-herb', '1-potion', 'swaying-bridge', 'whaleback-isle', '1-knowledge']) step(pick)
    expect(play.asked).toBe('end-turn')
    for (const before of states.toReversed().slice(1)) {
      play.undo(0)
      expect(play.state).toEqual(before)
    }
    expect([play.asked, play.match.canUndo(0)]).toEqual(['turn', false])
  })

  test('a batch of catalysts is taken back piece by piece', () => {
    const play = arrange({ players: [{ herb: 3, hand: 'keir velda', inner: 'start=honey-bear grotto=reality-warp' }, {}] })
    play.pick('honey-bear>sickle', 'reality-warp>sickle').undo(0)
    expect([play.asked, play.offered]).toEqual(['catalysts', ['done', 'honey-bear>sickle', 'reality-warp>sickle']])
    play.undo(0)
    expect(play.asked).toBe('turn')
  })

  test('undo stops at a card drawn', () => {
    const play = arrange({ players: [{ hand: 'keir velda' }, {}] }).pick('witch>central-highlands:1')
    expect(play.match.canUndo(0)).toBe(true)
    play.pick('3-cards')
    expect(play.match.canUndo(0)).toBe(false)
  })

  test('undo stops at a place dealt or taken', () => {
    const spade = arrange({ players: [{ hand: 'keir velda', inner: 'start=gravediggers-spade' }, {}] }).pick('elder>gravediggers-spade:1')
    expect([spade.asked, spade.match.canUndo(0)]).toEqual(['end-turn', false])
    const owl = arrange({ regions: { 'north-lakes': '- - -' }, players: [{ hand: 'three-eyed-owl', knowledge: 2, herb: 1 }, {}] }).pick(
      'three-eyed-owl>start-star',
    )
    expect(owl.match.canUndo(0)).toBe(true)
    expect(owl.pick('north-lakes').match.canUndo(0)).toBe(false)
  })

  test('undo stops once another seat has been asked, by Cat Helper or by a reaction of a neighbour', () => {
    const cat = arrange({ players: [{ hand: 'cat-helper keir velda', knowledge: 1, herb: 1 }, {}] }).pick('cat-helper>start-star', 'no')
    expect([cat.seat, cat.match.canUndo(0)]).toEqual([1, false])
    const eye = arrange({ players: [{ hand: 'keir velda', outer: 'grotto' }, { inner: 'start=eye-of-plenty' }] }).pick('token')
    expect([eye.seat, eye.match.canUndo(0)]).toEqual([1, false])
  })

  test('undo does not stop at a reaction that asks nothing', () => {
    const play = arrange({ players: [{ hand: 'keir velda', outer: 'grotto' }, { inner: 'salt-cave=eye-of-plenty' }] }).pick('token')
    expect([play.since(1), play.match.canUndo(0)]).toEqual([{ mana: 2 }, true])
    play.undo(0)
    expect([play.since(0), play.since(1)]).toEqual([{}, {}])
  })

  test('a dial may be set anew until the last one is set', () => {
    const lakes = { mana: 5, stand: { 'north-lakes': { witches: 1 } } } as const
    const play = battle({ players: [lakes, lakes] })
      .by(0, 3)
      .undo(0)
      .by(0, 1)
      .by(1, 2)
    expect([play.player(0).mana, play.player(1).mana, play.match.canUndo(0), play.match.canUndo(1)]).toEqual([4, 3, false, false])
  })

  test('undo stops at the end of the turn', () => {
    const play = arrange({ players: [{ hand: 'keir velda' }, {}] }).pick('token', 'end-turn')
    expect(play.match.canUndo(0)).toBe(false)
  })

  test('undo goes back to a draw in the middle of an effect, and not over it', () => {
    const play = arrange({ deck: 'keir velda', players: [{ specialists: 'zaira', hand: 'morten nora' }, {}] }).pick('zaira-1')
    expect([play.asked, play.match.canUndo(0)]).toEqual(['discard', false])
    const drawn = play.state
    play.pick('keir-1')
    expect([play.asked, play.match.canUndo(0)]).toEqual(['turn', true])
    play.undo(0)
    expect([play.state, play.match.canUndo(0)]).toEqual([drawn, false])
  })

  test('undo takes back copied effects with all their consequences', () => {
    const ehir = arrange({ players: [{ specialists: 'ehir', mana: 2, path: 2 }, { specialists: 'solveig' }] })
    const before = ehir.state
    ehir.pick('ehir-1')
    expect(ehir.card(0, 'ehir')).toMatchObject({ turned: true, copies: 'specialist-solveig-1' })
    ehir.undo(0)
    expect(ehir.state).toEqual(before)
    const chameleon = arrange({
      players: [{ hand: 'keir velda', inner: 'start=puppet-chameleon grotto=moss-toad' }, { inner: 'start=transmutation-vessel' }],
    })
    const untouched = chameleon.state
    chameleon.pick('elder>puppet-chameleon:1', '2-herb')
    expect([chameleon.since(0), chameleon.asked]).toEqual([{ elders: -1, herb: 2 }, 'end-turn'])
    chameleon.undo(0).undo(0)
    expect([chameleon.state, chameleon.asked]).toEqual([untouched, 'turn'])
  })

  test('undo takes back effects that trigger each other: a ritual removed, figures returned, and what waits for them', () => {
    const play = arrange({
      players: [
        { council: 'shoana', hand: 'keir velda', inner: 'start=pendulum-of-renewal grotto=moss-toad/sickle@elder', outer: 'moonwell=honey-bear' },
        {},
      ],
    })
    const before = play.state
    play.pick('elder>pendulum-of-renewal:1', 'moss-toad')
    expect([play.player(0).vp, play.table.box]).toEqual([2, ['ritual-moss-toad']])
    while (play.match.canUndo(0)) play.undo(0)
    expect(play.state).toEqual(before)
  })

  test('a player who is asked in between can take back their answer until the next one is asked', () => {
    const play = arrange({ seats: 3, players: [{ hand: 'cat-helper keir velda', knowledge: 1, herb: 1 }, {}, {}] }).pick(
      'cat-helper>start-star',
      'no',
    )
    expect([play.seat, play.match.canUndo(0), play.match.canUndo(1)]).toEqual([1, false, false])
    play.by(1, 'yes')
    // the reward of the first cell finds nothing to transfer, so the next seat is asked
    expect([play.seat, play.match.canUndo(1)]).toEqual([2, false])
    const eye = arrange({
      players: [
        { hand: 'keir velda', outer: 'grotto' },
        { specialists: 'ulan', council: 'elvin' },
      ],
    }).pick('token')
    const asked = eye.state
    eye.by(1, '1-herb')
    expect([eye.asked, eye.seat, eye.match.canUndo(1)]).toEqual(['split', 1, true])
    eye.undo(1)
    expect([eye.state, eye.seat, eye.match.canUndo(0)]).toEqual([asked, 1, false])
  })

  test('undo stops at the reveal of the discards of the advanced start', () => {
    const play = begin(3, { advancedStart: true })
    const two = (seat: number): readonly string[] => play.player(seat).hand.slice(0, 2).toSorted()
    play.by(0, two(0)).by(1, two(1)).undo(0)
    expect([play.seats, play.table.players.map(({ ready }) => ready)]).toEqual([
      [0, 2],
      [false, true, false],
    ])
    play.by(0, two(0)).by(2, two(2))
    expect([play.table.discard.length, [0, 1, 2].map((seat) => play.match.canUndo(seat))]).toEqual([6, [false, false, false]])
  })

  test('undo stops at the reveal of the second dial', () => {
    const keir = (name: string) => ({ mana: 9, specialists: name, stand: { 'north-lakes': { witches: 1 } } }) as const
    const play = battle({ players: [keir('keir'), keir('keir-2')] })
      .by(0, 4)
      .by(1, 4)
      .by(0, 6)
    expect([play.match.canUndo(0), play.match.canUndo(1)]).toEqual([true, false])
    play.undo(0)
    expect(play.offeredTo(0)).toEqual(['2', '3', '4', '5', '6'])
    play.by(0, 3).by(1, 5)
    expect([play.player(0).mana, play.player(1).mana, play.match.canUndo(0), play.match.canUndo(1)]).toEqual([6, 4, false, false])
    // nobody draws a card for so little strength, and the seat that was last is asked again
    const weak = battle({ players: [keir('keir'), keir('keir-2')] })
      .by(0, 1)
      .by(1, 1)
      .by(0, 0)
      .by(1, 2)
    expect([weak.asked, weak.seats, weak.match.canUndo(1)]).toEqual(['take-stone', [1], false])
  })

  test('undo stops at the reveal of the last stones, which until then are laid and taken back one by one', () => {
    const scene = { stones: 'tide-1 gale-1', inner: 'sunken-library=star-astrolabe grotto=moss-toad' } as const
    const play = lastStones({ players: [scene, { stones: 'ember-1', inner: 'bald-mountain' }] })
    const before = play.state
    play.by(0, 'tide-1>grotto', 'gale-1>sunken-library', 'done')
    expect(play.table.players[0]).toMatchObject({ ready: true, stones: [{ at: '' }, { at: '' }] })
    play.undo(0).undo(0).undo(0)
    expect([play.state, play.match.canUndo(0)]).toEqual([before, false])
    play.by(0, 'best').by(1, 'best')
    expect([play.match.outcome !== undefined, play.match.canUndo(0), play.match.canUndo(1)]).toEqual([true, false, false])
  })

  test('undo stops at a turn of the Automa, and an answer to it goes back to its question and no further', () => {
    const play = arrange({
      seats: 1,
      deck: 'rune-scales',
      players: [{ specialists: 'ulan', council: 'elvin' }],
      automa: { marker: 7, outer: 'salt-cave' },
    }).pick('token')
    expect([play.asked, play.source, play.match.canUndo(0)]).toEqual(['resources', 'ulan-1', false])
    const asked = play.state
    play.pick('1-herb')
    expect([play.asked, play.match.canUndo(0)]).toEqual(['split', true])
    play.undo(0)
    expect([play.state, play.match.canUndo(0)]).toEqual([asked, false])
  })

  test('a stone that was won can be exchanged until another seat is asked', () => {
    const lakes = { stand: { 'north-lakes': { witches: 1 }, 'central-highlands': { witches: 1 } } } as const
    const play = battle({ spots: { 'north-lakes': 'ember-1 tide-1 moss-1 gale-1' }, players: [{ ...lakes, mana: 3 }, lakes] })
      .by(0, 1)
      .by(0, 'ember-1')
    expect([play.asked, play.seat, play.match.canUndo(0)]).toEqual(['dial', 0, true])
    play.undo(0).by(0, 'tide-1')
    expect(play.player(0).stones).toMatchObject([{ id: 'stone-tide-1' }])
  })
})

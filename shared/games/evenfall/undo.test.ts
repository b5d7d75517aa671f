import { describe, expect, test } from 'vitest'
import { arrange, battle } from './testing.ts'

describe('taking back', () => {
  test('through a whole chain of effects, answer by answer, to the very state that was', () => {
    const play = arrange({
      players: [
        {
          hand: 'borrowed-fate keir velda',
          knowledge: 1,
          herb: 2,
          potion: 1,
          path: 1,
          outer: 'starfall-crater-b',
          inner: 'start=bone-loom fogbound-ford-b=honey-bear',
        },
        {},
      ],
    })
    const states = [play.state]
    const step = (pick: string): void => {
      play.pick(pick)
      states.push(play.state)
    }
    // link bonus, then a step with its reward, then the link bonus of another place, whose transfer sets off the loom
    for (const pick of ['borrowed-fate>starfall-crater-b', '1-herb', '1-potion', 'fogbound-ford-b', 'starfall-crater-b', '1-knowledge']) step(pick)
    expect(play.asked).toBe('end-turn')
    for (const before of states.toReversed().slice(1)) {
      play.undo(0)
      expect(play.state).toEqual(before)
    }
    expect([play.asked, play.match.canUndo(0)]).toEqual(['turn', false])
  })

  test('a batch of catalysts is taken back piece by piece', () => {
    const play = arrange({ players: [{ herb: 3, hand: 'keir velda', inner: 'start=honey-bear grotto-a=reality-warp' }, {}] })
    play.pick('honey-bear>sickle', 'reality-warp>sickle').undo(0)
    expect([play.asked, play.offered]).toEqual(['catalysts', ['done', 'honey-bear>sickle', 'reality-warp>sickle']])
    play.undo(0)
    expect(play.asked).toBe('turn')
  })

  test('not over a card drawn', () => {
    const play = arrange({ players: [{ hand: 'keir velda' }, {}] }).pick('witch>central-highlands:1')
    expect(play.match.canUndo(0)).toBe(true)
    play.pick('3-cards')
    expect(play.match.canUndo(0)).toBe(false)
  })

  test('not over a place dealt or taken', () => {
    const spade = arrange({ players: [{ hand: 'keir velda', inner: 'start=gravediggers-spade' }, {}] }).pick('elder>gravediggers-spade:1')
    expect([spade.asked, spade.match.canUndo(0)]).toEqual(['end-turn', false])
    const owl = arrange({ regions: { 'north-lakes': '- - -' }, players: [{ hand: 'three-eyed-owl', knowledge: 2, herb: 1 }, {}] }).pick(
      'three-eyed-owl>start-star',
    )
    expect(owl.match.canUndo(0)).toBe(true)
    expect(owl.pick('north-lakes').match.canUndo(0)).toBe(false)
  })

  test('not once another seat has been asked: Cat Helper, or a neighbour who reacts', () => {
    const cat = arrange({ players: [{ hand: 'cat-helper keir velda', knowledge: 1, herb: 1 }, {}] }).pick('cat-helper>start-star', 'no')
    expect([cat.seat, cat.match.canUndo(0)]).toEqual([1, false])
    const eye = arrange({ players: [{ hand: 'keir velda', outer: 'grotto-a' }, { inner: 'start=eye-of-plenty' }] }).pick('token')
    expect([eye.seat, eye.match.canUndo(0)]).toEqual([1, false])
  })

  test('a reaction that asks nothing does not forbid it', () => {
    const play = arrange({ players: [{ hand: 'keir velda', outer: 'grotto-a' }, { inner: 'salt-cave-a=eye-of-plenty' }] }).pick('token')
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

  test('not over the end of the turn', () => {
    const play = arrange({ players: [{ hand: 'keir velda' }, {}] }).pick('token', 'end-turn')
    expect(play.match.canUndo(0)).toBe(false)
  })
})

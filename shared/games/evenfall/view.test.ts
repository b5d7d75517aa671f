import { describe, expect, test } from 'vitest'
import { evenfall } from './index.ts'
import { arrange } from './testing.ts'

describe('the view', () => {
  test('parts of a view that did not change stay the same objects', () => {
    const play = arrange({ players: [{ hand: 'keir velda', outer: 'grotto=honey-bear' }, { hand: 'morten' }] })
    const before = play.table
    const hand = evenfall.hand(play.state, 1)
    play.pick('token')
    const after = play.table
    expect(after.players[0]).not.toBe(before.players[0])
    expect(after.players[0]?.played).toBe(before.players[0]?.played)
    expect(after.players[1]).toBe(before.players[1])
    expect([after.regions, after.discard, after.box, after.automa]).toEqual([before.regions, before.discard, before.box, before.automa])
    expect(after.regions).toBe(before.regions)
    expect(evenfall.hand(play.state, 1).cards).toBe(hand.cards)
  })

  test('the Automa is shown beside the player, with her marker', () => {
    const play = arrange({ seats: 1, automa: { marker: 3, vp: 4, outer: 'grotto=moss-toad', specialists: 'keir', stones: 'ember-1' } })
    expect(play.table.automa).toMatchObject([
      {
        marker: 3,
        vp: 4,
        outer: ['place-grotto'],
        played: [
          { card: 'ritual-moss-toad', place: 'place-grotto', cells: [], slots: [] },
          { card: 'specialist-keir-1', role: 'specialist' },
        ],
        stones: [{ id: 'stone-ember-1', at: '' }],
      },
    ])
  })
})

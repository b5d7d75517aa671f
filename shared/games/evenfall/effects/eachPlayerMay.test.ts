import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V29 eachPlayerMay', () => {
  test('everybody who is able is asked, including the player; then each opponent who accepted counts, in one event', () => {
    const play = arrange({
      seats: 4,
      players: [{ hand: 'truce-by-the-fire keir', knowledge: 3 }, { hand: 'velda' }, {}, { hand: 'morten nora' }],
    }).pick('truce-by-the-fire>start-star')
    expect([play.asked, play.seat, play.fallback()]).toEqual(['offer-pay', 0, 'no'])
    const { question } = play.decision
    expect(question.kind === 'one' && question.choices.map(({ label }) => label?.key)).toEqual(['option.no', 'option.yes'])
    play.pick('no')
    expect(play.seat).toBe(1)
    // the only card is discarded without a question
    play.pick('yes')
    // seat 2 has no card and is not asked
    expect(play.seat).toBe(3)
    play.pick('yes')
    expect([play.asked, play.offered]).toEqual(['pay-cards', ['morten-1', 'nora-1']])
    play.pick('nora-1')
    expect([0, 1, 2, 3].map((seat) => play.since(seat))).toEqual([
      { hand: -1, knowledge: -3, vp: 4 },
      { hand: -1, mana: 2 },
      {},
      { hand: -1, mana: 2 },
    ])
    expect(play.events('gained').at(-1)?.goods).toEqual(['2-vp'])
  })
})

import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V22 linkBonus', () => {
  test('another place of the player in either circle is offered if it has a ritual and a bonus that can be paid for', () => {
    const play = arrange({
      players: [
        {
          mana: 1,
          inner: 'fernflower-dell=old-goat owl-market=honey-bear',
          outer: 'altar-of-winds=moss-toad cloud-castle grotto=rune-scales false-beacon=unmaking',
        },
        {},
      ],
    }).pick('elder>old-goat:1')
    expect(play.offered).toEqual(['altar-of-winds', 'none', 'owl-market'])
    expect(play.fallback()).toBe('none')
    play.pick('altar-of-winds')
    // the price must be paid
    expect([play.since(0), play.seat]).toEqual([{ elders: -1, mana: -1, vp: 4 }, 1])
  })

  test('only the chosen bonus is given, and none if it is declined', () => {
    const told = (pick: string) =>
      arrange({ players: [{ mana: 1, inner: 'fernflower-dell=old-goat owl-market=honey-bear', outer: 'altar-of-winds=moss-toad' }, {}] })
        .pick('elder>old-goat:1')
        .pick(pick)
        .events('link-bonus')
        .map(({ place }) => place)
    expect(['altar-of-winds', 'owl-market', 'none'].map(told)).toEqual([['place-altar-of-winds'], ['place-owl-market'], []])
  })
})

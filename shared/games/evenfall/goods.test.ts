import { describe, expect, test } from 'vitest'
import { multiply } from './goods.ts'
import { arrange, begin, type Scene } from './testing.ts'

/** Starts a match whose main deck holds these cards. The others lie in the discard pile or in a hand. */
function withDeck(deck: readonly string[], discard: number): ReturnType<typeof arrange> {
  const all = arrange().state.deck.map((card) => card.replace(/^(ritual|specialist)-/, ''))
  const rest = all.filter((card) => !deck.includes(card))
  // the other player holds the cards that are neither in the deck nor in the pile
  return arrange({
    deck: deck.join(' '),
    discard: rest.slice(0, discard).join(' '),
    players: [{}, { hand: rest.slice(discard).join(' '), passed: true }],
  })
}

describe('resources, mana, points and cards', () => {
  test('EV-14.1, EV-14.2 resources have no limit; "of choice" allows any mix, and mana is not a resource', () => {
    const play = arrange({ players: [{ hand: 'thrice-locked-casket', knowledge: 30, herb: 30, potion: 30 }, {}] }).pick(
      'thrice-locked-casket>start-star',
    )
    expect(play.offered).toHaveLength(10)
    expect(play.offered.some((id) => /mana|vp|cards/.test(id))).toBe(false)
    play.pick('3-herb')
    expect(play.player(0)).toMatchObject({ herb: 32, knowledge: 28, potion: 28 })
  })

  test('EV-14.3, EV-71.2 mana above 20 is lost', () => {
    const play = arrange({ players: [{ mana: 19, outer: 'salt-cave' }, {}] }).pick('token')
    expect([play.player(0).mana, play.events('gained')[0]?.goods]).toEqual([20, ['1-mana']])
  })

  test('EV-14.3, EV-18.9 mana, resources, hand, catalysts and stones are kept from round to round', () => {
    const play = arrange({ players: [{ mana: 7, herb: 4, hand: 'keir', stones: 'ember-1', inner: 'start=honey-bear/sickle' }, {}] }).pick(
      'pass',
      'pass',
    )
    expect(play.table.round).toBe(2)
    expect(play.player(0)).toMatchObject({ mana: 9, herb: 4, stones: [{ id: 'stone-ember-1' }] })
    expect([play.hand(0)[0], play.card(0, 'honey-bear').slots]).toEqual(['keir-1', ['sickle', '']])
  })

  test('EV-14.4, EV-R34 points have no limit', () => {
    const play = arrange({ players: [{ vp: 299, path: 7, mana: 2, specialists: 'solveig' }, {}] }).pick('solveig-1')
    expect(play.player(0).vp).toBe(306)
  })

  test('EV-14.5 cards come from the top of the deck, and the hand has no limit', () => {
    const play = arrange({ deck: 'keir velda morten nora' }).pick('witch>central-highlands:1', '3-cards')
    expect([play.hand(0), play.state.deck.at(-1)]).toEqual([['keir-1', 'velda-1', 'morten-1'], 'specialist-nora-1'])
  })

  test('EV-14.6, EV-71.17, EV-R11 the discard pile becomes a new deck when a card is needed from an empty deck, and not before', () => {
    const play = withDeck(['keir-1', 'velda-1'], 10)
    play.pick('witch>central-highlands:1', '3-cards')
    expect(play.hand(0).slice(0, 2)).toEqual(['keir-1', 'velda-1'])
    expect([play.hand(0).length, play.state.deck.length, play.state.discard.length]).toEqual([3, 9, 0])
    expect(play.events('reshuffled')).toMatchObject([{ count: 10 }])
    const exact = withDeck(['keir-1', 'velda-1', 'morten-1'], 10)
    exact.pick('witch>central-highlands:1', '3-cards')
    expect([exact.state.deck.length, exact.state.discard.length]).toEqual([0, 10])
  })

  test('EV-14.6, EV-71.18, EF-V2 if deck and pile are both empty, the rest of the draw is lost', () => {
    const play = withDeck([], 0)
    expect(play.offeredFor('witch')).toContain('witch>central-highlands:1')
    play.pick('witch>central-highlands:1', '3-cards')
    expect([play.hand(0), play.eventTypes.includes('drew'), play.seat]).toEqual([[], false, 0])
    const one = withDeck(['keir-1'], 0)
    one.pick('witch>central-highlands:1', '3-cards')
    expect(one.hand(0)).toEqual(['keir-1'])
  })

  test('EV-14.7, EV-R40 the place deck is never renewed: slots stay empty, and nothing can be taken', () => {
    const places = arrange().state.places.map((place) => place.replace('place-', ''))
    const scene: Scene = {
      regions: { 'north-lakes': '- - -' },
      players: [{ inner: 'start=gravediggers-spade' }, { outer: places.join(' '), passed: true }],
    }
    const play = arrange(scene)
    // the three places in North Lakes went back to the deck
    expect(play.state.places).toHaveLength(3)
    play.pick('elder>gravediggers-spade:1', 'pass')
    expect([play.table.round, play.region('north-lakes').slots.filter((slot) => slot === '').length, play.table.places]).toEqual([2, 1, 0])
  })

  test('EV-14.8 discarded cards lie face up on the pile; removed cards go to the box and never come back', () => {
    const play = arrange({ players: [{ inner: 'start=pendulum-of-renewal grotto=honey-bear', hand: 'keir velda' }, {}] })
    play.pick('discard-trade', '1-herb', 'elder>pendulum-of-renewal:1', '2-herb')
    expect([play.table.discard, play.table.box]).toEqual([['specialist-keir-1', 'specialist-velda-1'], ['ritual-honey-bear']])
    expect(play.eventTypes.filter((type) => type === 'discarded')).toHaveLength(1)
  })

  test('EV-14.9 a price in cards is paid from the hand, which no longer holds the card just played', () => {
    const play = arrange({ side: 'lunar', players: [{ coven: 'star', hand: 'rune-scales', knowledge: 1, outer: 'grotto' }, {}] })
    expect(play.offeredFor('rune-scales')).toEqual(['rune-scales>grotto'])
  })

  test('EV-R23 the discard pile is open to everybody, in its order', () => {
    const play = begin(2)
    const [a = '', b = ''] = play.player(play.seat).hand
    play.pick('discard-trade', [a, b], '1-herb')
    expect(play.table.discard).toEqual([a, b].toSorted())
  })

  test('EF-V3 a discard that is no price takes as many cards as there are', () => {
    const play = arrange({ deck: 'keir velda', players: [{ specialists: 'zaira', hand: 'morten' }, {}] }).pick('zaira-1')
    expect([play.asked, play.offered]).toEqual(['discard', ['keir-1', 'morten-1', 'velda-1']])
    play.pick('keir-1')
    expect([play.hand(0), play.asked]).toEqual([['morten-1', 'velda-1'], 'turn'])
    const bare = withDeck([], 0)
    expect(bare.hand(0)).toEqual([])
  })
})

describe('multiplied effects', () => {
  test('EF-V7, EF-X2 every amount is multiplied, for the same players', () => {
    expect(multiply({ do: 'gain', who: 'eachOpponent', vp: 1, mana: 2 }, 3)).toEqual({ do: 'gain', who: 'eachOpponent', vp: 3, mana: 6 })
    expect(multiply({ do: 'gain', herb: 1 }, 2)).toStrictEqual({ do: 'gain', herb: 2 })
    expect(
      multiply(
        {
          do: 'seq',
          steps: [
            { do: 'draw', n: 1 },
            { do: 'advancePath', steps: 1 },
          ],
        },
        2,
      ),
    ).toEqual({
      do: 'seq',
      steps: [
        { do: 'draw', n: 2 },
        {
          do: 'seq',
          steps: [
            { do: 'advancePath', steps: 1 },
            { do: 'advancePath', steps: 1 },
          ],
        },
      ],
    })
  })
})

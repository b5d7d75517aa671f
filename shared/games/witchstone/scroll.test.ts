import { describe, expect, test } from 'vitest'
import { KINDS } from './content/index.ts'
import { arrange, begin, type Play, type Scene, type Side } from './testing.ts'
import { CARDS, cardOf } from './things.ts'

const ROW = ['prophecy-scrolls', 'prophecy-silver-cells', 'booster-any-1', 'booster-energy-1', 'prophecy-power-tokens', 'booster-wand-1']
const scroll = (range: number, side: Side = {}, scene: Scene = {}): Play => arrange({ row: ROW, ...scene, sides: [side], act: { scroll: range } })
const cards = (play: Play): readonly string[] => play.offered.filter((id) => play.table.row.includes(id))

describe('scrolls', () => {
  test('WS-10.1 one card is taken from the lowest n shelves', () => {
    for (const range of [1, 2, 4, 6]) {
      expect(cards(scroll(range)).toSorted()).toEqual(ROW.slice(0, range).toSorted())
      for (const beyond of ROW.slice(range)) expect(scroll(range).refusal(beyond)).toBe('not-offered')
    }
    // one card is taken, whatever the range; the others stay
    const play = scroll(3).pick('prophecy-silver-cells')
    expect([play.hand(0).scrolls, play.step]).toEqual([['prophecy-silver-cells'], 'finish'])
    expect(play.table.row).toEqual(expect.arrayContaining(ROW.filter((card) => card !== 'prophecy-silver-cells')))
    expect(play.table.row).not.toContain('prophecy-silver-cells')
  })

  test('WS-T15 with three repeats one card of shelves 1 to 3 is taken', () => {
    expect(cards(scroll(3)).toSorted()).toEqual(ROW.slice(0, 3).toSorted())
    expect(scroll(3).refusal('booster-energy-1')).toBe('not-offered')
  })

  test('WS-R39 two repeats by a special tile or a shelf give one card with a range of 2', () => {
    const play = arrange({ row: ROW, sides: [{ crystals: { 1: '(2,1)' } }], act: { crystal: 1 } })
    play.pick('crystal-0-1>exit-scroll', 'crystal-0-1>potion-shelf-scroll')
    expect(cards(play)).toEqual(['prophecy-scrolls', 'prophecy-silver-cells'])
    play.pick('prophecy-scrolls')
    expect([play.hand(0).scrolls, play.step]).toEqual([['prophecy-scrolls'], 'finish'])
  })

  test('WS-10.2 WS-E16 the cards above slide down, and a new card comes to shelf 6', () => {
    const play = scroll(4)
    const next = play.state.deck.at(-1)
    expect(play.refusal('prophecy-power-tokens')).toBe('not-offered')
    play.pick('booster-energy-1')
    expect([play.table.row, play.table.deck]).toEqual([[...ROW.slice(0, 3), ...ROW.slice(4), next], 33])
    // a card was turned up, so nothing can be undone
    expect(play.match.canUndo(0)).toBe(false)
  })

  test('WS-10.3 several tokens with Scroll are used one after another, each for one card', () => {
    const play = arrange({
      row: ROW,
      sides: [{ lying: 2, portals: 'rowan-kettlewick rowan-thornkeep' }],
      act: { witches: 2 },
      tokens: { 'village-kettlewick': 'power-scroll-1', 'castle-thornkeep': 'power-scroll-2' },
    })
    play.pick('village-kettlewick', 'castle-thornkeep', 'power-scroll-1')
    expect([play.stack, cards(play)]).toEqual(['witches 0, scroll 1', ['prophecy-scrolls']])
    play.pick('prophecy-scrolls', 'power-scroll-2')
    // a booster widens the range of the running activation
    expect(cards(play)).toEqual(['prophecy-silver-cells'])
    play.pick('prophecy-silver-cells')
    expect([play.hand(0).scrolls, play.step]).toEqual([['prophecy-scrolls', 'prophecy-silver-cells'], 'finish'])
  })

  test('WS-10.4 WS-E17 without a deck the row shrinks towards shelf 1, and without cards the repeats are skipped', () => {
    const play = scroll(6, {}, { row: ROW.slice(0, 2), deck: 0 })
    expect(cards(play)).toEqual(['prophecy-scrolls', 'prophecy-silver-cells'])
    play.pick('prophecy-scrolls')
    expect([play.table.row, play.table.deck]).toEqual([['prophecy-silver-cells'], 0])
    expect(scroll(6, { scrolls: ['booster-scroll-1'] }, { row: [], deck: 0 }).step).toBe('finish')
  })

  test('WS-10.5 a player may have any number of unused cards, and cannot discard a prophecy', () => {
    const held = [
      'prophecy-hold-forests',
      'prophecy-hold-castles',
      'prophecy-chain-wand',
      'prophecy-lying-witches',
      'booster-crystal-1',
      'booster-crystal-2',
    ]
    const play = scroll(1, { scrolls: held }).pick('prophecy-scrolls')
    expect(play.seen(0).scrolls).toEqual([...held, 'prophecy-scrolls'])
    expect(play.everything.some((id) => id.includes('prophecy'))).toBe(false)
  })

  test('WS-10.6 boosters add 2 to their kind or 1 to any', () => {
    const play = scroll(1, { scrolls: ['booster-scroll-1', 'booster-any-4', 'booster-wand-2', 'prophecy-lying-witches'] })
    expect(play.offered).toEqual(['booster-any-4', 'booster-scroll-1', 'end-activation', 'prophecy-scrolls'])
    play.pick('booster-scroll-1')
    expect([play.stack, cards(play)]).toEqual(['scroll 3', ROW.slice(0, 3).toSorted()])
    play.pick('booster-any-4')
    expect([play.stack, play.hand(0).boosters]).toEqual(['scroll 4', ['booster-scroll-1', 'booster-any-4']])
  })

  test('WS-10.7 at the end an unused booster is worth 2 points, and a used one nothing', () => {
    const play = scroll(1, { scrolls: ['booster-scroll-1', 'booster-any-4'] })
    expect(play.hand(0).prospects).toContainEqual({ what: 'boosters', points: 4, levels: 0 })
    play.pick('booster-any-4')
    expect(play.hand(0).prospects).toContainEqual({ what: 'boosters', points: 2, levels: 0 })
  })

  test('WS-10.8 taking may be declined', () => {
    const play = scroll(4).end()
    expect([play.hand(0).scrolls, play.table.row, play.step]).toEqual([[], ROW, 'finish'])
  })

  test('if nobody answers, the card on shelf 1 is taken', () => {
    expect(scroll(4).fallback()).toBe('prophecy-scrolls')
  })
})

describe('privacy', () => {
  const choice = (scrolls: readonly string[] = ['booster-any-1', 'prophecy-scrolls']) =>
    arrange({ sides: [{}, { scrolls }], options: { scrollPrivacy: 'player-choice' } })

  test('WS-10.9 unused cards are open, or in a stack that shows rivals neither kinds nor number', () => {
    const open = arrange({ sides: [{}, { scrolls: ['booster-any-1'] }], options: { scrollPrivacy: 'open' } })
    expect([open.seen(1).scrolls, open.seen(1).stacked]).toEqual([['booster-any-1'], false])
    const stacked = arrange({ sides: [{}, { scrolls: ['booster-any-1'] }], options: { scrollPrivacy: 'stacked' } })
    expect([stacked.seen(1).scrolls, stacked.seen(1).stacked, stacked.hand(1).scrolls]).toEqual([[], true, ['booster-any-1']])
    // nobody is asked if a game option has decided it
    expect([open, stacked].map((play) => play.match.decisions.length)).toEqual([1, 1])
    expect(open.everything).not.toContain('hide-scrolls')
  })

  test('WS-10.9 WS-R33 with a free choice everybody starts open and may switch at any time, even out of turn, without delaying anybody', () => {
    const play = choice()
    expect(play.seen(1).scrolls).toEqual(['booster-any-1', 'prophecy-scrolls'])
    const { id } = play.decision
    play.answer(1, 'hide-scrolls')
    expect([play.seen(1).scrolls, play.seen(1).stacked, play.events]).toEqual([[], true, [{ type: 'scrolls-hidden', seat: 1 }]])
    // the active seat still has the same decision
    expect([play.decision.id, play.decision.seat]).toEqual([id, 0])
    play.answer(1, 'show-scrolls')
    expect([play.seen(1).scrolls, play.decision.id]).toEqual([['booster-any-1', 'prophecy-scrolls'], id])
    // in the player's own turn it is one more choice
    play.answer(0, 'hide-scrolls')
    expect([play.seen(0).stacked, play.step, play.everything.includes('show-scrolls')]).toEqual([true, 'domino', true])
  })

  test('WS-10.9 the switch stays one choice while others play: an answer is never too late, and never counts twice', () => {
    const play = choice()
    const standing = play.match.decisionOf(1)?.id ?? ''
    const { id } = play.decision
    play.skip()
    expect(play.decision.id).not.toBe(id)
    const late = play.match.answer(1, standing, 'hide-scrolls')
    if (!late.ok) throw new Error(late.refusal.code)
    play.match.commit(late.value)
    expect([play.seen(1).stacked, play.seen(0).stacked, play.decision.seat]).toEqual([true, false, 0])
    const again = play.match.answer(1, standing, 'hide-scrolls')
    expect(again.ok ? 'taken' : again.refusal.code).toBe('stale')
    expect(play.match.decisionOf(1)?.question).toMatchObject({ choices: [{ id: 'show-scrolls' }] })
  })

  test('WS-R33 taking a card is public even if it goes into a stack', () => {
    const play = scroll(1, {}, { options: { scrollPrivacy: 'stacked' } }).pick('prophecy-scrolls')
    expect(play.eventsOf('scroll-taken')).toEqual([{ type: 'scroll-taken', seat: 0, card: 'prophecy-scrolls', shelf: 1 }])
    expect(play.seen(0).scrolls).toEqual([])
  })

  test('WS-10.9 privacy can be switched before the first turn too', () => {
    const play = begin(2, { scrollPrivacy: 'player-choice' })
    play.answer(0, 'hide-scrolls')
    expect([play.seen(0).stacked, play.decision.seat, play.step]).toEqual([true, 1, 'tower'])
  })

  test('WS-10.9 the switch does not make a seat answer a question that has one answer', () => {
    const crystals = { 2: 'potion-shelf-lower', 3: 'potion-shelf-lower', 4: 'potion-shelf-lower', 5: 'potion-shelf-lower' }
    const play = arrange({
      options: { scrollPrivacy: 'player-choice' },
      sides: [{ vacated: 'all', crystals: { 1: '(-1,3)', ...crystals } }],
      act: { crystal: 1 },
    })
    play.pick('crystal-0-1>exit-energy')
    // there is only one crystal and only one shelf
    expect([play.stack, play.eventsOf('shelved')]).toEqual([
      'crystal 0, energy 2',
      [{ type: 'shelved', seat: 0, crystal: 'crystal-0-1', shelf: 'potion-shelf-energy' }],
    ])
  })
})

describe('every card of the deck', () => {
  const cardsOf = (verb: 'boost' | 'prophecy') => [...CARDS.keys()].filter((id) => cardOf(id).effect.verb === verb)
  test.each(cardsOf('boost'))('WS-10.6 %s is offered on its kinds alone and adds its repeats', (card) => {
    const { effect } = cardOf(card)
    if (effect.verb !== 'boost') throw new Error('no booster')
    for (const kind of KINDS) {
      const play = arrange({ sides: [{ scrolls: [card] }], act: { [kind]: 1 } })
      const fits = effect.kind === 'any' || effect.kind === kind
      expect(play.offered.includes(card)).toBe(fits)
      if (!fits) continue
      play.pick(card)
      expect([play.stack, play.hand(0).scrolls, play.hand(0).boosters]).toEqual([`${kind} ${1 + effect.times}`, [], [card]])
    }
  })

  test.each(cardsOf('prophecy'))('WS-10.5 %s can be taken, is worth points, and can never be played', (card) => {
    const play = scroll(1, {}, { row: [card, ...ROW.filter((other) => other !== card)].slice(0, 6) }).pick(card)
    expect(play.hand(0).scrolls).toEqual([card])
    const worth = play.hand(0).prospects.find(({ what }) => what === card)
    expect([1, 3, 5, 7]).toContain(worth?.points)
    expect(worth?.points).toBe([1, 3, 5, 7][worth?.levels ?? 0])
    expect(play.everything.filter((id) => id === card)).toEqual([])
  })

  test('the deck has 16 boosters and 24 prophecies', () => {
    expect([cardsOf('boost').length, cardsOf('prophecy').length]).toEqual([16, 24])
  })
})

import { describe, expect, test } from 'vitest'
import { randomOf } from '../../conformance/harness.ts'
import { decisionsOf, imaginePosition, type Position } from '../../kernel/position.ts'
import { witchstone } from './index.ts'
import { playerAt, type Screens, type State } from './state.ts'
import { arrange, begin, domino, type Play, type Scene, special } from './testing.ts'
import { boostOf } from './things.ts'

/** Returns everything that a seat is sent in this position, or a spectator if no seat is given. */
function sentTo(play: Play, position: Position, seat?: number): string {
  const state = position.state as State
  const decisions = decisionsOf(play.match.game, position)
  const who = decisions.map((decision) => ({ seat: decision.seat, status: decision.status, optional: decision.optional }))
  const own = seat === undefined ? [] : [witchstone.hand(state, seat), decisions.filter((decision) => decision.seat === seat)]
  return JSON.stringify([witchstone.table(state), who, ...own])
}

/** Returns who sees a difference if a hidden thing is changed: `table` for spectators, and the seats. */
function witnesses(play: Play, change: (s: State) => void): readonly (string | number)[] {
  const { position } = play.match
  const other: Position = structuredClone(position)
  change(other.state as State)
  expect(witchstone.violations(other.state as State)).toEqual([])
  expect(JSON.stringify(other.state)).not.toBe(JSON.stringify(position.state))
  const seats = Array.from({ length: play.match.setup.seats }, (_, seat) => seat)
  const noticed = seats.filter((seat) => sentTo(play, position, seat) !== sentTo(play, other, seat))
  return [...(sentTo(play, position) === sentTo(play, other) ? [] : ['table']), ...noticed]
}

const swap = <T>(one: T[], i: number, other: T[], j: number): void => {
  const [a, b] = [one[i], other[j]]
  if (a === undefined || b === undefined) throw new Error('nothing to swap')
  one[i] = b
  other[j] = a
}

const RICH: Scene = {
  seats: 3,
  owls: [3, 4],
  sides: [
    { hand: 'EN/WI CR/WA' },
    {
      owls: [7, 6],
      tokens: ['power-vp-1', 'power-wand-1'],
      specials: [special('EN/WI')],
      boosters: ['booster-any-1'],
      scrolls: ['prophecy-scrolls', 'booster-wand-1'],
      vacated: '(1,-2) (2,-1)',
      damaged: 1,
      points: 20,
    },
    {
      owls: [7],
      tokens: ['power-energy-1', 'power-vp-2'],
      specials: [special('PE/CR')],
      boosters: ['booster-energy-1'],
      scrolls: ['prophecy-hold-castles'],
    },
  ],
}
const rich = (screens: Screens, scrollPrivacy = 'open'): Play => arrange({ ...RICH, options: { screens, scrollPrivacy } })

describe('dominoes', () => {
  test('the dominoes behind a screen are seen only by their owner, and the others see their number', () => {
    const play = arrange(RICH)
    expect(witnesses(play, (s) => swap(playerAt(s, 1).dominoes, 0, playerAt(s, 1).supply, 0))).toEqual([1])
    expect(play.seen(1)).toMatchObject({ dominoes: 5, supply: 10, dominoTiles: [] })
    // this holds also while the owner chooses among them, because only the owner gets the prompt
    expect(witnesses(play, (s) => swap(playerAt(s, 0).dominoes, 0, playerAt(s, 0).supply, 0))).toEqual([0])
  })

  test('nobody sees the order of the supply or the dominoes that were removed', () => {
    const play = begin(2, { mixedExperience: true }).pick('level-3', 'level-3')
    expect(witnesses(play, (s) => swap(playerAt(s, 1).supply, 0, playerAt(s, 1).supply, 3))).toEqual([])
    expect(witnesses(play, (s) => swap(playerAt(s, 1).removed, 0, playerAt(s, 1).supply, 3))).toEqual([])
  })

  test('WS-R43 the others do not learn which domino was picked up before it is laid', () => {
    const play = arrange(RICH).pick(domino('CR/WA'))
    const noticed = witnesses(play, (s) => {
      playerAt(s, 0).chosen = domino('EN/WI')
    })
    expect([noticed, play.hand(0).chosen]).toEqual([[0], domino('CR/WA')])
    expect(play.events).toEqual([])
  })

  test('only the player who drew a domino learns which one it is', () => {
    const play = arrange({ sides: [{ hand: 'EN/WI CR/WA' }] }).turn()
    const [drew] = play.match.events.filter(({ event }) => event.type === 'drew')
    expect(drew?.event).toEqual({ type: 'drew', seat: 0 })
    expect(Object.keys(drew?.secrets ?? {})).toEqual(['0'])
  })
})

describe('stacks', () => {
  test('nobody sees the order of scrolls and special tiles', () => {
    const play = arrange(RICH)
    expect(witnesses(play, (s) => swap(s.deck, 0, s.deck, 5))).toEqual([])
    expect(witnesses(play, (s) => swap(s.specials, 0, s.specials, 5))).toEqual([])
    expect([play.table.deck, play.table.specials]).toEqual([play.state.deck.length, play.state.specials.length])
  })
})

describe('behind the screen', () => {
  test('WS-R32 by default the others see the numbers of things, not which they are', () => {
    const play = rich('counts')
    expect(play.seen(1)).toMatchObject({ owls: 2, tokens: 2, specials: 1, boosters: 1, behind: 2, damaged: 1 })
    expect(play.seen(1)).toMatchObject({ owlTiles: [], tokenTiles: [], specialTiles: [], boosterCards: [], crystalsBehind: [] })
    expect(witnesses(play, (s) => swap(playerAt(s, 1).hoard.owls, 1, playerAt(s, 2).hoard.owls, 0))).toEqual([1, 2])
    expect(witnesses(play, (s) => swap(playerAt(s, 1).hoard.tokens, 0, playerAt(s, 2).hoard.tokens, 0))).toEqual([1, 2])
    expect(witnesses(play, (s) => swap(playerAt(s, 1).hoard.specials, 0, playerAt(s, 2).hoard.specials, 0))).toEqual([1, 2])
    expect(witnesses(play, (s) => swap(playerAt(s, 1).hoard.specials, 0, s.specials, 0))).toEqual([1])
    expect(witnesses(play, (s) => swap(playerAt(s, 1).hoard.boosters, 0, playerAt(s, 2).hoard.boosters, 0))).toEqual([1, 2])
    // the numbers are public
    expect(witnesses(play, (s) => playerAt(s, 2).hoard.tokens.push(playerAt(s, 1).hoard.tokens.pop() ?? ''))).toEqual(['table', 0, 1, 2])
  })

  test('WS-R32 with strict screens the others see nothing, not even numbers', () => {
    const play = rich('strict')
    const { owls, tokens, specials, boosters, behind, damaged } = play.seen(1)
    expect([owls, tokens, specials, boosters, behind, damaged]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined])
    const hand = <T>(from: T[], to: T[]): void => {
      const thing = from.pop()
      if (thing !== undefined) to.push(thing)
    }
    const hoards = (s: State) => [playerAt(s, 1).hoard, playerAt(s, 2).hoard] as const
    for (const move of [
      (s: State) => hand(hoards(s)[0].owls, hoards(s)[1].owls),
      (s: State) => hand(hoards(s)[0].tokens, hoards(s)[1].tokens),
      (s: State) => hand(hoards(s)[0].specials, hoards(s)[1].specials),
      (s: State) => hand(hoards(s)[0].boosters, hoards(s)[1].boosters),
    ])
      expect(witnesses(play, move)).toEqual([1, 2])
    // one more damaged crystal with the same score
    const damage = (s: State) => {
      const { hoard: hidden, earned } = playerAt(s, 1)
      hidden.damaged = 2
      earned.damage = -3
      earned.portals += 2
    }
    expect(witnesses(play, damage)).toEqual([1])
    expect(witnesses(rich('counts'), damage)).toEqual(['table', 0, 1, 2])
  })

  test('WS-R32 with open screens the others see everything except dominoes', () => {
    const play = rich('open')
    expect(play.seen(1)).toMatchObject({
      owlTiles: [7, 6],
      tokenTiles: ['power-vp-1', 'power-wand-1'],
      specialTiles: [special('EN/WI')],
      boosterCards: ['booster-any-1'],
    })
    expect(play.seen(1).crystalsBehind).toHaveLength(2)
    expect(play.seen(1).dominoTiles).toEqual([])
    expect(witnesses(play, (s) => swap(playerAt(s, 1).dominoes, 0, playerAt(s, 1).supply, 0))).toEqual([1])
  })

  test('the owner sees everything', () => {
    for (const screens of ['counts', 'strict', 'open'] as const) {
      expect(rich(screens).hand(1)).toMatchObject({
        owls: [7, 6],
        tokens: ['power-vp-1', 'power-wand-1'],
        specials: [special('EN/WI')],
        boosters: ['booster-any-1'],
        damaged: 1,
      })
    }
  })

  test('only the owner is told what final scoring would add', () => {
    const play = rich('open')
    expect(play.hand(1).prospects).toContainEqual({ what: 'owls', points: 13, levels: 0 })
    expect(play.hand(1).projected).toBe(play.score(1) + 13 + 4 + 2 + 1)
    expect(JSON.stringify(play.table)).not.toContain('prospects')
  })

  test('everybody sees tokens that wait and crystals on the rim', () => {
    const play = arrange({
      options: { screens: 'strict' },
      sides: [{ lying: 1, portals: 'rowan-kettlewick', crystals: { 1: '(1,-3)' } }],
      act: { witches: 1 },
      tokens: { 'village-kettlewick': 'power-crystal-1' },
    }).pick('village-kettlewick')
    expect(play.table.stack[0]?.tokens).toEqual([{ id: 'power-crystal-1', times: 1, used: false }])
    play.pick('power-crystal-1', 'crystal-0-1>exit-crystal')
    expect(play.table.stack.at(-1)?.rim).toEqual(['crystal-0-1'])
    expect(play.seen(0).crystals).toContainEqual({ id: 'crystal-0-1', place: 'exit-crystal' })
  })
})

describe('unused scrolls', () => {
  test('in a stack show neither their kinds nor their number', () => {
    const play = rich('counts', 'stacked')
    expect(play.seen(1)).toMatchObject({ scrolls: [], stacked: true })
    expect(witnesses(play, (s) => swap(playerAt(s, 1).scrolls, 0, s.deck, 0))).toEqual([1])
    expect(witnesses(play, (s) => playerAt(s, 2).scrolls.push(playerAt(s, 1).scrolls.pop() ?? ''))).toEqual([1, 2])
  })

  test('are seen by everybody if they are open', () => {
    expect(witnesses(rich('strict', 'open'), (s) => swap(playerAt(s, 1).scrolls, 0, s.deck, 0))).toEqual(['table', 0, 1, 2])
  })

  test('WS-R47 a seat that is asked with nothing to do except playing a booster is imagined to hold one', () => {
    const play = arrange({
      options: { scrollPrivacy: 'stacked' },
      sides: [{ scrolls: ['booster-witches-1', 'prophecy-scrolls'] }],
      act: { witches: 1 },
    }).pick('prepare-witch')
    for (let seed = 0; seed < 20; seed++) {
      const { state } = imaginePosition(witchstone, structuredClone(play.match.seatView(1)), randomOf(seed))
      const held = playerAt(state as State, 0).scrolls.map((card) => boostOf(card)?.kind)
      expect(held.some((kind) => kind === 'witches' || kind === 'any')).toBe(true)
      expect(held).toHaveLength(2)
    }
  })
})

describe('undo', () => {
  test('goes back answer by answer to the start of the turn', () => {
    const play = arrange({ sides: [{ hand: 'EN/WI CR/WA' }] })
    const start = JSON.stringify(play.state)
    play.lay('EN(1,-3)+WI(2,-3)').pick('energy', 'portal-tower-rowan-to-the-witchstone', 'crystal-0-1>damage')
    while (play.match.canUndo(0)) play.undo(0)
    expect([JSON.stringify(play.state), play.step]).toEqual([start, 'domino'])
  })

  test('WS-R44 reaches also the last action of the turn before it is ended', () => {
    const play = arrange({ act: { witches: 1 } }).pick('prepare-witch')
    expect(play.step).toBe('finish')
    play.undo(0)
    expect([play.step, play.me.lying]).toEqual(['witches', 0])
  })

  test('WS-R45 stops at a refill and at a draw', () => {
    const scroll = arrange({ act: { scroll: 1 } })
    scroll.pick(scroll.fallback())
    expect(scroll.match.canUndo(0)).toBe(false)
    const tile = arrange({ sides: [{ pentagram: 1 }], act: { pentagram: 1 } }).pick('pentagram-cell-2')
    expect(tile.match.canUndo(0)).toBe(false)
    tile.pick('c1-0')
    expect(tile.match.canUndo(0)).toBe(true)
    const turn = arrange().turn()
    expect([0, 1].map((seat) => turn.match.canUndo(seat))).toEqual([false, false])
    // if nothing is turned up, there is no reason to lock undo
    const empty = arrange({ row: ['prophecy-scrolls'], deck: 0, act: { scroll: 1 } }).pick('prophecy-scrolls')
    expect(empty.match.canUndo(0)).toBe(true)
  })

  test('WS-R44 WS-R45 a turn that was ended stays ended, even where everybody may switch privacy and nothing is drawn', () => {
    const play = arrange({ turn: 20, options: { scrollPrivacy: 'player-choice' }, sides: [{ vacated: 'all' }, { vacated: 'all' }] })
    play.turn()
    expect([play.state.active, play.match.canUndo(0)]).toEqual([1, false])
    const towers = begin(3, { scrollPrivacy: 'player-choice' })
    const [first] = [towers.state.active]
    towers.pick(towers.fallback())
    while (towers.state.active === first) towers.pick(towers.fallback())
    expect(towers.match.canUndo(first)).toBe(false)
  })

  test('of one seat keeps what another seat has switched since, and what was shown stays known', () => {
    const play = arrange({ options: { scrollPrivacy: 'player-choice' }, act: { energy: 2 } })
    play.pick('portal-tower-rowan-to-the-witchstone').answer(1, 'hide-scrolls').undo(0)
    expect([play.seen(1).stacked, play.me.markers]).toEqual([true, 20])
    play.pick('portal-tower-rowan-to-the-witchstone').answer(1, 'show-scrolls')
    expect(play.match.canUndo(0)).toBe(false)
  })
})

describe('when nobody answers', () => {
  test('a whole match is played to the end', () => {
    const play = begin(4, { scrollPrivacy: 'player-choice' })
    while (!play.match.outcome) play.pick(play.fallback())
    expect(play.table.players.every(({ laid }) => laid.length === 11)).toBe(true)
  })

  test('the first tower by id, the longest chains and the first symbol are chosen', () => {
    expect(begin(2).fallback()).toBe('tower-ember')
    const play = arrange({ sides: [{ hand: 'CR/WA EN/WI' }] })
    expect(play.fallback()).toBe(domino('CR/WA'))
    // its symbols are printed in opposite corners, so only one can join
    for (const hand of ['EN/CR EN/WI', 'EN/WI EN/CR']) expect(arrange({ sides: [{ hand }] }).fallback()).toBe(domino('EN/WI'))
    play.pick(domino('EN/WI'))
    expect(play.params(String(play.fallback()))).toEqual({ a: 2, b: 2 })
    play.pick(play.fallback())
    expect(play.fallback()).toBe('energy')
  })
})

import { describe, expect, test } from 'vitest'
import { Random } from '../../kernel/random.ts'
import { BOARDS, COVEN_IDS, RED_STONE } from './content/index.ts'
import { setup } from './setup.ts'
import { boardAt, turnOrder } from './state.ts'
import { arrange, begin } from './testing.ts'

const COUNTS = [1, 2, 3, 4] as const
const OPTIONS = { side: 'solar', advancedStart: false, covenAssignment: 'random', difficulty: 'witch' } as const
const seedOf = (n: number): string => n.toString(16).padStart(64, '0')
/** Returns the state after dealing and before scouting. */
const dealt = (seats: number, seed: number, options = {}) =>
  setup({ seats, options: { ...OPTIONS, ...options } }, new Random({ seed: seedOf(seed), drawn: 0 })).state

describe('the table', () => {
  test.each(COUNTS)('EV-1.1, EV-1.2, EV-R1 regions, slots and action cells fit %i players', (seats) => {
    const { regions } = dealt(seats, 1)
    expect(regions.map(({ id }) => id)).toEqual(['north-lakes', 'central-highlands', ...(seats > 2 ? ['southern-slopes'] : [])])
    for (const { slots, cells } of regions) expect([slots.length, cells.length]).toEqual(seats === 4 ? [4, 3] : [3, 2])
  })

  test('EV-1.3 the match begins in the first of three rounds, and nobody has points', () => {
    const play = begin(3)
    expect([play.table.round, play.table.players.map(({ vp }) => vp)]).toEqual([1, [0, 0, 0]])
  })

  test('EV-1.4, EV-1.5, EV-1.6, EV-71.1 places, cards and stones are dealt, and nobody sees what is left over', () => {
    const expected = [
      [6, 46, 8, 4],
      [6, 46, 8, 4],
      [9, 43, 12, 0],
      [12, 40, 12, 0],
    ]
    for (const seats of COUNTS) {
      const s = dealt(seats, 7)
      const face = s.regions.flatMap(({ slots }) => slots)
      const stones = s.regions.flatMap((region) => region.stones)
      expect([face.length, s.places.length, stones.length, s.unused.length]).toEqual(expected[seats - 1])
      expect(face).not.toContain('')
      expect(s.regions.every((region) => region.stones.length === 4)).toBe(true)
      expect([s.deck.length, s.discard]).toEqual([100, []])
    }
  })

  test('EV-1.4, EV-1.5 another seed gives another order of the decks', () => {
    const [a, b] = [dealt(2, 1), dealt(2, 2)]
    expect(a.deck).not.toEqual(b.deck)
    expect(a.places).not.toEqual(b.places)
    expect(a.deck.toSorted()).toEqual(b.deck.toSorted())
    expect(dealt(2, 1)).toEqual(a)
  })

  test('EV-71.1 with Circle on the moon side the place deck has one card less, whatever the number of players', () => {
    for (const seats of COUNTS) {
      const play = arrange({
        seats,
        side: 'lunar',
        players: [{ coven: 'circle' }, { coven: 'star' }, { coven: 'cross' }, { coven: 'thorn' }].slice(0, seats) as [],
      })
      expect(play.state.places).toHaveLength([45, 45, 42, 39][seats - 1] ?? 0)
    }
  })

  test('EV-1.7, EV-24.10 the red stone is available only on the moon side with Thorn, and never in a region', () => {
    for (let seed = 1; seed < 40; seed++) {
      const lunar = dealt(2, seed, { side: 'lunar' })
      expect(lunar.redStone).toBe(lunar.players.some(({ coven }) => coven === 'thorn'))
      expect(dealt(4, seed).redStone).toBe(false)
      expect(dealt(4, seed, { side: 'lunar' }).redStone).toBe(true)
      expect(lunar.regions.flatMap(({ stones }) => stones)).not.toContain(RED_STONE)
    }
  })

  test('EV-1.8, EV-20.1 everybody plays the same side, and on the sun side all covens have the same board', () => {
    const solar = dealt(4, 3)
    const lunar = dealt(4, 3, { side: 'lunar' })
    expect(solar.players.map((_, seat) => boardAt(solar, seat).id)).toEqual(Array.from({ length: 4 }, () => 'board-solar'))
    expect(lunar.players.map((_, seat) => boardAt(lunar, seat).id)).toEqual(lunar.players.map(({ coven }) => `board-${coven}`))
    expect(BOARDS.filter(({ side }) => side === 'lunar').map(({ id }) => id)).toEqual(COVEN_IDS.map((id) => `board-${id}`))
  })
})

describe('the covens', () => {
  test('EV-1.9 the covens are dealt at random, a different one to every player', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed < 60; seed++) {
      const covens = dealt(4, seed).players.map(({ coven }) => coven)
      expect(covens.toSorted()).toEqual(COVEN_IDS.toSorted())
      seen.add(covens[0] ?? '')
    }
    expect(seen).toEqual(new Set(COVEN_IDS))
  })

  test('EV-1.9, EV-R2 the last player in turn order chooses a coven first, and nothing is dealt before all have chosen', () => {
    const play = begin(3, { covenAssignment: 'choose', side: 'lunar' })
    const order = turnOrder(play.state).toReversed()
    expect([play.asked, play.seat, play.offered]).toEqual(['coven', order[0], ['circle', 'cross', 'star', 'thorn']])
    expect([play.state.deck, play.state.places]).toEqual([[], []])
    play.pick('thorn')
    expect([play.seat, play.offered]).toEqual([order[1], ['circle', 'cross', 'star']])
    expect(play.refusal('thorn')).toBe('not-offered')
    play.pick('circle', 'star')
    expect(order.map((seat) => play.player(seat).coven)).toEqual(['thorn', 'circle', 'star'])
    // the Grotto of Circle is taken out before the deck is shuffled
    expect(play.outer(order[1] ?? 0)).toEqual(['start-circle', 'grotto'])
    expect(play.state.places).not.toContain('place-grotto')
    expect(play.asked).not.toBe('coven')
  })

  test('EV-1.10, EV-20.2 every player begins with the same things, on both sides', () => {
    for (const side of ['solar', 'lunar'])
      for (const player of dealt(4, 5, { side }).players) {
        expect(player).toMatchObject({
          herb: 3,
          potion: 3,
          knowledge: 0,
          mana: 0,
          vp: 0,
          path: 0,
          witches: 4,
          elders: 4,
          token: true,
          hand: [],
          played: [],
        })
        const isOut = side === 'lunar' && player.coven === 'circle'
        expect(player.inner).toEqual(isOut ? [] : [`start-${player.coven}`])
        expect(player.outer).toEqual(isOut ? ['start-circle', 'place-grotto'] : [])
      }
  })

  test('EV-1.11 any seat may be first player, and in a solo match it is always the player', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => dealt(4, seed + 1).first)
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]))
    expect(Array.from({ length: 10 }, (_, seed) => dealt(1, seed + 1).first)).toEqual(Array.from({ length: 10 }, () => 0))
  })

  test('EV-1.12, EV-R35 turn order is clockwise from the first player, and the left neighbour is the next seat', () => {
    expect(turnOrder(arrange({ seats: 4, first: 2 }).state)).toEqual([2, 3, 0, 1])
    const play = arrange({ seats: 4, first: 2 }).pick('pass')
    expect(play.seat).toBe(3)
  })

  test('EV-1.13 a solo match has an Automa, and other matches have none', () => {
    expect(begin(1).table.automa).toHaveLength(1)
    for (const seats of [2, 3, 4] as const) expect(begin(seats).table.automa).toEqual([])
  })
})

describe('rounds', () => {
  test('EV-2.1, EV-2.3 a match has three rounds of scouting, actions, battle and end; the last one has no refill and no return', () => {
    const play = begin(2)
    const phases: string[] = []
    while (!play.match.outcome) {
      phases.push(`${play.table.round} ${play.table.phase}`)
      play.pick(play.offered.find((id) => id.startsWith('witch>central-highlands')) ?? play.fallback())
    }
    expect([...new Set(phases)].filter((phase) => phase.endsWith('actions'))).toEqual(['1 actions', '2 actions', '3 actions'])
    expect(play.table).toMatchObject({ round: 3, phase: 'over' })
    expect(play.events('round-over').map(({ round }) => round)).toEqual([1, 2])
    expect(play.region('central-highlands').cells).not.toEqual([-1, -1])
  })

  test('EV-2.2 a phase waits until everything before it is done', () => {
    const play = arrange({ players: [{ token: true, outer: 'bone-orchard' }, { passed: true }] })
    play.pick('token')
    // the harvest asks a question, and nobody can pass until it is answered
    expect([play.asked, play.table.phase, play.refusal('pass')]).toEqual(['resources', 'actions', 'not-offered'])
    play.pick('1-herb')
    expect([play.asked, play.seat]).toEqual(['turn', 0])
    play.pick('pass')
    expect(play.table).toMatchObject({ round: 2, phase: 'actions' })
  })
})

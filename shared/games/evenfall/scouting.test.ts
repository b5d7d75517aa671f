import { describe, expect, test } from 'vitest'
import { arrange, begin, type Scene } from './testing.ts'

/** Starts a match with a scouting phase. */
const scout = (scene: Scene) => arrange({ ...scene, phase: 'scouting', step: { step: 'scouting', at: 0 } })

describe('scouting', () => {
  test('EV-3.1, EV-70.1 on the sun side each player gets 6 cards, 3 knowledge and 2 mana', () => {
    const play = begin(2)
    for (const seat of [0, 1]) expect(play.player(seat)).toMatchObject({ knowledge: 3, mana: 2, herb: 3, potion: 3 })
    expect([play.player(0).hand.length, play.player(1).hand.length, play.state.deck.length]).toEqual([6, 6, 88])
    expect(play.asked).toBe('turn')
  })

  test('EV-3.1 scouting gives the same in every round', () => {
    const play = begin(2).idleUntil(({ table }) => table.round === 3 && table.phase === 'actions')
    for (const seat of [0, 1]) expect(play.player(seat)).toMatchObject({ knowledge: 9, mana: 6 })
    expect(play.player(0).hand).toHaveLength(18)
  })

  test('EV-3.2, EV-3.4, EV-R24 in turn order each player gets cards, then resources and mana, then the harvest of Circle', () => {
    const play = begin(3, { side: 'lunar', covenAssignment: 'choose' })
    const last = play.seat
    play.pick('star', 'cross', 'circle')
    const { first } = play.table
    expect(last).toBe((first + 2) % 3)
    const told = play.history.filter(({ type }) => ['drew', 'gained', 'place-harvested'].includes(type)).map(({ seat, type }) => [seat, type])
    // the others wait until the Meadow and the Grotto are harvested
    const circle = ['drew', 'gained', 'place-harvested', 'gained', 'place-harvested', 'gained']
    expect(told.slice(0, circle.length)).toEqual(circle.map((type) => [first, type]))
    expect(told.slice(circle.length).map(([seat]) => seat)).not.toContain(first)
    expect([play.player(first).mana, play.player(first).potion, play.player(last).hand.length]).toEqual([2, 4, 9])
    expect(play.asked).toBe('turn')
  })

  test('EV-3.2 players come clockwise from the first player, whatever the seat', () => {
    const plays = Array.from({ length: 12 }, (_, n) => begin(4, {}, (n + 1).toString(16).padStart(64, '0')))
    expect(new Set(plays.map(({ table }) => table.first)).size).toBeGreaterThan(1)
    for (const play of plays) expect(play.events('drew').map(({ seat }) => seat)).toEqual([0, 1, 2, 3].map((n) => (play.table.first + n) % 4))
  })

  test('EV-3.3, EV-R39 no part of scouting can be declined or postponed', () => {
    const play = scout({ players: [{}, {}] })
    expect([play.table.phase, play.asked]).toEqual(['actions', 'turn'])
    expect(play.since(0)).toEqual({})
    for (const seat of [0, 1]) expect(play.player(seat)).toMatchObject({ knowledge: 3, mana: 2 })
  })

  test("EV-3.5, EF-T1 cards that name the phase come after the player's board and before the next player", () => {
    const play = scout({ players: [{ inner: 'start=sage-elephant' }, {}] })
    expect(play.player(0)).toMatchObject({ knowledge: 4, mana: 2 })
    expect([play.player(0).hand.length, play.player(1).hand.length]).toEqual([7, 6])
    expect(play.history.filter(({ type }) => type === 'drew').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 6],
      [0, 1],
      [1, 6],
    ])
    // there are two such cards and one of them asks, so the player orders them
    const both = scout({ players: [{ inner: 'start=sage-elephant grotto=dusk-hourglass' }, {}] })
    expect([both.asked, both.offered]).toEqual(['order', ['dusk-hourglass', 'sage-elephant']])
    both.pick('dusk-hourglass', '1-potion')
    expect(both.player(0)).toMatchObject({ knowledge: 4, potion: 1, mana: 3 })
    expect(both.player(1)).toMatchObject({ knowledge: 3, mana: 2 })
  })

  test('EV-3.6 scouting resets nothing', () => {
    const play = scout({ players: [{ token: false, specialists: 'velda*' }, { passed: false }] })
    expect([play.player(0).token, play.card(0, 'velda').turned]).toEqual([false, true])
  })
})

describe('the advanced start', () => {
  test('EV-3.7, EV-71.42 in round 1 each player draws two cards more and then discards two', () => {
    const play = begin(2, { advancedStart: true })
    expect([play.asked, play.seats]).toEqual(['scout-discard', [0, 1]])
    expect([play.player(0).hand.length, play.player(1).hand.length]).toEqual([8, 8])
    for (const seat of [0, 1]) play.by(seat, play.hand(seat).slice(0, 2))
    expect([play.player(0).hand.length, play.player(1).hand.length]).toEqual([6, 6])
    expect([play.state.discard.length, play.state.deck.length, play.asked]).toEqual([4, 84, 'turn'])
    play.idleUntil(({ table }) => table.round === 2)
    expect(play.player(0).hand).toHaveLength(12)
  })

  test('EV-3.7 every coven has the same rule: Star draws 11 and keeps 9', () => {
    const play = begin(1, { advancedStart: true, side: 'lunar', covenAssignment: 'choose' }).pick('star')
    expect(play.player(0).hand).toHaveLength(11)
    play.pick(play.hand(0).slice(0, 2))
    expect(play.player(0).hand).toHaveLength(9)
  })

  test('EV-3.8 all choose exactly two cards at the same time and in secret, which are discarded in turn order', () => {
    const play = begin(3, { advancedStart: true })
    const order = [play.table.first, (play.table.first + 1) % 3, (play.table.first + 2) % 3]
    const chosen = play.state.players.map(({ hand }) => hand.slice(2, 4))
    expect(play.refusal(chosen[0]?.slice(0, 1) ?? [], 0)).toBe('not-offered')
    expect(play.refusal(play.player(0).hand.slice(0, 3), 0)).toBe('not-offered')
    for (const seat of order.toReversed().slice(0, 2)) {
      play.by(seat, chosen[seat] ?? [])
      expect(play.state.discard).toEqual([])
      expect(play.table.players[seat]).toMatchObject({ ready: true, hand: 8 })
    }
    play.by(order[0] ?? 0, chosen[order[0] ?? 0] ?? [])
    expect(play.state.discard).toEqual(order.flatMap((seat) => chosen[seat]?.toSorted() ?? []))
    expect(play.state.players.map(({ herb, potion, knowledge }) => [herb, potion, knowledge])).toEqual([1, 2, 3].map(() => [3, 3, 3]))
    expect(play.asked).toBe('turn')
    expect(play.table.players.map(({ ready }) => ready)).toEqual([false, false, false])
  })

  test('EV-3.8 a choice can be taken back until all have chosen', () => {
    const play = begin(2, { advancedStart: true })
    const [a, b, c] = play.player(0).hand
    play.by(0, [a ?? '', b ?? '']).undo(0)
    expect(play.table.players[0]?.ready).toBe(false)
    play.by(0, [b ?? '', c ?? '']).by(1, play.player(1).hand.slice(0, 2))
    expect(play.player(0).hand).toContain(a)
    expect(play.match.canUndo(0)).toBe(false)
  })

  test('EV-R38 the discard comes after all gains, and for Circle after the harvest', () => {
    const play = begin(2, { advancedStart: true, side: 'lunar', covenAssignment: 'choose' })
    const circle = play.seat
    play.pick('circle', 'star')
    expect([play.asked, play.player(circle).mana, play.player(circle).potion]).toEqual(['scout-discard', 2, 4])
  })

  test('a player who does not answer discards the cards with the fewest points', () => {
    const play = begin(2, { advancedStart: true })
    expect(play.refusal(play.fallback(0), 0)).toBeUndefined()
  })
})

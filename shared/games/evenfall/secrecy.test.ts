import { describe, expect, test } from 'vitest'
import { eventForSeat } from '../../kernel/event.ts'
import { Match } from '../../kernel/match.ts'
import { evenfall } from './index.ts'
import type { State } from './state.ts'
import { arrange, battle, begin, lastStones, Play } from './testing.ts'

/** Returns everything that a seat is sent as text, or a spectator if the seat is `undefined`. */
function sent(play: Play, seat: number | undefined): string {
  const { match, state } = play
  return JSON.stringify({
    table: evenfall.table(state),
    hand: seat === undefined ? undefined : evenfall.hand(state, seat),
    prompt: seat === undefined ? undefined : match.decisionOf(seat),
    waiting: match.decisions.map((decision) => ({ seat: decision.seat, status: decision.status, optional: decision.optional })),
    told: match.events.map((emitted) => eventForSeat(emitted, seat)),
    frames: match.position.stack.map(({ frame }) => frame),
  })
}

/** Returns the same match with a change in something hidden. */
function altered(play: Play, change: (s: State) => void): Play {
  const snapshot = { seq: 0, position: structuredClone(play.match.position), authored: play.state.players.map(() => 0) }
  change(snapshot.position.state as State)
  expect(evenfall.violations(snapshot.position.state as State)).toEqual([])
  return new Play(Match.resume(play.match.game, play.match.setup, snapshot))
}
const same = (play: Play): Play => altered(play, () => {})

/** Expects that everybody except these seats sees the same in both matches, now and after the same answers. */
function expectAlike(a: Play, b: Play, except: readonly number[]): void {
  for (const seat of [undefined, ...a.state.players.map((_, n) => n)])
    if (seat === undefined || !except.includes(seat)) expect(sent(b, seat)).toBe(sent(a, seat))
}
const differs = (a: Play, b: Play, seat: number): boolean => sent(a, seat) !== sent(b, seat)

function swap(from: string[], a: number, to: string[], b: number): void {
  const [one, other] = [from[a] ?? '', to[b] ?? '']
  from[a] = other
  to[b] = one
}

describe('hidden things do not change a byte of what the other seats are sent', () => {
  test('EV-80.17 the cards of a hand stay hidden', () => {
    const play = begin(3)
    const seat = (play.table.first + 1) % 3
    const other = altered(play, (s) => swap(s.players[seat]?.hand ?? [], 0, s.deck, 3))
    const base = same(play)
    expectAlike(base, other, [seat])
    expect(differs(base, other, seat)).toBe(true)
    // none of it shows when the others play on
    for (const match of [base, other]) match.pick('token', 'end-turn')
    expectAlike(base, other, [seat])
  })

  test('EV-80.17 others see that a seat decides, but not its choices, which would show its hand', () => {
    const play = begin(2)
    const seat = play.table.first
    const other = altered(play, (s) => swap(s.players[seat]?.hand ?? [], 0, s.deck, 10))
    expectAlike(same(play), other, [seat])
  })

  test('EV-80.17 the order of the main deck and of the place deck stays hidden', () => {
    const play = begin(4)
    const other = altered(play, (s) => {
      swap(s.deck, 0, s.deck, 5)
      swap(s.places, 0, s.places, 5)
    })
    expectAlike(same(play), other, [])
  })

  test('the stones in the box stay hidden', () => {
    const play = begin(2)
    const other = altered(play, (s) => {
      s.unused = s.unused.toReversed()
    })
    expectAlike(same(play), other, [])
  })

  test('the cards that a seat draws stay hidden, and their number is public', () => {
    const [a, b] = ['keir velda morten', 'nora ulan ehir'].map((deck) => arrange({ deck }).pick('witch>central-highlands:1', '3-cards'))
    if (!a || !b) throw new Error('no match')
    // the decks also differ further down, which nobody sees
    expectAlike(a, b, [0])
    expect(differs(a, b, 0)).toBe(true)
  })

  test('EV-80.17, EV-3.8 the cards chosen at the advanced start stay hidden until all have chosen', () => {
    const [a, b] = [0, 2].map((from) => {
      const play = begin(3, { advancedStart: true })
      return play.by(0, play.player(0).hand.slice(from, from + 2))
    })
    if (!a || !b) throw new Error('no match')
    expectAlike(a, b, [0])
    expect(differs(a, b, 0)).toBe(true)
    for (const play of [a, b]) for (const seat of [1, 2]) play.by(seat, play.player(seat).hand.slice(0, 2))
    expect(sent(a, 1)).not.toBe(sent(b, 1))
  })

  test('EV-80.17, EV-17.6 the dial stays hidden until all are set', () => {
    const lakes = { mana: 9, stand: { 'north-lakes': { witches: 1 } } } as const
    const [a, b] = [2, 7].map((mana) => battle({ seats: 3, players: [lakes, lakes, {}] }).by(0, mana))
    if (!a || !b) throw new Error('no match')
    expectAlike(a, b, [0])
    expect([differs(a, b, 0), a.table.players[0]?.ready]).toEqual([true, true])
    for (const play of [a, b]) play.by(1, 1)
    expect(sent(a, 2)).not.toBe(sent(b, 2))
  })

  test('EV-80.17, EV-31.1a the second setting of the dial stays hidden until all are set', () => {
    const keir = (name: string) => ({ mana: 9, specialists: name, stand: { 'north-lakes': { witches: 1 } } }) as const
    const [a, b] = [3, 5].map((mana) =>
      battle({ seats: 3, players: [keir('keir'), keir('keir-2'), {}] })
        .by(0, 4)
        .by(1, 4)
        .by(0, mana),
    )
    if (!a || !b) throw new Error('no match')
    expectAlike(a, b, [0])
    expect(differs(a, b, 0)).toBe(true)
    for (const play of [a, b]) play.by(1, 4)
    expect(sent(a, 2)).not.toBe(sent(b, 2))
  })

  test('EV-80.17, EV-19.3 the stones on places stay hidden until all are laid', () => {
    const scene = { stones: 'tide-1', inner: 'grotto=moss-toad crooked-tower=honey-bear' } as const
    const [a, b] = ['grotto', 'crooked-tower'].map((place) =>
      lastStones({ seats: 3, players: [scene, { stones: 'ember-1', inner: 'bald-mountain' }, {}] }).by(0, `tide-1>${place}`, 'done'),
    )
    if (!a || !b) throw new Error('no match')
    expectAlike(a, b, [0])
    expect(differs(a, b, 0)).toBe(true)
    for (const play of [a, b]) play.by(1, 'done')
    expect(sent(a, 2)).not.toBe(sent(b, 2))
  })

  test('EV-71.48, EV-R44 others cannot tell whether a hand holds a ritual that could be played', () => {
    const [a, b] = ['keir velda', 'keir rune-scales'].map((hand) =>
      arrange({ players: [{ inner: 'start=night-mare', outer: 'grotto', hand }, {}] }).pick('elder>night-mare:1'),
    )
    if (!a || !b) throw new Error('no match')
    expectAlike(a, b, [0])
    expect([a.offered, b.offered]).toEqual([['none'], ['none', 'rune-scales>grotto']])
  })

  test('EV-R44 a player who can only pass is asked like any other', () => {
    const scene = { token: false, spentWitches: 4 } as const
    const [a, b] = ['keir', 'rune-scales'].map((hand) => arrange({ players: [{ ...scene, hand, knowledge: 1 }, {}] }))
    if (!a || !b) throw new Error('no match')
    expectAlike(a, b, [0])
    expect([a.offered, b.offered]).toEqual([['pass'], ['pass', 'rune-scales>start-star']])
  })
})

describe('what a view shows', () => {
  test('the table shows how many cards and places are left, and not which', () => {
    const play = begin(4, { advancedStart: true })
    const hidden = [...play.state.deck, ...play.state.places, ...play.state.unused, ...play.state.players.flatMap(({ hand }) => hand)]
    const text = JSON.stringify(evenfall.table(play.state))
    for (const thing of hidden) expect(text).not.toContain(`"${thing}"`)
    expect([play.table.deck, play.table.places, play.table.players.map(({ hand }) => hand)]).toEqual([68, 40, [8, 8, 8, 8]])
  })

  test('a seat sees its own cards and its own secret choice', () => {
    const play = begin(2, { advancedStart: true })
    const chosen = play.player(0).hand.slice(0, 2).toSorted()
    play.by(0, chosen)
    expect(evenfall.hand(play.state, 0)).toEqual({ cards: play.player(0).hand, chosen, stones: [] })
    expect(evenfall.hand(play.state, 1)).toEqual({ cards: play.player(1).hand, chosen: [], stones: [] })
    const dial = battle({
      players: [
        { mana: 3, stand: { 'north-lakes': { witches: 1 } } },
        { mana: 3, stand: { 'north-lakes': { witches: 1 } } },
      ],
    }).by(0, 2)
    expect(evenfall.hand(dial.state, 0)).toEqual({ cards: [], dial: 2, chosen: [], stones: [] })
  })

  test('dials, stones, figures and copied effects are public once they are revealed', () => {
    const play = battle({ players: [{ mana: 3, stand: { 'north-lakes': { witches: 1, cells: 1 } } }, {}] }).pick(2)
    expect(play.table.players[0]).toMatchObject({ dial: 2, mana: 1, witches: 2 })
    expect(play.table.players[1]).not.toHaveProperty('dial')
    expect(play.table.regions[0]).toMatchObject({ cells: [0, -1], crowd: [{ witches: 1, elders: 0 }, {}] })
  })
})

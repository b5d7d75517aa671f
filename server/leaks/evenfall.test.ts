import type { Frame } from '#shared/games/evenfall/frames.ts'
import { evenfall } from '#shared/games/evenfall/index.ts'
import type { State } from '#shared/games/evenfall/state.ts'
import { battleScene, type PlayerScene, type Scene, type Stage, stage, stonesScene } from '#shared/games/evenfall/testing.ts'
import { type Secret, type Sitting, type Twin, testSecrets, UNDO } from '../testing/twins.ts'

type Row = Secret<State, Frame>

/** The two matches begin in the middle, each in a scene of its own. */
const laid =
  (...scenes: readonly [Scene] | readonly [Scene, Scene]) =>
  (_dealt: unknown, twin: Twin): Stage =>
    stage(scenes[twin] ?? scenes[0])

/** Scenes that differ in the coven or the hand of seat 0 alone. */
function ofSeat0([one, other]: readonly [PlayerScene, PlayerScene], ...others: readonly PlayerScene[]) {
  const seats = others.length > 1 ? 3 : 2
  return laid({ seats, players: [one, ...others] }, { seats, players: [other, ...others] })
}

/** Whoever is asked uses the token and ends the turn, seat by seat. */
async function turnTokens(sitting: Sitting, seats: readonly number[]): Promise<void> {
  for (const seat of seats) {
    await sitting.answer(seat, 'token')
    if (sitting.offered(seat).includes('end-turn')) await sitting.answer(seat, 'end-turn')
  }
}

const swap = (from: string[], a: number, to: string[], b: number): void => {
  const [one, other] = [from[a], to[b]]
  if (one === undefined || other === undefined) throw new RangeError('nothing to change')
  from[a] = other
  to[b] = one
}

const HANDS: readonly Row[] = [
  {
    title: 'EV-80.17: the cards of a hand, also while its owner plays on without them',
    seats: 3,
    insiders: [0],
    begin: ofSeat0(
      [{ hand: 'keir rune-scales' }, { hand: 'velda moss-toad' }],
      { hand: 'nora ulan', outer: 'salt-cave-a' },
      { hand: 'ehir maat', outer: 'grotto-a' },
    ),
    play: (sitting) => turnTokens(sitting, [0, 1, 2]),
  },
  {
    title: 'EV-80.17: the hand that was dealt in scouting',
    seats: 2,
    insiders: [0, 1],
    begin: ({ state, first }, twin) => {
      // six cards for each of them, the last of the deck first
      if (twin === 1) for (let n = 1; n <= 12; n++) swap(state.deck, state.deck.length - n, state.deck, n)
      return { state, first }
    },
    async play() {},
  },
  {
    title: 'EV-71.48, EV-R44: whether a hand holds a ritual that an effect lets its owner play',
    seats: 3,
    insiders: [0],
    begin: ofSeat0(
      [
        { inner: 'start=night-mare', outer: 'grotto-a', hand: 'keir velda' },
        { inner: 'start=night-mare', outer: 'grotto-a', hand: 'keir rune-scales' },
      ],
      {},
      {},
    ),
    async play(sitting) {
      await sitting.answer(0, 'elder>ritual:ritual-night-mare:1')
      await sitting.answer(0, 'none')
      await sitting.answer(0, 'end-turn')
    },
  },
  {
    title: 'EV-R44: that a player can only pass',
    seats: 2,
    insiders: [0],
    begin: ofSeat0(
      [
        { token: false, spentWitches: 4, hand: 'keir', knowledge: 1 },
        { token: false, spentWitches: 4, hand: 'rune-scales', knowledge: 1 },
      ],
      {},
    ),
    play: (sitting) => sitting.answer(0, 'pass'),
  },
  {
    title: 'EV-4.9: the cards that stay in a hand from which others are discarded',
    seats: 2,
    insiders: [0],
    begin: ofSeat0([{ hand: 'keir velda morten rune-scales' }, { hand: 'keir velda nora moss-toad' }], {}),
    async play(sitting) {
      await sitting.answer(0, 'discard-trade')
      await sitting.answer(0, ['specialist-keir-1', 'specialist-velda-1'])
      await sitting.answer(0, '1-herb')
      await sitting.undo(0)
      await sitting.answer(0, '1-potion')
      await turnTokens(sitting, [0, 1])
    },
  },
  {
    title: 'EV-80.17: playing alone, the hand before who watches, through a turn of the Automa',
    seats: 1,
    insiders: [0],
    begin: laid(
      { seats: 1, deck: 'velda', players: [{ hand: 'keir rune-scales' }] },
      { seats: 1, deck: 'velda', players: [{ hand: 'nora moss-toad' }] },
    ),
    play: (sitting) => turnTokens(sitting, [0]),
  },
]

const DRAWS: readonly Row[] = [
  {
    title: 'EV-14.5: the cards that are drawn',
    seats: 3,
    insiders: [0],
    begin: laid({ seats: 3, deck: 'keir velda morten' }, { seats: 3, deck: 'nora rune-scales moss-toad' }),
    async play(sitting) {
      await sitting.answer(0, 'witch>region:central-highlands:1')
      await sitting.answer(0, '3-cards')
      await sitting.answer(0, 'end-turn')
      await turnTokens(sitting, [1, 2])
    },
  },
  {
    title: 'EF-V3: the card that is drawn and kept when another is discarded',
    seats: 2,
    insiders: [0],
    begin: laid({ deck: 'keir velda', players: [{ specialists: 'zaira' }, {}] }, { deck: 'keir morten', players: [{ specialists: 'zaira' }, {}] }),
    async play(sitting) {
      await sitting.answer(0, 'specialist-zaira-1')
      await sitting.answer(0, 'specialist-keir-1')
      await turnTokens(sitting, [0, 1])
    },
  },
  {
    title: 'EV-6.5: the card that a harvest brings',
    seats: 2,
    insiders: [0],
    begin: laid({ deck: 'keir', players: [{ outer: 'crows-loft-a' }, {}] }, { deck: 'rune-scales', players: [{ outer: 'crows-loft-a' }, {}] }),
    play: (sitting) => sitting.answer(0, 'token'),
  },
  {
    title: 'EV-80.17: the order of the main deck and of the place deck, and the stones that were left over',
    seats: 2,
    insiders: [],
    begin: ({ state, first }, twin) => {
      if (twin === 1) {
        state.deck.unshift(...state.deck.splice(0, 20).reverse())
        state.places.reverse()
        state.unused = state.unused.toReversed()
      }
      return { state, first }
    },
    async play(sitting) {
      const first = sitting.offered(0).length > 0 ? 0 : 1
      await turnTokens(sitting, [first, 1 - first])
    },
  },
]

const LAKES = { mana: 9, stand: { 'north-lakes': { witches: 1 } } } as const
const WITH_KEIR = { ...LAKES, specialists: 'keir' } as const
const WITH_OTHER_KEIR = { ...LAKES, specialists: 'keir-2' } as const

/** The first two cards of the hand, or the two after them. */
const twoOf = (sitting: Sitting, seat: number, from: number): readonly string[] => sitting.offered(seat).slice(from, from + 2)
const DEALT = { seats: 3, options: { advancedStart: true } } as const

const CHOICES: readonly Row[] = [
  {
    ...DEALT,
    title: 'EV-3.8: the cards chosen at the advanced start, until all have chosen',
    insiders: [0],
    async play(sitting) {
      await sitting.answer(0, twoOf(sitting, 0, 0), twoOf(sitting, 0, 2))
      await sitting.answer(1, twoOf(sitting, 1, 0))
      await sitting.undo(0)
      await sitting.answer(0, twoOf(sitting, 0, 4), twoOf(sitting, 0, 2))
    },
  },
  {
    ...DEALT,
    title: 'EV-3.8: what was chosen first and taken back, even when all have chosen',
    insiders: [0],
    async play(sitting) {
      await sitting.answer(0, twoOf(sitting, 0, 0), twoOf(sitting, 0, 2))
      await sitting.undo(0)
      for (const seat of [0, 1, 2]) await sitting.answer(seat, twoOf(sitting, seat, 0))
    },
  },
  {
    title: 'EV-17.6: the dial, until all are set',
    seats: 3,
    insiders: [0],
    begin: laid(battleScene({ seats: 3, players: [LAKES, LAKES, LAKES] })),
    async play(sitting) {
      await sitting.answer(0, 2, 7)
      await sitting.answer(1, 3)
      await sitting.undo(0)
      await sitting.answer(0, 0, 9)
    },
  },
  {
    title: 'EV-17.6: what the dial showed before it was set anew, even when all are open',
    seats: 3,
    insiders: [0],
    begin: laid(battleScene({ seats: 3, players: [LAKES, LAKES, {}] })),
    async play(sitting) {
      await sitting.answer(0, 2, 7)
      await sitting.undo(0)
      await sitting.answer(0, 4)
      await sitting.answer(1, 3)
    },
  },
  {
    title: 'EV-31.1a: the second setting of the dial, until all who may have set it',
    seats: 3,
    insiders: [0],
    begin: laid(battleScene({ seats: 3, players: [WITH_KEIR, WITH_OTHER_KEIR, LAKES] })),
    async play(sitting) {
      for (const seat of [0, 1, 2]) await sitting.answer(seat, 4)
      await sitting.answer(0, 3, 6)
      await sitting.undo(0)
      await sitting.answer(0, 4, 2)
    },
  },
  {
    title: 'EV-31.1a: what the second setting was before it was changed, even when it is open',
    seats: 3,
    insiders: [0],
    begin: laid(battleScene({ seats: 3, players: [WITH_KEIR, WITH_OTHER_KEIR, LAKES] })),
    async play(sitting) {
      for (const seat of [0, 1, 2]) await sitting.answer(seat, 4)
      await sitting.answer(0, 3, 6)
      await sitting.undo(0)
      await sitting.answer(0, 5)
      await sitting.answer(1, 4)
    },
  },
]

const TWO_STONES = {
  stones: 'tide-1 gale-1',
  inner: 'sunken-library-a=star-astrolabe grotto-a=moss-toad scribes-ruin-a=rune-scales',
} as const
const stonesOf3 = laid(stonesScene({ seats: 3, players: [TWO_STONES, { stones: 'ember-1', inner: 'moonwell-b' }, {}] }))
const TIDE = 'stone-tide-1'
const GALE = 'stone-gale-1'

const STONES: readonly Row[] = [
  {
    title: 'EV-19.3: the stones on places, how many and how they were laid, until all lie',
    seats: 3,
    insiders: [0],
    begin: stonesOf3,
    async play(sitting) {
      await sitting.only(0, 0, `${TIDE}>place-grotto-a`, UNDO, `${TIDE}>place-sunken-library-a`, `${GALE}>place-scribes-ruin-a`)
      await sitting.only(1, 0, `${GALE}>place-sunken-library-a`)
      await sitting.answer(0, 'done')
      await sitting.undo(0)
      await sitting.answer(0, 'done', 'best')
    },
  },
  {
    title: 'EV-19.3: by which way they came to lie so, even when all lie',
    seats: 3,
    insiders: [0],
    begin: stonesOf3,
    async play(sitting) {
      await sitting.only(0, 0, `${TIDE}>place-scribes-ruin-a`, UNDO, `${TIDE}>place-grotto-a`, `${GALE}>place-sunken-library-a`)
      await sitting.answer(0, 'done', 'best')
      await sitting.answer(1, 'best')
    },
  },
]

testSecrets(evenfall, [...HANDS, ...DRAWS, ...CHOICES, ...STONES])

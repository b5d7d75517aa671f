import { whirlingWitchcraft } from '#shared/games/whirling-witchcraft/index.ts'
import type { Secret as HiddenHand, State } from '#shared/games/whirling-witchcraft/state.ts'
import { type Scene, type Stage, stage, type Witch } from '#shared/games/whirling-witchcraft/testing.ts'
import { type Secret, type Sitting, type Twin, testSecrets, UNDO } from '../testing/twins.ts'

/** What lies on top of the deck where the two differ in what lies elsewhere, so that both draw the same. */
const DECK = [
  'toad-offering mushroom-flood lava-magic river-magic spore-summons spider-offering elixir-of-the-sun elixir-of-the-moon',
  'elixir-of-wrath flask-of-dreams flask-of-insight warty-brew balding-brew blistering-brew shattering-spell finding-spell',
].join(' ')

/** Seat 0 has something to hide; these two have not. */
const OTHERS: readonly Witch[] = [
  { hand: 'lore-of-webs lore-of-spores', bench: '2R' },
  { hand: 'toad-tornado spider-quake', bench: '2U' },
]
const with0 =
  (witches: Witch | readonly [Witch, Witch], others: readonly Witch[] = OTHERS, scene: Scene = {}) =>
  (_dealt: unknown, twin: Twin): Stage =>
    stage(['length' in witches ? witches[twin] : witches, ...others], scene)

const secretOf = (state: State, seat: number): HiddenHand => {
  const secret = state.secrets[seat]
  if (!secret) throw new RangeError(`no seat ${seat}`)
  return secret
}

/** Whoever still has something to brew or to cast is done with it, until recipes are chosen again. */
async function finishRound(sitting: Sitting, seats = 3): Promise<void> {
  const asked = (): number | undefined => Array.from({ length: seats }, (_, seat) => seat).find((seat) => sitting.offered(seat).includes('finish'))
  for (let seat = asked(); seat !== undefined; seat = asked()) await sitting.answer(seat, 'finish')
}

/** Everybody brews on a draft: three recipes of seat 0, one of seat 1, and seat 2 has one more to wait for. */
const BREWER: Witch = { recipes: ['void-storm', 'flask-of-shapes', 'storm-magic'], bench: '2B 2R 2U', hand: 'rite-of-beasts' }
const BREWERS: readonly Witch[] = [
  { recipes: ['lore-of-webs'], bench: '2U', hand: 'rite-of-growth' },
  { recipes: ['binding-spell'], bench: '2U', hand: 'rite-of-nature' },
]
const brewing = (scene: Scene = {}) => with0(BREWER, BREWERS, { step: 'transform', ...scene })

/** Each has an arcana to cast once all have revealed. */
const CASTER: Witch = { hand: 'the-lost-arcana', bench: '2R 2G' }
const CASTERS: readonly Witch[] = [
  { hand: 'void-storm', bench: '1U' },
  { hand: 'book-of-midnight', bench: '1G' },
]
async function revealCasters(sitting: Sitting): Promise<void> {
  await sitting.answer(0, 'the-lost-arcana')
  await sitting.answer(1, 'void-storm')
  await sitting.answer(2, 'book-of-midnight')
}

type Row = Secret<State, Stage['first']>

const CHARACTERS: readonly Row[] = [
  {
    title: 'WW-2.4: the two characters that were dealt, and which of them is kept, before all have picked',
    seats: 3,
    insiders: [0],
    begin({ state, first }, twin) {
      secretOf(state, 0).dealt = twin === 0 ? ['whirlwind', 'trickster'] : ['clairvoyant', 'daredevil']
      secretOf(state, 1).dealt = ['fey-blessed', 'potion-brewer']
      secretOf(state, 2).dealt = ['scribe-of-magic', 'spider-summoner']
      return { state, first }
    },
    async play(sitting) {
      await sitting.answer(0, 'trickster', 'clairvoyant')
      await sitting.undo(0)
      await sitting.answer(1, 'fey-blessed')
      await sitting.answer(0, 'whirlwind', 'daredevil')
    },
  },
  {
    title: 'WW-R25: the character that was not kept, ever',
    seats: 2,
    insiders: [0],
    begin({ state, first }, twin) {
      secretOf(state, 0).dealt = ['fey-blessed', twin === 0 ? 'trickster' : 'clairvoyant']
      secretOf(state, 1).dealt = ['scribe-of-magic', 'spider-summoner']
      return { state, first }
    },
    async play(sitting) {
      await sitting.answer(0, 'fey-blessed')
      await sitting.answer(1, 'spider-summoner')
      for (const seat of [0, 1]) await sitting.answer(seat, sitting.offered(seat)[0] ?? '')
      await finishRound(sitting, 2)
    },
  },
]

const HANDS: readonly Row[] = [
  {
    title: 'WW-2.5: a hand, while another card of it is chosen, revealed and used',
    seats: 3,
    insiders: [0, 1],
    begin: with0(
      [
        { hand: 'void-storm storm-magic', bench: '1B' },
        { hand: 'ritual-of-wind storm-magic', bench: '1B' },
      ],
      OTHERS,
      { deck: DECK },
    ),
    async play(sitting) {
      await sitting.answer(1, 'lore-of-webs')
      await sitting.answer(0, 'storm-magic')
      await sitting.answer(2, 'toad-tornado')
      await sitting.answer(0, 'storm-magic')
      await finishRound(sitting)
    },
  },
  {
    title: 'WW-8.1: which cards are passed on, from hand to hand: only who has held them knows them',
    seats: 4,
    insiders: [0, 1, 2],
    begin: with0(
      [{ hand: 'void-storm storm-magic' }, { hand: 'ritual-of-wind ritual-of-fire' }],
      [{ hand: 'lore-of-webs' }, { hand: 'lore-of-spores' }, {}],
      { step: 'recipes', deck: DECK },
    ),
    async play(sitting) {
      const known = ['void-storm', 'storm-magic', 'ritual-of-wind', 'ritual-of-fire']
      for (const seat of [0, 2, 3, 1]) {
        const pick = sitting.offered(seat).find((id) => !known.includes(id.split('>')[0] ?? ''))
        await sitting.answer(seat, pick ?? '')
      }
    },
  },
  {
    title: 'WW-4.1: a recipe face down, which way up it lies, and what was chosen before it was taken back',
    seats: 3,
    insiders: [0],
    begin: with0({ hand: 'void-storm charm-of-fear' }),
    async play(sitting) {
      await sitting.answer(0, 'void-storm', 'charm-of-fear>rotated')
      await sitting.undo(0)
      await sitting.answer(1, 'lore-of-webs')
      await sitting.answer(0, 'charm-of-fear>upright', 'charm-of-fear>rotated')
      await sitting.undo(1)
    },
  },
  {
    title: 'WW-3.3: what was chosen first, even after the reveal',
    seats: 3,
    insiders: [0],
    begin: with0({ hand: 'void-storm charm-of-fear' }),
    async play(sitting) {
      await sitting.answer(0, 'void-storm', 'charm-of-fear>rotated')
      await sitting.undo(0)
      await sitting.answer(0, 'void-storm')
      await sitting.answer(1, 'lore-of-webs')
      await sitting.answer(2, 'toad-tornado')
      await finishRound(sitting)
    },
  },
  {
    title: 'WW-4.3: whether the last card in hand can be turned',
    seats: 3,
    insiders: [0],
    begin: with0([{ hand: 'void-storm' }, { hand: 'charm-of-fear' }]),
    async play(sitting) {
      await sitting.answer(0, 'void-storm', 'charm-of-fear>upright')
      await sitting.answer(1, 'lore-of-webs')
    },
  },
]

const POWERS: readonly Row[] = [
  {
    title: 'WW-9.11: that the Daredevil lets chance choose, the card and the bonus',
    seats: 3,
    insiders: [0],
    begin: with0({ character: 'daredevil', hand: 'charm-of-fear', bench: '3R' }),
    async play(sitting) {
      await sitting.answer(1, 'lore-of-webs')
      await sitting.only(1, 0, 'random', 'charm-of-fear>rotated', 'raven>mushroom', UNDO, 'raven>mushroom')
      await sitting.answer(0, 'charm-of-fear>rotated', 'raven>mushroom')
      await sitting.undo(1)
    },
  },
  {
    title: 'WW-9.1: the cards that an Initiate throws away',
    seats: 3,
    insiders: [0],
    begin: with0(
      [
        { character: 'initiate', hand: 'void-storm storm-magic' },
        { character: 'initiate', hand: 'ritual-of-wind ritual-of-fire' },
      ],
      OTHERS,
      { deck: DECK },
    ),
    async play(sitting) {
      await sitting.answer(0, 'redraw')
      await sitting.answer(1, 'lore-of-webs')
      await sitting.answer(0, 'mushroom-flood')
      await sitting.answer(2, 'toad-tornado')
      await finishRound(sitting)
    },
  },
  {
    title: 'WW-9.1: the cards that an Initiate draws',
    seats: 3,
    insiders: [0],
    begin: (_dealt, twin) =>
      stage([{ character: 'initiate', hand: 'void-storm' }, ...OTHERS], {
        deck: twin === 0 ? 'toad-offering rite-of-growth lava-magic mushroom-flood' : 'rite-of-beasts river-magic mystery-of-dread mushroom-flood',
      }),
    async play(sitting) {
      await sitting.answer(0, 'redraw')
      await sitting.answer(0, 'mushroom-flood')
      await sitting.answer(1, 'lore-of-webs')
    },
  },
]

const PILES: readonly Row[] = [
  {
    title: 'WW-2.6: the order of the deck, below what is drawn',
    seats: 3,
    insiders: [],
    begin({ state, first }, twin) {
      if (twin === 1) state.deck.unshift(...state.deck.splice(0, 6).reverse())
      return { state, first }
    },
    options: { characters: 'initiate', timing: 'sealed' },
    async play(sitting) {
      for (const seat of [0, 1, 2]) await sitting.answer(seat, sitting.offered(seat).find((id) => id !== 'redraw') ?? '')
      await finishRound(sitting)
    },
  },
  {
    title: 'WW-8.2: what another draws from the deck',
    seats: 3,
    insiders: [0],
    begin: (_dealt, twin) =>
      stage([{ hand: 'void-storm' }, { hand: 'storm-magic' }, { hand: 'lore-of-webs' }], {
        // Void Storm draws first, the Lore next: only the first four change places with what lies far below.
        deck: `${twin === 0 ? 'rite-of-beasts rite-of-growth rite-of-nature toad-offering' : 'lava-magic river-magic spore-summons spider-offering'} mushroom-flood`,
      }),
    async play(sitting) {
      await sitting.answer(0, 'void-storm')
      await sitting.answer(1, 'storm-magic')
      await sitting.answer(2, 'lore-of-webs')
      await finishRound(sitting)
    },
  },
  {
    title: 'WW-8.6: what lies on the discard pile',
    seats: 3,
    insiders: [],
    begin: (_dealt, twin) => stage([{ hand: 'void-storm' }, ...OTHERS], { deck: DECK, discards: twin === 0 ? 'rite-of-beasts' : 'rite-of-growth' }),
    async play(sitting) {
      await sitting.answer(0, 'void-storm')
      await sitting.answer(1, 'lore-of-webs')
      await sitting.answer(2, 'toad-tornado')
      await finishRound(sitting)
    },
  },
  {
    title: 'WW-8.5: in which order discards become the deck: only who draws them knows',
    seats: 3,
    insiders: [0, 2],
    begin(_dealt, twin) {
      const discards = 'rite-of-beasts rite-of-growth rite-of-nature toad-offering lava-magic'.split(' ')
      const pile = (twin === 0 ? discards : discards.toReversed()).join(' ')
      return stage([{ hand: 'void-storm' }, { hand: 'storm-magic' }, { hand: 'lore-of-webs' }], { shortDeck: true, discards: pile })
    },
    async play(sitting) {
      await sitting.answer(0, 'void-storm')
      await sitting.answer(1, 'storm-magic')
      await sitting.answer(2, 'lore-of-webs')
      await finishRound(sitting)
    },
  },
]

const SEALED: readonly Row[] = (['sealed', 'on-demand'] as const).flatMap(
  (timing) =>
    [
      {
        title: `WW-3.5: what is cast in the arcana step, how much of it, and what is taken back (${timing})`,
        seats: 3,
        insiders: [0],
        begin: with0(CASTER, CASTERS, { timing }),
        async play(sitting) {
          await revealCasters(sitting)
          await sitting.only(0, 0, 'raven>toad', UNDO, 'raven>toad', 'raven>toad', 'book>spider', 'cauldron>mandrake')
          await sitting.only(1, 0, 'book>toad')
          await sitting.answer(0, 'finish')
          await sitting.undo(0)
          await sitting.only(1, 0, UNDO)
          await sitting.answer(1, 'finish')
          await sitting.answer(0, 'finish')
        },
      },
      {
        title: `WW-3.5: by which way an arcana submission came about, even when it is known (${timing})`,
        seats: 3,
        insiders: [0],
        begin: with0(CASTER, CASTERS, { timing }),
        async play(sitting) {
          await revealCasters(sitting)
          await sitting.only(0, 0, 'book>toad', UNDO, 'raven>toad', UNDO)
          await sitting.answer(0, 'raven>mushroom')
          await sitting.answer(1, 'finish')
          await sitting.answer(0, 'finish')
          await sitting.answer(2, 'finish')
          await finishRound(sitting)
        },
      },
      {
        title: `WW-5: what is brewed on a draft, how many recipes, and what is taken back (${timing})`,
        seats: 3,
        insiders: [0],
        begin: brewing({ timing }),
        async play(sitting) {
          await sitting.only(0, 0, 'void-storm', 'flask-of-shapes', 'spider>bench', 'mushroom', 'storm-magic', UNDO)
          await sitting.answer(0, 'finish')
          await sitting.answer(1, 'finish')
          await sitting.undo(0)
          await sitting.only(1, 0, 'storm-magic')
          await sitting.answer(0, 'finish')
        },
      },
      {
        title: `WW-5: by which way a brew came about, even when it is known (${timing})`,
        seats: 3,
        insiders: [0],
        begin: brewing({ timing }),
        async play(sitting) {
          await sitting.only(0, 0, 'flask-of-shapes', 'spider>bench', 'mushroom', 'storm-magic', 'void-storm', UNDO, UNDO, UNDO, UNDO, UNDO)
          await sitting.answer(0, 'storm-magic')
          await sitting.answer(1, 'lore-of-webs')
          await sitting.answer(1, 'finish')
          await sitting.answer(0, 'finish')
          await sitting.answer(2, 'finish')
          await finishRound(sitting)
        },
      },
    ] satisfies readonly Row[],
)

const ORDERED: readonly Row[] = [
  {
    title: 'WW-3.7: a cast that a call for initiative hands back',
    seats: 3,
    insiders: [0],
    begin: with0(CASTER, CASTERS, { timing: 'on-demand' }),
    async play(sitting) {
      await revealCasters(sitting)
      await sitting.only(0, 0, 'raven>toad', 'book>spider')
      await sitting.answer(0, 'finish')
      await sitting.answer(1, 'call-initiative')
      await sitting.answer(1, 'finish')
    },
  },
  {
    title: 'WW-3.7: a brew that a call for initiative hands back, until its owner comes to submit it',
    seats: 3,
    insiders: [0],
    begin: brewing({ timing: 'on-demand' }),
    async play(sitting) {
      await sitting.only(0, 0, 'storm-magic', 'void-storm')
      await sitting.answer(0, 'finish')
      await sitting.answer(1, 'call-initiative')
      await sitting.answer(1, 'finish')
      await sitting.answer(2, 'finish')
      await sitting.only(1, 0, 'storm-magic')
    },
  },
  {
    title: 'WW-3.6: in strict order what is cast, until it is submitted',
    seats: 3,
    insiders: [1],
    begin: with0(CASTER, CASTERS, { timing: 'strict' }),
    async play(sitting) {
      await revealCasters(sitting)
      await sitting.only(1, 1, 'raven>spider')
    },
  },
  {
    title: 'WW-3.6: in strict order what is brewed, until it is submitted',
    seats: 3,
    insiders: [1],
    begin: brewing({ timing: 'strict' }),
    async play(sitting) {
      await sitting.only(0, 1, 'lore-of-webs', UNDO)
      await sitting.only(1, 1, 'lore-of-webs')
    },
  },
]

testSecrets(whirlingWitchcraft, [...CHARACTERS, ...HANDS, ...POWERS, ...PILES, ...SEALED, ...ORDERED])

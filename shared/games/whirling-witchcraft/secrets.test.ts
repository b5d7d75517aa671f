import { describe, expect, test } from 'vitest'
import { RECIPES } from './content/index.ts'
import { use } from './testing/notation.ts'
import type { Scene, Witch } from './testing/scene.ts'
import { arrange, Coven, seedOf } from './testing.ts'

type Watcher = number | undefined
const everybodyBut = (coven: Coven, ...insiders: readonly number[]): readonly Watcher[] => [
  undefined,
  ...coven.state.players.flatMap((_, seat) => (insiders.includes(seat) ? [] : [seat])),
]

/** Two matches that differ only in what the `insiders` know. For everybody else they must be the same, byte for byte. */
function expectTwins(one: Coven, other: Coven, ...insiders: readonly number[]): void {
  for (const watcher of everybodyBut(one, ...insiders)) expect(other.shownTo(watcher)).toBe(one.shownTo(watcher))
  for (const insider of insiders) expect(other.shownTo(insider)).not.toBe(one.shownTo(insider))
}

/** Begins the same scene with each variant of the first witch. */
const variants = (witches: readonly Witch[], others: readonly Witch[], scene: Scene = {}): readonly Coven[] =>
  witches.map((witch) => arrange([witch, ...others], scene))
const OTHERS: readonly Witch[] = [
  { hand: 'lore-of-webs lore-of-spores', bench: '2R' },
  { hand: 'toad-tornado spider-quake', bench: '2U' },
]

/** Plays the same in both matches and compares them after each answer. */
function playBoth(pair: readonly Coven[], insiders: readonly number[], ...answers: readonly (readonly [number, string, string?])[]): void {
  const [one, other] = pair
  if (!one || !other) throw new Error('two matches are needed')
  expectTwins(one, other, ...insiders)
  for (const [seat, pick, otherPick = pick] of answers) {
    expect(one.answer(seat, pick)).toBe('ok')
    expect(other.answer(seat, otherPick)).toBe('ok')
    expectTwins(one, other, ...insiders)
  }
}

describe('the other seats are not shown', () => {
  test('the two dealt characters and which one is picked', () => {
    const first = Coven.open(3).state
    const swapped = structuredClone(first)
    const used = new Set<string>(first.secrets.flatMap(({ dealt }) => dealt))
    const unseen = (['whirlwind', 'trickster', 'clairvoyant', 'daredevil', 'fey-blessed', 'potion-brewer', 'scribe-of-magic'] as const).filter(
      (id) => !used.has(id),
    )
    const [secret] = swapped.secrets
    if (!secret) throw new Error('no seat 0')
    secret.dealt = unseen.slice(0, 2)
    const pair = [first, swapped].map((state) => Coven.begin(structuredClone(state), { step: 'characters' }, seedOf(1)))
    const [dealt = '', other = ''] = [first.secrets[0]?.dealt[0], secret.dealt[1]]
    playBoth(pair, [0], [0, dealt, other], [1, first.secrets[1]?.dealt[0] ?? ''])
  })

  test('WW-R25: the character that was not kept, not even later', () => {
    const coven = Coven.open(2)
    const twin = structuredClone(coven.state)
    const used = new Set<string>(twin.secrets.flatMap(({ dealt }) => dealt))
    const [secret] = twin.secrets
    const [kept] = secret?.dealt ?? []
    if (!secret || !kept) throw new Error('no seat 0')
    const stranger = (['whirlwind', 'clairvoyant', 'daredevil', 'fey-blessed', 'trickster'] as const).find((id) => !used.has(id)) ?? 'whirlwind'
    secret.dealt = [kept, stranger]
    const pair = [coven.state, twin].map((state) => Coven.begin(structuredClone(state), { step: 'characters' }, seedOf(1)))
    playBoth(pair, [0], [0, kept], [1, twin.secrets[1]?.dealt[0] ?? ''])
    expect(pair[0]?.step).toBe('choose')
  })

  test('a hand', () => {
    const pair = variants([{ hand: 'void-storm storm-magic' }, { hand: 'ritual-of-wind storm-magic' }], OTHERS)
    playBoth(pair, [0], [1, 'lore-of-webs'], [0, 'storm-magic'])
  })

  test('a recipe face down and whether it is turned', () => {
    const witch = { hand: 'void-storm charm-of-fear' }
    playBoth(variants([witch, witch], OTHERS), [], [0, 'void-storm'])
    for (const picks of [
      ['void-storm', 'charm-of-fear>rotated'],
      ['charm-of-fear>upright', 'charm-of-fear>rotated'],
    ]) {
      const pair = variants([witch, witch], OTHERS)
      pair.forEach((coven, n) => {
        coven.answer(0, picks[n] ?? '')
      })
      playBoth(pair, [0], [1, 'lore-of-webs'])
    }
  })

  test('whether the last card in hand can be turned, so it is never played automatically', () => {
    const pair = variants([{ hand: 'void-storm' }, { hand: 'charm-of-fear' }], OTHERS)
    playBoth(pair, [0], [0, 'void-storm', 'charm-of-fear>upright'])
  })

  test('the random card of the Daredevil and the bonus: they see that she has chosen, and can still undo', () => {
    const witch: Witch = { character: 'daredevil', hand: 'charm-of-fear', bench: '3R' }
    const [plain, daring] = variants([witch, witch], OTHERS)
    if (!plain || !daring) throw new Error('two matches are needed')
    for (const coven of [plain, daring]) coven.answer(1, 'lore-of-webs')
    for (const pick of ['random', 'charm-of-fear>rotated', 'raven>mushroom']) {
      daring.answer(0, pick)
      expectTwins(plain, daring, 0)
    }
    daring.answer(0, 'raven>mushroom')
    plain.answer(0, 'charm-of-fear>rotated')
    expectTwins(plain, daring, 0)
    expect([plain.undo(1), daring.undo(1)]).toEqual(['ok', 'ok'])
    expectTwins(plain, daring, 0)
    expect(daring.secret(0).chosen).toEqual({ card: 'charm-of-fear', rotated: true })
  })

  test('the cards that an Initiate discards and draws', () => {
    const pair = variants(
      [
        { character: 'initiate', hand: 'void-storm storm-magic' },
        { character: 'initiate', hand: 'ritual-of-wind ritual-of-fire' },
      ],
      OTHERS,
      {
        deck: 'rite-of-beasts rite-of-growth rite-of-nature mushroom-flood',
      },
    )
    playBoth(pair, [0], [0, 'redraw'], [1, 'lore-of-webs'])
    const decks = ['rite-of-beasts rite-of-growth rite-of-nature mushroom-flood', 'lava-magic river-magic mystery-of-dread spore-summons']
    const drawn = decks.map((deck) => arrange([{ character: 'initiate', hand: 'void-storm' }, ...OTHERS], { deck }))
    for (const coven of drawn) coven.answer(0, 'redraw')
    expect(drawn[0]?.shownTo(1)).toBe(drawn[1]?.shownTo(1))
    expect(drawn[0]?.shownTo(undefined)).toBe(drawn[1]?.shownTo(undefined))
    expect(drawn[0]?.shownTo(0)).not.toBe(drawn[1]?.shownTo(0))
  })

  test('the order of the deck', () => {
    const [one, other] = ['rite-of-beasts rite-of-growth', 'rite-of-growth rite-of-beasts'].map((deck) =>
      arrange([{ hand: 'void-storm' }, ...OTHERS], { deck }),
    )
    if (!one || !other) throw new Error('two matches are needed')
    expectTwins(one, other)
  })

  test('the discard pile, except for the cards that a seat discarded itself', () => {
    const [one, other] = ['rite-of-beasts', 'rite-of-growth'].map((discards) => arrange([{ hand: 'void-storm' }, ...OTHERS], { discards }))
    if (!one || !other) throw new Error('two matches are needed')
    expectTwins(one, other)
    const initiate = arrange([{ character: 'initiate', hand: 'void-storm' }, ...OTHERS])
    initiate.answer(0, 'redraw')
    expect(initiate.match.seatView(0).hand).toMatchObject({ known: [{ card: 'void-storm', at: -1 }] })
  })

  test('a submission in the arcana step', () => {
    const witch: Witch = { hand: 'the-lost-arcana', bench: '2R 2G' }
    const pair = variants([witch, witch], [{ hand: 'void-storm', bench: '1U' }, {}])
    for (const coven of pair) coven.answers(0, 'the-lost-arcana')
    for (const coven of pair) coven.answers(1, 'void-storm')
    const [one, other] = pair
    if (!one || !other) throw new Error('two matches are needed')
    one.answers(0, 'raven>toad', 'raven>toad', 'book>spider', 'cauldron>mandrake')
    other.answers(0, 'book>toad')
    expectTwins(one, other, 0)
    one.answer(0, 'finish')
    other.answer(0, 'finish')
    expectTwins(one, other, 0)
    expect(one.undo(0)).toBe('ok')
    expect(other.undo(0)).toBe('ok')
    expectTwins(one, other, 0)
  })

  test('a drafted or submitted brew, neither its number of recipes nor an undo', () => {
    const witch: Witch = { recipes: ['void-storm', 'storm-magic', 'flask-of-shapes'], bench: '2B 2R 2U', hand: 'rite-of-beasts' }
    const pair = variants([witch, witch], [{ recipes: ['lore-of-webs'], bench: '2U' }, {}], { step: 'transform' })
    const [busy, idle] = pair
    if (!busy || !idle) throw new Error('two matches are needed')
    for (const pick of ['void-storm', 'flask-of-shapes', 'spider>bench', 'mushroom', 'storm-magic']) {
      busy.answer(0, pick)
      expectTwins(busy, idle, 0)
    }
    expect(busy.undo(0)).toBe('ok')
    expectTwins(busy, idle, 0)
    busy.answer(0, 'finish')
    idle.answer(0, 'finish')
    expectTwins(busy, idle, 0)
    expect([busy.undo(0), idle.undo(0)]).toEqual(['ok', 'ok'])
    expectTwins(busy, idle, 0)
  })

  test('a brew that a call for initiative returns', () => {
    const witch: Witch = { recipes: ['void-storm', 'storm-magic'], bench: '2B' }
    const [busy, idle] = variants([witch, witch], [{ recipes: ['lore-of-webs'], bench: '2U' }, {}], { step: 'transform', timing: 'on-demand' })
    if (!busy || !idle) throw new Error('two matches are needed')
    busy.plan(0, { steps: [use('storm-magic', 'B bench', 'B R U')] })
    idle.plan(0, {})
    for (const coven of [busy, idle]) coven.answer(1, 'call-initiative')
    expectTwins(busy, idle, 0)
    expect(busy.secret(0).draft?.deeds).toHaveLength(1)
  })

  test('the cards that are passed on, which only giver and receiver know, and the giver also later', () => {
    const pair = variants([{ hand: 'void-storm storm-magic' }, { hand: 'ritual-of-wind ritual-of-fire' }], [{}, {}, {}], {
      step: 'recipes',
      deck: RECIPES.slice(18, 37)
        .map(({ id }) => id)
        .join(' '),
    })
    const [one, other] = pair
    if (!one || !other) throw new Error('two matches are needed')
    expectTwins(one, other, 0, 1)
    expect(one.match.seatView(0).hand).toMatchObject({
      known: [
        { card: 'void-storm', at: 1 },
        { card: 'storm-magic', at: 1 },
      ],
    })
    const answer = (seat: number): void => {
      for (const coven of [one, other]) {
        const pick = coven.offered(seat).find((id) => !id.startsWith('void') && !id.startsWith('storm') && !id.startsWith('ritual')) ?? ''
        coven.answer(seat, pick)
      }
    }
    for (const seat of [0, 1, 2, 3]) answer(seat)
    for (const coven of [one, other]) while (coven.step !== 'choose') coven.answer(coven.asked[0] ?? 0, 'finish')
    expectTwins(one, other, 0, 1, 2)
    expect(
      one
        .secret(0)
        .known.filter(({ at }) => at === 2)
        .map(({ card }) => card),
    ).toEqual(['void-storm', 'storm-magic'])
  })

  test('any card that is hidden from them at the start of a match', () => {
    const coven = Coven.open(4, { characters: 'initiate' })
    for (const watcher of [0, 1, 2, 3]) {
      const shown = coven.shownTo(watcher)
      const hidden = [...coven.state.deck, ...coven.hands().flatMap((hand, seat) => (seat === watcher ? [] : hand))]
      for (const card of hidden) expect(shown).not.toContain(`"${card}"`)
    }
  })
})

import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../kernel/words.ts'
import {
  AUTOMA_CIRCLE,
  AUTOMA_OVERFLOW_VP,
  AUTOMA_PATH,
  AUTOMA_WITCHES,
  BOARDS,
  CARDS,
  COVENS,
  cardOf,
  DIFFICULTIES,
  FIGURES_PER_PLAYER,
  faceOf,
  MANA_MAX,
  PLACES,
  placeOf,
  printedVp,
  REGIONS,
  RITUALS,
  ROUNDS,
  regionOf,
  ritualOf,
  SPECIALISTS,
  STARTING_PLACES,
  STONES,
  specialistOf,
} from './index.ts'
import { type Effect, type Filter, KEYWORDS, STONE_KINDS, TRIGGERS, type Verb } from './vocabulary.ts'

/** An effect printed anywhere, with the name and the kind of the thing it is printed on. */
interface Printed {
  readonly on: string
  readonly as: string
  readonly effect: Effect
}
const PRINTED: readonly Printed[] = [
  ...RITUALS.flatMap(({ id, effect }) => ('do' in effect ? [{ on: id, as: effect.type, effect: effect.do }] : [])),
  ...SPECIALISTS.flatMap(({ id, specialist, council }) => [
    ...('do' in specialist ? [{ on: id, as: specialist.type, effect: specialist.do }] : []),
    ...('do' in council ? [{ on: id, as: council.type, effect: council.do }] : []),
  ]),
  ...PLACES.flatMap(({ id, linkBonus }) => (linkBonus ? [{ on: id, as: 'link', effect: linkBonus }] : [])),
  ...STARTING_PLACES.flatMap(({ id, lunar }) => ('linkBonus' in lunar ? [{ on: id, as: 'link', effect: lunar.linkBonus }] : [])),
  ...BOARDS.flatMap(({ id, scouting, token, path, freeActions, actionCells, stoneCells }): Printed[] => [
    { on: id, as: 'scouting', effect: scouting },
    { on: id, as: 'token', effect: token },
    ...path.flatMap((cell): Printed[] => [
      ...('reward' in cell ? [{ on: id, as: 'path', effect: cell.reward }] : []),
      ...('slash' in cell ? cell.slash.map((effect): Printed => ({ on: id, as: 'path', effect })) : []),
    ]),
    ...freeActions.map((one): Printed => ({ on: id, as: 'free', effect: one.do })),
    ...actionCells.map((one): Printed => ({ on: id, as: 'cell', effect: one.do })),
    ...stoneCells.flatMap(({ rewards }) => rewards.map((effect): Printed => ({ on: id, as: 'stone', effect }))),
  ]),
  ...REGIONS.flatMap(({ id, cellEffect, rewards }): Printed[] => [
    { on: id, as: 'cell', effect: cellEffect },
    ...rewards.map(({ reward }): Printed => ({ on: id, as: 'reward', effect: reward })),
  ]),
]

/** Returns the effect and all effects inside it. */
function partsOf(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'seq':
      return [effect, ...effect.steps.flatMap(partsOf)]
    case 'choose':
      return [effect, ...effect.options.flatMap(partsOf)]
    case 'pay':
    case 'removeRitual':
      return [effect, ...partsOf(effect.brings)]
    case 'if':
      return [effect, ...partsOf(effect.yes), ...(effect.no ? partsOf(effect.no) : [])]
    case 'forEach':
      return [effect, ...partsOf(effect.each)]
    case 'eachPlayerMay':
      return [effect, ...partsOf(effect.effect), ...partsOf(effect.perOpponent)]
    default:
      return [effect]
  }
}
const verbsIn = (as: string): readonly Verb[] =>
  PRINTED.filter((one) => one.as === as).flatMap(({ effect }) => partsOf(effect).map((part) => part.do))

describe('components', () => {
  test('the box holds the number of components that the rules count', () => {
    expect([PLACES.length, STARTING_PLACES.length, RITUALS.length, SPECIALISTS.length, CARDS.length]).toEqual([52, 4, 58, 21, 100])
    expect(SPECIALISTS.every(({ count }) => count === 2)).toBe(true)
    expect([STONES.length, COVENS.length, BOARDS.length, REGIONS.length]).toEqual([13, 4, 5, 3])
    expect([ROUNDS, MANA_MAX, FIGURES_PER_PLAYER, AUTOMA_WITCHES]).toEqual([3, 20, { witch: 4, elder: 4 }, 4])
    for (const kind of STONE_KINDS) expect(STONES.filter((stone) => stone.kind === kind)).toHaveLength(3)
  })

  test('every id is unique, and everything has a name and a text in both languages', () => {
    const pieces = [...PLACES, ...STARTING_PLACES, ...RITUALS, ...SPECIALISTS, ...BOARDS, ...REGIONS, ...STONES]
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
    const texts = [...PLACES, ...RITUALS, ...SPECIALISTS, ...BOARDS, ...REGIONS].map(({ text }) => text)
    const starts = STARTING_PLACES.flatMap(({ solar, lunar }) => [solar.text, lunar.text])
    for (const { en, ru } of [...pieces.map(({ name }) => name), ...texts, ...starts, ...SPECIALISTS.map(({ councilText }) => councilText)]) {
      expect(en).toMatch(/^[\x20-\x7e→“”]+$/)
      expect(ru).toMatch(/[а-яё]/i)
      // the texts address one player, not several
      expect(ru).not.toMatch(/(?:ите|йте|ьте|итесь|йтесь|ете)(?![а-яё])|(?<![а-яё])(?:ваш|вам|вас|вы(?![а-яё]))/i)
    }
  })

  test('no two places have the same name', () => {
    const places = [...PLACES, ...STARTING_PLACES]
    for (const language of LANGUAGES) expect(new Set(places.map(({ name }) => name[language])).size).toBe(52 + 4)
  })

  test('every card has printed points from 0 to 5', () => {
    for (const card of CARDS) expect([0, 1, 2, 3, 4, 5]).toContain(printedVp(card))
  })

  test('places cost one or two witches, and every path begins with an empty cell', () => {
    for (const { witches } of PLACES) expect([1, 2]).toContain(witches)
    for (const { path } of BOARDS) {
      expect(path).toHaveLength(9)
      expect([path[0], ...path.slice(1).map((cell) => Object.keys(cell).length)]).toEqual([{}, 1, 1, 1, 1, 1, 1, 1, 1])
    }
  })
})

describe('what the rulebook fixes', () => {
  const boardOf = (id: string) => BOARDS.find((board) => board.id === `board-${id}`)

  test('the sun side has the numbers of the rulebook', () => {
    expect(boardOf('solar')).toMatchObject({
      scouting: {
        steps: [
          { do: 'draw', n: 6 },
          { do: 'gain', knowledge: 3, mana: 2 },
        ],
      },
      token: {
        steps: [
          { do: 'harvest', what: 'outerAll', signal: true },
          { do: 'gain', herb: 1, potion: 1 },
        ],
      },
      councilCost: { first: { knowledge: 1, herb: 1, potion: 1 }, next: { knowledge: 2, herb: 2, potion: 2 } },
    })
    expect(boardOf('solar')?.path[1]).toEqual({ reward: { do: 'transfer', n: 1 } })
  })

  test('the moon side has the numbers of the rulebook', () => {
    expect(boardOf('star')).toMatchObject({ scouting: { do: 'draw', n: 9 }, path: boardOf('solar')?.path })
    expect(boardOf('star')?.councilCost).toEqual({ first: { knowledge: 0, herb: 0, potion: 0 }, next: { knowledge: 1, herb: 1, potion: 1 } })
    expect(boardOf('cross')?.path.filter((cell) => 'slash' in cell).length).toBeGreaterThan(4)
    expect(boardOf('circle')?.token).toEqual({ do: 'forEach', of: { count: 'placesOuter' }, each: { do: 'gain', mana: 1 } })
    expect(boardOf('thorn')).toMatchObject({ path: boardOf('solar')?.path, stoneCells: [{}, {}, {}, {}, {}] })
    for (const id of ['cross', 'circle', 'thorn']) expect(boardOf(id)?.councilCost).toEqual(boardOf('solar')?.councilCost)
  })

  test('the regions have the thresholds 4, 6 and 8, two or three cells, and three or four slots', () => {
    for (const { rewards, sides } of REGIONS) {
      expect(rewards.map(({ at }) => at)).toEqual([4, 6, 8])
      for (const { actionCells, placeSlots, players } of sides)
        expect([actionCells, placeSlots]).toEqual(players.some((n) => n === 4) ? [3, 4] : [2, 3])
    }
    expect(regionOf('north-lakes')).toMatchObject({
      cellEffect: { do: 'pay', cost: { cards: 1 }, brings: { do: 'gain', any: 3 } },
      rewards: [{ reward: { do: 'draw', n: 1 } }, { reward: { do: 'gain', vp: 3 } }, {}],
      winnerTakesFirstPlayer: true,
    })
    expect(regionOf('southern-slopes').cellEffect).toEqual({ do: 'pay', cost: { any: 1 }, brings: { do: 'gain', any: 2, mana: 3 } })
  })

  test('EV-R29 the Automa has two yellow cells, a cell to find a place in each of her regions, and 3 VP above her path', () => {
    expect(AUTOMA_CIRCLE.filter(({ stop }) => stop)).toHaveLength(2)
    const regions = AUTOMA_CIRCLE.flatMap((cell) => ('region' in cell ? [cell.region] : []))
    expect(new Set(regions)).toEqual(new Set(['north-lakes', 'central-highlands']))
    expect([AUTOMA_OVERFLOW_VP, AUTOMA_PATH[0], DIFFICULTIES.map(({ x }) => x)]).toEqual([3, { act: 'none' }, [1, 3, 4, 5]])
  })

  test('the cards of the worked examples have the numbers of the examples', () => {
    expect(placeOf('place-phantom-marsh')).toMatchObject({
      witches: 2,
      harvest: { herb: 1 },
      linkBonus: {
        steps: [
          { do: 'gain', herb: 1 },
          { cond: { keyword: 'artifact' }, yes: { do: 'gain', vp: 2 } },
        ],
      },
    })
    expect(placeOf('place-sanctuary').vp).toBe(3)
    expect(placeOf('place-grotto').linkBonus).toBeUndefined()
    expect(ritualOf('ritual-transmutation-vessel')).toMatchObject({
      keywords: ['artifact'],
      cost: { herb: 1, potion: 2, knowledge: 0 },
      effect: { type: 'cell', cells: 1, do: { do: 'pay', cost: { any: 2 }, brings: { do: 'gain', vp: 1, any: 3 } } },
    })
    expect(ritualOf('ritual-reality-warp')).toMatchObject({ slots: 2, cost: { herb: 1, knowledge: 1, potion: 1 } })
    expect(ritualOf('ritual-pillar-of-energy').slots).toBeGreaterThan(0)
    expect(['sage-elephant', 'singing-cauldron', 'living-chest'].map((id) => ritualOf(`ritual-${id}`).vp)).toEqual([2, 3, 4])
    expect(ritualOf('ritual-twin-sickles').effect).toMatchObject({ type: 'cell', cells: 2 })
    expect(specialistOf('specialist-irene-and-haze-1')).toMatchObject({
      cost: { knowledge: 2, herb: 1, potion: 0 },
      specialist: { on: 'place-found', do: { do: 'harvest', what: 'found' } },
      council: { on: 'place-found', do: { do: 'gain', vp: 2 } },
    })
  })

  test('EV-R47 the four rituals of the scoring example have a catalyst cell each', () => {
    for (const id of ['sage-elephant', 'singing-cauldron', 'living-chest', 'cat-helper']) expect(ritualOf(`ritual-${id}`).slots).toBe(1)
  })

  test('EV-R36, EV-R37, EV-R41 names are repaired, persons transliterated, and regions and tools named as in the rules', () => {
    const ru = (id: string): string => cardOf(id).of.name.ru
    expect([ru('specialist-keir-1'), placeOf('place-sanctuary').name.ru]).toEqual(['Кейр, Мастерица иллюзий', 'Святилище'])
    const people = SPECIALISTS.map(({ name }) => name.en.split(/,| and/)[0])
    expect(people).toEqual(expect.arrayContaining(['Keir', 'Keita', 'Nora', 'Ulan', 'Shoana', 'Elvin', 'Ehir', 'Ajisu', "Ma'at", 'Irene']))
    expect(regionOf('central-highlands').name).toEqual({ en: 'Central Highlands', ru: 'Центральное нагорье' })
  })
})

describe('the vocabulary of effects', () => {
  test('EF-0.1 effects are nodes with a verb, in the places that the vocabulary names', () => {
    expect(new Set(PRINTED.map(({ as }) => as))).toEqual(
      new Set(['cell', 'instant', 'permanent', 'free', 'battle', 'endOfRound', 'endOfGame', 'link', 'scouting', 'token', 'path', 'stone', 'reward']),
    )
    for (const { effect } of PRINTED) for (const part of partsOf(effect)) expect(part.do).toMatch(/^[a-zA-Z]+$/)
  })

  test('EF-0.2 cards carry exactly the types of effects that the vocabulary allows', () => {
    expect(new Set(RITUALS.map(({ effect }) => effect.type))).toEqual(new Set(['permanent', 'instant', 'cell']))
    expect(new Set(SPECIALISTS.map(({ specialist }) => specialist.type))).toEqual(new Set(['permanent', 'free', 'battle']))
    expect(new Set(SPECIALISTS.map(({ council }) => council.type))).toEqual(new Set(['permanent', 'endOfRound', 'endOfGame']))
    for (const { effect } of RITUALS) if (effect.type === 'cell') expect([1, 2]).toContain(effect.cells)
  })

  test('EF-0.3 bags hold resources, resources of choice, mana, points and cards, nothing else', () => {
    const goods = ['herb', 'potion', 'knowledge', 'any', 'mana', 'vp', 'cards']
    for (const { id } of PLACES)
      for (const [good, n] of Object.entries(faceOf(id, 'solar').harvest)) expect([goods.includes(good), n > 0]).toEqual([true, true])
    const gains = PRINTED.flatMap(({ effect }) => partsOf(effect)).filter((part) => part.do === 'gain')
    for (const key of gains.flatMap((gain) => Object.keys(gain))) expect(['do', 'who', ...goods]).toContain(key)
  })

  test('EF-0.6 keywords are artifact, spell and familiar; only Embodiment of Magic has more than one', () => {
    for (const { keywords } of [...RITUALS, ...SPECIALISTS]) for (const keyword of keywords) expect(KEYWORDS).toContain(keyword)
    const many = [...RITUALS, ...SPECIALISTS].filter(({ keywords }) => keywords.length > 1)
    expect(many.map(({ id, keywords }) => [id, keywords.length])).toEqual([['ritual-embodiment-of-magic', 3]])
  })

  test('every waiting effect names an occasion that exists, and a filter that fits it', () => {
    const printed = [...RITUALS.map(({ effect }) => effect), ...SPECIALISTS.flatMap(({ specialist, council }) => [specialist, council])]
    const waiting = printed.filter((effect) => 'on' in effect)
    expect(new Set(waiting.flatMap(({ on }) => on))).toEqual(new Set(TRIGGERS))
    const occasionsOf = (key: keyof Filter) =>
      new Set(waiting.filter((effect) => 'filter' in effect && key in (effect.filter ?? {})).map(({ on }) => on))
    expect(occasionsOf('by')).toEqual(new Set(['outer-harvested-all']))
    expect(occasionsOf('keyword')).toEqual(new Set(['ritual-played']))
    expect(occasionsOf('place')).toEqual(new Set(['place-harvested']))
  })

  test('EF-1.9 no verb nests itself, so every resolution ends', () => {
    expect(verbsIn('link')).not.toContain('linkBonus')
    for (const verb of ['advancePath', 'pathReward'] as const) expect(verbsIn('path')).not.toContain(verb)
    expect(verbsIn('instant')).not.toContain('applyInstant')
    expect(verbsIn('cell').filter((verb) => verb === 'copyEffect')).toHaveLength(1)
  })

  test('EF-1.10 only the removal of a ritual returns an elder, and only witches come back from regions', () => {
    for (const { effect } of PRINTED)
      for (const part of partsOf(effect)) if (part.do === 'returnFigure') expect([part.kind, part.from]).toEqual(['witch', 'regions'])
  })

  test('no effect at the end of the game counts cards in hand or resources, because both are gone by then', () => {
    const counters = SPECIALISTS.flatMap(({ council }) => (council.type === 'endOfGame' ? [council.do.per.count] : []))
    expect(new Set(counters)).toEqual(new Set(['stonesAndSymbols', 'sets', 'catalysts', 'specialists']))
  })
})

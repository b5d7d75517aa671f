import { describe, expect, test } from 'vitest'
import { formatText, LANGUAGES } from '../../../kernel/words.ts'
import { BOARDS, CARDS, PLACES, REGIONS, STARTING_PLACES, STONES } from '../content/index.ts'
import { evenfall } from '../index.ts'
import { arrange, battle, begin, lastStones } from '../testing.ts'
import { WORDS } from './index.ts'

const say = (line: Parameters<typeof formatText>[1], language: 'en' | 'ru'): string =>
  formatText(WORDS, line, language, (seat) => ['Anna', 'Viktor'][seat] ?? '?')

describe('words', () => {
  test('everything on the table has a name and, if it has an effect, a text', () => {
    const things = [...CARDS, ...[...PLACES, ...STARTING_PLACES, ...BOARDS, ...REGIONS, ...STONES].map(({ id }) => id)]
    for (const id of things) expect(WORDS[`term.${id}`]).toBeDefined()
    for (const id of [...CARDS, ...[...PLACES, ...BOARDS, ...REGIONS].map((one) => one.id)]) expect(WORDS[`text.${id}`]).toBeDefined()
    for (const { id } of STARTING_PLACES) for (const side of ['solar', 'lunar']) expect(WORDS[`text.${id}.${side}`]).toBeDefined()
    expect(WORDS['council.specialist-keir-2']).toEqual(WORDS['council.specialist-keir-1'])
  })

  test('everything that can be chosen has a name', () => {
    const named = (id: string): boolean =>
      id.split('>').every((thing) => WORDS[`term.${thing}`] !== undefined || WORDS[`option.${thing}`] !== undefined)
    for (const side of ['solar', 'lunar']) {
      const play = begin(3, { side })
      for (let n = 0; n < 150 && !play.match.outcome; n++) {
        const { question, seat } = play.decision
        const choices = question.kind === 'amount' ? [] : question.choices
        expect(choices.filter(({ id, label }) => label === undefined && !named(id))).toEqual([])
        const busy = question.kind === 'one' ? choices.filter(({ id }) => id !== 'pass') : []
        play.by(seat, busy[(n * 7) % Math.max(1, busy.length)]?.id ?? play.fallback(seat))
      }
    }
  })

  test('amounts read as a person would say them', () => {
    const goods = ['1-herb', '3-potion', '5-mana', '21-vp', '2-any', '1-cards', '2-transfer']
    expect(say({ key: 'option.goods', params: { goods } }, 'en')).toBe('1 herb, 3 potions, 5 mana, 21 VP, 2 resources of choice, 1 card, 2 transfers')
    expect(say({ key: 'option.goods', params: { goods } }, 'ru')).toBe('1 трава, 3 зелья, 5 маны, 21 ПО, 2 любых ресурса, 1 карта, 2 переноса')
  })

  test('the log tells everybody what happened, and tells the player who drew which cards', () => {
    const play = arrange({ deck: 'keir velda morten' }).pick('witch>central-highlands:1', '3-cards')
    const [drew] = play.match.events
    expect(say({ key: 'event.drew', params: { seat: 0, count: 3 } }, 'ru')).toBe('Anna берёт 3 карты.')
    expect(drew?.secrets?.[0]).toEqual({ cards: ['specialist-keir-1', 'specialist-velda-1', 'specialist-morten-1'] })
    expect(say({ key: 'event.gained', params: { seat: 1, goods: ['2-herb', '1-vp'], source: 'place-grotto' } }, 'en')).toBe(
      'Viktor gains 2 herbs, 1 VP (Grotto).',
    )
  })

  test('prompts begin with the card that asks, and address one player', () => {
    const asks = [
      arrange({ players: [{ inner: 'start=moss-toad' }, {}] }).pick('elder>moss-toad:1'),
      arrange({ players: [{ specialists: 'radu', outer: 'grotto' }, {}] }).pick('radu-1'),
      battle({ players: [{ mana: 3, stand: { 'north-lakes': { witches: 1 } } }, {}] }),
      begin(2, { advancedStart: true }),
      lastStones({ players: [{ stones: 'tide-1', inner: 'grotto' }, {}] }),
    ].map(({ decision }) => LANGUAGES.map((language) => say(decision.prompt, language)))
    expect(asks).toEqual([
      ['Moss Toad: choose one.', '«Мшистая жаба»: выбери одно.'],
      [
        'Radu, Keeper of the Threshold: choose a place for the inner circle, or skip.',
        '«Раду, Хранитель порога»: перенеси место силы во внутренний круг или пропусти.',
      ],
      ['North Lakes: set your dial. Nobody sees it until all are set.', '«Северные озёра»: выставь индикатор маны. До открытия его никто не увидит.'],
      ['Choose 2 cards to discard. Nobody sees them until all have chosen.', 'Выбери 2 карты для сброса. До общего выбора их никто не увидит.'],
      [
        'Lay your stones on places of the inner circle. Nobody sees it until all are done.',
        'Разложи камни силы на места внутреннего круга. До общего открытия их никто не увидит.',
      ],
    ])
  })

  test('no text addresses several players at once, and no past tense shows a gender', () => {
    for (const [key, { ru }] of Object.entries(evenfall.words)) {
      if (key.startsWith('term.')) continue
      expect([key, /(?:ите|йте|ьте|итесь|йтесь)(?![а-яё])|(?<![а-яё])(?:ваш|вам|вас|вы(?![а-яё]))/i.test(ru)]).toEqual([key, false])
      if (key.startsWith('event.')) expect([key, /\{@seat\} [а-яё]+(?:л|лся|ла|лась)(?![а-яё])/i.test(ru)]).toEqual([key, false])
    }
  })
})

import { describe, expect, test } from 'vitest'
import { type Dictionary, eventLine, formatLine, formatText, LANGUAGES, placeholdersOf } from './words.ts'

const words: Dictionary = {
  'event.drew': { en: '{@seat} draws {count} {count|card|cards}', ru: '{@seat} берёт {count} {count|карту|карты|карт}' },
  'event.drew.told': { en: '{@seat} draws {cards}', ru: '{@seat} берёт: {cards}' },
  'event.met': { en: '{@seats} meet at {place}', ru: '{@seats} встречаются: {place}' },
  'event.calm': { en: 'Nothing happens', ru: 'Ничего не происходит' },
  'term.owl': { en: 'Owl', ru: 'Сова' },
  'term.d4': { en: 'the Well', ru: 'Колодец' },
}
const NAMES = ['Ada', 'Bo', 'Cy']
const say = (language: 'en' | 'ru', key: string, params?: Record<string, string | number | (string | number)[]>): string =>
  formatText(words, params ? { key, params } : { key }, language, (seat) => NAMES[seat] ?? '?')

describe('a line is a template and its values', () => {
  test('{@seat} inserts the player in that seat, and {count} a number', () => {
    expect(say('en', 'event.drew', { seat: 1, count: 2 })).toBe('Bo draws 2 cards')
  })

  test.each([
    [1, '1 card'],
    [0, '0 cards'],
    [2, '2 cards'],
    [21, '21 cards'],
  ])('English has two plural forms: %i', (count, said) => {
    expect(say('en', 'event.drew', { seat: 0, count })).toBe(`Ada draws ${said}`)
  })

  test.each([
    [1, '1 карту'],
    [2, '2 карты'],
    [4, '4 карты'],
    [5, '5 карт'],
    [0, '0 карт'],
    [11, '11 карт'],
    [14, '14 карт'],
    [21, '21 карту'],
    [22, '22 карты'],
    [111, '111 карт'],
  ])('Russian has three plural forms: %i', (count, said) => {
    expect(say('ru', 'event.drew', { seat: 0, count })).toBe(`Ada берёт ${said}`)
  })

  test('a number without a form of its own gets the last form', () => {
    const short: Dictionary = { 'event.rang': { en: '{count|times}', ru: '{count|раз|раза}' } }
    const rang = (language: 'en' | 'ru', count: number) => formatText(short, { key: 'event.rang', params: { count } }, language, () => '')
    expect([rang('en', 1), rang('en', 2), rang('ru', 1), rang('ru', 5)]).toEqual(['times', 'times', 'раз', 'раза'])
  })

  test('a thing with a term gets its name in the language of the reader, and any other text stays as it is', () => {
    expect(formatLine(words, { key: 'event.met', params: { seats: [0, 2], place: 'd4' } }, 'en')).toEqual([
      { kind: 'seat', seat: 0 },
      { kind: 'text', text: ', ' },
      { kind: 'seat', seat: 2 },
      { kind: 'text', text: ' meet at ' },
      { kind: 'term', id: 'd4', text: 'the Well' },
    ])
    expect(say('ru', 'event.met', { seats: [0], place: 'e5' })).toBe('Ada встречаются: e5')
  })

  test('whatever is neither a player nor a thing is text', () => {
    expect(formatLine(words, { key: 'event.drew', params: { seat: 1, count: 2 } }, 'en')).toEqual([
      { kind: 'seat', seat: 1 },
      { kind: 'text', text: ' draws ' },
      { kind: 'text', text: '2' },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'cards' },
    ])
    expect(formatLine(words, { key: 'event.drew.told', params: { seat: 1, cards: ['owl', 'owl'] } }, 'en').slice(-2)).toEqual([
      { kind: 'term', id: 'owl', text: 'Owl' },
      { kind: 'text', text: ' ×2' },
    ])
    expect(formatLine(words, { key: 'event.calm' }, 'en')).toEqual([{ kind: 'text', text: 'Nothing happens' }])
  })

  test('a list is written with commas', () => {
    expect(say('en', 'event.drew.told', { seat: 0, cards: ['owl', 'd4', 7] })).toBe('Ada draws Owl, the Well, 7')
    expect(say('en', 'event.drew.told', { seat: 0, cards: [] })).toBe('Ada draws ')
  })

  test('equal texts in a list are written once with their count, and equal numbers are written each', () => {
    expect(say('en', 'event.drew.told', { seat: 0, cards: ['owl', 'd4', 'owl', 'owl'] })).toBe('Ada draws Owl ×3, the Well')
    expect(say('en', 'event.drew.told', { seat: 0, cards: [2, 2] })).toBe('Ada draws 2, 2')
  })

  test('a template without placeholders is used as it is, and an unknown key is shown itself', () => {
    expect(say('ru', 'event.calm')).toBe('Ничего не происходит')
    expect(say('en', 'event.unheard')).toBe('event.unheard')
  })

  test('a missing value leaves a gap and throws nothing', () => {
    for (const language of LANGUAGES) expect(say(language, 'event.drew.told', { seat: 0 })).toContain('Ada')
    expect(say('en', 'event.drew.told', { seat: 0 })).toBe('Ada draws ')
    expect(formatLine(words, { key: 'event.drew.told' }, 'en').map((part) => (part.kind === 'seat' ? part.seat : part.text))).toEqual([
      0,
      ' draws ',
      '',
    ])
  })

  test('the placeholders of a template are listed with their position and forms', () => {
    expect(placeholdersOf('{@seat} draws {count|card|cards}')).toEqual([
      { whole: '{@seat}', index: 0, isSeat: true, name: 'seat', forms: [] },
      { whole: '{count|card|cards}', index: 14, isSeat: false, name: 'count', forms: ['card', 'cards'] },
    ])
  })
})

describe('the line of an event', () => {
  test('a reader who knows the private fields gets the longer line', () => {
    expect(eventLine(words, { type: 'drew', seat: 1, count: 1, cards: ['owl'] })).toEqual({
      key: 'event.drew.told',
      params: { type: 'drew', seat: 1, count: 1, cards: ['owl'] },
    })
    expect(eventLine(words, { type: 'drew', seat: 1, count: 1 }).key).toBe('event.drew')
  })

  test('booleans and undefined fields are not values of the line', () => {
    expect(eventLine(words, { type: 'calm', loud: false, seat: 0, why: undefined }).params).toStrictEqual({ type: 'calm', seat: 0 })
  })
})

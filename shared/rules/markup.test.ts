import { describe, expect, test } from 'vitest'
import { type Block, inlinesOf, MarkupError, parseMarkup, plainText } from './markup.ts'

const text = (words: string) => ({ kind: 'text', text: words }) as const

describe('the markup of rules texts', () => {
  test('an empty line separates paragraphs, and a line break with indentation inside a paragraph is a space', () => {
    expect(parseMarkup('One\n   line.\n\n\n  Another.\n')).toEqual([
      { kind: 'paragraph', parts: [text('One line.')] },
      { kind: 'paragraph', parts: [text('Another.')] },
    ])
    expect(parseMarkup(' \n ')).toEqual([])
  })

  test('lines with a dash are a list, with or without an empty line before it, and a line without a dash continues its item', () => {
    const list: Block = { kind: 'list', items: [[text('first')], [text('second that goes on')]] }
    expect(parseMarkup('Steps:\n- first\n- second\n  that goes on\n\nThen.')).toEqual([
      { kind: 'paragraph', parts: [text('Steps:')] },
      list,
      { kind: 'paragraph', parts: [text('Then.')] },
    ])
    expect(parseMarkup('- first\n- second that goes on')).toEqual([list])
  })

  test('a dash inside a line is text', () => {
    expect(parseMarkup('Воин — юнит.\n— Да - так.')).toEqual([{ kind: 'paragraph', parts: [text('Воин — юнит. — Да - так.')] }])
  })

  test('strong words, terms with and without shown words, clauses and numbers are parsed', () => {
    expect(parseMarkup('**Hold {n:places}** [[term:place|places of power]], see [[SO-11.2]], [[EF-A1]], [[EV-30.1a]]: [[term:well]].')).toEqual([
      {
        kind: 'paragraph',
        parts: [
          { kind: 'strong', parts: [text('Hold '), { kind: 'number', name: 'places' }] },
          text(' '),
          { kind: 'term', id: 'place', shown: 'places of power' },
          text(', see '),
          { kind: 'clause', id: 'SO-11.2' },
          text(', '),
          { kind: 'clause', id: 'EF-A1' },
          text(', '),
          { kind: 'clause', id: 'EV-30.1a' },
          text(': '),
          { kind: 'term', id: 'well' },
          text('.'),
        ],
      },
    ])
  })

  test('strong words may go over the end of a line but not of a paragraph', () => {
    expect(parseMarkup('a **b\nc** d')).toEqual([{ kind: 'paragraph', parts: [text('a '), { kind: 'strong', parts: [text('b c')] }, text(' d')] }])
    expect(() => parseMarkup('a **b\n\nc** d')).toThrow('line 1, column 3: ** without another **')
  })

  test.each([
    ['One.\n\n  Two [[term:place.', 'line 3, column 7: [[ is no mark here'],
    ['One ]] two', 'line 1, column 5: ]] is no mark here'],
    ['One [[term:Place]]', 'line 1, column 5'],
    ['One [[term:place|]]', 'line 1, column 5'],
    ['One [[place]]', 'line 1, column 5'],
    ['One [[SO-5.3|capture]]', 'line 1, column 5'],
    ['One {n:}', 'line 1, column 5'],
    ['One {icon:herb}', 'line 1, column 5'],
    ['- a\n- One } two', 'line 2, column 7: } is no mark here'],
    ['One **', 'line 1, column 5: ** without another **'],
    ['One ****', 'line 1, column 5: nothing between ** and **'],
    ['One *two*', 'line 1, column 5: * is no mark here'],
    ['A <b>two</b>', 'line 1, column 3: < is no mark here'],
    ['One `two`', 'line 1, column 5'],
    ['One\n# Two', 'line 2, column 1: no such mark at the beginning of a line'],
    ['1. One', 'line 1, column 1'],
    ['* One', 'line 1, column 1'],
  ])('%j is refused with its line and column', (source, message) => {
    expect(() => parseMarkup(source)).toThrow(MarkupError)
    expect(() => parseMarkup(source)).toThrow(message)
  })

  test('parts are found inside other parts and in lists', () => {
    const parts = inlinesOf(parseMarkup('a **b {n:x}**\n- [[SO-1.1]]'))
    expect(parts.map(({ kind }) => kind)).toEqual(['text', 'strong', 'text', 'number', 'clause'])
  })

  test('the plain text has the names of terms and the values of numbers', () => {
    const reading = { term: (id: string) => `<${id}>`, number: () => '3' }
    expect(plainText(parseMarkup('Hold **{n:x}** [[term:place|places]] or a [[term:well]]:\n- [[SO-1.1]]\n- b'), reading)).toBe(
      'Hold 3 places or a <well>:\nSO-1.1\nb',
    )
  })
})

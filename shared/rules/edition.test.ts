import { describe, expect, test } from 'vitest'
import { marksOf, type PieceList, piecesOf, type Sourced } from '../kernel/piece.ts'
import { type EditionText, editionOf } from './edition.ts'
import { editionPagesOf } from './edition-pages.ts'
import type { RulesText, Ruling } from './text.ts'

const words = (en: string, ru = 'слово') => ({ en, ru })
const card = (id: string, source: Sourced['source'], change: Partial<Sourced> = {}): Sourced => ({ id, name: words(id), source, ...change })

const CARDS: PieceList = {
  id: 'cards',
  name: words('Cards', 'Карты'),
  pieces: [
    card('owl', 'ours'),
    card('cat', 'rulebook', { ours: ['vp'] }),
    card('fox', 'rulebook', { rulebook: ['cost'] }),
    card('bat', 'rulebook', { ours: ['vp'] }),
    card('hare', 'public'),
    card('toad-1', 'ours', { name: words('toad') }),
    card('toad-2', 'ours', { name: words('toad') }),
  ],
  public: ['cost'],
  rulings: ['ZZ-R2'],
}
const CELLS: PieceList = { id: 'cells', name: words('Cells'), pieces: [card('c1', 'ours'), card('c2', 'ours')], unnamed: true }

const ruling = (id: string, doubt: string): Ruling => ({ id, clauses: [], doubt: words(doubt), decision: words('!'), reason: words('.') })
const RULES: RulesText = {
  prefixes: ['ZZ'],
  notForPlayers: [],
  chapters: [],
  glossary: [{ id: 'owl', name: words('Owl'), text: words('A bird.'), clauses: [] }],
  rulings: [ruling('ZZ-R1', 'Who?'), ruling('ZZ-R2', 'May an [[term:owl]] fly {n:far} cells?')],
  numbers: { far: 3 },
  untested: {},
}
const EDITION: EditionText = {
  lists: [CARDS, CELLS],
  fields: { vp: words('VP'), cost: words('cost', 'цена') },
  credits: { made: [{ role: words('Authors'), names: [words('Ada'), words('Mary')] }], unsaid: words('No publisher is named.') },
}
const GAME = { id: 'walking', names: words('Walking', 'Ходьба') }
const edition = editionOf(GAME, RULES, EDITION)

describe('the source of a piece', () => {
  test('a mark of the list holds for each piece that does not mark the field itself, unless it names the source of the piece', () => {
    const [owl, cat, fox, , hare] = CARDS.pieces.map((piece) => marksOf(CARDS, piece))
    expect(owl).toEqual({ rulebook: [], public: ['cost'], ours: [] })
    expect(cat).toEqual({ rulebook: [], public: ['cost'], ours: ['vp'] })
    expect(fox).toEqual({ rulebook: [], public: [], ours: [] })
    expect(hare).toEqual({ rulebook: [], public: [], ours: [] })
  })

  test('the flat list has every piece with all its marks', () => {
    const pieces = piecesOf([CARDS, CELLS])
    expect(pieces.map(({ id }) => id)).toEqual(['owl', 'cat', 'fox', 'bat', 'hare', 'toad-1', 'toad-2', 'c1', 'c2'])
    expect(pieces[1]).toEqual({ ...CARDS.pieces[1], rulebook: [], public: ['cost'], ours: ['vp'] })
  })
})

describe('about this edition', () => {
  test('pieces are counted by source, and pieces that are partly ours are counted separately', () => {
    expect([edition.counts, edition.partlyOurs]).toEqual([{ rulebook: 3, public: 1, ours: 5 }, 2])
    expect(edition.lists.map(({ counts }) => counts)).toEqual([
      { rulebook: 3, public: 1, ours: 3 },
      { rulebook: 0, public: 0, ours: 2 },
    ])
  })

  test('pieces are grouped by their sources from the rulebook to ours, and equal names are counted', () => {
    const groups = edition.lists[0]?.groups.map(({ source, fields, count, names }) => ({
      source,
      count,
      fields: fields.map((one) => `${one.source}: ${one.names.map(({ en }) => en).join()}`),
      names: names.map((one) => `${one.count} ${one.name.en}`),
    }))
    expect(groups).toEqual([
      { source: 'rulebook', count: 2, fields: ['public: cost', 'ours: VP'], names: ['1 cat', '1 bat'] },
      { source: 'rulebook', count: 1, fields: [], names: ['1 fox'] },
      { source: 'public', count: 1, fields: [], names: ['1 hare'] },
      { source: 'ours', count: 3, fields: ['public: cost'], names: ['1 owl', '2 toad'] },
    ])
  })

  test('unnamed pieces are only counted', () => {
    expect(edition.lists[1]?.groups).toEqual([{ source: 'ours', fields: [], count: 2, names: [] }])
  })

  test('a list has its own rulings, and the game has all of them', () => {
    expect(edition.lists.map(({ rulings }) => rulings.map(({ id }) => id))).toEqual([['ZZ-R2'], []])
    expect(edition.rulings.map(({ id }) => id)).toEqual(['ZZ-R1', 'ZZ-R2'])
  })

  test('the page exists in both languages', () => {
    const [english, russian] = editionPagesOf([{ edition, rules: RULES }])
    const lines = english?.content.split('\n')
    expect([english?.file, russian?.file]).toEqual(['edition.md', 'edition.ru.md'])
    for (const line of [
      '| [Walking](#walking) | 3 | 1 | 5 | 2 |',
      '- **Authors:** Ada, Mary',
      '- No publisher is named.',
      '**Cards** (7). See [ZZ-R2](rules/walking.md#ZZ-R2).',
      '- **From the rulebook, 2.** *From public sources: cost.* *Ours: VP.* cat · bat',
      '- **Ours, 3.** *From public sources: cost.* owl · toad ×2',
      '- **Ours, 2.**',
      '- [ZZ-R2](rules/walking.md#ZZ-R2) May an Owl fly 3 cells?',
    ])
      expect(lines).toContain(line)
    expect(russian?.content.split('\n')).toContain('**Карты** (7). См. [ZZ-R2](rules/walking.ru.md#ZZ-R2).')
  })
})

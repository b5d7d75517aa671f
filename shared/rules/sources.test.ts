import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/index.ts'
import type { PieceList, Sourced } from '../kernel/piece.ts'
import type { EditionText } from './edition.ts'
import { type Content, sourceFaults } from './sources.ts'
import type { Ruling } from './text.ts'
import { TEXTS } from './texts.ts'

/** The files that are not searched: `vocabulary.ts` has only words, and `pieces.ts` and `index.ts` repeat the other files. */
const NO_CONTENT = ['vocabulary.ts', 'pieces.ts', 'index.ts']

async function contentOf(game: string): Promise<Content> {
  const files = globSync(join(import.meta.dirname, '..', 'games', game, 'content', '*.ts'))
  const read = files.filter((file) => !NO_CONTENT.includes(basename(file)) && !file.endsWith('.test.ts'))
  return Object.fromEntries(await Promise.all(read.map(async (file) => [basename(file), { ...(await import(file)) }] as const)))
}

test.each(GAMES)('everything in the content of $id has a source', async ({ id }) => {
  const text = await TEXTS[id]?.()
  if (!text) throw new Error(`${id} has no rules text`)
  const content = await contentOf(id)
  if (text.EDITION.lists.length > 0) expect(Object.keys(content).length).toBeGreaterThan(3)
  expect(sourceFaults(text.EDITION, text.RULES.rulings, content)).toEqual([])
})

const words = (en: string, ru = 'слово') => ({ en, ru })
const card = (id: string, change: Partial<Sourced> = {}): Sourced & { readonly cost: number } => ({
  id,
  name: words(id),
  cost: 3,
  source: 'rulebook',
  ...change,
})

const OWL = card('owl', { ours: ['cost', 'feathers.*.colour'] })
const CAT = { ...card('cat', { source: 'ours' }), feathers: [{ colour: 'red' }] }
const CARDS: PieceList = { id: 'cards', name: words('Cards'), pieces: [OWL, CAT], public: ['name.en'], rulings: ['ZZ-R1'] }
const NUMBERS: PieceList = { id: 'numbers', name: words('Numbers'), pieces: [{ ...card('max-cards'), public: ['of.two-3', 'hand.1-2'] }] }
const FIELDS: EditionText['fields'] = {
  cost: words('cost'),
  'feathers.*.colour': words('colour'),
  'name.en': words('English name'),
  'of.two-3': words('of'),
  'hand.1-2': words('hand'),
}
const CREDITS = { made: [] }
const WHOLE: EditionText = { lists: [CARDS, NUMBERS], fields: FIELDS, credits: CREDITS }
const CONTENT: Content = {
  'cards.ts': { CARDS: [OWL, CAT], IDS: ['owl', 'cat'], BEST: 'owl', nameOf: () => '', TEXTS: { owl: words('Hoots') } },
  'numbers.ts': { MAX_CARDS: { of: { 'two-3': 2 }, hand: [1, 2, 3] } },
}
const RULING: Ruling = { id: 'ZZ-R1', clauses: [], doubt: words('?'), decision: words('!'), reason: words('.') }

const withCard = (change: Partial<Sourced>): EditionText => ({ ...WHOLE, lists: [{ ...CARDS, pieces: [{ ...OWL, ...change }, CAT] }, NUMBERS] })
const withList = (change: Partial<PieceList>): EditionText => ({ ...WHOLE, lists: [{ ...CARDS, ...change }, NUMBERS] })
const withExport = (name: string, value: unknown): Content => ({ ...CONTENT, 'new.ts': { [name]: value } })

const FAULTS: readonly (readonly [fault: string, said: string, edition: EditionText, content?: Content])[] = [
  ['a list that was forgotten', 'new.ts: bat of BATS is in no list', WHOLE, withExport('BATS', [OWL, card('bat')])],
  ['a record of pieces that was forgotten', 'new.ts: bat of BATS is in no list', WHOLE, withExport('BATS', { bat: card('bat') })],
  ['a piece of its own that was forgotten', 'new.ts: bat of BAT is in no list', WHOLE, withExport('BAT', card('bat'))],
  ['a piece without a source', 'new.ts: bat of BATS is in no list', WHOLE, withExport('BATS', [{ id: 'bat' }])],
  ['a piece in a piece', 'new.ts: bat of OWLS is in no list', WHOLE, withExport('OWLS', [{ ...OWL, friend: { of: card('bat') } }])],
  ['a number that was forgotten', 'new.ts: MAX_BATS is in no list', WHOLE, withExport('MAX_BATS', 3)],
  ['a table of numbers that was forgotten', 'new.ts: BATS is in no list', WHOLE, withExport('BATS', { 2: 1, 3: 0 })],
  ['a field that no piece has', 'list cards: nothing in it has the field colour', withCard({ ours: ['colour'] })],
  ['a field that is deeper', 'list cards: nothing in it has the field feathers.colour', withCard({ ours: ['feathers.colour'] })],
  ['keys that are not all there', 'list numbers: nothing in it has the field hand.1-4', withNumbers('hand.1-4')],
  ['a field without a name', 'field id of list cards has no name', withCard({ ours: ['id'] })],
  ['what no field holds, without a name', 'field owl sleeps of list cards has no name', withCard({ ours: ['owl sleeps'] })],
  ['a name of no field', 'field wings is marked nowhere', { ...WHOLE, fields: { ...FIELDS, wings: words('wings') } }],
  ['a field with two sources', 'owl: cost is marked twice', withCard({ ours: ['cost', 'feathers.*.colour'], public: ['cost'] })],
  ['a list with two sources for a field', 'cards: name.en is marked twice', withList({ ours: ['name.en'] })],
  ['a piece that is listed twice', 'owl is listed twice', withList({ pieces: [OWL, CAT, OWL] })],
  ['two lists with one id', 'list cards is there twice', { ...WHOLE, lists: [CARDS, NUMBERS, { ...CARDS, pieces: [] }] }],
  ['a ruling that is not told', 'list cards: there is no ruling ZZ-R2', withList({ rulings: ['ZZ-R2'] })],
  ['no Russian name', 'name of owl (ru) is empty', withCard({ name: words('Owl', '') })],
  ['a list with Russian letters in English', 'name of cards (en) has Russian letters', withList({ name: words('Карты') })],
]

function withNumbers(field: string): EditionText {
  return { ...WHOLE, lists: [CARDS, { ...NUMBERS, pieces: [{ ...card('max-cards'), public: [field] }] }] }
}

describe('a fault in the sources of a game is found and named', () => {
  test('a correct edition has none', () => {
    expect(sourceFaults(WHOLE, [RULING], CONTENT)).toEqual([])
  })

  test.each(FAULTS.map(([fault, said, edition, content = CONTENT]) => [fault, said, edition, content] as const))(
    '%s',
    (_fault, said, edition, content) => {
      const faults = sourceFaults(edition, [RULING], content)
      expect(
        faults.some((fault) => fault.startsWith(said)),
        faults.join('\n'),
      ).toBe(true)
    },
  )
})

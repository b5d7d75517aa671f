import { describe, expect, test } from 'vitest'
import type { GameOptionSpec } from '../kernel/game-options.ts'
import { type Cited, faultsOf } from './complete.ts'
import type { GlossaryEntry, RulesChapter, RulesSection, RulesText, Ruling } from './text.ts'

const words = (text: string, russian = 'слово') => ({ en: text, ru: russian })

const section = (id: string, clauses: readonly string[], change: Partial<RulesSection> = {}): RulesSection => ({
  id,
  title: words(id),
  clauses,
  text: words('Walk.', 'Иди.'),
  ...change,
})

const chapter = (id: string, ...sections: readonly RulesSection[]): RulesChapter => ({ id, title: words(id), sections })

const STEP: GlossaryEntry = {
  id: 'step',
  name: words('Step', 'Шаг'),
  text: words('One cell.', 'Одна клетка.'),
  clauses: ['ZZ-1'],
  also: { en: ['walk'], ru: ['идти'] },
}

const FAR: Ruling = {
  id: 'ZZ-R1',
  clauses: ['ZZ-1.1'],
  doubt: words('How far?', 'Как далеко?'),
  decision: words('Far.', 'Далеко.'),
  reason: words('Ours.', 'Наше.'),
}

const WALK = section('walk', ['ZZ-1.1', 'ZZ-1.2', 'ZZ-A1'], {
  text: words('A [[term:step]] goes {n:far} cells, see [[ZZ-2.1]] and [[ZZ-R1]].', '[[term:step|Шаги]] — по {n:far}, см. [[ZZ-2.1]] и [[ZZ-R1]].'),
  modes: { night: true, size: 'big' },
})

/** A small rules text without faults. */
const WHOLE: RulesText = {
  prefixes: ['ZZ', 'ZY'],
  notForPlayers: ['ZZ-T', 'ZZ-80'],
  chapters: [
    chapter('about', section('goal', ['ZZ-2.1'])),
    chapter('win', section('points', ['ZZ-2.2'])),
    chapter('turn', WALK),
    chapter('end', section('last', ['ZY-3.1a'])),
  ],
  glossary: [STEP],
  rulings: [FAR],
  numbers: { far: 3 },
  untested: { 'ZZ-2.2': 'Nobody can count them.' },
}

const OPTIONS: readonly GameOptionSpec[] = [
  { id: 'night', kind: 'flag', names: words('Night'), default: false },
  { id: 'size', kind: 'choice', names: words('Size'), values: [{ id: 'big', names: words('Big') }], default: 'big' },
]

const inCode = (id: string): Cited => ({ id, file: 'walk.ts', inTitle: false })
const inTitle = (id: string): Cited => ({ id, file: 'walk.test.ts', inTitle: true })
const CITED: readonly Cited[] = [
  ...['ZZ-1', 'ZZ-1.2', 'ZZ-2.2', 'ZZ-R1', 'ZZ-A', 'ZZ-T4', 'ZZ-80', 'ZZ-80.2'].map(inCode),
  ...['ZZ-1.1', 'ZZ-1.2', 'ZZ-2.1', 'ZZ-A1', 'ZY-3.1a', 'ZZ-R1', 'ZZ-T4'].map(inTitle),
]

const without = (id: string): readonly Cited[] => CITED.filter((cited) => !cited.inTitle || cited.id !== id)
const withTurn = (...sections: readonly RulesSection[]): RulesText => ({
  ...WHOLE,
  chapters: WHOLE.chapters.map((one) => (one.id === 'turn' ? { ...one, sections } : one)),
})
const withWalk = (change: Partial<RulesSection>): RulesText => withTurn({ ...WALK, ...change })
const withText = (en: string, ru: string): RulesText => withWalk({ text: { en: `${WALK.text.en} ${en}`, ru: `${WALK.text.ru} ${ru}` } })
const long = (word: string): string => Array.from({ length: 90 }, () => word).join(' ')

const FAULTS: readonly (readonly [fault: string, said: string, text: RulesText, cited?: readonly Cited[]])[] = [
  // (1) every clause belongs to one section
  ['code names a clause that no section has', 'sections: none answers for ZZ-1.9 (walk.ts names it)', WHOLE, [...CITED, inCode('ZZ-1.9')]],
  ['a title names a clause that no section has', 'sections: none answers for ZZ-9.1 (walk.test.ts names it)', WHOLE, [...CITED, inTitle('ZZ-9.1')]],
  ['a head has no clause below it', 'sections: none answers for ZZ-3 (walk.ts names it)', WHOLE, [...CITED, inCode('ZZ-3')]],
  ['a letter has no clause below it', 'sections: none answers for ZZ-B (walk.ts names it)', WHOLE, [...CITED, inCode('ZZ-B')]],
  ['a ruling is not told', 'rulings: ZZ-R2 is not told (walk.ts names it)', WHOLE, [...CITED, inCode('ZZ-R2')]],
  ['two sections have one clause', 'sections walk and run both answer for ZZ-1.2', withTurn(WALK, section('run', ['ZZ-1.2']))],
  [
    'a clause of another game',
    'section run: SO-1.1 is no clause of this game',
    withTurn(WALK, section('run', ['SO-1.1'])),
    [...CITED, inTitle('SO-1.1')],
  ],
  ['a ruling stands among the clauses', 'section run: ZZ-R1 is no clause of this game', withTurn(WALK, section('run', ['ZZ-R1']))],
  [
    'an example for tests stands among the clauses',
    'section run: ZZ-T4 is not for players, so no section answers for it',
    withTurn(WALK, section('run', ['ZZ-T4'])),
  ],
  // (2) every clause is proved
  ['no test names a clause', 'section walk: no title of a test names ZZ-1.2', WHOLE, without('ZZ-1.2')],
  ['a head in a title proves nothing below it', 'section goal: no title of a test names ZZ-2.1', WHOLE, [...without('ZZ-2.1'), inTitle('ZZ-2')]],
  ['untested without a reason', 'untested: ZZ-2.2 has no reason', { ...WHOLE, untested: { 'ZZ-2.2': ' ' } }],
  ['untested, and a test is there', 'untested: the title of a test names ZZ-2.2, so it is tested', WHOLE, [...CITED, inTitle('ZZ-2.2')]],
  ['untested, and no section has it', 'untested: no section answers for ZZ-9.9', { ...WHOLE, untested: { ...WHOLE.untested, 'ZZ-9.9': 'Why.' } }],
  // (3) both languages
  ['a term in one language', 'section walk has [[term:step]] 2 times in English and 1 times in Russian', withText('[[term:step]]', 'шаг')],
  ['a clause in one language', 'section walk has [[ZZ-1.1]] 1 times in Russian and 0 times in English', withText('so', '[[ZZ-1.1]]')],
  ['a number in one language', 'section walk has {n:far} 2 times in Russian and 1 times in English', withText('3', '{n:far}')],
  ['too long in English', 'section walk (en) has 99 words, 9 too many', withText(long('go'), 'иди')],
  ['too long in Russian', 'section walk (ru) has 97 words, 7 too many', withText('go', long('иди'))],
  ['nothing in Russian', 'section walk (ru) is empty', withWalk({ text: words('Go.', '\n') })],
  ['nothing but marks', 'section walk (en) is empty', withWalk({ text: words('- \n- …', 'Иди.') })],
  ['Russian in English', 'section walk (en) has Russian letters', withText('шаг', 'шаг')],
  ['English in Russian', 'section walk (ru) has no Russian letters', withWalk({ text: words('Go.', 'Go.') })],
  ['no title in Russian', 'title of section walk (ru) is empty', withWalk({ title: words('Walk', '') })],
  ['a title with markup', 'title of section walk (en) has markup: **Walk**', withWalk({ title: words('**Walk**') })],
  ['a Russian title in English', 'title of section walk (en) has Russian letters: Шаг', withWalk({ title: words('Шаг') })],
  ['a term without a Russian name', 'name of glossary step (ru) is empty', { ...WHOLE, glossary: [{ ...STEP, name: words('Step', '') }] }],
  ['an entry without a text', 'glossary step (en) is empty', { ...WHOLE, glossary: [{ ...STEP, text: words('') }] }],
  ['a ruling without a reason', 'ruling ZZ-R1, reason (en) is empty', { ...WHOLE, rulings: [{ ...FAR, reason: words('') }] }],
  // (4) everything resolves
  ['broken markup', `section walk (ru): line 1, column ${WALK.text.ru.length + 2}: [[ is no mark here`, withText('b', '[[term:')],
  ['a term that is not in the glossary', 'section walk (en): the glossary has no leap', withText('[[term:leap]]', '[[term:leap]]')],
  ['a clause that is in no section', 'section walk (ru): there is no clause ZZ-7.7', withText('[[ZZ-7.7]]', '[[ZZ-7.7]]')],
  ['a ruling that is not told', 'section walk (en): there is no clause ZZ-R7', withText('[[ZZ-R7]]', '[[ZZ-R7]]')],
  ['a number that is nowhere', 'section walk (en): there is no number wide', withText('{n:wide}', '{n:wide}')],
  ['a number that no text uses', 'number wide is used by no text', { ...WHOLE, numbers: { far: 3, wide: 2 } }],
  ['a number that is none', 'number far is NaN', { ...WHOLE, numbers: { far: Number.NaN } }],
  ['an entry with a clause that is nowhere', 'glossary step: there is no clause ZZ-7.7', { ...WHOLE, glossary: [{ ...STEP, clauses: ['ZZ-7.7'] }] }],
  ['an entry without clauses', 'glossary step names no clause', { ...WHOLE, glossary: [{ ...STEP, clauses: [] }] }],
  ['a ruling on a clause that is nowhere', 'ruling ZZ-R1: there is no clause ZZ-7.7', { ...WHOLE, rulings: [{ ...FAR, clauses: ['ZZ-7.7'] }] }],
  ['two sections with one id', 'section walk: the id is there twice, in sections or chapters', withTurn(WALK, section('walk', []))],
  ['a section with the id of a chapter', 'section end: the id is there twice, in sections or chapters', withTurn(WALK, section('end', []))],
  ['two entries with one id', 'glossary step: the id is there twice', { ...WHOLE, glossary: [STEP, STEP] }],
  ['two rulings with one id', 'ruling ZZ-R1: the id is there twice', { ...WHOLE, rulings: [FAR, FAR] }],
  ['a ruling with the id of a clause', 'ruling ZZ-9.1: the id is not one of a ruling', { ...WHOLE, rulings: [FAR, { ...FAR, id: 'ZZ-9.1' }] }],
  ['an id that is no slug', 'section or glossary Two words: the id is no slug', withTurn(WALK, section('Two words', []))],
  [
    'an empty chapter',
    'chapter rest has no section',
    { ...WHOLE, chapters: [...WHOLE.chapters.slice(0, 3), chapter('rest'), ...WHOLE.chapters.slice(3)] },
  ],
  [
    'chapters in another order',
    'chapters begin with win, turn, about, not with about, win, turn',
    { ...WHOLE, chapters: moved(WHOLE.chapters, 0, 2) },
  ],
  ['the end is not the end', 'chapters do not end with end', { ...WHOLE, chapters: [...WHOLE.chapters, chapter('rest', section('sleep', []))] }],
  // (5) modes are options of the game
  ['an option that the game has not', 'section walk: the game has no option day with the value true', withWalk({ modes: { day: true } })],
  ['a value that the option has not', 'section walk: the game has no option size with the value small', withWalk({ modes: { size: 'small' } })],
]

function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}

describe('a fault in a rules text is found and named', () => {
  test('a correct text has none', () => {
    expect(faultsOf({ id: 'walking', options: OPTIONS }, WHOLE, CITED)).toEqual([])
  })

  test.each(FAULTS.map(([fault, said, text, cited = CITED]) => [fault, said, text, cited] as const))('%s', (_fault, said, text, cited) => {
    const faults = faultsOf({ id: 'walking', options: OPTIONS }, text, cited)
    expect(
      faults.some((fault) => fault.startsWith(`walking, ${said}`)),
      faults.join('\n'),
    ).toBe(true)
  })
})

import { expect, test } from 'vitest'
import type { GameOptionSpec } from '../kernel/game-options.ts'
import { pagesOf } from './markdown.ts'
import type { RulesText } from './text.ts'

const OPTIONS: readonly GameOptionSpec[] = [
  { id: 'night', kind: 'flag', names: { en: 'Night', ru: 'Ночь' }, default: false },
  {
    id: 'size',
    kind: 'choice',
    names: { en: 'Size', ru: 'Размер' },
    values: [{ id: 'big', names: { en: 'Big', ru: 'Большой' } }],
    default: 'big',
  },
]

const RULES: RulesText = {
  prefixes: ['ZZ'],
  notForPlayers: [],
  chapters: [
    {
      id: 'turn',
      title: { en: 'A turn', ru: 'Ход' },
      sections: [
        {
          id: 'walk',
          title: { en: 'Walking', ru: 'Ходьба' },
          clauses: ['ZZ-1.1', 'ZZ-1.2'],
          text: {
            en: 'Go **{n:far} [[term:step|steps]]**:\n- see [[ZZ-1.2]]\n- and [[ZZ-1]]\n\nNo a_b_c.',
            ru: 'Сделай **{n:far} [[term:step|шага]]**:\n- см. [[ZZ-1.2]]\n- и [[ZZ-1]]\n\n[[term:step]].',
          },
          modes: { size: 'big', night: true },
        },
      ],
    },
  ],
  glossary: [
    { id: 'step', name: { en: 'Step', ru: 'Шаг' }, text: { en: 'One cell.', ru: 'Одна клетка.' }, clauses: ['ZZ-1.1'] },
    { id: 'arrow', name: { en: 'Arrow', ru: 'Ядро' }, text: { en: 'It flies.', ru: 'Летит.' }, clauses: ['ZZ-1.2'] },
  ],
  rulings: [
    {
      id: 'ZZ-R1',
      clauses: ['ZZ-1.1'],
      doubt: { en: 'How far?', ru: 'Как далеко?' },
      decision: { en: 'Far.', ru: 'Далеко.' },
      reason: { en: 'Ours.', ru: 'Наше.' },
    },
  ],
  numbers: { far: 3 },
  untested: {},
}

const [en, ru] = pagesOf({ id: 'walking', names: { en: 'Walking', ru: 'Прогулка' }, options: OPTIONS }, RULES)

test('a game has a page for each language, and each links to the other', () => {
  expect([en?.file, ru?.file]).toEqual(['walking.md', 'walking.ru.md'])
  expect(en?.content).toContain('# Walking: rules\n\n[По-русски](walking.ru.md)')
  expect(ru?.content).toContain('# Прогулка: правила\n\n[In English](walking.md)')
})

test('a section has its text with links and numbers, its options and an anchor for each clause', () => {
  expect(en?.content).toContain(`### <a id="walk"></a>Walking

*Only with: Size — Big; Night.*

Go **3 [steps](#term-step)**:

- see [ZZ-1.2](#ZZ-1.2)
- and [ZZ-1](#ZZ-1.1)

No a\\_b\\_c.

<sub><a id="ZZ-1.1"></a>ZZ-1.1 · <a id="ZZ-1.2"></a>ZZ-1.2</sub>
`)
  expect(ru?.content).toContain('*Только с опциями: Размер — Большой; Ночь.*\n\nСделай **3 [шага](#term-step)**:')
  expect(ru?.content).toContain('\n\n[Шаг](#term-step).\n')
})

test('the glossary, sorted for the language, and the rulings follow the chapters', () => {
  expect(en?.content.indexOf('**Arrow.**')).toBeLessThan(en?.content.indexOf('**Step.**') ?? 0)
  expect(ru?.content.indexOf('**Шаг.**')).toBeLessThan(ru?.content.indexOf('**Ядро.**') ?? 0)
  expect(en?.content).toContain('<a id="term-step"></a>**Step.** One cell. <sub>[ZZ-1.1](#ZZ-1.1)</sub>')
  expect(ru?.content).toContain('### <a id="ZZ-R1"></a>ZZ-R1\n\n**Вопрос.** Как далеко?\n\n**Решение.** Далеко.\n\n**Почему.** Наше.\n')
})

import type { GameOptionSpec, GameOptions } from '../../kernel/game-options.ts'

export const OPTIONS: readonly GameOptionSpec[] = [
  {
    id: 'mode',
    kind: 'choice',
    names: { en: 'Mode', ru: 'Режим' },
    values: [
      { id: 'base', names: { en: 'Usual', ru: 'Обычный' } },
      { id: 'palace', names: { en: 'Phoenix Palace', ru: 'Дворец Феникса' } },
    ],
    default: 'base',
    hint: {
      en: 'In the Phoenix Palace companions guard walls, battlements and the summit, as far as their players can see them.',
      ru: 'В режиме «Дворец Феникса» соратники занимают стены, бойницы и вершину — те, что видны с места игрока.',
    },
  },
  {
    id: 'clanChoice',
    kind: 'choice',
    names: { en: 'Clans', ru: 'Кланы' },
    values: [
      { id: 'draft', names: { en: 'Chosen in turn', ru: 'Выбираются по очереди' } },
      { id: 'random', names: { en: 'Dealt at random', ru: 'Раздаются случайно' } },
    ],
    default: 'draft',
  },
  {
    id: 'firstPlayer',
    kind: 'choice',
    names: { en: 'First player', ru: 'Первый игрок' },
    values: [
      { id: 'random', names: { en: 'At random', ru: 'Случайно' } },
      { id: 'seat-1', names: { en: 'The first seat', ru: 'Первое место за столом' } },
    ],
    default: 'random',
  },
]

export interface Rules {
  readonly palaceMode: boolean
  readonly dealtClans: boolean
  readonly randomFirst: boolean
}

export const readRules = ({ mode, clanChoice, firstPlayer }: GameOptions): Rules => ({
  palaceMode: mode === 'palace',
  dealtClans: clanChoice === 'random',
  randomFirst: firstPlayer !== 'seat-1',
})

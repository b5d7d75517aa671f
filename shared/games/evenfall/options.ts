import type { GameOptionSpec, GameOptions } from '../../kernel/game-options.ts'
import { DIFFICULTIES, type Difficulty, type Side } from './content/index.ts'

export const OPTIONS: readonly GameOptionSpec[] = [
  {
    id: 'side',
    kind: 'choice',
    names: { en: 'Coven boards', ru: 'Планшеты ковенов' },
    values: [
      { id: 'solar', names: { en: 'Sun side', ru: 'Солнечная сторона' } },
      { id: 'lunar', names: { en: 'Moon side', ru: 'Лунная сторона' } },
    ],
    default: 'solar',
    hint: {
      en: 'On the sun side all covens are alike. On the moon side each has its own powers.',
      ru: 'На солнечной стороне ковены одинаковы, на лунной у каждого свои силы.',
    },
  },
  {
    id: 'advancedStart',
    kind: 'flag',
    names: { en: 'Advanced start', ru: 'Начало для опытных' },
    default: false,
    hint: {
      en: 'In the first round draw two more cards, then discard two.',
      ru: 'В первом раунде возьми на две карты больше, затем сбрось две.',
    },
  },
  {
    id: 'covenAssignment',
    kind: 'choice',
    names: { en: 'Covens', ru: 'Ковены' },
    values: [
      { id: 'random', names: { en: 'Dealt at random', ru: 'Раздаются случайно' } },
      { id: 'choose', names: { en: 'Chosen, last player first', ru: 'Выбираются, начиная с последнего игрока' } },
    ],
    default: 'random',
  },
  {
    id: 'difficulty',
    kind: 'choice',
    names: { en: 'The Automa', ru: 'Автома' },
    values: DIFFICULTIES.map(({ id, name }) => ({ id, names: name })),
    default: 'witch',
    hint: { en: 'How strong she is when you play alone.', ru: 'Её сила, когда играешь без соперников.' },
    appliesTo: { seats: [1] },
  },
]

interface Rules {
  readonly side: Side
  readonly advanced: boolean
  readonly choosing: boolean
  readonly difficulty: Difficulty
}

/** Reads the game options into the form that the rules use. */
export function readRules(options: GameOptions): Rules {
  return {
    side: options.side === 'lunar' ? 'lunar' : 'solar',
    advanced: options.advancedStart === true,
    choosing: options.covenAssignment === 'choose',
    difficulty: DIFFICULTIES.find(({ id }) => id === options.difficulty)?.id ?? 'witch',
  }
}

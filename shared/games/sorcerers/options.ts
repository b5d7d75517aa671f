import type { GameOptionSpec, GameOptions } from '../../kernel/game-options.ts'
import { LIMITS, PAIRS, type Pair } from './content/index.ts'

export const OPTIONS: readonly GameOptionSpec[] = [
  {
    id: 'mode',
    kind: 'choice',
    names: { en: 'Sides', ru: 'Стороны' },
    values: [
      { id: 'ffa', names: { en: 'Everyone for themselves', ru: 'Каждый за себя' } },
      { id: 'teams', names: { en: 'Two teams', ru: 'Две команды' } },
    ],
    default: 'ffa',
    hint: {
      en: 'In teams, opposite corners fight together and need four places of power.',
      ru: 'В командах противоположные углы сражаются вместе, и для победы нужны четыре места силы.',
    },
  },
  {
    id: 'longLiver',
    kind: 'flag',
    names: { en: 'Long-liver', ru: 'Долгожитель' },
    default: false,
    hint: {
      en: 'Warriors outlive their sorcerer: they cannot win, but they can decide who does.',
      ru: 'Воины переживают своего чародея: победить они не могут, но могут решить, кто победит.',
    },
    appliesTo: { seats: [2, 3, 4], when: { mode: 'ffa' } },
  },
  {
    id: 'threePlayerPair',
    kind: 'choice',
    names: { en: 'The player with two sorcerers', ru: 'Игрок с двумя чародеями' },
    values: [
      { id: 'player', names: { en: 'One player with two armies', ru: 'Один игрок с двумя армиями' } },
      { id: 'team', names: { en: 'A team of two sorcerers', ru: 'Команда из двух чародеев' } },
      { id: 'independent', names: { en: 'Two sides, enemies to each other', ru: 'Две стороны, враги друг другу' } },
    ],
    default: 'player',
    hint: {
      en: 'The rulebook counts the places of both armies together: three win. As a team the two need four; as enemies, three each.',
      ru: 'По правилам места силы обеих армий считаются вместе, для победы нужны три. Команде нужны четыре, врагам — по три.',
    },
    appliesTo: { seats: [3], when: { mode: 'ffa' } },
  },
  {
    id: 'enterSandwich',
    kind: 'choice',
    names: { en: 'Stepping between two enemies', ru: 'Шаг между двумя врагами' },
    values: [
      { id: 'safe', names: { en: 'Safe', ru: 'Безопасен' } },
      { id: 'deadly', names: { en: 'Deadly', ru: 'Смертелен' } },
    ],
    default: 'safe',
    hint: {
      en: 'Whether a unit that moves between two enemies of its own accord is captured.',
      ru: 'Погибает ли юнит, который сам входит между двумя врагами.',
    },
  },
  {
    id: 'sorcererChoice',
    kind: 'choice',
    names: { en: 'Sorcerers', ru: 'Чародеи' },
    values: [
      { id: 'draft', names: { en: 'Chosen in turn', ru: 'Выбираются по очереди' } },
      { id: 'random', names: { en: 'Dealt at random', ru: 'Раздаются случайно' } },
    ],
    default: 'draft',
    hint: { en: 'The north-west corner chooses first, then clockwise.', ru: 'Первым выбирает северо-западный угол, дальше по часовой стрелке.' },
  },
  {
    id: 'seatOrder',
    kind: 'choice',
    names: { en: 'Corners', ru: 'Углы' },
    values: [
      { id: 'as-seated', names: { en: 'As seated', ru: 'Как сели' } },
      { id: 'random', names: { en: 'At random', ru: 'Случайно' } },
    ],
    default: 'random',
    hint: { en: 'The north-west corner moves first.', ru: 'Первым ходит северо-западный угол.' },
  },
  {
    id: 'turnCap',
    kind: 'range',
    names: { en: 'Draw after this many turns', ru: 'Ничья после стольких ходов' },
    ...LIMITS.turnCap,
    step: 50,
    hint: { en: 'One turn is the turn of one sorcerer.', ru: 'Один ход — это ход одного чародея.' },
  },
]

export interface Rules {
  readonly mode: 'ffa' | 'teams'
  readonly longLiver: boolean
  readonly pair: Pair
  readonly deadly: boolean
  readonly sorcererChoice: 'draft' | 'random'
  readonly seatOrder: 'as-seated' | 'random'
  readonly turnCap: number
}

/** Returns the options as the rules use them. A missing option has its default. */
export function readRules(options: GameOptions): Rules {
  const chosen = (id: string) => options[id] ?? OPTIONS.find((spec) => spec.id === id)?.default
  return {
    mode: chosen('mode') === 'teams' ? 'teams' : 'ffa',
    longLiver: chosen('longLiver') === true,
    pair: PAIRS.find((pair) => pair === chosen('threePlayerPair')) ?? 'player',
    deadly: chosen('enterSandwich') === 'deadly',
    sorcererChoice: chosen('sorcererChoice') === 'random' ? 'random' : 'draft',
    seatOrder: chosen('seatOrder') === 'as-seated' ? 'as-seated' : 'random',
    turnCap: Number(chosen('turnCap')),
  }
}

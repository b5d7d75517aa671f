import type { GameOptionSpec, GameOptions } from '../../kernel/game-options.ts'
import { TIMINGS, type Timing } from './state.ts'

export const OPTIONS: readonly GameOptionSpec[] = [
  {
    id: 'characters',
    kind: 'choice',
    names: { en: 'Characters', ru: 'Персонажи' },
    values: [
      { id: 'initiate', names: { en: 'Initiates, for a first game', ru: 'Посвящённые, для первой партии' } },
      { id: 'choose', names: { en: 'Choose one of two', ru: 'Выбор одного из двух' } },
    ],
    default: 'choose',
  },
  {
    id: 'timing',
    kind: 'choice',
    names: { en: 'Order within a step', ru: 'Порядок внутри этапа' },
    values: [
      {
        id: 'on-demand',
        names: { en: 'All at once; by initiative if somebody calls for it', ru: 'Одновременно; по инициативе, если кто-то потребует' },
      },
      { id: 'sealed', names: { en: 'Always all at once', ru: 'Всегда одновременно' } },
      { id: 'strict', names: { en: 'Always by initiative', ru: 'Всегда по инициативе' } },
    ],
    default: 'on-demand',
    hint: {
      en: 'For arcana and brewing. Recipes are always chosen all at once and in secret.',
      ru: 'Для чар и зельеварения. Рецепты всегда выбираются одновременно и втайне.',
    },
  },
]

export interface Rules {
  readonly characters: 'initiate' | 'choose'
  readonly timing: Timing
}

/** Returns the options as the rules use them. A missing option has its default. */
export const readRules = (options: GameOptions): Rules => ({
  characters: options.characters === 'initiate' ? 'initiate' : 'choose',
  timing: TIMINGS.find((timing) => timing === options.timing) ?? 'on-demand',
})

import type { GameOptionSpec, GameOptions } from '../../kernel/game-options.ts'
import { COLOURS } from './content/index.ts'
import { PRIVACIES, type Privacy, SCREENS, type Screens } from './state.ts'

const SEATS = COLOURS.map((_, seat) => seat)

export const OPTIONS: readonly GameOptionSpec[] = [
  {
    id: 'firstPlayer',
    kind: 'choice',
    names: { en: 'First player', ru: 'Первый игрок' },
    values: [
      { id: 'random', names: { en: 'At random', ru: 'Случайно' } },
      ...SEATS.map((seat) => ({ id: `seat-${seat}`, names: COLOURS[seat]?.name ?? { en: '', ru: '' } })),
    ],
    default: 'random',
    hint: { en: 'A colour that nobody plays counts as random.', ru: 'Если этим цветом никто не играет, выбор случаен.' },
  },
  {
    id: 'scrollPrivacy',
    kind: 'choice',
    names: { en: 'Unused scrolls', ru: 'Неиспользованные свитки' },
    values: [
      { id: 'player-choice', names: { en: 'As each player likes', ru: 'Как захочет каждый' } },
      { id: 'open', names: { en: 'Open', ru: 'Открыты' } },
      { id: 'stacked', names: { en: 'In a hidden stack', ru: 'В стопке, не видны' } },
    ],
    default: 'player-choice',
    hint: { en: 'Everybody always sees which scroll is taken.', ru: 'Взятие свитка видят все и всегда.' },
  },
  {
    id: 'screens',
    kind: 'choice',
    names: { en: 'Behind other screens', ru: 'За чужими ширмами' },
    values: [
      { id: 'counts', names: { en: 'Only numbers are shown', ru: 'Видно количество' } },
      { id: 'strict', names: { en: 'Nothing is shown', ru: 'Не видно ничего' } },
      { id: 'open', names: { en: 'Everything but dominoes', ru: 'Видно всё, кроме парных жетонов' } },
    ],
    default: 'counts',
    hint: { en: 'Owls, power tokens, used tiles and crystals.', ru: 'Совы, жетоны усиления, использованные жетоны и кристаллы.' },
  },
  {
    id: 'mixedExperience',
    kind: 'flag',
    names: { en: 'Mixed experience', ru: 'Разный опыт' },
    default: false,
    hint: {
      en: 'Before anything is dealt, each player chooses a level, which sets how many dominoes they can choose from.',
      ru: 'До раздачи каждый называет свой уровень: от него зависит, из скольких парных жетонов выбирать.',
    },
  },
]

export interface Rules {
  /** The first player, or -1 if chance decides. */
  readonly first: number
  readonly privacy: Privacy
  readonly screens: Screens
  /** WS-15: each seat says its level before anything is dealt. */
  readonly mixed: boolean
}

/** Reads the game options into the form that the rules use. An option that is not set has its default. */
export function readRules(options: GameOptions, seats: number): Rules {
  const chosen = (id: string) => options[id] ?? OPTIONS.find((spec) => spec.id === id)?.default
  const first = SEATS.findIndex((seat) => chosen('firstPlayer') === `seat-${seat}`)
  return {
    first: first < seats ? first : -1,
    privacy: PRIVACIES.find((known) => known === chosen('scrollPrivacy')) ?? 'player-choice',
    screens: SCREENS.find((known) => known === chosen('screens')) ?? 'counts',
    mixed: chosen('mixedExperience') === true,
  }
}

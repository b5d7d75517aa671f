import type { WordsFor } from '../../kernel/define-events.ts'
import type { Dictionary } from '../../kernel/words.ts'
import type { Events } from './events.ts'
import { KINDS, STRENGTHS } from './state.ts'

const KIND_NAMES = {
  moon: { en: 'Moon', ru: 'Луна' },
  owl: { en: 'Owl', ru: 'Сова' },
  toad: { en: 'Toad', ru: 'Жаба' },
} as const

const runeNames: Dictionary = Object.fromEntries(
  KINDS.flatMap((kind) =>
    STRENGTHS.map((strength) => [`term.${kind}-${strength}`, { en: `${KIND_NAMES[kind].en} ${strength}`, ru: `${KIND_NAMES[kind].ru} ${strength}` }]),
  ),
)

export const words: WordsFor<Events> = {
  ...runeNames,
  'term.coin': { en: 'Coin', ru: 'Монета' },

  'prompt.lay': { en: 'Round {round}: lay a rune face down', ru: 'Раунд {round}: положи руну лицом вниз' },
  'prompt.boon': { en: 'Choose a boon', ru: 'Выбери дар' },
  'prompt.curse': { en: 'You may curse {@victim}', ru: 'Можно проклясть игрока {@victim}' },
  'prompt.scry': { en: 'Put the top runes back in any order, the top one last', ru: 'Верни верхние руны в любом порядке, верхнюю последней' },
  'prompt.trade': { en: 'Trade in up to {max} {max|rune|runes}', ru: 'Обменяй до {max} {max|руны|рун|рун}' },
  'prompt.stake': { en: 'Stake points on the coin', ru: 'Поставь очки на монету' },
  'prompt.seal': { en: 'Seal your boon', ru: 'Заверши дар' },

  'status.lay': { en: 'lays a rune', ru: 'кладёт руну' },
  'status.boon': { en: 'chooses a boon', ru: 'выбирает дар' },
  'status.scry': { en: 'looks at the top of the deck', ru: 'смотрит верх колоды' },
  'status.trade': { en: 'trades runes', ru: 'меняет руны' },
  'status.stake': { en: 'stakes points', ru: 'ставит очки' },

  'option.draw': { en: 'Draw {count} {count|rune|runes}', ru: 'Взять {count} {count|руну|руны|рун}' },
  'option.scry': { en: 'Look at {count} {count|rune|runes}', ru: 'Посмотреть {count} {count|руну|руны|рун}' },
  'option.trade': { en: 'Trade runes', ru: 'Обменять руны' },
  'option.stake': { en: 'Stake points', ru: 'Поставить очки' },
  'option.curse': { en: 'Curse', ru: 'Проклясть' },
  'option.seal': { en: 'Done', ru: 'Готово' },

  'event.laid': { en: '{@seat} has laid a rune', ru: '{@seat} кладёт руну' },
  'event.showed': { en: '{@seat} shows {rune}', ru: '{@seat} показывает: {rune}' },
  'event.tied': {
    en: 'Nobody is strongest: {count} {count|rune stays|runes stay}',
    ru: 'Сильнейшего нет: {count} {count|руна остаётся|руны остаются|рун остаётся}',
  },
  'event.took': { en: '{@seat} takes {runes}', ru: '{@seat} берёт: {runes}' },
  'event.drew': { en: '{@seat} draws {count} {count|rune|runes}', ru: '{@seat} берёт {count} {count|руну|руны|рун}' },
  'event.drew.told': { en: '{@seat} draws {runes}', ru: '{@seat} берёт: {runes}' },
  'event.reshuffled': { en: '{count} {count|rune is|runes are} shuffled', ru: 'Перемешано: {count} {count|руна|руны|рун}' },
  'event.cursed': { en: '{@seat} curses {@victim}', ru: '{@seat} проклинает игрока {@victim}' },
  'event.scries': { en: '{@seat} looks at {count} {count|rune|runes}', ru: '{@seat} смотрит {count} {count|руну|руны|рун}' },
  'event.scries.told': { en: '{@seat} sees {runes}', ru: '{@seat} видит: {runes}' },
  'event.ordered': { en: '{@seat} puts {count} {count|rune|runes} back', ru: '{@seat} возвращает {count} {count|руну|руны|рун}' },
  'event.threw': { en: '{@seat} trades in {runes}', ru: '{@seat} меняет: {runes}' },
  'event.kept': { en: '{@seat} stakes nothing', ru: '{@seat} не ставит ничего' },
  'event.won': { en: '{@seat} wins {points} {points|point|points}', ru: '{@seat} выигрывает {points} {points|очко|очка|очков}' },
  'event.lost': { en: '{@seat} loses {points} {points|point|points}', ru: '{@seat} теряет {points} {points|очко|очка|очков}' },
  'event.gave-up': { en: '{@seat} leaves {count} {count|rune|runes}', ru: '{@seat} оставляет {count} {count|руну|руны|рун}' },
  'event.ended': { en: 'The riddle is solved', ru: 'Загадка разгадана' },

  'reason.rounds': { en: 'All rounds are played', ru: 'Сыграны все раунды' },
  'reason.spent': { en: 'Nobody has a rune left', ru: 'Рун больше ни у кого нет' },
  'reason.alone': { en: 'Only one player is left', ru: 'Остался один игрок' },
  'score.points': { en: 'Runes taken', ru: 'Взятые руны' },
}

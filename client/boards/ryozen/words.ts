import { type Cost, RESOURCES } from '#shared/games/ryozen/content/index.ts'
import { WORDS } from '#shared/games/ryozen/words.ts'
import { formatText, type Language, type LocalizedText } from '#shared/kernel/words.ts'
import { boardText as kitText } from '../kit/board-text.ts'

const BOARD_WORDS = {
  day: { en: 'Day', ru: 'День' },
  night: { en: 'Night', ru: 'Ночь' },
  dayOf: { en: 'Day {round} of 3', ru: 'День {round} из 3' },
  hourOf: { en: 'Night {round} · {place}', ru: 'Ночь {round} · {place}' },
  tonight: { en: 'the night is here', ru: 'сейчас ночь здесь' },
  nightOf: { en: 'Night {round} of 3', ru: 'Ночь {round} из 3' },
  draft: { en: 'Choosing clans', ru: 'Выбор кланов' },
  over: { en: 'After the third night', ru: 'После третьей ночи' },

  companion: { en: 'Companion', ru: 'Соратник' },
  event: { en: 'Event', ru: 'Событие' },
  revelation: { en: 'Revelation', ru: 'Откровение' },
  village: { en: 'Village', ru: 'Деревня' },
  sector: { en: 'Sector', ru: 'Сектор' },
  palace: { en: 'Palace', ru: 'Дворец' },
  clan: { en: 'Clan', ru: 'Клан' },

  events: { en: 'Events', ru: 'События' },
  revelations: { en: 'Revelations', ru: 'Откровения' },
  villages: { en: 'Villages', ru: 'Деревни' },
  house: { en: 'Clan House', ru: 'Дом кланов' },
  deck: { en: 'Deck: {count}', ru: 'Колода: {count}' },
  discarded: { en: 'Discarded: {count}', ru: 'В сбросе: {count}' },
  topOf: { en: 'On top of the discards: {name}', ru: 'Сверху в сбросе: {name}' },
  stackOf: { en: 'Stack of {name}: {count}', ru: 'Стопка, {name}: {count}' },
  villageStack: { en: 'Villages to build: {count}', ru: 'Ещё деревень: {count}' },
  nextVillage: { en: 'Built next: {name}', ru: 'Следующая: {name}' },
  noEvent: { en: 'no event', ru: 'нет события' },
  noCard: { en: 'no card', ru: 'нет карточки' },
  noTile: { en: 'free', ru: 'пусто' },
  areaFor: { en: 'Hire for {cost}: {favour} favour', ru: 'Наём за {cost}: {favour} благосклонности' },
  plotFor: { en: 'Build for {cost}: {favour} favour', ru: 'Постройка за {cost}: {favour} благосклонности' },

  slotFree: { en: 'free slot', ru: 'бесплатное место' },
  slotPaid: { en: 'slot for {cost}', ru: 'место за {cost}' },
  hiddenTile: { en: 'Hidden', ru: 'Скрыт' },
  hiddenText: {
    en: 'Hidden: 2 influence, no ability. A strike only reveals it.',
    ru: 'Скрыт: влияние 2, способности нет. Удар лишь раскроет его.',
  },
  ofClan: { en: '{clan}: {name}', ru: '{clan}: {name}' },
  influence: { en: 'Influence', ru: 'Влияние' },
  majority: { en: 'majority tonight', ru: 'большинство этой ночью' },
  nobody: { en: 'Nobody is here.', ru: 'Здесь никого нет.' },
  highlighted: { en: 'highlighted', ru: 'выделен' },
  lockedBy: { en: 'Locked by {name}', ru: 'Закрыт: {name}' },
  inPalace: { en: 'In the Palace', ru: 'Во Дворце' },
  sees: { en: 'In sight of: {names}', ru: 'Видят: {names}' },
  unseen: { en: 'Nobody sees it now.', ru: 'Сейчас никто не видит.' },
  seesNot: { en: 'out of your sight', ru: 'не видно с твоего места' },
  heralds: { en: 'Heralds', ru: 'Глашатаи' },
  heraldAt: { en: 'Herald {place}: {name}', ru: 'Глашатай {place}: {name}' },
  heraldRank: { en: 'Herald', ru: 'Глашатай' },
  firstToken: { en: 'First player', ru: 'Первый игрок' },
  discAt: { en: 'The Palace is at position {place} of 6', ru: 'Дворец стоит на {place} из 6' },
  explorer: { en: 'Explorer of {name}', ru: 'Исследователь: {name}' },

  revealed: { en: 'Revealed', ru: 'Раскрытым' },
  hidden: { en: 'Hidden', ru: 'Скрытым' },
  keep: { en: 'Keep', ru: 'Оставить' },
  burn: { en: 'Burn', ru: 'Сжечь' },
  gain: { en: 'Any resource', ru: 'Любой ресурс' },
  light: { en: 'A lit sector', ru: 'Светлый сектор' },
  explore: { en: 'Explore', ru: 'Исследовать' },
  bonus: { en: 'Village bonus', ru: 'Бонус деревни' },
  discard: { en: 'Discard an event', ru: 'Сбросить событие' },
  return: { en: 'Return an event', ru: 'Вернуть событие' },
  lacks: { en: 'needs {cost}', ru: 'нужно {cost}' },
  free: { en: 'free', ru: 'даром' },
  price: { en: 'Price: {cost}', ru: 'Цена: {cost}' },
  burnFor: { en: 'If burnt: {favour} favour', ru: 'Сжечь: {favour} благосклонности' },
  glyph: { en: 'Glyph: {name}', ru: 'Глиф: {name}' },

  'when-start-of-turn': { en: 'start of turn', ru: 'начало хода' },
  'when-before-day-effect': { en: 'before a day effect', ru: 'перед дневным эффектом' },
  'when-on-day-effect': { en: 'on a day effect', ru: 'при дневном эффекте' },
  'when-on-strike-opponent': { en: 'on a strike', ru: 'при ударе' },

  hand: { en: 'Companions in hand', ru: 'Соратники в руке' },
  kept: { en: 'Revelations', ru: 'Откровения' },
  pushed: { en: 'Back at dawn', ru: 'Вернутся на рассвете' },
  gone: { en: 'Gone for good', ru: 'Вне игры' },
  stack: { en: 'Clan stack', ru: 'Стопка клана' },
  nothing: { en: 'none', ru: 'нет' },
  boardOf: { en: 'What {name} has', ru: 'Имущество: {name}' },
  noHand: { en: 'All your companions are out in the kingdom.', ru: 'Все твои соратники уже в королевстве.' },
  noKept: { en: 'Revelations that you keep appear here.', ru: 'Здесь будут откровения.' },
  explored: { en: 'Villages explored', ru: 'Исследовано деревень' },
  purse: { en: 'Your goods', ru: 'Твои запасы' },

  chooseClan: { en: 'Choose {name}', ru: 'Выбрать: {name}' },
  placeAt: { en: '{tile}: {place}', ru: '{tile}: {place}' },
  placeHidden: { en: '{tile}: {place}, hidden', ru: '{tile}: {place}, скрытым' },
  moveTo: { en: 'Move {tile}: {place}', ru: 'Переместить: {tile}, {place}' },
  hireFor: { en: 'Hire {tile}, dismiss {old}', ru: 'Нанять: {tile}, отпустить: {old}' },
  open: { en: 'Show: {name}', ru: 'Показать: {name}' },
  shut: { en: 'Close', ru: 'Закрыть' },
} as const satisfies Readonly<Record<string, LocalizedText>>
export type BoardWord = keyof typeof BOARD_WORDS

export const boardText = kitText(BOARD_WORDS)

/** Returns the name of a game piece or place. */
export const nameOf = (id: string, language: Language): string => WORDS[`term.${id}`]?.[language] ?? id
/** Returns the text that is printed on it. */
export const textOf = (id: string, language: Language): string => WORDS[`text.${id}`]?.[language] ?? ''

/** Returns the text of a button on the status bar. */
export const optionText = (id: string, language: Language): string => WORDS[`option.${id}`]?.[language] ?? id

const COUNTED: Readonly<Record<(typeof RESOURCES)[number], LocalizedText>> = {
  coin: { en: '{n} {n|coin|coins}', ru: '{n} {n|монету|монеты|монет}' },
  scroll: { en: '{n} {n|scroll|scrolls}', ru: '{n} {n|свиток|свитка|свитков}' },
  lantern: { en: '{n} {n|lantern|lanterns}', ru: '{n} {n|фонарь|фонаря|фонарей}' },
}

/** Returns a cost in words. */
export function costText(cost: Cost, language: Language): string {
  const parts = RESOURCES.flatMap((resource) => {
    const n = cost[resource] ?? 0
    return n > 0 ? [formatText({ cost: COUNTED[resource] }, { key: 'cost', params: { n } }, language, String)] : []
  })
  return parts.length > 0 ? parts.join(', ') : boardText('free', language)
}

export const isBoardWord = (key: string): key is BoardWord => key in BOARD_WORDS

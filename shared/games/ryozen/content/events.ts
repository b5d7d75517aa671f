import type { LocalizedText } from '../../../kernel/words.ts'
import type { Effect, Piece } from './vocabulary.ts'

export interface EventCard extends Piece {
  /** The effect on each player at night. */
  readonly effect: Effect
  readonly text: LocalizedText
}

export const EVENTS = [
  {
    id: 'breach-in-the-wall',
    name: { en: 'Breach in the Wall', ru: 'Брешь в стене' },
    count: 1,
    effect: { step: 'lose', of: { coin: 1, scroll: 1, lantern: 1 } },
    text: { en: 'Lose 1 of each resource.', ru: 'Потеряй по 1 ресурсу каждого вида.' },
    source: 'rulebook',
  },
  {
    id: 'rebellion',
    name: { en: 'Rebellion', ru: 'Восстание' },
    count: 1,
    effect: { step: 'per', count: 'explored-villages', do: { step: 'lose', of: { favour: 1 } } },
    text: { en: 'Lose 1 favour for each village you have explored.', ru: 'Потеряй 1 очко благосклонности за каждую исследованную деревню.' },
    source: 'rulebook',
  },
  {
    id: 'fire-in-the-clan-house',
    name: { en: 'Fire in the Clan House', ru: 'Пожар в Доме кланов' },
    count: 1,
    effect: { step: 'discard-revelation' },
    text: { en: 'Discard 1 revelation.', ru: 'Сбрось 1 откровение.' },
    source: 'rulebook',
  },
  {
    id: 'bandit-raid',
    name: { en: 'Bandit Raid', ru: 'Бандитский налёт' },
    count: 1,
    effect: { step: 'strike', owner: 'own', where: 'anywhere', face: 'revealed' },
    text: { en: 'Strike one of your revealed companions.', ru: 'Нанеси удар по одному своему раскрытому соратнику.' },
    source: 'rulebook',
  },
  {
    id: 'suspicious-rumours',
    name: { en: 'Suspicious Rumours', ru: 'Подозрительные слухи' },
    count: 1,
    effect: { step: 'flip', to: 'revealed', owner: 'own', where: 'anywhere', n: 1 },
    text: { en: 'Turn one of your hidden companions revealed.', ru: 'Раскрой одного своего скрытого соратника.' },
    source: 'rulebook',
  },
  {
    id: 'ominous-shadows',
    name: { en: 'Ominous Shadows', ru: 'Зловещие тени' },
    count: 1,
    effect: { step: 'per', count: 'highlighted-sectors-with-own', do: { step: 'lose', of: { favour: 1 } } },
    text: {
      en: 'Lose 1 favour for each highlighted sector where you have a companion.',
      ru: 'Потеряй 1 очко благосклонности за каждый выделенный сектор, где есть твой соратник.',
    },
    source: 'rulebook',
  },
  {
    id: 'coral-eclipse',
    name: { en: 'Coral Eclipse', ru: 'Коралловое затмение' },
    count: 1,
    effect: {
      step: 'when',
      condition: 'has-coral',
      do: { step: 'lose', of: { coral: 1 } },
      else: { step: 'gain', of: { coral: 1 } },
    },
    text: { en: 'Lose 1 coral shard. If you have none, gain one.', ru: 'Потеряй 1 коралловый осколок. Если их нет, получи один.' },
    source: 'rulebook',
  },
  {
    id: 'agate-eclipse',
    name: { en: 'Agate Eclipse', ru: 'Агатовое затмение' },
    count: 1,
    effect: {
      step: 'when',
      condition: 'has-agate',
      do: { step: 'lose', of: { agate: 1 } },
      else: { step: 'gain', of: { agate: 1 } },
    },
    text: { en: 'Lose 1 agate shard. If you have none, gain one.', ru: 'Потеряй 1 агатовый осколок. Если их нет, получи один.' },
    source: 'rulebook',
  },
  {
    id: 'jade-eclipse',
    name: { en: 'Jade Eclipse', ru: 'Нефритовое затмение' },
    count: 1,
    effect: {
      step: 'when',
      condition: 'has-jade',
      do: { step: 'lose', of: { jade: 1 } },
      else: { step: 'gain', of: { jade: 1 } },
    },
    text: { en: 'Lose 1 jade shard. If you have none, gain one.', ru: 'Потеряй 1 нефритовый осколок. Если их нет, получи один.' },
    source: 'rulebook',
  },
  {
    id: 'curse-of-the-shadow',
    name: { en: 'Curse of the Shadow', ru: 'Проклятие тени' },
    count: 1,
    effect: { step: 'each-highlighted', do: { step: 'strike', owner: 'own', where: 'here', face: 'any' } },
    text: {
      en: 'Strike one of your companions in each highlighted sector.',
      ru: 'Нанеси удар по одному своему соратнику в каждом выделенном секторе.',
    },
    source: 'rulebook',
  },
  {
    id: 'palace-banquet',
    name: { en: 'Palace Banquet', ru: 'Дворцовый банкет' },
    count: 1,
    effect: { step: 'per', count: 'own-companions-in-palace', do: { step: 'lose', of: { any: 1 } } },
    text: {
      en: 'Lose 1 resource of choice for each companion you have in the Palace.',
      ru: 'Потеряй 1 любой ресурс за каждого своего соратника во Дворце.',
    },
    source: 'rulebook',
  },
  {
    id: 'public-brawl',
    name: { en: 'Public Brawl', ru: 'Публичная потасовка' },
    count: 1,
    effect: { step: 'per', count: 'own-revealed-apprentices-on-board', do: { step: 'lose', of: { favour: 1 } } },
    text: {
      en: 'Lose 1 favour for each of your revealed Apprentices on the board.',
      ru: 'Потеряй 1 очко благосклонности за каждого своего раскрытого Подмастерья на поле.',
    },
    source: 'rulebook',
  },
  {
    id: 'lunar-curse',
    name: { en: 'Lunar Curse', ru: 'Лунное проклятие' },
    count: 1,
    effect: { step: 'per', count: 'highlighted-sectors-with-own', do: { step: 'lose', of: { shard: 1 } } },
    text: {
      en: 'Lose 1 moon shard of choice for each highlighted sector where you have a companion.',
      ru: 'Потеряй 1 осколок луны на выбор за каждый выделенный сектор, где есть твой соратник.',
    },
    source: 'rulebook',
  },
  {
    id: 'sun-flares',
    name: { en: 'Sun Flares', ru: 'Блики солнца' },
    count: 1,
    effect: { step: 'per', count: 'sectors-with-own', do: { step: 'lose', of: { favour: 1 } } },
    text: {
      en: 'Lose 1 favour for each sector where you have a companion.',
      ru: 'Потеряй 1 очко благосклонности за каждый сектор, где есть твой соратник.',
    },
    source: 'rulebook',
  },
  {
    id: 'lunar-festival',
    name: { en: 'Lunar Festival', ru: 'Лунный фестиваль' },
    count: 1,
    effect: { step: 'per', count: 'own-companions-in-highlighted', do: { step: 'lose', of: { lantern: 1 } } },
    text: {
      en: 'Lose 1 lantern for each companion you have in highlighted sectors.',
      ru: 'Потеряй 1 фонарь за каждого своего соратника в выделенных секторах.',
    },
    source: 'rulebook',
  },
  {
    id: 'invisible-presence',
    name: { en: 'Invisible Presence', ru: 'Невидимое присутствие' },
    count: 1,
    effect: { step: 'flip', to: 'revealed', owner: 'own', where: 'highlighted', n: 'all' },
    text: {
      en: 'Turn all your hidden companions in highlighted sectors revealed.',
      ru: 'Раскрой всех своих скрытых соратников в выделенных секторах.',
    },
    source: 'rulebook',
  },
  {
    id: 'ceremony-of-three-lights',
    name: { en: 'Ceremony of Three Lights', ru: 'Церемония трёх огней' },
    count: 1,
    effect: { step: 'when', condition: 'own-in-every-highlighted', do: { step: 'lose', of: { favour: 3 } } },
    text: {
      en: 'Lose 3 favour if you have a companion in every highlighted sector.',
      ru: 'Потеряй 3 очка благосклонности, если твои соратники есть в каждом выделенном секторе.',
    },
    source: 'rulebook',
  },
  {
    id: 'mist-of-oblivion',
    name: { en: 'Mist of Oblivion', ru: 'Туман забвения' },
    count: 1,
    effect: { step: 'forget' },
    text: {
      en: 'For each of your revelations: discard it or lose 1 favour.',
      ru: 'За каждое своё откровение: сбрось его или потеряй 1 очко благосклонности.',
    },
    source: 'rulebook',
  },
  {
    id: 'flood',
    name: { en: 'Flood', ru: 'Наводнение' },
    count: 1,
    effect: { step: 'explorer-back' },
    text: { en: 'Move your explorer back 1 village.', ru: 'Отведи своего Исследователя на 1 деревню назад.' },
    source: 'rulebook',
  },
  {
    id: 'earthquake',
    name: { en: 'Earthquake', ru: 'Землетрясение' },
    count: 1,
    effect: { step: 'per', count: 'own-companions-on-board', do: { step: 'lose', of: { shardOrFavour: 1 } } },
    text: {
      en: 'Lose 1 moon shard of choice or 1 favour for each companion you have on the board.',
      ru: 'Потеряй 1 осколок луны на выбор или 1 очко благосклонности за каждого своего соратника на поле.',
    },
    source: 'rulebook',
  },
] as const satisfies readonly EventCard[]

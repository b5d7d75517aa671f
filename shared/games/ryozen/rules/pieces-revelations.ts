import type { RulesSection } from '../../../rules/text.ts'

/** The last line of each is what the card costs; prices, copies and glyphs are content. */
export const REVELATION_SECTIONS: readonly RulesSection[] = [
  {
    id: 'strategic-maneuvers',
    title: { en: 'Strategic Maneuvers', ru: 'Стратегические манёвры' },
    clauses: ['RY-8.4'],
    text: {
      en: `
        [[term:start-revelation|Start of turn]]: you may pay a coin and move one of your companions from its sector to a free [[term:slot|slot]]
        of another sector that is not [[term:lock|locked]]. It stays revealed or hidden as it was. You pay nothing for the slot, and neither
        ability nor day effect follows. Not from the Palace, and not into it.

        Copies {n:strategic-maneuvers-copies}, price {n:strategic-maneuvers-price}, burnt {n:strategic-maneuvers-burn}, glyph Mask.`,
      ru: `
        [[term:start-revelation|В начале хода]]: можешь заплатить монету и переместить одного своего соратника из сектора на свободное
        [[term:slot|место]] другого сектора, который не [[term:lock|закрыт]]. Он остаётся раскрытым или скрытым, как был. За место не платят, ни
        способности, ни дневного эффекта нет. Ни из Дворца, ни во Дворец.

        Копий {n:strategic-maneuvers-copies}, цена {n:strategic-maneuvers-price}, сжечь за {n:strategic-maneuvers-burn}, глиф Маска.`,
    },
  },
  {
    id: 'offerings',
    title: { en: 'Offerings', ru: 'Подношения' },
    clauses: ['RY-8.5'],
    text: {
      en: `
        [[term:start-revelation|Start of turn]]: you may [[term:strike|strike]] one of your own companions. In return you gain, by card:

        - Wealth: a coin
        - Wisdom: a scroll
        - Spirits: a lantern
        - the Phoenix: {n:phoenix-favour} favour

        You keep the card. No Mercy works, because you struck your own.

        Copies of each {n:offering-copies}, price {n:offering-price}, burnt {n:offering-burn}, glyph Ember. The Phoenix: copies
        {n:offering-of-the-phoenix-copies}, price {n:offering-of-the-phoenix-price}, burnt {n:offering-of-the-phoenix-burn}.`,
      ru: `
        [[term:start-revelation|В начале хода]]: можешь нанести [[term:strike|удар]] по одному своему соратнику. За это ты получаешь:

        - богатства: монету
        - мудрости: свиток
        - духов: фонарь
        - феникса: {n:phoenix-favour} очка благосклонности

        Карточка остаётся у тебя. Милосердие не действует: удар по своему.

        Копий каждого {n:offering-copies}, цена {n:offering-price}, сжечь за {n:offering-burn}, глиф Пламя. У подношения феникса: копий
        {n:offering-of-the-phoenix-copies}, цена {n:offering-of-the-phoenix-price}, сжечь за {n:offering-of-the-phoenix-burn}.`,
    },
  },
  {
    id: 'disguise',
    title: { en: 'Disguise', ru: 'Маскировка' },
    clauses: ['RY-8.6'],
    text: {
      en: `
        [[term:start-revelation|Start of turn]]: you may pay a scroll and turn one of your [[term:revealed|revealed]] companions in a sector
        hidden.

        Copies {n:disguise-copies}, price {n:disguise-price}, burnt {n:disguise-burn}, glyph Mask.`,
      ru: `
        [[term:start-revelation|В начале хода]]: можешь заплатить свиток и скрыть одного своего [[term:revealed|раскрытого]] соратника в секторе.

        Копий {n:disguise-copies}, цена {n:disguise-price}, сжечь за {n:disguise-burn}, глиф Маска.`,
    },
  },
  {
    id: 'prayers',
    title: { en: 'Prayers of the Moon', ru: 'Молитвы Луны' },
    clauses: ['RY-8.7'],
    text: {
      en: `
        [[term:start-revelation|Start of turn]]: you may spend lanterns, at least one and at most {n:prayer-lanterns}. Gain as many
        [[term:moon-shard|moon shards]] of the colour of the card, coral, agate or jade. Then discard the card.

        For each colour: copies {n:prayer-copies}, price {n:prayer-price}, burnt {n:prayer-burn}, glyph Moon.`,
      ru: `
        [[term:start-revelation|В начале хода]]: можешь потратить фонари, не меньше одного и не больше {n:prayer-lanterns}. Получи столько же
        [[term:moon-shard|осколков луны]] того цвета, что на карточке: коралловых, агатовых или нефритовых. Затем сбрось карточку.

        Для каждого цвета: копий {n:prayer-copies}, цена {n:prayer-price}, сжечь за {n:prayer-burn}, глиф Луна.`,
    },
  },
  {
    id: 'rainbow',
    title: { en: 'Rainbow', ru: 'Радуга' },
    clauses: ['RY-8.8'],
    text: {
      en: `
        [[term:start-revelation|Start of turn]]: you may gain one favour for each different [[term:glyph|glyph]] on your kept revelations, this
        one included. Then discard this card.

        Example: beside the Rainbow (Ember) you have two Masks and a Moon. That is three favour.

        Copies {n:rainbow-copies}, price {n:rainbow-price}, burnt {n:rainbow-burn}, glyph Ember.`,
      ru: `
        [[term:start-revelation|В начале хода]]: можешь получить по очку благосклонности за каждый вид [[term:glyph|глифов]] на твоих оставленных
        откровениях, считая и это. Затем сбрось карточку.

        Пример: кроме Радуги (Пламя) у тебя две Маски и Луна. Это три очка.

        Копий {n:rainbow-copies}, цена {n:rainbow-price}, сжечь за {n:rainbow-burn}, глиф Пламя.`,
    },
  },
  {
    id: 'seal-of-the-outskirts',
    title: { en: 'Seal of the Outskirts', ru: 'Печать Окраины' },
    clauses: ['RY-8.9'],
    text: {
      en: `
        After your day effect of the [[term:outskirts|Outskirts]] gain {n:outskirts-seal-favour} favour.

        Copies {n:seal-of-the-outskirts-copies}, price {n:seal-of-the-outskirts-price}, burnt {n:seal-of-the-outskirts-burn}, glyph Wave.`,
      ru: `
        После твоего дневного эффекта [[term:outskirts|Окраины]] получи {n:outskirts-seal-favour} очка благосклонности.

        Копий {n:seal-of-the-outskirts-copies}, цена {n:seal-of-the-outskirts-price}, сжечь за {n:seal-of-the-outskirts-burn}, глиф Волна.`,
    },
  },
  {
    id: 'seal-of-the-capital',
    title: { en: 'Seal of the Capital', ru: 'Печать Столицы' },
    clauses: ['RY-8.10'],
    text: {
      en: `
        After your day effect of the [[term:capital|Capital]] gain [[term:any-resource|any resource]].

        Copies {n:seal-of-the-capital-copies}, price {n:seal-of-the-capital-price}, burnt {n:seal-of-the-capital-burn}, glyph Wave.`,
      ru: `
        После твоего дневного эффекта [[term:capital|Столицы]] получи [[term:any-resource|любой ресурс]].

        Копий {n:seal-of-the-capital-copies}, цена {n:seal-of-the-capital-price}, сжечь за {n:seal-of-the-capital-burn}, глиф Волна.`,
    },
  },
  {
    id: 'seal-of-the-springs',
    title: { en: 'Seal of the Springs', ru: 'Печать Источников' },
    clauses: ['RY-8.11'],
    text: {
      en: `
        After your day effect of the [[term:springs|Springs]] gain one favour for each card you bought with it, kept or burnt. A purchase by the
        Philosopher does not count.

        Copies {n:seal-of-the-springs-copies}, price {n:seal-of-the-springs-price}, burnt {n:seal-of-the-springs-burn}, glyph Wave.`,
      ru: `
        После твоего дневного эффекта [[term:springs|Источников]] получи по очку благосклонности за каждую приобретённую с ним карточку, оставлена
        она или сожжена. Покупка Философа не в счёт.

        Копий {n:seal-of-the-springs-copies}, цена {n:seal-of-the-springs-price}, сжечь за {n:seal-of-the-springs-burn}, глиф Волна.`,
    },
  },
  {
    id: 'seal-of-the-altar',
    title: { en: 'Seal of the Altar', ru: 'Печать Алтаря' },
    clauses: ['RY-8.12'],
    text: {
      en: `
        After your day effect of the [[term:altar|Altar]] [[term:strike|strike]] one companion of an opponent in any sector. This is not an offer:
        you must strike. The seal is passed over only if you did nothing with the day effect, or if no opponent has a companion in a sector.

        Copies {n:seal-of-the-altar-copies}, price {n:seal-of-the-altar-price}, burnt {n:seal-of-the-altar-burn}, glyph Stone.`,
      ru: `
        После твоего дневного эффекта [[term:altar|Алтаря]] нанеси [[term:strike|удар]] по одному соратнику соперника в любом секторе. Это не
        предложение: удар обязателен. Печать пропускают, только если с дневным эффектом ты ничего не сделал или если ни у одного соперника нет
        соратников в секторах.

        Копий {n:seal-of-the-altar-copies}, цена {n:seal-of-the-altar-price}, сжечь за {n:seal-of-the-altar-burn}, глиф Камень.`,
    },
  },
  {
    id: 'seal-of-the-palace',
    title: { en: 'Seal of the Palace', ru: 'Печать Дворца' },
    clauses: ['RY-8.13'],
    text: {
      en: `
        Before your day effect of the [[term:palace|Palace]] gain a coin.

        Copies {n:seal-of-the-palace-copies}, price {n:seal-of-the-palace-price}, burnt {n:seal-of-the-palace-burn}, glyph Mask.`,
      ru: `
        Прежде чем применить дневной эффект [[term:palace|Дворца]], получи монету.

        Копий {n:seal-of-the-palace-copies}, цена {n:seal-of-the-palace-price}, сжечь за {n:seal-of-the-palace-burn}, глиф Маска.`,
    },
  },
  {
    id: 'seal-of-the-gate',
    title: { en: 'Seal of the Gate', ru: 'Печать Врат' },
    clauses: ['RY-8.14'],
    text: {
      en: `
        Before your day effect of the [[term:gate|Gate]] each [[term:opponent|opponent]], in turn order, discards one resource of their own
        choice. Whoever has none discards none.

        Copies {n:seal-of-the-gate-copies}, price {n:seal-of-the-gate-price}, burnt {n:seal-of-the-gate-burn}, glyph Stone.`,
      ru: `
        Прежде чем ты применишь дневной эффект [[term:gate|Врат]], каждый [[term:opponent|соперник]] в порядке хода сбрасывает один ресурс на свой
        выбор. У кого ресурсов нет, тот ничего не сбрасывает.

        Копий {n:seal-of-the-gate-copies}, цена {n:seal-of-the-gate-price}, сжечь за {n:seal-of-the-gate-burn}, глиф Камень.`,
    },
  },
  {
    id: 'seal-of-the-clan-house',
    title: { en: 'Seal of the Clan House', ru: 'Печать Дома кланов' },
    clauses: ['RY-8.15'],
    text: {
      en: `
        Before your day effect of the [[term:clan-house|Clan House]] [[term:reveal|reveal]] one companion more. This is not an offer: it happens
        whenever you apply the effect, and is passed over only if your clan stack is empty. After that you may reveal another one, as usual.

        Copies {n:seal-of-the-clan-house-copies}, price {n:seal-of-the-clan-house-price}, burnt {n:seal-of-the-clan-house-burn}, glyph Stone.`,
      ru: `
        Прежде чем применить дневной эффект [[term:clan-house|Дома кланов]], [[term:reveal|раскрой]] ещё одного соратника. Это не предложение: так
        происходит каждый раз, и пропускают это, только если стопка клана пуста. После этого можешь, как обычно, раскрыть ещё одного.

        Копий {n:seal-of-the-clan-house-copies}, цена {n:seal-of-the-clan-house-price}, сжечь за {n:seal-of-the-clan-house-burn}, глиф Камень.`,
    },
  },
  {
    id: 'mercies',
    title: { en: 'Coral, Agate and Jade Mercy', ru: 'Коралловое, агатовое и нефритовое милосердие' },
    clauses: ['RY-8.16'],
    text: {
      en: `
        After each of your [[term:strike|strikes]] on an opponent's companion you may pay [[term:any-resource|any resource]] and gain a
        [[term:moon-shard|moon shard]] of the colour of the card ([[RY-4.5]]).

        For each colour: copies {n:mercy-copies}, price {n:mercy-price}, burnt {n:mercy-burn}, glyph Heart.`,
      ru: `
        После каждого твоего [[term:strike|удара]] по соратнику соперника можешь заплатить [[term:any-resource|любой ресурс]] и получить
        [[term:moon-shard|осколок луны]] того цвета, что на карточке ([[RY-4.5]]).

        Для каждого цвета: копий {n:mercy-copies}, цена {n:mercy-price}, сжечь за {n:mercy-burn}, глиф Сердце.`,
    },
  },
]

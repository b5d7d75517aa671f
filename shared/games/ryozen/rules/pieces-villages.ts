import type { RulesSection } from '../../../rules/text.ts'

export const VILLAGE_SECTIONS: readonly RulesSection[] = [
  {
    id: 'start-village',
    title: { en: 'Starting village', ru: 'Стартовая деревня' },
    clauses: ['RY-10.1'],
    text: {
      en: `[[term:bonus|Bonus]]: gain {n:start-village-coins} coins.`,
      ru: `[[term:bonus|Бонус]]: получи {n:start-village-coins} монеты.`,
    },
  },
  {
    id: 'prosperopolis',
    title: { en: 'Prosperopolis', ru: 'Благополис' },
    clauses: ['RY-10.2'],
    text: {
      en: `[[term:bonus|Bonus]]: gain one of each resource.`,
      ru: `[[term:bonus|Бонус]]: получи по одному ресурсу каждого вида.`,
    },
  },
  {
    id: 'craftville',
    title: { en: 'Craftville', ru: 'Мастервила' },
    clauses: ['RY-10.3'],
    text: {
      en: `[[term:bonus|Bonus]]: gain {n:craftville-scrolls} scrolls.`,
      ru: `[[term:bonus|Бонус]]: получи {n:craftville-scrolls} свитка.`,
    },
  },
  {
    id: 'fire-cape',
    title: { en: 'Fire Cape', ru: 'Огненный мыс' },
    clauses: ['RY-10.4'],
    text: {
      en: `[[term:bonus|Bonus]]: gain {n:fire-cape-lanterns} lanterns.`,
      ru: `[[term:bonus|Бонус]]: получи {n:fire-cape-lanterns} фонаря.`,
    },
  },
  {
    id: 'river-shoal',
    title: { en: 'River Shoal', ru: 'Речная отмель' },
    clauses: ['RY-10.5'],
    text: {
      en: `
        [[term:bonus|Bonus]]: gain one favour for every two [[term:revelation|revelations]] you have kept. A single one left over does not count.`,
      ru: `
        [[term:bonus|Бонус]]: получи очко благосклонности за каждые два оставленных тобой [[term:revelation|откровения]]. Лишнее одно не в счёт.`,
    },
  },
  {
    id: 'bulwark',
    title: { en: 'Bulwark', ru: 'Оплот' },
    clauses: ['RY-10.6'],
    text: {
      en: `[[term:bonus|Bonus]]: gain [[term:any-resource|any resource]] for each empty [[term:event-area|event area]].`,
      ru: `[[term:bonus|Бонус]]: получи [[term:any-resource|любой ресурс]] за каждую пустую [[term:event-area|область событий]].`,
    },
  },
  {
    id: 'owl-cove',
    title: { en: 'Owl Cove', ru: 'Совиная бухта' },
    clauses: ['RY-10.7'],
    text: {
      en: `[[term:bonus|Bonus]]: turn one of your [[term:revealed|revealed]] companions in a sector hidden, free of charge.`,
      ru: `[[term:bonus|Бонус]]: бесплатно скрой одного своего [[term:revealed|раскрытого]] соратника в секторе.`,
    },
  },
  {
    id: 'bandit-lair',
    title: { en: 'Bandit Lair', ru: 'Бандитское логово' },
    clauses: ['RY-10.8'],
    text: {
      en: `
        [[term:bonus|Bonus]]: return the top card of the [[term:event-discard|event discard]] to an empty area of your choice and gain
        {n:bandit-lair-favour} favour. Both or nothing: while the discard is empty or every area is full, you cannot take this bonus.`,
      ru: `
        [[term:bonus|Бонус]]: верни верхнюю карточку [[term:event-discard|сброса событий]] на пустую область по своему выбору и получи
        {n:bandit-lair-favour} очка благосклонности. Либо всё, либо ничего: если сброс пуст или все области заняты, этот бонус взять нельзя.`,
    },
  },
  {
    id: 'bird-gorge',
    title: { en: 'Bird Gorge', ru: 'Птичье ущелье' },
    clauses: ['RY-10.9'],
    text: {
      en: `[[term:bonus|Bonus]]: gain one favour for each of your companions in [[term:highlighted|highlighted]] sectors.`,
      ru: `[[term:bonus|Бонус]]: получи очко благосклонности за каждого своего соратника в [[term:highlighted|выделенных]] секторах.`,
    },
  },
  {
    id: 'town-hall',
    title: { en: 'Town Hall', ru: 'Ратуша' },
    clauses: ['RY-10.10'],
    text: {
      en: `[[term:bonus|Bonus]]: apply the [[term:day-effect|day effect]] of the Capital, with your [[term:seal|seals]] of the Capital.`,
      ru: `[[term:bonus|Бонус]]: примени [[term:day-effect|дневной эффект]] Столицы; твои [[term:seal|печати]] Столицы действуют.`,
    },
  },
  {
    id: 'nomad-camp',
    title: { en: 'Nomad Camp', ru: 'Лагерь кочевников' },
    clauses: ['RY-10.11'],
    text: {
      en: `
        [[term:bonus|Bonus]]: move one of your [[term:revealed|revealed]] companions, from a sector or from the [[term:palace|Palace]], to a free
        [[term:slot|slot]] of another sector that is not [[term:lock|locked]]. You pay nothing, and neither ability nor day effect follows.`,
      ru: `
        [[term:bonus|Бонус]]: перемести одного своего [[term:revealed|раскрытого]] соратника из сектора или из [[term:palace|Дворца]] на свободное
        [[term:slot|место]] другого сектора, который не [[term:lock|закрыт]]. Это бесплатно; ни способности, ни дневного эффекта не будет.`,
    },
  },
  {
    id: 'moon-forge',
    title: { en: 'Moon Forge', ru: 'Лунная кузница' },
    clauses: ['RY-10.12'],
    text: {
      en: `[[term:bonus|Bonus]]: your [[term:explorer|explorer]] goes back one village, and you gain a [[term:moon-shard|moon shard]] of choice.`,
      ru: `
        [[term:bonus|Бонус]]: твой [[term:explorer|Исследователь]] отходит на одну деревню назад, и ты получаешь [[term:moon-shard|осколок луны]]
        на выбор.`,
    },
  },
  {
    id: 'moon-harbour',
    title: { en: 'Moon Harbour', ru: 'Лунная гавань' },
    clauses: ['RY-10.13'],
    text: {
      en: `
        [[term:bonus|Bonus]]: choose a [[term:highlighted|highlighted]] sector. All players there get its [[term:night-reward|night reward]] now,
        and the [[term:majority|majority]] gets its shard, just as at Night ([[RY-12.3]] to [[RY-12.6]]).

        Example: you choose the Altar, where two players are. Both gain any resource, and the majority gains a jade shard.`,
      ru: `
        [[term:bonus|Бонус]]: выбери [[term:highlighted|выделенный]] сектор. Все, кто там есть, сразу получают его
        [[term:night-reward|ночную награду]], а [[term:majority|большинство]] приносит осколок — в точности как Ночью ([[RY-12.3]]–[[RY-12.6]]).

        Пример: ты выбираешь Алтарь, где стоят двое. Каждый получает любой ресурс, а у кого большинство — ещё и нефритовый осколок.`,
    },
  },
  {
    id: 'altar-tile',
    title: { en: 'Altar tile', ru: 'Тайл Алтаря' },
    clauses: ['RY-10.14'],
    text: {
      en: `
        [[term:bonus|Bonus]], once the way to it is built: pay [[term:any-resource|any resource]] and gain a [[term:moon-shard|moon shard]] of
        choice.`,
      ru: `
        [[term:bonus|Бонус]], когда путь к нему построен: заплати [[term:any-resource|любой ресурс]] и получи [[term:moon-shard|осколок луны]] на
        выбор.`,
    },
  },
]

import type { Ruling } from '../../../rules/text.ts'

/** EV-R15 to EV-R28: the Automa, copying, gifts, battles. */
export const BATTLE_RULINGS: readonly Ruling[] = [
  {
    id: 'EV-R15',
    clauses: ['EV-25.6'],
    doubt: {
      en: "The rulebook turns the Automa's gains into VP for harvest, link bonuses and battle, there without naming mana.",
      ru: 'Правила обращают добычу Автомы в ПО для урожая, бонусов связи и боя, причём для боя мана не названа.',
    },
    decision: {
      en: 'It holds for every gain, mana in battle and gifts of your cards included.',
      ru: 'Так для любой добычи, включая ману в бою и подарки твоих карт.',
    },
    reason: {
      en: 'She has no use for anything but VP, and public summaries say the same.',
      ru: 'Кроме ПО, ей ничего не нужно, и в открытых пересказах то же самое.',
    },
  },
  {
    id: 'EV-R16',
    clauses: ['EV-26.4'],
    doubt: {
      en: 'What happens if the card revealed for her has 0 VP?',
      ru: 'Что будет, если на открытой для неё карте 0 ПО?',
    },
    decision: {
      en: 'Her marker moves by 0: it stays, and she does the action of the same cell again.',
      ru: 'Маркер двигается на 0: стоит на месте, и действие той же ячейки выполняется снова.',
    },
    reason: {
      en: 'It is what the rule says to the letter.',
      ru: 'Так и выходит по букве правила.',
    },
  },
  {
    id: 'EV-R17',
    clauses: ['EV-26.12', 'EV-16.6', 'EF-T5', 'EF-A3'],
    doubt: {
      en: "Eye of Plenty and Ulan react to a coven token or to Circle's scouting. The Automa has neither. Does her harvest count?",
      ru: '«Око изобилия» и Улан реагируют на жетон ковена или на разведку Круга. У Автомы нет ни того, ни другого. Считается ли её урожай?',
    },
    decision: {
      en: 'Yes. When the Automa harvests, on her action circle or on her path, Eye of Plenty and Ulan react.',
      ru: 'Да. Когда Автома собирает урожай, с круга действий или с пути, «Око изобилия» и Улан срабатывают.',
    },
    reason: {
      en: 'Her action is a harvest of all places in her outer circle, and without it these cards would be useless when you play alone.',
      ru: 'Её действие — именно урожай со всех мест внешнего круга, а без него эти карты в одиночной игре были бы бесполезны.',
    },
  },
  {
    id: 'EV-R18',
    clauses: ['EV-26.15', 'EV-26.18', 'EV-27.4'],
    doubt: {
      en: 'If she cannot take a reward of her path, of a link bonus or of a battle, does she do the next action?',
      ru: 'Если она не может получить награду пути, бонуса связи или боя, выполняет ли она следующее действие?',
    },
    decision: {
      en: 'No, it lapses. Only the action circle moves on to the next cell.',
      ru: 'Нет, награда пропадает. К следующей ячейке переходит только круг действий.',
    },
    reason: {
      en: 'For a transfer in battle the rulebook says so; the "next action" belongs to the circle.',
      ru: 'Для переноса в бою так сказано в правилах; «следующее действие» относится к кругу.',
    },
  },
  {
    id: 'EV-R19',
    clauses: ['EV-30.13a', 'EV-31.7a'],
    doubt: {
      en: 'Can copying effects copy each other?',
      ru: 'Могут ли копирующие эффекты копировать друг друга?',
    },
    decision: {
      en: 'Puppet Chameleon copies no Chameleon, Ehir no Ehir.',
      ru: '«Хамелеон-марионетка» не копирует Хамелеона, Эхир — Эхира.',
    },
    reason: {
      en: 'Otherwise copying would have no end.',
      ru: 'Иначе копированию не было бы конца.',
    },
  },
  {
    id: 'EV-R20',
    clauses: ['EV-31.1'],
    doubt: {
      en: 'For Keir the rulebook names only 0 and {n:dial-max} as limits.',
      ru: 'Для Кейр в правилах названы только пределы 0 и {n:dial-max}.',
    },
    decision: {
      en: 'The dial cannot go above your own mana, either.',
      ru: 'Выше своей маны индикатор поднять тоже нельзя.',
    },
    reason: {
      en: 'A dial may never show more than you have.',
      ru: 'Индикатор никогда не показывает больше, чем у тебя есть.',
    },
  },
  {
    id: 'EV-R21',
    clauses: ['EV-31.3'],
    doubt: {
      en: 'With Nora, may one catalyst be paid half in mana, half in resources?',
      ru: 'Можно ли с Норой оплатить один катализатор наполовину маной, наполовину ресурсами?',
    },
    decision: {
      en: 'No, each one entirely in one way. Different ones may be paid differently.',
      ru: 'Нет, каждый целиком одним способом. Разные — можно по-разному.',
    },
    reason: {
      en: 'The rulebook speaks of catalysts for mana and catalysts for resources.',
      ru: 'В правилах речь о катализаторах за ману и катализаторах за ресурсы.',
    },
  },
  {
    id: 'EV-R22',
    clauses: ['EV-32.4', 'EF-T11'],
    doubt: {
      en: 'Does it count as a gift if your card only leads to a gain, such as a path reward after Cat Helper?',
      ru: 'Подарок ли это, если твоя карта лишь привела к добыче, например награда пути после «Кота-помощника»?',
    },
    decision: {
      en: 'No. Only resources, mana and VP that the card itself gives count.',
      ru: 'Нет. Считаются только ресурсы, мана и ПО, которые даёт сама карта.',
    },
    reason: {
      en: 'The path gives that reward, not your card.',
      ru: 'Эту награду даёт путь, а не твоя карта.',
    },
  },
  {
    id: 'EV-R23',
    clauses: ['EV-14.8'],
    doubt: {
      en: 'May the discard pile be looked through?',
      ru: 'Можно ли просматривать сброс?',
    },
    decision: {
      en: 'Yes, by everybody and at any time, in its order.',
      ru: 'Да, всем и в любое время, по порядку.',
    },
    reason: {
      en: 'It lies face up, and memory should not decide.',
      ru: 'Он лежит лицом вверх, а память не должна решать.',
    },
  },
  {
    id: 'EV-R24',
    clauses: ['EV-3.2'],
    doubt: {
      en: 'Players scout at the same time. Does the order matter?',
      ru: 'Разведка у всех одновременно. Важен ли порядок?',
    },
    decision: {
      en: 'It is done in turn order.',
      ru: 'Она идёт в порядке хода.',
    },
    reason: {
      en: "The order matters only for Circle's harvest and the reactions to it, and turn order is the one everybody knows.",
      ru: 'Порядок важен только для урожая Круга и реакций на него, а порядок хода известен всем.',
    },
  },
  {
    id: 'EV-R25',
    clauses: ['EV-17.10'],
    doubt: {
      en: 'In which order do you take your own battle rewards?',
      ru: 'В каком порядке берутся свои боевые награды?',
    },
    decision: {
      en: 'Bottom, middle, top.',
      ru: 'Нижняя, средняя, верхняя.',
    },
    reason: {
      en: 'It is the order in which the rulebook names them.',
      ru: 'В таком порядке их называют правила.',
    },
  },
  {
    id: 'EV-R26',
    clauses: ['EV-17.13', 'EV-17.14'],
    doubt: {
      en: 'When are the stone and the first player token taken?',
      ru: 'Когда берутся камень и жетон первого игрока?',
    },
    decision: {
      en: 'The stone after all rewards of the battle, the token right after the stone.',
      ru: 'Камень — после всех наград боя, жетон — сразу после камня.',
    },
    reason: {
      en: 'The printed example goes in that order.',
      ru: 'Печатный пример идёт в этом порядке.',
    },
  },
  {
    id: 'EV-R27',
    clauses: ['EV-5.7', 'EV-8.3'],
    doubt: {
      en: 'Is there a limit to finds in a turn, or to specialists in a round?',
      ru: 'Есть ли предел находок за ход или специалистов за раунд?',
    },
    decision: {
      en: 'No.',
      ru: 'Нет.',
    },
    reason: {
      en: 'The rulebook names none.',
      ru: 'В правилах его нет.',
    },
  },
  {
    id: 'EV-R28',
    clauses: ['EV-13.3', 'EV-22.2'],
    doubt: {
      en: "Does the bottom cell of the path have a reward that Cross's token could take?",
      ru: 'Есть ли у нижней ячейки пути награда, которую мог бы взять жетон Креста?',
    },
    decision: {
      en: 'No. It is the start and gives nothing.',
      ru: 'Нет. Это начало пути, она ничего не даёт.',
    },
    reason: {
      en: 'The marker begins there; a reward is for a cell you reach.',
      ru: 'Маркер там начинает; награда — за ячейку, которую достигли.',
    },
  },
]

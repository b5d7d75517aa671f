import type { RulesChapter, RulesSection } from '../../../rules/text.ts'

const PALACE_MODE = { mode: 'palace' } as const

const SECTIONS: readonly Omit<RulesSection, 'modes'>[] = [
  {
    id: 'palace-places',
    title: { en: 'Nine places in the Palace', ru: 'Девять мест во Дворце' },
    clauses: ['RY-14.1'],
    text: {
      en: `
        In the [[term:palace-mode|Phoenix Palace mode]] you choose where in the Palace a companion stands. On each of the four [[term:face|faces]]
        there is an [[term:outer-wall|outer wall]] and a [[term:battlement|battlement]], and on top is the [[term:summit|summit]]. Each place
        holds one companion. Walls and battlements turn with the Palace. Everything else is as in the usual game.`,
      ru: `
        В режиме [[term:palace-mode|«Дворец Феникса»]] ты выбираешь, где именно во Дворце встанет соратник. На каждой из четырёх
        [[term:face|сторон]] есть [[term:outer-wall|внешняя стена]] и [[term:battlement|бойница]], а наверху — [[term:summit|вершина]]. На каждом
        месте стоит один соратник. Стены и бойницы поворачиваются вместе с Дворцом. Всё остальное — как в обычной игре.`,
    },
  },
  {
    id: 'palace-levels',
    title: { en: 'Setup of this mode', ru: 'Подготовка в этом режиме' },
    clauses: ['RY-14.11'],
    text: {
      en: `All levels of the Palace stand from the start, and none is added at [[term:dawn|Dawn]]. The rest of the setup is as usual.`,
      ru: `Все уровни Дворца стоят с самого начала, и на [[term:dawn|Рассвете]] новые не добавляются. В остальном подготовка обычная.`,
    },
  },
  {
    id: 'palace-seats',
    title: { en: 'Where you sit', ru: 'Кто где сидит' },
    clauses: ['RY-14.2'],
    text: {
      en: `
        Each player sits at one of the four sides of the board. From the first player of the setup they follow clockwise in turn order. Two sit
        opposite each other; with three, the fourth side stays empty. You keep your side for the whole match, even when the
        [[term:first-player|first player token]] moves on.`,
      ru: `
        Каждый сидит у одной из четырёх сторон поля. Начиная с первого игрока при подготовке, все рассаживаются по часовой стрелке в порядке хода.
        Двое сидят друг напротив друга; втроём четвёртая сторона пустует. Своя сторона остаётся за тобой всю партию, даже если
        [[term:first-player|жетон первого игрока]] перешёл к другому.`,
    },
  },
  {
    id: 'sight',
    title: { en: 'What you see', ru: 'Точка зрения' },
    clauses: ['RY-14.3'],
    text: {
      en: `
        From your [[term:point-of-view|point of view]] you see a [[term:face|face]] if it is turned away from you by less than a quarter turn. The disc
        turns by a sixth at a time. In two of its six positions one face looks straight at you, and you see that one only. In the other four you
        see two. Everybody always sees the [[term:summit|summit]].

        Example: seeing one face, you have the summit, one wall and one battlement to choose from; seeing two, the summit and two of each.`,
      ru: `
        Со своей [[term:point-of-view|точки зрения]] ты видишь [[term:face|сторону]], если она отвёрнута от тебя меньше чем на четверть оборота.
        Поле поворачивается на одну шестую. В двух из шести положений одна сторона смотрит прямо на тебя, и ты видишь только её. В остальных
        четырёх видны две. [[term:summit|Вершину]] всегда видят все.

        Пример: видна одна сторона — доступны вершина, одна стена и одна бойница; видны две — вершина и по две тех и других.`,
    },
  },
  {
    id: 'palace-placing',
    title: { en: 'Placing in this mode', ru: 'Размещение в этом режиме' },
    clauses: ['RY-14.4'],
    text: {
      en: `
        In the Palace you place a companion on an empty [[term:outer-wall|wall]] or [[term:battlement|battlement]] of a face that you see, or on
        the [[term:summit|summit]], even if it is taken. The companion is [[term:revealed|revealed]], it costs nothing, and its ability cannot be
        used.`,
      ru: `
        Во Дворце соратника помещают на пустую [[term:outer-wall|стену]] или [[term:battlement|бойницу]] той стороны, которую ты видишь, либо на
        [[term:summit|вершину]], даже занятую. Соратник [[term:revealed|раскрыт]], размещение ничего не стоит, способность применить нельзя.`,
    },
  },
  {
    id: 'outer-wall',
    title: { en: 'Outer wall', ru: 'Внешняя стена' },
    clauses: ['RY-14.5'],
    text: {
      en: `Day effect: gain [[term:any-resource|any resource]]. Then the [[term:rotation|Palace turns]].`,
      ru: `Дневной эффект: получи [[term:any-resource|любой ресурс]]. Затем [[term:rotation|Дворец поворачивается]].`,
    },
  },
  {
    id: 'battlement',
    title: { en: 'Battlement', ru: 'Бойница' },
    clauses: ['RY-14.6'],
    text: {
      en: `
        Day effect: pay a [[term:lantern|lantern]] and apply the day effect of one [[term:highlighted|highlighted]] sector. Then the
        [[term:rotation|Palace turns]].

        You may place a companion here without paying, even without a lantern. Then there is no effect, and the Palace does not turn.`,
      ru: `
        Дневной эффект: заплати [[term:lantern|фонарь]] и примени дневной эффект одного [[term:highlighted|выделенного]] сектора. Затем
        [[term:rotation|Дворец поворачивается]].

        Встать сюда можно и без оплаты, даже если фонаря нет. Тогда эффекта нет и Дворец не поворачивается.`,
    },
  },
  {
    id: 'summit',
    title: { en: 'Summit', ru: 'Вершина' },
    clauses: ['RY-14.7'],
    text: {
      en: `
        Day effect: gain [[term:any-resource|any resource]]. Then you may pay a [[term:lantern|lantern]], also the one you have just gained, and
        apply the day effect of one [[term:highlighted|highlighted]] sector. Then the [[term:rotation|Palace turns]], whether you paid or not.`,
      ru: `
        Дневной эффект: получи [[term:any-resource|любой ресурс]]. Затем можешь заплатить [[term:lantern|фонарь]], даже только что полученный, и
        применить дневной эффект одного [[term:highlighted|выделенного]] сектора. После этого [[term:rotation|Дворец поворачивается]] — с оплатой
        или без.`,
    },
  },
  {
    id: 'push',
    title: { en: 'Pushing out', ru: 'Столкнуть соратника' },
    clauses: ['RY-14.8'],
    text: {
      en: `
        Whoever is placed on a taken summit pushes the companion there out, even one of your own. A [[term:pushed-out|pushed out]] companion lies
        hidden side up in front of its owner. For the rest of the round it is not on the board and counts for nothing, and a hire cannot replace
        it. At [[term:dawn|Dawn]] it returns to the hand, revealed.`,
      ru: `
        Соратник, помещённый на занятую вершину, сталкивает того, кто там стоит, даже своего. [[term:pushed-out|Столкнутый]] соратник лежит
        скрытой стороной вверх перед владельцем. До конца раунда он не на поле, ни для чего не учитывается, и заменить его при найме нельзя. На
        [[term:dawn|Рассвете]] он раскрытым возвращается в руку.`,
    },
  },
  {
    id: 'palace-struck',
    title: { en: 'Struck in this mode', ru: 'Удар в этом режиме' },
    clauses: ['RY-14.9'],
    text: {
      en: `
        The owner puts a struck [[term:revealed|revealed]] companion on an empty [[term:outer-wall|outer wall]] that the owner sees, and chooses
        if there are two. It brings no resource, and the Palace does not turn. If there is no such wall, the companion is
        [[term:pushed-out|pushed out]]. Either way it was a strike, so [[term:mercy|Mercies]] and Offerings work.`,
      ru: `
        Владелец ставит [[term:revealed|раскрытого]] соратника, получившего удар, на пустую [[term:outer-wall|внешнюю стену]], которую видит он
        сам; если их две, выбирает. Ресурса это не даёт, и Дворец не поворачивается. Если такой стены нет, соратник считается
        [[term:pushed-out|столкнутым]]. В любом случае удар нанесён, и [[term:mercy|милосердия]] и подношения действуют.`,
    },
  },
  {
    id: 'palace-mode-night',
    title: { en: 'Night in this mode', ru: 'Ночь в этом режиме' },
    clauses: ['RY-14.10'],
    text: {
      en: `
        Each companion on a wall, a battlement or the summit has one [[term:influence|influence]] in the Palace. The reward of the Palace is the
        usual one ([[RY-12.7]]).`,
      ru: `
        Каждый соратник на стене, в бойнице или на вершине даёт одно [[term:influence|влияние]] во Дворце. Награда Дворца обычная ([[RY-12.7]]).`,
    },
  },
  {
    id: 'palace-whole',
    title: { en: 'One Palace', ru: 'Один Дворец' },
    clauses: ['RY-14.12'],
    text: {
      en: `
        For cards all nine places are the Palace. The Seal of the Palace works with the day effect of each of them, and Palace Banquet counts your
        companions on all of them.`,
      ru: `
        Для карточек все девять мест — это Дворец. Печать Дворца действует при дневном эффекте любого из них, а «Дворцовый банкет» учитывает твоих
        соратников на всех.`,
    },
  },
]

export const VARIANTS: RulesChapter = {
  id: 'variants',
  title: { en: 'Variant: the Phoenix Palace', ru: 'Вариант: «Дворец Феникса»' },
  sections: SECTIONS.map((section) => ({ ...section, modes: PALACE_MODE })),
}

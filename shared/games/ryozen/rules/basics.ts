import type { RulesChapter } from '../../../rules/text.ts'

export const ABOUT: RulesChapter = {
  id: 'about',
  title: { en: 'What it is about', ru: 'О чём эта игра' },
  sections: [
    {
      id: 'days-and-nights',
      title: { en: 'Days and nights in Ryozen', ru: 'Дни и ночи Рёдзена' },
      clauses: ['RY-2.1'],
      text: {
        en: `
          Lady Phoenix sleeps in a Palace that turns, and she is about to wake. The clans of Ryozen compete for her [[term:favour|favour]].

          By [[term:day|Day]] you send out your [[term:companion|companions]], one in each turn, to the six [[term:sector|sectors]] of the kingdom
          or to the [[term:palace|Palace]], and you do what that place offers. By [[term:night|Night]] the foretold events come true. Then every
          place rewards whoever is there. At [[term:dawn|Dawn]] all companions come home. A match has {n:rounds} such [[term:round|rounds]].`,
        ru: `
          Леди Феникс спит во Дворце, который вращается, и вот-вот проснётся. Кланы Рёдзена соперничают за её [[term:favour|благосклонность]].

          [[term:day|Днём]] ты отправляешь [[term:companion|соратников]], по одному за ход, в шесть [[term:sector|секторов]] королевства или во
          [[term:palace|Дворец]] и делаешь то, что предлагает это место. [[term:night|Ночью]] сбываются предсказанные события. Затем каждое место
          награждает тех, кто там находится. На [[term:dawn|Рассвете]] все соратники возвращаются. В партии {n:rounds} таких
          [[term:round|раунда]].`,
      },
    },
  ],
}

export const WIN: RulesChapter = {
  id: 'win',
  title: { en: 'How you win', ru: 'Как победить' },
  sections: [
    {
      id: 'most-favour',
      title: { en: 'Most favour', ru: 'Больше всех благосклонности' },
      clauses: ['RY-13.4'],
      text: {
        en: `
          After the last Night your [[term:moon-shard|moon shards]] and the resources you have left bring more favour ([[RY-13.3]]). Whoever then
          has the most [[term:favour|favour]] wins. If players are equal, the better [[term:herald|herald]] decides. The other ranks are decided
          in the same way.`,
        ru: `
          После последней Ночи [[term:moon-shard|осколки луны]] и оставшиеся ресурсы приносят ещё очки ([[RY-13.3]]). Побеждает тот, у кого больше
          всех [[term:favour|очков благосклонности]]. При равенстве выше тот, чей [[term:herald|Глашатай]] стоит лучше. Остальные места
          распределяются так же.`,
      },
    },
  ],
}

export const TURN: RulesChapter = {
  id: 'turn',
  title: { en: 'A turn', ru: 'Ход' },
  sections: [
    {
      id: 'turn-steps',
      title: { en: 'Place, use, apply', ru: 'Поместить и применить' },
      clauses: ['RY-2.3', 'RY-3.7', 'RY-3.9'],
      text: {
        en: `
          Players take turns clockwise, from the holder of the [[term:first-player|first player token]], until every [[term:hand|hand]] is empty.
          All have equally many turns. You cannot pass, but the Palace always has room.

          - You may play one revelation that works at the start of a turn.
          - Place a companion in a sector or in the Palace.
          - If it stands [[term:revealed|revealed]] in a sector, you may use its [[term:ability|ability]].
          - After that you may apply the [[term:day-effect|day effect]] of the place.

          Then you end your turn, and the next player clockwise goes on.`,
        ru: `
          Игроки ходят по часовой стрелке, начиная с владельца [[term:first-player|жетона первого игрока]], пока у всех не опустеет
          [[term:hand|рука]]. Ходов у всех поровну. Пасовать нельзя, но во Дворце всегда найдётся место.

          - Можешь разыграть одно откровение, которое действует в начале хода.
          - Помести соратника в сектор или во Дворец.
          - Если он стоит в секторе [[term:revealed|раскрытым]], можешь применить его [[term:ability|способность]].
          - После этого можешь применить [[term:day-effect|дневной эффект]] этого места.

          Затем ты завершаешь ход, и ходит следующий по часовой стрелке.`,
      },
    },
  ],
}

export const KINGDOM: RulesChapter = {
  id: 'kingdom',
  title: { en: 'The kingdom', ru: 'Королевство' },
  sections: [
    {
      id: 'sectors',
      title: { en: 'Six sectors', ru: 'Шесть секторов' },
      clauses: ['RY-0.1'],
      text: {
        en: `
          Six [[term:sector|sectors]] lie in a circle. Clockwise they are the [[term:gate|Gate]], the [[term:capital|Capital]], the
          [[term:outskirts|Outskirts]], the [[term:altar|Altar]], the [[term:springs|Springs]] and the [[term:clan-house|Clan House]]; then comes
          the Gate again.

          [[term:adjacent|Adjacent]] sectors are the two next to a sector. The [[term:opposite|opposite]] one is three steps away: Gate and Altar,
          Capital and Springs, Outskirts and Clan House.

          The [[term:palace|Palace]] in the middle is no sector. Rules that speak of sectors do not mean it.`,
        ru: `
          Шесть [[term:sector|секторов]] лежат по кругу. По часовой стрелке это [[term:gate|Врата]], [[term:capital|Столица]],
          [[term:outskirts|Окраина]], [[term:altar|Алтарь]], [[term:springs|Источники]] и [[term:clan-house|Дом кланов]], а за ним снова Врата.

          [[term:adjacent|Соседние]] секторы — два ближайших, по одному с каждой стороны. [[term:opposite|Противоположный]] лежит в трёх шагах:
          Врата и Алтарь, Столица и Источники, Окраина и Дом кланов.

          [[term:palace|Дворец]] в центре — не сектор. Если речь о секторах, Дворец не в счёт.`,
      },
    },
    {
      id: 'light',
      title: { en: 'Highlighted sectors', ru: 'Выделенные секторы' },
      clauses: ['RY-0.2'],
      text: {
        en: `
          The Palace stands on a disc with six positions. The disc always highlights every other sector: Gate, Outskirts and Springs, or Capital,
          Altar and Clan House. These are the [[term:highlighted|highlighted]] sectors.

          When the [[term:rotation|Palace turns]], it turns by one sector clockwise, and each highlight moves on to the next sector. So after it
          has turned, the other three are highlighted.`,
        ru: `
          Дворец стоит на вращающемся поле, у которого шесть положений. Оно всегда выделяет секторы через один: либо Врата, Окраину и Источники,
          либо Столицу, Алтарь и Дом кланов. Это [[term:highlighted|выделенные]] секторы.

          Когда [[term:rotation|Дворец поворачивается]], он сдвигается на один сектор по часовой стрелке, и каждое выделение переходит на
          следующий сектор. Поэтому после поворота выделена другая тройка.`,
      },
    },
    {
      id: 'resources',
      title: { en: 'Resources', ru: 'Ресурсы' },
      clauses: ['RY-0.3', 'RY-0.4'],
      text: {
        en: `
          There are three [[term:resource|resources]]: [[term:coin|coins]], [[term:scroll|scrolls]] and [[term:lantern|lanterns]]. The supply
          never runs out. Where you get, pay or lose [[term:any-resource|any resource]], you choose the kind.

          A [[term:cost|cost]] is paid in full, or the thing is not done. A [[term:loss|loss]] takes only what you have. Resources, moon shards
          and favour never drop below zero.

          Example: Breach in the Wall takes one of each resource. With two coins, no scroll and one lantern you keep one coin.`,
        ru: `
          [[term:resource|Ресурсов]] три вида: [[term:coin|монеты]], [[term:scroll|свитки]] и [[term:lantern|фонари]]. Запас не кончается. Если
          сказано [[term:any-resource|«любой ресурс»]], вид выбираешь ты.

          [[term:cost|Стоимость]] платят целиком, иначе ничего не происходит. [[term:loss|Потеря]] забирает только то, что есть. Ресурсы, осколки
          луны и благосклонность не опускаются ниже нуля.

          Пример: «Брешь в стене» отнимает по одному ресурсу каждого вида. Было две монеты, ни одного свитка и один фонарь — останется одна
          монета.`,
      },
    },
    {
      id: 'moon-colours',
      title: { en: 'Colours of the moon', ru: 'Цвета луны' },
      clauses: ['RY-0.7'],
      text: {
        en: `
          Each sector has the colour of a [[term:moon-shard|moon shard]]:

          - [[term:coral|coral]]: Gate and Capital
          - [[term:jade|jade]]: Outskirts and Altar
          - [[term:agate|agate]]: Springs and Clan House

          At Night the [[term:majority|majority]] in a sector earns a shard of its colour, and by Day the Night Agent can buy one there. Shards
          never run out.`,
        ru: `
          У каждого сектора свой цвет [[term:moon-shard|осколков луны]]:

          - [[term:coral|коралловый]]: Врата и Столица
          - [[term:jade|нефритовый]]: Окраина и Алтарь
          - [[term:agate|агатовый]]: Источники и Дом кланов

          Ночью осколок этого цвета получает тот, у кого в секторе [[term:majority|большинство]], а Днём его может купить здесь Ночной агент.
          Запас осколков не кончается.`,
      },
    },
    {
      id: 'companions',
      title: { en: 'Companions', ru: 'Соратники' },
      clauses: ['RY-0.5'],
      text: {
        en: `
          A [[term:companion|companion]] in a sector lies in one of two ways. [[term:revealed|Revealed]], ability side up, it has one
          [[term:influence|influence]]. [[term:hidden|Hidden]], it has two.

          It is **on the board** while it stands in a slot of a sector or in the Palace. In your hand, in the Clan House row, in the clan stack,
          [[term:pushed-out|pushed out]] of the Palace or [[term:out-of-game|out of the game]] it is not on the board and has no influence.`,
        ru: `
          [[term:companion|Соратник]] в секторе лежит одной из двух сторон вверх. [[term:revealed|Раскрытый]], способностью вверх, он даёт одно
          [[term:influence|влияние]]. [[term:hidden|Скрытый]] даёт два.

          Он **на поле**, пока занимает место в секторе или находится во Дворце. В руке, в ряду Дома кланов, в стопке клана,
          [[term:pushed-out|столкнутый]] или [[term:out-of-game|вне игры]] он не на поле и влияния не даёт.`,
      },
    },
    {
      id: 'order',
      title: { en: 'Turn order', ru: 'Порядок хода' },
      clauses: ['RY-0.6'],
      text: {
        en: `
          [[term:turn-order|Turn order]] begins with the holder of the [[term:first-player|first player token]] and goes on clockwise. Your
          [[term:opponent|opponents]] are all the other players. The token changes hands only at Night, in the Palace ([[RY-12.7]]).`,
        ru: `
          [[term:turn-order|Порядок хода]] начинается с владельца [[term:first-player|жетона первого игрока]] и идёт по часовой стрелке. Твои
          [[term:opponent|соперники]] — все остальные игроки. Жетон меняет владельца только Ночью, во Дворце ([[RY-12.7]]).`,
      },
    },
  ],
}

import type { RulesChapter } from '../../../rules/text.ts'

export const SPECIAL: RulesChapter = {
  id: 'special',
  title: { en: 'Special cases', ru: 'Особые случаи' },
  sections: [
    {
      id: 'wording',
      title: { en: 'How effects are worded', ru: 'Как читать эффекты' },
      clauses: ['RY-0.8'],
      text: {
        en: `
          - **May**: your choice.
          - **Pay … and …**: the whole [[term:cost|cost]] first, or nothing.
          - **Or**: exactly one branch, of those that are possible.
          - **For each**: counted when the effect happens.
          - Several parts happen in the order given, and what is impossible is left out.

          An exchange is all or nothing: the [[term:offering|Offerings]], the [[term:prayer|Prayers]], the Bandit Lair, the Moon Forge and the
          light of the Palace.`,
        ru: `
          - **Можешь**: по желанию.
          - **Заплати … и …**: сначала вся [[term:cost|стоимость]], иначе ничего.
          - **Или**: ровно один вариант из возможных.
          - **За каждого**: считают в тот момент, когда эффект срабатывает.
          - Несколько частей выполняют в том порядке, в каком они стоят; невозможное пропускают.

          Обмен — всё или ничего: это [[term:offering|подношения]], [[term:prayer|молитвы]], Бандитское логово, Лунная кузница и свет Дворца.`,
      },
    },
    {
      id: 'golden-rule',
      title: { en: 'The golden rule', ru: 'Золотое правило' },
      clauses: ['RY-0.9'],
      text: {
        en: `
          If several effects are due at the same time, the player whose turn it is chooses their order, unless a rule fixes it. An effect that
          hits several players is resolved by each of them in [[term:turn-order|turn order]].`,
        ru: `
          Если нужно применить сразу несколько эффектов, порядок выбирает тот, чей сейчас ход, — кроме случаев, когда порядок задан правилом.
          Эффект, который касается нескольких игроков, все выполняют в [[term:turn-order|порядке хода]].`,
      },
    },
    {
      id: 'nested',
      title: { en: 'Effects inside effects', ru: 'Эффект внутри эффекта' },
      clauses: ['RY-0.10'],
      text: {
        en: `
          One effect can lead to another. The inner one is finished first, with everything that it sets off itself; then the outer one goes on. It
          never goes round in circles.

          Example: you have kept the [[term:seal|seals]] of the Capital and of the Altar. From the Palace you apply the Altar, and there you take
          the bonus of the Town Hall. The order is: Capital, its seal, seal of the Altar, turn of the Palace.`,
        ru: `
          Один эффект может привести к другому. Сначала до конца выполняют внутренний, вместе со всем, что он вызвал, затем продолжают внешний. По
          кругу эффекты не ходят.

          Пример: у тебя есть [[term:seal|печати]] Столицы и Алтаря. Через Дворец ты применяешь Алтарь, а там получаешь бонус Ратуши. Порядок
          такой: Столица, её печать, печать Алтаря, поворот Дворца.`,
      },
    },
    {
      id: 'full-effect',
      title: { en: 'A day effect from elsewhere', ru: 'Дневной эффект издалека' },
      clauses: ['RY-5.11'],
      text: {
        en: `
          The Palace, the Hermit, the Mentor and the Town Hall let you apply the [[term:day-effect|day effect]] of a sector without placing
          anybody there. It is the whole day effect, and the [[term:seal|seals]] of that sector work. Nobody goes there, so full slots and a
          [[term:lock|lock]] do not matter.`,
        ru: `
          Дворец, Отшельник, Наставник и Ратуша позволяют применить [[term:day-effect|дневной эффект]] сектора, никого туда не помещая. Это
          полноценный дневной эффект: [[term:seal|печати]] этого сектора срабатывают. Соратник туда не идёт, поэтому занятые места и
          [[term:lock|закрытый]] сектор не мешают.`,
      },
    },
    {
      id: 'seal-order',
      title: { en: 'Seals before and after', ru: 'Печати до и после' },
      clauses: ['RY-5.12'],
      text: {
        en: `
          Around a day effect the order is fixed: first your [[term:seal|seals]] that say "before", then the effect, then your other seals of that
          place. Through the Palace it is:

          - Seal of the Palace
          - pay the lantern
          - seals before the effect of the sector
          - the effect of the sector
          - seals after it
          - the [[term:rotation|Palace turns]]`,
        ru: `
          Порядок всегда один: сначала твои [[term:seal|печати]] со словами «прежде чем», потом сам эффект, потом остальные твои печати этого
          места. Через Дворец это выглядит так:

          - Печать Дворца
          - плата фонарём
          - печати перед эффектом сектора
          - эффект сектора
          - печати после него
          - [[term:rotation|Дворец поворачивается]]`,
      },
    },
    {
      id: 'seal-needs',
      title: { en: 'When a seal works', ru: 'Когда печать срабатывает' },
      clauses: ['RY-5.13'],
      text: {
        en: `
          [[term:seal|Seals]] after a day effect (Capital, Outskirts, Altar, Springs) work only if at least one part of the effect was carried
          out.

          Seals before it (Gate, Clan House, Palace) work as soon as you apply the effect, even if you then leave out every part that you may
          leave out.`,
        ru: `
          [[term:seal|Печати]] после дневного эффекта (Столица, Окраина, Алтарь, Источники) срабатывают, только если выполнена хотя бы одна его
          часть.

          Печати перед эффектом (Врата, Дом кланов, Дворец) срабатывают, как только ты его применяешь, даже если потом откажешься от всех
          необязательных частей.`,
      },
    },
    {
      id: 'locks',
      title: { en: 'Locked sectors', ru: 'Закрытые секторы' },
      clauses: ['RY-6.17'],
      text: {
        en: `
          Nobody may place or move a companion into a [[term:lock|locked]] sector, not even the owner of the Guardian.

          Everything else goes on: companions can leave it, be struck, turned or exchanged by a [[term:hire|hire]] there, because then nobody
          comes in. Its day effect can be applied from elsewhere. The lock stays even if the Guardian leaves the sector or is replaced.`,
        ru: `
          В [[term:lock|закрытый]] сектор никто не может ни поместить, ни переместить соратника — даже хозяин Стража.

          Всё прочее разрешено: соратники могут его покинуть, по ним можно ударить, их можно перевернуть или заменить при [[term:hire|найме]] —
          ведь при этом никто не входит. Его дневной эффект можно применить издалека. Сектор остаётся закрытым, даже если Страж ушёл или заменён.`,
      },
    },
    {
      id: 'impossible-ability',
      title: { en: 'Abilities that cannot be used', ru: 'Когда способность не применить' },
      clauses: ['RY-6.19'],
      text: {
        en: `
          An [[term:ability|ability]] that has no target, or whose [[term:cost|cost]] you cannot pay, cannot be used. You may place that companion
          all the same and apply the day effect.`,
        ru: `
          Если для [[term:ability|способности]] нет цели или нечем оплатить её [[term:cost|стоимость]], применить её нельзя. Поместить такого
          соратника и применить дневной эффект всё равно можно.`,
      },
    },
  ],
}

export const END: RulesChapter = {
  id: 'end',
  title: { en: 'End and scoring', ru: 'Конец игры и подсчёт' },
  sections: [
    {
      id: 'last-night',
      title: { en: 'The last Night', ru: 'Последняя Ночь' },
      clauses: ['RY-13.2'],
      text: {
        en: `
          After the Night of round {n:rounds} there is no [[term:dawn|Dawn]] any more. The final scoring follows at once. Then the winner is known
          ([[RY-13.4]]).`,
        ru: `
          В раунде {n:rounds} после Ночи уже нет [[term:dawn|Рассвета]]. Сразу идёт финальный подсчёт, и победитель известен ([[RY-13.4]]).`,
      },
    },
    {
      id: 'final-scoring',
      title: { en: 'Final scoring', ru: 'Финальный подсчёт' },
      clauses: ['RY-13.3'],
      text: {
        en: `
          Your [[term:moon-shard|shards]] are split in the best way, each into one [[term:set|set]] at most:

          - {n:shards-per-set} of one colour: {n:same-set} favour
          - one of each colour: {n:mixed-set}
          - each one left over: {n:loose-shard}

          For its holder the [[term:first-player|first player token]] is one more shard of any colour.

          Every {n:resources-per-set} resources, in any mix, bring {n:resource-favour} favour. A remainder brings nothing.

          Examples: four coral, one agate and one jade are worth {n:worth-of-four-one-one}; two coral and the token {n:worth-of-two-and-token}.`,
        ru: `
          Игра сама делит твои [[term:moon-shard|осколки]] наилучшим образом, каждый не больше чем в один [[term:set|набор]]:

          - {n:shards-per-set} одного цвета: {n:same-set} очков
          - по одному каждого цвета: {n:mixed-set}
          - каждый лишний: {n:loose-shard}

          [[term:first-player|Жетон первого игрока]] для владельца — ещё один осколок любого цвета.

          Каждые {n:resources-per-set} ресурса, любые вперемешку, дают {n:resource-favour} очка. Остаток ничего не даёт.

          Примеры: четыре коралловых, агатовый и нефритовый дают {n:worth-of-four-one-one} очков; два коралловых и жетон —
          {n:worth-of-two-and-token}.`,
      },
    },
  ],
}

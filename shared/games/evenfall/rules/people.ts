import type { RulesChapter } from '../../../rules/text.ts'

export const PEOPLE: RulesChapter = {
  id: 'people',
  title: { en: 'Play a specialist or council member', ru: 'Разыграть специалиста или члена Совета' },
  sections: [
    {
      id: 'specialists',
      title: { en: 'Specialist', ru: 'Специалист' },
      clauses: ['EV-8.1', 'EV-8.2', 'EV-8.3', 'EV-8.4'],
      text: {
        en: `Pay the cost at the top of the card and lay it to the left of your board. From now on its effect on the right, its keywords and its VP
          count. The lower half, the council effect, does nothing.

          You may have any number of specialists, but never two of the same name. A council member of that name does not matter, nor do the
          specialists of other players.`,
        ru: `Заплати стоимость, указанную вверху карты, и положи её слева от планшета. С этого момента действуют её эффект справа, ключевые слова и
          ПО. Нижняя половина, эффект члена Совета, не действует.

          Специалистов может быть сколько угодно, но не двое с одинаковым именем. Член Совета с тем же именем не мешает, специалисты других игроков
          тоже.`,
      },
    },
    {
      id: 'specialist-effects',
      title: { en: 'Effects of specialists', ru: 'Эффекты специалистов' },
      clauses: ['EV-8.5', 'EV-8.6', 'EV-8.9'],
      text: {
        en: `- **Permanent:** works from the moment the card is played, but not for playing and paying this very card.
          - **Free action:** see [[EV-8.7]].
          - **Battle:** works in the battle phase, at the moment its text names ([[EV-17.3]]). It is not turned unless it says so, and works once in
            each battle unless it says otherwise.`,
        ru: `- **Постоянный:** действует с момента розыгрыша, но не на сам розыгрыш и оплату этой карты.
          - **Свободное действие:** смотри [[EV-8.7]].
          - **Боевой:** применяется в фазу боя, в момент, указанный на карте ([[EV-17.3]]). Карта не поворачивается, если этого не сказано, и
            срабатывает один раз за бой, если не сказано иного.`,
      },
    },
    {
      id: 'specialist-free-action',
      title: { en: 'Free actions of specialists', ru: 'Свободные действия специалистов' },
      clauses: ['EV-8.7', 'EV-8.8', 'EF-1.8'],
      text: {
        en: `Once each round, in your turn, also in the turn you played the card. First turn the card sideways, then resolve the effect. It stays
          turned until the end of the round; nothing turns it back earlier. Its keywords and VP count all the same.

          If the free action has a price, you must be able to pay it in full. Without a price you may use it even if nothing would change.`,
        ru: `Один раз за раунд в свой ход, в том числе в тот, когда карта разыграна. Сначала поверни карту набок, затем выполни эффект. Повёрнутой она
          остаётся до конца раунда, раньше её ничто не развернёт. Её ключевые слова и ПО всё равно считаются.

          Если у свободного действия есть цена, её нужно заплатить полностью. Без цены его можно выполнить, даже если ничего не изменится.`,
      },
    },
    {
      id: 'council-price',
      title: { en: 'Council member', ru: 'Член Совета' },
      clauses: ['EV-9.1', 'EV-9.2', 'EV-9.4'],
      text: {
        en: `Any specialist card can be played as a council member instead. Pay the price at the bottom of your board; the card's own cost does not
          matter.

          On the sun side the first costs {n:council-first} knowledge, {n:council-first} herb and {n:council-first} potion, every later one
          {n:council-next} of each. "First" means that you have none at this moment.

          There is no limit. Two copies of one card may both be council members, or one a specialist and the other a council member.`,
        ru: `Любую карту специалиста можно разыграть как члена Совета. Заплати цену, указанную внизу твоего планшета; стоимость на карте не важна.

          На солнечной стороне первый стоит {n:council-first} знание, {n:council-first} траву и {n:council-first} зелье, каждый следующий — по
          {n:council-next} каждого ресурса. «Первый» значит, что сейчас членов Совета у тебя нет.

          Число не ограничено. Две копии одной карты могут обе быть членами Совета, или одна — специалистом, а другая — членом Совета.`,
      },
    },
    {
      id: 'council-effects',
      title: { en: 'Effects of council members', ru: 'Эффекты членов Совета' },
      clauses: ['EV-9.3', 'EV-9.5', 'EV-9.6', 'EF-0.6'],
      text: {
        en: `Only the lower half of the card works. For every rule and every count its name, cost, keywords, VP and upper effect do not exist. On a
          specialist the keywords count like those of rituals.

          - **Permanent:** works at once, but not for playing the card itself.
          - **End of round:** in every round, the third included ([[EV-18.1]]).
          - **End of game:** in the final scoring ([[EV-19.6]]).

          A council member scores no printed VP, only its end-of-game effect.`,
        ru: `Действует только нижняя половина карты. Имя, стоимость, ключевые слова, ПО и верхний эффект не существуют ни для каких правил и
          подсчётов. У специалиста ключевые слова считаются так же, как у ритуалов.

          - **Постоянный:** действует сразу, но не на розыгрыш самой карты.
          - **Конец раунда:** в каждом раунде, включая третий ([[EV-18.1]]).
          - **Конец игры:** при финальном подсчёте ([[EV-19.6]]).

          Напечатанных ПО член Совета не приносит, только эффект конца игры.`,
      },
    },
  ],
}

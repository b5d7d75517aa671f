import type { RulesChapter } from '../../../rules/text.ts'

export const TOKEN: RulesChapter = {
  id: 'token',
  title: { en: 'Coven token and harvest', ru: 'Жетон ковена и урожай' },
  sections: [
    {
      id: 'using-the-token',
      title: { en: 'Using the coven token', ru: 'Активировать жетон ковена' },
      clauses: ['EV-6.1', 'EV-6.2', 'EV-6.3'],
      text: {
        en: `You can use your coven token while it lies face up. Carry out its effect and turn it face down: it cannot be used again this round.

          On the sun side, first harvest all places in your outer circle, then gain {n:token-herbs} herb and {n:token-potions} potion. An empty outer
          circle does not forbid it; then only the herb and the potion come.

          Example: the places yield a herb, a potion and two mana. In all you gain {n:token-example-herbs} herbs, {n:token-example-potions} potions
          and two mana.`,
        ru: `Жетон ковена можно активировать, пока он лежит лицом вверх. Выполни его эффект и переверни жетон: в этом раунде он больше не сработает.

          На солнечной стороне сначала собери урожай со всех мест силы своего внешнего круга, затем получи {n:token-herbs} траву и {n:token-potions}
          зелье. Пустой внешний круг не мешает: просто получишь только траву и зелье.

          Пример: места силы дают траву, зелье и две маны. Всего ты получаешь {n:token-example-herbs} травы, {n:token-example-potions} зелья и две
          маны.`,
      },
    },
    {
      id: 'harvest',
      title: { en: 'Harvesting a place', ru: 'Сбор урожая' },
      clauses: ['EV-6.5', 'EV-6.6', 'EV-6.7', 'EF-X1'],
      text: {
        en: `To harvest a place, gain all the bonuses in its top right corner. Each [[term:sickle|sickle]] on the ritual linked there repeats all of
          them once. Orbs, and sickles on other rituals, change nothing.

          The whole harvest of one place is one reward. For every resource of choice in it you choose freely.

          Sickles work in both circles and for whoever harvests. They multiply only the printed harvest, never link bonuses, triggered effects or the
          token's own goods. Phantom Marsh with two sickles gives {n:marsh-example-herbs} herbs.`,
        ru: `Собирая урожай с места силы, получи все бонусы из его правого верхнего угла. Каждый [[term:sickle|серп]] на связанном с ним ритуале
          повторяет их все ещё раз. Шары и серпы на других ритуалах не влияют.

          Весь урожай с одного места — одна награда. Каждый «любой ресурс» в ней выбирай свободно.

          Серпы действуют в обоих кругах и для любого, кто собирает урожай. Они умножают только напечатанный урожай;
          бонусы связи, срабатывающие эффекты и добавку жетона они не увеличивают. «Призрачная топь» с двумя серпами даёт {n:marsh-example-herbs} травы.`,
      },
    },
    {
      id: 'harvest-all',
      title: { en: 'Harvesting the whole outer circle', ru: 'Урожай со всего внешнего круга' },
      clauses: ['EV-6.4'],
      text: {
        en: `Harvest every outer place once, from left to right. Afterwards opponents may react once ([[EV-16.6]]), but only if at least one place was
          harvested, and only if it was the harvest of a coven token, Circle's scouting, or the Automa's harvest. Other effects that harvest the whole
          circle, such as Harvest Moon, bring no reaction.`,
        ru: `Собери урожай с каждого места силы внешнего круга по одному разу, слева направо. После этого противники могут один раз отреагировать
          ([[EV-16.6]]), но только если собран урожай хотя бы с одного места и только если это был урожай жетона ковена, разведки Круга или Автомы.
          Другие эффекты, собирающие урожай со всего круга, например «Урожайная луна», реакций не вызывают.`,
      },
    },
    {
      id: 'harvest-by-effect',
      title: { en: 'Harvesting by other effects', ru: 'Урожай другими эффектами' },
      clauses: ['EV-6.8', 'EF-V10'],
      text: {
        en: `The token leaves the inner circle alone. Other effects say what they harvest:

          - "this place", in either circle
          - the place just found
          - one place, or several different ones, of your outer circle
          - this place and another one of yours in the same circle; if there is none, this place alone
          - every outer place, from left to right
          - places in an opponent's outer circle ([[EV-30.12]])

          If there are fewer places, harvest those. Cards in a harvest are drawn.`,
        ru: `Внутренний круг жетон не трогает. Другие эффекты сами говорят, откуда урожай:

          - с «этого места силы», в любом круге
          - с только что найденного места
          - с одного или нескольких разных мест твоего внешнего круга
          - с этого места и ещё одного твоего места в том же круге; если второго нет, только с этого
          - со всех мест внешнего круга, слева направо
          - с мест во внешнем круге противника ([[EV-30.12]])

          Если мест меньше, собирай с тех, что есть. Карты в урожае берутся из колоды.`,
      },
    },
    {
      id: 'harvest-and-owner',
      title: { en: 'After the harvest', ru: 'После урожая' },
      clauses: ['EV-6.9', 'EV-6.10', 'EF-T4'],
      text: {
        en: `A harvest changes nothing on the place, on its ritual or on the figures there. The same place may be harvested any number of times.

          If an effect lets you harvest another player's place, you get the goods, multiplied by the owner's sickles. The owner gets nothing.

          A ritual triggered by the harvest of its own place works each time you harvest it, once however many sickles lie there. It does not work
          when an opponent harvests the place.`,
        ru: `Урожай ничего не меняет ни на месте силы, ни на ритуале, ни среди фишек. С одного места можно собирать урожай сколько угодно раз.

          Если эффект даёт тебе собрать урожай с чужого места, бонусы получаешь ты, умноженные на серпы владельца. Владелец не получает ничего.

          Ритуал, который срабатывает от урожая со своего места, делает это каждый раз, когда урожай собираешь ты, и по одному разу, сколько бы серпов
          там ни лежало. Когда урожай собирает противник, он не срабатывает.`,
      },
    },
  ],
}

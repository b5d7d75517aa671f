import type { RulesChapter } from '../../../rules/text.ts'

export const SCOUTING: RulesChapter = {
  id: 'scouting',
  title: { en: 'Scouting', ru: 'Фаза разведки' },
  sections: [
    {
      id: 'scouting-gains',
      title: { en: 'What your board gives', ru: 'Что даёт планшет' },
      clauses: ['EV-3.1', 'EV-3.2', 'EV-3.3', 'EV-3.6'],
      text: {
        en: `In every round, the first included, you get what stands at the top of your board. On the sun side: {n:sun-cards} cards, {n:sun-knowledge}
          knowledge, {n:sun-mana} mana.

          Players do it in turn order: cards, then resources, then mana, then Circle's harvest. You cannot decline. The sun side asks you nothing,
          unless your council turns mana into VP ([[EV-32.6]]). Cards and Circle's harvest may ask which resources you take.

          Scouting readies nothing: tokens and turned cards were made ready at the end of the last round.`,
        ru: `В каждом раунде, включая первый, ты получаешь то, что указано в верхней части планшета. На солнечной стороне это {n:sun-cards} карт,
          {n:sun-knowledge} знания и {n:sun-mana} маны.

          Игроки делают это в порядке хода: карты, ресурсы, мана, затем урожай Круга. Отказаться нельзя. На солнечной стороне выбирать нечего, разве
          что Совет позволяет брать ману очками ([[EV-32.6]]). Карты и урожай Круга могут спросить, какие ресурсы взять.

          Жетоны и повёрнутые карты в этой фазе не возвращаются: это уже произошло в конце прошлого раунда.`,
      },
    },
    {
      id: 'scouting-extras',
      title: { en: 'Cards and reactions', ru: 'Карты и реакции' },
      clauses: ['EV-3.4', 'EV-3.5', 'EF-T1'],
      text: {
        en: `Some cards name the scouting phase, such as Sage Elephant. Their effects come after your board's own gains and before the next player.

          On the moon side Circle harvests all its outer places while scouting. That counts as a harvest of the whole outer circle, so the player on
          Circle's right may react with Eye of Plenty or Ulan ([[EV-16.6]]).`,
        ru: `На некоторых картах названа фаза разведки, например на «Слоне-мудреце». Их эффекты применяются после того, что даёт твой планшет, и до
          следующего игрока.

          На лунной стороне Круг во время разведки собирает урожай со всех мест силы внешнего круга. Это урожай со всего круга, поэтому у соседа
          справа от Круга могут сработать «Око изобилия» или Улан ([[EV-16.6]]).`,
      },
    },
  ],
}

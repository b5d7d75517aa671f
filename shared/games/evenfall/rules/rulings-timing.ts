import type { Ruling } from '../../../rules/text.ts'

/** EV-R54 to EV-R63: the order of effects, and how a match ends. */
export const TIMING_RULINGS: readonly Ruling[] = [
  {
    id: 'EV-R54',
    clauses: ['EF-T6', 'EF-T13'],
    doubt: {
      en: 'When a path reward is over, what comes first: effects triggered by VP from the path, or effects triggered by the step?',
      ru: 'Когда награда пути завершена, что раньше: эффекты, связанные с ПО от пути, или эффекты, связанные с шагом?',
    },
    decision: {
      en: 'First those triggered by VP from the path, then those triggered by the step.',
      ru: 'Сначала связанные с ПО от пути, затем связанные с шагом.',
    },
    reason: {
      en: 'The reward is inside the step, so it closes first.',
      ru: 'Награда — внутри шага, поэтому закрывается раньше.',
    },
  },
  {
    id: 'EV-R55',
    clauses: ['EV-12.3', 'EF-T8'],
    doubt: {
      en: 'When do effects triggered by catalysts work if you create several?',
      ru: 'Когда срабатывают эффекты, связанные с катализаторами, если их создано несколько?',
    },
    decision: {
      en: 'After all tokens lie, and before the first orb leads up the path.',
      ru: 'Когда лежат все жетоны и до первого шага за шар.',
    },
    reason: {
      en: 'The batch is laid as a whole, and what an orb triggers comes before its step.',
      ru: 'Катализаторы одного действия ложатся все сразу, а то, что вызывает шар, идёт до его шага.',
    },
  },
  {
    id: 'EV-R56',
    clauses: ['EV-6.7'],
    doubt: {
      en: 'In what order does a harvest give goods and cards?',
      ru: 'В каком порядке урожай даёт бонусы и карты?',
    },
    decision: {
      en: 'Goods first, then cards. Together they are one reward.',
      ru: 'Сначала всё остальное, затем карты. Вместе это одна награда.',
    },
    reason: {
      en: 'So you choose resources before you know the new cards, whoever you are.',
      ru: 'Так все выбирают ресурсы, ещё не зная новых карт.',
    },
  },
  {
    id: 'EV-R57',
    clauses: ['EV-32.4', 'EF-T11'],
    doubt: {
      en: 'Is it a gift if the opponents could not take it, because their mana is full?',
      ru: 'Подарок ли это, если противники не смогли его принять, потому что мана у них на пределе?',
    },
    decision: {
      en: 'No. A gift that brings nothing is none. With Truce by the Fire the VP for each opponent come before what a gift triggers.',
      ru: `Нет. Подарок, который ничего не принёс, — не подарок. У «Перемирия у костра» ПО за противников приходят раньше того, что вызывает подарок.`,
    },
    reason: {
      en: 'They have gained nothing.',
      ru: 'Они ничего не получили.',
    },
  },
  {
    id: 'EV-R58',
    clauses: ['EV-31.7'],
    doubt: {
      en: 'What does Ehir show after copying a free action?',
      ru: 'Что показывает Эхир, скопировав свободное действие?',
    },
    decision: {
      en: 'The copied effect stays visible on him until the end of the round, though it was carried out at once.',
      ru: 'Скопированный эффект виден на нём до конца раунда, хотя выполнен сразу.',
    },
    reason: {
      en: 'Everybody can see what he was turned for.',
      ru: 'Так всем видно, ради чего он повёрнут.',
    },
  },
  {
    id: 'EV-R59',
    clauses: ['EV-17.3'],
    doubt: {
      en: 'The course of a battle names moments that no card uses: the beginning and end of the phase, the time after a defeat.',
      ru: 'В ходе боя названы моменты, для которых нет карт: начало и конец фазы, время после поражения.',
    },
    decision: {
      en: 'Nothing happens there, and nobody is asked.',
      ru: 'Там ничего не происходит, и никого не спрашивают.',
    },
    reason: {
      en: 'They are kept for cards to come.',
      ru: 'Они оставлены для будущих карт.',
    },
  },
  {
    id: 'EV-R60',
    clauses: ['EV-4.7'],
    doubt: {
      en: 'What if no free action is left after your main action?',
      ru: 'Что, если после основного действия не осталось свободных?',
    },
    decision: {
      en: 'The turn ends by itself. From then on you cannot take anything of it back.',
      ru: 'Ход завершается сам. После этого отменить в нём уже ничего нельзя.',
    },
    reason: {
      en: 'There is nothing left to decide, and the next player is waiting.',
      ru: 'Решать больше нечего, а следующий игрок ждёт.',
    },
  },
  {
    id: 'EV-R61',
    clauses: ['EV-27.3', 'EV-28.1'],
    doubt: {
      en: 'Can one of her battle cards come up twice, and what of her spare stones?',
      ru: 'Может ли одна её боевая карта открыться дважды и что с её лишними камнями?',
    },
    decision: {
      en: `Her cards are discarded one by one. If the pile is shuffled in the middle of a battle, a card may come back. Stones for which there is no
        inner place left are not placed and count nothing.`,
      ru: `Её карты сбрасываются по одной. Если сброс перемешан посреди боя, карта может прийти снова. Камни, которым не хватило места во внутреннем
        круге, не размещаются и ничего не дают.`,
    },
    reason: {
      en: 'The rule says reveal and discard, without exception. And a place holds one stone.',
      ru: 'Правило гласит «откройте и сбросьте», исключений в нём нет. А на месте силы помещается один камень.',
    },
  },
  {
    id: 'EV-R62',
    clauses: ['EV-28.3', 'EV-26.1'],
    doubt: {
      en: 'What is your result when you play alone, and is it fair to pass at once so that she has no turn?',
      ru: 'Каков результат в одиночной игре и честно ли спасовать сразу, чтобы у неё не было ходов?',
    },
    decision: {
      en: `Your score is graded from novice to legend; the grade comes first, the victory second. Whoever does not beat her is second of two. Passing ends
        her round, too, even if you pass at once.`,
      ru: `За счёт даётся звание, от новичка до легенды; сначала звание, затем победа. Кто не обошёл её, второй из двух. Пас заканчивает и её раунд, даже
        если спасовать сразу.`,
    },
    reason: {
      en: 'The rulebook gives her as many turns as you take. A grade by the score rewards playing well, not playing short. The bands are our own.',
      ru: 'По правилам у неё столько же ходов, сколько у тебя. Звание по счёту награждает за хорошую игру, а не за короткую. Звания — наши.',
    },
  },
  {
    id: 'EV-R63',
    clauses: ['EV-2.1', 'EV-4.1'],
    doubt: {
      en: 'What happens when a player leaves the table?',
      ru: 'Что будет, если игрок ушёл из-за стола?',
    },
    decision: {
      en: 'A bot plays on in that seat. Nobody can give up.',
      ru: 'За него доигрывает бот. Сдаться нельзя.',
    },
    reason: {
      en: 'The rulebook says nothing of giving up, and the others want to finish their game.',
      ru: 'О сдаче в книге правил ничего не сказано, а остальным хочется доиграть.',
    },
  },
]

import type { RulesChapter } from '../../../rules/text.ts'

export const ACTIONS: RulesChapter = {
  id: 'actions',
  title: { en: 'Actions: turns and passing', ru: 'Фаза действий: ходы и пас' },
  sections: [
    {
      id: 'turns',
      title: { en: 'Turn after turn', ru: 'Ход за ходом' },
      clauses: ['EV-4.1', 'EV-4.8'],
      text: {
        en: `Turns go clockwise and begin with the first player. Players who have passed are skipped. If all the others have passed, you take one turn
          after another until you pass, too.

          The phase ends the moment the last player passes.`,
        ru: `Ходы идут по часовой стрелке, начиная с первого игрока. Спасовавшие пропускаются. Если спасовали все остальные, ты ходишь раз за разом,
          пока не спасуешь.

          Фаза заканчивается сразу, как только пасует последний игрок.`,
      },
    },
    {
      id: 'passing',
      title: { en: 'Passing', ru: 'Пас' },
      clauses: ['EV-4.4', 'EV-4.5'],
      text: {
        en: `You may pass as long as you have not taken this turn's main action, even if you could take one. If you can take none, you have to pass in
          the end. Even then the game waits for your answer: to pass for you would tell the others about your hand.

          Take your free actions before you pass, because passing ends your turn at once.`,
        ru: `Пасовать можно, пока не выполнено основное действие этого хода, даже если какое-то из них тебе доступно. Если не доступно ни одно, в
          конце концов придётся пасовать. Даже тогда игра ждёт твоего ответа: пас за тебя выдал бы остальным кое-что о твоей руке.

          Свободные действия выполняй до паса: он сразу завершает ход.`,
      },
    },
    {
      id: 'after-passing',
      title: { en: 'After you have passed', ru: 'После паса' },
      clauses: ['EV-4.6'],
      text: {
        en: `For the rest of the phase you get no turns and no free actions. But your permanent effects still work, you still react, and "each player"
          still includes you.`,
        ru: `До конца фазы у тебя не будет ни ходов, ни свободных действий. Но постоянные эффекты работают, реакции остаются, и «каждый игрок» — это и
          ты.`,
      },
    },
    {
      id: 'ending-a-turn',
      title: { en: 'Ending your turn', ru: 'Завершение хода' },
      clauses: ['EV-4.7'],
      text: {
        en: `After your main action you cannot pass any more in this turn. Take the free actions you like, then end the turn. If no free action is
          possible, the turn ends by itself.`,
        ru: `После основного действия спасовать в этом ходу уже нельзя. Выполни свободные действия, какие захочешь, и заверши ход. Если ни одно
          свободное действие не доступно, ход завершится сам.`,
      },
    },
    {
      id: 'free-actions',
      title: { en: 'Free actions', ru: 'Свободные действия' },
      clauses: ['EV-4.9', 'EV-4.10', 'EV-4.11'],
      text: {
        en: `Everybody may discard {n:trade-cards} cards from hand to gain {n:trade-resources} resource of choice, any number of times. Specialists
          bring other free actions ([[EV-8.7]]), and on the moon side so do Star ([[EV-21.4]]) and Thorn ([[EV-24.5]]).

          Free actions are possible only in your own turn of the action phase, and only while nothing is being resolved. You cannot take one in the
          middle of a main action, nor during scouting, battles or the end of the round.`,
        ru: `Любой игрок может сбросить {n:trade-cards} карты с руки и получить {n:trade-resources} любой ресурс, сколько угодно раз. Другие свободные
          действия дают специалисты ([[EV-8.7]]), а на лунной стороне ещё Звезда ([[EV-21.4]]) и Шип ([[EV-24.5]]).

          Свободные действия возможны только в свой ход фазы действий и только пока не выполняется ничего другого. Их нельзя вставить в середину
          основного действия, нельзя и в разведке, в бою и в конце раунда.`,
      },
    },
    {
      id: 'affordable',
      title: { en: 'What you can afford', ru: 'Что тебе по карману' },
      clauses: ['EV-4.12'],
      text: {
        en: `You can choose a main action only if you can pay all its costs in full at that moment. What the action itself will bring does not count.

          A free action beforehand does count: discard {n:trade-cards} cards for the herb you lack, then play the ritual in the same turn.`,
        ru: `Основное действие можно выбрать, только если прямо сейчас ты можешь полностью оплатить всё, что оно стоит. То, что принесёт само
          действие, не считается.

          А вот свободное действие перед ним поможет: сбрось {n:trade-cards} карты, получи недостающую траву и в том же ходу разыграй ритуал.`,
      },
    },
  ],
}

import type { RulesChapter } from '../../../rules/text.ts'

export const VARIANTS: RulesChapter = {
  id: 'variants',
  title: { en: 'Variants', ru: 'Варианты' },
  sections: [
    {
      id: 'first-game',
      title: { en: 'Characters: a first game', ru: 'Персонажи: первая партия' },
      clauses: ['WW-2.3'],
      modes: { characters: 'initiate' },
      text: {
        en: `Everybody plays an Initiate. There is nothing to choose.`,
        ru: `Все играют за «Посвящённых». Выбирать ничего не нужно.`,
      },
    },
    {
      id: 'choosing-characters',
      title: { en: 'Characters: choose one of two', ru: 'Персонажи: один из двух' },
      clauses: ['WW-2.4'],
      modes: { characters: 'choose' },
      text: {
        en: `The {n:initiates} Initiates stay in the box. The other {n:advanced-characters} characters are shuffled, and each player is secretly dealt {n:dealt-characters}. Keep one; everybody chooses at the same time. The one you do not keep leaves the game unseen, and so do all that were not dealt. When everybody has chosen, all characters are revealed together.`,
        ru: `Все {n:initiates} «Посвящённых» остаются в коробке. Остальные {n:advanced-characters} персонажей перемешиваются, и каждому втайне сдаётся по {n:dealt-characters}. Оставь одного; все выбирают одновременно. Второй выбывает из игры, и его никто не увидит; так же выбывают все, кого не сдали. Когда выбор сделан, все персонажи раскрываются вместе.`,
      },
    },
    {
      id: 'timing-sealed',
      title: { en: 'Order: always all at once', ru: 'Порядок: всегда одновременно' },
      clauses: ['WW-3.5'],
      modes: { timing: 'sealed' },
      text: {
        en: `What you do in the arcana step and in the transformation stays secret until the step resolves. Nobody can call for an order. Initiative only decides who draws first ([[WW-8.4]]).`,
        ru: `Всё, что ты делаешь при активации чар и при трансформации, остаётся тайной, пока этап не разыгран. Потребовать очерёдности нельзя. Инициатива решает только, кто добирает первым ([[WW-8.4]]).`,
      },
    },
    {
      id: 'timing-strict',
      title: { en: 'Order: always by initiative', ru: 'Порядок: всегда по инициативе' },
      clauses: ['WW-3.6'],
      modes: { timing: 'strict' },
      text: {
        en: `In the arcana step, and again in the transformation, those who have something to decide act one after another, the lowest initiative first. When you finish, everything you did is applied and shown to all before the next player decides. After that you cannot take it back. Until you finish, only you see what you are preparing, and you may change it.`,
        ru: `При активации чар и затем при трансформации те, кому есть что решать, действуют по очереди, начиная с наименьшей инициативы. Когда ты заканчиваешь, всё сделанное применяется и показывается всем, и только потом решает следующий. После этого ничего не вернуть. Пока ты не закончишь, твою подготовку видишь только ты, и её можно менять.`,
      },
    },
    {
      id: 'timing-on-demand',
      title: { en: 'Order: on demand', ru: 'Порядок: по требованию' },
      clauses: ['WW-3.7'],
      modes: { timing: 'on-demand' },
      text: {
        en: `The arcana step and the transformation begin with everybody acting in secret. While such a step is open, anybody who has something to decide in it may call for initiative, even after finishing. Then all that was prepared goes back to its owners unseen, and the step is played by initiative, as described in [[WW-3.6]]. You may keep what you had prepared or start over.

Example: Kiki played 17, Matilda 18. After a call Kiki must act first, openly.`,
        ru: `На этапах активации чар и трансформации сначала все действуют втайне. Пока этап открыт, любой, кому на нём есть что решать, может потребовать хода по инициативе, даже если уже закончил. Тогда всё подготовленное возвращается владельцам нераскрытым, и этап играется по инициативе, как описано в [[WW-3.6]]. Подготовленное можно оставить или начать заново.

Пример: Кики сыграла 17, Матильда 18. После требования Кики ходит первой и в открытую.`,
      },
    },
    {
      id: 'calls',
      title: { en: 'How often you may call', ru: 'Сколько раз можно требовать' },
      clauses: ['WW-3.8'],
      modes: { timing: 'on-demand' },
      text: {
        en: `A call holds for that one step only. There can be one call in each step, and any number in a game.`,
        ru: `Требование действует только на этот этап. На каждом этапе его можно предъявить один раз, за игру — сколько угодно.`,
      },
    },
    {
      id: 'recounting',
      title: { en: 'Without the arcana card', ru: 'Без карты чар' },
      clauses: ['WW-4.17'],
      text: {
        en: `At a real table you can do without the arcana card and count the symbols on your character and all your recipes anew each round. It is the same rule: the count is where the token would be, and an arcana fires when its count reaches or jumps over an even number. Here the game counts for you.`,
        ru: `За обычным столом можно обойтись без карты чар и каждый раунд пересчитывать символы на своём персонаже и всех своих рецептах. Правило то же самое: число символов показывает, где стоял бы жетон, и чары срабатывают, когда оно становится чётным или перескакивает чётное. Здесь игра считает за тебя.`,
      },
    },
  ],
}

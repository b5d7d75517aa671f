import type { RulesChapter } from '../../../rules/text.ts'

export const DAY_EFFECTS: RulesChapter = {
  id: 'day-effects',
  title: { en: 'Day effects', ru: 'Дневные эффекты' },
  sections: [
    {
      id: 'gate-day',
      title: { en: 'Gate', ru: 'Врата' },
      clauses: ['RY-5.1'],
      text: {
        en: `
          Gain a [[term:lantern|lantern]]. Then you may discard one foretold [[term:event|event]] from any area. Its area is then empty.`,
        ru: `
          Получи [[term:lantern|фонарь]]. Затем можешь сбросить одно предсказанное [[term:event|событие]] с любой области. После этого область
          пуста.`,
      },
    },
    {
      id: 'capital-day',
      title: { en: 'Capital', ru: 'Столица' },
      clauses: ['RY-5.2'],
      text: {
        en: `
          Gain {n:capital-scrolls} scrolls. Your [[term:herald|herald]] moves to position I of the [[term:capital-track|Capital track]], and the
          heralds that were ahead of it move back by one.

          Example: from I to IV stand the heralds of Ann, Ben, Cleo and Dan. Cleo applies the Capital. Now the order is Cleo, Ann, Ben, Dan.`,
        ru: `
          Получи {n:capital-scrolls} свитка. Твой [[term:herald|Глашатай]] переходит на деление I [[term:capital-track|трека Столицы]], а все, кто
          был впереди него, отступают на одно деление.

          Пример: на делениях с I по IV стоят Глашатаи Ани, Бори, Веры и Глеба. Вера применяет Столицу. Теперь порядок такой: Вера, Аня, Боря,
          Глеб.`,
      },
    },
    {
      id: 'outskirts-day',
      title: { en: 'Outskirts', ru: 'Окраина' },
      clauses: ['RY-5.3'],
      text: {
        en: `
          Choose one:

          - [[term:explore|Explore]] 1 to {n:outskirts-explore} villages.
          - Explore one village or none, then [[term:build|build]] one.

          If neither is possible, there is nothing to apply.

          Example: your explorer stands on the starting village, and only the first area is built on. You can explore that village and build on
          the second area in one go.`,
        ru: `
          Выбери одно:

          - [[term:explore|исследуй]] от 1 до {n:outskirts-explore} деревень;
          - исследуй одну деревню или ни одной, затем [[term:build|построй]] одну.

          Если невозможно ни то, ни другое, применять нечего.

          Пример: твой Исследователь стоит на стартовой деревне, и застроена только первая область. Можно за один раз исследовать эту деревню и
          построить новую на второй области.`,
      },
    },
    {
      id: 'altar-day',
      title: { en: 'Altar', ru: 'Алтарь' },
      clauses: ['RY-5.7'],
      text: {
        en: `
          You may [[term:explore|explore]] one village. Then you may take the [[term:bonus|bonus]] of one village you have
          [[term:explored|explored]]: any one from the starting village up to where your explorer stands. The
          [[term:starting-village|starting village]] is always among them.`,
        ru: `
          Можешь [[term:explore|исследовать]] одну деревню. Затем можешь получить [[term:bonus|бонус]] одной из [[term:explored|исследованных]]
          деревень — любой от стартовой до той, где стоит твой Исследователь. [[term:starting-village|Стартовая деревня]] доступна всегда.`,
      },
    },
    {
      id: 'springs-day',
      title: { en: 'Springs', ru: 'Источники' },
      clauses: ['RY-5.8'],
      text: {
        en: `You may buy up to {n:springs-buy} [[term:revelation|revelations]] from the [[term:display|display]], as [[RY-8.1]] says.`,
        ru: `Можешь приобрести до {n:springs-buy} [[term:revelation|откровений]] из [[term:display|ряда]], как сказано в [[RY-8.1]].`,
      },
    },
    {
      id: 'clan-house-day',
      title: { en: 'Clan House', ru: 'Дом кланов' },
      clauses: ['RY-5.9'],
      text: {
        en: `
          You may [[term:reveal|reveal]] a companion of your clan stack ([[RY-9.2]]). After that you may [[term:hire|hire]] one of yours from the
          row ([[RY-9.3]]). The order is fixed, so you can hire the very companion you have just revealed.`,
        ru: `
          Можешь [[term:reveal|раскрыть]] соратника из стопки своего клана ([[RY-9.2]]). После этого можешь [[term:hire|нанять]] из ряда одного
          своего ([[RY-9.3]]). Порядок именно такой, поэтому можно нанять и того, кто только что раскрыт.`,
      },
    },
    {
      id: 'palace-day',
      title: { en: 'Palace', ru: 'Дворец' },
      clauses: ['RY-5.10'],
      modes: { mode: 'base' },
      text: {
        en: `
          Choose one:

          - Gain [[term:any-resource|any resource]].
          - Pay a [[term:lantern|lantern]] and apply the day effect of one sector that is [[term:highlighted|highlighted]] now.

          Then the [[term:rotation|Palace turns]] by one sector. If you leave the effect of the Palace alone, it does not turn.

          Example: Gate, Outskirts and Springs are highlighted. A lantern opens the Springs to you, not the Capital. Afterwards Capital, Altar and
          Clan House are highlighted.`,
        ru: `
          Выбери одно:

          - получи [[term:any-resource|любой ресурс]];
          - заплати [[term:lantern|фонарь]] и примени дневной эффект одного сектора, который [[term:highlighted|выделен]] сейчас.

          Затем [[term:rotation|Дворец поворачивается]] на один сектор. Если ты не применяешь эффект Дворца, он не поворачивается.

          Пример: выделены Врата, Окраина и Источники. За фонарь можно применить Источники, но не Столицу. После этого выделены Столица, Алтарь и
          Дом кланов.`,
      },
    },
  ],
}

export const PATH: RulesChapter = {
  id: 'villages',
  title: { en: 'Explore and build', ru: 'Исследовать и строить' },
  sections: [
    {
      id: 'path',
      title: { en: 'The path', ru: 'Путь' },
      clauses: ['RY-1.7'],
      text: {
        en: `
          The path begins at the [[term:starting-village|starting village]], which is built already. {n:village-areas} empty
          [[term:village-area|areas]] follow, and at the end the unbuilt [[term:altar-tile|Altar tile]]. Building costs and gives:

          - area 1: {n:area-1-scroll} scroll; {n:area-1-favour} favour
          - 2: {n:area-2-coin} coin; {n:area-2-favour}
          - 3: {n:area-3-coin} coin, {n:area-3-scroll} scroll; {n:area-3-favour}
          - 4: {n:area-4-coin} coin, {n:area-4-lantern} lantern; {n:area-4-favour}
          - 5: {n:area-5-scroll} scroll, {n:area-5-lantern} lantern; {n:area-5-favour}
          - 6: {n:area-6-coin} coins, {n:area-6-scroll} scroll; {n:area-6-favour}
          - 7: {n:area-7-coin} coin, {n:area-7-scroll} scroll, {n:area-7-lantern} lantern; {n:area-7-favour}`,
        ru: `
          Путь начинается со [[term:starting-village|стартовой деревни]], она уже построена. За ней {n:village-areas} пустых
          [[term:village-area|областей]], а в конце ещё не построенный [[term:altar-tile|тайл Алтаря]]. Цена постройки и очки за неё:

          - область 1: {n:area-1-scroll} свиток; {n:area-1-favour} очка
          - 2: {n:area-2-coin} монета; {n:area-2-favour}
          - 3: {n:area-3-coin} монета, {n:area-3-scroll} свиток; {n:area-3-favour}
          - 4: {n:area-4-coin} монета, {n:area-4-lantern} фонарь; {n:area-4-favour}
          - 5: {n:area-5-scroll} свиток, {n:area-5-lantern} фонарь; {n:area-5-favour}
          - 6: {n:area-6-coin} монеты, {n:area-6-scroll} свиток; {n:area-6-favour}
          - 7: {n:area-7-coin} монета, {n:area-7-scroll} свиток, {n:area-7-lantern} фонарь; {n:area-7-favour}`,
      },
    },
    {
      id: 'explore',
      title: { en: 'Explore', ru: 'Исследовать' },
      clauses: ['RY-5.4'],
      text: {
        en: `
          To [[term:explore|explore]] a village, move your [[term:explorer|explorer]] to the next position of the path. It must be built: a
          village, or the [[term:altar-tile|Altar]] once the way to it is built. An explorer never walks onto an empty area. Several explorers may
          stand on one village.`,
        ru: `
          Чтобы [[term:explore|исследовать]] деревню, передвинь своего [[term:explorer|Исследователя]] на следующую позицию пути. Там уже должна
          стоять деревня — или [[term:altar-tile|Алтарь]], если путь к нему построен. На пустую область Исследователь не ходит. На одной деревне
          могут стоять несколько Исследователей.`,
      },
    },
    {
      id: 'build',
      title: { en: 'Build a village', ru: 'Построить деревню' },
      clauses: ['RY-5.5'],
      text: {
        en: `
          You can [[term:build|build]] if your [[term:explorer|explorer]] stands on the last built village. Pay the cost of the empty
          [[term:village-area|area]] after it and gain the favour of that area. The top tile of the village stack goes there, and your explorer
          moves onto it. Building does not give you the bonus of the village.

          Example: with three players nothing is built at first. From the starting village you pay {n:area-1-scroll} scroll, gain
          {n:area-1-favour} favour and stand on the first area.`,
        ru: `
          [[term:build|Строить]] можно, если твой [[term:explorer|Исследователь]] стоит на последней построенной деревне. Заплати цену пустой
          [[term:village-area|области]] за ней и получи указанные там очки благосклонности. На область ложится верхний тайл стопки деревень, и
          твой Исследователь переходит на него. Бонус деревни за постройку не даётся.

          Пример: втроём вначале ничего не построено. Стоя на стартовой деревне, ты платишь {n:area-1-scroll} свиток, получаешь {n:area-1-favour}
          очка и переходишь на первую область.`,
      },
    },
    {
      id: 'altar-way',
      title: { en: 'The way to the Altar', ru: 'Путь к Алтарю' },
      clauses: ['RY-5.6'],
      text: {
        en: `
          When your explorer stands on the last area before the [[term:altar-tile|Altar tile]], you can [[term:build|build]] the way to the Altar.
          Pay one coin, one scroll and one lantern, and gain {n:altar-tile-favour} favour. The tile is built now, and your explorer moves onto it.

          From then on it is a village like the others: everybody can explore it and take its bonus ([[RY-10.14]]).`,
        ru: `
          Когда твой Исследователь стоит на последней области перед [[term:altar-tile|тайлом Алтаря]], можешь [[term:build|построить]] путь к
          Алтарю. Заплати монету, свиток и фонарь и получи {n:altar-tile-favour} очков благосклонности. Теперь тайл построен, и твой Исследователь
          переходит на него.

          С этого момента это такая же деревня, как другие: каждый может её исследовать и получать её бонус ([[RY-10.14]]).`,
      },
    },
  ],
}

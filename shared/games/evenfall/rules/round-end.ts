import type { RulesChapter } from '../../../rules/text.ts'

export const ROUND_END: RulesChapter = {
  id: 'round-end',
  title: { en: 'End of round', ru: 'Конец раунда' },
  sections: [
    {
      id: 'round-end-effects',
      title: { en: 'End-of-round effects', ru: 'Эффекты «Конец раунда»' },
      clauses: ['EV-18.1', 'EF-T19'],
      text: {
        en: `In turn order each player applies all their end-of-round effects, each once, in an order of their choice. They are mandatory unless their
          text says otherwise. This happens in every round, the third included.`,
        ru: `В порядке хода каждый игрок применяет все свои эффекты «Конец раунда», каждый один раз, в любом порядке. Они обязательны, если в тексте
          не сказано иначе. Так в каждом раунде, включая третий.`,
      },
    },
    {
      id: 'round-end-steps',
      title: { en: 'Getting ready for the next round', ru: 'Подготовка к новому раунду' },
      clauses: ['EV-18.2', 'EV-18.3', 'EV-18.4', 'EV-18.5', 'EV-18.6', 'EV-18.7', 'EV-18.8'],
      text: {
        en: `Only after rounds 1 and 2, in this order and without any decision:

          - fill every empty slot from the place deck, North Lakes first, left to right
          - all witches and elders return to their supplies; this is no "move"
          - turn all coven tokens face up
          - turn all turned cards back
          - advance the round marker; nobody counts as passed any more

          The next round starts with scouting. The holder of the token is first player; it changes hands only in North Lakes. After round 3 the game
          ends.`,
        ru: `Только после раундов 1 и 2, по порядку, выбирать здесь нечего:

          - заполни пустые ячейки из колоды мест силы, слева направо, начиная с Северных озёр
          - все ведьмы и старейшины возвращаются в запасы; это не «перемещение»
          - переверни жетоны ковенов лицом вверх
          - разверни повёрнутые карты
          - сдвинь маркер раунда; никто больше не считается спасовавшим

          Новый раунд начинается с разведки. Первый игрок — у кого жетон; он переходит только на Северных озёрах. После раунда 3 игра заканчивается.`,
      },
    },
    {
      id: 'what-you-keep',
      title: { en: 'What stays', ru: 'Что остаётся' },
      clauses: ['EV-2.2', 'EV-2.3', 'EV-18.9'],
      text: {
        en: `From round to round you keep your hand, resources, mana, VP, places, rituals, catalysts, specialists, council, stones and your place on
          the path. Stones and face-up places that nobody took stay in the regions, too.

          A phase begins only when everything of the phase before is resolved. After the last round nothing is refilled and no figure returns: the
          final scoring follows.`,
        ru: `От раунда к раунду у тебя остаются рука, ресурсы, мана, ПО, места силы, ритуалы, катализаторы, специалисты, Совет, камни и место на пути.
          Камни и открытые места силы, которые никто не взял, тоже остаются в регионах.

          Фаза начинается, только когда полностью завершена предыдущая. После последнего раунда ничего не восполняется, фишки не возвращаются:
          наступает финальный подсчёт.`,
      },
    },
  ],
}

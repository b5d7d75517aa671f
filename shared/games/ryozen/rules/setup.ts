import type { RulesChapter } from '../../../rules/text.ts'

export const SETUP: RulesChapter = {
  id: 'setup',
  title: { en: 'Setup', ru: 'Подготовка' },
  sections: [
    {
      id: 'setup-board',
      title: { en: 'The board', ru: 'Поле' },
      clauses: ['RY-1.1'],
      text: {
        en: `
          Sectors have [[term:slot|slots]], each for one companion. With two players a sector has {n:free-slots-2} free slot and one
          [[term:paid-slot|paid slot]]; with three or four it has {n:free-slots-34} free slots and one paid slot.

          The paid slot costs a coin in the Gate and the Springs, a lantern in the Capital and the Altar, a scroll in the Outskirts and the Clan
          House.

          The disc starts at random in one of its six positions. The Palace begins with one level, which is for the eye only.`,
        ru: `
          В секторах есть [[term:slot|места]], каждое для одного соратника. При игре вдвоём в секторе {n:free-slots-2} бесплатное и одно
          [[term:paid-slot|платное место]], втроём и вчетвером — {n:free-slots-34} бесплатных и одно платное.

          Платное место стоит монету во Вратах и в Источниках, фонарь в Столице и у Алтаря, свиток на Окраине и в Доме кланов.

          Вращающееся поле начинает в случайном из шести положений. У Дворца сначала один уровень — это только украшение.`,
      },
    },
    {
      id: 'setup-clans',
      title: { en: 'Clans and hands', ru: 'Кланы и руки' },
      clauses: ['RY-1.2', 'RY-1.3'],
      text: {
        en: `
          The first player is drawn at random, or is the player on the first seat if the table wants it so. Clans are chosen in turn order, or
          dealt at random. All [[term:clan|clans]] have the same companions.

          Your [[term:hand|hand]] lies open to all, revealed side up. With two players it is {n:apprentices-2} Apprentices and a Warrior. With
          three or four it is {n:apprentices-34} Apprentices and a Warrior, and the fifth Apprentice is [[term:out-of-game|out of the game]].`,
        ru: `
          Первого игрока определяет жребий; стол может решить, что начинает игрок на первом месте. Кланы выбирают в порядке хода или раздают
          случайно. Соратники во всех [[term:clan|кланах]] одинаковы.

          Твоя [[term:hand|рука]] открыта для всех и лежит раскрытой стороной вверх. Вдвоём это {n:apprentices-2} Подмастерьев и Воин. Втроём и
          вчетвером — {n:apprentices-34} Подмастерья и Воин, а пятый Подмастерье остаётся [[term:out-of-game|вне игры]].`,
      },
    },
    {
      id: 'setup-goods',
      title: { en: 'What you start with', ru: 'С чего ты начинаешь' },
      clauses: ['RY-1.4', 'RY-1.5'],
      text: {
        en: `
          Everybody starts with {n:start-coins} coins, {n:start-scrolls} scrolls and {n:start-lanterns} lanterns, without [[term:favour|favour]]
          and without [[term:moon-shard|moon shards]].

          [[term:herald|Heralds]] stand on the [[term:capital-track|Capital track]] in turn order: the first player's on I, the next one's on II,
          and so on. Position I is the rightmost and the best.`,
        ru: `
          Каждый начинает с {n:start-coins} монетами, {n:start-scrolls} свитками и {n:start-lanterns} фонарями, без
          [[term:favour|очков благосклонности]] и без [[term:moon-shard|осколков луны]].

          [[term:herald|Глашатаи]] стоят на [[term:capital-track|треке Столицы]] в порядке хода: у первого игрока — на делении I, у следующего —
          на II и так далее. Деление I — самое правое и самое лучшее.`,
      },
    },
    {
      id: 'setup-row',
      title: { en: 'Clan stacks', ru: 'Стопки кланов' },
      clauses: ['RY-1.6'],
      text: {
        en: `
          The other {n:clan-stack} tiles of each clan are shuffled face down: that is its [[term:clan-stack|clan stack]]. In turn order each
          player turns up the top tile of their stack and puts it on the leftmost free area of the [[term:row|Clan House row]].`,
        ru: `
          Остальные {n:clan-stack} тайлов каждого клана перемешиваются лицом вниз — это [[term:clan-stack|стопка клана]]. В порядке хода каждый
          открывает верхний тайл своей стопки и кладёт его на самую левую свободную область [[term:row|ряда Дома кланов]].`,
      },
    },
    {
      id: 'setup-villages',
      title: { en: 'Villages', ru: 'Деревни' },
      clauses: ['RY-1.8'],
      text: {
        en: `
          The {n:village-tiles} [[term:village|village]] tiles are shuffled into a stack face up, so everybody sees which one will be built next.
          All [[term:explorer|explorers]] stand on the [[term:starting-village|starting village]].

          With two players the top tile goes onto the first [[term:village-area|area]] at once. Nobody pays for it, and nobody gains favour.`,
        ru: `
          {n:village-tiles} тайлов [[term:village|деревень]] перемешаны в стопку лицом вверх, поэтому все видят, какая деревня будет построена
          следующей. Все [[term:explorer|Исследователи]] стоят на [[term:starting-village|стартовой деревне]].

          При игре вдвоём верхний тайл сразу кладут на первую [[term:village-area|область]]. Никто за него не платит и не получает очков.`,
      },
    },
    {
      id: 'setup-decks',
      title: { en: 'Decks, and what is secret', ru: 'Колоды и тайны' },
      clauses: ['RY-1.9'],
      text: {
        en: `
          The {n:event-cards} [[term:event|events]] and the {n:revelation-cards} [[term:revelation|revelations]] are shuffled, each into a deck.
          {n:display} revelations lie open: the [[term:display|display]].

          Only the order of decks and stacks is secret, and it is secret from everybody. Hands, resources, shards, favour, kept revelations,
          discards and tiles out of the game are open. So is who lies hidden: everybody saw it being placed.`,
        ru: `
          [[term:event|События]] ({n:event-cards} карточек) и [[term:revelation|откровения]] ({n:revelation-cards} карточек) перемешивают в две
          колоды. {n:display} откровения лежат открыто — это [[term:display|ряд откровений]].

          Тайна только одна: порядок в колодах и стопках, и его не знает никто. Руки, ресурсы, осколки, благосклонность, оставленные откровения,
          сбросы и тайлы вне игры видны всем. Известно и то, кто лежит скрытым: все видели, как его размещали.`,
      },
    },
  ],
}

import type { RulesChapter } from '../../../rules/text.ts'

export const NIGHT: RulesChapter = {
  id: 'night',
  title: { en: 'Night: events and rewards', ru: 'Ночь: события и награды' },
  sections: [
    {
      id: 'night-events',
      title: { en: 'Events come true', ru: 'События сбываются' },
      clauses: ['RY-11.1'],
      text: {
        en: `
          When Night falls, all [[term:lock|locks]] end. Then the foretold [[term:event|events]] come true from left to right. Each one hits every
          player in [[term:turn-order|turn order]], also those without a companion in the Gate. Then it is discarded, and the next one follows.`,
        ru: `
          С наступлением Ночи все [[term:lock|закрытые]] секторы открываются. Затем слева направо сбываются предсказанные [[term:event|события]].
          Каждое действует на всех игроков в [[term:turn-order|порядке хода]], даже на тех, у кого нет соратников во Вратах. Потом карточку
          сбрасывают и переходят к следующей.`,
      },
    },
    {
      id: 'night-choices',
      title: { en: 'When an event hits you', ru: 'Когда событие настигло тебя' },
      clauses: ['RY-11.2'],
      text: {
        en: `
          Whatever an event leaves open, the player it hits decides. What you do not have you do not [[term:loss|lose]]. An event that strikes or
          turns a companion of yours needs a fitting one in a sector. If you have none, nothing happens to you.`,
        ru: `
          Если событие оставляет выбор, решает тот, на кого оно действует. Чего у тебя нет, того ты не [[term:loss|теряешь]]. Событию, которое
          бьёт или переворачивает твоих соратников, нужен подходящий соратник в секторе. Если такого нет, с тобой ничего не происходит.`,
      },
    },
    {
      id: 'night-order',
      title: { en: 'After the events', ru: 'После событий' },
      clauses: ['RY-12.1'],
      text: {
        en: `
          After all events come the [[term:night-reward|night rewards]]: Gate, Capital, Outskirts, Altar, Springs, Clan House, and the Palace
          last.

          Companions are counted when their place is reached, that is, after the events. A companion that an event has sent to the Palace counts
          in the Palace and no longer in its sector. One that an event has turned up counts as [[term:revealed|revealed]].`,
        ru: `
          После всех событий идут [[term:night-reward|ночные награды]]: Врата, Столица, Окраина, Алтарь, Источники, Дом кланов и в конце Дворец.

          Соратников считают, когда очередь доходит до их места, то есть после событий. Соратник, которого событие отправило во Дворец,
          учитывается во Дворце, а в секторе — уже нет. Тот, кого событие перевернуло, считается [[term:revealed|раскрытым]].`,
      },
    },
    {
      id: 'influence',
      title: { en: 'Influence', ru: 'Влияние' },
      clauses: ['RY-12.2'],
      text: {
        en: `
          In a sector each of your [[term:revealed|revealed]] companions has one [[term:influence|influence]], each [[term:hidden|hidden]] one has
          two. In the Palace each companion has one.

          Example: orange has a hidden and a revealed companion in a sector, purple a revealed one. That is three influence against one. Both get
          the reward of the sector, and orange gets the shard.`,
        ru: `
          В секторе каждый твой [[term:revealed|раскрытый]] соратник даёт одно [[term:influence|влияние]], каждый [[term:hidden|скрытый]] — два.
          Во Дворце каждый соратник даёт одно.

          Пример: у оранжевого в секторе скрытый и раскрытый соратники, у фиолетового один раскрытый. Влияние — три против одного. Награду сектора
          получат оба, а осколок — оранжевый.`,
      },
    },
    {
      id: 'rewards',
      title: { en: 'Rewards of the sectors', ru: 'Награды секторов' },
      clauses: ['RY-12.3'],
      text: {
        en: `
          Everybody with a companion in a sector gets its [[term:night-reward|night reward]], once, however many they have there:

          - Gate: {n:gate-favour} favour
          - Capital: {n:capital-favour} favour
          - Outskirts: a scroll
          - Altar: [[term:any-resource|any resource]]
          - Springs: a lantern
          - Clan House: a coin`,
        ru: `
          Каждый, у кого в секторе есть соратник, получает [[term:night-reward|ночную награду]] этого сектора — один раз, сколько бы соратников у
          него там ни было:

          - Врата: {n:gate-favour} очка благосклонности
          - Столица: {n:capital-favour} очка благосклонности
          - Окраина: свиток
          - Алтарь: [[term:any-resource|любой ресурс]]
          - Источники: фонарь
          - Дом кланов: монета`,
      },
    },
    {
      id: 'majority',
      title: { en: 'Majority', ru: 'Бонус за большинство' },
      clauses: ['RY-12.4', 'RY-12.5'],
      text: {
        en: `
          Whoever has the most influence in a sector has the [[term:majority|majority]] and also gets a [[term:moon-shard|moon shard]] of its
          colour. If several have the most, the one of them with the better [[term:herald|herald]] gets it, alone. Where nobody is, nobody gets
          it.

          Example: orange and purple have one influence each. The herald of orange stands on II, that of purple on III. Orange gets the shard.`,
        ru: `
          У кого в секторе влияние наибольшее, у того [[term:majority|большинство]]: он получает ещё и [[term:moon-shard|осколок луны]] цвета
          сектора. Если таких несколько, осколок достаётся только тому из них, чей [[term:herald|Глашатай]] стоит лучше. Если в секторе никого
          нет, осколка не получает никто.

          Пример: у оранжевого и фиолетового по одному влиянию. Глашатай оранжевого на делении II, фиолетового — на III. Осколок получает
          оранжевый.`,
      },
    },
    {
      id: 'reward-order',
      title: { en: 'Order in one place', ru: 'Порядок внутри места' },
      clauses: ['RY-12.6'],
      text: {
        en: `
          In each place the [[term:night-reward|rewards]] come first, in [[term:turn-order|turn order]]. The bonus for the
          [[term:majority|majority]] follows.`,
        ru: `
          В каждом месте сначала раздают [[term:night-reward|награды]] в [[term:turn-order|порядке хода]], потом — бонус за
          [[term:majority|большинство]].`,
      },
    },
    {
      id: 'palace-night',
      title: { en: 'The Palace at Night', ru: 'Дворец Ночью' },
      clauses: ['RY-12.7'],
      text: {
        en: `
          Everybody in the Palace gains one favour for each companion they have there, and one [[term:moon-shard|moon shard]] of choice: one for
          each player, not for each companion. Struck companions that came here count in full.

          The [[term:majority|majority]] takes the [[term:first-player|first player token]]. If nobody is there, the token stays where it is.

          Example: two players have two companions each, with heralds on I and III. The one on I takes the token and begins the next Day.`,
        ru: `
          Каждый, кто есть во Дворце, получает по очку благосклонности за каждого своего соратника там и один [[term:moon-shard|осколок луны]] на
          выбор — один на игрока, а не на соратника. Попавшие сюда после удара учитываются наравне с другими.

          У кого [[term:majority|большинство]], тот забирает [[term:first-player|жетон первого игрока]]. Если во Дворце никого нет, жетон остаётся
          на месте.

          Пример: у двух игроков по два соратника, Глашатаи на I и III. Жетон забирает тот, кто на I; он и начнёт следующий День.`,
      },
    },
  ],
}

export const DAWN: RulesChapter = {
  id: 'dawn',
  title: { en: 'Dawn', ru: 'Рассвет' },
  sections: [
    {
      id: 'homecoming',
      title: { en: 'Everybody comes home', ru: 'Все возвращаются' },
      clauses: ['RY-13.1'],
      text: {
        en: `
          At [[term:dawn|Dawn]] all companions on the board, and those who were [[term:pushed-out|pushed out]], come back to their owners' hands,
          revealed. The Palace grows by a level. The holder of the [[term:first-player|first player token]] begins the next round.

          The disc, the heralds, the villages with their explorers, the Clan House row and everything you own stay as they are.`,
        ru: `
          На [[term:dawn|Рассвете]] все соратники с поля, а также [[term:pushed-out|столкнутые]], возвращаются в руки владельцев раскрытой
          стороной вверх. Дворец вырастает на уровень. Следующий раунд начинает владелец [[term:first-player|жетона первого игрока]].

          Вращающееся поле, Глашатаи, деревни с Исследователями, ряд Дома кланов и всё твоё имущество остаются как были.`,
      },
    },
  ],
}

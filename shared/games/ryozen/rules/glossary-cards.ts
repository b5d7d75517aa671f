import type { GlossaryEntry } from '../../../rules/text.ts'

/** Villages, events and revelations. */
export const CARD_ENTRIES: readonly GlossaryEntry[] = [
  {
    id: 'village',
    name: { en: 'Village', ru: 'Деревня' },
    text: {
      en: 'A tile on the path, with a bonus for those who have explored it.',
      ru: 'Тайл на пути с бонусом для тех, кто его исследовал.',
    },
    clauses: ['RY-1.8', 'RY-5.5', 'RY-5.7'],
  },
  {
    id: 'starting-village',
    name: { en: 'Starting village', ru: 'Стартовая деревня' },
    text: {
      en: 'The beginning of the path. It is built, and everybody has explored it from the start.',
      ru: 'Начало пути. Она построена, и все исследовали её с самого начала.',
    },
    clauses: ['RY-1.7', 'RY-10.1'],
  },
  {
    id: 'village-area',
    name: { en: 'Village area', ru: 'Область деревни' },
    text: {
      en: 'A position of the path where a village can be built, with its cost and favour.',
      ru: 'Позиция пути, где можно построить деревню; у неё есть цена и очки.',
    },
    clauses: ['RY-1.7', 'RY-5.5'],
  },
  {
    id: 'altar-tile',
    name: { en: 'Altar tile', ru: 'Тайл Алтаря' },
    text: {
      en: 'The end of the path. Once the way to it is built, it is a village like the others.',
      ru: 'Конец пути. Когда путь к нему построен, это такая же деревня, как другие.',
    },
    clauses: ['RY-5.6', 'RY-10.14'],
  },
  {
    id: 'explorer',
    name: { en: 'Explorer', ru: 'Исследователь' },
    text: {
      en: 'Your token on the path of villages. All villages up to it count as explored by you.',
      ru: 'Твой жетон на пути деревень. Все деревни до него включительно исследованы тобой.',
    },
    clauses: ['RY-1.8', 'RY-5.4', 'RY-5.7'],
  },
  {
    id: 'explore',
    name: { en: 'Explore', ru: 'Исследовать' },
    text: { en: 'Move your explorer to the next built village.', ru: 'Передвинуть своего Исследователя на следующую построенную деревню.' },
    clauses: ['RY-5.4'],
    also: { en: ['walk', 'move explorer'], ru: ['идти', 'продвинуться'] },
  },
  {
    id: 'build',
    name: { en: 'Build', ru: 'Построить' },
    text: {
      en: 'Pay for the next empty area, gain its favour and move your explorer onto the new village.',
      ru: 'Заплатить за следующую пустую область, получить её очки и передвинуть Исследователя на новую деревню.',
    },
    clauses: ['RY-5.5', 'RY-5.6'],
  },
  {
    id: 'explored',
    name: { en: 'Explored village', ru: 'Исследованная деревня' },
    text: {
      en: 'Every built one from the starting village to where your explorer stands. If the explorer goes back, there are fewer.',
      ru: 'Каждая построенная от стартовой до той, где стоит твой Исследователь. Если он отходит назад, их становится меньше.',
    },
    clauses: ['RY-5.7'],
  },
  {
    id: 'bonus',
    name: { en: 'Village bonus', ru: 'Бонус деревни' },
    text: {
      en: 'What a village gives when you take its bonus, with the Altar or the Pathfinder.',
      ru: 'То, что даёт деревня, когда ты берёшь её бонус — у Алтаря или с помощью Следопыта.',
    },
    clauses: ['RY-5.7', 'RY-6.10'],
  },
  {
    id: 'event',
    name: { en: 'Event', ru: 'Событие' },
    text: {
      en: 'A card that is foretold by Day and comes true for everybody at Night, unless it is discarded before.',
      ru: 'Карточка, которую предсказывают Днём и которая Ночью сбывается для всех, если её раньше не сбросить.',
    },
    clauses: ['RY-2.2', 'RY-11.1'],
    also: { en: ['foretold', 'disaster', 'catastrophe'], ru: ['предсказание', 'бедствие', 'катастрофа'] },
  },
  {
    id: 'event-area',
    name: { en: 'Event area', ru: 'Область события' },
    text: { en: 'Room for one foretold event.', ru: 'Место для одного предсказанного события.' },
    clauses: ['RY-2.2', 'RY-7.1'],
  },
  {
    id: 'event-discard',
    name: { en: 'Event discard', ru: 'Сброс событий' },
    text: {
      en: 'Discarded events; the last one lies on top and is the one that can return.',
      ru: 'Сброшенные события; последнее лежит сверху, и вернуться может только оно.',
    },
    clauses: ['RY-7.1'],
  },
  {
    id: 'revelation',
    name: { en: 'Revelation', ru: 'Откровение' },
    text: {
      en: 'A card you buy with scrolls, to burn it for favour or to keep it for its effect.',
      ru: 'Карточка, которую приобретают за свитки, чтобы сжечь ради очков или оставить ради эффекта.',
    },
    clauses: ['RY-8.1', 'RY-8.3'],
    also: { en: ['card'], ru: ['карточка', 'карта'] },
  },
  {
    id: 'display',
    name: { en: 'Revelation display', ru: 'Ряд откровений' },
    text: { en: 'The open revelations that can be bought.', ru: 'Открытые откровения, которые можно приобрести.' },
    clauses: ['RY-1.9', 'RY-8.2'],
    also: { en: ['offer', 'market'], ru: ['рынок', 'витрина'] },
  },
  {
    id: 'keep',
    name: { en: 'Keep', ru: 'Оставить' },
    text: { en: 'Lay a bought revelation open before you, for its effect.', ru: 'Положить приобретённое откровение перед собой ради его эффекта.' },
    clauses: ['RY-8.1'],
  },
  {
    id: 'burn',
    name: { en: 'Burn', ru: 'Сжечь' },
    text: { en: 'Discard a bought revelation at once for favour.', ru: 'Сразу сбросить приобретённое откровение ради очков благосклонности.' },
    clauses: ['RY-8.1'],
    also: { en: ['discard'], ru: ['сбросить'] },
  },
  {
    id: 'glyph',
    name: { en: 'Glyph', ru: 'Глиф' },
    text: {
      en: 'A sign on each revelation: Ember, Moon, Heart, Mask, Stone or Wave. Only the Rainbow asks for it.',
      ru: 'Знак на каждом откровении: Пламя, Луна, Сердце, Маска, Камень или Волна. Он нужен только для Радуги.',
    },
    clauses: ['RY-8.8'],
  },
  {
    id: 'start-revelation',
    name: { en: 'Revelation for the start of a turn', ru: 'Откровение начала хода' },
    text: {
      en: 'Strategic Maneuvers, Offerings, Disguise, Prayers and Rainbow. You may play one at the start of each of your turns.',
      ru: 'Стратегические манёвры, подношения, Маскировка, молитвы и Радуга. В начале каждого своего хода можешь разыграть одно.',
    },
    clauses: ['RY-3.1', 'RY-8.3'],
  },
  {
    id: 'seal',
    name: { en: 'Seal', ru: 'Печать' },
    text: {
      en: 'A revelation that works by itself each time you apply the day effect of its place.',
      ru: 'Откровение, которое срабатывает само каждый раз, когда ты применяешь дневной эффект его места.',
    },
    clauses: ['RY-5.12', 'RY-5.13', 'RY-8.3'],
  },
  {
    id: 'mercy',
    name: { en: 'Mercy', ru: 'Милосердие' },
    text: {
      en: 'A revelation for strikes on opponents: any resource for a moon shard.',
      ru: 'Откровение для ударов по соперникам: любой ресурс за осколок луны.',
    },
    clauses: ['RY-4.5', 'RY-8.16'],
  },
  {
    id: 'offering',
    name: { en: 'Offering', ru: 'Подношение' },
    text: {
      en: 'A revelation: strike one of your own companions for a coin, a scroll, a lantern or favour.',
      ru: 'Откровение: удар по своему соратнику ради монеты, свитка, фонаря или очков благосклонности.',
    },
    clauses: ['RY-8.5'],
  },
  {
    id: 'prayer',
    name: { en: 'Prayer', ru: 'Молитва' },
    text: {
      en: 'A revelation: lanterns for moon shards of its colour, one for one. Then it is discarded.',
      ru: 'Откровение: фонари за осколки луны его цвета, один к одному. Затем карточку сбрасывают.',
    },
    clauses: ['RY-8.7'],
  },
]

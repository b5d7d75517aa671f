import type { GlossaryEntry } from '../../../../rules/text.ts'

/** Glossary entries on phases, steps and what happens in them. */
export const PLAY: readonly GlossaryEntry[] = [
  {
    id: 'neighbour',
    name: { en: 'Neighbour', ru: 'Сосед' },
    text: {
      en: 'Your right neighbour gets your cauldron; your left neighbour gets your hand and sends you a cauldron.',
      ru: 'Сосед справа получает твой котёл; сосед слева получает твои рецепты и присылает тебе котёл.',
    },
    clauses: ['WW-1.1', 'WW-1.2'],
    also: { en: ['left', 'right', 'seat'], ru: ['слева', 'справа', 'место'] },
  },
  {
    id: 'round',
    name: { en: 'Round', ru: 'Раунд' },
    text: {
      en: 'A preparation phase and a brewing phase, seven steps in all.',
      ru: 'Фаза заготовок и фаза зельеварения, всего семь этапов.',
    },
    clauses: ['WW-3.1'],
    also: { en: ['turn'], ru: ['ход'] },
  },
  {
    id: 'step',
    name: { en: 'Step', ru: 'Этап' },
    text: {
      en: 'A part of a round in which everybody acts at once. It resolves when the last answer is in.',
      ru: 'Часть раунда, в которой все действуют одновременно. Разыгрывается, когда пришёл последний ответ.',
    },
    clauses: ['WW-3.1', 'WW-3.2'],
    also: { en: ['simultaneous', 'resolve'], ru: ['одновременно'] },
  },
  {
    id: 'preparation',
    name: { en: 'Preparation phase', ru: 'Фаза заготовок' },
    text: {
      en: 'The first half of a round: choose, reveal, arcana.',
      ru: 'Первая половина раунда: выбор рецепта, раскрытие, активация чар.',
    },
    clauses: ['WW-3.1'],
    also: { en: ['study phase'], ru: ['заготовки'] },
  },
  {
    id: 'brewing',
    name: { en: 'Brewing phase', ru: 'Фаза зельеварения' },
    text: {
      en: 'The second half of a round: transform, pass cauldrons, end check, pass recipes.',
      ru: 'Вторая половина раунда: трансформация, передача котлов, проверка конца игры, передача рецептов.',
    },
    clauses: ['WW-3.1'],
    also: { en: ['brew'], ru: ['зелье', 'варить'] },
  },
  {
    id: 'choosing',
    name: { en: 'Choosing a recipe', ru: 'Выбор рецепта' },
    text: {
      en: 'The step in which everybody secretly lays a recipe face down.',
      ru: 'Этап, на котором каждый втайне кладёт рецепт лицом вниз.',
    },
    clauses: ['WW-4.1', 'WW-3.9'],
    also: { en: ['choose', 'play a card'], ru: ['выбрать', 'сыграть карту'] },
  },
  {
    id: 'reveal',
    name: { en: 'Reveal', ru: 'Раскрытие рецепта' },
    text: {
      en: 'The step in which all chosen recipes are turned up at once.',
      ru: 'Этап, на котором все выбранные рецепты открываются разом.',
    },
    clauses: ['WW-4.6'],
    also: { en: ['face up'], ru: ['открыть', 'раскрыть'] },
  },
  {
    id: 'arcana-step',
    name: { en: 'Arcana step', ru: 'Активация чар' },
    text: {
      en: 'The step in which fired arcana are used or lost.',
      ru: 'Этап, на котором сработавшие чары применяют или теряют.',
    },
    clauses: ['WW-4.11'],
    also: { en: ['use arcana'], ru: ['применить чары'] },
  },
  {
    id: 'transformation',
    name: { en: 'Transformation', ru: 'Трансформация' },
    text: {
      en: 'The step in which you use your recipes to turn ingredients into others.',
      ru: 'Этап, на котором ты по рецептам превращаешь одни ингредиенты в другие.',
    },
    clauses: ['WW-5.2', 'WW-5.3'],
    also: { en: ['brew', 'transform', 'convert'], ru: ['варка', 'варить', 'превращение'] },
  },
  {
    id: 'passing-cauldrons',
    name: { en: 'Passing cauldrons', ru: 'Передача котлов' },
    text: {
      en: 'The step in which all cauldrons go to the right and are emptied onto the workbenches.',
      ru: 'Этап, на котором все котлы уходят направо и выкладываются на столы.',
    },
    clauses: ['WW-6.2', 'WW-6.3'],
    also: { en: ['send', 'pass'], ru: ['отправить', 'передать'] },
  },
  {
    id: 'overflow',
    name: { en: 'Overflow', ru: 'Избыток' },
    text: {
      en: 'Ingredients from a cauldron that do not fit onto the receiving workbench. They go to the circle of the sender.',
      ru: 'Ингредиенты из котла, которые не поместились на стол получателя. Они попадают в круг отправителя.',
    },
    clauses: ['WW-6.3'],
    also: { en: ['excess', 'too many', 'spill'], ru: ['лишнее', 'не поместилось', 'переполнение'] },
  },
  {
    id: 'end-check',
    name: { en: 'End check', ru: 'Проверка конца игры' },
    text: {
      en: 'The only moment at which the game can end. It comes each round after the cauldrons.',
      ru: 'Единственный момент, когда игра может закончиться. Наступает каждый раунд после передачи котлов.',
    },
    clauses: ['WW-7.1'],
    also: { en: ['win', 'victory', 'game over'], ru: ['победа', 'конец игры'] },
  },
  {
    id: 'contender',
    name: { en: 'Contender', ru: 'Претендент' },
    text: {
      en: 'A player with at least {n:circle-goal} ingredients in the circle at the end check.',
      ru: 'Игрок, у которого на проверке конца игры в круге хотя бы {n:circle-goal} ингредиентов.',
    },
    clauses: ['WW-7.2', 'WW-7.3'],
    also: { en: ['tie', 'tie-break', 'winner'], ru: ['ничья', 'победитель'] },
  },
  {
    id: 'passing-recipes',
    name: { en: 'Passing recipes', ru: 'Передача рецептов' },
    text: {
      en: 'The last step of a round: hands go to the left, then everybody draws up to the hand limit.',
      ru: 'Последний этап раунда: руки уходят налево, затем все добирают до предела.',
    },
    clauses: ['WW-8.1', 'WW-8.2'],
    also: { en: ['draft', 'pass'], ru: ['драфт', 'передать', 'добор'] },
  },
  {
    id: 'last-cauldron',
    name: { en: 'Last-cauldron round', ru: 'Раунд последнего котла' },
    text: {
      en: 'A round that begins with all hands empty. You only brew in it; there are at most {n:last-rounds}.',
      ru: 'Раунд, который начинается, когда все руки пусты. В нём только варят; таких раундов не больше {n:last-rounds}.',
    },
    clauses: ['WW-8.8', 'WW-8.9'],
    also: { en: ['stalemate', 'no cards'], ru: ['карты кончились', 'пат'] },
  },
  {
    id: 'initiative',
    name: { en: 'Initiative', ru: 'Инициатива' },
    text: {
      en: 'The number of the recipe you played last. Where order matters, the lowest number goes first.',
      ru: 'Номер последнего сыгранного тобой рецепта. Где важен порядок, первым идёт наименьший.',
    },
    clauses: ['WW-3.4'],
    also: { en: ['turn order', 'number', 'first'], ru: ['порядок хода', 'номер', 'очерёдность'] },
  },
  {
    id: 'call',
    name: { en: 'Call for initiative', ru: 'Требование инициативы' },
    text: {
      en: 'Somebody insists on an order: this step is then played openly, one after another, by initiative.',
      ru: 'Кто-то настаивает на очерёдности: тогда этот этап играется открыто, по одному, по инициативе.',
    },
    clauses: ['WW-3.7', 'WW-3.8'],
    also: { en: ['order', 'insist'], ru: ['по очереди', 'порядок'] },
  },
]

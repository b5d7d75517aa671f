import type { GlossaryEntry } from '../../../rules/text.ts'
import { SPELL_GLOSSARY } from './glossary-spells.ts'
import { UNIT_GLOSSARY } from './glossary-units.ts'

const BOARD: readonly GlossaryEntry[] = [
  {
    id: 'board',
    name: { en: 'Battle board', ru: 'Поле для баталий' },
    text: { en: 'The {n:columns} by {n:rows} cells on which everything happens.', ru: 'Поле {n:columns} на {n:rows} клеток, на котором идёт игра.' },
    clauses: ['SO-0.1'],
    also: { en: ['map', 'field'], ru: ['карта', 'доска'] },
  },
  {
    id: 'cell',
    name: { en: 'Cell', ru: 'Клетка' },
    text: {
      en: 'One square of the board, named by its letter and number. It holds at most one unit.',
      ru: 'Один квадрат поля, названный буквой и числом. На нём стоит не больше одного юнита.',
    },
    clauses: ['SO-0.1', 'SO-0.4'],
    also: { en: ['square', 'space'], ru: ['квадрат'] },
  },
  {
    id: 'straight',
    name: { en: 'Straight', ru: 'По прямой' },
    text: {
      en: 'Horizontally or vertically, as a rook moves in chess; never diagonally.',
      ru: 'По горизонтали или вертикали, как ходит ладья в шахматах, но не по диагонали.',
    },
    clauses: ['SO-0.5', 'SO-4.1'],
    also: { en: ['orthogonal', 'rook move', 'line'], ru: ['ортогонально', 'ладья', 'линия'] },
  },
  {
    id: 'corner',
    name: { en: 'Corner', ru: 'Угол' },
    text: {
      en: 'Where an army starts: north-west, north-east, south-east or south-west. No unit in a corner can be flanked.',
      ru: 'Там начинает армия: северо-запад, северо-восток, юго-восток или юго-запад. В углу юнита нельзя окружить.',
    },
    clauses: ['SO-0.2', 'SO-1.2', 'SO-5.5'],
    also: { en: ['slot', 'start', 'edge'], ru: ['старт', 'край'] },
  },
  {
    id: 'place',
    name: { en: 'Place of power', ru: 'Место силы' },
    text: {
      en: 'One of {n:places} cells that feed timers and win the game.',
      ru: 'Одна из {n:places} клеток, которые прокачивают ворожбу и приносят победу.',
    },
    clauses: ['SO-1.4', 'SO-3.1', 'SO-10.1'],
    also: { en: ['astral energy', 'control point'], ru: ['астральная энергия', 'точка'] },
  },
  {
    id: 'well',
    name: { en: 'Well of astral energy', ru: 'Колодец астральной энергии' },
    text: {
      en: 'The place of power in the middle, on g7. It works like the others.',
      ru: 'Место силы в середине, на g7. Действует так же, как остальные.',
    },
    clauses: ['SO-1.4'],
    also: { en: ['centre', 'middle'], ru: ['центр', 'середина'] },
  },
  {
    id: 'hold',
    name: { en: 'Hold', ru: 'Занимать' },
    text: {
      en: 'Your side holds a place while one of its units stands on it.',
      ru: 'Твоя сторона занимает место силы, пока на нём стоит её юнит.',
    },
    clauses: ['SO-3.1'],
    also: { en: ['control', 'take', 'own'], ru: ['захватить', 'держать'] },
  },
]

const PEOPLE: readonly GlossaryEntry[] = [
  {
    id: 'army',
    name: { en: 'Army', ru: 'Армия' },
    text: {
      en: 'A sorcerer, {n:warriors} warriors and a summon that start from one corner. One player leads it.',
      ru: 'Чародей, {n:warriors} воинов и саммон, которые начинают в одном углу. Её ведёт один игрок.',
    },
    clauses: ['SO-0.2', 'SO-1.1'],
    also: { en: ['slot', 'troops'], ru: ['войско', 'воинство'] },
  },
  {
    id: 'side',
    name: { en: 'Side', ru: 'Сторона' },
    text: { en: 'One army, or two, that win and lose together.', ru: 'Одна армия или две, которые побеждают и проигрывают вместе.' },
    clauses: ['SO-0.3'],
    also: { en: ['alliance'], ru: ['союз'] },
  },
  {
    id: 'party',
    name: { en: 'Party', ru: 'Участник' },
    text: {
      en: 'Who counts as one in the order of turns: a team in a game of teams, otherwise a player.',
      ru: 'Кто считается за одного в очерёдности ходов: в игре команд — команда, иначе — игрок.',
    },
    clauses: ['SO-0.3', 'SO-2.2'],
    also: { en: ['turn order'], ru: ['очередь', 'порядок хода'] },
  },
  {
    id: 'friendly',
    name: { en: 'Friendly', ru: 'Дружественный' },
    text: { en: 'Of your own side.', ru: 'Принадлежащий твоей стороне.' },
    clauses: ['SO-0.3', 'SO-0.4'],
    also: { en: ['friend', 'ally', 'own'], ru: ['друг', 'союзный', 'свой'] },
  },
  {
    id: 'hostile',
    name: { en: 'Enemy', ru: 'Враг' },
    text: {
      en: 'Of any side but your own. Two of your enemies may be enemies of each other.',
      ru: 'Любой, кто не с твоей стороны. Два твоих врага могут быть врагами и друг другу.',
    },
    clauses: ['SO-0.3'],
    also: { en: ['hostile', 'opponent', 'foe'], ru: ['противник', 'соперник', 'вражеский'] },
  },
  {
    id: 'team',
    name: { en: 'Team', ru: 'Команда' },
    text: {
      en: 'Two sorcerers in opposite corners who count places together and win with {n:places-to-win-team}.',
      ru: 'Два чародея в противоположных углах, которые считают места силы вместе и побеждают, заняв {n:places-to-win-team}.',
    },
    clauses: ['SO-12.1', 'SO-12.3'],
    also: { en: ['two against two', 'ally', 'mate'], ru: ['2x2', 'союзник', 'двое на двое'] },
  },
  {
    id: 'ghost',
    name: { en: 'Ghost', ru: 'Призрак' },
    text: {
      en: 'With Long-liver, a side whose sorcerer is dead and whose warriors fight on. It cannot win any more.',
      ru: 'В варианте «Долгожитель» — сторона, чей чародей погиб, а воины сражаются дальше. Победить она уже не может.',
    },
    clauses: ['SO-14.1', 'SO-14.2'],
    also: { en: ['long-liver'], ru: ['долгожитель', 'без чародея'] },
  },
]

const COMBAT: readonly GlossaryEntry[] = [
  {
    id: 'flank',
    name: { en: 'Flank', ru: 'Окружить' },
    text: {
      en: 'To stand on two opposite sides of an enemy, west and east or north and south.',
      ru: 'Встать с двух противоположных сторон от врага: с запада и востока или с севера и юга.',
    },
    clauses: ['SO-5.1', 'SO-0.5'],
    also: { en: ['sandwich', 'surround', 'between'], ru: ['зажать', 'с двух сторон', 'между'] },
  },
  {
    id: 'arrival',
    name: { en: 'Arrival', ru: 'Пришедший' },
    text: {
      en: 'A unit that changed its cell or appeared in this step. Without an arrival nothing is captured.',
      ru: 'Юнит, который в этом действии сменил клетку или появился. Без пришедшего окружение никого не убивает.',
    },
    clauses: ['SO-5.2', 'SO-5.4'],
    also: { en: ['arrive', 'moved'], ru: ['пришёл', 'сдвинулся'] },
  },
  {
    id: 'capture',
    name: { en: 'Capture', ru: 'Гибель в окружении' },
    text: {
      en: 'The end of a unit that is flanked when one of the three units in that line has just arrived.',
      ru: 'Юнит погибает, если он окружён и один из троих на этой линии только что пришёл.',
    },
    clauses: ['SO-5.3', 'SO-5.5'],
    also: { en: ['take', 'kill', 'tafl'], ru: ['срубить', 'взять', 'захват', 'хнефатафл'] },
  },
  {
    id: 'push',
    name: { en: 'Push', ru: 'Толчок' },
    text: {
      en: 'The Zombie Ball stops in front of a unit and moves it one cell further. The pushed unit has arrived there.',
      ru: 'Шар зомби сдвигает юнита, перед которым остановился, на клетку дальше. Оттолкнутый юнит считается пришедшим.',
    },
    clauses: ['SO-4.5', 'SO-4.6', 'SO-4.7'],
    also: { en: ['shove'], ru: ['оттолкнуть', 'отталкивание'] },
  },
  {
    id: 'defeat',
    name: { en: 'Defeat', ru: 'Поражение' },
    text: {
      en: 'A side is defeated when it loses its sorcerer or its last warrior. What it still has leaves the board.',
      ru: 'Сторона побеждена, когда теряет чародея или последнего воина. Всё, что у неё осталось, снимается с поля.',
    },
    clauses: ['SO-11.3', 'SO-12.5'],
    also: { en: ['lose', 'out', 'eliminated'], ru: ['проиграть', 'выбыть'] },
  },
  {
    id: 'draw',
    name: { en: 'Draw', ru: 'Ничья' },
    text: {
      en: 'All undefeated sides share the first place: the position came back too often, or the turns ran out.',
      ru: 'Все непобеждённые стороны делят первое место: позиция повторилась слишком часто или кончились ходы.',
    },
    clauses: ['SO-15.1', 'SO-15.2', 'SO-11.6'],
    also: { en: ['tie', 'repetition', 'turn limit'], ru: ['повторение', 'предел ходов'] },
  },
]

export const GLOSSARY: readonly GlossaryEntry[] = [...BOARD, ...PEOPLE, ...COMBAT, ...UNIT_GLOSSARY, ...SPELL_GLOSSARY]

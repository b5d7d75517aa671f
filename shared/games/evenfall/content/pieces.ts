import type { PieceList, Sourced } from '../../../kernel/piece.ts'
import { ARTIFACTS } from './artifacts.ts'
import { DIFFICULTIES } from './automa.ts'
import { BOARDS } from './boards.ts'
import { COVENS } from './covens.ts'
import { FAMILIARS } from './familiars.ts'
import { GRADES } from './grades.ts'
import { ONE_WITCH_PLACES } from './places-one-witch.ts'
import { TWO_WITCH_PLACES } from './places-two-witches.ts'
import { REGIONS } from './regions.ts'
import { SPECIALISTS } from './specialists.ts'
import { SPELLS } from './spells.ts'
import { STARTING_PLACES } from './starting-places.ts'
import { STONES } from './stones.ts'

/** The constants of the content, each by its name. */
const CONSTANTS: readonly Sourced[] = [
  { id: 'rounds', name: { en: 'Rounds', ru: 'Раунды' }, source: 'rulebook' },
  { id: 'mana-max', name: { en: 'Most mana', ru: 'Предел маны' }, source: 'rulebook' },
  { id: 'dial-max', name: { en: 'Most mana on the dial', ru: 'Предел индикатора маны' }, source: 'rulebook' },
  { id: 'stones-per-region', name: { en: 'Stones of a region', ru: 'Камни региона' }, source: 'rulebook' },
  { id: 'catalyst-tokens', name: { en: 'Catalyst tokens', ru: 'Жетоны катализаторов' }, source: 'rulebook' },
  { id: 'path-overflow-vp', name: { en: 'VP beyond the end of a path', ru: 'ПО за концом пути' }, source: 'rulebook' },
  { id: 'start-resources', name: { en: 'Resources at the start', ru: 'Ресурсы в начале' }, source: 'rulebook' },
  { id: 'figures-per-player', name: { en: 'Witches and elders of a player', ru: 'Ведьмы и старейшины игрока' }, source: 'rulebook' },
  { id: 'catalyst-cost', name: { en: 'Prices of catalysts', ru: 'Цены катализаторов' }, source: 'rulebook' },
  { id: 'advanced-start', name: { en: 'Advanced start', ru: 'Продвинутое начало' }, source: 'rulebook' },
  { id: 'discard-trade', name: { en: 'Cards for a resource', ru: 'Карты за ресурс' }, source: 'rulebook' },
]

/** The board of the Automa. A picture shows it, and the rulebook explains its cells. */
const AUTOMA: readonly Sourced[] = [
  { id: 'automa-circle', name: { en: 'Circle of actions', ru: 'Круг действий' }, source: 'ours', rulebook: ['*.act'], public: ['*.stop'] },
  { id: 'automa-path', name: { en: 'Path', ru: 'Путь' }, source: 'ours' },
  { id: 'automa-overflow-vp', name: { en: 'VP beyond the end of her path', ru: 'ПО за концом её пути' }, source: 'rulebook' },
  { id: 'automa-witches', name: { en: 'Witches', ru: 'Ведьмы' }, source: 'rulebook' },
  ...DIFFICULTIES.map((difficulty): Sourced => ({ ...difficulty, source: 'rulebook' })),
]

/** The grades of a solo result. */
const ALONE: readonly Sourced[] = GRADES.map((grade): Sourced => ({ ...grade, source: 'ours' }))

/** All pieces by kind, with the source of each. */
export const PIECE_LISTS: readonly PieceList[] = [
  { id: 'covens', name: { en: 'Covens', ru: 'Ковены' }, pieces: COVENS },
  { id: 'boards', name: { en: 'Coven boards', ru: 'Планшеты ковенов' }, pieces: BOARDS },
  {
    id: 'starting-places',
    name: { en: 'Starting places', ru: 'Начальные места силы' },
    pieces: STARTING_PLACES,
    ours: ['name', '*.symbols', '*.harvest', '*.vp'],
  },
  { id: 'regions', name: { en: 'Regions', ru: 'Регионы' }, pieces: REGIONS, ours: ['sides.*.actionCells'], rulings: ['EV-R1', 'EV-R41'] },
  { id: 'places', name: { en: 'Places of power', ru: 'Места силы' }, pieces: [...ONE_WITCH_PLACES, ...TWO_WITCH_PLACES] },
  { id: 'rituals', name: { en: 'Rituals', ru: 'Ритуалы' }, pieces: [...ARTIFACTS, ...SPELLS, ...FAMILIARS], rulings: ['EV-R36', 'EV-R47'] },
  { id: 'specialists', name: { en: 'Specialists', ru: 'Специалисты' }, pieces: SPECIALISTS, ours: ['keywords', 'vp'], rulings: ['EV-R37'] },
  { id: 'stones', name: { en: 'Stones of power', ru: 'Камни силы' }, pieces: STONES, rulings: ['EV-R13'] },
  { id: 'automa', name: { en: 'Automa', ru: 'Автома' }, pieces: AUTOMA, rulings: ['EV-R29'] },
  { id: 'grades', name: { en: 'Grades of those who play alone', ru: 'Звания тех, кто играет в одиночку' }, pieces: ALONE, rulings: ['EV-R62'] },
  { id: 'numbers', name: { en: 'Numbers of the rules', ru: 'Числа правил' }, pieces: CONSTANTS },
]

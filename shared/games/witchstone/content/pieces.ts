import type { PieceList, Sourced } from '../../../kernel/piece.ts'
import { ACTIONS, COLOURS, LEVELS, PLAYER_PIECES, TYPES_OF_REGIONS } from './actions.ts'
import { PORTALS, REGIONS, STONE_SLOTS } from './ball.ts'
import { CAULDRON, CELLS, EXITS } from './cauldron.ts'
import { POTION_RACK, SCROLL_RACK, SCROLL_SHELVES, SHELVES, STONE_TABLE } from './racks.ts'
import { SCROLLS } from './scrolls.ts'
import { DOMINOES, POWER_TOKENS, SPECIALS } from './tiles.ts'
import { OWL_STACKS, OWL_TILES, PENTAGRAM, SPECIAL_SLOTS, WAND } from './tracks.ts'

/** The constants of the content, each by its name. */
const CONSTANTS: readonly Sourced[] = [
  { id: 'numbers', name: { en: 'Turns and points', ru: 'Ходы и очки' }, source: 'rulebook' },
  { id: 'neighbours', name: { en: 'Which cells of the cauldron touch', ru: 'Какие ячейки котла соседние' }, source: 'public' },
  { id: 'wand-end', name: { en: 'Length of the wand', ru: 'Длина волшебной палочки' }, source: 'ours' },
]

/** All pieces by kind, with the source of each. */
export const PIECE_LISTS: readonly PieceList[] = [
  { id: 'actions', name: { en: 'Actions', ru: 'Действия' }, pieces: ACTIONS },
  { id: 'colours', name: { en: 'Colours of the players', ru: 'Цвета игроков' }, pieces: COLOURS, rulings: ['WS-R42'] },
  { id: 'player-pieces', name: { en: 'Pieces of the players', ru: 'Фишки игроков' }, pieces: PLAYER_PIECES, rulings: ['WS-R1'] },
  { id: 'levels', name: { en: 'Levels', ru: 'Уровни' }, pieces: LEVELS },
  { id: 'types-of-regions', name: { en: 'Types of regions', ru: 'Типы районов' }, pieces: TYPES_OF_REGIONS, rulings: ['WS-R2'] },
  { id: 'regions', name: { en: 'Regions', ru: 'Районы' }, pieces: REGIONS, rulings: ['WS-R2', 'WS-R3'] },
  { id: 'portals', name: { en: 'Portals', ru: 'Порталы' }, pieces: PORTALS, unnamed: true, rulings: ['WS-R3'] },
  { id: 'stone-slots', name: { en: 'Slots of the Witchstone', ru: 'Ячейки Скалы ведьм' }, pieces: STONE_SLOTS, rulings: ['WS-R13'] },
  { id: 'cauldron', name: { en: 'Cauldron', ru: 'Котёл' }, pieces: [CAULDRON], rulings: ['WS-R4'] },
  { id: 'cells', name: { en: 'Cells of the cauldron', ru: 'Ячейки котла' }, pieces: CELLS, unnamed: true, rulings: ['WS-R4', 'WS-R5', 'WS-R6'] },
  { id: 'exits', name: { en: 'Exits of the cauldron', ru: 'Края котла' }, pieces: EXITS, rulings: ['WS-R6'] },
  { id: 'dominoes', name: { en: 'Dominoes', ru: 'Парные жетоны чар' }, pieces: DOMINOES, rulings: ['WS-R7'] },
  { id: 'specials', name: { en: 'Special tiles', ru: 'Особые жетоны чар' }, pieces: SPECIALS, rulings: ['WS-R7'] },
  { id: 'power-tokens', name: { en: 'Power tokens', ru: 'Жетоны усиления' }, pieces: POWER_TOKENS, rulings: ['WS-R30'] },
  {
    id: 'scrolls',
    name: { en: 'Scrolls', ru: 'Свитки' },
    pieces: SCROLLS,
    ours: ['name', 'count'],
    rulings: ['WS-R28', 'WS-R29', 'WS-R36'],
  },
  {
    id: 'racks',
    name: { en: 'Racks and stone table', ru: 'Стеллажи и каменный стол' },
    pieces: [SCROLL_RACK, ...SCROLL_SHELVES, POTION_RACK, ...SHELVES, STONE_TABLE],
  },
  {
    id: 'pentagram',
    name: { en: 'Cells of the pentagram', ru: 'Клетки пентаграммы' },
    pieces: PENTAGRAM,
    unnamed: true,
    rulings: ['WS-R14'],
  },
  {
    id: 'owls',
    name: { en: 'Owls and slots at the pentagram', ru: 'Совы и ячейки у пентаграммы' },
    pieces: [...OWL_STACKS, ...OWL_TILES, ...SPECIAL_SLOTS],
  },
  { id: 'wand', name: { en: 'Cells of the wand', ru: 'Клетки волшебной палочки' }, pieces: WAND, unnamed: true, rulings: ['WS-R17'] },
  { id: 'numbers', name: { en: 'Numbers of the rules', ru: 'Числа правил' }, pieces: CONSTANTS },
]

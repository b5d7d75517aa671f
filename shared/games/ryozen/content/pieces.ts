import type { PieceList, Sourced } from '../../../kernel/piece.ts'
import { CLAN_HOUSE_AREAS } from './clanhouse.ts'
import { CLANS } from './clans.ts'
import { COMPANIONS } from './companions.ts'
import { EVENTS } from './events.ts'
import { PALACE, ROTATING_BOARD, SPOTS } from './palace.ts'
import { GLYPHS, REVELATIONS } from './revelations.ts'
import { CAPITAL_TRACK, EVENT_AREAS, FAVOUR_TRACK, MAIN_BOARD, REVELATION_ROW, SECTORS } from './sectors.ts'
import { MOON_SHARDS, RESOURCE_TOKENS, TOKENS } from './tokens.ts'
import { ALTAR_TILE, START_VILLAGE, VILLAGE_AREAS, VILLAGES } from './villages.ts'

/** The constants of the content, each by its name. */
const CONSTANTS: readonly Sourced[] = [
  { id: 'rounds', name: { en: 'Rounds', ru: 'Раунды' }, source: 'rulebook' },
  { id: 'start-goods', name: { en: 'Resources at the start', ru: 'Ресурсы в начале' }, source: 'rulebook' },
  { id: 'start-apprentices', name: { en: 'Apprentices at the start', ru: 'Подмастерья в начале' }, source: 'rulebook' },
  { id: 'prebuilt-villages', name: { en: 'Villages built at the start', ru: 'Деревни, построенные в начале' }, source: 'rulebook' },
  { id: 'end-scoring', name: { en: 'Final scoring', ru: 'Финальный подсчёт' }, source: 'rulebook' },
  { id: 'hiding-cost', name: { en: 'Price of hiding a companion', ru: 'Цена скрытого соратника' }, source: 'rulebook' },
  { id: 'free-slots', name: { en: 'Free slots of a sector', ru: 'Бесплатные места сектора' }, source: 'ours' },
  { id: 'spot-effects', name: { en: 'Effects of the places in the Palace', ru: 'Эффекты мест во Дворце' }, source: 'rulebook' },
  { id: 'sides', name: { en: 'Sides of the board where players sit', ru: 'Стороны поля, где сидят игроки' }, source: 'ours' },
  { id: 'visible-faces', name: { en: 'Sides of the Palace that a player sees', ru: 'Стороны Дворца, которые видит игрок' }, source: 'ours' },
  { id: 'face-count', name: { en: 'Number of sides of the Palace', ru: 'Число сторон Дворца' }, source: 'rulebook' },
]

/** All pieces by kind, with the source of each. */
export const PIECE_LISTS: readonly PieceList[] = [
  {
    id: 'boards',
    name: { en: 'Boards and tracks', ru: 'Поля и треки' },
    pieces: [MAIN_BOARD, ROTATING_BOARD, EVENT_AREAS, REVELATION_ROW, CAPITAL_TRACK, FAVOUR_TRACK],
    rulings: ['RY-R2', 'RY-R4'],
  },
  { id: 'sectors', name: { en: 'Sectors', ru: 'Секторы' }, pieces: SECTORS, ours: ['paidSlot'], rulings: ['RY-R1', 'RY-R3'] },
  { id: 'palace', name: { en: 'Phoenix Palace', ru: 'Дворец Феникса' }, pieces: [PALACE, ...SPOTS], rulings: ['RY-R29'] },
  { id: 'companions', name: { en: 'Companions', ru: 'Соратники' }, pieces: COMPANIONS, ours: ['count', 'perClan'], rulings: ['RY-R8'] },
  { id: 'clans', name: { en: 'Clans', ru: 'Кланы' }, pieces: CLANS, rulings: ['RY-R31'] },
  {
    id: 'clan-house',
    name: { en: 'Areas of the Clan House', ru: 'Области Дома кланов' },
    pieces: CLAN_HOUSE_AREAS,
    unnamed: true,
    rulings: ['RY-R7'],
  },
  { id: 'village-areas', name: { en: 'Areas of villages', ru: 'Области деревень' }, pieces: VILLAGE_AREAS, unnamed: true, rulings: ['RY-R5'] },
  { id: 'villages', name: { en: 'Villages', ru: 'Деревни' }, pieces: [START_VILLAGE, ...VILLAGES, ALTAR_TILE], rulings: ['RY-R6'] },
  {
    id: 'revelations',
    name: { en: 'Revelations', ru: 'Откровения' },
    pieces: REVELATIONS,
    ours: ['count', 'price', 'burnFavour', 'glyph'],
    rulings: ['RY-R9'],
  },
  { id: 'glyphs', name: { en: 'Glyphs', ru: 'Глифы' }, pieces: GLYPHS, rulings: ['RY-R9'] },
  { id: 'events', name: { en: 'Events', ru: 'События' }, pieces: EVENTS },
  { id: 'tokens', name: { en: 'Tokens', ru: 'Жетоны' }, pieces: [...RESOURCE_TOKENS, ...MOON_SHARDS, ...TOKENS] },
  { id: 'numbers', name: { en: 'Numbers of the rules', ru: 'Числа правил' }, pieces: CONSTANTS, rulings: ['RY-R3', 'RY-R29'] },
]

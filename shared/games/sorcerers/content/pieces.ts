import type { PieceList, Sourced } from '../../../kernel/piece.ts'
import type { LocalizedText } from '../../../kernel/words.ts'
import { BOARD, CORNERS, PLACES } from './board.ts'
import { LAYOUTS } from './seating.ts'
import { SORCERERS } from './sorcerers.ts'
import { SPELLS } from './spells.ts'
import { SUMMONS, WARRIORS } from './units.ts'

/** Names a timer with its sorcerer, because the printed name is the same on every board. */
const ownedBy = (owner: LocalizedText, track: Sourced): Sourced => ({
  ...track,
  name: { en: `${track.name.en} of ${owner.en}`, ru: `${track.name.ru}: ${owner.ru}` },
})
const TRACKS = SORCERERS.flatMap(({ name, summonTrack, attackTrack }) => [ownedBy(name, summonTrack), ownedBy(name, attackTrack)])
const INDICATORS = SORCERERS.flatMap(({ summonTrack, attackTrack }) => [summonTrack.indicator, attackTrack.indicator])

const LAYOUT_NAMES: Readonly<Record<(typeof LAYOUTS)[number]['id'], LocalizedText>> = {
  'ffa-2': { en: 'Two players', ru: 'Двое' },
  'ffa-3-player': { en: 'Three players, one with two armies', ru: 'Трое, у одного две армии' },
  'ffa-3-team': { en: 'Three players, one with a team of two', ru: 'Трое, один ведёт команду из двоих' },
  'ffa-3-independent': { en: 'Three players, one with two independent sides', ru: 'Трое, у одного две независимые стороны' },
  'ffa-4': { en: 'Four players', ru: 'Четверо' },
  'teams-2': { en: 'Two players with a team each', ru: 'Двое, у каждого команда' },
  'teams-3': { en: 'One player against a team of two', ru: 'Один против команды из двоих' },
  'teams-4': { en: 'Two teams of two players', ru: 'Две команды по двое' },
}

/** The constants of the content, by name. */
const CONSTANTS: readonly Sourced[] = [
  { id: 'limits', name: { en: 'Repetitions and turns until a draw', ru: 'Повторения и ходы до ничьей' }, source: 'ours' },
]

/** All pieces by kind, with their sources. */
export const PIECE_LISTS: readonly PieceList[] = [
  { id: 'board', name: { en: 'Board', ru: 'Поле' }, pieces: [BOARD] },
  { id: 'corners', name: { en: 'Corners, where armies start', ru: 'Углы, где стоят армии' }, pieces: CORNERS, rulings: ['SO-R1'] },
  { id: 'places', name: { en: 'Places of power', ru: 'Места силы' }, pieces: PLACES, rulings: ['SO-R2'] },
  { id: 'sorcerers', name: { en: 'Sorcerers', ru: 'Чародеи' }, pieces: SORCERERS },
  { id: 'boards', name: { en: "Sorcerers' boards", ru: 'Планшеты чародеев' }, pieces: SORCERERS.map(({ board }) => board) },
  { id: 'tracks', name: { en: 'Timers', ru: 'Таймеры' }, pieces: TRACKS, rulebook: ['places'], rulings: ['SO-R3'] },
  { id: 'indicators', name: { en: 'Indicators', ru: 'Индикаторы' }, pieces: INDICATORS },
  { id: 'warriors', name: { en: 'Warriors', ru: 'Воины' }, pieces: WARRIORS },
  { id: 'summons', name: { en: 'Summons', ru: 'Саммоны' }, pieces: SUMMONS },
  { id: 'spells', name: { en: 'Spells', ru: 'Ворожба' }, pieces: SPELLS },
  {
    id: 'layouts',
    name: { en: 'Who plays which corners', ru: 'Кто за какие углы играет' },
    pieces: LAYOUTS.map((layout) => ({ ...layout, name: LAYOUT_NAMES[layout.id] })),
    rulings: ['SO-R20', 'SO-R27'],
  },
  { id: 'numbers', name: { en: 'Numbers of the rules', ru: 'Числа правил' }, pieces: CONSTANTS, rulings: ['SO-R25'] },
]

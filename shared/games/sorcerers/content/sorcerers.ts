import type { LocalizedText } from '../../../kernel/words.ts'
import type { Movement, Piece, Source } from './vocabulary.ts'

/** The timer of a spell: it advances while the side holds `places`, and the spell is charged after `length` turns. */
export interface Track extends Piece {
  readonly spell: string
  readonly length: number
  readonly places: number
  readonly indicator: { readonly id: string; readonly name: LocalizedText; readonly source: Source }
}

export interface Sorcerer extends Piece {
  readonly kind: 'sorcerer'
  readonly movement: readonly Movement[]
  readonly board: { readonly id: string; readonly name: LocalizedText; readonly source: Source }
  readonly spells: { readonly move: string; readonly summon: string; readonly attack: string }
  /** The rulebook gives the places that a track needs. The lengths are ours (SO-R3). */
  readonly summonTrack: Track
  readonly attackTrack: Track
  readonly warrior: string
  readonly summon: string
}

export const SORCERERS = [
  {
    id: 'vidomina',
    name: { en: 'Vidomina', ru: 'Видомина' },
    count: 1,
    kind: 'sorcerer',
    movement: [{ kind: 'slide', dirs: 'orth1' }],
    board: { id: 'board-vidomina', name: { en: "Vidomina's board", ru: 'Планшет: Видомина' }, source: 'rulebook' },
    spells: { move: 'dash', summon: 'summon-white-monk', attack: 'bow-shot' },
    summonTrack: {
      id: 'track-summon-vidomina',
      name: { en: 'Summon timer', ru: 'Таймер призыва' },
      count: 1,
      spell: 'summon-white-monk',
      length: 4,
      places: 1,
      indicator: {
        id: 'indicator-summon-vidomina',
        name: { en: 'Summon indicator of Vidomina', ru: 'Индикатор призыва: Видомина' },
        source: 'rulebook',
      },
      source: 'ours',
    },
    attackTrack: {
      id: 'track-attack-vidomina',
      name: { en: 'Attack timer', ru: 'Таймер атаки' },
      count: 1,
      spell: 'bow-shot',
      length: 5,
      places: 2,
      indicator: {
        id: 'indicator-attack-vidomina',
        name: { en: 'Attack indicator of Vidomina', ru: 'Индикатор атаки: Видомина' },
        source: 'rulebook',
      },
      source: 'ours',
    },
    warrior: 'warrior-vidomina',
    summon: 'white-monk',
    source: 'rulebook',
  },
  {
    id: 'necron',
    name: { en: 'Necron', ru: 'Некрон' },
    count: 1,
    kind: 'sorcerer',
    movement: [{ kind: 'slide', dirs: 'orth1' }],
    board: { id: 'board-necron', name: { en: "Necron's board", ru: 'Планшет: Некрон' }, source: 'rulebook' },
    spells: { move: 'mind-transfer', summon: 'summon-zombie-ball', attack: 'ghost-energy' },
    summonTrack: {
      id: 'track-summon-necron',
      name: { en: 'Summon timer', ru: 'Таймер призыва' },
      count: 1,
      spell: 'summon-zombie-ball',
      length: 3,
      places: 1,
      indicator: { id: 'indicator-summon-necron', name: { en: 'Summon indicator of Necron', ru: 'Индикатор призыва: Некрон' }, source: 'rulebook' },
      source: 'ours',
    },
    attackTrack: {
      id: 'track-attack-necron',
      name: { en: 'Attack timer', ru: 'Таймер атаки' },
      count: 1,
      spell: 'ghost-energy',
      length: 4,
      places: 2,
      indicator: { id: 'indicator-attack-necron', name: { en: 'Attack indicator of Necron', ru: 'Индикатор атаки: Некрон' }, source: 'rulebook' },
      source: 'ours',
    },
    warrior: 'warrior-necron',
    summon: 'zombie-ball',
    source: 'rulebook',
  },
  {
    id: 'merlin',
    name: { en: 'Merlin', ru: 'Мерлин' },
    count: 1,
    kind: 'sorcerer',
    movement: [{ kind: 'slide', dirs: 'orth1' }],
    board: { id: 'board-merlin', name: { en: "Merlin's board", ru: 'Планшет: Мерлин' }, source: 'rulebook' },
    spells: { move: 'forest-spirit', summon: 'summon-familiar', attack: 'lightning' },
    summonTrack: {
      id: 'track-summon-merlin',
      name: { en: 'Summon timer', ru: 'Таймер призыва' },
      count: 1,
      spell: 'summon-familiar',
      length: 3,
      places: 1,
      indicator: { id: 'indicator-summon-merlin', name: { en: 'Summon indicator of Merlin', ru: 'Индикатор призыва: Мерлин' }, source: 'rulebook' },
      source: 'ours',
    },
    attackTrack: {
      id: 'track-attack-merlin',
      name: { en: 'Attack timer', ru: 'Таймер атаки' },
      count: 1,
      spell: 'lightning',
      length: 4,
      places: 2,
      indicator: { id: 'indicator-attack-merlin', name: { en: 'Attack indicator of Merlin', ru: 'Индикатор атаки: Мерлин' }, source: 'rulebook' },
      source: 'ours',
    },
    warrior: 'warrior-merlin',
    summon: 'familiar',
    source: 'rulebook',
  },
  {
    id: 'dadalan',
    name: { en: 'Dadalan', ru: 'Дадалан' },
    count: 1,
    kind: 'sorcerer',
    movement: [{ kind: 'slide', dirs: 'orth1' }],
    board: { id: 'board-dadalan', name: { en: "Dadalan's board", ru: 'Планшет: Дадалан' }, source: 'rulebook' },
    spells: { move: 'flight', summon: 'summon-fire-spirit', attack: 'fire-stone' },
    summonTrack: {
      id: 'track-summon-dadalan',
      name: { en: 'Summon timer', ru: 'Таймер призыва' },
      count: 1,
      spell: 'summon-fire-spirit',
      length: 3,
      places: 1,
      indicator: {
        id: 'indicator-summon-dadalan',
        name: { en: 'Summon indicator of Dadalan', ru: 'Индикатор призыва: Дадалан' },
        source: 'rulebook',
      },
      source: 'ours',
    },
    attackTrack: {
      id: 'track-attack-dadalan',
      name: { en: 'Attack timer', ru: 'Таймер атаки' },
      count: 1,
      spell: 'fire-stone',
      length: 5,
      places: 2,
      indicator: { id: 'indicator-attack-dadalan', name: { en: 'Attack indicator of Dadalan', ru: 'Индикатор атаки: Дадалан' }, source: 'rulebook' },
      source: 'ours',
    },
    warrior: 'warrior-dadalan',
    summon: 'fire-spirit',
    source: 'rulebook',
  },
] as const satisfies readonly Sorcerer[]
export type SorcererId = (typeof SORCERERS)[number]['id']

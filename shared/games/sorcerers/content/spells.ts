import type { SorcererId } from './sorcerers.ts'
import type { Effect, Piece } from './vocabulary.ts'

export const SPELL_KINDS = ['move', 'summon', 'attack'] as const
export type SpellKind = (typeof SPELL_KINDS)[number]

export interface Spell extends Piece {
  readonly sorcerer: SorcererId
  readonly kind: SpellKind
  readonly effect: Effect
}

export const SPELLS = [
  {
    id: 'dash',
    name: { en: 'Dash', ru: 'Рывок' },
    count: 1,
    sorcerer: 'vidomina',
    kind: 'move',
    effect: { kind: 'relocate', offsets: 'orth1' },
    source: 'rulebook',
  },
  {
    id: 'mind-transfer',
    name: { en: 'Mind Transfer', ru: 'Перенос разума' },
    count: 1,
    sorcerer: 'necron',
    kind: 'move',
    effect: { kind: 'swap', with: 'own-unit', offsets: 'orth1' },
    source: 'rulebook',
  },
  {
    id: 'forest-spirit',
    name: { en: 'Forest Spirit', ru: 'Лесной дух' },
    count: 1,
    sorcerer: 'merlin',
    kind: 'move',
    effect: { kind: 'relocate', offsets: 'diag1' },
    source: 'rulebook',
  },
  {
    id: 'flight',
    name: { en: 'Flight', ru: 'Полёт' },
    count: 1,
    sorcerer: 'dadalan',
    kind: 'move',
    effect: { kind: 'leap', over: 'friendly-unit', offsets: 'orth1' },
    source: 'rulebook',
  },
  {
    id: 'summon-white-monk',
    name: { en: 'Summon: White Monk', ru: 'Призыв: Белый монах' },
    count: 1,
    sorcerer: 'vidomina',
    kind: 'summon',
    effect: { kind: 'summon', unit: 'white-monk', offsets: 'orth1' },
    source: 'rulebook',
  },
  {
    id: 'summon-zombie-ball',
    name: { en: 'Summon: Zombie Ball', ru: 'Призыв: Шар зомби' },
    count: 1,
    sorcerer: 'necron',
    kind: 'summon',
    effect: { kind: 'summon', unit: 'zombie-ball', offsets: 'orth1' },
    source: 'rulebook',
  },
  {
    id: 'summon-familiar',
    name: { en: 'Summon: Familiar', ru: 'Призыв: Фамильяр' },
    count: 1,
    sorcerer: 'merlin',
    kind: 'summon',
    effect: { kind: 'summon', unit: 'familiar', offsets: 'orth1' },
    source: 'rulebook',
  },
  {
    id: 'summon-fire-spirit',
    name: { en: 'Summon: Fire Spirit', ru: 'Призыв: Огнедух' },
    count: 1,
    sorcerer: 'dadalan',
    kind: 'summon',
    effect: { kind: 'summon', unit: 'fire-spirit', offsets: 'orth1' },
    source: 'rulebook',
  },
  {
    id: 'bow-shot',
    name: { en: 'Bow Shot', ru: 'Выстрел из лука' },
    count: 1,
    sorcerer: 'vidomina',
    kind: 'attack',
    effect: { kind: 'kill', offsets: 'orth2', blockable: false },
    source: 'rulebook',
  },
  {
    id: 'ghost-energy',
    name: { en: 'Ghost Energy', ru: 'Призрачная энергия' },
    count: 1,
    sorcerer: 'necron',
    kind: 'attack',
    effect: { kind: 'kill', offsets: 'diag1', blockable: false },
    source: 'rulebook',
  },
  {
    id: 'lightning',
    name: { en: 'Lightning', ru: 'Молния' },
    count: 1,
    sorcerer: 'merlin',
    kind: 'attack',
    effect: { kind: 'kill', offsets: 'orth1', blockable: false },
    source: 'rulebook',
  },
  {
    id: 'fire-stone',
    name: { en: 'Fire Stone', ru: 'Огненный камень' },
    count: 1,
    sorcerer: 'dadalan',
    kind: 'attack',
    effect: { kind: 'kill', offsets: 'diag2', blockable: false },
    source: 'rulebook',
  },
] as const satisfies readonly Spell[]

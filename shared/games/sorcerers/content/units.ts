import type { SorcererId } from './sorcerers.ts'
import type { Movement, Piece, Trait } from './vocabulary.ts'

export interface Warrior extends Piece {
  readonly kind: 'warrior'
  readonly sorcerer: SorcererId
  readonly movement: readonly Movement[]
}

export interface Summon extends Piece {
  readonly kind: 'summon'
  readonly sorcerer: SorcererId
  readonly movement: readonly Movement[]
  readonly traits: readonly Trait[]
}

export const WARRIORS = [
  {
    id: 'warrior-vidomina',
    name: { en: 'Faithful Monk', ru: 'Верный монах' },
    count: 7,
    kind: 'warrior',
    sorcerer: 'vidomina',
    movement: [{ kind: 'slide', dirs: 'orth1' }],
    source: 'rulebook',
  },
  {
    id: 'warrior-necron',
    name: { en: 'Bone Warrior', ru: 'Костлявый воин' },
    count: 7,
    kind: 'warrior',
    sorcerer: 'necron',
    movement: [{ kind: 'slide', dirs: 'orth1' }],
    source: 'rulebook',
  },
  {
    id: 'warrior-merlin',
    name: { en: 'Tower Warden', ru: 'Страж башни' },
    count: 7,
    kind: 'warrior',
    sorcerer: 'merlin',
    movement: [{ kind: 'slide', dirs: 'orth1' }],
    source: 'ours',
  },
  {
    id: 'warrior-dadalan',
    name: { en: 'Draconid', ru: 'Драконид' },
    count: 7,
    kind: 'warrior',
    sorcerer: 'dadalan',
    movement: [{ kind: 'slide', dirs: 'orth1' }],
    source: 'rulebook',
  },
] as const satisfies readonly Warrior[]

export const SUMMONS = [
  {
    id: 'white-monk',
    name: { en: 'White Monk', ru: 'Белый монах' },
    count: 1,
    kind: 'summon',
    sorcerer: 'vidomina',
    movement: [
      { kind: 'slide', dirs: 'orth1' },
      { kind: 'slide', dirs: 'diag1', max: 1 },
    ],
    traits: [{ kind: 'immuneToAttackSpells' }, { kind: 'diesWithLastPlace' }],
    source: 'rulebook',
  },
  {
    id: 'zombie-ball',
    name: { en: 'Zombie Ball', ru: 'Шар зомби' },
    count: 1,
    kind: 'summon',
    sorcerer: 'necron',
    movement: [{ kind: 'slide', dirs: 'orth1' }],
    traits: [{ kind: 'pushOnStop', cells: 1 }],
    source: 'rulebook',
  },
  {
    id: 'familiar',
    name: { en: 'Familiar', ru: 'Фамильяр' },
    count: 1,
    kind: 'summon',
    sorcerer: 'merlin',
    movement: [
      { kind: 'slide', dirs: 'orth1' },
      { kind: 'jump', dirs: 'orth1' },
    ],
    traits: [],
    source: 'rulebook',
  },
  {
    id: 'fire-spirit',
    name: { en: 'Fire Spirit', ru: 'Огнедух' },
    count: 1,
    kind: 'summon',
    sorcerer: 'dadalan',
    movement: [{ kind: 'slide', dirs: 'diag1' }],
    traits: [],
    source: 'rulebook',
  },
] as const satisfies readonly Summon[]

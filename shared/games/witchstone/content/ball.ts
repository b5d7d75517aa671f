import { joined } from './actions.ts'
import type { EffectOf, Piece, RegionType } from './vocabulary.ts'

interface Region extends Piece {
  readonly type: RegionType
  /** The quarter of the map: NW, NE, SE or SW. The middle has none. */
  readonly quadrant?: number
  /** The position in the drawing, where the ball is the circle of radius 1. */
  readonly position: { readonly x: number; readonly y: number }
}

// biome-ignore format: one region a row
export const REGIONS = [
  { id: 'the-witchstone', name: { en: 'Witchstone', ru: 'Скала ведьм' }, count: 1, type: 'witchstone', position: { x: 0, y: 0 }, source: 'rulebook' },
  { id: 'tower-rowan', name: { en: 'Rowan Tower', ru: 'Рябиновая башня' }, count: 1, type: 'tower', quadrant: 0, position: { x: -0.318, y: -0.318 }, source: 'ours' },
  { id: 'tower-moth', name: { en: 'Moth Tower', ru: 'Башня Мотылька' }, count: 1, type: 'tower', quadrant: 1, position: { x: 0.318, y: -0.318 }, source: 'ours' },
  { id: 'tower-ember', name: { en: 'Ember Tower', ru: 'Башня Углей' }, count: 1, type: 'tower', quadrant: 2, position: { x: 0.318, y: 0.318 }, source: 'ours' },
  { id: 'tower-frost', name: { en: 'Frost Tower', ru: 'Морозная башня' }, count: 1, type: 'tower', quadrant: 3, position: { x: -0.318, y: 0.318 }, source: 'ours' },
  { id: 'forest-whispering-pines', name: { en: 'Whispering Pines', ru: 'Шепчущий бор' }, count: 1, type: 'forest', quadrant: 0, position: { x: 0, y: -0.5 }, source: 'ours' },
  { id: 'forest-foxfire-wood', name: { en: 'Foxfire Wood', ru: 'Лес Болотных огней' }, count: 1, type: 'forest', quadrant: 1, position: { x: 0.5, y: 0 }, source: 'ours' },
  { id: 'forest-ravens-thicket', name: { en: "Ravens' Thicket", ru: 'Воронья чаща' }, count: 1, type: 'forest', quadrant: 2, position: { x: 0, y: 0.5 }, source: 'ours' },
  { id: 'forest-moonlit-birches', name: { en: 'Moonlit Birches', ru: 'Лунный березняк' }, count: 1, type: 'forest', quadrant: 3, position: { x: -0.5, y: 0 }, source: 'ours' },
  { id: 'village-kettlewick', name: { en: 'Kettlewick', ru: 'Котельники' }, count: 1, type: 'village', quadrant: 0, position: { x: -0.831, y: -0.344 }, source: 'ours' },
  { id: 'village-broomley', name: { en: 'Broomley', ru: 'Мётлино' }, count: 1, type: 'village', quadrant: 1, position: { x: 0.344, y: -0.831 }, source: 'ours' },
  { id: 'village-candlehollow', name: { en: 'Candlehollow', ru: 'Свечная Падь' }, count: 1, type: 'village', quadrant: 2, position: { x: 0.831, y: 0.344 }, source: 'ours' },
  { id: 'village-toadford', name: { en: 'Toadford', ru: 'Жабий Брод' }, count: 1, type: 'village', quadrant: 3, position: { x: -0.344, y: 0.831 }, source: 'ours' },
  { id: 'castle-thornkeep', name: { en: 'Thornkeep', ru: 'Терновый замок' }, count: 1, type: 'castle', quadrant: 0, position: { x: -0.344, y: -0.831 }, source: 'ours' },
  { id: 'castle-gloam', name: { en: 'Castle Gloam', ru: 'Замок Сумрак' }, count: 1, type: 'castle', quadrant: 1, position: { x: 0.831, y: -0.344 }, source: 'ours' },
  { id: 'castle-hollow-crown', name: { en: 'Hollow Crown', ru: 'Пустая Корона' }, count: 1, type: 'castle', quadrant: 2, position: { x: 0.344, y: 0.831 }, source: 'ours' },
  { id: 'castle-griffin-hold', name: { en: 'Griffin Hold', ru: 'Грифоний оплот' }, count: 1, type: 'castle', quadrant: 3, position: { x: -0.831, y: 0.344 }, source: 'ours' },
] as const satisfies readonly Region[]
export type RegionId = (typeof REGIONS)[number]['id']

export const WITCHSTONE = 'the-witchstone' satisfies RegionId

export interface Portal extends Piece {
  readonly a: RegionId
  readonly b: RegionId
  readonly length: 1 | 2 | 3
  readonly vp: number
}

/** WS-R3: ten families of portals, each with one portal in every quadrant. */
// biome-ignore format: one portal a row
const ENDS: readonly Pick<Portal, 'a' | 'b' | 'length' | 'vp'>[] = [
  { a: 'tower-rowan', b: 'the-witchstone', length: 2, vp: 3 },
  { a: 'forest-whispering-pines', b: 'the-witchstone', length: 3, vp: 6 },
  { a: 'tower-rowan', b: 'forest-whispering-pines', length: 1, vp: 1 },
  { a: 'forest-whispering-pines', b: 'tower-moth', length: 3, vp: 6 },
  { a: 'tower-rowan', b: 'village-kettlewick', length: 1, vp: 1 },
  { a: 'tower-rowan', b: 'castle-thornkeep', length: 1, vp: 1 },
  { a: 'village-kettlewick', b: 'castle-thornkeep', length: 3, vp: 6 },
  { a: 'forest-whispering-pines', b: 'castle-thornkeep', length: 2, vp: 3 },
  { a: 'forest-whispering-pines', b: 'village-broomley', length: 2, vp: 3 },
  { a: 'castle-thornkeep', b: 'village-broomley', length: 2, vp: 3 },
  { a: 'tower-moth', b: 'the-witchstone', length: 2, vp: 3 },
  { a: 'forest-foxfire-wood', b: 'the-witchstone', length: 3, vp: 6 },
  { a: 'tower-moth', b: 'forest-foxfire-wood', length: 1, vp: 1 },
  { a: 'forest-foxfire-wood', b: 'tower-ember', length: 3, vp: 6 },
  { a: 'tower-moth', b: 'village-broomley', length: 1, vp: 1 },
  { a: 'tower-moth', b: 'castle-gloam', length: 1, vp: 1 },
  { a: 'village-broomley', b: 'castle-gloam', length: 3, vp: 6 },
  { a: 'forest-foxfire-wood', b: 'castle-gloam', length: 2, vp: 3 },
  { a: 'forest-foxfire-wood', b: 'village-candlehollow', length: 2, vp: 3 },
  { a: 'castle-gloam', b: 'village-candlehollow', length: 2, vp: 3 },
  { a: 'tower-ember', b: 'the-witchstone', length: 2, vp: 3 },
  { a: 'forest-ravens-thicket', b: 'the-witchstone', length: 3, vp: 6 },
  { a: 'tower-ember', b: 'forest-ravens-thicket', length: 1, vp: 1 },
  { a: 'forest-ravens-thicket', b: 'tower-frost', length: 3, vp: 6 },
  { a: 'tower-ember', b: 'village-candlehollow', length: 1, vp: 1 },
  { a: 'tower-ember', b: 'castle-hollow-crown', length: 1, vp: 1 },
  { a: 'village-candlehollow', b: 'castle-hollow-crown', length: 3, vp: 6 },
  { a: 'forest-ravens-thicket', b: 'castle-hollow-crown', length: 2, vp: 3 },
  { a: 'forest-ravens-thicket', b: 'village-toadford', length: 2, vp: 3 },
  { a: 'castle-hollow-crown', b: 'village-toadford', length: 2, vp: 3 },
  { a: 'tower-frost', b: 'the-witchstone', length: 2, vp: 3 },
  { a: 'forest-moonlit-birches', b: 'the-witchstone', length: 3, vp: 6 },
  { a: 'tower-frost', b: 'forest-moonlit-birches', length: 1, vp: 1 },
  { a: 'forest-moonlit-birches', b: 'tower-rowan', length: 3, vp: 6 },
  { a: 'tower-frost', b: 'village-toadford', length: 1, vp: 1 },
  { a: 'tower-frost', b: 'castle-griffin-hold', length: 1, vp: 1 },
  { a: 'village-toadford', b: 'castle-griffin-hold', length: 3, vp: 6 },
  { a: 'forest-moonlit-birches', b: 'castle-griffin-hold', length: 2, vp: 3 },
  { a: 'forest-moonlit-birches', b: 'village-kettlewick', length: 2, vp: 3 },
  { a: 'castle-griffin-hold', b: 'village-kettlewick', length: 2, vp: 3 },
]

export const PORTALS: readonly Portal[] = ENDS.map(({ a, b, length, vp }) => ({
  id: `portal-${a}-to-${b}`,
  name: joined(nameOfRegion(a), nameOfRegion(b), ' – '),
  count: 1,
  a,
  b,
  length,
  vp,
  source: 'ours',
}))

function nameOfRegion(id: RegionId) {
  const region = REGIONS.find((known) => known.id === id)
  if (!region) throw new RangeError(`there is no region '${id}'`)
  return region.name
}

interface StoneSlot extends Piece {
  readonly rank: number
  readonly effect: EffectOf<'vp'>
}

/** WS-6.7, WS-R13: the slots of the Witchstone and their points. */
export const STONE_SLOTS = [
  {
    id: 'witchstone-slot-1',
    name: { en: 'Witchstone slot 1', ru: 'Ячейка Скалы ведьм 1' },
    count: 1,
    rank: 1,
    effect: { verb: 'vp', vp: 5 },
    source: 'rulebook',
  },
  {
    id: 'witchstone-slot-2',
    name: { en: 'Witchstone slot 2', ru: 'Ячейка Скалы ведьм 2' },
    count: 1,
    rank: 2,
    effect: { verb: 'vp', vp: 3 },
    source: 'rulebook',
  },
  {
    id: 'witchstone-slot-3',
    name: { en: 'Witchstone slot 3', ru: 'Ячейка Скалы ведьм 3' },
    count: 1,
    rank: 3,
    effect: { verb: 'vp', vp: 2 },
    source: 'ours',
  },
  {
    id: 'witchstone-slot-4',
    name: { en: 'Witchstone slot 4', ru: 'Ячейка Скалы ведьм 4' },
    count: 1,
    rank: 4,
    effect: { verb: 'vp', vp: 1 },
    source: 'ours',
  },
] as const satisfies readonly StoneSlot[]

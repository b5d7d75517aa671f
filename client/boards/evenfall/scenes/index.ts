import type { Scene, Scenes } from './parts.ts'
import { ROCKS } from './rocks.ts'
import { ROOFS } from './roofs.ts'
import { STARTS } from './starts.ts'
import { TRADES } from './trades.ts'
import { WATERS } from './waters.ts'
import { WOODS } from './woods.ts'

/** One picture for each place, by its id without `place-`. */
const SCENES: Scenes = { ...WOODS, ...WATERS, ...ROCKS, ...ROOFS, ...TRADES, ...STARTS }

const PLAIN: Scene = { sky: ['#2d2350', '#6a4f8a'], moon: [86, 20, 10], layers: [['#1c1438', 'M0 56c40-12 80-8 114 0v24H0z']] }

/** Returns the picture of a place: `place-salt-cave` shows a salt cave. A place without a picture shows hills. */
export const sceneOf = (place: string): Scene => SCENES[place.replace(/^place-/, '')] ?? PLAIN

import { defineBoard } from '../kit/define-board.ts'
import { Emblem } from './Emblem.tsx'
import { Scene } from './Scene.tsx'

export const board = defineBoard({
  game: 'witchstone',
  names: { en: 'Witchstone', ru: 'Скала ведьм' },
  complexity: 3,
  tagline: { en: 'Two gems in every tile, one cauldron for all.', ru: 'Два камня в каждой плитке, один котёл на всё.' },
  colors: { hue: '#5ec4d6', board: '#17404a', boardRaised: '#205663', boardInk: '#e9fbff' },
  Emblem,
  Scene,
  ui: () => import('./ui.ts'),
})

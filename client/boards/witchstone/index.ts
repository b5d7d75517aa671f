import { defineBoard } from '../kit/define-board.ts'
import { Emblem } from './Emblem.tsx'

export const board = defineBoard({
  game: 'witchstone',
  names: { en: 'Witchstone', ru: 'Скала ведьм' },
  complexity: 3,
  tagline: { en: 'Two gems in every tile, one cauldron for all.', ru: 'Два камня в каждой плитке, один котёл на всё.' },
  colors: { hue: '#5ec4d6', board: '#17404a', boardRaised: '#205663', boardInk: '#e9fbff' },
  Emblem,
  scene: () => import('./Scene.tsx'),
  ui: () => import('./ui.ts'),
  rules: async () => (await import('#shared/games/witchstone/index.ts')).witchstone,
})

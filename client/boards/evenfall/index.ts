import { defineBoard } from '../kit/define-board.ts'
import { Emblem } from './Emblem.tsx'
import { Scene } from './Scene.tsx'

export const board = defineBoard({
  game: 'evenfall',
  names: { en: 'Evenfall', ru: 'Лихолетье' },
  complexity: 4,
  tagline: { en: 'Rituals at dusk, and a dial nobody sees.', ru: 'Ритуалы в сумерках и диск, которого никто не видит.' },
  colors: { hue: '#b58cf0', board: '#2d2350', boardRaised: '#3d3169', boardInk: '#f3ecff' },
  Emblem,
  Scene,
  ui: () => import('./ui.ts'),
})

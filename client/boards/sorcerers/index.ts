import { defineBoard } from '../kit/define-board.ts'
import { Emblem } from './Emblem.tsx'
import { Scene } from './Scene.tsx'

export const board = defineBoard({
  game: 'sorcerers',
  names: { en: 'Sorcerers', ru: 'Чародеи' },
  complexity: 2,
  tagline: { en: 'Four armies, five places of power, no luck and no secrets.', ru: 'Четыре войска, пять мест силы, ни случая, ни тайн.' },
  colors: { hue: '#e0795a', board: '#5a4636', boardRaised: '#6d5643', boardInk: '#fbeedb' },
  Emblem,
  Scene,
  ui: () => import('./ui.ts'),
})

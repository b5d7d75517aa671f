import { defineBoard } from '../kit/define-board.ts'
import { Emblem } from './Emblem.tsx'
import { Scene } from './Scene.tsx'

export const board = defineBoard({
  game: 'ryozen',
  names: { en: 'Ryozen', ru: 'Рёдзен' },
  complexity: 3,
  tagline: { en: 'The palace turns, and the clans climb the mountain.', ru: 'Дворец вращается, род идёт в гору.' },
  colors: { hue: '#6f8fe8', board: '#1e2a55', boardRaised: '#2a3a72', boardInk: '#eef2ff' },
  Emblem,
  Scene,
  ui: () => import('./ui.ts'),
})

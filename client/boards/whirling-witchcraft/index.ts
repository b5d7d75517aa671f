import { defineBoard } from '../kit/define-board.ts'
import { Emblem } from './Emblem.tsx'
import { Scene } from './Scene.tsx'

export const board = defineBoard({
  game: 'whirling-witchcraft',
  names: { en: 'Whirling Witchcraft', ru: 'Ведьмин круг' },
  complexity: 2,
  tagline: { en: 'Brew too much, and pass it on.', ru: 'Свари лишнее и передай соседу.' },
  colors: { hue: '#d98f4e', board: '#3a2a22', boardRaised: '#52392b', boardInk: '#ffeeda' },
  Emblem,
  Scene,
  ui: () => import('./ui.ts'),
})

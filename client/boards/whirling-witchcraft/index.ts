import { defineBoard } from '../kit/define-board.ts'
import { Emblem } from './Emblem.tsx'

export const board = defineBoard({
  game: 'whirling-witchcraft',
  names: { en: 'Whirling Witchcraft', ru: 'Ведьмин круг' },
  complexity: 2,
  tagline: { en: 'Brew too much, and pass it on.', ru: 'Свари лишнее и передай соседу.' },
  colors: { hue: '#d98f4e', board: '#3a2a22', boardRaised: '#52392b', boardInk: '#ffeeda' },
  Emblem,
  scene: () => import('./Scene.tsx'),
  ui: () => import('./ui.ts'),
  rules: async () => (await import('#shared/games/whirling-witchcraft/index.ts')).whirlingWitchcraft,
})

import { defineBoard } from '../../../../client/boards/kit/define-board.ts'
import { Emblem } from './Emblem.tsx'

export const board = defineBoard({
  game: 'harbour',
  names: { en: 'Harbour', ru: 'Гавань' },
  complexity: 1,
  tagline: { en: 'Secret bids for the ships that come in.', ru: 'Тайные ставки за корабли, что входят в гавань.' },
  colors: { hue: '#5aa9c9', board: '#24414f', boardRaised: '#2f5364', boardInk: '#e8f4f8' },
  Emblem,
  scene: () => import('./Scene.tsx'),
  ui: () => import('./ui.ts'),
  rules: async () => (await import('../rules/index.ts')).harbour,
})

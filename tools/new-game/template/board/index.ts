import { defineBoard } from '../../../../client/boards/kit/define-board.ts'
import { Emblem } from './Emblem.tsx'
import { Scene } from './Scene.tsx'

export const board = defineBoard({
  game: 'harbour',
  names: { en: 'Harbour', ru: 'Гавань' },
  complexity: 1,
  tagline: { en: 'Secret bids for the ships that come in.', ru: 'Тайные ставки за корабли, что входят в гавань.' },
  colors: { hue: '#5aa9c9', board: '#24414f', boardRaised: '#2f5364', boardInk: '#e8f4f8' },
  Emblem,
  Scene,
  ui: () => import('./ui.ts'),
})

import { ARCANA_IDS } from '#shared/games/whirling-witchcraft/content/index.ts'
import { whirlingWitchcraft } from '#shared/games/whirling-witchcraft/index.ts'
import type { TableView } from '#shared/games/whirling-witchcraft/view.ts'
import type { Language } from '#shared/kernel/words.ts'
import { pathOf } from '../../features/table/selection-path.ts'
import { defineGameUi } from '../kit/define-game-ui.tsx'
import { WitchcraftBoard } from './Board.tsx'
import './board.css'
import './targets.css'
import './ring.css'
import './tiles.css'
import './zone.css'
import './supply.css'
import './station.css'
import './cards.css'
import './choice.css'
import './own.css'
import { animations } from './animations.ts'
import { Hand } from './Hand.tsx'
import { PlayerBoard, Portrait, Score, Stats } from './Panels.tsx'
import { isPlaced } from './places.ts'
import { Rules } from './Rules.tsx'
import { isCharacter, isRecipe } from './table.ts'
import { boardText, nameOf } from './words.ts'

const isArcana = (target: string): boolean => ARCANA_IDS.some((id) => id === target)
const SIDES = new Set(['upright', 'rotated'])

function describeChoice(choice: string, { phase }: TableView, language: Language): string | undefined {
  const [first = ''] = pathOf(choice)
  const name = nameOf(first, language)
  if (phase === 'characters' && isCharacter(first)) return boardText('playAs', language, { name })
  if (phase === 'choose' && isRecipe(first)) return boardText('layDown', language, { name })
  return undefined
}

export const ui = defineGameUi(whirlingWitchcraft, {
  Board: WitchcraftBoard,
  Hand,
  PlayerBoard,
  Portrait,
  Stats,
  Score,
  Rules,
  isDrawn: (target) => isPlaced(target) || isRecipe(target) || isCharacter(target) || isArcana(target) || SIDES.has(target),
  describeChoice,
  animations,
  animated: [
    'players.bench',
    'players.cauldron',
    'players.circle',
    'players.recipes',
    'players.character',
    'players.discarded',
    'players.turned',
    'players.fresh',
    'players.fired',
    'players.initiative',
  ],
  // All players act at once, so no turn belongs to a seat.
  turnOf: () => undefined,
  sectionTitle(event, language) {
    if (event.type === 'round-began') return boardText('round', language, { n: event.round })
    if (event.type !== 'last-cauldron') return undefined
    return `${boardText('round', language, { n: event.round })} · ${boardText('lastRounds', language, { n: event.count })}`
  },
  progress({ phase, round }, language) {
    return boardText(`progress.${phase}`, language, { n: round })
  },
})

import { witchstone } from '#shared/games/witchstone/index.ts'
import type { Language } from '#shared/kernel/words.ts'
import { pathOf } from '../../features/table/selection-path.ts'
import { defineGameUi } from '../kit/define-game-ui.tsx'
import { WitchstoneBoard } from './Board.tsx'
import './board.css'
import './pieces.css'
import './ball.css'
import './tracks.css'
import './cards.css'
import './hand.css'
import './own.css'
import { animations } from './animations.ts'
import { isCell, isExit, isPortal, isRegion } from './geometry.ts'
import { Hand } from './Hand.tsx'
import { PlayerBoard, Portrait, Score, Stats } from './Panels.tsx'
import { Rules } from './Rules.tsx'
import { isKind, type TableView } from './table.ts'
import { boardText, nameOf } from './words.ts'

const DRAWN = /^(?:domino|crystal|pentagram-cell|wand-cell|potion-shelf|power|booster|prophecy)-/
const ALONE: ReadonlySet<string> = new Set(['prepare-witch', 'damage', 'screen', 'again', 'hide-scrolls', 'show-scrolls'])

function describeChoice(choice: string, _table: TableView, language: Language): string | undefined {
  const [first = ''] = pathOf(choice)
  return first.startsWith('domino-') ? nameOf(first, language) : undefined
}

export const ui = defineGameUi(witchstone, {
  Board: WitchstoneBoard,
  Hand,
  PlayerBoard,
  Portrait,
  Stats,
  Score,
  Rules,
  isDrawn: (target) =>
    isCell(target) || isExit(target) || isRegion(target) || isPortal(target) || isKind(target) || DRAWN.test(target) || ALONE.has(target),
  describeChoice,
  animated: [
    'players.tower',
    'players.laid',
    'players.placed',
    'players.crystals',
    'players.witches',
    'players.lying',
    'players.pentagram',
    'players.wand',
    'portals.owner',
    'portals.filled',
    'regions.token',
    'regions.owner',
    'regions.witches',
    'shelves.crystals',
    'row',
    'deck',
  ],
  animations,
  // The levels are chosen together, before anybody's turn.
  turnOf: (event) => (event.type !== 'level-said' && 'seat' in event ? event.seat : undefined),
  progress({ phase, round, rounds }, language) {
    if (phase === 'levels' || phase === 'towers') return boardText(phase, language)
    return phase === 'over' ? boardText('over', language) : boardText('round', language, { n: Math.min(round, rounds), all: rounds })
  },
})

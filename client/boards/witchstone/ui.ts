import type { Witchstone } from '#shared/games/witchstone/index.ts'
import { OPTIONS } from '#shared/games/witchstone/options.ts'
import { WORDS } from '#shared/games/witchstone/words.ts'
import type { Language } from '#shared/kernel/words.ts'
import { pathOf } from '../../features/table/selection-path.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { defineGameUi } from '../kit/define-game-ui.tsx'
import { WitchstoneBoard } from './Board.tsx'
import './board.css'
import './pieces.css'
import './ball.css'
import './tracks.css'
import './cards.css'
import './hand.css'
import './own.css'
import './narrow.css'
import { animations } from './animations.ts'
import { isCell, isExit, isPortal, isRegion } from './geometry.ts'
import { Hand } from './Hand.tsx'
import { isOnlyDamaged } from './harm.ts'
import { PlayerBoard, Portrait, Score, Stats } from './Panels.tsx'
import { isKind, type TableView } from './table.ts'
import { topics } from './topics.ts'
import { boardText, nameOf } from './words.ts'

const DRAWN = /^(?:domino|crystal|pentagram-cell|wand-cell|potion-shelf|power|booster|prophecy)-/
const ALONE: ReadonlySet<string> = new Set(['prepare-witch', 'damage', 'screen', 'again', 'hide-scrolls', 'show-scrolls'])

function describeChoice(choice: string, _table: TableView, language: Language): string | undefined {
  const [first = ''] = pathOf(choice)
  return first.startsWith('domino-') ? nameOf(first, language) : undefined
}

export const ui = defineGameUi<Witchstone>(
  { words: WORDS, options: OPTIONS },
  {
    Board: WitchstoneBoard,
    Hand,
    PlayerBoard,
    Portrait,
    Stats,
    Score,
    Rules: lazyPart(async () => (await import('./Rules.tsx')).Rules),
    isDrawn: (target) =>
      isCell(target) || isExit(target) || isRegion(target) || isPortal(target) || isKind(target) || DRAWN.test(target) || ALONE.has(target),
    describeChoice,
    describeTable: () => import('./in-words.ts').then(({ describeTable }) => describeTable),
    isQuiet: (target, next) => target === 'hide-scrolls' || target === 'show-scrolls' || isOnlyDamaged(target, next),
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
    topics,
    // The levels are chosen together, before anybody's turn.
    turnOf: (event) => (event.type !== 'level-said' && 'seat' in event ? event.seat : undefined),
    progress({ phase, round, rounds }, language) {
      if (phase === 'levels' || phase === 'towers') return boardText(phase, language)
      return phase === 'over' ? boardText('over', language) : boardText('round', language, { n: Math.min(round, rounds), all: rounds })
    },
  },
)

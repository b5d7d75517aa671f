import type { Language } from '#shared/kernel/words.ts'
import { pathOf } from '../../features/table/selection-path.ts'
import type { GameUi } from '../game-ui.ts'
import { WitchstoneBoard } from './Board.tsx'
import './board.css'
import './pieces.css'
import './cards.css'
import './own.css'
import { applyEvents, isSeen } from './animations.ts'
import { isCell, isExit, isPortal, isRegion } from './geometry.ts'
import { Hand } from './Hand.tsx'
import { PlayerBoard, Portrait, Score, Stats } from './Panels.tsx'
import { Rules } from './Rules.tsx'
import { isKind, tableOf } from './table.ts'
import { boardText, nameOf } from './words.ts'

const DRAWN = /^(?:domino|crystal|pentagram-cell|wand-cell|potion-shelf|power|booster|prophecy)-/
const ALONE: ReadonlySet<string> = new Set(['prepare-witch', 'damage', 'screen', 'again', 'hide-scrolls', 'show-scrolls'])

function describeChoice(option: string, _table: object, language: Language): string | undefined {
  const [first = ''] = pathOf(option)
  return first.startsWith('domino-') ? nameOf(first, language) : undefined
}

export const ui: GameUi = {
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
  applyEvents: (table, played) => applyEvents(tableOf(table), played),
  eventMs: (event) => (isSeen(event) ? 520 : 0),
  // levels are told together, before anybody's turn
  turnOf: ({ type, seat }) => (type === 'level-said' ? undefined : seat),
  progress(table, language) {
    const { phase, round, rounds } = tableOf(table)
    if (phase === 'levels' || phase === 'towers') return boardText(phase, language)
    return phase === 'over' ? boardText('over', language) : boardText('round', language, { n: Math.min(round, rounds), all: rounds })
  },
}

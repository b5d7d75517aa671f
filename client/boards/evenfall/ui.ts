import { evenfall } from '#shared/games/evenfall/index.ts'
import type { Language } from '#shared/kernel/words.ts'
import { pathOf } from '../../features/table/selection-path.ts'
import { defineGameUi } from '../kit/define-game-ui.tsx'
import { EvenfallBoard } from './Board.tsx'
import './board.css'
import './piles.css'
import './regions.css'
import './windows.css'
import './coven.css'
import './circles.css'
import './people.css'
import './automa.css'
import './hand.css'
import './cards.css'
import './large-card.css'
import './own.css'
import './narrow.css'
import { animations } from './animations.ts'
import { isLoose } from './Choices.tsx'
import { Hand } from './Hand.tsx'
import { PlayerBoard, Portrait, Score, Stats } from './Panels.tsx'
import { Rules } from './Rules.tsx'
import { isCard, isCoven, isPlace, isRegion, isStone, type TableView } from './table.ts'
import { boardText, nameOf } from './words.ts'

const ALONE: ReadonlySet<string> = new Set(['token', 'discard-trade', 'star-discard', 'witch', 'elder', 'automa', '4', '6', '8'])
const CELLS = /^(?:region|ritual|board|path|thorn|player):/

const isDrawn = (target: string): boolean =>
  isLoose(target) ||
  isCard(target) ||
  isPlace(target) ||
  isRegion(target) ||
  isStone(target) ||
  isCoven(target) ||
  ALONE.has(target) ||
  CELLS.test(target)

function describeChoice(choice: string, _table: TableView, language: Language): string | undefined {
  const [first = '', second] = pathOf(choice)
  if (second === undefined) return undefined
  if (isCard(first) && isPlace(second)) return boardText('playOn', language, { card: nameOf(first, language), place: nameOf(second, language) })
  return boardText('send', language, { figure: nameOf(first, language), name: nameOf(second, language) })
}

const PHASES = {
  covens: 'covens',
  scouting: 'phaseScouting',
  actions: 'phaseActions',
  battle: 'phaseBattle',
  'round-end': 'phaseEnd',
  stones: 'phaseStones',
  over: 'over',
} as const

const SECTION_TITLES: ReadonlyMap<string, 'phaseScouting' | 'phaseActions' | 'phaseBattle'> = new Map([
  ['scouting-begins', 'phaseScouting'],
  ['actions-begin', 'phaseActions'],
  ['battles-begin', 'phaseBattle'],
])

export const ui = defineGameUi(evenfall, {
  Board: EvenfallBoard,
  Hand,
  PlayerBoard,
  Portrait,
  Stats,
  Score,
  Rules,
  isDrawn,
  describeChoice,
  animated: [
    'players.outer',
    'players.inner',
    'players.path',
    'players.vp',
    'automa.outer',
    'automa.inner',
    'automa.marker',
    'automa.witches',
    'automa.path',
    'automa.vp',
  ],
  unordered: ['players.outer', 'players.inner', 'automa.outer', 'automa.inner'],
  animations,
  // The log has a section for each phase, because a turn has many lines and other seats take part in it.
  turnOf: () => undefined,
  sectionTitle(event, language) {
    const word = SECTION_TITLES.get(event.type)
    return word && `${boardText('round', language, { n: 'round' in event ? event.round : 0 })} · ${boardText(word, language)}`
  },
  progress({ phase, round }, language) {
    const word = boardText(PHASES[phase], language)
    return phase === 'over' || phase === 'covens' ? word : `${boardText('round', language, { n: round })} · ${word}`
  },
})

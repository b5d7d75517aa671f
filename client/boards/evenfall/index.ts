import type { Language } from '#shared/kernel/words.ts'
import { pathOf } from '../../features/table/selection-path.ts'
import type { GameUi } from '../game-ui.ts'
import { EvenfallBoard } from './Board.tsx'
import './board.css'
import './regions.css'
import './coven.css'
import './automa.css'
import './cards.css'
import './own.css'
import './narrow.css'
import { applyEvents, eventMs } from './animations.ts'
import { isLoose } from './Choices.tsx'
import { Hand } from './Hand.tsx'
import { PlayerBoard, Portrait, Score, Stats } from './Panels.tsx'
import { Rules } from './Rules.tsx'
import { isCard, isCoven, isPlace, isRegion, isStone, tableOf } from './table.ts'
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

function describeChoice(option: string, _table: object, language: Language): string | undefined {
  const [first = '', second] = pathOf(option)
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

const CHAPTERS: ReadonlyMap<string, 'phaseScouting' | 'phaseActions' | 'phaseBattle'> = new Map([
  ['scouting-begins', 'phaseScouting'],
  ['actions-begin', 'phaseActions'],
  ['battles-begin', 'phaseBattle'],
])

export const ui: GameUi = {
  Board: EvenfallBoard,
  Hand,
  PlayerBoard,
  Portrait,
  Stats,
  Score,
  Rules,
  isDrawn,
  describeChoice,
  eventMs,
  applyEvents: (table, played) => applyEvents(tableOf(table), played),
  // A turn is told in many lines, and others take part in it: the phases divide the log.
  turnOf: () => undefined,
  sectionTitle(event, language) {
    const word = CHAPTERS.get(event.type)
    return word && `${boardText('round', language, { n: Number(event.round) })} · ${boardText(word, language)}`
  },
  progress(table, language) {
    const { phase, round } = tableOf(table)
    const word = boardText(PHASES[phase], language)
    return phase === 'over' || phase === 'covens' ? word : `${boardText('round', language, { n: round })} · ${word}`
  },
}

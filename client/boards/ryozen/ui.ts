import { sectorIndex, sectorOfSlot } from '#shared/games/ryozen/board.ts'
import { BUILDING_PLOTS, EVENT_IDS, REVELATION_IDS, VILLAGE_IDS } from '#shared/games/ryozen/cards.ts'
import { CLANS, GOODS, PALACE, START_VILLAGE } from '#shared/games/ryozen/content/index.ts'
import { ryozen } from '#shared/games/ryozen/index.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import type { Language } from '#shared/kernel/words.ts'
import { pathOf } from '../../features/table/selection-path.ts'
import { defineGameUi } from '../kit/define-game-ui.tsx'
import { RyozenBoard } from './Board.tsx'
import { isFork } from './Fork.tsx'
import './kingdom.css'
import './pieces.css'
import './ways.css'
import './panels.css'
import './market.css'
import './cards.css'
import './hand.css'
import './own.css'
import './narrow-board.css'
import './narrow.css'
import { animations } from './animations.ts'
import { Hand } from './Hand.tsx'
import { PlayerBoard } from './PlayerBoard.tsx'
import { Rules } from './Rules.tsx'
import { Portrait, Score, Stats } from './Seats.tsx'
import { isSpot, isTile, type RyozenEvent } from './table.ts'
import { boardText, nameOf } from './words.ts'

const DRAWN: ReadonlySet<string> = new Set([
  ...CLANS.map(({ id }) => id),
  ...GOODS,
  ...REVELATION_IDS,
  ...EVENT_IDS,
  ...VILLAGE_IDS,
  ...BUILDING_PLOTS.flatMap((plot) => (plot ? [plot.id] : [])),
  PALACE.id,
  START_VILLAGE.id,
  'keep',
  'burn',
])

function isDrawn(target: string): boolean {
  if (DRAWN.has(target) || isTile(target) || isSpot(target) || isFork(target)) return true
  return sectorIndex(target) !== -1 || sectorOfSlot(target) !== undefined || target.startsWith('event-area-')
}

function describeChoice(choice: string, table: TableView, language: Language): string | undefined {
  const [first = '', second, face] = pathOf(choice)
  if (!isTile(first) || !second)
    return CLANS.some(({ id }) => id === choice) ? boardText('chooseClan', language, { name: nameOf(choice, language) }) : undefined
  const tile = nameOf(first, language)
  if (isTile(second)) return boardText('hireFor', language, { tile, old: nameOf(second, language) })
  const place = nameOf(sectorOfSlot(second) ?? second, language)
  if (face) return boardText(face === 'hidden' ? 'placeHidden' : 'placeAt', language, { tile, place })
  const isMove = table.slots.some((slot) => slot.tile === first)
  return boardText(isMove ? 'moveTo' : 'placeAt', language, { tile, place })
}

/** Events that only the active player can cause. */
const ACTS: ReadonlySet<RyozenEvent['type']> = new Set(['clan-chosen', 'played', 'placed', 'placed-hidden'])

export const ui = defineGameUi(ryozen, {
  Board: RyozenBoard,
  Hand,
  PlayerBoard,
  Portrait,
  Stats,
  Score,
  Rules,
  isDrawn,
  describeChoice,
  animated: [
    'rotation',
    'highlighted',
    'heralds',
    'first',
    'slots',
    'palace',
    'row',
    'built',
    'players.hand',
    'players.kept',
    'players.explorer',
    'players.lock',
    'players.pushed',
    'players.gone',
    'display',
    'events',
    'eventDiscard',
    'phase',
    'round',
    'level',
    'tonight',
  ],
  unordered: ['palace', 'players.hand'],
  animations,
  turnOf: (event) => (ACTS.has(event.type) && 'seat' in event ? event.seat : undefined),
  progress({ phase, round, tonight }, language) {
    if (phase === 'draft' || phase === 'over') return boardText(phase, language)
    if (tonight !== '') return boardText('hourOf', language, { round, place: nameOf(tonight, language) })
    return boardText(phase === 'day' ? 'dayOf' : 'nightOf', language, { round })
  },
})

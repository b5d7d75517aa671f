import { SORCERERS, SPELL_KINDS, type SpellKind } from '#shared/games/sorcerers/content/index.ts'
import { sorcerers } from '#shared/games/sorcerers/index.ts'
import type { TableView } from '#shared/games/sorcerers/view.ts'
import type { Language } from '#shared/kernel/words.ts'
import { pathOf } from '../../features/table/selection-path.ts'
import { defineGameUi } from '../kit/define-game-ui.tsx'
import { SorcerersBoard } from './Board.tsx'
import './figures.css'
import './board.css'
import './targets.css'
import './wings.css'
import './cards.css'
import './draft.css'
import './own.css'
import { animations, type SorcerersEvent } from './animations.ts'
import { isCell } from './geometry.ts'
import { Hand } from './Hand.tsx'
import { PlayerBoard, Portrait, Score, Stats } from './Panels.tsx'
import { Rules } from './Rules.tsx'
import { boardText, nameOf } from './words.ts'

const isSpell = (target: string): target is SpellKind => SPELL_KINDS.some((kind) => kind === target)
const isSorcerer = (target: string): boolean => SORCERERS.some(({ id }) => id === target)
const isUnit = (target: string): boolean => /^(?:[sm]\d|w\d-\d)$/.test(target)

/** Events that only the active slot can cause. */
const ACTS: ReadonlySet<SorcerersEvent['type']> = new Set([
  'moved',
  'jumped',
  'relocated',
  'swapped',
  'leapt',
  'summoned',
  'killed',
  'passed',
  'timer-advanced',
  'spell-charged',
])

function describeChoice(choice: string, view: TableView, language: Language): string | undefined {
  const [first = '', cell = ''] = pathOf(choice)
  if (isSorcerer(first)) return boardText('take', language, { name: nameOf(first, language) })
  if (isSpell(first)) {
    const active = view.slots.find(({ slot }) => slot === view.active)
    const spells = SORCERERS.find(({ id }) => id === active?.sorcerer)?.spells
    return spells && boardText('castAt', language, { spell: nameOf(spells[first], language).replace(/^.*: /, ''), cell })
  }
  const unit = view.units.find(({ id }) => id === first)
  return unit && boardText('moveTo', language, { unit: nameOf(unit.token, language), cell })
}

export const ui = defineGameUi(sorcerers, {
  Board: SorcerersBoard,
  Hand,
  PlayerBoard,
  Portrait,
  Stats,
  Score,
  Rules,
  isDrawn: (target) => isCell(target) || isUnit(target) || isSpell(target) || isSorcerer(target),
  describeChoice,
  animations,
  animated: ['units.cell'],
  turnOf: (event) => (ACTS.has(event.type) && 'seat' in event ? event.seat : undefined),
  progress({ phase, turn }, language) {
    if (phase === 'draft') return boardText('draft', language)
    return phase === 'over' ? boardText('over', language, { n: turn }) : boardText('turn', language, { n: turn + 1 })
  },
})

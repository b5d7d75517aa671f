import type { Language } from '#shared/kernel/words.ts'
import { isCell, isExit, isPortal, isRegion } from './geometry.ts'
import { type Shape, SignIcon } from './Sprite.tsx'
import { isKind, type TableView } from './table.ts'
import { boardText } from './words.ts'

export const PARTS = ['cauldron', 'ball', 'tracks', 'rack', 'scrolls'] as const
export type Part = (typeof PARTS)[number]

/** Returns the part of the table that a target lies on. */
function partOf(target: string, view: TableView): Part | undefined {
  if (isCell(target) || isExit(target) || target.startsWith('crystal-') || isKind(target) || target === 'damage' || target === 'screen')
    return 'cauldron'
  if (isPortal(target) || isRegion(target) || target === 'prepare-witch') return 'ball'
  if (target.startsWith('pentagram-cell') || target.startsWith('wand-cell') || target === 'again') return 'tracks'
  if (target.startsWith('potion-shelf') || view.stoneTable.includes(target)) return 'rack'
  return view.row.includes(target) ? 'scrolls' : undefined
}

/** Counts the lit targets on each part. */
export function countSelectable(selectable: ReadonlySet<string>, view: TableView): Readonly<Record<Part, number>> {
  const counts: Record<Part, number> = { cauldron: 0, ball: 0, tracks: 0, rack: 0, scrolls: 0 }
  for (const target of selectable) {
    const part = partOf(target, view)
    if (part) counts[part]++
  }
  return counts
}

const SHAPES: Readonly<Record<Part, Shape>> = { cauldron: 'gem', ball: 'witchstone', tracks: 'owl', rack: 'points', scrolls: 'scroll' }

/** On a narrow page: a button for each part of the table, with the number of lit targets on it. */
export function PartChips(props: {
  readonly counts: Readonly<Record<Part, number>>
  readonly language: Language
  readonly onShow: (part: Part) => void
}) {
  const { counts, language, onShow } = props
  return (
    <nav className="ws-chips" aria-label={boardText('parts', language)}>
      {PARTS.map((part) => (
        <button key={part} type="button" className={counts[part] > 0 ? 'some' : ''} onClick={() => onShow(part)}>
          <SignIcon shape={SHAPES[part]} />
          <span>{boardText(`${part}Short`, language)}</span>
          {counts[part] > 0 && <b>{counts[part]}</b>}
        </button>
      ))}
    </nav>
  )
}

/** Scrolls to the part, if they do not all fit on the page. */
export function scrollToPart(parts: HTMLElement | null, part: Part): void {
  if (!parts || parts.scrollWidth <= parts.clientWidth + 4) return
  const target = parts.querySelector<HTMLElement>(`[data-part="${part}"]`)
  if (target) parts.scrollTo({ left: target.offsetLeft - 8, behavior: 'auto' })
  if (part === 'tracks') parts.querySelector('.wandpart .selectable')?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { useTableModel } from './TableContext.tsx'
import { ownSeatOf, type TableModel } from './use-table.ts'
import { whyNotSelectable } from './why-not.ts'

/** What a player may try to choose although it is not selectable. Boards mark a button with `aria-disabled` and a drawing with `data-piece`. */
const UNLIT = '[aria-disabled="true"], [data-piece]:not(.selectable), [data-unit]'
const AREAS = 'section.board, section.own, section.hand'
/** Above this height in pixels there is no room for the note over the click. */
const ROOM_ABOVE = 90

interface Clicked {
  readonly element: Element
  readonly piece: string | undefined
  /** The board's own reason. */
  readonly reason: string | undefined
  readonly x: number
  readonly y: number
}

/** Says beside a click on the table why that target cannot be chosen now. It moves nothing, and the next click takes it away. */
export function WhyNot() {
  const table = useTableModel()
  const [clicked, clear] = useUnlitClick(table.prompt?.id ?? table.status)
  const text = useReason(table, clicked)
  return (
    <>
      <p className="vh" role="status">
        {text}
      </p>
      {clicked && text && <Note clicked={clicked} text={text} onGone={clear} />}
    </>
  )
}

/** Returns the last click on a target that is not selectable. It is forgotten when the `question` changes. */
function useUnlitClick(question: string) {
  const [clicked, setClicked] = useState<Clicked & { readonly question: string }>()
  useEffect(() => {
    // A click on a lit target and the end of a drag do not reach the document.
    const onClick = (event: MouseEvent): void => {
      const found = clickedBy(event)
      setClicked(found && { ...found, question })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [question])
  return [clicked?.question === question ? clicked : undefined, () => setClicked(undefined)] as const
}

function clickedBy({ target, detail, clientX, clientY }: MouseEvent): Clicked | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>(UNLIT) : undefined
  if (!element?.closest(AREAS)) return undefined
  const { piece, why } = element.dataset
  const { left, top, width } = element.getBoundingClientRect()
  // A click by keyboard has no place of its own.
  const place = detail === 0 ? { x: left + width / 2, y: top } : { x: clientX, y: clientY }
  return { element, piece, reason: why, ...place }
}

function useReason(table: TableModel, clicked: Clicked | undefined): string | undefined {
  const { t } = useTranslation()
  const { status, asked, selection, isDrawn, view } = table
  if (!clicked) return undefined
  const { piece, reason } = clicked
  if (reason && asked) return reason
  const why = whyNotSelectable({
    status,
    isPlayer: view.own !== undefined,
    hasResigned: ownSeatOf(table)?.resigned ?? false,
    asked,
    piece,
    selected: selection.selected,
    hasSelectable: [...selection.selectable].some(isDrawn),
  })
  return why && t(...why)
}

function Note({ clicked: { element, x, y }, text, onGone }: { readonly clicked: Clicked; readonly text: string; readonly onGone: () => void }) {
  const note = useRef<HTMLParagraphElement>(null)
  // As a popover it lies over the preview of a card, which a touch on an unlit card also opens.
  useLayoutEffect(() => note.current?.showPopover(), [])
  useEffect(() => {
    const events = ['pointerdown', 'keydown', 'resize'] as const
    // The log scrolls whenever somebody acts. Only what holds the clicked target takes it away from its note.
    const onScroll = ({ target }: Event): void => {
      if (target instanceof Node && target.contains(element)) onGone()
    }
    for (const type of events) addEventListener(type, onGone, { capture: true, passive: true })
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      for (const type of events) removeEventListener(type, onGone, { capture: true })
      removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [element, onGone])
  const place: CSSProperties = { ['--x' as string]: `${x}px`, ['--y' as string]: `${y}px` }
  return (
    <p ref={note} className={`why ${y < ROOM_ABOVE ? 'below' : ''}`} popover="manual" aria-hidden="true" style={place}>
      {text}
    </p>
  )
}

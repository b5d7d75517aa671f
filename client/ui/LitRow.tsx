import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { Icon } from './Icon.tsx'
import { useScrollStop } from './scroll-stop.ts'
import './lit-row.css'

interface Away {
  readonly left: number
  readonly right: number
}
const NONE: Away = { left: 0, right: 0 }

/** Counts the selectable targets of which the larger part lies beyond an end of the row. */
function countAway(row: HTMLElement): Away {
  // Where there is room for everything, the row may have no box of its own.
  if (row.scrollWidth <= row.clientWidth) return NONE
  const box = row.getBoundingClientRect()
  let [left, right] = [0, 0]
  for (const target of row.querySelectorAll('.selectable')) {
    const { left: from, right: to } = target.getBoundingClientRect()
    if ((from + to) / 2 < box.left) left++
    else if ((from + to) / 2 > box.right) right++
  }
  return { left, right }
}

/** Counts again whenever the row scrolls or changes in size or content. */
function useAway(row: RefObject<HTMLElement | null>): Away {
  const [away, setAway] = useState(NONE)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = (): void => {
      const { left, right } = countAway(element)
      setAway((before) => (before.left === left && before.right === right ? before : { left, right }))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    const changes = new MutationObserver(look)
    changes.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
    return () => {
      element.removeEventListener('scroll', look)
      sizes.disconnect()
      changes.disconnect()
    }
  }, [row])
  return away
}

interface LitRowProps<Row extends HTMLElement> {
  readonly className?: string
  /** Draws the element that scrolls sideways. */
  readonly children: (row: RefObject<Row | null>) => ReactNode
}

/** A frame around a row that scrolls sideways. It says how many selectable targets lie beyond each end, and a tap on that goes there. */
export function LitRow<Row extends HTMLElement>({ className = '', children }: LitRowProps<Row>) {
  const { t } = useTranslation()
  const row = useScrollStop<Row>()
  const away = useAway(row)
  const goTo = (side: keyof Away): void =>
    row.current?.scrollBy({ left: (side === 'left' ? -0.8 : 0.8) * row.current.clientWidth, behavior: 'smooth' })
  return (
    <div className={`lit-row ${className}`}>
      {children(row)}
      {(['left', 'right'] as const).map((side) => {
        const count = away[side]
        if (count === 0) return undefined
        const label = t('zoom.more', { count })
        return (
          <button
            key={side}
            type="button"
            className={`lit-edge ${side}`}
            aria-label={label}
            title={label}
            onClick={(event) => {
              event.stopPropagation()
              goTo(side)
            }}
          >
            {side === 'left' && <Icon name="back" />}
            {count}
            {side === 'right' && <Icon name="next" />}
          </button>
        )
      })}
    </div>
  )
}

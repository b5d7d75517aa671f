import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'

interface HiddenCounts {
  readonly before: number
  readonly after: number
}
const NONE_HIDDEN: HiddenCounts = { before: 0, after: 0 }
/** Something that is cut by less than this many pixels can still be read. */
const BARELY_CUT_PX = 6
/** A tap on a count scrolls by this part of the strip, so that one can see what was there before. */
const PAGE = 0.8

function countHidden(strip: HTMLElement): HiddenCounts {
  const box = strip.getBoundingClientRect()
  const boxes = [...strip.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 0)
  return {
    before: boxes.filter(({ left }) => left < box.left - BARELY_CUT_PX).length,
    after: boxes.filter(({ right }) => right > box.right + BARELY_CUT_PX).length,
  }
}

/** Buttons or cards in one row. If they do not all fit, the row scrolls and says how many are hidden on each side. */
export function CountedStrip({ children }: { readonly children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState(NONE_HIDDEN)
  const count = useCallback((isExact: boolean): void => {
    const now = strip.current ? countHidden(strip.current) : NONE_HIDDEN
    setHidden((known) => {
      const [before, after] = isExact ? [now.before, now.after] : [Math.max(known.before, now.before), Math.max(known.after, now.after)]
      return known.before === before && known.after === after ? known : { before, after }
    })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new things can change what fits
  useEffect(() => count(true), [count, children])
  // The counts take room themselves. So a change of size only adds to them, and only in the next frame: otherwise they could come and go for ever.
  useEffect(() => {
    let frame = 0
    const watcher = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => count(false))
    })
    if (strip.current) watcher.observe(strip.current)
    return () => {
      cancelAnimationFrame(frame)
      watcher.disconnect()
    }
  }, [count])
  const turn = (pages: number): void => strip.current?.scrollBy({ left: pages * strip.current.clientWidth })
  return (
    <>
      {hidden.before > 0 && <HiddenCount count={hidden.before} onShow={() => turn(-PAGE)} />}
      <div ref={strip} className="strip" onScroll={() => count(true)}>
        {children}
      </div>
      {hidden.after > 0 && <HiddenCount count={hidden.after} onShow={() => turn(PAGE)} />}
    </>
  )
}

function HiddenCount({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className="hidden-count" aria-label={t('zoom.more', { count })} onClick={onShow}>
      +{count}
    </button>
  )
}

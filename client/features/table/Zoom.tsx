import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { clampView, FIT, type View, zoomAt } from './zoom.ts'

const DRAG_FROM = 8
const DOUBLE_TAP_MS = 300

type Side = 'left' | 'right' | 'top' | 'bottom'
type AwayCounts = Readonly<Record<Side, number>>
const NOTHING_AWAY: AwayCounts = { left: 0, right: 0, top: 0, bottom: 0 }

/** Counts the selectable targets outside the visible part, by side. */
function countAway(frame: HTMLElement): AwayCounts {
  const box = frame.getBoundingClientRect()
  const away = { ...NOTHING_AWAY }
  for (const selectable of frame.querySelectorAll('.selectable')) {
    const { left, right, top, bottom } = selectable.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (x < box.left) away.left++
    else if (x > box.right) away.right++
    else if (y < box.top) away.top++
    else if (y > box.bottom) away.bottom++
  }
  return away
}

/** A board in a frame. Wheel and pinch enlarge it up to three times, dragging moves it, and a double tap shows it whole again. */
export function Zoom({ children, watch }: { readonly children: ReactNode; readonly watch: unknown }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const dragged = useRef(false)
  const tapped = useRef(0)
  const [view, setView] = useState<View>(FIT)
  const [away, setAway] = useState<AwayCounts>(NOTHING_AWAY)

  const place = useCallback((event: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0), width: box?.width ?? 1, height: box?.height ?? 1 }
  }, [])

  // React adds a passive wheel listener, which cannot keep the page from scrolling.
  useEffect(() => {
    const element = frame.current
    const turn = (event: WheelEvent): void => {
      event.preventDefault()
      const { x, y, width, height } = place(event)
      setView((now) => zoomAt(now, Math.exp(-event.deltaY / 400), { x, y }, { width, height }))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [place])

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts again when the view or the selectable targets change
  useEffect(() => {
    setAway(view.scale === 1 || !frame.current ? NOTHING_AWAY : countAway(frame.current))
  }, [view, watch])

  const onPointerDown = (event: React.PointerEvent): void => {
    fingers.current.set(event.pointerId, place(event))
    dragged.current = false
  }

  const onPointerMove = (event: React.PointerEvent): void => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const { x, y, width, height } = place(event)
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId)
    if (other) {
      const [, { x: ox, y: oy }] = other
      const factor = Math.hypot(x - ox, y - oy) / Math.max(1, Math.hypot(before.x - ox, before.y - oy))
      dragged.current = true
      setView((now) => zoomAt(now, factor, { x: (x + ox) / 2, y: (y + oy) / 2 }, { width, height }))
    } else if (view.scale > 1) {
      const [dx, dy] = [x - before.x, y - before.y]
      if (!dragged.current && Math.hypot(dx, dy) < DRAG_FROM) return
      if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId)
      dragged.current = true
      setView((now) => clampView({ ...now, x: now.x + dx, y: now.y + dy }, { width, height }))
    } else return
    fingers.current.set(event.pointerId, { x, y })
  }

  const onPointerUp = (event: React.PointerEvent): void => {
    fingers.current.delete(event.pointerId)
    if (dragged.current || event.type !== 'pointerup') return
    const now = event.timeStamp
    if (now - tapped.current < DOUBLE_TAP_MS && view.scale > 1) setView(FIT)
    tapped.current = now
  }

  /** The click that ends a drag selects nothing. */
  const onClickCapture = (event: React.MouseEvent): void => {
    if (dragged.current) event.stopPropagation()
    dragged.current = false
  }

  const pan = (side: Side): void => {
    const { width, height } = place({ clientX: 0, clientY: 0 })
    const step = { left: { x: width / 2, y: 0 }, right: { x: -width / 2, y: 0 }, top: { x: 0, y: height / 2 }, bottom: { x: 0, y: -height / 2 } }[
      side
    ]
    setView((now) => clampView({ ...now, x: now.x + step.x, y: now.y + step.y }, { width, height }))
  }

  return (
    <div
      ref={frame}
      className={`zoom ${view.scale > 1 ? 'near' : ''}`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onPointerLeave={onPointerUp}
      onClickCapture={onClickCapture}
    >
      <div className="zoom-in" style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
        {children}
      </div>
      {view.scale > 1 && (
        <button type="button" className="iconb fit" aria-label={t('zoom.fit')} title={t('zoom.fit')} onClick={() => setView(FIT)}>
          <Icon name="fit" />
        </button>
      )}
      {(['left', 'right', 'top', 'bottom'] as const).map(
        (side) =>
          away[side] > 0 && (
            <button key={side} type="button" className={`edge ${side}`} onClick={() => pan(side)}>
              {t('zoom.more', { count: away[side] })}
            </button>
          ),
      )}
    </div>
  )
}

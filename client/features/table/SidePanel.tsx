import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface SideTab<T extends string> {
  readonly id: T
  readonly name: string
  readonly unread?: number
  readonly content: ReactNode
}

/** Which tab is shown, and on narrow pages whether the panel is open. */
interface SidePanelState<T extends string> {
  readonly isOpen: boolean
  readonly tab: T
  readonly show: (tab: T) => void
  readonly open: () => void
  readonly toggle: () => void
  readonly close: () => void
}

export function useSidePanel<T extends string>(first: T): SidePanelState<T> {
  const [isOpen, setOpen] = useState(false)
  const [tab, show] = useState<T>(first)
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  const toggle = useCallback(() => setOpen((before) => !before), [])
  return useMemo(() => ({ isOpen, tab, show, open, toggle, close }), [isOpen, tab, open, toggle, close])
}

interface SidePanelProps<T extends string> {
  readonly panel: SidePanelState<T>
  readonly tabs: readonly SideTab<T>[]
}

/** Log, chat and the like: a column on wide pages, a drawer on narrow ones. */
export function SidePanel<T extends string>({ panel, tabs }: SidePanelProps<T>) {
  const { t } = useTranslation()
  const { isOpen, close } = panel
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close()
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [isOpen, close])
  return (
    <aside className={`log ${isOpen ? 'open' : ''}`} aria-label={t('top.log')}>
      <div className="tabs">
        <div role="tablist" aria-label={t('top.log')}>
          {tabs.map(({ id, name, unread = 0 }) => (
            <button key={id} type="button" role="tab" aria-selected={id === panel.tab} onClick={() => panel.show(id)}>
              {name}
              {unread > 0 && <sup>{unread}</sup>}
            </button>
          ))}
        </div>
        <button type="button" className="iconb shut" aria-label={t('close')} title={t('close')} onClick={close}>
          <Icon name="cross" />
        </button>
      </div>
      {tabs.find(({ id }) => id === panel.tab)?.content}
    </aside>
  )
}

/** Returns how many chat lines have come since the reader last looked at the chat. */
export function useUnread(count: number, isLooking: boolean): number {
  const [seen, setSeen] = useState(count)
  useEffect(() => {
    if (isLooking) setSeen(count)
  }, [isLooking, count])
  return isLooking ? 0 : Math.max(0, count - seen)
}

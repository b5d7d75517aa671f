import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'

export interface SideTab<T extends string> {
  readonly id: T
  readonly name: string
  readonly unread?: number
  readonly content: ReactNode
}

/** Log, chat and the like: a column on wide pages, a drawer on narrow ones. */
export function SidePanel<T extends string>(props: {
  readonly open: boolean
  readonly tabs: readonly SideTab<T>[]
  readonly tab: T
  readonly onTab: (tab: T) => void
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const { open, onClose } = props
  useEffect(() => {
    if (!open) return
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [open, onClose])
  return (
    <aside className={`log ${open ? 'open' : ''}`} aria-label={t('top.log')}>
      <div className="tabs" role="tablist">
        {props.tabs.map(({ id, name, unread = 0 }) => (
          <button key={id} type="button" role="tab" aria-selected={id === props.tab} onClick={() => props.onTab(id)}>
            {name}
            {unread > 0 && <sup>{unread}</sup>}
          </button>
        ))}
        <button type="button" className="iconb shut" aria-label={t('close')} title={t('close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </div>
      {props.tabs.find(({ id }) => id === props.tab)?.content}
    </aside>
  )
}

/** How many chat lines came since the chat was last looked at. */
export function useUnread(count: number, looking: boolean): number {
  const [seen, setSeen] = useState(count)
  useEffect(() => {
    if (looking) setSeen(count)
  }, [looking, count])
  return looking ? 0 : Math.max(0, count - seen)
}

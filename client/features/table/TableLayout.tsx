import { type ReactNode, useEffect } from 'react'
import { gameAttributes } from '../../boards/index.ts'
import { useTableView } from './TableContext.tsx'

/** The layout of a table page. Its parts come in reading order, which is also the order of the Tab key. */
export function TableLayout({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const { loaded } = useTableView()
  useEffect(() => {
    document.documentElement.dataset.page = 'table'
    return () => {
      delete document.documentElement.dataset.page
    }
  }, [])
  return (
    <main className={`table ${className}`} {...gameAttributes(loaded.game.id)}>
      {children}
    </main>
  )
}

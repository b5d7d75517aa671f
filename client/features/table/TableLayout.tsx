import { type ReactNode, useEffect } from 'react'

/** The seven areas of a table page, in the order of reading and of the Tab key. */
export function TableLayout(props: {
  readonly game: string
  readonly className?: string
  readonly top: ReactNode
  readonly players?: ReactNode
  readonly board: ReactNode
  readonly status: ReactNode
  readonly own?: ReactNode
  readonly hand?: ReactNode
  readonly log: ReactNode
}) {
  useEffect(() => {
    document.documentElement.dataset.page = 'table'
    return () => {
      delete document.documentElement.dataset.page
    }
  }, [])
  return (
    <main className={`table ${props.className ?? ''}`} data-game={props.game}>
      {props.top}
      {props.players}
      {props.board}
      {props.status}
      {props.own}
      {props.hand}
      {props.log}
    </main>
  )
}

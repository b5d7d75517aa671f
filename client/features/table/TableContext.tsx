import { createContext, type ReactNode, useContext } from 'react'
import type { TableView } from './table-view.ts'
import type { TableModel } from './use-table.ts'

const ViewContext = createContext<TableView | undefined>(undefined)
const TableContext = createContext<TableModel | undefined>(undefined)

/** Provides the view to the parts that a live table and a replay share. */
export const ViewProvider = ViewContext.Provider

export function TableProvider({ table, children }: { readonly table: TableModel; readonly children: ReactNode }) {
  return (
    <TableContext value={table}>
      <ViewProvider value={table.view}>{children}</ViewProvider>
    </TableContext>
  )
}

export function useTableView(): TableView {
  const view = useContext(ViewContext)
  if (!view) throw new Error('This part of the table needs a ViewProvider around it.')
  return view
}

export function useTableModel(): TableModel {
  const table = useContext(TableContext)
  if (!table) throw new Error('This part of the table needs a TableProvider around it.')
  return table
}

import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { useTableView } from './TableContext.tsx'
import { Zoom } from './Zoom.tsx'

/** The game's board. Before the match begins, it shows the children instead. */
export function BoardArea({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation()
  const { board, loaded, onSkip } = useTableView()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click only ends the animation early
    <section className="board" data-surface="board" aria-label={t('board')} onClick={onSkip}>
      {board ? (
        <Zoom watch={board.selectable}>
          <loaded.ui.Board {...board} />
        </Zoom>
      ) : (
        children
      )}
    </section>
  )
}

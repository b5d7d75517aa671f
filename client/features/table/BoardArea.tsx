import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { useTableView } from './TableContext.tsx'
import { Zoom } from './Zoom.tsx'

/** The game's board. Before the match begins, it shows the children instead. */
export function BoardArea({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation()
  const { board, loaded, onSkip } = useTableView()
  const title = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click only ends the animation early
    <section className="board" data-surface="board" aria-labelledby={title} onClick={onSkip}>
      <h2 id={title} className="vh">
        {t('board')}
      </h2>
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

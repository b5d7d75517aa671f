import { useEffect } from 'react'
import { eventLine } from '#shared/kernel/words.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { UI_WORDS } from '../../i18n/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
import { LineText } from './LineText.tsx'
import { retold } from './log-filter.ts'
import { linesSince } from './log-sections.ts'
import { useTableModel } from './TableContext.tsx'

const MOST_LINES = 4
/** Fewer lines are seen at a glance in the log. */
const FEWEST_LINES = 2

/** Tells a person who comes back what has happened, in a few lines. It goes when they have read it, or answer. */
export function Retelling({ onLog }: { readonly onLog: () => void }) {
  const { t, language } = useTranslation()
  const { view, absence, selection } = useTableModel()
  const { log, loaded, own, seatStyles } = view
  const { since, isUntold, onTold } = absence
  const words = { ...loaded.game.words, ...UI_WORDS }
  const isSelecting = selection.selected.length > 0
  useEffect(() => {
    if (!isUntold) return
    if (isSelecting) onTold()
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onTold()
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [isUntold, isSelecting, onTold])
  if (!isUntold || since === undefined) return undefined
  const isWorded = ({ event }: { readonly event: Parameters<typeof eventLine>[1] }): boolean => eventLine(words, event).key in words
  const count = linesSince(log, since).filter(isWorded).length
  const lines = retold({ log, since, own, topicOf: loaded.ui.topicOf, most: MOST_LINES }).filter(isWorded)
  if (lines.length < FEWEST_LINES) return undefined
  return (
    <section className="retelling" aria-label={t('away.title')}>
      <header>
        <h2>{t('away.title')}</h2>
        <button type="button" className="iconb" aria-label={t('close')} title={t('close')} onClick={onTold}>
          <Icon name="cross" />
        </button>
      </header>
      <ul>
        {lines.map(({ id, event }) => {
          const seatStyle = seatStyles[event.seat ?? -1]
          return (
            <li key={id} style={seatStyle ? inColour(seatStyle.colour) : undefined}>
              {seatStyle ? <SeatBadge seatStyle={seatStyle} /> : <span className="mark none" />}
              <span>
                <LineText words={words} line={eventLine(words, event)} language={language} seatStyles={seatStyles} />
              </span>
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        className="btn"
        onClick={() => {
          onTold()
          onLog()
        }}
      >
        <Icon name="scroll" />
        {t('away.log', { count })}
      </button>
    </section>
  )
}

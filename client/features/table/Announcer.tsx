import { eventLine } from '#shared/kernel/words.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { UI_WORDS } from '../../i18n/words.ts'
import { LineText } from './LineText.tsx'
import { useTableView } from './TableContext.tsx'

/** A screen reader reads out new lines only, so a few old ones are enough to keep the list from being replaced as a whole. */
const ENTRIES = 3

/** Tells screen readers what has just changed on the table, in the words of the log. */
export function Announcer() {
  const { t, language } = useTranslation()
  const { log, loaded, seatStyles } = useTableView()
  const words = { ...loaded.game.words, ...UI_WORDS }
  const lines = log.slice(-ENTRIES).flatMap(({ seq, events }) => events.map((event, n) => ({ id: `${seq}.${n}`, line: eventLine(words, event) })))
  return (
    <div className="vh" role="log" aria-label={t('log.news')}>
      {lines
        .filter(({ line }) => line.key in words)
        .map(({ id, line }) => (
          <p key={id}>
            <LineText words={words} line={line} language={language} seatStyles={seatStyles} />
          </p>
        ))}
    </div>
  )
}

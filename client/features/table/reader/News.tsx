import { eventLine } from '#shared/kernel/words.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { UI_WORDS } from '../../../i18n/words.ts'
import { LineText } from '../LineText.tsx'
import { useTableView } from '../TableContext.tsx'
import type { NewsItem } from './news.ts'

/** Events as sentences. Of many, it tells the last ones and says how many it left out. */
export function News({ items, most }: { readonly items: readonly NewsItem[]; readonly most: number }) {
  const { t, language } = useTranslation()
  const { loaded, seatStyles } = useTableView()
  const words = { ...loaded.game.words, ...UI_WORDS }
  const lines = items.map(({ id, event }) => ({ id, line: eventLine(words, event) })).filter(({ line }) => line.key in words)
  const left = lines.length - most
  return (
    <>
      {left > 0 && <p>{t('log.earlier', { count: left })}</p>}
      {lines.slice(-most).map(({ id, line }) => (
        <p key={id}>
          <LineText words={words} line={line} language={language} seatStyles={seatStyles} />
        </p>
      ))}
    </>
  )
}

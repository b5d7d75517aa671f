import { useEffect, useRef, useState } from 'react'
import type { LogEntry } from '#shared/protocol/match.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { PromptText } from '../PromptControls.tsx'
import { useTableModel } from '../TableContext.tsx'
import { namesWhere } from '../use-table.ts'
import { News } from './News.tsx'
import { type NewsItem, newsAfter } from './news.ts'

/** More lines at a time would keep a player from the decision. The log has them all. */
const MOST_LINES = 6

/** Tells screen readers what has just happened and whose turn it is. Buttons and hints change too often to be read out as well. */
export function Announcer() {
  const { t } = useTranslation()
  const { view, playback } = useTableModel()
  const news = useNews(view.log, playback?.busy ?? false)
  return (
    <>
      <div className="vh" role="log" aria-label={t('log.news')}>
        <News items={news} most={MOST_LINES} />
      </div>
      <div className="vh" role="status">
        <Turn />
      </div>
    </>
  )
}

/** Returns what has happened since the last time. While events play it waits, so that a move of many steps is told at once. */
function useNews(log: readonly LogEntry[], isBusy: boolean): readonly NewsItem[] {
  const [news, setNews] = useState<readonly NewsItem[]>([])
  const last = log.at(-1)?.seq ?? 0
  const told = useRef(last)
  useEffect(() => {
    if (isBusy || last === told.current) return
    const fresh = newsAfter(log, told.current)
    told.current = last
    // A secret choice is a moment without news.
    if (fresh.length > 0) setNews(fresh)
  }, [log, last, isBusy])
  return news
}

/** One sentence, which changes with the question or with the people whom the table waits for. */
function Turn() {
  const { t } = useTranslation()
  const table = useTableModel()
  const { status, prompt, view } = table
  switch (status) {
    case 'prompt':
      return (
        prompt && (
          <>
            {t('status.turn')}: <PromptText prompt={prompt} />
          </>
        )
      )
    case 'waiting': {
      const names = namesWhere(table, ({ deciding }, index) => deciding && index !== view.own)
      return names.length > 0 && t('statusBar.wait.many', { names })
    }
    default:
      return undefined
  }
}

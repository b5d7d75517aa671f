import { Fragment, useMemo, useState } from 'react'
import { eventLine } from '#shared/kernel/words.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { UI_WORDS } from '../../i18n/words.ts'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useEndInView } from './end-in-view.ts'
import { LineText } from './LineText.tsx'
import { LogFilterControl } from './LogFilterControl.tsx'
import { useLineKeys } from './line-keys.ts'
import { filterSections, type LogFilter } from './log-filter.ts'
import { groupLog, type LogSection } from './log-sections.ts'
import { useTableView } from './TableContext.tsx'

/** What happened, by turns or rounds. A click on a line shows the table as it stood then. */
export function Log() {
  const { t } = useTranslation()
  const { log, loaded, since } = useTableView()
  const { ui } = loaded
  const [filter, setFilter] = useState<LogFilter>({})
  const all = useMemo(() => groupLog(log, ui.turnOf, (event) => ui.sectionTitle?.(event, 'en') !== undefined), [log, ui])
  const sections = useMemo(() => filterSections(all, filter, ui.topicOf), [all, filter, ui])
  const firstMissed = useMemo(() => {
    const lines = since === undefined ? [] : sections.flatMap((section) => section.lines)
    return lines.find(({ seq }) => seq > (since ?? 0))?.id
  }, [sections, since])
  const { list, onScroll } = useEndInView(log.length)
  const onKeyDown = useLineKeys(list, log.length)
  const last = all.at(-1)
  if (!last) return <p className="empty">{t('log.empty')}</p>
  return (
    <>
      <LogFilterControl filter={filter} onFilter={setFilter} />
      {sections.length === 0 && <p className="empty">{t('log.filter.none')}</p>}
      <ol className="lines" ref={list} onScroll={onScroll} onKeyDown={onKeyDown}>
        {sections.map((section) => (
          <SectionLines key={section.id} section={section} isLast={section.id === last.id} firstMissed={firstMissed} />
        ))}
      </ol>
    </>
  )
}

interface SectionLinesProps {
  readonly section: LogSection
  readonly isLast: boolean
  /** The first line that the person has missed. */
  readonly firstMissed: string | undefined
}

function SectionLines({ section, isLast, firstMissed }: SectionLinesProps) {
  const { log, loaded, seatStyles, pastSeq, onLook } = useTableView()
  const { t, language } = useTranslation()
  const words = { ...loaded.game.words, ...UI_WORDS }
  const heading = section.opening && loaded.ui.sectionTitle?.(section.opening, language)
  const mark = <li className="sep since">{t('log.since')}</li>
  const isNew = section.lines[0]?.id === firstMissed
  return (
    <>
      {isNew && mark}
      <li className="sep">{heading ?? (section.turn === 0 ? t('log.begin') : t('log.turn', { turn: section.turn }))}</li>
      {section.lines.map(({ id, seq, event }) => {
        const line = eventLine(words, event)
        const seatStyle = seatStyles[event.seat ?? -1]
        if (!(line.key in words)) return undefined
        return (
          // A turn is one move, so all of the last one is marked. A round is many moves: only the last entry is marked.
          <Fragment key={id}>
            {id === firstMissed && !isNew && mark}
            <li className={seq === pastSeq ? 'past' : isLast && (!section.opening || seq === log.length - 1) ? 'last' : ''}>
              <button type="button" title={t('log.look')} onClick={() => onLook(seq)}>
                {seatStyle ? <SeatBadge seatStyle={seatStyle} /> : <span className="mark none" />}
                <span>
                  <LineText words={words} line={line} language={language} seatStyles={seatStyles} />
                </span>
              </button>
            </li>
          </Fragment>
        )
      })}
    </>
  )
}

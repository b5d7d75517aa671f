import { useMemo } from 'react'
import { eventLine } from '#shared/kernel/words.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { UI_WORDS } from '../../i18n/words.ts'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useEndInView } from './end-in-view.ts'
import { LineText } from './LineText.tsx'
import { useLineKeys } from './line-keys.ts'
import { groupLog, type LogSection } from './log-sections.ts'
import { useTableView } from './TableContext.tsx'

/** What happened, by turns or rounds. A click on a line shows the table as it stood then. */
export function Log() {
  const { t } = useTranslation()
  const { log, loaded } = useTableView()
  const { ui } = loaded
  const sections = useMemo(() => groupLog(log, ui.turnOf, (event) => ui.sectionTitle?.(event, 'en') !== undefined), [log, ui])
  const { list, onScroll } = useEndInView(log.length)
  const onKeyDown = useLineKeys(list, log.length)
  const last = sections.at(-1)
  if (!last) return <p className="empty">{t('log.empty')}</p>
  return (
    <ol className="lines" ref={list} onScroll={onScroll} onKeyDown={onKeyDown}>
      {sections.map((section) => (
        <SectionLines key={section.id} section={section} isLast={section === last} />
      ))}
    </ol>
  )
}

function SectionLines({ section, isLast }: { readonly section: LogSection; readonly isLast: boolean }) {
  const { log, loaded, seatStyles, pastSeq, onLook } = useTableView()
  const { t, language } = useTranslation()
  const words = { ...loaded.game.words, ...UI_WORDS }
  const heading = section.opening && loaded.ui.sectionTitle?.(section.opening, language)
  return (
    <>
      <li className="sep">{heading ?? (section.turn === 0 ? t('log.begin') : t('log.turn', { turn: section.turn }))}</li>
      {section.lines.map(({ id, seq, event }) => {
        const line = eventLine(words, event)
        const seatStyle = seatStyles[event.seat ?? -1]
        if (!(line.key in words)) return undefined
        return (
          // A turn is one move, so all of the last one is marked. A round is many moves: only the last entry is marked.
          <li key={id} className={seq === pastSeq ? 'past' : isLast && (!section.opening || seq === log.length - 1) ? 'last' : ''}>
            <button type="button" title={t('log.look')} onClick={() => onLook(seq)}>
              {seatStyle ? <SeatBadge seatStyle={seatStyle} /> : <span className="mark none" />}
              <span>
                <LineText words={words} line={line} language={language} seatStyles={seatStyles} />
              </span>
            </button>
          </li>
        )
      })}
    </>
  )
}

import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Seat } from '#shared/kernel/decision.ts'
import { eventLine } from '#shared/kernel/words.ts'
import type { LogEntry } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { UI_WORDS } from '../../i18n/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { LineText } from './LineText.tsx'
import { groupLog, type LogSection } from './log-sections.ts'
import type { MutedChat } from './muted-chat.ts'
import type { LoadedGame } from './use-game-ui.ts'

interface LogProps {
  readonly log: readonly LogEntry[]
  readonly loaded: LoadedGame
  readonly seatStyles: readonly SeatStyle[]
  /** The moment that is looked at, if it is not now. */
  readonly past: number | undefined
  readonly onLook: (seq: number) => void
}

/** Keeps the end in view as long as the reader has not scrolled away from it. */
function useEndInView(length: number) {
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something was added, and when the list comes into view
  useEffect(() => {
    const element = list.current
    if (!element) return
    const toEnd = (): void => {
      if (atEnd.current) element.scrollTop = element.scrollHeight
    }
    toEnd()
    const watcher = new ResizeObserver(toEnd)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [length])
  const onScroll = (): void => {
    const element = list.current
    if (element && element.clientHeight > 0) atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40
  }
  return { list, onScroll }
}

export function Log({ log, loaded, seatStyles, past, onLook }: LogProps) {
  const { t } = useTranslation()
  const { ui } = loaded
  const chapters = useMemo(() => groupLog(log, ui.turnOf, (event) => ui.sectionTitle?.(event, 'en') !== undefined), [log, ui])
  const { list, onScroll } = useEndInView(log.length)
  const last = chapters.at(-1)
  if (!last) return <p className="empty">{t('log.empty')}</p>
  return (
    <ol className="lines" ref={list} onScroll={onScroll}>
      {chapters.map((chapter) => (
        <ChapterLines
          key={chapter.id}
          chapter={chapter}
          loaded={loaded}
          seatStyles={seatStyles}
          past={past}
          onLook={onLook}
          fresh={chapter === last}
          lastSeq={log.length - 1}
        />
      ))}
    </ol>
  )
}

function ChapterLines(props: Omit<LogProps, 'log'> & { readonly chapter: LogSection; readonly fresh: boolean; readonly lastSeq: number }) {
  const { chapter, loaded, seatStyles, past, onLook, fresh, lastSeq } = props
  const { t, language } = useTranslation()
  const words = { ...loaded.game.words, ...UI_WORDS }
  const heading = chapter.opening && loaded.ui.sectionTitle?.(chapter.opening, language)
  return (
    <>
      <li className="sep">{heading ?? (chapter.turn === 0 ? t('log.begin') : t('log.turn', { turn: chapter.turn }))}</li>
      {chapter.lines.map(({ id, seq, event }) => {
        const line = eventLine(words, event)
        const seatStyle = seatStyles[event.seat ?? -1]
        if (!(line.key in words)) return undefined
        return (
          // A turn is one move, a round is many.
          <li key={id} className={seq === past ? 'past' : fresh && (!chapter.opening || seq === lastSeq) ? 'last' : ''}>
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

export function Chat(props: {
  readonly muting: MutedChat
  readonly seatStyles: readonly SeatStyle[]
  readonly own: Seat | undefined
  readonly here: string
  readonly onSay: (text: string) => void
}) {
  const { t } = useTranslation()
  const { lines, muted, toggle } = props.muting
  const [text, setText] = useState('')
  const { list, onScroll } = useEndInView(lines.length)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    props.onSay(said)
    setText('')
  }
  return (
    <>
      {lines.length === 0 && <p className="empty">{props.here}</p>}
      <ol className="lines chat" ref={list} onScroll={onScroll}>
        {lines.map((line) => {
          const seatStyle = line.seat === undefined ? undefined : props.seatStyles[line.seat]
          return (
            <li key={`${line.at} ${line.name} ${line.text}`}>
              {seatStyle ? <SeatBadge seatStyle={seatStyle} /> : <span className="mark none" />}
              <span>
                <b>{line.name}</b> {line.text}
                {(line.seat === undefined || line.seat !== props.own) && (
                  <button
                    type="button"
                    className="mute"
                    aria-label={t('chat.mute', { name: line.name })}
                    title={t('chat.mute', { name: line.name })}
                    onClick={() => toggle(line.name)}
                  >
                    <Icon name="mute" />
                  </button>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      {muted.length > 0 && (
        <div className="muted">
          {muted.map((name) => (
            <button key={name} type="button" className="unmute" onClick={() => toggle(name)}>
              {t('chat.unmute', { name })}
            </button>
          ))}
        </div>
      )}
      <form className="say" onSubmit={send}>
        <input
          aria-label={t('chat.message')}
          placeholder={t('chat.say')}
          maxLength={300}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="iconb" aria-label={t('chat.send')} title={t('chat.send')}>
          <Icon name="send" />
        </button>
      </form>
    </>
  )
}

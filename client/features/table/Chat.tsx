import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useEndInView } from './end-in-view.ts'
import { useTableModel } from './TableContext.tsx'
import { namesWhere } from './use-table.ts'

export function Chat() {
  const { t } = useTranslation()
  const table = useTableModel()
  const { view, actions } = table
  const { lines, muted, toggle } = table.chat
  const here = namesWhere(table, ({ kind, online }, index) => kind === 'human' && online && index !== view.own)
  const [text, setText] = useState('')
  const { list, onScroll } = useEndInView(lines.length)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    actions.say(said)
    setText('')
  }
  return (
    <>
      {lines.length === 0 && <p className="empty">{here.length > 0 ? t('chat.empty', { names: here }) : t('chat.nobody')}</p>}
      <ol className="lines chat" ref={list} onScroll={onScroll}>
        {lines.map((line) => {
          const seatStyle = line.seat === undefined ? undefined : view.seatStyles[line.seat]
          return (
            <li key={`${line.at} ${line.name} ${line.text}`}>
              {seatStyle ? <SeatBadge seatStyle={seatStyle} /> : <span className="mark none" />}
              <span>
                <b>{line.name}</b> {line.text}
                {(line.seat === undefined || line.seat !== view.own) && (
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

import { useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { useTableModel } from './TableContext.tsx'
import { ownSeatOf } from './use-table.ts'

/** What a player can do about their own seat. Resigning takes two clicks. */
export function Menu() {
  const { t } = useTranslation()
  const table = useTableModel()
  const { match, actions } = table
  const [isSure, setSure] = useState(false)
  const seat = ownSeatOf(table)
  const isPlaying = seat && match.phase === 'playing' && !seat.resigned
  return (
    <>
      <h3>{t('menu.title')}</h3>
      <div className="menu">
        <Link className="btn" href="/" title={t('menu.leave.hint')}>
          <Icon name="door" />
          {t('menu.leave')}
        </Link>
        {isPlaying && !seat.autopilot && (
          <button type="button" className="btn" onClick={() => actions.setAutopilot(true)}>
            <Icon name="bot" />
            {t('menu.autopilot')}
          </button>
        )}
        {isPlaying &&
          (isSure ? (
            <button type="button" className="btn bad" onClick={actions.resign} onBlur={() => setSure(false)}>
              <Icon name="flag" />
              {t('menu.resign.sure')}
            </button>
          ) : (
            <button type="button" className="btn" onClick={() => setSure(true)}>
              <Icon name="flag" />
              {t('menu.resign')}
            </button>
          ))}
      </div>
    </>
  )
}

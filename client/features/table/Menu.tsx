import { useState } from 'react'
import type { Seat } from '#shared/kernel/decision.ts'
import type { MatchState } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'

/** What one can do about one's seat. Giving up takes two steps. */
export function Menu(props: {
  readonly state: MatchState
  readonly own: Seat | undefined
  readonly onResign: () => void
  readonly onAutopilot: () => void
}) {
  const { t } = useTranslation()
  const [sure, setSure] = useState(false)
  const seat = props.own === undefined ? undefined : props.state.seats[props.own]
  const playing = seat && props.state.phase === 'playing' && !seat.resigned
  return (
    <>
      <h3>{t('menu.title')}</h3>
      <div className="menu">
        <Link className="btn" href="/" title={t('menu.leave.hint')}>
          <Icon name="door" />
          {t('menu.leave')}
        </Link>
        {playing && !seat.autopilot && (
          <button type="button" className="btn" onClick={props.onAutopilot}>
            <Icon name="bot" />
            {t('menu.autopilot')}
          </button>
        )}
        {playing &&
          (sure ? (
            <button type="button" className="btn bad" onClick={props.onResign} onBlur={() => setSure(false)}>
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

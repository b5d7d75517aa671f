import type { ReactNode } from 'react'
import { GameEmblem } from '../../boards/GamePictures.tsx'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { Settings } from '../../ui/Settings.tsx'
import { useTableView } from './TableContext.tsx'

interface TopBarProps {
  /** The number of unread chat lines. */
  readonly unread: number
  readonly onLog: () => void
  /** More entries of the settings menu. */
  readonly children?: ReactNode
}

export function TopBar({ unread, onLog, children }: TopBarProps) {
  const { t, language } = useTranslation()
  const { loaded, progress, match } = useTableView()
  const { spectators } = match
  const { game, ui } = loaded
  return (
    <header className="top">
      <Link href="/" className="home" aria-label={t('app.lobby')} title={t('app.lobby')}>
        <GameEmblem game={game.id} />
      </Link>
      <h1>{game.names[language]}</h1>
      <span className="round">{progress}</span>
      <span className="sp" />
      {spectators > 0 && (
        <span className="watching" title={t('top.watching', { count: spectators })}>
          <Icon name="eye" />
          {spectators}
        </span>
      )}
      <Popover icon="help" label={t('top.rules')}>
        <ui.Rules language={language} />
      </Popover>
      <button type="button" className="iconb logtab" aria-label={t('top.log')} title={t('top.log')} onClick={onLog}>
        <Icon name="chat" />
        {unread > 0 && <sup>{unread}</sup>}
      </button>
      <Popover icon="gear" label={t('settings.title')}>
        <Settings />
        {children}
      </Popover>
    </header>
  )
}

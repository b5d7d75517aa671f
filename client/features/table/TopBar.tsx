import type { ReactNode } from 'react'
import type { Game } from '#shared/kernel/game.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Emblem } from '../../ui/Emblem.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { Settings } from '../../ui/Settings.tsx'
import type { LoadedGame } from './use-game-ui.ts'

export function TopBar(props: {
  readonly game: Pick<Game, 'id' | 'names'>
  readonly progress: string
  readonly watching: number
  readonly rules: LoadedGame['ui']['Rules'] | undefined
  readonly unread: number
  readonly onLog: () => void
  /** Further lines of the settings menu. */
  readonly children?: ReactNode
}) {
  const { t, language } = useTranslation()
  const { rules: Rules } = props
  return (
    <header className="top">
      <Link href="/" className="home" aria-label={t('app.lobby')} title={t('app.lobby')}>
        <Emblem game={props.game.id} />
      </Link>
      <h1>{props.game.names[language]}</h1>
      <span className="round">{props.progress}</span>
      <span className="sp" />
      {props.watching > 0 && (
        <span className="watching" title={t('top.watching', { count: props.watching })}>
          <Icon name="eye" />
          {props.watching}
        </span>
      )}
      {Rules && (
        <Popover icon="help" label={t('top.rules')}>
          <Rules language={language} />
        </Popover>
      )}
      <button type="button" className="iconb logtab" aria-label={t('top.log')} title={t('top.log')} onClick={props.onLog}>
        <Icon name="chat" />
        {props.unread > 0 && <sup>{props.unread}</sup>}
      </button>
      <Popover icon="gear" label={t('settings.title')}>
        <Settings />
        {props.children}
      </Popover>
    </header>
  )
}

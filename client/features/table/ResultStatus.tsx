import type { Line } from '#shared/kernel/words.ts'
import { replayPath, tablePath } from '../../app/route.ts'
import { type Translation, useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { LineText } from './LineText.tsx'
import { winnersOf } from './Result.tsx'
import { StatusBar } from './StatusBar.tsx'
import { useTableModel } from './TableContext.tsx'

/** Says who has won and why, and offers what to do next. */
export function ResultStatus() {
  const { t, language } = useTranslation()
  const { view, match, outcome } = useTableModel()
  if (!outcome) return undefined
  const lineText = (line: Line) => <LineText words={view.loaded.game.words} line={line} language={language} seatStyles={view.seatStyles} />
  const winners = winnersOf(outcome)
  const isOwnWin = winners.length === 1 && winners[0] === view.own
  const names = winners.map((seat) => view.seatStyles[seat]?.name ?? '')
  const text = isOwnWin ? t('result.won') : winText(names, t)
  const { grade, reason } = outcome
  const sentence = grade ? (
    <>
      <em>{lineText(grade)}</em> {text}
    </>
  ) : (
    <em>{text}</em>
  )
  return (
    <StatusBar tone="won" text={sentence} hint={lineText(reason)}>
      <Link className="btn quiet" href={`${replayPath(match.id)}#proof`} aria-label={t('result.proof')}>
        <Icon name="shield" />
        <span className="word">{t('result.proof')}</span>
      </Link>
      <Link className="btn" href={replayPath(match.id)}>
        <Icon name="play" />
        {t('result.replay')}
      </Link>
      <RematchButton />
    </StatusBar>
  )
}

/** Nobody wins when a solo player loses to the game itself. */
function winText(names: readonly string[], t: Translation['t']): string {
  const [name] = names
  if (name === undefined) return t('result.nobody')
  return names.length === 1 ? t('result.wins', { name }) : t('result.share', { names })
}

function RematchButton() {
  const { t } = useTranslation()
  const { match, view, actions } = useTableModel()
  if (match.rematchId)
    return (
      <Link className="btn go" href={tablePath(match.rematchId)}>
        {t('result.next')}
      </Link>
    )
  return (
    view.own !== undefined && (
      <button type="button" className="btn go" onClick={actions.rematch}>
        {t('result.rematch')}
      </button>
    )
  )
}

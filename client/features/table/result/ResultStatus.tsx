import type { Line } from '#shared/kernel/words.ts'
import { replayPath, tablePath } from '../../../app/route.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ShareButton } from '../../../ui/ShareButton.tsx'
import { LineText } from '../LineText.tsx'
import { StatusBar } from '../StatusBar.tsx'
import { useTableModel } from '../TableContext.tsx'
import { winOf } from './winners.ts'

/** Says who has won and why, and offers what to do next. */
export function ResultStatus() {
  const { t, language } = useTranslation()
  const { view, match, outcome } = useTableModel()
  if (!outcome) return undefined
  const lineText = (line: Line) => <LineText words={view.loaded.game.words} line={line} language={language} seatStyles={view.seatStyles} />
  const { text } = winOf(outcome, view, t)
  const told = winOf(outcome, { ...view, own: undefined }, t).text
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
      <ShareResult text={told} />
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

/** Passes the replay on, with who won and by how much. */
function ShareResult({ text }: { readonly text: string }) {
  const { t, language } = useTranslation()
  const { view, match, outcome } = useTableModel()
  const title = view.loaded.game.names[language]
  const scores = view.seatStyles.flatMap(({ seat, name }) => {
    const total = outcome?.scores?.[seat]?.total
    return total === undefined ? [] : [`${name} ${total}`]
  })
  const told = [`${title}: ${text}`, ...(scores.length > 0 ? [scores.join(' · ')] : [])].join('\n')
  return <ShareButton className="btn quiet" shrinks label={t('result.pass')} title={title} text={told} url={location.origin + replayPath(match.id)} />
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

import { useTranslation } from '../i18n/translation.tsx'
import { Link } from './Link.tsx'

/** Says that there is nothing to show, why, and where to go instead. */
export function NotFound({ title, text }: { readonly title: string; readonly text?: string }) {
  const { t } = useTranslation()
  return (
    <main className="waiting">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <Link className="btn go" href="/">
        {t('app.lobby')}
      </Link>
    </main>
  )
}

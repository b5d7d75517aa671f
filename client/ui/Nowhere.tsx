import { useSpeech } from '../i18n/language.tsx'
import { Link } from './Link.tsx'

/** Nothing to show here, why, and where to go instead. */
export function Nowhere({ title, text }: { readonly title: string; readonly text?: string }) {
  const { say } = useSpeech()
  return (
    <main className="waiting" data-game="sorcerers">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <Link className="btn go" href="/">
        {say('app.lobby')}
      </Link>
    </main>
  )
}

import { Component, lazy, type ReactNode, Suspense } from 'react'
import { TranslationProvider, translate, useTranslation } from '../i18n/translation.tsx'
import { Sprite } from '../ui/Icon.tsx'
import { Loading } from '../ui/Loading.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { readRoute, useLocation } from './route.ts'

const Lobby = lazy(() => import('../features/lobby/Lobby.tsx'))
const Table = lazy(() => import('../features/table/TablePage.tsx'))
const Replay = lazy(() => import('../features/replay/ReplayPage.tsx'))

function Page() {
  const { t } = useTranslation()
  const [path = '/', hash = ''] = useLocation().split('#')
  const route = readRoute(path, hash && `#${hash}`)
  switch (route.page) {
    case 'lobby':
      return <Lobby />
    case 'table':
      return <Table match={route.match} />
    case 'replay':
      return <Replay key={route.match} match={route.match} proof={route.proof} />
    case 'nowhere':
      return <NotFound title={t('app.nowhere')} />
  }
}

/** Shows a sentence when a page throws. The match itself is safe on the server. */
class Safe extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }
  override render() {
    if (!this.state.broken) return this.props.children
    const language = document.documentElement.lang === 'ru' ? 'ru' : 'en'
    return (
      <main className="waiting">
        <p>{translate(language, 'app.broken')}</p>
        <button type="button" className="btn go" onClick={() => location.reload()}>
          {translate(language, 'app.reload')}
        </button>
      </main>
    )
  }
}

export function App() {
  return (
    <Safe>
      <TranslationProvider>
        <Sprite />
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
      </TranslationProvider>
    </Safe>
  )
}

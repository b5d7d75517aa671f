import { useEffect, useState, useSyncExternalStore } from 'react'
import { MatchClient } from '#sdk/match/index.ts'
import { api } from '../../app/api.ts'
import { gameAttributes } from '../../boards/index.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { MatchTable } from './MatchTable.tsx'
import { useGameUi } from './use-game-ui.ts'
import './index.css'

/** Connects to a match and shows its table. */
export default function TablePage({ match }: { readonly match: string }) {
  const client = useMatchClient(match)
  return client ? <ConnectedTable key={match} client={client} /> : <Loading />
}

function useMatchClient(match: string): MatchClient | undefined {
  const [client, setClient] = useState<MatchClient>()
  useEffect(() => {
    const opened = new MatchClient(api, match)
    const wake = (): void => {
      if (document.visibilityState === 'visible') opened.wake()
    }
    setClient(opened)
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      opened.close()
      setClient(undefined)
    }
  }, [match])
  return client
}

function ConnectedTable({ client }: { readonly client: MatchClient }) {
  const { t } = useTranslation()
  const { status, state } = useSyncExternalStore(client.subscribe, client.read)
  const loaded = useGameUi(state?.game)
  if (status === 'not-found') return <NotFound title={t('not-found.title')} text={t('not-found.text')} />
  if (loaded === 'missing') return <NotFound title={t('face.none')} />
  if (!state || loaded === 'loading') return <Loading {...(state ? { attributes: gameAttributes(state.game) } : {})} />
  return <MatchTable client={client} loaded={loaded} />
}

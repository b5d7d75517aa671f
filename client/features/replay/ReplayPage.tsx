import { useEffect, useMemo, useState } from 'react'
import { backoffMs } from '#sdk/match/backoff.ts'
import { loadSeen, RefusedError } from '#sdk/match/index.ts'
import type { Replay } from '#shared/protocol/match.ts'
import { api } from '../../app/api.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { BoardArea } from '../table/BoardArea.tsx'
import { Log } from '../table/Log.tsx'
import { Players } from '../table/Players.tsx'
import { SidePanel, useSidePanel } from '../table/SidePanel.tsx'
import { ViewProvider } from '../table/TableContext.tsx'
import { TableLayout } from '../table/TableLayout.tsx'
import { TopBar } from '../table/TopBar.tsx'
import { type LoadedGame, useGameUi } from '../table/use-game-ui.ts'
import { FairnessProof } from './FairnessProof.tsx'
import { Scrubber } from './Scrubber.tsx'
import { checksOf } from './timeline.ts'
import { useReplay } from './use-replay.ts'
import '../table/index.css'
import './replay.css'

/** Fetches a finished match and replays it. */
export default function ReplayPage({ match, proof }: { readonly match: string; readonly proof: boolean }) {
  const { t } = useTranslation()
  const replay = useFetchedReplay(match)
  const loaded = useGameUi(typeof replay === 'object' ? replay.game : undefined)
  if (replay === 'missing') return <NotFound title={t('replay.missing')} />
  if (loaded === 'missing') return <NotFound title={t('face.none')} />
  if (replay === 'loading' || loaded === 'loading') return <Loading />
  if (replay.version !== loaded.game.version) return <NotFound title={t('replay.version', { version: replay.version })} />
  return <ReplayTable replay={replay} loaded={loaded} proof={proof} />
}

function useFetchedReplay(match: string): Replay | 'loading' | 'missing' {
  const [replay, setReplay] = useState<Replay | 'loading' | 'missing'>('loading')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const load = async (attempt: number): Promise<void> => {
      try {
        const loaded = await api.replay(match)
        if (!isGone) setReplay(loaded)
      } catch (error) {
        if (isGone) return
        if (error instanceof RefusedError) setReplay('missing')
        else timer = setTimeout(() => void load(attempt + 1), backoffMs(attempt))
      }
    }
    void load(0)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [match])
  return replay
}

function ReplayTable({ replay, loaded, proof }: { readonly replay: Replay; readonly loaded: LoadedGame; readonly proof: boolean }) {
  const { t } = useTranslation()
  const model = useReplay(replay, loaded)
  const { timeline, view } = model
  const checks = useMemo(() => checksOf(timeline, replay, loadSeen(localStorage, replay.id).rounds), [timeline, replay])
  const panel = useSidePanel<'log' | 'proof'>('log')
  const { show, open } = panel
  useEffect(() => {
    if (!proof) return
    show('proof')
    open()
  }, [proof, show, open])
  return (
    <ViewProvider value={view}>
      <TableLayout className="replay">
        <TopBar unread={0} onLog={panel.toggle} />
        <Players />
        <BoardArea />
        <Scrubber replay={model} />
        <SidePanel
          panel={panel}
          tabs={[
            { id: 'log', name: t('log.tab'), content: <Log /> },
            { id: 'proof', name: t('result.proof'), content: <FairnessProof checks={checks} replay={replay} seatStyles={view.seatStyles} /> },
          ]}
        />
      </TableLayout>
    </ViewProvider>
  )
}

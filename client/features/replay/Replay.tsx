import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Replay, SeatState } from '#shared/protocol/match.ts'
import { api } from '../../app/api.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { backoffMs } from '../../net/backoff.ts'
import { loadSeen, RefusedError } from '../../net/index.ts'
import { Loading } from '../../ui/Loading.tsx'
import { prefersReducedMotion } from '../../ui/motion.ts'
import { NotFound } from '../../ui/NotFound.tsx'
import { seatStylesOf } from '../../ui/seats.ts'
import { useAnimatedTable } from '../table/animated-table.ts'
import { Log } from '../table/Log.tsx'
import { Players } from '../table/Players.tsx'
import { Playback } from '../table/playback.ts'
import { SidePanel } from '../table/SidePanel.tsx'
import { TableLayout } from '../table/TableLayout.tsx'
import { TopBar } from '../table/TopBar.tsx'
import { type LoadedGame, useGameUi } from '../table/use-game-ui.ts'
import { Zoom } from '../table/Zoom.tsx'
import { FairnessProof } from './FairnessProof.tsx'
import { Scrubber } from './Scrubber.tsx'
import { buildTimeline, checksOf, logOf, type Perspective, type ReplayTimeline, stepAt } from './timeline.ts'
import '../table/index.css'
import './replay.css'

const PAUSE_MS = 450
const NONE: ReadonlySet<string> = new Set()
const NOTHING = (): void => undefined
const NOT_A_TOUCH = (): ReadonlySet<string> => NONE

export default function ReplayPage({ match, proof }: { readonly match: string; readonly proof: boolean }) {
  const { t } = useTranslation()
  const replay = useReplay(match)
  const loaded = useGameUi(typeof replay === 'object' ? replay.game : undefined)
  if (replay === 'missing') return <NotFound title={t('replay.missing')} />
  if (loaded === 'missing') return <NotFound title={t('face.none')} />
  if (replay === 'loading' || loaded === 'loading') return <Loading />
  if (replay.version !== loaded.game.version) return <NotFound title={t('replay.version', { version: replay.version })} />
  return <Viewer replay={replay} loaded={loaded} proof={proof} />
}

function useReplay(match: string): Replay | 'loading' | 'missing' {
  const [replay, setReplay] = useState<Replay | 'loading' | 'missing'>('loading')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const load = async (attempt: number): Promise<void> => {
      try {
        const loaded = await api.replay(match)
        if (!gone) setReplay(loaded)
      } catch (error) {
        if (gone) return
        if (error instanceof RefusedError) setReplay('missing')
        else timer = setTimeout(() => void load(attempt + 1), backoffMs(attempt))
      }
    }
    void load(0)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [match])
  return replay
}

/** A seat of a match that is over, as a panel shows it. */
const seatAt = (seat: Replay['seats'][number], deciding: boolean): SeatState => ({
  name: seat.name,
  kind: seat.kind,
  level: seat.level ?? '',
  held: '',
  muted: false,
  ready: true,
  commitment: '',
  opened: true,
  online: true,
  autopilot: false,
  resigned: false,
  deciding,
  status: '',
  deadline: 0,
  reserve: 0,
})

function usePlayback(timeline: ReplayTimeline, loaded: LoadedGame, perspective: Perspective) {
  const playback = useMemo(() => {
    const start = stepAt(timeline, 0, 'all')
    if (!start) throw new Error('a match without a beginning')
    return new Playback(start, (event, next) => (prefersReducedMotion() ? 0 : loaded.ui.eventMs(event, next)))
  }, [timeline, loaded])
  const shown = useSyncExternalStore(playback.subscribe, playback.read)
  const [seq, setSeq] = useState(0)
  const goTo = useCallback(
    (to: number) => {
      const step = stepAt(timeline, to, perspective)
      if (!step) return
      if (to === seq + 1) playback.play([step])
      else playback.jump(step)
      setSeq(to)
    },
    [timeline, perspective, seq, playback],
  )
  useEffect(() => () => playback.stop(), [playback])
  return { playback, shown, seq, goTo }
}

function Viewer({ replay, loaded, proof }: { readonly replay: Replay; readonly loaded: LoadedGame; readonly proof: boolean }) {
  const { t, language } = useTranslation()
  const timeline = useMemo(() => buildTimeline(loaded.game, replay), [loaded, replay])
  const seatStyles = useMemo(() => seatStylesOf(replay.seats, language), [replay, language])
  const checks = useMemo(() => checksOf(timeline, replay, loadSeen(localStorage, replay.id).rounds), [timeline, replay])
  const [perspective, setEyes] = useState<Perspective>('all')
  const [playing, setPlaying] = useState(false)
  const [side, setSide] = useState(false)
  const [tab, setTab] = useState<'log' | 'proof'>('log')
  useEffect(() => {
    if (!proof) return
    setTab('proof')
    setSide(true)
  }, [proof])
  const { playback, shown, seq, goTo } = usePlayback(timeline, loaded, perspective)
  const log = useMemo(() => logOf(timeline, perspective), [timeline, perspective])
  const told = useMemo(() => log.slice(0, seq + 1), [log, seq])
  const last = timeline.points.length - 1

  useEffect(() => {
    if (!playing || shown.busy) return
    if (seq >= last) return setPlaying(false)
    const timer = setTimeout(() => goTo(seq + 1), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [playing, shown.busy, seq, last, goTo])

  const look = (next: Perspective): void => {
    setEyes(next)
    const step = stepAt(timeline, seq, next)
    if (step) playback.jump(step)
  }
  const staged = useAnimatedTable(loaded.ui, shown.table, shown.played)
  const seat = perspective === 'all' ? undefined : perspective
  const over = seq === last
  const seats = replay.seats.map((one, index) => seatAt(one, timeline.points[seq]?.deciding.includes(index) ?? false))
  const recent = useMemo(() => told.slice(0, shown.seq + 1).flatMap(({ events }) => events), [told, shown.seq])
  const board = {
    table: shown.table,
    hand: shown.hand,
    seat,
    seatStyles,
    language,
    played: shown.played,
    speed: shown.speed,
    selectable: NONE,
    selected: [],
    selectableAfter: NOT_A_TOUCH,
    onSelect: NOTHING,
    onClear: NOTHING,
    recent,
  }
  return (
    <TableLayout
      game={replay.game}
      className="replay"
      top={
        <TopBar
          game={loaded.game}
          progress={`${t('replay.title')} · ${loaded.ui.progress(staged, language)}`}
          watching={0}
          rules={loaded.ui.Rules}
          unread={0}
          onLog={() => setSide(!side)}
        />
      }
      players={
        <Players
          state={{ phase: over ? 'finished' : 'playing', pace: 'untimed', seats }}
          table={staged}
          ui={loaded.ui}
          seatStyles={seatStyles}
          own={seat}
          ahead={0}
          ranks={over ? replay.outcome.ranks : undefined}
          scores={over ? replay.outcome.scores : undefined}
        />
      }
      board={
        <section className="board" data-surface="board" aria-label={t('board')}>
          <Zoom watch={NONE}>
            <loaded.ui.Board {...board} />
          </Zoom>
        </section>
      }
      status={
        <Scrubber seq={seq} last={last} playing={playing} eyes={perspective} seatStyles={seatStyles} onGo={goTo} onPlay={setPlaying} onEyes={look} />
      }
      log={
        <SidePanel
          open={side}
          tab={tab}
          onTab={setTab}
          onClose={() => setSide(false)}
          tabs={[
            { id: 'log', name: t('log.tab'), content: <Log log={told} loaded={loaded} seatStyles={seatStyles} past={undefined} onLook={goTo} /> },
            { id: 'proof', name: t('result.proof'), content: <FairnessProof checks={checks} replay={replay} seatStyles={seatStyles} /> },
          ]}
        />
      }
    />
  )
}

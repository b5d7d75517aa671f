import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Replay, SeatState } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { prefersReducedMotion } from '../../ui/motion.ts'
import { seatStylesOf } from '../../ui/seats.ts'
import { useAnimatedTable } from '../table/animated-table.ts'
import { Playback, type PlaybackState } from '../table/playback.ts'
import type { TableView } from '../table/table-view.ts'
import type { LoadedGame } from '../table/use-game-ui.ts'
import { buildTimeline, logOf, type Perspective, type ReplayTimeline, stepAt } from './timeline.ts'

const PAUSE_MS = 450
const NONE: ReadonlySet<string> = new Set()
const doNothing = (): void => undefined

/** Nothing can be selected in a replay. */
const NO_SELECTION = { selectable: NONE, selected: [], selectableAfter: () => NONE, onSelect: doNothing, onClear: doNothing } as const

/** The model of a replay. */
export interface ReplayModel {
  readonly view: TableView
  readonly timeline: ReplayTimeline
  readonly seq: number
  readonly last: number
  readonly isPlaying: boolean
  readonly perspective: Perspective
  readonly goTo: (seq: number) => void
  readonly setPlaying: (playing: boolean) => void
  readonly lookAs: (perspective: Perspective) => void
}

export function useReplay(replay: Replay, loaded: LoadedGame): ReplayModel {
  const timeline = useMemo(() => buildTimeline(loaded.game, replay), [loaded, replay])
  const [perspective, setPerspective] = useState<Perspective>('all')
  const { playback, shown, seq, goTo } = usePlayback(timeline, loaded, perspective)
  const last = timeline.points.length - 1
  const [isPlaying, setPlaying] = useAutoplay(seq, last, shown.busy, goTo)
  const view = useReplayView({ replay, loaded, timeline, perspective, seq, shown, goTo })
  const lookAs = (next: Perspective): void => {
    setPerspective(next)
    const step = stepAt(timeline, seq, next)
    if (step) playback.jump(step)
  }
  return { view, timeline, seq, last, isPlaying, perspective, goTo, setPlaying, lookAs }
}

function usePlayback(timeline: ReplayTimeline, loaded: LoadedGame, perspective: Perspective) {
  const playback = useMemo(() => {
    const start = stepAt(timeline, 0, 'all')
    if (!start) throw new Error('The replay has no entry at all.')
    return new Playback(start, (event, next) => (prefersReducedMotion() ? 0 : loaded.ui.animations.eventMs(event, next)))
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

/** Moves to the next entry while the replay plays, with a pause after each. */
function useAutoplay(seq: number, last: number, isBusy: boolean, goTo: (seq: number) => void) {
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying || isBusy) return
    if (seq >= last) return setPlaying(false)
    const timer = setTimeout(() => goTo(seq + 1), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, isBusy, seq, last, goTo])
  return [isPlaying, setPlaying] as const
}

interface Shown {
  readonly replay: Replay
  readonly loaded: LoadedGame
  readonly timeline: ReplayTimeline
  readonly perspective: Perspective
  readonly seq: number
  readonly shown: PlaybackState
  readonly goTo: (seq: number) => void
}

function useReplayView({ replay, loaded, timeline, perspective, seq, shown, goTo }: Shown): TableView {
  const { t, language } = useTranslation()
  const seatStyles = useMemo(() => seatStylesOf(replay.seats, language), [replay, language])
  const whole = useMemo(() => logOf(timeline, perspective), [timeline, perspective])
  const log = useMemo(() => whole.slice(0, seq + 1), [whole, seq])
  const recent = useMemo(() => log.slice(0, shown.seq + 1).flatMap(({ events }) => events), [log, shown.seq])
  const animated = useAnimatedTable(loaded.ui, shown.table, shown.played)
  const own = perspective === 'all' ? undefined : perspective
  const isOver = seq === timeline.points.length - 1
  const outcome = isOver ? replay.outcome : undefined
  const seats = replay.seats.map((seat, index) => seatAt(seat, timeline.points[seq]?.deciding.includes(index) ?? false))
  const { table, hand, played, speed } = shown
  return {
    loaded,
    match: { phase: isOver ? 'finished' : 'playing', pace: 'untimed', seats, spectators: 0 },
    seatStyles,
    own,
    clockOffset: 0,
    progress: `${t('replay.title')} · ${loaded.ui.progress(animated, language)}`,
    board: { ...NO_SELECTION, table, hand, seat: own, seatStyles, language, played, speed, recent },
    animated,
    ranks: outcome?.ranks,
    scores: outcome?.scores,
    log,
    pastSeq: undefined,
    onLook: goTo,
    onSkip: doNothing,
  }
}

/** A seat of a finished match, as a player's panel shows it. */
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
  statusJson: '',
  deadline: 0,
  reserve: 0,
})

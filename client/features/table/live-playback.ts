import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { MatchClientState } from '#sdk/match/index.ts'
import { hasBegun } from '#shared/protocol/match.ts'
import type { GameUi } from '../../boards/kit/game-ui.ts'
import { prefersReducedMotion } from '../../ui/motion.ts'
import { Playback, type PlaybackState, type PlaybackStep } from './playback.ts'

function stepOf({ state, seat, log }: MatchClientState): PlaybackStep | undefined {
  if (!state || !hasBegun(state.phase)) return undefined
  const hand = seat === undefined ? undefined : state.seats[seat]?.private?.hand
  return { seq: state.seq, table: state.table, events: log[state.seq]?.events ?? [], ...(hand ? { hand } : {}) }
}

const LONG_AGO = 40

/** Returns everything that happened since the table was last seen, as one moment without the undone commands. */
export function stepSince(seen: PlaybackStep, now: PlaybackStep, log: MatchClientState['log']): PlaybackStep {
  const missed = log.slice(seen.seq + 1, now.seq + 1).flatMap(({ events }) => events)
  const still = now.seq - seen.seq > LONG_AGO || missed.some(({ type }) => type === 'undone')
  return { ...now, events: still ? [] : missed }
}

interface LivePlayback {
  readonly shown: PlaybackState | undefined
  readonly skip: () => void
}

const noSubscription = (): (() => void) => () => undefined
const noState = (): undefined => undefined

/** Plays the match as it arrives. */
export function useLivePlayback(feed: MatchClientState, ui: GameUi | undefined): LivePlayback {
  const now = stepOf(feed)
  const begun = now !== undefined && ui !== undefined
  const seen = useRef<PlaybackStep | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one playback serves the whole match and starts with the first table
  const playback = useMemo(
    () => (now && ui ? new Playback(now, (event, next) => (prefersReducedMotion() ? 0 : ui.animations.eventMs(event, next))) : undefined),
    [begun, ui],
  )

  useEffect(() => {
    if (!playback || !now || now.seq > feed.log.length - 1) return
    const before = seen.current
    if (!before) playback.jump(now)
    else if (before.seq !== now.seq || before.table !== now.table || before.hand !== now.hand) playback.play([stepSince(before, now, feed.log)])
    seen.current = now
  })
  useEffect(() => () => playback?.stop(), [playback])

  const read = playback?.read ?? noState
  const shown = useSyncExternalStore(playback?.subscribe ?? noSubscription, read, read)
  return { shown, skip: () => playback?.skip() }
}

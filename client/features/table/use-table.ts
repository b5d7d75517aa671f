import { useMemo, useState, useSyncExternalStore } from 'react'
import type { ConnectionStatus, MatchClient, MatchClientState } from '#sdk/match/index.ts'
import type { Outcome } from '#shared/kernel/game.ts'
import { hasBegun, type MatchState, type Prompt, type SeatState, type ViewAt } from '#shared/protocol/match.ts'
import { readOutcome, readPrompt } from '#shared/protocol/read.ts'
import { type Translation, useTranslation } from '../../i18n/translation.tsx'
import { seatStylesOf } from '../../ui/seats.ts'
import { useAnimatedTable } from './animated-table.ts'
import { choiceName } from './choice-name.ts'
import { latest } from './latest.ts'
import { useLivePlayback } from './live-playback.ts'
import { type MutedChat, useMutedChat } from './muted-chat.ts'
import type { PlaybackState } from './playback.ts'
import { useSelection } from './selection.ts'
import { type Attempts, type TableActions, tableActions, useAnswer, useAttempts } from './table-actions.ts'
import { type TableStatus, tableStatus } from './table-status.ts'
import { playedLog, recentEvents, resolvingAt, type TableView } from './table-view.ts'
import type { LoadedGame } from './use-game-ui.ts'

/** Everything that the parts of a live table show and do. */
export interface TableModel extends Turn {
  readonly view: TableView
  readonly match: MatchState
  readonly connection: ConnectionStatus
  /** This seat has committed to a nonce that this browser does not have. */
  readonly hasLostNonce: boolean
  readonly status: TableStatus
  /** Whether the board draws the target, so that it needs no button. */
  readonly isDrawn: (target: string) => boolean
  /** The words for one of the prompt's choices. */
  readonly nameOf: (choice: string) => string
  readonly playback: PlaybackState | undefined
  readonly past: ViewAt | undefined
  /** Returns to the present. */
  readonly onNow: () => void
  readonly outcome: Outcome | undefined
  readonly problem: string | undefined
  readonly onDismiss: () => void
  readonly actions: TableActions
  readonly chat: MutedChat
}

/** The prompt of this seat and its unfinished answer. */
type Turn = ReturnType<typeof useTurn>

const NO_EVENTS = [] as const
const NO_TABLE = {}

/** The model of a live table. It needs a client that has received its first state. */
export function useTable(client: MatchClient, loaded: LoadedGame): TableModel {
  const { language } = useTranslation()
  const feed = useSyncExternalStore(client.subscribe, client.read, client.read)
  const match = matchOf(feed)
  const { shown: playback, skip } = useLivePlayback(feed, loaded.ui)
  const { attempt, problem, dismiss } = useAttempts()
  const { past, look } = usePast(client, match.seq, attempt)
  const turn = useTurn(client, feed, attempt, past !== undefined || playback?.busy === true)
  const actions = useMemo(() => tableActions(client, attempt), [client, attempt])
  const chat = useMutedChat(feed.chat)
  const outcome = useMemo(() => readOutcome(match.outcomeJson), [match.outcomeJson])
  const shown = useShownTable({ feed, loaded, past, playback, turn })
  const view = { ...shown, ranks: outcome?.ranks, scores: past ? undefined : outcome?.scores, onLook: look, onSkip: skip }
  const { board, seatStyles } = view
  const isDrawn = (target: string): boolean => loaded.ui.isDrawn(target, board?.table ?? NO_TABLE)
  const nameOf = (choice: string): string => choiceName(turn.prompt, choice, { loaded, seatStyles, language, table: board?.table ?? NO_TABLE })
  const status = tableStatus({
    connection: feed.status,
    phase: match.phase,
    seat: match.seats[feed.seat ?? -1],
    hasProblem: problem !== undefined,
    isPast: past !== undefined,
    isBusy: playback?.busy ?? false,
    outcome,
    prompt: turn.prompt,
    isDrawn,
  })
  const state = { match, connection: feed.status, hasLostNonce: feed.lostNonce, outcome, playback, chat, past, problem }
  return { ...turn, ...state, view, status, isDrawn, nameOf, actions, onNow: () => look(undefined), onDismiss: dismiss }
}

function matchOf({ state }: MatchClientState): MatchState {
  if (!state) throw new Error('A table is shown before its first state has arrived.')
  return state
}

/** With `isHeld`, nothing may be answered now, because the board plays or the past is shown. */
function useTurn(client: MatchClient, feed: MatchClientState, attempt: Attempts['attempt'], isHeld: boolean) {
  const { status, seat: own, state } = feed
  const seat = own === undefined ? undefined : state?.seats[own]
  const prompt = useMemo(() => readPrompt(seat?.private?.prompt), [seat?.private?.prompt])
  const { answer, isSending } = useAnswer(client, own, prompt, attempt)
  /** The prompt, while it may be answered. */
  const asked: Prompt | undefined = status === 'live' && !isHeld && !isSending && !seat?.autopilot ? prompt : undefined
  const selection = useSelection(asked, answer)
  return { prompt, asked, selection, answer, isSending }
}

/** Looks at the table as it stood after an earlier entry. */
function usePast(client: MatchClient, lastSeq: number, attempt: Attempts['attempt']) {
  const [past, setPast] = useState<ViewAt>()
  const fetchPast = useMemo(
    () => latest(async (seq: number | undefined) => (seq === undefined ? undefined : await client.request('view', { seq })), setPast),
    [client],
  )
  const look = (seq: number | undefined): void => {
    const isNow = seq === undefined || seq === lastSeq
    if (isNow) setPast(undefined)
    void attempt(() => fetchPast(isNow ? undefined : seq))
  }
  return { past, look }
}

interface Shown {
  readonly feed: MatchClientState
  readonly loaded: LoadedGame
  readonly past: ViewAt | undefined
  readonly playback: PlaybackState | undefined
  readonly turn: Turn
}

/** Returns the table to show: the present with the events that play over it, or a moment of the past. */
function useShownTable({ feed, loaded, past, playback, turn }: Shown) {
  const translation = useTranslation()
  const { language } = translation
  const match = matchOf(feed)
  const source = past ?? playback
  const played = past ? NO_EVENTS : (playback?.played ?? NO_EVENTS)
  const seatStyles = useMemo(() => seatStylesOf(match.seats, language), [match.seats, language])
  const recent = useMemo(() => recentEvents(feed.log, source?.seq ?? 0), [feed.log, source?.seq])
  const log = useMemo(() => playedLog(feed.log, playback), [feed.log, playback])
  const animated = useAnimatedTable(loaded.ui, source?.table ?? NO_TABLE, played)
  const board = source && {
    ...boardSelection(turn),
    table: source.table,
    hand: source.hand,
    seat: feed.seat,
    seatStyles,
    language,
    played,
    speed: playback?.speed ?? 1,
    recent,
    resolving: past ? NO_EVENTS : resolvingAt(match.seats),
  }
  const progress = progressText(match, loaded, board && animated, translation)
  return { loaded, match, seatStyles, own: feed.seat, clockOffset: feed.clockOffset, progress, board, animated, log, pastSeq: past?.seq }
}

const boardSelection = ({ selection, asked, answer }: Turn) => ({
  selectable: selection.selectable,
  selected: selection.selected,
  selectableAfter: selection.selectableAfter,
  onSelect: selection.select,
  onClear: selection.clear,
  amount: selection.amount,
  onAmount: selection.setAmount,
  prompt: asked,
  onAnswer: answer,
})

/** Returns where the match is: in its waiting room, or somewhere in the game. */
function progressText({ phase }: MatchState, { ui }: LoadedGame, table: object | undefined, { t, language }: Translation): string {
  if (hasBegun(phase) && table) return ui.progress(table, language)
  return t(phase === 'opening' ? 'lobby.opening' : 'lobby.gathering')
}

/** This client's own seat at the table. */
export const ownSeatOf = ({ match, view }: TableModel): SeatState | undefined => (view.own === undefined ? undefined : match.seats[view.own])

/** Returns the names of the seats for which the condition holds. */
export const namesWhere = ({ match, view }: TableModel, holds: (seat: SeatState, index: number) => boolean): readonly string[] =>
  match.seats.flatMap((seat, index) => (holds(seat, index) ? [view.seatStyles[index]?.name ?? ''] : []))

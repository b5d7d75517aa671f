import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PickValue } from '#shared/kernel/decision.ts'
import { hasBegun, type MatchState, type Prompt, readPrompt, type ViewAt } from '#shared/protocol/match.ts'
import { api } from '../../app/api.ts'
import { navigate, tablePath } from '../../app/route.ts'
import type { Resolving } from '../../boards/game-ui.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { MatchClient, type MatchClientState, RefusedError } from '../../net/index.ts'
import { Loading } from '../../ui/Loading.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { seatStylesOf } from '../../ui/seats.ts'
import { useAnimatedTable } from './animated-table.ts'
import { errorText } from './error-text.ts'
import { readLine } from './LineText.tsx'
import { Chat, Log } from './Log.tsx'
import { latest } from './latest.ts'
import { useLivePlayback } from './live-playback.ts'
import { Menu } from './Menu.tsx'
import { useMutedChat } from './muted-chat.ts'
import { Players } from './Players.tsx'
import { Result, readOutcome } from './Result.tsx'
import { SidePanel, useUnread } from './SidePanel.tsx'
import { useSelection } from './selection.ts'
import { TableLayout } from './TableLayout.tsx'
import { type TableActions, TableStatusBar } from './TableStatusBar.tsx'
import { TopBar } from './TopBar.tsx'
import { type LoadedGame, useGameUi } from './use-game-ui.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import { Zoom } from './Zoom.tsx'
import './index.css'

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
  const feed = useSyncExternalStore(client.subscribe, client.read)
  const loaded = useGameUi(feed.state?.game)
  if (feed.status === 'gone') return <NotFound title={t('gone.title')} text={t('gone.text')} />
  if (loaded === 'missing') return <NotFound title={t('face.none')} />
  if (!feed.state || loaded === 'loading') return <Loading {...(feed.state ? { game: feed.state.game } : {})} />
  return <MatchTable client={client} feed={feed} state={feed.state} loaded={loaded} />
}

/** What one merely may do is still meant when others have gone on meanwhile, as long as the same is offered. */
async function answerPersistent(client: MatchClient, own: number, prompt: Prompt, pick: PickValue): Promise<void> {
  try {
    await client.answer(prompt.id, pick)
  } catch (error) {
    const now = readPrompt(client.read().state?.seats[own]?.priv?.prompt)
    const isStale = error instanceof RefusedError && error.refusal.code === 'stale'
    if (!isStale || !now?.optional || now.id === prompt.id || now.options.join() !== prompt.options.join()) throw error
    await answerPersistent(client, own, now, pick)
  }
}

function useTableActions(client: MatchClient, state: MatchState, own: number | undefined) {
  const { language } = useTranslation()
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState('')
  const attempt = useCallback(
    async (deed: () => Promise<unknown>): Promise<void> => {
      try {
        setProblem(undefined)
        await deed()
      } catch (error) {
        setProblem(errorText(error, language))
      }
    },
    [language],
  )
  const shown = own === undefined ? undefined : state.seats[own]?.priv?.prompt
  const prompt = useMemo(() => readPrompt(shown), [shown])
  const decision = prompt?.id ?? ''
  const answer = useCallback(
    (pick: PickValue) => {
      if (decision === '' || !prompt || own === undefined) return
      setSending(decision)
      void attempt(() => (prompt.optional ? answerPersistent(client, own, prompt, pick) : client.answer(decision, pick))).finally(() =>
        setSending(''),
      )
    },
    [client, own, prompt, decision, attempt],
  )
  const actions = useMemo<TableActions>(
    () => ({
      answer,
      undo: () => void attempt(() => client.undo()),
      ready: (ready) => void attempt(() => client.ready(ready)),
      stand: () => void attempt(() => client.stand()),
      handBack: () => void attempt(() => client.request('autopilot', { on: false })),
      rematch: () => void attempt(async () => navigate(tablePath(await client.rematch()))),
    }),
    [client, attempt, answer],
  )
  return { deeds: actions, attempt, problem, dismiss: () => setProblem(undefined), sending: sending !== '' && sending === decision, prompt }
}

function MatchTable({
  client,
  feed,
  state,
  loaded,
}: {
  readonly client: MatchClient
  readonly feed: MatchClientState
  readonly state: MatchState
  readonly loaded: LoadedGame
}) {
  const { language, t } = useTranslation()
  const { seat: own, status } = feed
  const seatStyles = useMemo(() => seatStylesOf(state.seats, language), [state.seats, language])
  const { shown, skip } = useLivePlayback(feed, loaded.ui)
  const { deeds: actions, attempt, problem, dismiss, sending, prompt } = useTableActions(client, state, own)
  const [past, setPast] = useState<ViewAt>()
  const [side, setSide] = useState(false)
  const [tab, setTab] = useState<'log' | 'chat'>('log')
  const mutedChat = useMutedChat(feed.chat)
  const unread = useUnread(mutedChat.lines.length, tab === 'chat')
  const outcome = useMemo(() => readOutcome(state.outcome), [state.outcome])

  const autopilot = own !== undefined && state.seats[own]?.autopilot === true
  const asked = prompt !== undefined && status === 'live' && !past && !sending && !autopilot && !shown?.busy
  const selection = useSelection(asked ? prompt : undefined, actions.answer)
  const gathering = !hasBegun(state.phase)
  const name = loaded.game.names[language]
  useEffect(() => {
    document.title = asked && !prompt.optional ? `● ${t('status.turn')} · ${name}` : `${name} · ${t('app.name')}`
    return () => {
      document.title = t('app.name')
    }
  }, [asked, prompt?.optional, name, t])
  const view = past ?? shown
  const table = view?.table
  const played = past ? NOTHING : (shown?.played ?? NOTHING)
  const staged = useAnimatedTable(loaded.ui, table ?? NO_TABLE, played)

  const show = useMemo(
    () => latest(async (seq: number | undefined) => (seq === undefined ? undefined : await client.request('view', { seq })), setPast),
    [client],
  )
  const look = (seq: number | undefined): void => {
    const isNow = seq === undefined || seq === state.seq
    if (isNow) setPast(undefined)
    void attempt(() => show(isNow ? undefined : seq))
  }
  const seen = view?.seq ?? 0
  const recent = useMemo(() => feed.log.slice(Math.max(0, seen + 1 - RECENT), seen + 1).flatMap(({ events }) => events), [feed.log, seen])
  const board = table && {
    table,
    hand: view.hand,
    seat: own,
    seatStyles,
    language,
    played,
    speed: shown?.speed ?? 1,
    selectable: selection.selectable,
    selected: selection.selected,
    selectableAfter: selection.selectableAfter,
    onSelect: selection.select,
    onClear: selection.clear,
    prompt: asked ? prompt : undefined,
    onAnswer: actions.answer,
    amount: selection.amount,
    onAmount: selection.setAmount,
    recent,
    resolving: past ? NOTHING : resolvingAt(state.seats),
  }
  const here = state.seats.flatMap(({ kind, online }, index) => (kind === 'human' && online && index !== own ? [seatStyles[index]?.name ?? ''] : []))
  const ownLook = own === undefined ? undefined : seatStyles[own]

  return (
    <TableLayout
      game={state.game}
      className={`${gathering ? 'gather' : ''} ${past ? 'past' : ''} ${ownLook ? '' : 'spectator'}`}
      top={
        <TopBar
          game={loaded.game}
          progress={gathering || !table ? t(state.phase === 'opening' ? 'lobby.opening' : 'lobby.gathering') : loaded.ui.progress(staged, language)}
          watching={state.spectators}
          rules={loaded.ui.Rules}
          unread={unread}
          onLog={() => setSide(!side)}
        >
          <Menu
            state={state}
            own={own}
            onResign={() => void attempt(() => client.resign())}
            onAutopilot={() => void attempt(() => client.request('autopilot', { on: true }))}
          />
        </TopBar>
      }
      players={
        table && (
          <Players
            state={state}
            table={staged}
            ui={loaded.ui}
            seatStyles={seatStyles}
            own={own}
            ahead={feed.clockOffset}
            ranks={outcome?.ranks}
            scores={past ? undefined : outcome?.scores}
          />
        )
      }
      board={
        // biome-ignore lint/a11y/useKeyWithClickEvents: a click anywhere hurries the animation, nothing else
        <section className="board" data-surface="board" aria-label={t('board')} onClick={skip}>
          {board ? (
            <Zoom watch={selection.selectable}>
              <loaded.ui.Board {...board} />
            </Zoom>
          ) : (
            <WaitingRoom
              state={state}
              loaded={loaded}
              seatStyles={seatStyles}
              own={own}
              onSit={(seat) => void attempt(() => client.sit(seat))}
              onMute={(seat, on) => void attempt(() => client.request('mute', { seat, on }))}
              onRemove={(seat) => void attempt(() => client.request('remove', { seat }))}
              onBot={(seat, level) => void attempt(() => client.request('bot', level ? { seat, level } : { seat }))}
            />
          )}
        </section>
      }
      status={
        <TableStatusBar
          status={status}
          state={state}
          clockOffset={feed.clockOffset}
          lostNonce={feed.lostNonce}
          loaded={loaded}
          seatStyles={seatStyles}
          own={own}
          prompt={prompt}
          table={table ?? NO_TABLE}
          selection={selection}
          sending={sending}
          busy={shown?.busy ?? false}
          past={past}
          problem={problem}
          outcome={outcome}
          actions={actions}
          onComeBack={() => client.comeBack()}
          onNow={() => look(undefined)}
          onDismiss={dismiss}
        />
      }
      own={
        board && ownLook && !gathering ? (
          <section className="own" aria-label={t('own')}>
            <loaded.ui.PlayerBoard {...board} table={staged} seat={ownLook.seat} seatStyle={ownLook} />
          </section>
        ) : undefined
      }
      hand={
        outcome && !shown?.busy ? (
          <section className="hand" aria-label={t('result.title')}>
            <Result outcome={outcome} table={table ?? NO_TABLE} loaded={loaded} seatStyles={seatStyles} />
          </section>
        ) : board && ownLook && !gathering ? (
          <section className="hand" aria-label={t('hand')}>
            <loaded.ui.Hand {...board} table={staged} />
          </section>
        ) : undefined
      }
      log={
        <SidePanel
          open={side}
          tab={tab}
          onTab={setTab}
          onClose={() => setSide(false)}
          tabs={[
            { id: 'log', name: t('log.tab'), content: <Log log={feed.log} loaded={loaded} seatStyles={seatStyles} past={past?.seq} onLook={look} /> },
            {
              id: 'chat',
              name: t('chat.tab'),
              unread,
              content: (
                <Chat
                  muting={mutedChat}
                  seatStyles={seatStyles}
                  own={own}
                  here={here.length > 0 ? t('chat.empty', { names: here }) : t('chat.nobody')}
                  onSay={(text) => void attempt(() => client.request('chat', { text }))}
                />
              ),
            },
          ]}
        />
      }
    />
  )
}

/** What those who decide now decide about. */
function resolvingAt(seats: MatchState['seats']): readonly Resolving[] {
  return seats.flatMap(({ deciding, status }, seat) => {
    const source = deciding ? readLine(status)?.params?.source : undefined
    return typeof source === 'string' ? [{ seat, source }] : []
  })
}

/** How many entries of the log a board may look back on. */
const RECENT = 24
const NOTHING = [] as const
const NO_TABLE = {}

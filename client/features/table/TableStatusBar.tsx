import { useState } from 'react'
import type { PickValue, Seat } from '#shared/kernel/decision.ts'
import type { Outcome } from '#shared/kernel/game.ts'
import type { Line } from '#shared/kernel/words.ts'
import type { MatchState, Prompt, ViewAt } from '#shared/protocol/match.ts'
import { replayPath, tablePath } from '../../app/route.ts'
import { type Translation, useTranslation } from '../../i18n/translation.tsx'
import type { ConnectionStatus } from '../../net/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { Until } from './Clock.tsx'
import { LineText, readLine } from './LineText.tsx'
import { PromptControls, UndoButton } from './PromptControls.tsx'
import { winnersOf } from './Result.tsx'
import { StatusBar } from './StatusBar.tsx'
import type { TargetSelection } from './selection.ts'
import type { LoadedGame } from './use-game-ui.ts'
import { INVITE_PATH } from './WaitingRoom.tsx'

/** What the people at the table can do; each says what went wrong by itself. */
export interface TableActions {
  readonly answer: (pick: PickValue) => void
  readonly undo: () => void
  readonly ready: (ready: boolean) => void
  readonly stand: () => void
  readonly handBack: () => void
  readonly rematch: () => void
}

export interface TableStatusBarProps {
  readonly status: ConnectionStatus
  readonly state: MatchState
  /** The server's clock minus this one. */
  readonly clockOffset: number
  /** The seat has promised a number that this browser does not have. */
  readonly lostNonce: boolean
  readonly loaded: LoadedGame
  readonly seatStyles: readonly SeatStyle[]
  readonly own: Seat | undefined
  /** What is asked of this seat. */
  readonly prompt: Prompt | undefined
  readonly table: object
  readonly selection: TargetSelection
  readonly sending: boolean
  /** Something still plays on the board. */
  readonly busy: boolean
  readonly past: ViewAt | undefined
  readonly problem: string | undefined
  readonly outcome: Outcome | undefined
  readonly actions: TableActions
  readonly onComeBack: () => void
  readonly onNow: () => void
  readonly onDismiss: () => void
}

/** Which sentence stands on the status bar now. */
export function TableStatusBar(props: TableStatusBarProps) {
  const { t } = useTranslation()
  const { status, state, own, prompt, past, problem, outcome, loaded, seatStyles } = props
  const seat = own === undefined ? undefined : state.seats[own]
  if (status === 'lost' || status === 'held')
    return (
      <StatusBar tone="bad" text={t(`sill.${status}`)} hint={t(`sill.${status}.hint`)}>
        <span className="ring" />
      </StatusBar>
    )
  if (status === 'elsewhere')
    return (
      <StatusBar tone="wait" text={t('sill.elsewhere')} hint={t('sill.elsewhere.hint')}>
        <button type="button" className="btn go" onClick={props.onComeBack}>
          {t('sill.comeback')}
        </button>
      </StatusBar>
    )
  if (problem)
    return (
      <StatusBar tone="bad" text={problem}>
        <button type="button" className="btn" onClick={props.onDismiss}>
          {t('sill.dismiss')}
        </button>
      </StatusBar>
    )
  if (past)
    return (
      <StatusBar tone="past" text={t('sill.past')} hint={t('sill.past.hint', { seq: past.seq, all: state.seq })}>
        <button type="button" className="btn go" onClick={props.onNow}>
          {t('sill.now')}
        </button>
      </StatusBar>
    )
  if (state.phase === 'gathering') return <SeatingStatus {...props} />
  if (state.phase === 'opening') return <OpeningStatus {...props} />
  if (outcome && !props.busy) return <ResultStatus {...props} outcome={outcome} />
  if (seat?.autopilot)
    return (
      <StatusBar tone="wait" text={t('sill.autopilot')}>
        <button type="button" className="btn go" onClick={props.actions.handBack}>
          {t('sill.takeback')}
        </button>
      </StatusBar>
    )
  // what one merely may do, and does on the board, says less than whom the table waits for
  const isAside = prompt?.optional && prompt.kind === 'one' && prompt.options.every((option) => loaded.ui.isDrawn(option, props.table))
  if (prompt && !props.busy && !isAside)
    return (
      <PromptControls
        prompt={prompt}
        selection={props.selection}
        loaded={loaded}
        table={props.table}
        seatStyles={seatStyles}
        sending={props.sending}
        undo={seat?.priv?.undo ?? false}
        onAnswer={props.actions.answer}
        onUndo={props.actions.undo}
      />
    )
  return <WaitingStatus {...props} />
}

function WaitingStatus({ state, loaded, seatStyles, own, actions }: TableStatusBarProps) {
  const { t, language } = useTranslation()
  const seat = own === undefined ? undefined : state.seats[own]
  const deciding = state.seats.flatMap((seat, index) => (seat.deciding && index !== own ? [index] : []))
  const nameOf = (seat: Seat | undefined): string => seatStyles[seat ?? -1]?.name ?? ''
  const [only] = deciding
  const line = deciding.length === 1 && only !== undefined ? readLine(state.seats[only]?.status ?? '') : undefined
  const text = line ? (
    <LineText words={loaded.game.words} line={line} language={language} seatStyles={seatStyles} />
  ) : deciding.length === 1 ? (
    t('sill.wait.plain', { name: nameOf(only) })
  ) : deciding.length > 1 ? (
    t('sill.wait.many', { names: deciding.map(nameOf) })
  ) : (
    '…'
  )
  const hint = !seat ? t('sill.watch') : seat.resigned ? t('sill.resigned') : undefined
  return (
    <StatusBar tone="wait" text={text} hint={hint}>
      {seat && !seat.resigned && <UndoButton possible={seat.priv?.undo ?? false} onUndo={actions.undo} />}
    </StatusBar>
  )
}

function SeatingStatus({ state, own, seatStyles, actions, clockOffset }: TableStatusBarProps) {
  const { t } = useTranslation()
  const seat = own === undefined ? undefined : state.seats[own]
  const free = state.seats.some(({ kind }) => kind === 'open')
  const waiting = state.seats.flatMap((other, index) => (other.kind === 'human' && !other.ready ? [seatStyles[index]?.name ?? ''] : []))
  const text = !seat
    ? t(free ? 'gather.choose' : 'gather.full')
    : !seat.ready
      ? t('gather.press')
      : free
        ? t('gather.free')
        : t('gather.others', { names: waiting })
  return (
    <StatusBar
      tone={seat && !seat.ready ? 'turn' : 'wait'}
      text={text}
      hint={state.deadline > 0 ? <Until says={t('gather.deadline')} deadline={state.deadline} ahead={clockOffset} /> : t('gather.hint')}
    >
      {seat && (
        <button type="button" className="btn quiet" onClick={actions.stand}>
          {t('gather.stand')}
        </button>
      )}
      <InviteButton />
      {seat && (
        <button type="button" className={`btn ${seat.ready ? '' : 'go'}`} onClick={() => actions.ready(!seat.ready)}>
          {!seat.ready && <Icon name="check" />}
          {t(seat.ready ? 'gather.unready' : 'gather.ready')}
        </button>
      )}
    </StatusBar>
  )
}

/** Nothing is left to do: whoever is here opens by itself. */
function OpeningStatus({ state, own, seatStyles, clockOffset, lostNonce }: TableStatusBarProps) {
  const { t } = useTranslation()
  const closed = state.seats.flatMap(({ opened }, seat) => (opened ? [] : [seat]))
  const others = closed.filter((seat) => seat !== own).map((seat) => seatStyles[seat]?.name ?? '')
  const isDone = own !== undefined && !closed.includes(own)
  const text = lostNonce ? t('opening.elsewhere') : isDone && others.length > 0 ? t('opening.others', { names: others }) : t('opening.text')
  return (
    <StatusBar
      tone={lostNonce ? 'bad' : 'wait'}
      text={text}
      hint={<Until says={t(lostNonce ? 'opening.elsewhere.hint' : 'opening.hint')} deadline={state.deadline} ahead={clockOffset} />}
    />
  )
}

function InviteButton() {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href)
      setCopied(true)
      setTimeout(() => setCopied(false), 2500)
    } catch {
      // Pages without a certificate may not write to the clipboard: then the link is marked, to be copied by hand.
      const link = document.getElementById(INVITE_PATH)
      if (link) getSelection()?.selectAllChildren(link)
    }
  }
  return (
    <button type="button" className="btn" onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'link'} />
      {t(copied ? 'gather.copied' : 'gather.invite')}
    </button>
  )
}

/** Whoever plays alone may lose to the game itself. */
function winSentence(names: readonly string[], say: Translation['t']): string {
  const [name] = names
  if (name === undefined) return say('result.nobody')
  return names.length === 1 ? say('result.wins', { name }) : say('result.share', { names })
}

function ResultStatus({ state, loaded, seatStyles, own, outcome, actions }: TableStatusBarProps & { readonly outcome: Outcome }) {
  const { t, language } = useTranslation()
  const winners = winnersOf(outcome)
  const names = winners.map((seat) => seatStyles[seat]?.name ?? '')
  const mine = own !== undefined && winners.length === 1 && winners[0] === own
  const text = mine ? t('result.won') : winSentence(names, t)
  const tell = (line: Line) => <LineText words={loaded.game.words} line={line} language={language} seatStyles={seatStyles} />
  const { grade, reason } = outcome
  const sentence = grade ? (
    <>
      <em>{tell(grade)}</em> {text}
    </>
  ) : (
    <em>{text}</em>
  )
  return (
    <StatusBar tone="won" text={sentence} hint={tell(reason)}>
      <Link className="btn quiet" href={`${replayPath(state.id)}#proof`} aria-label={t('result.proof')}>
        <Icon name="shield" />
        <span className="word">{t('result.proof')}</span>
      </Link>
      <Link className="btn" href={replayPath(state.id)}>
        <Icon name="play" />
        {t('result.replay')}
      </Link>
      {state.next ? (
        <Link className="btn go" href={tablePath(state.next)}>
          {t('result.next')}
        </Link>
      ) : (
        own !== undefined && (
          <button type="button" className="btn go" onClick={actions.rematch}>
            {t('result.rematch')}
          </button>
        )
      )}
    </StatusBar>
  )
}

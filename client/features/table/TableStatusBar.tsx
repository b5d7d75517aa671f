import { readLine } from '#shared/protocol/read.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { LineText } from './LineText.tsx'
import { PromptControls, UndoButton } from './PromptControls.tsx'
import { ResultStatus } from './ResultStatus.tsx'
import { OpeningStatus, SeatingStatus } from './SeatingStatus.tsx'
import { StatusBar } from './StatusBar.tsx'
import { useTableModel } from './TableContext.tsx'
import { namesWhere, ownSeatOf } from './use-table.ts'

/** One sentence about what the table waits for, and the buttons that belong to it. */
export function TableStatusBar() {
  const { status } = useTableModel()
  switch (status) {
    case 'reconnecting':
    case 'paused':
      return <DisconnectedStatus status={status} />
    case 'elsewhere':
      return <ElsewhereStatus />
    case 'problem':
      return <ProblemStatus />
    case 'past':
      return <PastStatus />
    case 'seating':
      return <SeatingStatus />
    case 'opening':
      return <OpeningStatus />
    case 'result':
      return <ResultStatus />
    case 'autopilot':
      return <AutopilotStatus />
    case 'prompt':
      return <PromptControls />
    case 'waiting':
      return <WaitingStatus />
  }
}

function DisconnectedStatus({ status }: { readonly status: 'reconnecting' | 'paused' }) {
  const { t } = useTranslation()
  return (
    <StatusBar tone="bad" text={t(`statusBar.${status}`)} hint={t(`statusBar.${status}.hint`)}>
      <span className="ring" />
    </StatusBar>
  )
}

function ElsewhereStatus() {
  const { t } = useTranslation()
  const { actions } = useTableModel()
  return (
    <StatusBar tone="wait" text={t('statusBar.elsewhere')} hint={t('statusBar.elsewhere.hint')}>
      <button type="button" className="btn go" onClick={actions.comeBack}>
        {t('statusBar.comeback')}
      </button>
    </StatusBar>
  )
}

function ProblemStatus() {
  const { t } = useTranslation()
  const { problem, onDismiss } = useTableModel()
  return (
    <StatusBar tone="bad" text={problem}>
      <button type="button" className="btn" onClick={onDismiss}>
        {t('statusBar.dismiss')}
      </button>
    </StatusBar>
  )
}

function PastStatus() {
  const { t } = useTranslation()
  const { past, match, onNow } = useTableModel()
  return (
    <StatusBar tone="past" text={t('statusBar.past')} hint={t('statusBar.past.hint', { seq: past?.seq ?? 0, all: match.seq })}>
      <button type="button" className="btn go" onClick={onNow}>
        {t('statusBar.now')}
      </button>
    </StatusBar>
  )
}

function AutopilotStatus() {
  const { t } = useTranslation()
  const { actions } = useTableModel()
  return (
    <StatusBar tone="wait" text={t('statusBar.autopilot')}>
      <button type="button" className="btn go" onClick={() => actions.setAutopilot(false)}>
        {t('statusBar.takeback')}
      </button>
    </StatusBar>
  )
}

function WaitingStatus() {
  const { t } = useTranslation()
  const table = useTableModel()
  const seat = ownSeatOf(table)
  const hint = !seat ? t('statusBar.watch') : seat.resigned ? t('statusBar.resigned') : undefined
  return (
    <StatusBar tone="wait" text={<WaitingText />} hint={hint}>
      {seat && !seat.resigned && <UndoButton possible={seat.private?.undo ?? false} onUndo={table.actions.undo} />}
    </StatusBar>
  )
}

/** Says who decides now, and about what if it is only one player. */
function WaitingText() {
  const { t, language } = useTranslation()
  const table = useTableModel()
  const { match, view } = table
  const isAwaited = (deciding: boolean, index: number): boolean => deciding && index !== view.own
  const names = namesWhere(table, ({ deciding }, index) => isAwaited(deciding, index))
  const [name] = names
  if (name === undefined) return '…'
  if (names.length > 1) return t('statusBar.wait.many', { names })
  const line = readLine(match.seats.find(({ deciding }, index) => isAwaited(deciding, index))?.statusJson ?? '')
  if (!line) return t('statusBar.wait.plain', { name })
  return <LineText words={view.loaded.game.words} line={line} language={language} seatStyles={view.seatStyles} />
}

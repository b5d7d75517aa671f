import { useState } from 'react'
import type { SeatState } from '#shared/protocol/match.ts'
import { type Translation, useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Until } from './Clock.tsx'
import { StatusBar } from './StatusBar.tsx'
import { useTableModel } from './TableContext.tsx'
import { namesWhere, ownSeatOf, type TableModel } from './use-table.ts'
import { INVITE_PATH } from './WaitingRoom.tsx'

/** The status bar before the match: choose a seat, invite others, get ready. */
export function SeatingStatus() {
  const { t } = useTranslation()
  const table = useTableModel()
  const { match, view, actions } = table
  const seat = ownSeatOf(table)
  const hint = match.deadline > 0 ? <Until says={t('gather.deadline')} deadline={match.deadline} clockOffset={view.clockOffset} /> : t('gather.hint')
  return (
    <StatusBar tone={seat && !seat.ready ? 'turn' : 'wait'} text={seatingText(table, seat, t)} hint={hint}>
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

function seatingText(table: TableModel, seat: SeatState | undefined, t: Translation['t']): string {
  const hasFreeSeat = table.match.seats.some(({ kind }) => kind === 'open')
  if (!seat) return t(hasFreeSeat ? 'gather.choose' : 'gather.full')
  if (!seat.ready) return t('gather.press')
  if (hasFreeSeat) return t('gather.free')
  return t('gather.others', { names: namesWhere(table, ({ kind, ready }) => kind === 'human' && !ready) })
}

/** The status bar while the nonces are opened. Every client opens its own, so the player has nothing to do. */
export function OpeningStatus() {
  const { t } = useTranslation()
  const table = useTableModel()
  const { match, view, hasLostNonce } = table
  const others = namesWhere(table, ({ opened }, index) => !opened && index !== view.own)
  const isOpened = ownSeatOf(table)?.opened === true
  const text = hasLostNonce ? t('opening.elsewhere') : isOpened && others.length > 0 ? t('opening.others', { names: others }) : t('opening.text')
  const hint = t(hasLostNonce ? 'opening.elsewhere.hint' : 'opening.hint')
  return (
    <StatusBar
      tone={hasLostNonce ? 'bad' : 'wait'}
      text={text}
      hint={<Until says={hint} deadline={match.deadline} clockOffset={view.clockOffset} />}
    />
  )
}

const COPIED_MS = 2500

function InviteButton() {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href)
      setCopied(true)
      setTimeout(() => setCopied(false), COPIED_MS)
    } catch {
      // Without HTTPS a page may not write to the clipboard. It selects the link instead, so that the player can copy it.
      const link = document.getElementById(INVITE_PATH)
      if (link) getSelection()?.selectAllChildren(link)
    }
  }
  return (
    <button type="button" className="btn" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'link'} />
      {t(isCopied ? 'gather.copied' : 'gather.invite')}
    </button>
  )
}

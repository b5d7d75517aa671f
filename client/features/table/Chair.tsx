import { BOT_LEVELS, type SeatState } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { levelName, type SeatStyle } from '../../ui/seats.ts'
import { useTableModel } from './TableContext.tsx'
import type { TableModel } from './use-table.ts'

interface ChairProps {
  readonly seat: SeatState
  readonly seatStyle: SeatStyle
}

/** A seat in the waiting room: reserved, open, or taken. */
export function Chair(props: ChairProps) {
  if (props.seat.held) return <HeldChair {...props} />
  return props.seat.kind === 'open' ? <OpenChair {...props} /> : <TakenChair {...props} />
}

const isHosting = ({ view, match }: TableModel): boolean => view.own !== undefined && view.own === match.hostSeat && match.phase === 'gathering'

function HeldChair(props: ChairProps) {
  const { t } = useTranslation()
  return (
    <>
      <span className="disc">
        <Icon name={props.seatStyle.symbol} />
      </span>
      <span className="notready">{t('gather.held', { name: props.seat.held })}</span>
      <RemoveButton {...props} />
    </>
  )
}

function OpenChair({ seatStyle }: ChairProps) {
  const { t } = useTranslation()
  const table = useTableModel()
  const { actions } = table
  return (
    <>
      <button type="button" className="sit selectable" data-target={`seat-${seatStyle.seat}`} onClick={() => actions.sit(seatStyle.seat)}>
        <span className="disc">
          <Icon name={seatStyle.symbol} />
        </span>
        {t('gather.sit')}
      </button>
      {isHosting(table) && (
        <fieldset className="levels">
          <legend>{t('gather.bot')}</legend>
          {BOT_LEVELS.map((level) => (
            <button key={level} type="button" onClick={() => actions.setBot(seatStyle.seat, level)}>
              {t(`level.${level}`)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}

function TakenChair(props: ChairProps) {
  const { seat, seatStyle } = props
  const { t } = useTranslation()
  const table = useTableModel()
  const { match, view, actions } = table
  const canRemove = isHosting(table) && seatStyle.seat !== view.own
  return (
    <>
      <span className="disc full">
        <Icon name={seatStyle.symbol} />
        {seat.kind === 'bot' && (
          <i>
            <Icon name="bot" />
          </i>
        )}
        {seatStyle.seat === match.hostSeat && (
          <i title={t('gather.host')}>
            <Icon name="crown" />
          </i>
        )}
      </span>
      <b>
        {seatStyle.name}
        {seatStyle.seat === view.own && <small className="you">{t('you')}</small>}
      </b>
      <ChairState {...props} />
      {seat.kind === 'bot' && isHosting(table) && (
        <button type="button" className="dismiss" onClick={() => actions.setBot(seatStyle.seat)}>
          <Icon name="cross" />
          {t('gather.send')}
        </button>
      )}
      {seat.kind === 'human' && canRemove && (
        <span className="states">
          <MuteButton {...props} />
          <RemoveButton {...props} />
        </span>
      )}
    </>
  )
}

/** Shows whether the player is ready, and whether they may chat. */
function ChairState({ seat, seatStyle }: ChairProps) {
  const { t, language } = useTranslation()
  const table = useTableModel()
  const isOpening = table.match.phase === 'opening'
  const isReady = seat.kind === 'bot' || (isOpening ? seat.opened : seat.ready)
  const missing = isOpening ? 'status.opening' : 'status.notready'
  return (
    <span className="states">
      <span className={isReady ? 'ready' : 'notready'}>
        {isReady && <Icon name="check" />}
        {levelName(seat.level, language) ?? t(isReady ? 'status.ready' : missing)}
      </span>
      {seat.muted && (isHosting(table) || seatStyle.seat === table.view.own) && (
        <span className="silenced">
          <Icon name="mute" />
          {t('gather.muted')}
        </span>
      )}
    </span>
  )
}

/** Lets the host free the seat. */
function RemoveButton({ seat, seatStyle }: ChairProps) {
  const { t } = useTranslation()
  const table = useTableModel()
  if (!isHosting(table) || seatStyle.seat === table.view.own) return undefined
  return (
    <button
      type="button"
      className="dismiss"
      title={t('gather.remove.hint', { name: seat.held || seatStyle.name })}
      onClick={() => table.actions.remove(seatStyle.seat)}
    >
      <Icon name="door" />
      {t('gather.remove')}
    </button>
  )
}

/** Lets the host mute the player, or let them talk again. */
function MuteButton({ seat: { muted }, seatStyle }: ChairProps) {
  const { t } = useTranslation()
  const { actions } = useTableModel()
  return (
    <button
      type="button"
      className="dismiss"
      title={t(muted ? 'gather.unmute.hint' : 'gather.mute.hint', { name: seatStyle.name })}
      onClick={() => actions.mute(seatStyle.seat, !muted)}
    >
      <Icon name={muted ? 'chat' : 'mute'} />
      {t(muted ? 'gather.unmute' : 'gather.mute')}
    </button>
  )
}

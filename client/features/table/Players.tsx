import { type CSSProperties, useEffect, useRef } from 'react'
import type { Seat } from '#shared/kernel/decision.ts'
import type { SeatState } from '#shared/protocol/match.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import { useScrollStop } from '../../ui/scroll-stop.ts'
import { levelName, type SeatStyle } from '../../ui/seats.ts'
import { ClockBar, ClockText } from './Clock.tsx'
import { seatStatus } from './seat-status.ts'
import { useTableView } from './TableContext.tsx'

/** Returns the player's own seat first and then the others in turn order. */
function seatOrder(count: number, own: Seat | undefined): readonly Seat[] {
  return Array.from({ length: count }, (_, index) => (index + (own ?? 0)) % count)
}

/** A panel for every player, once the match has begun. */
export function Players() {
  const { t } = useTranslation()
  const { match, board, own, seatStyles } = useTableView()
  const list = useScrollStop<HTMLUListElement>()
  if (!board) return undefined
  return (
    <ul ref={list} className="players" aria-label={t('players')}>
      {seatOrder(match.seats.length, own).map((index) => {
        const [seat, seatStyle] = [match.seats[index], seatStyles[index]]
        return seat && seatStyle && <Player key={index} seat={seat} seatStyle={seatStyle} />
      })}
    </ul>
  )
}

interface PlayerProps {
  readonly seat: SeatState
  readonly seatStyle: SeatStyle
}

function Player({ seat, seatStyle }: PlayerProps) {
  const { language } = useTranslation()
  const { match, animated, loaded, clockOffset, scores } = useTableView()
  const { ui } = loaded
  const panel = useRef<HTMLLIElement>(null)
  const isTurn = seat.deciding && match.phase === 'playing'
  useEffect(() => {
    if (isTurn) panel.current?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
  }, [isTurn])
  const game = { table: animated, seat: seatStyle.seat, seatStyle, language }
  const final = scores?.[seatStyle.seat]
  return (
    <li ref={panel} className={`pl ${isTurn ? 'turn' : ''} ${seat.resigned ? 'gone' : ''}`} style={inColour(seatStyle.colour)} aria-current={isTurn}>
      <div className="pl-head">
        <span className="ava">
          <ui.Portrait {...game} />
          <i>
            <Icon name={seatStyle.symbol} />
          </i>
        </span>
        <PlayerName seat={seat} seatStyle={seatStyle} />
        <span className="vpn">
          {final ? (
            <span>
              <Icon name="hex" />
              {final.total}
            </span>
          ) : (
            <ui.Score {...game} />
          )}
        </span>
      </div>
      <div className="bag">
        <ui.Stats {...game} />
      </div>
      {match.pace !== 'untimed' && <ClockBar seat={seat} clockOffset={clockOffset} />}
    </li>
  )
}

/** Makes the letters of a name smaller until its longest word fits its panel. */
function fitting(name: string): CSSProperties {
  return { ['--letters' as string]: Math.max(...name.split(/[\s-]/u).map((word) => word.length)) }
}

function PlayerName({ seat, seatStyle }: PlayerProps) {
  const { t, language } = useTranslation()
  const view = useTableView()
  const { match, own, clockOffset } = view
  const isHere = seat.kind === 'bot' || (seat.online && !seat.autopilot)
  const level = seat.kind === 'bot' ? levelName(seat.level, language) : undefined
  const [key, params] = seatStatus(seat, seatStyle.seat, view)
  // "Your turn" already says whose panel it is.
  const who = seatStyle.seat === own && key !== 'status.turn' ? t('you') : level
  const status = t(key, params)
  return (
    <span className="nm">
      <b className="name" style={fitting(seatStyle.name)}>
        {seatStyle.name}
      </b>
      <span className="st">
        <span className={`dot ${isHere ? '' : 'away'}`} />
        {seat.deciding && match.phase === 'playing' && <ClockText seat={seat} clockOffset={clockOffset} />}
        {who && <span className="who">{who} · </span>}
        {status}
      </span>
    </span>
  )
}

import { useEffect, useRef } from 'react'
import type { Outcome } from '#shared/kernel/game.ts'
import type { MatchState, SeatState } from '#shared/protocol/match.ts'
import type { GameUi } from '../../boards/game-ui.ts'
import { type Translation, useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import { levelName, type SeatStyle } from '../../ui/seats.ts'
import { ClockBar, ClockText } from './Clock.tsx'

interface PlayersProps {
  readonly state: Pick<MatchState, 'phase' | 'pace' | 'seats'>
  readonly table: object
  readonly ui: GameUi
  readonly seatStyles: readonly SeatStyle[]
  readonly own: number | undefined
  readonly ahead: number
  readonly ranks: readonly number[] | undefined
  /** When all is counted. */
  readonly scores?: Outcome['scores'] | undefined
}

/** Own seat first, the others in the order of play. */
export function seatOrder(count: number, own: number | undefined): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index + (own ?? 0)) % count)
}

export function Players(props: PlayersProps) {
  const { t } = useTranslation()
  return (
    <ul className="players" aria-label={t('players')}>
      {seatOrder(props.state.seats.length, props.own).map((index) => {
        const [seat, seatStyle] = [props.state.seats[index], props.seatStyles[index]]
        return seat && seatStyle && <Player key={index} {...props} seat={seat} seatStyle={seatStyle} />
      })}
    </ul>
  )
}

function Player(props: PlayersProps & { readonly seat: SeatState; readonly seatStyle: SeatStyle }) {
  const { state, seat, seatStyle, table, ui, own, ahead } = props
  const { language, t } = useTranslation()
  const panel = useRef<HTMLLIElement>(null)
  const turn = seat.deciding && state.phase === 'playing'
  useEffect(() => {
    if (turn) panel.current?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
  }, [turn])
  const game = { table, seat: seatStyle.seat, seatStyle, language }
  const final = props.scores?.[seatStyle.seat]
  return (
    <li ref={panel} className={`pl ${turn ? 'turn' : ''} ${seat.resigned ? 'gone' : ''}`} style={inColour(seatStyle.colour)} aria-current={turn}>
      <div className="pl-head">
        <span className="ava">
          <ui.Portrait {...game} />
          <i>
            <Icon name={seatStyle.symbol} />
          </i>
        </span>
        <span className="nm">
          <b>
            <span className="name">{seatStyle.name}</span>
            {seatStyle.seat === own && <small className="you">{t('you')}</small>}
          </b>
          <span className="st">
            <Presence seat={seat} />
            {turn && <ClockText seat={seat} ahead={ahead} />}
            <StatusText {...props} />
          </span>
        </span>
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
      {state.pace !== 'untimed' && <ClockBar seat={seat} ahead={ahead} />}
    </li>
  )
}

function Presence({ seat }: { readonly seat: SeatState }) {
  const here = seat.kind === 'bot' || (seat.online && !seat.autopilot)
  return <span className={`dot ${here ? '' : 'away'}`} />
}

function StatusText({ seat, seatStyle, own, ranks }: PlayersProps & { readonly seat: SeatState; readonly seatStyle: SeatStyle }) {
  const { t, language } = useTranslation()
  const level = seat.kind === 'bot' ? levelName(seat.level, language) : undefined
  const status = statusOf(seat, seatStyle, own, ranks, t)
  return level ? `${level} · ${status}` : status
}

function statusOf(
  seat: SeatState,
  seatStyle: SeatStyle,
  own: number | undefined,
  ranks: readonly number[] | undefined,
  say: Translation['t'],
): string {
  if (seat.resigned) return say('status.resigned')
  if (ranks) return say('status.rank', { rank: ranks[seatStyle.seat] ?? 0 })
  if (seat.autopilot) return say('status.autopilot')
  if (seat.deciding) return say(seatStyle.seat === own ? 'status.turn' : 'status.deciding')
  return say(seat.kind === 'human' && !seat.online ? 'status.away' : 'status.waiting')
}

import { useEffect, useRef } from 'react'
import type { Outcome } from '#shared/kernel/game.ts'
import type { MatchState, SeatState } from '#shared/protocol/match.ts'
import type { GameUi } from '../boards/game-ui.ts'
import { type Speech, useSpeech } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { inColour } from '../ui/Mark.tsx'
import { levelName, type SeatLook } from '../ui/seats.ts'
import { ClockBar, ClockText } from './Clock.tsx'

interface PlayersProps {
  readonly state: Pick<MatchState, 'phase' | 'pace' | 'seats'>
  readonly table: object
  readonly face: GameUi
  readonly looks: readonly SeatLook[]
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
  const { say } = useSpeech()
  return (
    <ul className="players" aria-label={say('players')}>
      {seatOrder(props.state.seats.length, props.own).map((index) => {
        const [seat, look] = [props.state.seats[index], props.looks[index]]
        return seat && look && <Player key={index} {...props} seat={seat} look={look} />
      })}
    </ul>
  )
}

function Player(props: PlayersProps & { readonly seat: SeatState; readonly look: SeatLook }) {
  const { state, seat, look, table, face: ui, own, ahead } = props
  const { language, say } = useSpeech()
  const panel = useRef<HTMLLIElement>(null)
  const turn = seat.deciding && state.phase === 'playing'
  useEffect(() => {
    if (turn) panel.current?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
  }, [turn])
  const game = { table, seat: look.seat, look, language }
  const final = props.scores?.[look.seat]
  return (
    <li ref={panel} className={`pl ${turn ? 'turn' : ''} ${seat.resigned ? 'gone' : ''}`} style={inColour(look.colour)} aria-current={turn}>
      <div className="pl-head">
        <span className="ava">
          <ui.Portrait {...game} />
          <i>
            <Icon name={look.symbol} />
          </i>
        </span>
        <span className="nm">
          <b>
            <span className="name">{look.name}</span>
            {look.seat === own && <small className="you">{say('you')}</small>}
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

function StatusText({ seat, look, own, ranks }: PlayersProps & { readonly seat: SeatState; readonly look: SeatLook }) {
  const { say, language } = useSpeech()
  const level = seat.kind === 'bot' ? levelName(seat.level, language) : undefined
  const status = statusOf(seat, look, own, ranks, say)
  return level ? `${level} · ${status}` : status
}

function statusOf(seat: SeatState, look: SeatLook, own: number | undefined, ranks: readonly number[] | undefined, say: Speech['say']): string {
  if (seat.resigned) return say('status.resigned')
  if (ranks) return say('status.rank', { rank: ranks[look.seat] ?? 0 })
  if (seat.autopilot) return say('status.autopilot')
  if (seat.deciding) return say(look.seat === own ? 'status.turn' : 'status.deciding')
  return say(seat.kind === 'human' && !seat.online ? 'status.away' : 'status.waiting')
}

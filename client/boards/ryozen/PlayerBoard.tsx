import { GOODS } from '#shared/games/ryozen/content/index.ts'
import { inColour } from '../../ui/SeatBadge.tsx'
import { ClanFace } from './animals.tsx'
import { playOf } from './play.ts'
import { Sign } from './Sprite.tsx'
import { Target } from './Target.tsx'
import type { Props, SeatProps } from './table.ts'
import { boardText, nameOf } from './words.ts'

const PLACES = ['I', 'II', 'III', 'IV'] as const

/** The player's clan and goods. The goods are selectable here when the player has to choose one. */
export function PlayerBoard(props: Props & SeatProps) {
  const { seatStyle, seat, language } = props
  const play = playOf(props)
  const { view } = play
  const player = view.players[seat]
  if (!player) return undefined
  const herald = PLACES[view.heralds.indexOf(seat)] ?? ''
  return (
    <div className="ry-own" style={inColour(seatStyle.colour)}>
      <div className="ry-own-head">
        <ClanFace clan={player.clan} />
        <div>
          <h2>{player.clan ? nameOf(player.clan, language) : '…'}</h2>
          <ul className="ry-own-facts">
            <li title={boardText('heraldRank', language)}>
              <Sign name="herald" />
              {herald}
            </li>
            <li title={boardText('explored', language)}>
              <Sign name="village" />
              {player.explorer + 1}
            </li>
            {view.first === seat && (
              <li title={boardText('firstToken', language)}>
                <Sign name="token" />
                <span>{boardText('firstToken', language)}</span>
              </li>
            )}
          </ul>
        </div>
      </div>
      <ul className="ry-purse" aria-label={boardText('purse', language)}>
        {GOODS.map((good) => (
          <li key={good}>
            <Target
              play={play}
              target={good}
              label={`${nameOf(good, language)}: ${player[good]}`}
              className={`ry-good ${good} ${player[good] === 0 ? 'zero' : ''}`}
              card={() => undefined}
            >
              <Sign name={good} />
              <b key={player[good]}>{player[good]}</b>
            </Target>
          </li>
        ))}
      </ul>
    </div>
  )
}

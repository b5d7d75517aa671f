import { CLANS } from '#shared/games/ryozen/content/index.ts'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
import { ClanFace } from './animals.tsx'
import { playOf } from './play.ts'
import { Target } from './Target.tsx'
import type { Props } from './table.ts'
import { boardText } from './words.ts'

/** The four clans as banners. Selectable ones glow, and taken ones show their player's badge. */
export function Draft(props: Props) {
  const play = playOf(props)
  const { view, seatStyles, language } = play
  return (
    <ul className="ry-draft">
      {CLANS.map(({ id, name }) => {
        const seat = view.players.findIndex(({ clan }) => clan === id)
        const seatStyle = seatStyles[seat]
        return (
          <li key={id}>
            <Target
              play={play}
              target={id}
              label={seatStyle ? `${name[language]}: ${seatStyle.name}` : boardText('chooseClan', language, { name: name[language] })}
              className={`ry-banner ${seatStyle ? 'taken' : ''}`}
              style={inColour(seatStyle?.colour ?? '#8a7a5a')}
              card={() => undefined}
            >
              <ClanFace clan={id} />
              <b>{name[language]}</b>
              {seatStyle && (
                <span className="owner">
                  <SeatBadge seatStyle={seatStyle} />
                  {seatStyle.name}
                </span>
              )}
            </Target>
          </li>
        )
      })}
    </ul>
  )
}

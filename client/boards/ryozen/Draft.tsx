import { CLANS } from '#shared/games/ryozen/content/index.ts'
import { inColour, Mark } from '../../ui/Mark.tsx'
import type { BoardProps } from '../game-ui.ts'
import { ClanFace } from './animals.tsx'
import { playOf } from './play.ts'
import { Thing } from './Thing.tsx'
import { tell } from './words.ts'

/** The four clans as banners: who is lit may be led, who is led wears the leader's mark. */
export function Draft(props: BoardProps) {
  const play = playOf(props)
  const { view, seatStyles: looks, language } = play
  return (
    <ul className="ry-draft">
      {CLANS.map(({ id, name }) => {
        const seat = view.players.findIndex(({ clan }) => clan === id)
        const look = looks[seat]
        return (
          <li key={id}>
            <Thing
              play={play}
              thing={id}
              label={look ? `${name[language]}: ${look.name}` : tell('chooseClan', language, { name: name[language] })}
              className={`ry-banner ${look ? 'taken' : ''}`}
              style={inColour(look?.colour ?? '#8a7a5a')}
              card={() => undefined}
            >
              <ClanFace clan={id} />
              <b>{name[language]}</b>
              {look && (
                <span className="owner">
                  <Mark look={look} />
                  {look.name}
                </span>
              )}
            </Thing>
          </li>
        )
      })}
    </ul>
  )
}

import type { MatchInfo } from '#shared/protocol/http.ts'
import { tablePath } from '../../app/route.ts'
import { GameEmblem } from '../../boards/GamePictures.tsx'
import { boardOf, gameAttributes } from '../../boards/index.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import { colourOf, levelName, nameOf, symbolOf } from '../../ui/seats.ts'

/** Matches as small tables that show who sits there and which seats are free. */
export function MatchList({ matches, mine }: { readonly matches: readonly MatchInfo[]; readonly mine: boolean }) {
  const { t, language } = useTranslation()
  return (
    <ul className="tables">
      {matches.map((info) => {
        const free = info.seats.filter(({ kind, held }) => kind === 'open' && !held).length
        const verb = mine ? 'lobby.goon' : free > 0 ? 'lobby.join' : 'lobby.watch'
        return (
          <li key={info.id} className="little" {...gameAttributes(info.game)}>
            <GameEmblem game={info.game} />
            <div className="what">
              <b>{boardOf(info.game)?.names[language] ?? info.game}</b>
              <small>
                {t(`pace.${info.pace}`)} ·{' '}
                {info.phase === 'gathering' ? t('lobby.seats.free', { count: free }) : t(`lobby.${info.phase === 'opening' ? 'opening' : 'playing'}`)}
              </small>
            </div>
            <ul className="seats">
              {info.seats.map((seat, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
                <li key={index} style={inColour(colourOf(index))} title={levelName(seat.level, language)}>
                  <span className={`mark ${seat.kind === 'open' ? 'hollow' : ''}`}>
                    <Icon name={seat.kind === 'bot' ? 'bot' : symbolOf(index)} />
                  </span>
                  <span>{nameOf(seat, index, language)}</span>
                </li>
              ))}
            </ul>
            <Link className="btn" href={tablePath(info.id)}>
              {t(verb)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

import type { Outcome, ScoreLine } from '#shared/kernel/game.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
import { useScrollStop } from '../../ui/scroll-stop.ts'
import { LineText } from './LineText.tsx'
import { useTableView } from './TableContext.tsx'

const NO_TABLE = {}

/** The places of all players, best first, with their scores. */
export function Result({ outcome }: { readonly outcome: Outcome }) {
  const { loaded, seatStyles, board } = useTableView()
  const table = board?.table ?? NO_TABLE
  const { t, language } = useTranslation()
  const list = useScrollStop<HTMLOListElement>()
  const order = seatStyles.toSorted((a, b) => (outcome.ranks[a.seat] ?? 0) - (outcome.ranks[b.seat] ?? 0))
  return (
    <ol ref={list} className={`result ${order.length > 2 ? 'many' : ''}`} aria-label={t('result.title')}>
      {order.map((seatStyle) => {
        const rank = outcome.ranks[seatStyle.seat] ?? 0
        const score = outcome.scores?.[seatStyle.seat]
        const seat = { table, seat: seatStyle.seat, seatStyle, language }
        return (
          <li key={seatStyle.seat} className={`place ${rank === 1 ? 'first' : ''}`} style={inColour(seatStyle.colour)}>
            <span className="medal">
              <loaded.ui.Portrait {...seat} />
              <i>{rank === 1 ? <Icon name="crown" /> : rank}</i>
            </span>
            <div>
              <b>
                <SeatBadge seatStyle={seatStyle} />
                <span className="name">{seatStyle.name}</span>
              </b>
              <span className="vpn">{score ? score.total : <loaded.ui.Score {...seat} />}</span>
              <div className="bag">
                <loaded.ui.Stats {...seat} />
              </div>
            </div>
            {outcome.grade && (
              <p className="grade">
                <LineText words={loaded.game.words} line={outcome.grade} language={language} seatStyles={seatStyles} />
              </p>
            )}
            {score && (
              <ul className="sums">
                {score.lines.filter(isWorth).map(({ line, points }) => (
                  <li key={JSON.stringify(line)}>
                    <span>
                      <LineText words={loaded.game.words} line={line} language={language} seatStyles={seatStyles} />
                    </span>
                    <span>{points}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Lines of the score without points are left out. */
const isWorth = ({ points }: ScoreLine): boolean => points !== 0

export function winnersOf(outcome: Outcome): readonly number[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
}

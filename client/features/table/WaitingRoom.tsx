import type { GameOptionSpec, GameOptions } from '#shared/kernel/game-options.ts'
import { readOptions } from '#shared/protocol/read.ts'
import { GameEmblem } from '../../boards/GamePictures.tsx'
import { type Translation, useTranslation } from '../../i18n/translation.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import { Chair } from './Chair.tsx'
import { useTableModel } from './TableContext.tsx'

/** The id of the element that shows the link to the table. */
export const INVITE_PATH = 'invitation'

/** Returns whether the option has a meaning with this number of seats and these other options. */
export function applies(spec: GameOptionSpec, options: GameOptions, seats: number): boolean {
  const { seats: counts, when = {} } = spec.appliesTo ?? {}
  if (counts && !counts.includes(seats)) return false
  return Object.entries(when).every(([id, value]) => options[id] === value)
}

/** Returns the chosen value of the option in words. */
function optionText(spec: GameOptionSpec, options: GameOptions, { language, t }: Translation): string {
  const value = options[spec.id] ?? spec.default
  if (spec.kind === 'choice') return spec.values.find(({ id }) => id === value)?.names[language] ?? String(value)
  return spec.kind === 'flag' ? t(value ? 'option.on' : 'option.off') : String(value)
}

/** The table before the match: its options in the middle, the seats around them. */
export function WaitingRoom() {
  const { match, view } = useTableModel()
  const { seatStyles, own } = view
  const count = match.seats.length
  return (
    <div className="gathering" style={{ ['--n' as string]: count, ['--first' as string]: count === 4 ? 0.125 : 0.25 }}>
      <Terms />
      <ul className="chairs">
        {match.seats.map((seat, index) => {
          const seatStyle = seatStyles[index]
          // The player's own seat, or the first one, comes first. Four seats take the corners; fewer start on the left.
          const turn = (index - (own ?? 0) + count) % count
          return (
            seatStyle && (
              <li key={seatStyle.seat} className={`chair ${seat.kind}`} style={{ ...inColour(seatStyle.colour), ['--i' as string]: turn }}>
                <Chair seat={seat} seatStyle={seatStyle} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

/** The link to the match and what will be played. */
function Terms() {
  const translation = useTranslation()
  const { t, language } = translation
  const { match, view } = useTableModel()
  const { game } = view.loaded
  const options = readOptions(match.optionsJson)
  return (
    <div className="round-table">
      <GameEmblem game={game.id} />
      <h2>{t('gather.title')}</h2>
      <code className="invitation" id={INVITE_PATH}>
        {location.origin + location.pathname}
      </code>
      <ul className="chips">
        <li>{t(`pace.${match.pace}`)}</li>
        <li>{t(match.listed ? 'gather.listed' : 'gather.private')}</li>
        {game.options
          .filter((spec) => applies(spec, options, match.seats.length))
          .map((spec) => (
            <li key={spec.id} title={spec.hint?.[language]}>
              {spec.names[language]}: <b>{optionText(spec, options, translation)}</b>
            </li>
          ))}
      </ul>
    </div>
  )
}

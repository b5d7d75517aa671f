import type { Seat } from '#shared/kernel/decision.ts'
import type { GameOptionSpec, GameOptions } from '#shared/kernel/game-options.ts'
import { BOT_LEVELS, type BotLevel, type MatchState, type SeatState } from '#shared/protocol/match.ts'
import { type Translation, useTranslation } from '../../i18n/translation.tsx'
import { Emblem } from '../../ui/Emblem.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { inColour } from '../../ui/SeatBadge.tsx'
import { levelName, type SeatStyle } from '../../ui/seats.ts'
import type { LoadedGame } from './use-game-ui.ts'

/** The link to the table, where it stands on the page. */
export const INVITE_PATH = 'invitation'

interface GatheringProps {
  readonly state: MatchState
  readonly loaded: LoadedGame
  readonly seatStyles: readonly SeatStyle[]
  readonly own: Seat | undefined
  readonly onSit: (seat: Seat) => void
  readonly onBot: (seat: Seat, level?: BotLevel) => void
  readonly onMute: (seat: Seat, on: boolean) => void
  readonly onRemove: (seat: Seat) => void
}

/** Whether the option means anything at this table. */
export function applies(spec: GameOptionSpec, options: GameOptions, seats: number): boolean {
  const { seats: counts, when = {} } = spec.appliesTo ?? {}
  if (counts && !counts.includes(seats)) return false
  return Object.entries(when).every(([id, value]) => options[id] === value)
}

/** What was chosen for the option, in words. */
function optionWords(spec: GameOptionSpec, options: GameOptions, { language, t }: Translation): string {
  const value = options[spec.id] ?? spec.default
  if (spec.kind === 'choice') return spec.values.find(({ id }) => id === value)?.names[language] ?? String(value)
  return spec.kind === 'flag' ? t(value ? 'option.on' : 'option.off') : String(value)
}

function readOptions(json: string): GameOptions {
  const options: unknown = json === '' ? {} : JSON.parse(json)
  return typeof options === 'object' && options !== null ? (options as GameOptions) : {}
}

/** The table before the match: seats around it, the rules laid out in the middle. */
export function WaitingRoom(props: GatheringProps) {
  const { state, loaded, seatStyles, own } = props
  const speech = useTranslation()
  const options = readOptions(state.options)
  const count = state.seats.length
  return (
    <div className="gathering" style={{ ['--n' as string]: count, ['--first' as string]: count === 4 ? 0.125 : 0.25 }}>
      <div className="round-table">
        <Emblem game={loaded.game.id} />
        <h2>{speech.t('gather.title')}</h2>
        <code className="invitation" id={INVITE_PATH}>
          {location.origin + location.pathname}
        </code>
        <ul className="chips">
          <li>{speech.t(`pace.${state.pace}`)}</li>
          <li>{speech.t(state.listed ? 'gather.listed' : 'gather.private')}</li>
          {loaded.game.options
            .filter((spec) => applies(spec, options, count))
            .map((spec) => (
              <li key={spec.id} title={spec.hint?.[speech.language]}>
                {spec.names[speech.language]}: <b>{optionWords(spec, options, speech)}</b>
              </li>
            ))}
        </ul>
      </div>
      <ul className="chairs">
        {state.seats.map((seat, index) => {
          const seatStyle = seatStyles[index]
          // Own seat, or the first, comes first; four sit at the corners, fewer start on the left.
          const turn = (index - (own ?? 0) + count) % count
          return (
            seatStyle && (
              <li key={seatStyle.seat} className={`chair ${seat.kind}`} style={{ ...inColour(seatStyle.colour), ['--i' as string]: turn }}>
                <Chair {...props} seat={seat} seatStyle={seatStyle} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

type ChairProps = GatheringProps & { readonly seat: SeatState; readonly seatStyle: SeatStyle }

/** The host lets somebody talk, or not. */
function MuteButton({ seat: { muted }, seatStyle, onMute }: ChairProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="dismiss"
      title={t(muted ? 'gather.unmute.hint' : 'gather.mute.hint', { name: seatStyle.name })}
      onClick={() => onMute(seatStyle.seat, !muted)}
    >
      <Icon name={muted ? 'chat' : 'mute'} />
      {t(muted ? 'gather.unmute' : 'gather.mute')}
    </button>
  )
}

function Chair(props: ChairProps) {
  const { state, seat, seatStyle, own, onSit, onBot, onRemove } = props
  const { t, language } = useTranslation()
  const hosting = own !== undefined && own === state.host && state.phase === 'gathering'
  const removing = hosting && seatStyle.seat !== own && (
    <button
      type="button"
      className="dismiss"
      title={t('gather.remove.hint', { name: seat.held || seatStyle.name })}
      onClick={() => onRemove(seatStyle.seat)}
    >
      <Icon name="door" />
      {t('gather.remove')}
    </button>
  )
  if (seat.held)
    return (
      <>
        <span className="disc">
          <Icon name={seatStyle.symbol} />
        </span>
        <span className="notready">{t('gather.held', { name: seat.held })}</span>
        {removing}
      </>
    )
  if (seat.kind === 'open')
    return (
      <>
        <button type="button" className="sit selectable" data-target={`seat-${seatStyle.seat}`} onClick={() => onSit(seatStyle.seat)}>
          <span className="disc">
            <Icon name={seatStyle.symbol} />
          </span>
          {t('gather.sit')}
        </button>
        {hosting && (
          <fieldset className="levels">
            <legend>{t('gather.bot')}</legend>
            {BOT_LEVELS.map((level) => (
              <button key={level} type="button" onClick={() => onBot(seatStyle.seat, level)}>
                {t(`level.${level}`)}
              </button>
            ))}
          </fieldset>
        )}
      </>
    )
  const ready = seat.kind === 'bot' || (state.phase === 'opening' ? seat.opened : seat.ready)
  const waitsFor = state.phase === 'opening' ? 'status.opening' : 'status.notready'
  return (
    <>
      <span className="disc full">
        <Icon name={seatStyle.symbol} />
        {seat.kind === 'bot' && (
          <i>
            <Icon name="bot" />
          </i>
        )}
        {seatStyle.seat === state.host && (
          <i title={t('gather.host')}>
            <Icon name="crown" />
          </i>
        )}
      </span>
      <b>
        {seatStyle.name}
        {seatStyle.seat === own && <small className="you">{t('you')}</small>}
      </b>
      <span className="states">
        <span className={ready ? 'ready' : 'notready'}>
          {ready && <Icon name="check" />}
          {levelName(seat.level, language) ?? t(ready ? 'status.ready' : waitsFor)}
        </span>
        {seat.muted && (hosting || seatStyle.seat === own) && (
          <span className="silenced">
            <Icon name="mute" />
            {t('gather.muted')}
          </span>
        )}
      </span>
      {seat.kind === 'bot' && hosting && (
        <button type="button" className="dismiss" onClick={() => onBot(seatStyle.seat)}>
          <Icon name="cross" />
          {t('gather.send')}
        </button>
      )}
      {seat.kind === 'human' && removing && (
        <span className="states">
          <MuteButton {...props} />
          {removing}
        </span>
      )}
    </>
  )
}

import { useTranslation } from '../../i18n/translation.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import type { Perspective } from './timeline.ts'

interface ScrubberProps {
  readonly seq: number
  readonly last: number
  readonly playing: boolean
  readonly eyes: Perspective
  readonly seatStyles: readonly SeatStyle[]
  readonly onGo: (seq: number) => void
  readonly onPlay: (playing: boolean) => void
  readonly onEyes: (perspective: Perspective) => void
}

/** Where the status bar is at a table: the way through the match, and through whose eyes it is seen. */
export function Scrubber({ seq, last, playing, eyes: perspective, seatStyles, onGo, onPlay, onEyes }: ScrubberProps) {
  const { t } = useTranslation()
  const step = (icon: IconName, key: 'replay.first' | 'replay.back' | 'replay.next' | 'replay.last', to: number) => (
    <button type="button" className="iconb" aria-label={t(key)} title={t(key)} disabled={to < 0 || to > last || to === seq} onClick={() => onGo(to)}>
      <Icon name={icon} />
    </button>
  )
  return (
    <section className="status-bar scrubber" aria-label={t('replay.title')}>
      <div className="steps">
        {step('first', 'replay.first', 0)}
        {step('back', 'replay.back', seq - 1)}
        <button
          type="button"
          className="btn go"
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          title={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={() => onPlay(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        {step('next', 'replay.next', seq + 1)}
        {step('last', 'replay.last', last)}
      </div>
      <label className="way">
        <span>{t('replay.at', { seq, all: last })}</span>
        <input type="range" min={0} max={last} value={seq} onChange={(event) => onGo(Number(event.target.value))} />
      </label>
      <fieldset className="tokens">
        <legend>{t('replay.eyes')}</legend>
        <button type="button" className="token" aria-label={t('replay.all')} aria-pressed={perspective === 'all'} onClick={() => onEyes('all')}>
          <Icon name="eye" />
          <span className="word">{t('replay.all')}</span>
        </button>
        {seatStyles.map((seatStyle) => (
          <button
            key={seatStyle.seat}
            type="button"
            className="token"
            aria-pressed={perspective === seatStyle.seat}
            title={seatStyle.name}
            onClick={() => onEyes(seatStyle.seat)}
          >
            <SeatBadge seatStyle={seatStyle} />
            <span className="vh">{seatStyle.name}</span>
          </button>
        ))}
      </fieldset>
    </section>
  )
}

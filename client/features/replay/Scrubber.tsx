import { useTranslation } from '../../i18n/translation.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import type { ReplayModel } from './use-replay.ts'

/** Replaces the status bar in a replay. It moves through the match and chooses whose view is shown. */
export function Scrubber({ replay }: { readonly replay: ReplayModel }) {
  const { t } = useTranslation()
  const { seq, last, isPlaying, perspective, view, goTo, setPlaying, lookAs } = replay
  const step = (icon: IconName, key: 'replay.first' | 'replay.back' | 'replay.next' | 'replay.last', to: number) => (
    <button type="button" className="iconb" aria-label={t(key)} title={t(key)} disabled={to < 0 || to > last || to === seq} onClick={() => goTo(to)}>
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
          aria-label={t(isPlaying ? 'replay.pause' : 'replay.play')}
          title={t(isPlaying ? 'replay.pause' : 'replay.play')}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        {step('next', 'replay.next', seq + 1)}
        {step('last', 'replay.last', last)}
      </div>
      <label className="way">
        <span>{t('replay.at', { seq, all: last })}</span>
        <input type="range" min={0} max={last} value={seq} onChange={(event) => goTo(Number(event.target.value))} />
      </label>
      <fieldset className="tokens">
        <legend>{t('replay.eyes')}</legend>
        <button type="button" className="token" aria-label={t('replay.all')} aria-pressed={perspective === 'all'} onClick={() => lookAs('all')}>
          <Icon name="eye" />
          <span className="word">{t('replay.all')}</span>
        </button>
        {view.seatStyles.map((seatStyle) => (
          <button
            key={seatStyle.seat}
            type="button"
            className="token"
            aria-pressed={perspective === seatStyle.seat}
            title={seatStyle.name}
            onClick={() => lookAs(seatStyle.seat)}
          >
            <SeatBadge seatStyle={seatStyle} />
            <span className="vh">{seatStyle.name}</span>
          </button>
        ))}
      </fieldset>
    </section>
  )
}

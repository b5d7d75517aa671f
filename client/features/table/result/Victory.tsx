import { useEffect, useState } from 'react'
import type { Outcome } from '#shared/kernel/game.ts'
import { GameEmblem, GameScene } from '../../../boards/GamePictures.tsx'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { inColour } from '../../../ui/SeatBadge.tsx'
import { useTableModel } from '../TableContext.tsx'
import { CountUp } from './CountUp.tsx'
import { winOf } from './winners.ts'
import './victory.css'

const NO_TABLE = {}
const SPARKS = Array.from({ length: 24 }, (_, n) => n)

/** The moment in which a match is won, over the board. It comes only to those who see the end, and leaves at any click. */
export function Victory() {
  const { outcome, status, endsHere } = useTableModel()
  const [isSeen, setSeen] = useState(false)
  const isShown = outcome !== undefined && endsHere && !isSeen && status === 'result'
  useEffect(() => {
    if (!isShown) return
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setSeen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isShown])
  return isShown && <Celebration outcome={outcome} onClose={() => setSeen(true)} />
}

function Celebration({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { view } = useTableModel()
  const win = winOf(outcome, view, t)
  const colour = view.seatStyles[win.seats[0] ?? -1]?.colour ?? 'var(--accent)'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside and Esc do the same
    <section className={`victory ${win.isOwn ? 'own-win' : ''}`} aria-label={t('result.title')} style={inColour(colour)} onClick={onClose}>
      <div className="victory-art">
        <GameScene game={view.loaded.game.id} />
      </div>
      <div className="victory-rays" aria-hidden="true" />
      <div className="victory-sparks" aria-hidden="true">
        {SPARKS.map((n) => (
          <i key={n} style={{ ['--n' as string]: n }} />
        ))}
      </div>
      <div className="victory-in">
        <Winners seats={win.seats} outcome={outcome} />
        <h2>{win.text}</h2>
        <button type="button" className="btn" onClick={onClose}>
          {t('result.board')}
        </button>
      </div>
    </section>
  )
}

function Winners({ seats, outcome }: { readonly seats: readonly number[]; readonly outcome: Outcome }) {
  const { language } = useTranslation()
  const { view } = useTableModel()
  const { loaded, seatStyles, board } = view
  if (seats.length === 0) return <GameEmblem game={loaded.game.id} />
  return (
    <ul className="victors">
      {seats.map((seat) => {
        const seatStyle = seatStyles[seat]
        const total = outcome.scores?.[seat]?.total
        return (
          seatStyle && (
            <li key={seat} style={inColour(seatStyle.colour)}>
              <Icon name="crown" />
              <loaded.ui.Portrait table={board?.table ?? NO_TABLE} seat={seat} seatStyle={seatStyle} language={language} />
              {total !== undefined && (
                <b>
                  <CountUp to={total} runs />
                </b>
              )}
            </li>
          )
        )
      })}
    </ul>
  )
}

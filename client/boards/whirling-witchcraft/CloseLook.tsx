import { useEffect, useRef } from 'react'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Language } from '#shared/kernel/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
import type { SeatStyle } from '../../ui/seats.ts'
import { Arcana } from './Arcana.tsx'
import { Bench } from './Bench.tsx'
import { Tiles } from './Tiles.tsx'
import type { PlayerView } from './table.ts'
import { boardText, nameOf } from './words.ts'

const NOTHING: ReadonlyMap<string, number> = new Map()

/** Another player's side of the table at full size, with names and texts. */
export function CloseLook(props: {
  readonly seat: Seat
  readonly player: PlayerView
  readonly seatStyle: SeatStyle
  readonly language: Language
  /** Cards in that player's hand that the viewer has held before. */
  readonly known: readonly string[]
  readonly onClose: () => void
}) {
  const { seat, player, seatStyle, language, known, onClose } = props
  const shut = useRef<HTMLButtonElement>(null)
  useEffect(() => shut.current?.focus(), [])
  return (
    <section className="ww-close" style={inColour(seatStyle.colour)} aria-label={boardText('look', language, { name: seatStyle.name })}>
      <header>
        <SeatBadge seatStyle={seatStyle} />
        <h2>{seatStyle.name}</h2>
        <span>{boardText('hand', language, { n: player.hand })}</span>
        <button
          ref={shut}
          type="button"
          className="iconb"
          aria-label={boardText('close', language)}
          title={boardText('close', language)}
          onClick={onClose}
        >
          <Icon name="cross" />
        </button>
      </header>
      <div className="ww-zone">
        <Bench seat={seat} bench={player.bench} language={language} arrivals={NOTHING} free={player.free} />
        <Tiles seat={seat} player={player} language={language} />
        <div className="ww-tools">
          <Arcana player={player} language={language} />
          {known.length > 0 && (
            <p className="ww-known">
              <small>{boardText('known', language)}</small>
              {known.map((card) => nameOf(card, language)).join(', ')}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

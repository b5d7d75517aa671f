import { DIAL_MAX } from '#shared/games/evenfall/content/index.ts'
import type { Language } from '#shared/kernel/words.ts'
import { boardText } from './words.ts'

const TURN = 360 / (DIAL_MAX + 1)

interface DialProps {
  /** The number that the dial shows. With undefined its lid is closed. */
  readonly value: number | undefined
  readonly label: string
  readonly language: Language
  /** The numbers that the player may set. */
  readonly range?: { readonly min: number; readonly max: number } | undefined
  readonly onTurn?: ((value: number) => void) | undefined
}

/** A brass dial from 0 to 9. Its hand points to the number. A closed lid hides it. */
export function Dial({ value, label, language, range, onTurn }: DialProps) {
  const numbers = Array.from({ length: DIAL_MAX + 1 }, (_, n) => n)
  return (
    <div className={`ev-dial ${range ? 'turnable' : ''} ${value === undefined ? 'closed' : ''}`}>
      <svg viewBox="0 0 120 120" role="img" aria-label={label}>
        <circle className="brass" cx="60" cy="60" r="56" />
        <circle className="groove" cx="60" cy="60" r="45" />
        <circle className="face" cx="60" cy="60" r="34" />
        {numbers.map((n) => {
          const angle = ((n * TURN - 90) * Math.PI) / 180
          return (
            <text
              key={n}
              className={range && (n < range.min || n > range.max) ? 'no' : ''}
              x={60 + Math.cos(angle) * 45}
              y={60 + Math.sin(angle) * 45}
            >
              {n}
            </text>
          )
        })}
        {value === undefined ? (
          <>
            <circle className="lid" cx="60" cy="60" r="34" />
            <path className="moon" d="M68 40a22 22 0 1 0 12 34 18 18 0 0 1-12-34z" />
          </>
        ) : (
          <>
            <path className="pointer" d="M60 22l6 16H54z" style={{ transform: `rotate(${value * TURN}deg)` }} />
            <text className="value" x="60" y="61">
              {value}
            </text>
          </>
        )}
      </svg>
      {range &&
        onTurn &&
        numbers
          .filter((n) => n >= range.min && n <= range.max)
          .map((n) => {
            const angle = ((n * TURN - 90) * Math.PI) / 180
            return (
              <button
                key={n}
                type="button"
                className={`ev-notch ${n === value ? 'selected' : 'selectable'}`}
                style={{ left: `${50 + Math.cos(angle) * 37.5}%`, top: `${50 + Math.sin(angle) * 37.5}%` }}
                aria-label={boardText('dialTurn', language, { n })}
                aria-pressed={n === value}
                onClick={(event) => {
                  event.stopPropagation()
                  onTurn(n)
                }}
              />
            )
          })}
    </div>
  )
}

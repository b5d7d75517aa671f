import type { ReactNode } from 'react'

export type StatusTone = 'turn' | 'wait' | 'bad' | 'past' | 'won'

/** One sentence, then the choices. The bar never moves and never covers the board. */
export function StatusBar(props: { readonly tone: StatusTone; readonly text: ReactNode; readonly hint?: ReactNode; readonly children?: ReactNode }) {
  return (
    <section className={`status-bar ${props.tone}`} aria-live="polite">
      <Sign tone={props.tone} />
      <p>
        <span>{props.text}</span>
        {props.hint && <small>{props.hint}</small>}
      </p>
      <div className="acts">{props.children}</div>
    </section>
  )
}

function Sign({ tone }: { readonly tone: StatusTone }) {
  switch (tone) {
    case 'bad':
      return (
        <svg className="sign" viewBox="0 0 44 44" aria-hidden="true">
          <path className="bad" d="M22 6l18 32H4z" />
          <path className="cut" d="M22 17v10M22 32v.5" />
        </svg>
      )
    case 'past':
      return (
        <svg className="sign" viewBox="0 0 44 44" aria-hidden="true">
          <path className="glass" d="M12 5h20M12 39h20M14 5c0 10 6 12 8 17 2-5 8-7 8-17M14 39c0-10 6-12 8-17 2 5 8 7 8 17" />
          <path className="sand" d="M16 37c1-5 4-7 6-9 2 2 5 4 6 9zM18 14h8c-1 3-3 5-4 7-1-2-3-4-4-7z" />
        </svg>
      )
    default:
      return <Candle lit={tone !== 'wait'} />
  }
}

/** A candle that burns during the player's turn and smokes while they wait. */
function Candle({ lit }: { readonly lit: boolean }) {
  return (
    <svg className="sign" viewBox="0 0 44 44" aria-hidden="true">
      <path d="M17 20h10v18H17z" fill="#f4edda" stroke="#b7935a" strokeWidth="1.500" />
      <path d="M12 38h20v4H12z" fill="#b7935a" />
      {lit ? (
        <g className="flame">
          <path d="M22 4c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 4-5 6-11z" fill="#f2b84b" />
          <path d="M22 11c2 3 2.500 4 2.500 5.500a2.500 2.500 0 0 1-5 0c0-1.500 1.500-2.500 2.500-5.500z" fill="#fff3cf" />
        </g>
      ) : (
        <path className="smoke" d="M22 18c-3-4 3-5 0-9s1-5 0-6" />
      )}
    </svg>
  )
}

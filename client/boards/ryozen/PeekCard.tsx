import type { Card } from './cards.tsx'
import { Sign } from './Sprite.tsx'

/** A card large enough to read. */
export function PeekCard({ card }: { readonly card: Card }) {
  return (
    <article className={`ry-card of-${card.family}`}>
      <div className="art">{card.art}</div>
      <span className="kw">{card.ribbon}</span>
      <h3>{card.name}</h3>
      {card.lines.map(({ sign, text }) => (
        <p key={text}>
          {sign && <Sign name={sign} />}
          <span>{text}</span>
        </p>
      ))}
      {card.facts.length > 0 && (
        <ul>
          {card.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </article>
  )
}

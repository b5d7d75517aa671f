import { dominoOf } from '#shared/games/witchstone/things.ts'
import { Gem } from './Gem.tsx'
import { HEX } from './geometry.ts'
import { ScrollCard } from './Scroll.tsx'
import { SignIcon } from './Sprite.tsx'
import { Key, TouchProvider, touchingOf } from './Touch.tsx'
import type { Props } from './table.ts'
import { boardText, nameOf, nameOfOption } from './words.ts'

const STEP = (HEX * Math.sqrt(3)) / 2

function Tile({ domino, chosen, language }: { readonly domino: string; readonly chosen: boolean; readonly language: Props['language'] }) {
  const { a, b } = dominoOf(domino)
  return (
    <Key target={domino} label={nameOf(domino, language)} className={`ws-domino ${chosen ? 'chosen' : ''}`}>
      <svg viewBox={`${-2 * STEP - 4} ${-HEX - 4} ${4 * STEP + 8} ${2 * HEX + 8}`} aria-hidden="true">
        <line className="ws-bridge" x1={-STEP} x2={STEP} y1="0" y2="0" />
        <g transform={`translate(${-STEP} 0)`}>
          <Gem kind={a} />
        </g>
        <g transform={`translate(${STEP} 0)`}>
          <Gem kind={b} />
        </g>
      </svg>
    </Key>
  )
}

/** WS-10.9: the persistent choice to hide one's scrolls. It stands beside them. */
const PRIVACY = [
  { target: 'hide-scrolls', shape: 'veil', word: 'hideScrolls' },
  { target: 'show-scrolls', shape: 'eye', word: 'showScrolls' },
] as const

/** The dominoes and scrolls behind the player's screen. */
export function Hand(props: Props) {
  const { selectable, language, seat } = props
  const hand = props.hand
  const player = seat === undefined ? undefined : props.table.players[seat]
  if (!hand || !player) return undefined
  return (
    <TouchProvider value={touchingOf(props)}>
      <div className="ws-hand">
        <section aria-label={boardText('dominoes', language)}>
          <h3>
            {boardText('dominoes', language)} <small>{boardText('left', language, { n: player.supply })}</small>
          </h3>
          <div className="ws-dominoes">
            {hand.dominoes.map((domino) => (
              <Tile key={domino} domino={domino} chosen={hand.chosen === domino} language={language} />
            ))}
          </div>
        </section>
        <section className="ws-mine" aria-label={boardText('yourScrolls', language)}>
          <h3>
            {boardText('yourScrolls', language)}
            {hand.boosters.length > 0 && <small>{boardText('used', language, { n: hand.boosters.length })}</small>}
            {player.stacked && <small>{boardText('hidden', language)}</small>}
          </h3>
          {PRIVACY.map(
            ({ target, shape, word }) =>
              selectable.has(target) && (
                <Key key={target} target={target} label={nameOfOption(target, language)} className="ws-aside">
                  <SignIcon shape={shape} />
                  <span>{boardText(word, language)}</span>
                </Key>
              ),
          )}
          <div className="ws-held">
            {hand.scrolls.length === 0 && <p className="ws-none">{boardText('noScrolls', language)}</p>}
            {hand.scrolls.map((card) => {
              const prospect = hand.prospects.find(({ what }) => what === card)
              return <ScrollCard key={card} card={card} language={language} note={prospect && boardText('now', language, { n: prospect.points })} />
            })}
          </div>
        </section>
      </div>
    </TouchProvider>
  )
}

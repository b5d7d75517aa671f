import { kindOf } from '#shared/games/ryozen/tiles.ts'
import { type Play, playOf } from './play.ts'
import { RevelationFace } from './Revelations.tsx'
import { Tips } from './Rules.tsx'
import { Target } from './Target.tsx'
import { TilePicture } from './Tile.tsx'
import type { Props } from './table.ts'
import { pilesOf } from './table.ts'
import { boardText, nameOf, textOf } from './words.ts'

/** The companions in hand and the revelations that the player kept. */
export function Hand(props: Props) {
  const play = playOf(props)
  const { view, seat, language } = play
  const own = seat === undefined ? undefined : view.players[seat]
  if (view.phase === 'draft' || !own) return <Tips language={language} />
  const piles = pilesOf(own.hand, kindOf)
  return (
    <div className="ry-hand">
      <ul className="ry-companions" aria-label={boardText('hand', language)}>
        {piles.map((pile) => (
          <Companion key={pile[0]} play={play} pile={pile} />
        ))}
        {piles.length === 0 && <li className="ry-empty">{boardText('noHand', language)}</li>}
      </ul>
      <ul className="ry-kept" aria-label={boardText('kept', language)}>
        {own.kept.map((card) => (
          <li key={card}>
            <Target
              play={play}
              target={card}
              label={`${nameOf(card, language)}. ${textOf(card, language)}`}
              className="ry-tile-card revelation kept"
              readable
            >
              <RevelationFace card={card} language={language} />
            </Target>
          </li>
        ))}
        {own.kept.length === 0 && <li className="ry-empty">{boardText('noKept', language)}</li>}
      </ul>
    </div>
  )
}

/** A pile of companions of one kind. The selectable one is on top. */
function Companion({ play, pile }: { readonly play: Play; readonly pile: readonly string[] }) {
  const { view, seatStyles, language, selectable, selected } = play
  const tile = pile.find((one) => selectable.has(one) || selected.includes(one)) ?? pile[0] ?? ''
  const name = nameOf(tile, language)
  return (
    <li className={`${pile.length > 1 ? 'many' : ''} ${selected.includes(tile) ? 'open' : ''}`}>
      <Target
        play={play}
        target={tile}
        label={`${name}${pile.length > 1 ? ` ×${pile.length}` : ''}. ${textOf(tile, language)}`}
        className="ry-companion"
        readable
        unfolds
      >
        <TilePicture tile={tile} players={view.players} seatStyles={seatStyles} />
        <b>{name}</b>
        <span className="tx">{textOf(tile, language)}</span>
        {pile.length > 1 && <span className="times">×{pile.length}</span>}
      </Target>
    </li>
  )
}
